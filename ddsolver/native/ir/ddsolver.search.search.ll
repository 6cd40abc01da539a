source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_search__stops(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = and i64 %3, 63
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %4
  %10 = add i64 %2, 200
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %9
  %15 = call i32 @kernel.declarer_ddsolver_search_intrinsics_monotonic_ns(ptr nonnull %5, ptr nonnull %6)
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %11, align 8
  %18 = icmp sgt i64 %16, %17
  br i1 %18, label %19, label %22

19:                                               ; preds = %14
  %20 = add i64 %2, 176
  %21 = inttoptr i64 %20 to ptr
  store i64 2, ptr %21, align 8
  br label %22

22:                                               ; preds = %19, %14, %9, %4
  %23 = add i64 %2, 176
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_monotonic_ns(ptr, ptr)

define i32 @kernel.declarer_ddsolver_search_search__last_trick(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = shl i64 %4, 3
  %9 = add i64 %8, %2
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %11, i1 false)
  %13 = add nsw i64 %4, 1
  %14 = shl i64 %13, 3
  %15 = and i64 %14, 24
  %16 = add i64 %15, %2
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %18, i1 false)
  %20 = or i64 %18, %11
  store i64 0, ptr %6, align 8
  %21 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %6, ptr nonnull %7, i64 %19, i64 %12, i64 %3)
  %22 = load i64, ptr %6, align 8
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %23, i64 %12, i64 %19
  %25 = select i1 %23, i64 %4, i64 %13
  %26 = shl i64 %4, 3
  %27 = and i64 %26, 24
  %28 = xor i64 %27, 16
  %29 = add i64 %28, %2
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %31, i1 false)
  %33 = or i64 %31, %20
  store i64 0, ptr %6, align 8
  %34 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %6, ptr nonnull %7, i64 %32, i64 %24, i64 %3)
  %35 = load i64, ptr %6, align 8
  %36 = icmp eq i64 %35, 0
  %37 = select i1 %36, i64 %24, i64 %32
  %38 = select i1 %36, i64 %25, i64 %4
  %39 = add nsw i64 %4, 3
  %40 = shl i64 %39, 3
  %41 = and i64 %40, 24
  %42 = add i64 %41, %2
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %44, i1 false)
  %46 = or i64 %44, %33
  store i64 0, ptr %6, align 8
  %47 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %6, ptr nonnull %7, i64 %45, i64 %37, i64 %3)
  %48 = load i64, ptr %6, align 8
  %49 = icmp eq i64 %48, 0
  %50 = select i1 %49, i64 %37, i64 %45
  %51 = select i1 %49, i64 %38, i64 %39
  %52 = and i64 %50, 48
  %53 = shl nuw nsw i64 8191, %52
  %54 = and i64 %46, %53
  %55 = and i64 %51, 1
  %56 = xor i64 %55, 1
  %57 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %54)
  %58 = icmp samesign ult i64 %57, 2
  %59 = shl nuw i64 1, %50
  %60 = select i1 %58, i64 0, i64 %59
  store i64 %56, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %60, ptr %61, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

define i32 @kernel.declarer_ddsolver_search_search__bounded(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca [2 x i64], align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  store ptr null, ptr %12, align 8
  %13 = alloca [2 x i64], align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca [2 x i64], align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca [2 x i64], align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca [2 x i64], align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca [2 x i64], align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = and i64 %4, 1
  %29 = xor i64 %28, 1
  %30 = icmp eq i64 %28, 0
  %31 = sub i64 %6, %5
  %32 = add i64 %31, 1
  %33 = select i1 %30, i64 %5, i64 %32
  %34 = sub nsw i64 %6, %33
  %35 = add nsw i64 %34, 1
  %36 = add i64 %2, 136
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = shl i64 %4, 3
  %40 = add i64 %39, %2
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %39, 8
  %44 = and i64 %43, 24
  %45 = add i64 %44, %2
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  %48 = xor i64 %39, 16
  %49 = add i64 %48, %2
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %39, 24
  %53 = and i64 %52, 24
  %54 = add i64 %53, %2
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = or i64 %56, %47
  store i64 0, ptr %8, align 8
  %58 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr nonnull %8, ptr nonnull %9, i64 %42, i64 %51, i64 %57)
  %59 = load i64, ptr %8, align 8
  %60 = icmp slt i64 %59, %33
  br i1 %60, label %74, label %61

61:                                               ; preds = %7
  %62 = and i64 %38, 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %87, label %64

64:                                               ; preds = %61
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %65 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr nonnull %10, ptr nonnull %12, i64 %42, i64 %51, i64 %47, i64 %56, i64 %3, i64 %33, i64 %59)
  %66 = load i64, ptr %10, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %87, label %72

68:                                               ; preds = %129, %122, %112, %87, %79, %76, %72
  %69 = phi i64 [ %29, %72 ], [ %29, %129 ], [ %28, %112 ], [ -1, %87 ], [ -1, %76 ], [ %85, %79 ], [ -1, %122 ]
  %70 = phi i64 [ %73, %72 ], [ %131, %129 ], [ %114, %112 ], [ 0, %87 ], [ 0, %76 ], [ %86, %79 ], [ 0, %122 ]
  store i64 %69, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %70, ptr %71, align 8
  ret i32 0

72:                                               ; preds = %64
  %73 = load i64, ptr %11, align 8
  br label %68

74:                                               ; preds = %7
  %75 = icmp eq i64 %3, 4
  br i1 %75, label %76, label %87

76:                                               ; preds = %74
  %77 = and i64 %38, 16
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %68, label %79

79:                                               ; preds = %76
  %80 = sub nsw i64 %6, %59
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  %81 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_later_tricks(ptr nonnull %13, ptr nonnull %15, i64 %42, i64 %51, i64 %47, i64 %56, i64 %35, i64 %80)
  %82 = load i64, ptr %13, align 8
  %83 = icmp eq i64 %82, 0
  %84 = load i64, ptr %14, align 8
  %85 = select i1 %83, i64 -1, i64 %28
  %86 = select i1 %83, i64 0, i64 %84
  br label %68

87:                                               ; preds = %74, %64, %61
  %88 = icmp slt i64 %3, 4
  %89 = and i64 %38, 32
  %90 = icmp ne i64 %89, 0
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %68

92:                                               ; preds = %87
  %93 = shl nsw i64 %3, 4
  %94 = or i64 %51, %42
  %95 = ashr i64 %94, %93
  %96 = and i64 %95, 8191
  %97 = ashr i64 %57, %93
  %98 = and i64 %97, 8191
  %99 = ashr i64 %47, %93
  %100 = and i64 %99, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %101 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %16, ptr nonnull %18, i64 %100, i64 %96, i64 %35)
  %102 = load i64, ptr %16, align 8
  %103 = load i64, ptr %17, align 8
  %104 = icmp eq i64 %102, 0
  br i1 %104, label %105, label %112

105:                                              ; preds = %92
  %106 = ashr i64 %56, %93
  %107 = and i64 %106, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %108 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %19, ptr nonnull %21, i64 %107, i64 %96, i64 %35)
  %109 = load i64, ptr %19, align 8
  %110 = load i64, ptr %20, align 8
  %111 = icmp eq i64 %109, 0
  br i1 %111, label %115, label %112

112:                                              ; preds = %105, %92
  %113 = phi i64 [ %110, %105 ], [ %103, %92 ]
  %114 = shl i64 %113, %93
  br label %68

115:                                              ; preds = %105
  %116 = ashr i64 %42, %93
  %117 = and i64 %116, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %118 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %22, ptr nonnull %24, i64 %117, i64 %98, i64 %33)
  %119 = load i64, ptr %22, align 8
  %120 = load i64, ptr %23, align 8
  %121 = icmp eq i64 %119, 0
  br i1 %121, label %122, label %129

122:                                              ; preds = %115
  %123 = ashr i64 %51, %93
  %124 = and i64 %123, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  %125 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %25, ptr nonnull %27, i64 %124, i64 %98, i64 %33)
  %126 = load i64, ptr %25, align 8
  %127 = load i64, ptr %26, align 8
  %128 = icmp eq i64 %126, 0
  br i1 %128, label %68, label %129

129:                                              ; preds = %122, %115
  %130 = phi i64 [ %127, %122 ], [ %120, %115 ]
  %131 = shl i64 %130, %93
  br label %68
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_quick_tricks_later_tricks(ptr, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr, ptr, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_search__down_to_lowest(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = and i64 %3, 8191
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %56, label %8

8:                                                ; preds = %5
  %9 = sub nsw i64 0, %6
  %10 = and i64 %6, %9
  %11 = and i64 %4, 8191
  %12 = shl nuw nsw i64 %10, 1
  %13 = add nuw nsw i64 %12, 8191
  %14 = and i64 %13, %11
  %15 = inttoptr i64 %2 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = xor i64 %16, -1
  %18 = and i64 %14, %17
  %19 = icmp eq i64 %18, 0
  %20 = and i64 %11, %17
  %21 = sub nsw i64 0, %20
  %22 = and i64 %20, %21
  %23 = select i1 %19, i64 %22, i64 %10
  %24 = add i64 %2, 8
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = xor i64 %26, -1
  %28 = and i64 %14, %27
  %29 = icmp eq i64 %28, 0
  %30 = and i64 %11, %27
  %31 = sub nsw i64 0, %30
  %32 = and i64 %30, %31
  %33 = select i1 %29, i64 %32, i64 %23
  %34 = add i64 %2, 16
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = xor i64 %36, -1
  %38 = and i64 %14, %37
  %39 = icmp eq i64 %38, 0
  %40 = and i64 %11, %37
  %41 = sub nsw i64 0, %40
  %42 = and i64 %40, %41
  %43 = select i1 %39, i64 %42, i64 %33
  %44 = add i64 %2, 24
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %46, -1
  %48 = and i64 %14, %47
  %49 = icmp eq i64 %48, 0
  %50 = and i64 %11, %47
  %51 = sub nsw i64 0, %50
  %52 = and i64 %50, %51
  %53 = select i1 %49, i64 %52, i64 %43
  %54 = sub nsw i64 0, %53
  %55 = and i64 %54, 8191
  br label %56

56:                                               ; preds = %8, %5
  %57 = phi i64 [ %55, %8 ], [ 0, %5 ]
  %58 = and i64 %3, 536805376
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %109, label %60

60:                                               ; preds = %56
  %61 = sub nsw i64 0, %58
  %62 = and i64 %58, %61
  %63 = and i64 %4, 536805376
  %64 = shl nuw nsw i64 %62, 1
  %65 = add nuw nsw i64 %64, 536870911
  %66 = and i64 %65, %63
  %67 = inttoptr i64 %2 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = xor i64 %68, -1
  %70 = and i64 %66, %69
  %71 = icmp eq i64 %70, 0
  %72 = and i64 %63, %69
  %73 = sub nsw i64 0, %72
  %74 = and i64 %72, %73
  %75 = select i1 %71, i64 %74, i64 %62
  %76 = add i64 %2, 8
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = xor i64 %78, -1
  %80 = and i64 %66, %79
  %81 = icmp eq i64 %80, 0
  %82 = and i64 %63, %79
  %83 = sub nsw i64 0, %82
  %84 = and i64 %82, %83
  %85 = select i1 %81, i64 %84, i64 %75
  %86 = add i64 %2, 16
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %87, align 8
  %89 = xor i64 %88, -1
  %90 = and i64 %66, %89
  %91 = icmp eq i64 %90, 0
  %92 = and i64 %63, %89
  %93 = sub nsw i64 0, %92
  %94 = and i64 %92, %93
  %95 = select i1 %91, i64 %94, i64 %85
  %96 = add i64 %2, 24
  %97 = inttoptr i64 %96 to ptr
  %98 = load i64, ptr %97, align 8
  %99 = xor i64 %98, -1
  %100 = and i64 %66, %99
  %101 = icmp eq i64 %100, 0
  %102 = and i64 %63, %99
  %103 = sub nsw i64 0, %102
  %104 = and i64 %102, %103
  %105 = select i1 %101, i64 %104, i64 %95
  %106 = sub nsw i64 0, %105
  %107 = and i64 %106, 536805376
  %108 = or disjoint i64 %107, %57
  br label %109

109:                                              ; preds = %60, %56
  %110 = phi i64 [ %108, %60 ], [ %57, %56 ]
  %111 = and i64 %3, 35180077121536
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %162, label %113

113:                                              ; preds = %109
  %114 = sub nsw i64 0, %111
  %115 = and i64 %111, %114
  %116 = and i64 %4, 35180077121536
  %117 = shl nuw nsw i64 %115, 1
  %118 = add nuw nsw i64 %117, 35184372088831
  %119 = and i64 %118, %116
  %120 = inttoptr i64 %2 to ptr
  %121 = load i64, ptr %120, align 8
  %122 = xor i64 %121, -1
  %123 = and i64 %119, %122
  %124 = icmp eq i64 %123, 0
  %125 = and i64 %116, %122
  %126 = sub nsw i64 0, %125
  %127 = and i64 %125, %126
  %128 = select i1 %124, i64 %127, i64 %115
  %129 = add i64 %2, 8
  %130 = inttoptr i64 %129 to ptr
  %131 = load i64, ptr %130, align 8
  %132 = xor i64 %131, -1
  %133 = and i64 %119, %132
  %134 = icmp eq i64 %133, 0
  %135 = and i64 %116, %132
  %136 = sub nsw i64 0, %135
  %137 = and i64 %135, %136
  %138 = select i1 %134, i64 %137, i64 %128
  %139 = add i64 %2, 16
  %140 = inttoptr i64 %139 to ptr
  %141 = load i64, ptr %140, align 8
  %142 = xor i64 %141, -1
  %143 = and i64 %119, %142
  %144 = icmp eq i64 %143, 0
  %145 = and i64 %116, %142
  %146 = sub nsw i64 0, %145
  %147 = and i64 %145, %146
  %148 = select i1 %144, i64 %147, i64 %138
  %149 = add i64 %2, 24
  %150 = inttoptr i64 %149 to ptr
  %151 = load i64, ptr %150, align 8
  %152 = xor i64 %151, -1
  %153 = and i64 %119, %152
  %154 = icmp eq i64 %153, 0
  %155 = and i64 %116, %152
  %156 = sub nsw i64 0, %155
  %157 = and i64 %155, %156
  %158 = select i1 %154, i64 %157, i64 %148
  %159 = sub nsw i64 0, %158
  %160 = and i64 %159, 35180077121536
  %161 = or i64 %160, %110
  br label %162

162:                                              ; preds = %113, %109
  %163 = phi i64 [ %161, %113 ], [ %110, %109 ]
  %164 = and i64 %3, 2305561534236983296
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %215, label %166

166:                                              ; preds = %162
  %167 = sub nsw i64 0, %164
  %168 = and i64 %164, %167
  %169 = and i64 %4, 2305561534236983296
  %170 = shl nuw nsw i64 %168, 1
  %171 = add nuw nsw i64 %170, 2305843009213693951
  %172 = and i64 %171, %169
  %173 = inttoptr i64 %2 to ptr
  %174 = load i64, ptr %173, align 8
  %175 = xor i64 %174, -1
  %176 = and i64 %172, %175
  %177 = icmp eq i64 %176, 0
  %178 = and i64 %169, %175
  %179 = sub nsw i64 0, %178
  %180 = and i64 %178, %179
  %181 = select i1 %177, i64 %180, i64 %168
  %182 = add i64 %2, 8
  %183 = inttoptr i64 %182 to ptr
  %184 = load i64, ptr %183, align 8
  %185 = xor i64 %184, -1
  %186 = and i64 %172, %185
  %187 = icmp eq i64 %186, 0
  %188 = and i64 %169, %185
  %189 = sub nsw i64 0, %188
  %190 = and i64 %188, %189
  %191 = select i1 %187, i64 %190, i64 %181
  %192 = add i64 %2, 16
  %193 = inttoptr i64 %192 to ptr
  %194 = load i64, ptr %193, align 8
  %195 = xor i64 %194, -1
  %196 = and i64 %172, %195
  %197 = icmp eq i64 %196, 0
  %198 = and i64 %169, %195
  %199 = sub nsw i64 0, %198
  %200 = and i64 %198, %199
  %201 = select i1 %197, i64 %200, i64 %191
  %202 = add i64 %2, 24
  %203 = inttoptr i64 %202 to ptr
  %204 = load i64, ptr %203, align 8
  %205 = xor i64 %204, -1
  %206 = and i64 %172, %205
  %207 = icmp eq i64 %206, 0
  %208 = and i64 %169, %205
  %209 = sub nsw i64 0, %208
  %210 = and i64 %208, %209
  %211 = select i1 %207, i64 %210, i64 %201
  %212 = sub nsw i64 0, %211
  %213 = and i64 %212, 2305561534236983296
  %214 = or i64 %213, %163
  br label %215

215:                                              ; preds = %166, %162
  %216 = phi i64 [ %214, %166 ], [ %163, %162 ]
  %217 = and i64 %216, %4
  store i64 %217, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_search_search(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca [2 x i64], align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca [3 x i64], align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %21 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  store ptr null, ptr %21, align 8
  %22 = alloca [2 x i64], align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  store ptr null, ptr %24, align 8
  %25 = alloca i64, align 8
  store i64 0, ptr %25, align 8
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  %27 = alloca i64, align 8
  store i64 0, ptr %27, align 8
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  %29 = alloca i64, align 8
  store i64 0, ptr %29, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = alloca i64, align 8
  store i64 0, ptr %31, align 8
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  %33 = alloca i64, align 8
  store i64 0, ptr %33, align 8
  %34 = alloca ptr, align 8
  store ptr null, ptr %34, align 8
  %35 = alloca i64, align 8
  store i64 0, ptr %35, align 8
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  %37 = alloca i64, align 8
  store i64 0, ptr %37, align 8
  %38 = alloca ptr, align 8
  store ptr null, ptr %38, align 8
  %39 = alloca [3 x i64], align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %42 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %39, i8 0, i64 24, i1 false)
  store ptr null, ptr %42, align 8
  %43 = alloca [2 x i64], align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  store ptr null, ptr %45, align 8
  %46 = alloca [2 x i64], align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store ptr null, ptr %48, align 8
  %49 = alloca i64, align 8
  store i64 0, ptr %49, align 8
  %50 = alloca ptr, align 8
  store ptr null, ptr %50, align 8
  %51 = alloca [2 x i64], align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store ptr null, ptr %53, align 8
  %54 = alloca [3 x i64], align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %57 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, i8 0, i64 24, i1 false)
  store ptr null, ptr %57, align 8
  %58 = alloca i64, align 8
  store i64 0, ptr %58, align 8
  %59 = alloca ptr, align 8
  store ptr null, ptr %59, align 8
  %60 = alloca i64, align 8
  store i64 0, ptr %60, align 8
  %61 = alloca ptr, align 8
  store ptr null, ptr %61, align 8
  %62 = alloca [3 x i64], align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %65 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %62, i8 0, i64 24, i1 false)
  store ptr null, ptr %65, align 8
  %66 = alloca [3 x i64], align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %69 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %66, i8 0, i64 24, i1 false)
  store ptr null, ptr %69, align 8
  %70 = alloca i64, align 8
  store i64 0, ptr %70, align 8
  %71 = alloca ptr, align 8
  store ptr null, ptr %71, align 8
  %72 = alloca [2 x i64], align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %74 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false)
  store ptr null, ptr %74, align 8
  %75 = alloca i64, align 8
  store i64 0, ptr %75, align 8
  %76 = alloca ptr, align 8
  store ptr null, ptr %76, align 8
  %77 = alloca i64, align 8
  store i64 0, ptr %77, align 8
  %78 = alloca ptr, align 8
  store ptr null, ptr %78, align 8
  %79 = alloca i64, align 8
  store i64 0, ptr %79, align 8
  %80 = alloca ptr, align 8
  store ptr null, ptr %80, align 8
  %81 = alloca ptr, align 8
  store ptr null, ptr %81, align 8
  %82 = alloca ptr, align 8
  store ptr null, ptr %82, align 8
  %83 = alloca [2 x i64], align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %85 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %83, i8 0, i64 16, i1 false)
  store ptr null, ptr %85, align 8
  %86 = alloca i64, align 8
  store i64 0, ptr %86, align 8
  %87 = alloca ptr, align 8
  store ptr null, ptr %87, align 8
  %88 = add i64 %2, 128
  %89 = inttoptr i64 %88 to ptr
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %89, align 8
  %92 = icmp sgt i64 %6, 6
  br i1 %92, label %93, label %99

93:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %94 = call i32 @kernel.declarer_ddsolver_search_search__stops(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %91)
  %95 = load i64, ptr %9, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %106, label %98

97:                                               ; preds = %595, %246, %230, %147, %101, %98
  ret i32 0

98:                                               ; preds = %93
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %97

99:                                               ; preds = %8
  %100 = icmp eq i64 %6, 1
  br i1 %100, label %101, label %106

101:                                              ; preds = %99
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %102 = call i32 @kernel.declarer_ddsolver_search_search__last_trick(ptr nonnull %11, ptr nonnull %13, i64 %2, i64 %3, i64 %4)
  %103 = load i64, ptr %11, align 8
  %104 = load i64, ptr %12, align 8
  store i64 %103, ptr %0, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %104, ptr %105, align 8
  br label %97

106:                                              ; preds = %99, %93
  %107 = inttoptr i64 %2 to ptr
  %108 = load i64, ptr %107, align 8
  %109 = add i64 %2, 8
  %110 = inttoptr i64 %109 to ptr
  %111 = load i64, ptr %110, align 8
  %112 = or i64 %111, %108
  %113 = add i64 %2, 16
  %114 = inttoptr i64 %113 to ptr
  %115 = load i64, ptr %114, align 8
  %116 = or i64 %112, %115
  %117 = add i64 %2, 24
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %118, align 8
  %120 = or i64 %116, %119
  %121 = icmp slt i64 %3, 4
  br i1 %121, label %122, label %128

122:                                              ; preds = %106
  %123 = shl nsw i64 %3, 4
  %124 = ashr i64 %120, %123
  %125 = and i64 %124, 8191
  %126 = icmp eq i64 %125, 0
  %127 = select i1 %126, i64 4, i64 %3
  br label %128

128:                                              ; preds = %122, %106
  %129 = phi i64 [ %3, %106 ], [ %127, %122 ]
  %130 = add i64 %2, 136
  %131 = inttoptr i64 %130 to ptr
  %132 = load i64, ptr %131, align 8
  %133 = and i64 %132, 1
  store i64 0, ptr %14, align 8
  %134 = call i32 @kernel.declarer_ddsolver_search_transposition_shape_key(ptr nonnull %14, ptr nonnull %15, i64 %7, i64 %129)
  %135 = load i64, ptr %14, align 8
  store i64 0, ptr %16, align 8
  %136 = call i32 @kernel.declarer_ddsolver_search_transposition_key_now(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %135)
  %137 = load i64, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %138 = call i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr nonnull %18, ptr nonnull %21, i64 %2, i64 %137, i64 %4)
  %139 = load i64, ptr %18, align 8
  %140 = load i64, ptr %19, align 8
  %141 = load i64, ptr %20, align 8
  %142 = icmp eq i64 %129, 4
  br i1 %142, label %143, label %150

143:                                              ; preds = %128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %144 = call i32 @kernel.declarer_ddsolver_search_search__bounded(ptr nonnull %22, ptr nonnull %24, i64 %2, i64 4, i64 %4, i64 %5, i64 %6)
  %145 = load i64, ptr %22, align 8
  %146 = icmp sgt i64 %145, -1
  br i1 %146, label %147, label %150

147:                                              ; preds = %143
  %148 = load i64, ptr %23, align 8
  store i64 %145, ptr %0, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %148, ptr %149, align 8
  br label %97

150:                                              ; preds = %143, %128
  %151 = icmp eq i64 %133, 0
  br i1 %151, label %234, label %152

152:                                              ; preds = %150
  %153 = load i64, ptr %110, align 8
  %154 = load i64, ptr %118, align 8
  %155 = or i64 %154, %153
  store i64 0, ptr %25, align 8
  %156 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %25, ptr nonnull %26, i64 %155, i64 %120)
  %157 = load i64, ptr %25, align 8
  %158 = load i64, ptr %114, align 8
  %159 = load i64, ptr %118, align 8
  %160 = or i64 %159, %158
  store i64 0, ptr %27, align 8
  %161 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %27, ptr nonnull %28, i64 %160, i64 %120)
  %162 = load i64, ptr %27, align 8
  %163 = icmp slt i64 %6, 6
  br i1 %163, label %211, label %597

164:                                              ; preds = %597
  store i64 0, ptr %29, align 8
  %165 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %598)
  %166 = load i64, ptr %29, align 8
  %167 = shl nuw i64 1, %166
  br label %168

168:                                              ; preds = %597, %164
  %169 = phi i64 [ %167, %164 ], [ 0, %597 ]
  %170 = and i64 %120, 536805376
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  store i64 0, ptr %29, align 8
  %173 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %170)
  %174 = load i64, ptr %29, align 8
  %175 = shl nuw i64 1, %174
  %176 = or i64 %175, %169
  br label %177

177:                                              ; preds = %172, %168
  %178 = phi i64 [ %176, %172 ], [ %169, %168 ]
  %179 = and i64 %120, 35180077121536
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %186, label %181

181:                                              ; preds = %177
  store i64 0, ptr %29, align 8
  %182 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %179)
  %183 = load i64, ptr %29, align 8
  %184 = shl nuw i64 1, %183
  %185 = or i64 %184, %178
  br label %186

186:                                              ; preds = %181, %177
  %187 = phi i64 [ %185, %181 ], [ %178, %177 ]
  %188 = and i64 %120, 2305561534236983296
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %186
  store i64 0, ptr %29, align 8
  %191 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %188)
  %192 = load i64, ptr %29, align 8
  %193 = shl nuw i64 1, %192
  %194 = or i64 %193, %187
  br label %195

195:                                              ; preds = %190, %186
  %196 = phi i64 [ %194, %190 ], [ %187, %186 ]
  store i64 0, ptr %31, align 8
  %197 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %31, ptr nonnull %32, i64 %196, i64 %120)
  %198 = load i64, ptr %31, align 8
  store i64 0, ptr %33, align 8
  %199 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %33, ptr nonnull %34, i64 %157, i64 %198)
  %200 = load i64, ptr %33, align 8
  store i64 0, ptr %35, align 8
  %201 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %35, ptr nonnull %36, i64 %162, i64 %198)
  %202 = load i64, ptr %35, align 8
  %203 = shl i64 %202, 4
  %204 = or i64 %203, %200
  store i64 0, ptr %37, align 8
  %205 = call i32 @kernel.declarer_ddsolver_search_transposition_tops_key(ptr nonnull %37, ptr nonnull %38, i64 %140, i64 %204)
  %206 = load i64, ptr %37, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %39, i8 0, i64 24, i1 false)
  %207 = call i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr nonnull %39, ptr nonnull %42, i64 %2, i64 %206, i64 %141)
  %208 = load i64, ptr %39, align 8
  %209 = load i64, ptr %40, align 8
  %210 = load i64, ptr %41, align 8
  br label %211

211:                                              ; preds = %195, %152
  %212 = phi i64 [ %198, %195 ], [ 0, %152 ]
  %213 = phi i64 [ %210, %195 ], [ %141, %152 ]
  %214 = phi i64 [ %209, %195 ], [ 0, %152 ]
  %215 = phi i64 [ %208, %195 ], [ 0, %152 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  %216 = call i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr nonnull %43, ptr nonnull %45, i64 %2, i64 %139, i64 %140, i64 %141, i64 %157, i64 %162, i64 %5)
  %217 = load i64, ptr %43, align 8
  %218 = load i64, ptr %44, align 8
  %219 = icmp sgt i64 %217, -1
  %220 = icmp eq i64 %215, 0
  %221 = select i1 %219, i1 true, i1 %220
  br i1 %221, label %226, label %222

222:                                              ; preds = %211
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  %223 = call i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr nonnull %46, ptr nonnull %48, i64 %2, i64 %215, i64 %214, i64 %213, i64 %157, i64 %162, i64 %5)
  %224 = load i64, ptr %46, align 8
  %225 = load i64, ptr %47, align 8
  br label %226

226:                                              ; preds = %222, %211
  %227 = phi i64 [ %224, %222 ], [ %217, %211 ]
  %228 = phi i64 [ %225, %222 ], [ %218, %211 ]
  %229 = icmp sgt i64 %227, -1
  br i1 %229, label %230, label %234

230:                                              ; preds = %226
  store i64 0, ptr %49, align 8
  %231 = call i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr nonnull %49, ptr nonnull %50, i64 %228, i64 %120)
  %232 = load i64, ptr %49, align 8
  store i64 %227, ptr %0, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %232, ptr %233, align 8
  br label %97

234:                                              ; preds = %226, %150
  %235 = phi i64 [ %212, %226 ], [ 0, %150 ]
  %236 = phi i64 [ %162, %226 ], [ 0, %150 ]
  %237 = phi i64 [ %157, %226 ], [ 0, %150 ]
  %238 = phi i64 [ %213, %226 ], [ %141, %150 ]
  %239 = phi i64 [ %214, %226 ], [ %140, %150 ]
  %240 = phi i64 [ %215, %226 ], [ %139, %150 ]
  %241 = icmp slt i64 %129, 4
  br i1 %241, label %242, label %249

242:                                              ; preds = %234
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  %243 = call i32 @kernel.declarer_ddsolver_search_search__bounded(ptr nonnull %51, ptr nonnull %53, i64 %2, i64 %129, i64 %4, i64 %5, i64 %6)
  %244 = load i64, ptr %51, align 8
  %245 = icmp sgt i64 %244, -1
  br i1 %245, label %246, label %249

246:                                              ; preds = %242
  %247 = load i64, ptr %52, align 8
  store i64 %244, ptr %0, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %247, ptr %248, align 8
  br label %97

249:                                              ; preds = %242, %234
  %250 = and i64 %4, 1
  %251 = icmp eq i64 %250, 0
  %252 = sub i64 %6, %5
  %253 = add i64 %252, 1
  %254 = select i1 %251, i64 %5, i64 %253
  %255 = mul i64 %6, 192
  %256 = add i64 %255, 128
  %257 = shl i64 %4, 3
  %258 = add i64 %257, %2
  %259 = inttoptr i64 %258 to ptr
  %260 = load i64, ptr %259, align 8
  %261 = shl i64 %4, 4
  %262 = xor i64 %261, 32
  %263 = ashr i64 %7, %262
  %264 = and i64 %263, 65535
  %265 = mul nuw nsw i64 %264, 7
  %266 = xor i64 %260, %265
  %267 = shl i64 %254, 10
  %268 = shl i64 %4, 2
  %269 = or i64 %267, %268
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, i8 0, i64 24, i1 false)
  %270 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %54, ptr nonnull %57, i64 %2, i64 %266, i64 %269, i64 %260, i64 %120)
  %271 = load i64, ptr %54, align 8
  %272 = load i64, ptr %55, align 8
  %273 = load i64, ptr %56, align 8
  %274 = mul i64 %6, 1536
  %275 = add i64 %2, 1280
  %276 = add i64 %275, %274
  %277 = inttoptr i64 %276 to ptr
  store i64 %260, ptr %277, align 8
  %278 = add i64 %2, 1296
  %279 = add i64 %278, %274
  %280 = inttoptr i64 %279 to ptr
  store i64 %271, ptr %280, align 8
  %281 = add i64 %2, 1304
  %282 = add i64 %281, %274
  %283 = inttoptr i64 %282 to ptr
  store i64 %272, ptr %283, align 8
  %284 = add i64 %2, 1288
  %285 = add i64 %284, %274
  %286 = inttoptr i64 %285 to ptr
  store i64 %273, ptr %286, align 8
  %287 = add i64 %2, 1312
  %288 = add i64 %287, %274
  %289 = inttoptr i64 %288 to ptr
  store i64 %256, ptr %289, align 8
  %290 = icmp eq i64 %271, 19
  %291 = select i1 %290, i64 %256, i64 -1
  %292 = add i64 %2, 1320
  %293 = add i64 %292, %274
  %294 = inttoptr i64 %293 to ptr
  store i64 %291, ptr %294, align 8
  %295 = add i64 %2, 1328
  %296 = add i64 %295, %274
  %297 = inttoptr i64 %296 to ptr
  store i64 0, ptr %297, align 8
  %298 = add i64 %2, 1336
  %299 = add i64 %298, %274
  %300 = inttoptr i64 %299 to ptr
  store i64 0, ptr %300, align 8
  %301 = icmp sgt i64 %273, -1
  br i1 %301, label %305, label %302

302:                                              ; preds = %249
  store i64 0, ptr %58, align 8
  %303 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %58, ptr nonnull %59, i64 %2, i64 %256, i64 %4, i64 %4, i64 %129, i64 %120)
  %304 = load i64, ptr %58, align 8
  br label %305

305:                                              ; preds = %302, %249
  %306 = phi i64 [ %304, %302 ], [ %273, %249 ]
  %307 = add i64 %2, 312
  %308 = add i64 %2, 256
  %309 = add i64 %2, -40
  %310 = add i64 %2, -48
  %311 = add i64 %2, -64
  %312 = add i64 %2, -56
  %313 = add i64 %2, 320
  %314 = add i64 %2, 328
  %315 = add i64 %2, 336
  %316 = add i64 %2, 344
  %317 = add nsw i64 %5, -1
  %318 = add nsw i64 %6, -1
  %319 = add i64 %2, 264
  %320 = add i64 %2, 272
  %321 = add i64 %2, 280
  %322 = add i64 %2, 304
  %323 = add i64 %2, 640
  %324 = add i64 %2, 656
  %325 = add i64 %2, 664
  %326 = add i64 %2, 648
  %327 = add i64 %2, 672
  %328 = add i64 %2, 680
  %329 = add i64 %2, 688
  %330 = add i64 %2, 696
  br label %331

331:                                              ; preds = %461, %305
  %332 = phi i64 [ %4, %305 ], [ %390, %461 ]
  %333 = phi i64 [ %256, %305 ], [ %393, %461 ]
  %334 = phi i64 [ %306, %305 ], [ %462, %461 ]
  br label %335

335:                                              ; preds = %565, %331
  %336 = phi i64 [ %332, %331 ], [ %566, %565 ]
  %337 = phi i64 [ %333, %331 ], [ %567, %565 ]
  %338 = phi i64 [ %334, %331 ], [ %594, %565 ]
  %339 = icmp sgt i64 %338, -1
  %340 = shl i64 %337, 3
  br i1 %339, label %341, label %485

341:                                              ; preds = %335
  %342 = icmp eq i64 %336, %4
  br i1 %342, label %361, label %343

343:                                              ; preds = %341
  %344 = add i64 %309, %340
  %345 = inttoptr i64 %344 to ptr
  %346 = load i64, ptr %345, align 8
  %347 = add i64 %310, %340
  %348 = inttoptr i64 %347 to ptr
  %349 = load i64, ptr %348, align 8
  %350 = add i64 %311, %340
  %351 = inttoptr i64 %350 to ptr
  %352 = load i64, ptr %351, align 8
  store i64 0, ptr %60, align 8
  %353 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %60, ptr nonnull %61, i64 %338, i64 %352, i64 %129)
  %354 = load i64, ptr %60, align 8
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %356, label %361

356:                                              ; preds = %343
  %357 = load i64, ptr %351, align 8
  %358 = add i64 %312, %340
  %359 = inttoptr i64 %358 to ptr
  %360 = load i64, ptr %359, align 8
  br label %361

361:                                              ; preds = %356, %343, %341
  %362 = phi i64 [ %346, %343 ], [ %346, %356 ], [ %7, %341 ]
  %363 = phi i64 [ %349, %343 ], [ %349, %356 ], [ 0, %341 ]
  %364 = phi i64 [ %336, %343 ], [ %360, %356 ], [ %4, %341 ]
  %365 = phi i64 [ %338, %343 ], [ %357, %356 ], [ %338, %341 ]
  %366 = add i64 %313, %340
  %367 = inttoptr i64 %366 to ptr
  store i64 %365, ptr %367, align 8
  %368 = add i64 %314, %340
  %369 = inttoptr i64 %368 to ptr
  store i64 %364, ptr %369, align 8
  %370 = shl nuw i64 1, %338
  %371 = or i64 %363, %370
  %372 = add i64 %315, %340
  %373 = inttoptr i64 %372 to ptr
  store i64 %371, ptr %373, align 8
  %374 = shl i64 %336, 4
  %375 = lshr i64 %338, 2
  %376 = and i64 %375, 2305843009213693948
  %377 = or i64 %376, %374
  %378 = shl nsw i64 -1, %377
  %379 = add i64 %362, %378
  %380 = add i64 %316, %340
  %381 = inttoptr i64 %380 to ptr
  store i64 %379, ptr %381, align 8
  %382 = add i64 %308, %340
  %383 = inttoptr i64 %382 to ptr
  %384 = load i64, ptr %383, align 8
  %385 = xor i64 %384, %370
  %386 = shl i64 %336, 3
  %387 = add i64 %386, %2
  %388 = inttoptr i64 %387 to ptr
  store i64 %385, ptr %388, align 8
  %389 = add nsw i64 %336, 1
  %390 = and i64 %389, 3
  %391 = icmp eq i64 %390, %4
  br i1 %391, label %463, label %392

392:                                              ; preds = %361
  %393 = add nsw i64 %337, 48
  %394 = sub i64 %389, %4
  %395 = and i64 %394, 3
  %396 = shl nuw nsw i64 %390, 3
  %397 = add i64 %396, %2
  %398 = inttoptr i64 %397 to ptr
  %399 = load i64, ptr %398, align 8
  %400 = mul nuw nsw i64 %395, 2305843009213693904
  %401 = add i64 %400, %393
  %402 = shl i64 %401, 3
  %403 = add i64 %319, %402
  %404 = inttoptr i64 %403 to ptr
  %405 = load i64, ptr %404, align 8
  %406 = and i64 %405, 48
  %407 = shl nuw nsw i64 8191, %406
  %408 = load i64, ptr %367, align 8
  %409 = shl nuw nsw i64 %390, 2
  %410 = or disjoint i64 %409, %395
  %411 = and i64 %407, %399
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %422, label %413

413:                                              ; preds = %392
  %414 = and i64 %407, %120
  %415 = mul nuw nsw i64 %414, 5
  %416 = xor i64 %415, %411
  %417 = shl i64 %408, 4
  %418 = or disjoint i64 %417, %410
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %62, i8 0, i64 24, i1 false)
  %419 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %62, ptr nonnull %65, i64 %2, i64 %416, i64 %418, i64 %411, i64 %120)
  %420 = load i64, ptr %63, align 8
  %421 = load i64, ptr %64, align 8
  br label %434

422:                                              ; preds = %392
  %423 = load i64, ptr %369, align 8
  %424 = lshr i64 %408, 2
  %425 = and i64 %424, 1152921504606846972
  %426 = or i64 %423, %425
  %427 = select i1 %241, i64 %408, i64 %426
  %428 = shl i64 %427, 4
  %429 = or i64 %267, %428
  %430 = or disjoint i64 %429, %410
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %66, i8 0, i64 24, i1 false)
  %431 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %66, ptr nonnull %69, i64 %2, i64 %399, i64 %430, i64 %399, i64 %120)
  %432 = load i64, ptr %67, align 8
  %433 = load i64, ptr %68, align 8
  br label %434

434:                                              ; preds = %422, %413
  %435 = phi i64 [ %421, %413 ], [ %433, %422 ]
  %436 = phi i64 [ %420, %413 ], [ %432, %422 ]
  %437 = phi ptr [ %62, %413 ], [ %66, %422 ]
  %438 = load i64, ptr %437, align 8
  %439 = add i64 %323, %340
  %440 = inttoptr i64 %439 to ptr
  store i64 %399, ptr %440, align 8
  %441 = add i64 %324, %340
  %442 = inttoptr i64 %441 to ptr
  store i64 %438, ptr %442, align 8
  %443 = add i64 %325, %340
  %444 = inttoptr i64 %443 to ptr
  store i64 %436, ptr %444, align 8
  %445 = add i64 %326, %340
  %446 = inttoptr i64 %445 to ptr
  store i64 %435, ptr %446, align 8
  %447 = add i64 %327, %340
  %448 = inttoptr i64 %447 to ptr
  store i64 %393, ptr %448, align 8
  %449 = icmp eq i64 %438, 19
  %450 = select i1 %449, i64 %393, i64 -1
  %451 = add i64 %328, %340
  %452 = inttoptr i64 %451 to ptr
  store i64 %450, ptr %452, align 8
  %453 = add i64 %329, %340
  %454 = inttoptr i64 %453 to ptr
  store i64 0, ptr %454, align 8
  %455 = add i64 %330, %340
  %456 = inttoptr i64 %455 to ptr
  store i64 0, ptr %456, align 8
  %457 = icmp sgt i64 %435, -1
  br i1 %457, label %461, label %458

458:                                              ; preds = %434
  store i64 0, ptr %70, align 8
  %459 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %70, ptr nonnull %71, i64 %2, i64 %393, i64 %390, i64 %4, i64 %129, i64 %120)
  %460 = load i64, ptr %70, align 8
  br label %461

461:                                              ; preds = %458, %434
  %462 = phi i64 [ %460, %458 ], [ %435, %434 ]
  br label %331

463:                                              ; preds = %361
  %464 = load i64, ptr %369, align 8
  %465 = load i64, ptr %367, align 8
  %466 = load i64, ptr %373, align 8
  %467 = and i64 %465, 48
  %468 = shl nuw nsw i64 8191, %467
  %469 = and i64 %468, %466
  %470 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %469)
  %471 = icmp samesign ult i64 %470, 2
  %472 = shl nuw i64 1, %465
  %473 = select i1 %471, i64 0, i64 %472
  %474 = and i64 %464, 1
  %475 = add nsw i64 %317, %474
  %476 = icmp slt i64 %475, 1
  br i1 %476, label %501, label %477

477:                                              ; preds = %463
  %478 = icmp slt i64 %475, %6
  br i1 %478, label %479, label %501

479:                                              ; preds = %477
  %480 = load i64, ptr %381, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false)
  %481 = call i32 @kernel.declarer_ddsolver_search_search_search(ptr nonnull %72, ptr nonnull %74, i64 %2, i64 %129, i64 %464, i64 %475, i64 %318, i64 %480)
  %482 = load i64, ptr %72, align 8
  %483 = load i64, ptr %73, align 8
  %484 = or i64 %483, %473
  br label %501

485:                                              ; preds = %335
  %486 = and i64 %336, 1
  %487 = add i64 %307, %340
  %488 = inttoptr i64 %487 to ptr
  %489 = load i64, ptr %488, align 8
  %490 = add i64 %308, %340
  %491 = inttoptr i64 %490 to ptr
  %492 = load i64, ptr %491, align 8
  %493 = shl i64 %336, 3
  %494 = add i64 %493, %2
  %495 = inttoptr i64 %494 to ptr
  store i64 %492, ptr %495, align 8
  %496 = icmp eq i64 %336, %4
  br i1 %496, label %539, label %497

497:                                              ; preds = %485
  %498 = add nsw i64 %337, -48
  %499 = add i64 %336, 3
  %500 = and i64 %499, 3
  br label %501

501:                                              ; preds = %497, %479, %477, %463
  %502 = phi i64 [ %500, %497 ], [ %336, %463 ], [ %336, %479 ], [ %336, %477 ]
  %503 = phi i64 [ %498, %497 ], [ %337, %463 ], [ %337, %479 ], [ %337, %477 ]
  %504 = phi i64 [ %489, %497 ], [ %473, %463 ], [ %484, %479 ], [ %473, %477 ]
  %505 = phi i64 [ %486, %497 ], [ 1, %463 ], [ %482, %479 ], [ 0, %477 ]
  %506 = and i64 %502, 1
  %507 = icmp eq i64 %505, %506
  br i1 %507, label %565, label %508

508:                                              ; preds = %501
  %509 = shl i64 %503, 3
  %510 = add i64 %319, %509
  %511 = inttoptr i64 %510 to ptr
  %512 = load i64, ptr %511, align 8
  %513 = icmp eq i64 %502, %4
  %514 = add i64 %308, %509
  %515 = inttoptr i64 %514 to ptr
  br i1 %513, label %523, label %516

516:                                              ; preds = %508
  %517 = load i64, ptr %515, align 8
  %518 = xor i64 %517, -1
  %519 = and i64 %120, %518
  store i64 0, ptr %75, align 8
  %520 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %75, ptr nonnull %76, i64 %512, i64 %517, i64 %519)
  %521 = load i64, ptr %75, align 8
  %522 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %521, i1 false)
  br label %523

523:                                              ; preds = %516, %508
  %524 = phi i64 [ %522, %516 ], [ %512, %508 ]
  %525 = add i64 %320, %509
  %526 = inttoptr i64 %525 to ptr
  %527 = load i64, ptr %526, align 8
  %528 = add i64 %321, %509
  %529 = inttoptr i64 %528 to ptr
  %530 = load i64, ptr %529, align 8
  %531 = or i64 %530, %524
  %532 = shl i64 %527, 3
  %533 = add i64 %532, %2
  %534 = inttoptr i64 %533 to ptr
  store i64 %531, ptr %534, align 8
  %535 = load i64, ptr %515, align 8
  %536 = shl i64 %502, 3
  %537 = add i64 %536, %2
  %538 = inttoptr i64 %537 to ptr
  store i64 %535, ptr %538, align 8
  br i1 %513, label %539, label %561

539:                                              ; preds = %523, %485
  %540 = phi i64 [ %489, %485 ], [ %504, %523 ]
  %541 = phi i64 [ %486, %485 ], [ %505, %523 ]
  store i64 0, ptr %77, align 8
  %542 = call i32 @kernel.declarer_ddsolver_search_search__down_to_lowest(ptr nonnull %77, ptr nonnull %78, i64 %2, i64 %540, i64 %120)
  %543 = load i64, ptr %77, align 8
  br i1 %151, label %595, label %544

544:                                              ; preds = %539
  store i64 0, ptr %79, align 8
  %545 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %79, ptr nonnull %80, i64 %543, i64 %120)
  %546 = load i64, ptr %79, align 8
  %547 = icmp eq i64 %541, 0
  %548 = select i1 %547, i64 %317, i64 %6
  %549 = select i1 %547, i64 0, i64 %5
  %550 = icmp eq i64 %240, 0
  br i1 %550, label %555, label %551

551:                                              ; preds = %544
  %552 = xor i64 %546, -1
  %553 = and i64 %235, %552
  %554 = icmp eq i64 %553, 0
  br i1 %554, label %556, label %555

555:                                              ; preds = %551, %544
  br label %556

556:                                              ; preds = %555, %551
  %557 = phi i64 [ %141, %555 ], [ %238, %551 ]
  %558 = phi i64 [ %140, %555 ], [ %239, %551 ]
  %559 = phi i64 [ %139, %555 ], [ %240, %551 ]
  store ptr null, ptr %81, align 8
  %560 = call i32 @kernel.declarer_ddsolver_search_transposition_store(ptr nonnull %81, ptr nonnull %82, i64 %2, i64 %559, i64 %558, i64 %557, i64 %6, i64 %237, i64 %236, i64 %546, i64 %549, i64 %548)
  br label %595

561:                                              ; preds = %523
  %562 = add nsw i64 %503, -48
  %563 = add i64 %502, 3
  %564 = and i64 %563, 3
  br label %565

565:                                              ; preds = %561, %501
  %566 = phi i64 [ %564, %561 ], [ %502, %501 ]
  %567 = phi i64 [ %562, %561 ], [ %503, %501 ]
  %568 = shl i64 %567, 3
  %569 = add i64 %319, %568
  %570 = inttoptr i64 %569 to ptr
  %571 = load i64, ptr %570, align 8
  %572 = add i64 %308, %568
  %573 = inttoptr i64 %572 to ptr
  %574 = load i64, ptr %573, align 8
  %575 = xor i64 %574, -1
  %576 = and i64 %120, %575
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %83, i8 0, i64 16, i1 false)
  %577 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %83, ptr nonnull %85, i64 %571, i64 %504, i64 %574, i64 %576)
  %578 = load i64, ptr %83, align 8
  %579 = load i64, ptr %84, align 8
  %580 = add i64 %307, %568
  %581 = inttoptr i64 %580 to ptr
  %582 = load i64, ptr %581, align 8
  %583 = or i64 %582, %578
  store i64 %583, ptr %581, align 8
  %584 = load i64, ptr %131, align 8
  %585 = and i64 %584, 4
  %586 = icmp eq i64 %585, 0
  %587 = shl nuw i64 1, %571
  %588 = select i1 %586, i64 %587, i64 %579
  %589 = add i64 %322, %568
  %590 = inttoptr i64 %589 to ptr
  %591 = load i64, ptr %590, align 8
  %592 = or i64 %588, %591
  store i64 %592, ptr %590, align 8
  store i64 0, ptr %86, align 8
  %593 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %86, ptr nonnull %87, i64 %2, i64 %567, i64 %566, i64 %4, i64 %129, i64 %120)
  %594 = load i64, ptr %86, align 8
  br label %335

595:                                              ; preds = %556, %539
  store i64 %541, ptr %0, align 8
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %543, ptr %596, align 8
  br label %97

597:                                              ; preds = %152
  %598 = and i64 %120, 8191
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %168, label %164
}

declare i32 @kernel.declarer_ddsolver_search_transposition_shape_key(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_key_now(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_tops_key(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_store(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_turns_failed(ptr, ptr, i64, i64, i64, i64)

define i64 @declarer_ddsolver_search_search__stops(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_search__stops(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define void @declarer_ddsolver_search_search__last_trick(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [2 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_search_search__last_trick(ptr nonnull %5, ptr nonnull %8, i64 %1, i64 %2, i64 %3)
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  store i64 %10, ptr %0, align 8
  %13 = getelementptr i8, ptr %0, i64 8
  store i64 %12, ptr %13, align 8
  ret void
}

define void @declarer_ddsolver_search_search__bounded(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca [2 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = call i32 @kernel.declarer_ddsolver_search_search__bounded(ptr nonnull %7, ptr nonnull %10, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5)
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %12, ptr %0, align 8
  %15 = getelementptr i8, ptr %0, i64 8
  store i64 %14, ptr %15, align 8
  ret void
}

define i64 @declarer_ddsolver_search_search__down_to_lowest(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_search__down_to_lowest(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define void @declarer_ddsolver_search_search_search(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca [2 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = call i32 @kernel.declarer_ddsolver_search_search_search(ptr nonnull %8, ptr nonnull %11, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %13 = load i64, ptr %8, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %15 = load i64, ptr %14, align 8
  store i64 %13, ptr %0, align 8
  %16 = getelementptr i8, ptr %0, i64 8
  store i64 %15, ptr %16, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
