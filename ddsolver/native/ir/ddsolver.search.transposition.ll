source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_transposition_shape_of(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  br label %5

4:                                                ; preds = %5
  store i64 %34, ptr %0, align 8
  ret i32 0

5:                                                ; preds = %5, %3
  %6 = phi i64 [ 0, %3 ], [ %34, %5 ]
  %7 = phi i64 [ 0, %3 ], [ %35, %5 ]
  %8 = shl i64 %7, 3
  %9 = add i64 %8, %2
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = shl nsw i64 %7, 4
  %13 = and i64 %11, 8191
  %14 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %13)
  %15 = shl i64 %14, %12
  %16 = add nsw i64 %15, %6
  %17 = lshr i64 %11, 16
  %18 = and i64 %17, 8191
  %19 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %18)
  %20 = or disjoint i64 %12, 4
  %21 = shl i64 %19, %20
  %22 = add nsw i64 %21, %16
  %23 = lshr i64 %11, 32
  %24 = and i64 %23, 8191
  %25 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %24)
  %26 = or disjoint i64 %12, 8
  %27 = shl i64 %25, %26
  %28 = add nsw i64 %27, %22
  %29 = lshr i64 %11, 48
  %30 = and i64 %29, 8191
  %31 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %30)
  %32 = or disjoint i64 %12, 12
  %33 = shl i64 %31, %32
  %34 = add nsw i64 %33, %28
  %35 = add nuw nsw i64 %7, 1
  %36 = icmp eq i64 %35, 4
  br i1 %36, label %4, label %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define i32 @kernel.declarer_ddsolver_search_transposition_shape_key(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = and i64 %2, -4026531841
  %6 = shl i64 %3, 28
  %7 = or i64 %6, %5
  store i64 %7, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_transposition_key_now(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = add i64 %2, 64
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, 4357703544722667091
  %9 = add nsw i64 %8, %3
  store i64 %9, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_transposition_tops_key(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = mul i64 %3, 1983613069789375825
  %6 = add i64 %5, 1983613069789375825
  %7 = xor i64 %6, %2
  store i64 %7, ptr %0, align 8
  ret i32 0
}

; Function Attrs: alwaysinline
define i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) #1 {
  %6 = ashr i64 %3, 32
  %7 = xor i64 %6, %3
  %8 = mul nsw i64 %7, 5700357409661599243
  %9 = add i64 %2, 80
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = ashr i64 %8, 40
  %13 = add i64 %2, 88
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, -1
  %17 = and i64 %16, %12
  %18 = shl nsw i64 %17, 3
  %19 = add nsw i64 %18, %11
  %20 = shl i64 %19, 3
  %21 = add i64 %20, %2
  %22 = inttoptr i64 %21 to ptr
  tail call void @llvm.prefetch.p0(ptr %22, i32 0, i32 3, i32 1)
  store i64 %19, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %3, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %4, ptr %24, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

define i32 @kernel.declarer_ddsolver_search_transposition_forget(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  %4 = add i64 %2, 64
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = add i64 %2, 96
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %2, 72
  %12 = inttoptr i64 %11 to ptr
  store i64 %10, ptr %12, align 8
  %13 = add i64 %2, 112
  %14 = inttoptr i64 %13 to ptr
  store i64 0, ptr %14, align 8
  %15 = add i64 %2, 120
  %16 = inttoptr i64 %15 to ptr
  store i64 0, ptr %16, align 8
  %17 = add i64 %2, 216
  %18 = inttoptr i64 %17 to ptr
  store i64 0, ptr %18, align 8
  store ptr null, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = add i64 %3, 4
  %11 = shl i64 %3, 3
  %12 = add i64 %11, %2
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, %4
  %16 = select i1 %15, i64 %3, i64 -1
  %17 = shl i64 %10, 3
  %18 = add i64 %17, %2
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %4
  %22 = select i1 %21, i64 %10, i64 %16
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %78, %74, %70, %64, %28, %9
  %25 = phi i64 [ 0, %74 ], [ 1, %70 ], [ -1, %9 ], [ -1, %64 ], [ -1, %78 ], [ -1, %28 ]
  %26 = phi i64 [ %52, %74 ], [ %52, %70 ], [ 0, %9 ], [ 0, %64 ], [ 0, %78 ], [ 0, %28 ]
  store i64 %25, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %26, ptr %27, align 8
  ret i32 0

28:                                               ; preds = %9
  %29 = lshr i64 %5, 1
  %30 = add nuw i64 %29, 1
  %31 = add nuw i64 %30, %22
  %32 = shl i64 %31, 3
  %33 = add i64 %32, %2
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %5, 5
  %37 = and i64 %36, 32
  %38 = ashr i64 %35, %37
  %39 = and i64 %38, 4294967295
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %24, label %41

41:                                               ; preds = %28
  %42 = add i64 %2, 16
  %43 = add i64 %2, 8
  %44 = add i64 %2, 24
  br label %45

45:                                               ; preds = %64, %41
  %46 = phi i64 [ %39, %41 ], [ %68, %64 ]
  br label %47

47:                                               ; preds = %78, %45
  %48 = phi i64 [ %82, %78 ], [ %46, %45 ]
  %49 = shl nsw i64 %48, 3
  %50 = add i64 %42, %49
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = add i64 %49, %2
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = xor i64 %55, %6
  %57 = add i64 %43, %49
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = xor i64 %59, %7
  %61 = or i64 %60, %56
  %62 = and i64 %61, %52
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %70, label %64

64:                                               ; preds = %47
  %65 = add i64 %44, %49
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = and i64 %67, 4294967295
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %24, label %45

70:                                               ; preds = %47
  %71 = lshr i64 %55, 52
  %72 = and i64 %71, 15
  %73 = icmp slt i64 %72, %8
  br i1 %73, label %74, label %24

74:                                               ; preds = %70
  %75 = lshr i64 %55, 56
  %76 = and i64 %75, 15
  %77 = icmp samesign ult i64 %76, %8
  br i1 %77, label %24, label %78

78:                                               ; preds = %74
  %79 = add i64 %44, %49
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  %82 = ashr i64 %81, 32
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %24, label %47
}

define i32 @kernel.declarer_ddsolver_search_transposition__in_use(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = add i64 %2, 64
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 4
  %9 = or i64 %8, %3
  store i64 %9, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_transposition__free(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = add i64 %2, 24
  %6 = add i64 %2, 112
  %7 = inttoptr i64 %6 to ptr
  %8 = shl i64 %3, 3
  %9 = add i64 %8, 8
  %10 = add i64 %9, %2
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 4294967295
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %35, label %15

15:                                               ; preds = %30, %4
  %16 = phi i64 [ %31, %30 ], [ 0, %4 ]
  %17 = phi i64 [ %22, %30 ], [ %13, %4 ]
  %18 = shl nsw i64 %17, 3
  %19 = add i64 %5, %18
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = ashr i64 %21, 32
  %23 = and i64 %17, 15
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %15
  %26 = load i64, ptr %7, align 8
  %27 = add i64 %18, %2
  %28 = inttoptr i64 %27 to ptr
  store i64 %26, ptr %28, align 8
  store i64 %17, ptr %7, align 8
  %29 = add nsw i64 %16, 1
  br label %30

30:                                               ; preds = %25, %15
  %31 = phi i64 [ %29, %25 ], [ %16, %15 ]
  %32 = icmp eq i64 %22, 0
  br i1 %32, label %33, label %15

33:                                               ; preds = %30
  %34 = load i64, ptr %11, align 8
  br label %35

35:                                               ; preds = %33, %4
  %36 = phi i64 [ %12, %4 ], [ %34, %33 ]
  %37 = phi i64 [ 0, %4 ], [ %31, %33 ]
  %38 = lshr i64 %36, 32
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %58, label %40

40:                                               ; preds = %55, %35
  %41 = phi i64 [ %56, %55 ], [ %37, %35 ]
  %42 = phi i64 [ %47, %55 ], [ %38, %35 ]
  %43 = shl nsw i64 %42, 3
  %44 = add i64 %5, %43
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = ashr i64 %46, 32
  %48 = and i64 %42, 15
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %40
  %51 = load i64, ptr %7, align 8
  %52 = add i64 %43, %2
  %53 = inttoptr i64 %52 to ptr
  store i64 %51, ptr %53, align 8
  store i64 %42, ptr %7, align 8
  %54 = add nsw i64 %41, 1
  br label %55

55:                                               ; preds = %50, %40
  %56 = phi i64 [ %54, %50 ], [ %41, %40 ]
  %57 = icmp eq i64 %47, 0
  br i1 %57, label %58, label %40

58:                                               ; preds = %55, %35
  %59 = phi i64 [ %37, %35 ], [ %56, %55 ]
  %60 = shl i64 %3, 3
  %61 = add i64 %60, 16
  %62 = add i64 %61, %2
  %63 = inttoptr i64 %62 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = and i64 %64, 4294967295
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %87, label %67

67:                                               ; preds = %82, %58
  %68 = phi i64 [ %83, %82 ], [ %59, %58 ]
  %69 = phi i64 [ %74, %82 ], [ %65, %58 ]
  %70 = shl nsw i64 %69, 3
  %71 = add i64 %5, %70
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = ashr i64 %73, 32
  %75 = and i64 %69, 15
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %82

77:                                               ; preds = %67
  %78 = load i64, ptr %7, align 8
  %79 = add i64 %70, %2
  %80 = inttoptr i64 %79 to ptr
  store i64 %78, ptr %80, align 8
  store i64 %69, ptr %7, align 8
  %81 = add nsw i64 %68, 1
  br label %82

82:                                               ; preds = %77, %67
  %83 = phi i64 [ %81, %77 ], [ %68, %67 ]
  %84 = icmp eq i64 %74, 0
  br i1 %84, label %85, label %67

85:                                               ; preds = %82
  %86 = load i64, ptr %63, align 8
  br label %87

87:                                               ; preds = %85, %58
  %88 = phi i64 [ %64, %58 ], [ %86, %85 ]
  %89 = phi i64 [ %59, %58 ], [ %83, %85 ]
  %90 = lshr i64 %88, 32
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %110, label %92

92:                                               ; preds = %107, %87
  %93 = phi i64 [ %108, %107 ], [ %89, %87 ]
  %94 = phi i64 [ %99, %107 ], [ %90, %87 ]
  %95 = shl nsw i64 %94, 3
  %96 = add i64 %5, %95
  %97 = inttoptr i64 %96 to ptr
  %98 = load i64, ptr %97, align 8
  %99 = ashr i64 %98, 32
  %100 = and i64 %94, 15
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %107

102:                                              ; preds = %92
  %103 = load i64, ptr %7, align 8
  %104 = add i64 %95, %2
  %105 = inttoptr i64 %104 to ptr
  store i64 %103, ptr %105, align 8
  store i64 %94, ptr %7, align 8
  %106 = add nsw i64 %93, 1
  br label %107

107:                                              ; preds = %102, %92
  %108 = phi i64 [ %106, %102 ], [ %93, %92 ]
  %109 = icmp eq i64 %99, 0
  br i1 %109, label %110, label %92

110:                                              ; preds = %107, %87
  %111 = phi i64 [ %89, %87 ], [ %108, %107 ]
  %112 = shl i64 %3, 3
  %113 = add i64 %2, 8
  %114 = add i64 %113, %112
  %115 = inttoptr i64 %114 to ptr
  store i64 0, ptr %115, align 8
  %116 = add i64 %2, 16
  %117 = add i64 %116, %112
  %118 = inttoptr i64 %117 to ptr
  store i64 0, ptr %118, align 8
  store i64 %111, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_transposition__make_room(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = add i64 %2, 104
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %2, 96
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %10, %13
  %15 = ashr i64 %14, 5
  %16 = add i64 %2, 80
  %17 = inttoptr i64 %16 to ptr
  %18 = add i64 %2, 24
  br label %43

19:                                               ; preds = %43, %34
  %20 = phi i64 [ %35, %34 ], [ %44, %43 ]
  %21 = phi i64 [ %23, %34 ], [ %55, %43 ]
  %22 = phi i64 [ %24, %34 ], [ %51, %43 ]
  %23 = add nsw i64 %21, -1
  %24 = add i64 %22, 4
  %25 = shl i64 %22, 3
  %26 = add i64 %18, %25
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %50
  br i1 %29, label %30, label %34

30:                                               ; preds = %19
  store i64 0, ptr %6, align 8
  %31 = call i32 @kernel.declarer_ddsolver_search_transposition__free(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %22)
  %32 = load i64, ptr %6, align 8
  %33 = sub nsw i64 %20, %32
  store i64 0, ptr %27, align 8
  br label %34

34:                                               ; preds = %30, %19
  %35 = phi i64 [ %33, %30 ], [ %20, %19 ]
  %36 = icmp samesign ugt i64 %21, 1
  br i1 %36, label %19, label %37

37:                                               ; preds = %43, %34
  %38 = phi i64 [ %44, %43 ], [ %35, %34 ]
  %39 = icmp sgt i64 %38, 0
  %40 = icmp samesign ugt i64 %45, 1
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %43, label %42

42:                                               ; preds = %37
  store ptr null, ptr %0, align 8
  ret i32 0

43:                                               ; preds = %37, %3
  %44 = phi i64 [ %15, %3 ], [ %38, %37 ]
  %45 = phi i64 [ 12, %3 ], [ %47, %37 ]
  %46 = phi i64 [ 2, %3 ], [ %48, %37 ]
  %47 = add nsw i64 %45, -1
  %48 = add nuw nsw i64 %46, 1
  store i64 0, ptr %4, align 8
  %49 = call i32 @kernel.declarer_ddsolver_search_transposition__in_use(ptr nonnull %4, ptr nonnull %5, i64 %2, i64 %46)
  %50 = load i64, ptr %4, align 8
  %51 = load i64, ptr %17, align 8
  %52 = load i64, ptr %12, align 8
  %53 = sub i64 %52, %51
  %54 = add nuw i64 %53, 3
  %55 = lshr i64 %54, 2
  %56 = icmp slt i64 %53, 1
  %57 = icmp eq i64 %55, 0
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %37, label %19
}

define i32 @kernel.declarer_ddsolver_search_transposition__new_node(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = icmp eq i64 %3, 0
  br i1 %7, label %24, label %62

8:                                                ; preds = %62
  %9 = or disjoint i64 %63, 8
  %10 = shl i64 %9, 3
  %11 = add i64 %65, %10
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, -1
  br i1 %14, label %22, label %15

15:                                               ; preds = %8
  %16 = or disjoint i64 %63, 12
  %17 = shl i64 %16, 3
  %18 = add i64 %65, %17
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, -1
  br i1 %21, label %22, label %24

22:                                               ; preds = %71, %62, %34, %15, %8
  %23 = phi i64 [ %45, %71 ], [ %16, %15 ], [ %64, %62 ], [ %9, %8 ], [ 0, %34 ]
  store i64 %23, ptr %0, align 8
  ret i32 0

24:                                               ; preds = %15, %4
  %25 = add i64 %2, 112
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %34, label %29

29:                                               ; preds = %24
  %30 = shl i64 %27, 3
  %31 = add i64 %30, %2
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %26, align 8
  br label %44

34:                                               ; preds = %24
  %35 = add i64 %2, 72
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 16
  %39 = add i64 %2, 104
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %38, %41
  br i1 %42, label %22, label %43

43:                                               ; preds = %34
  store i64 %38, ptr %36, align 8
  br label %44

44:                                               ; preds = %43, %29
  %45 = phi i64 [ %27, %29 ], [ %37, %43 ]
  %46 = add i64 %2, 120
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, 16
  store i64 %49, ptr %47, align 8
  %50 = add i64 %2, 216
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = sub nsw i64 %49, %52
  %54 = icmp sgt i64 %53, 32767
  br i1 %54, label %55, label %71

55:                                               ; preds = %44
  %56 = add i64 %2, 168
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %53, %58
  br i1 %59, label %60, label %71

60:                                               ; preds = %55
  store ptr null, ptr %5, align 8
  %61 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %53)
  br label %71

62:                                               ; preds = %4
  %63 = and i64 %3, -16
  %64 = or disjoint i64 %63, 4
  %65 = add i64 %2, 24
  %66 = shl i64 %64, 3
  %67 = add i64 %65, %66
  %68 = inttoptr i64 %67 to ptr
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, -1
  br i1 %70, label %22, label %8

71:                                               ; preds = %60, %55, %44
  %72 = add i64 %2, 24
  %73 = shl i64 %45, 3
  %74 = add i64 %73, 32
  %75 = add i64 %72, %74
  %76 = inttoptr i64 %75 to ptr
  store i64 -1, ptr %76, align 8
  %77 = shl i64 %45, 3
  %78 = add i64 %77, 64
  %79 = add i64 %72, %78
  %80 = inttoptr i64 %79 to ptr
  store i64 -1, ptr %80, align 8
  %81 = shl i64 %45, 3
  %82 = add i64 %81, 96
  %83 = add i64 %72, %82
  %84 = inttoptr i64 %83 to ptr
  store i64 -1, ptr %84, align 8
  br label %22
}

declare i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr, ptr, i64, i64)

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_transposition_store(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  store i64 0, ptr %13, align 8
  %25 = call i32 @kernel.declarer_ddsolver_search_transposition__in_use(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %6)
  %26 = load i64, ptr %13, align 8
  %27 = add i64 %3, 4
  %28 = shl i64 %3, 3
  %29 = add i64 %28, %2
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, %4
  %33 = select i1 %32, i64 %3, i64 -1
  %34 = shl i64 %27, 3
  %35 = add i64 %34, %2
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %4
  %39 = select i1 %38, i64 %27, i64 %33
  %40 = and i64 %9, %7
  %41 = and i64 %9, %8
  %42 = icmp slt i64 %39, 0
  br i1 %42, label %252, label %43

43:                                               ; preds = %252, %12
  %44 = phi i64 [ %39, %12 ], [ %267, %252 ]
  %45 = shl i64 %44, 3
  %46 = add i64 %45, %2
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, %4
  %50 = add i64 %2, 24
  %51 = add i64 %50, %45
  %52 = inttoptr i64 %51 to ptr
  br i1 %49, label %53, label %56

53:                                               ; preds = %43
  %54 = load i64, ptr %52, align 8
  %55 = icmp eq i64 %54, %26
  br i1 %55, label %69, label %56

56:                                               ; preds = %53, %43
  %57 = load i64, ptr %52, align 8
  %58 = xor i64 %57, %26
  %59 = icmp ult i64 %58, 16
  br i1 %59, label %60, label %62

60:                                               ; preds = %56
  store i64 0, ptr %15, align 8
  %61 = call i32 @kernel.declarer_ddsolver_search_transposition__free(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %44)
  br label %62

62:                                               ; preds = %60, %56
  store i64 %4, ptr %47, align 8
  %63 = add i64 %2, 8
  %64 = add i64 %63, %45
  %65 = inttoptr i64 %64 to ptr
  store i64 0, ptr %65, align 8
  %66 = add i64 %2, 16
  %67 = add i64 %66, %45
  %68 = inttoptr i64 %67 to ptr
  store i64 0, ptr %68, align 8
  store i64 %26, ptr %52, align 8
  br label %69

69:                                               ; preds = %62, %53
  %70 = lshr i64 %5, 1
  %71 = add nuw i64 %70, 1
  %72 = add i64 %71, %44
  %73 = shl i64 %72, 3
  %74 = add i64 %73, %2
  %75 = inttoptr i64 %74 to ptr
  %76 = load i64, ptr %75, align 8
  %77 = shl i64 %5, 5
  %78 = and i64 %77, 32
  %79 = ashr i64 %76, %78
  %80 = and i64 %79, 4294967295
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %205, label %82

82:                                               ; preds = %69
  %83 = add i64 %2, 16
  %84 = xor i64 %9, -1
  %85 = add i64 %2, 8
  %86 = add i64 %2, 24
  br label %87

87:                                               ; preds = %161, %82
  %88 = phi i64 [ 0, %82 ], [ %128, %161 ]
  %89 = phi i64 [ %11, %82 ], [ %127, %161 ]
  %90 = phi i64 [ %10, %82 ], [ %126, %161 ]
  %91 = phi i64 [ %80, %82 ], [ %165, %161 ]
  %92 = shl nuw nsw i64 %91, 3
  %93 = add i64 %83, %92
  %94 = inttoptr i64 %93 to ptr
  %95 = load i64, ptr %94, align 8
  %96 = and i64 %95, %84
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %105, label %124

98:                                               ; preds = %172
  %99 = shl nsw i64 %176, 3
  %100 = add i64 %83, %99
  %101 = inttoptr i64 %100 to ptr
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, %84
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %124

105:                                              ; preds = %98, %87
  %106 = phi i64 [ %102, %98 ], [ %95, %87 ]
  %107 = phi ptr [ %101, %98 ], [ %94, %87 ]
  %108 = phi i64 [ %111, %98 ], [ %88, %87 ]
  %109 = phi i64 [ %273, %98 ], [ %89, %87 ]
  %110 = phi i64 [ %171, %98 ], [ %90, %87 ]
  %111 = phi i64 [ %176, %98 ], [ %91, %87 ]
  %112 = shl nsw i64 %111, 3
  %113 = add i64 %112, %2
  %114 = inttoptr i64 %113 to ptr
  %115 = load i64, ptr %114, align 8
  %116 = xor i64 %115, %40
  %117 = add i64 %85, %112
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %118, align 8
  %120 = xor i64 %119, %41
  %121 = or i64 %120, %116
  %122 = and i64 %121, %106
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %167, label %124

124:                                              ; preds = %105, %98, %87
  %125 = phi i64 [ %91, %87 ], [ %111, %105 ], [ %176, %98 ]
  %126 = phi i64 [ %90, %87 ], [ %110, %105 ], [ %171, %98 ]
  %127 = phi i64 [ %89, %87 ], [ %109, %105 ], [ %273, %98 ]
  %128 = phi i64 [ %88, %87 ], [ %108, %105 ], [ %111, %98 ]
  %129 = phi ptr [ %94, %87 ], [ %107, %105 ], [ %101, %98 ]
  %130 = phi i64 [ %95, %87 ], [ %106, %105 ], [ %102, %98 ]
  %131 = and i64 %130, %9
  %132 = icmp eq i64 %131, %9
  %133 = shl nsw i64 %125, 3
  br i1 %132, label %134, label %161

134:                                              ; preds = %124
  %135 = add i64 %133, %2
  %136 = inttoptr i64 %135 to ptr
  %137 = load i64, ptr %136, align 8
  %138 = add i64 %85, %133
  %139 = inttoptr i64 %138 to ptr
  %140 = load i64, ptr %139, align 8
  %141 = xor i64 %137, %7
  %142 = xor i64 %140, %8
  %143 = or i64 %142, %141
  %144 = and i64 %143, %9
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %134
  %147 = add i64 %86, %133
  %148 = inttoptr i64 %147 to ptr
  %149 = load i64, ptr %148, align 8
  %150 = ashr i64 %149, 32
  %151 = and i64 %149, 4294967295
  %152 = icmp eq i64 %150, %151
  br i1 %152, label %153, label %161

153:                                              ; preds = %146
  %154 = lshr i64 %137, 52
  %155 = and i64 %154, 15
  %156 = icmp sgt i64 %155, %126
  br i1 %156, label %161, label %157

157:                                              ; preds = %153
  %158 = lshr i64 %137, 56
  %159 = and i64 %158, 15
  %160 = icmp slt i64 %159, %127
  br i1 %160, label %161, label %185

161:                                              ; preds = %157, %153, %146, %134, %124
  %162 = add i64 %86, %133
  %163 = inttoptr i64 %162 to ptr
  %164 = load i64, ptr %163, align 8
  %165 = and i64 %164, 4294967295
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %178, label %87

167:                                              ; preds = %105
  %168 = lshr i64 %115, 52
  %169 = and i64 %168, 15
  store i64 0, ptr %17, align 8
  %170 = call i32 @0(ptr nonnull %17, ptr nonnull %18, i64 %110, i64 %169)
  %171 = load i64, ptr %17, align 8
  switch i32 %170, label %274 [
    i32 -2, label %268
    i32 0, label %268
  ], !prof !0

172:                                              ; preds = %275
  %173 = add i64 %86, %112
  %174 = inttoptr i64 %173 to ptr
  %175 = load i64, ptr %174, align 8
  %176 = ashr i64 %175, 32
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %98

178:                                              ; preds = %172, %161
  %179 = phi i64 [ %273, %172 ], [ %127, %161 ]
  %180 = phi i64 [ %171, %172 ], [ %126, %161 ]
  %181 = phi i64 [ %111, %172 ], [ %128, %161 ]
  %182 = icmp slt i64 %181, 0
  br i1 %182, label %195, label %196

183:                                              ; preds = %277, %274, %245, %243, %235, %195
  %184 = phi i32 [ 0, %195 ], [ 0, %235 ], [ 0, %243 ], [ 0, %245 ], [ %170, %274 ], [ %272, %277 ]
  ret i32 %184

185:                                              ; preds = %275, %157
  %186 = phi i64 [ %126, %157 ], [ %171, %275 ]
  %187 = phi i64 [ %127, %157 ], [ %273, %275 ]
  %188 = phi ptr [ %136, %157 ], [ %114, %275 ]
  %189 = phi ptr [ %139, %157 ], [ %118, %275 ]
  %190 = phi ptr [ %129, %157 ], [ %107, %275 ]
  %191 = shl i64 %186, 52
  %192 = shl i64 %187, 56
  %193 = or i64 %191, %192
  %194 = or i64 %193, %40
  store i64 %194, ptr %188, align 8
  store i64 %41, ptr %189, align 8
  store i64 %9, ptr %190, align 8
  br label %195

195:                                              ; preds = %185, %178
  store ptr null, ptr %0, align 8
  br label %183

196:                                              ; preds = %178
  %197 = icmp eq i64 %181, 0
  br i1 %197, label %205, label %198

198:                                              ; preds = %196
  %199 = shl nuw nsw i64 %181, 3
  %200 = add i64 %2, 24
  %201 = add i64 %200, %199
  %202 = inttoptr i64 %201 to ptr
  %203 = load i64, ptr %202, align 8
  %204 = ashr i64 %203, 32
  br label %205

205:                                              ; preds = %198, %196, %69
  %206 = phi i1 [ false, %198 ], [ true, %196 ], [ true, %69 ]
  %207 = phi i64 [ %179, %198 ], [ %179, %196 ], [ %11, %69 ]
  %208 = phi i64 [ %180, %198 ], [ %180, %196 ], [ %10, %69 ]
  %209 = phi i64 [ %181, %198 ], [ 0, %196 ], [ 0, %69 ]
  %210 = phi i64 [ %204, %198 ], [ %80, %196 ], [ 0, %69 ]
  %211 = icmp eq i64 %210, 0
  %212 = select i1 %211, i64 %209, i64 %210
  store i64 0, ptr %21, align 8
  %213 = call i32 @kernel.declarer_ddsolver_search_transposition__new_node(ptr nonnull %21, ptr nonnull %22, i64 %2, i64 %212)
  %214 = load i64, ptr %21, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %243, label %216

216:                                              ; preds = %205
  %217 = shl i64 %208, 52
  %218 = shl i64 %207, 56
  %219 = or i64 %218, %217
  %220 = or i64 %219, %40
  %221 = shl i64 %214, 3
  %222 = add i64 %221, %2
  %223 = inttoptr i64 %222 to ptr
  store i64 %220, ptr %223, align 8
  %224 = add i64 %2, 8
  %225 = add i64 %224, %221
  %226 = inttoptr i64 %225 to ptr
  store i64 %41, ptr %226, align 8
  %227 = add i64 %2, 16
  %228 = add i64 %227, %221
  %229 = inttoptr i64 %228 to ptr
  store i64 %9, ptr %229, align 8
  %230 = shl i64 %210, 32
  %231 = or i64 %230, %210
  %232 = add i64 %2, 24
  %233 = add i64 %232, %221
  %234 = inttoptr i64 %233 to ptr
  store i64 %231, ptr %234, align 8
  br i1 %206, label %245, label %235

235:                                              ; preds = %216
  %236 = shl nuw nsw i64 %209, 3
  %237 = add i64 %232, %236
  %238 = inttoptr i64 %237 to ptr
  %239 = load i64, ptr %238, align 8
  %240 = and i64 %239, 4294967295
  %241 = shl i64 %214, 32
  %242 = or disjoint i64 %240, %241
  store i64 %242, ptr %238, align 8
  store ptr null, ptr %0, align 8
  br label %183

243:                                              ; preds = %205
  store ptr null, ptr %23, align 8
  %244 = call i32 @kernel.declarer_ddsolver_search_transposition__make_room(ptr nonnull %23, ptr nonnull %24, i64 %2)
  store ptr null, ptr %0, align 8
  br label %183

245:                                              ; preds = %216
  %246 = load i64, ptr %75, align 8
  %247 = shl nuw i64 4294967295, %78
  %248 = xor i64 %247, -1
  %249 = and i64 %246, %248
  %250 = shl i64 %214, %78
  %251 = or i64 %249, %250
  store i64 %251, ptr %75, align 8
  store ptr null, ptr %0, align 8
  br label %183

252:                                              ; preds = %12
  %253 = and i64 %4, 4
  %254 = add i64 %2, 24
  %255 = add i64 %254, %28
  %256 = inttoptr i64 %255 to ptr
  %257 = load i64, ptr %256, align 8
  %258 = xor i64 %257, %26
  %259 = icmp ult i64 %258, 16
  %260 = select i1 %259, i64 %253, i64 0
  %261 = add nsw i64 %3, %260
  %262 = add i64 %254, %34
  %263 = inttoptr i64 %262 to ptr
  %264 = load i64, ptr %263, align 8
  %265 = xor i64 %264, %26
  %266 = icmp ult i64 %265, 16
  %267 = select i1 %266, i64 %261, i64 %27
  br label %43

268:                                              ; preds = %167, %167
  %269 = load i64, ptr %114, align 8
  %270 = lshr i64 %269, 56
  %271 = and i64 %270, 15
  store i64 0, ptr %19, align 8
  %272 = call i32 @1(ptr nonnull %19, ptr nonnull %20, i64 %109, i64 %271)
  %273 = load i64, ptr %19, align 8
  switch i32 %272, label %277 [
    i32 -2, label %275
    i32 0, label %275
  ], !prof !0

274:                                              ; preds = %167
  store ptr null, ptr %1, align 8
  br label %183

275:                                              ; preds = %268, %268
  %276 = icmp eq i64 %106, %9
  br i1 %276, label %185, label %172

277:                                              ; preds = %268
  store ptr null, ptr %1, align 8
  br label %183
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #3 {
  %5 = tail call i64 @llvm.smax.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @1(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #3 {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define i64 @declarer_ddsolver_search_transposition_shape_of(i64 %0) {
  %2 = alloca i64, align 8
  store i64 0, ptr %2, align 8
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @kernel.declarer_ddsolver_search_transposition_shape_of(ptr nonnull %2, ptr nonnull %3, i64 %0)
  %5 = load i64, ptr %2, align 8
  ret i64 %5
}

define i64 @declarer_ddsolver_search_transposition_shape_key(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition_shape_key(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_transposition_key_now(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition_key_now(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_transposition_tops_key(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition_tops_key(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define void @declarer_ddsolver_search_transposition_locate(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [3 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  store i64 0, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = call i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr nonnull %5, ptr nonnull %10, i64 %1, i64 %2, i64 %3)
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = load i64, ptr %15, align 8
  store i64 %12, ptr %0, align 8
  %17 = getelementptr i8, ptr %0, i64 8
  store i64 %14, ptr %17, align 8
  %18 = getelementptr i8, ptr %0, i64 16
  store i64 %16, ptr %18, align 8
  ret void
}

define void @declarer_ddsolver_search_transposition_forget(i64 %0) {
  %2 = alloca ptr, align 8
  store ptr null, ptr %2, align 8
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @kernel.declarer_ddsolver_search_transposition_forget(ptr nonnull %2, ptr nonnull %3, i64 %0)
  ret void
}

define void @declarer_ddsolver_search_transposition_probe(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca [2 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = call i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr nonnull %9, ptr nonnull %12, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = load i64, ptr %15, align 8
  store i64 %14, ptr %0, align 8
  %17 = getelementptr i8, ptr %0, i64 8
  store i64 %16, ptr %17, align 8
  ret void
}

define i64 @declarer_ddsolver_search_transposition__in_use(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition__in_use(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_transposition__free(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition__free(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define void @declarer_ddsolver_search_transposition__make_room(i64 %0) {
  %2 = alloca ptr, align 8
  store ptr null, ptr %2, align 8
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @kernel.declarer_ddsolver_search_transposition__make_room(ptr nonnull %2, ptr nonnull %3, i64 %0)
  ret void
}

define i64 @declarer_ddsolver_search_transposition__new_node(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_transposition__new_node(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define void @declarer_ddsolver_search_transposition_store(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = call i32 @kernel.declarer_ddsolver_search_transposition_store(ptr nonnull %11, ptr nonnull %12, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9)
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { alwaysinline }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
