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
  %52 = and i64 %51, 1
  %53 = xor i64 %52, 1
  %54 = and i64 %50, 48
  %55 = shl nuw nsw i64 8191, %54
  %56 = and i64 %46, %55
  %57 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %56)
  %58 = icmp samesign ult i64 %57, 2
  %59 = shl nuw i64 1, %50
  %60 = select i1 %58, i64 0, i64 %59
  store i64 %53, ptr %0, align 8
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
  %36 = shl i64 %4, 3
  %37 = add i64 %36, %2
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %36, 8
  %41 = and i64 %40, 24
  %42 = add i64 %41, %2
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = xor i64 %36, 16
  %46 = add i64 %45, %2
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %36, 24
  %50 = and i64 %49, 24
  %51 = add i64 %50, %2
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  %54 = or i64 %53, %44
  store i64 0, ptr %8, align 8
  %55 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr nonnull %8, ptr nonnull %9, i64 %39, i64 %48, i64 %54)
  %56 = load i64, ptr %8, align 8
  %57 = icmp slt i64 %56, %33
  br i1 %57, label %68, label %58

58:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %59 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr nonnull %10, ptr nonnull %12, i64 %39, i64 %48, i64 %44, i64 %53, i64 %3, i64 %33, i64 %56)
  %60 = load i64, ptr %10, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %78, label %66

62:                                               ; preds = %117, %110, %100, %78, %70, %66
  %63 = phi i64 [ %29, %66 ], [ %29, %117 ], [ %28, %100 ], [ -1, %78 ], [ %76, %70 ], [ -1, %110 ]
  %64 = phi i64 [ %67, %66 ], [ %119, %117 ], [ %102, %100 ], [ 0, %78 ], [ %77, %70 ], [ 0, %110 ]
  store i64 %63, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %64, ptr %65, align 8
  ret i32 0

66:                                               ; preds = %58
  %67 = load i64, ptr %11, align 8
  br label %62

68:                                               ; preds = %7
  %69 = icmp eq i64 %3, 4
  br i1 %69, label %70, label %78

70:                                               ; preds = %68
  %71 = sub nsw i64 %6, %56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  %72 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_later_tricks(ptr nonnull %13, ptr nonnull %15, i64 %39, i64 %48, i64 %44, i64 %53, i64 %35, i64 %71)
  %73 = load i64, ptr %13, align 8
  %74 = icmp eq i64 %73, 0
  %75 = load i64, ptr %14, align 8
  %76 = select i1 %74, i64 -1, i64 %28
  %77 = select i1 %74, i64 0, i64 %75
  br label %62

78:                                               ; preds = %68, %58
  %79 = icmp slt i64 %3, 4
  br i1 %79, label %80, label %62

80:                                               ; preds = %78
  %81 = shl nsw i64 %3, 4
  %82 = or i64 %48, %39
  %83 = ashr i64 %82, %81
  %84 = and i64 %83, 8191
  %85 = ashr i64 %54, %81
  %86 = and i64 %85, 8191
  %87 = ashr i64 %44, %81
  %88 = and i64 %87, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %89 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %16, ptr nonnull %18, i64 %88, i64 %84, i64 %35)
  %90 = load i64, ptr %16, align 8
  %91 = load i64, ptr %17, align 8
  %92 = icmp eq i64 %90, 0
  br i1 %92, label %93, label %100

93:                                               ; preds = %80
  %94 = ashr i64 %53, %81
  %95 = and i64 %94, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %96 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %19, ptr nonnull %21, i64 %95, i64 %84, i64 %35)
  %97 = load i64, ptr %19, align 8
  %98 = load i64, ptr %20, align 8
  %99 = icmp eq i64 %97, 0
  br i1 %99, label %103, label %100

100:                                              ; preds = %93, %80
  %101 = phi i64 [ %98, %93 ], [ %91, %80 ]
  %102 = shl i64 %101, %81
  br label %62

103:                                              ; preds = %93
  %104 = ashr i64 %39, %81
  %105 = and i64 %104, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %106 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %22, ptr nonnull %24, i64 %105, i64 %86, i64 %33)
  %107 = load i64, ptr %22, align 8
  %108 = load i64, ptr %23, align 8
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %103
  %111 = ashr i64 %48, %81
  %112 = and i64 %111, 8191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  %113 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %25, ptr nonnull %27, i64 %112, i64 %86, i64 %33)
  %114 = load i64, ptr %25, align 8
  %115 = load i64, ptr %26, align 8
  %116 = icmp eq i64 %114, 0
  br i1 %116, label %62, label %117

117:                                              ; preds = %110, %103
  %118 = phi i64 [ %115, %110 ], [ %108, %103 ]
  %119 = shl i64 %118, %81
  br label %62
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
  %81 = alloca [2 x i64], align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %83 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store ptr null, ptr %83, align 8
  %84 = alloca i64, align 8
  store i64 0, ptr %84, align 8
  %85 = alloca ptr, align 8
  store ptr null, ptr %85, align 8
  %86 = alloca ptr, align 8
  store ptr null, ptr %86, align 8
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

97:                                               ; preds = %571, %234, %224, %143, %101, %98
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
  store i64 0, ptr %14, align 8
  %130 = call i32 @kernel.declarer_ddsolver_search_transposition_shape_key(ptr nonnull %14, ptr nonnull %15, i64 %7, i64 %129)
  %131 = load i64, ptr %14, align 8
  store i64 0, ptr %16, align 8
  %132 = call i32 @kernel.declarer_ddsolver_search_transposition_key_now(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %131)
  %133 = load i64, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  %134 = call i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr nonnull %18, ptr nonnull %21, i64 %2, i64 %133, i64 %4)
  %135 = load i64, ptr %18, align 8
  %136 = load i64, ptr %19, align 8
  %137 = load i64, ptr %20, align 8
  %138 = icmp eq i64 %129, 4
  br i1 %138, label %139, label %146

139:                                              ; preds = %128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %140 = call i32 @kernel.declarer_ddsolver_search_search__bounded(ptr nonnull %22, ptr nonnull %24, i64 %2, i64 4, i64 %4, i64 %5, i64 %6)
  %141 = load i64, ptr %22, align 8
  %142 = icmp sgt i64 %141, -1
  br i1 %142, label %143, label %146

143:                                              ; preds = %139
  %144 = load i64, ptr %23, align 8
  store i64 %141, ptr %0, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %144, ptr %145, align 8
  br label %97

146:                                              ; preds = %139, %128
  %147 = load i64, ptr %110, align 8
  %148 = load i64, ptr %118, align 8
  %149 = or i64 %148, %147
  store i64 0, ptr %25, align 8
  %150 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %25, ptr nonnull %26, i64 %149, i64 %120)
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %114, align 8
  %153 = load i64, ptr %118, align 8
  %154 = or i64 %153, %152
  store i64 0, ptr %27, align 8
  %155 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %27, ptr nonnull %28, i64 %154, i64 %120)
  %156 = load i64, ptr %27, align 8
  %157 = icmp slt i64 %6, 6
  br i1 %157, label %205, label %577

158:                                              ; preds = %577
  store i64 0, ptr %29, align 8
  %159 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %578)
  %160 = load i64, ptr %29, align 8
  %161 = shl nuw i64 1, %160
  br label %162

162:                                              ; preds = %577, %158
  %163 = phi i64 [ %161, %158 ], [ 0, %577 ]
  %164 = and i64 %120, 536805376
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  store i64 0, ptr %29, align 8
  %167 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %164)
  %168 = load i64, ptr %29, align 8
  %169 = shl nuw i64 1, %168
  %170 = or i64 %169, %163
  br label %171

171:                                              ; preds = %166, %162
  %172 = phi i64 [ %170, %166 ], [ %163, %162 ]
  %173 = and i64 %120, 35180077121536
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %180, label %175

175:                                              ; preds = %171
  store i64 0, ptr %29, align 8
  %176 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %173)
  %177 = load i64, ptr %29, align 8
  %178 = shl nuw i64 1, %177
  %179 = or i64 %178, %172
  br label %180

180:                                              ; preds = %175, %171
  %181 = phi i64 [ %179, %175 ], [ %172, %171 ]
  %182 = and i64 %120, 2305561534236983296
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %189, label %184

184:                                              ; preds = %180
  store i64 0, ptr %29, align 8
  %185 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %182)
  %186 = load i64, ptr %29, align 8
  %187 = shl nuw i64 1, %186
  %188 = or i64 %187, %181
  br label %189

189:                                              ; preds = %184, %180
  %190 = phi i64 [ %188, %184 ], [ %181, %180 ]
  store i64 0, ptr %31, align 8
  %191 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %31, ptr nonnull %32, i64 %190, i64 %120)
  %192 = load i64, ptr %31, align 8
  store i64 0, ptr %33, align 8
  %193 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %33, ptr nonnull %34, i64 %151, i64 %192)
  %194 = load i64, ptr %33, align 8
  store i64 0, ptr %35, align 8
  %195 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %35, ptr nonnull %36, i64 %156, i64 %192)
  %196 = load i64, ptr %35, align 8
  %197 = shl i64 %196, 4
  %198 = or i64 %197, %194
  store i64 0, ptr %37, align 8
  %199 = call i32 @kernel.declarer_ddsolver_search_transposition_tops_key(ptr nonnull %37, ptr nonnull %38, i64 %136, i64 %198)
  %200 = load i64, ptr %37, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %39, i8 0, i64 24, i1 false)
  %201 = call i32 @kernel.declarer_ddsolver_search_transposition_locate(ptr nonnull %39, ptr nonnull %42, i64 %2, i64 %200, i64 %137)
  %202 = load i64, ptr %39, align 8
  %203 = load i64, ptr %40, align 8
  %204 = load i64, ptr %41, align 8
  br label %205

205:                                              ; preds = %189, %146
  %206 = phi i64 [ %192, %189 ], [ 0, %146 ]
  %207 = phi i64 [ %204, %189 ], [ %137, %146 ]
  %208 = phi i64 [ %203, %189 ], [ 0, %146 ]
  %209 = phi i64 [ %202, %189 ], [ 0, %146 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  %210 = call i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr nonnull %43, ptr nonnull %45, i64 %2, i64 %135, i64 %136, i64 %137, i64 %151, i64 %156, i64 %5)
  %211 = load i64, ptr %43, align 8
  %212 = load i64, ptr %44, align 8
  %213 = icmp sgt i64 %211, -1
  %214 = icmp eq i64 %209, 0
  %215 = select i1 %213, i1 true, i1 %214
  br i1 %215, label %220, label %216

216:                                              ; preds = %205
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  %217 = call i32 @kernel.declarer_ddsolver_search_transposition_probe(ptr nonnull %46, ptr nonnull %48, i64 %2, i64 %209, i64 %208, i64 %207, i64 %151, i64 %156, i64 %5)
  %218 = load i64, ptr %46, align 8
  %219 = load i64, ptr %47, align 8
  br label %220

220:                                              ; preds = %216, %205
  %221 = phi i64 [ %218, %216 ], [ %211, %205 ]
  %222 = phi i64 [ %219, %216 ], [ %212, %205 ]
  %223 = icmp sgt i64 %221, -1
  br i1 %223, label %224, label %228

224:                                              ; preds = %220
  store i64 0, ptr %49, align 8
  %225 = call i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr nonnull %49, ptr nonnull %50, i64 %222, i64 %120)
  %226 = load i64, ptr %49, align 8
  store i64 %221, ptr %0, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %226, ptr %227, align 8
  br label %97

228:                                              ; preds = %220
  %229 = icmp slt i64 %129, 4
  br i1 %229, label %230, label %237

230:                                              ; preds = %228
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  %231 = call i32 @kernel.declarer_ddsolver_search_search__bounded(ptr nonnull %51, ptr nonnull %53, i64 %2, i64 %129, i64 %4, i64 %5, i64 %6)
  %232 = load i64, ptr %51, align 8
  %233 = icmp sgt i64 %232, -1
  br i1 %233, label %234, label %237

234:                                              ; preds = %230
  %235 = load i64, ptr %52, align 8
  store i64 %232, ptr %0, align 8
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %235, ptr %236, align 8
  br label %97

237:                                              ; preds = %230, %228
  %238 = and i64 %4, 1
  %239 = icmp eq i64 %238, 0
  %240 = sub i64 %6, %5
  %241 = add i64 %240, 1
  %242 = select i1 %239, i64 %5, i64 %241
  %243 = mul i64 %6, 192
  %244 = add i64 %243, 128
  %245 = shl i64 %4, 3
  %246 = add i64 %245, %2
  %247 = inttoptr i64 %246 to ptr
  %248 = load i64, ptr %247, align 8
  %249 = shl i64 %4, 4
  %250 = xor i64 %249, 32
  %251 = ashr i64 %7, %250
  %252 = and i64 %251, 65535
  %253 = mul nuw nsw i64 %252, 7
  %254 = xor i64 %248, %253
  %255 = shl i64 %242, 10
  %256 = shl i64 %4, 2
  %257 = or i64 %255, %256
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, i8 0, i64 24, i1 false)
  %258 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %54, ptr nonnull %57, i64 %2, i64 %254, i64 %257, i64 %248, i64 %120)
  %259 = load i64, ptr %54, align 8
  %260 = load i64, ptr %55, align 8
  %261 = load i64, ptr %56, align 8
  %262 = mul i64 %6, 1536
  %263 = add i64 %2, 1280
  %264 = add i64 %263, %262
  %265 = inttoptr i64 %264 to ptr
  store i64 %248, ptr %265, align 8
  %266 = add i64 %2, 1296
  %267 = add i64 %266, %262
  %268 = inttoptr i64 %267 to ptr
  store i64 %259, ptr %268, align 8
  %269 = add i64 %2, 1304
  %270 = add i64 %269, %262
  %271 = inttoptr i64 %270 to ptr
  store i64 %260, ptr %271, align 8
  %272 = add i64 %2, 1288
  %273 = add i64 %272, %262
  %274 = inttoptr i64 %273 to ptr
  store i64 %261, ptr %274, align 8
  %275 = add i64 %2, 1312
  %276 = add i64 %275, %262
  %277 = inttoptr i64 %276 to ptr
  store i64 %244, ptr %277, align 8
  %278 = icmp eq i64 %259, 19
  %279 = select i1 %278, i64 %244, i64 -1
  %280 = add i64 %2, 1320
  %281 = add i64 %280, %262
  %282 = inttoptr i64 %281 to ptr
  store i64 %279, ptr %282, align 8
  %283 = add i64 %2, 1328
  %284 = add i64 %283, %262
  %285 = inttoptr i64 %284 to ptr
  store i64 0, ptr %285, align 8
  %286 = add i64 %2, 1336
  %287 = add i64 %286, %262
  %288 = inttoptr i64 %287 to ptr
  store i64 0, ptr %288, align 8
  %289 = icmp sgt i64 %261, -1
  br i1 %289, label %293, label %290

290:                                              ; preds = %237
  store i64 0, ptr %58, align 8
  %291 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %58, ptr nonnull %59, i64 %2, i64 %244, i64 %4, i64 %4, i64 %129, i64 %120)
  %292 = load i64, ptr %58, align 8
  br label %293

293:                                              ; preds = %290, %237
  %294 = phi i64 [ %292, %290 ], [ %261, %237 ]
  %295 = add i64 %2, 312
  %296 = add i64 %2, 256
  %297 = add i64 %2, -40
  %298 = add i64 %2, -48
  %299 = add i64 %2, -64
  %300 = add i64 %2, -56
  %301 = add i64 %2, 320
  %302 = add i64 %2, 328
  %303 = add i64 %2, 336
  %304 = add i64 %2, 344
  %305 = add nsw i64 %5, -1
  %306 = add nsw i64 %6, -1
  %307 = add i64 %2, 264
  %308 = add i64 %2, 272
  %309 = add i64 %2, 280
  %310 = add i64 %2, 304
  %311 = add i64 %2, 640
  %312 = add i64 %2, 656
  %313 = add i64 %2, 664
  %314 = add i64 %2, 648
  %315 = add i64 %2, 672
  %316 = add i64 %2, 680
  %317 = add i64 %2, 688
  %318 = add i64 %2, 696
  br label %319

319:                                              ; preds = %449, %293
  %320 = phi i64 [ %4, %293 ], [ %378, %449 ]
  %321 = phi i64 [ %244, %293 ], [ %381, %449 ]
  %322 = phi i64 [ %294, %293 ], [ %450, %449 ]
  br label %323

323:                                              ; preds = %546, %319
  %324 = phi i64 [ %320, %319 ], [ %547, %546 ]
  %325 = phi i64 [ %321, %319 ], [ %548, %546 ]
  %326 = phi i64 [ %322, %319 ], [ %570, %546 ]
  %327 = icmp sgt i64 %326, -1
  %328 = shl i64 %325, 3
  br i1 %327, label %329, label %473

329:                                              ; preds = %323
  %330 = icmp eq i64 %324, %4
  br i1 %330, label %349, label %331

331:                                              ; preds = %329
  %332 = add i64 %297, %328
  %333 = inttoptr i64 %332 to ptr
  %334 = load i64, ptr %333, align 8
  %335 = add i64 %298, %328
  %336 = inttoptr i64 %335 to ptr
  %337 = load i64, ptr %336, align 8
  %338 = add i64 %299, %328
  %339 = inttoptr i64 %338 to ptr
  %340 = load i64, ptr %339, align 8
  store i64 0, ptr %60, align 8
  %341 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %60, ptr nonnull %61, i64 %326, i64 %340, i64 %129)
  %342 = load i64, ptr %60, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %344, label %349

344:                                              ; preds = %331
  %345 = load i64, ptr %339, align 8
  %346 = add i64 %300, %328
  %347 = inttoptr i64 %346 to ptr
  %348 = load i64, ptr %347, align 8
  br label %349

349:                                              ; preds = %344, %331, %329
  %350 = phi i64 [ %334, %331 ], [ %334, %344 ], [ %7, %329 ]
  %351 = phi i64 [ %337, %331 ], [ %337, %344 ], [ 0, %329 ]
  %352 = phi i64 [ %324, %331 ], [ %348, %344 ], [ %4, %329 ]
  %353 = phi i64 [ %326, %331 ], [ %345, %344 ], [ %326, %329 ]
  %354 = add i64 %301, %328
  %355 = inttoptr i64 %354 to ptr
  store i64 %353, ptr %355, align 8
  %356 = add i64 %302, %328
  %357 = inttoptr i64 %356 to ptr
  store i64 %352, ptr %357, align 8
  %358 = shl nuw i64 1, %326
  %359 = or i64 %351, %358
  %360 = add i64 %303, %328
  %361 = inttoptr i64 %360 to ptr
  store i64 %359, ptr %361, align 8
  %362 = shl i64 %324, 4
  %363 = lshr i64 %326, 2
  %364 = and i64 %363, 2305843009213693948
  %365 = or i64 %364, %362
  %366 = shl nsw i64 -1, %365
  %367 = add i64 %350, %366
  %368 = add i64 %304, %328
  %369 = inttoptr i64 %368 to ptr
  store i64 %367, ptr %369, align 8
  %370 = add i64 %296, %328
  %371 = inttoptr i64 %370 to ptr
  %372 = load i64, ptr %371, align 8
  %373 = xor i64 %372, %358
  %374 = shl i64 %324, 3
  %375 = add i64 %374, %2
  %376 = inttoptr i64 %375 to ptr
  store i64 %373, ptr %376, align 8
  %377 = add nsw i64 %324, 1
  %378 = and i64 %377, 3
  %379 = icmp eq i64 %378, %4
  br i1 %379, label %451, label %380

380:                                              ; preds = %349
  %381 = add nsw i64 %325, 48
  %382 = sub i64 %377, %4
  %383 = and i64 %382, 3
  %384 = shl nuw nsw i64 %378, 3
  %385 = add i64 %384, %2
  %386 = inttoptr i64 %385 to ptr
  %387 = load i64, ptr %386, align 8
  %388 = mul nuw nsw i64 %383, 2305843009213693904
  %389 = add i64 %388, %381
  %390 = shl i64 %389, 3
  %391 = add i64 %307, %390
  %392 = inttoptr i64 %391 to ptr
  %393 = load i64, ptr %392, align 8
  %394 = and i64 %393, 48
  %395 = shl nuw nsw i64 8191, %394
  %396 = load i64, ptr %355, align 8
  %397 = shl nuw nsw i64 %378, 2
  %398 = or disjoint i64 %397, %383
  %399 = and i64 %395, %387
  %400 = icmp eq i64 %399, 0
  br i1 %400, label %410, label %401

401:                                              ; preds = %380
  %402 = and i64 %395, %120
  %403 = mul nuw nsw i64 %402, 5
  %404 = xor i64 %403, %399
  %405 = shl i64 %396, 4
  %406 = or disjoint i64 %405, %398
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %62, i8 0, i64 24, i1 false)
  %407 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %62, ptr nonnull %65, i64 %2, i64 %404, i64 %406, i64 %399, i64 %120)
  %408 = load i64, ptr %63, align 8
  %409 = load i64, ptr %64, align 8
  br label %422

410:                                              ; preds = %380
  %411 = load i64, ptr %357, align 8
  %412 = lshr i64 %396, 2
  %413 = and i64 %412, 1152921504606846972
  %414 = or i64 %411, %413
  %415 = select i1 %229, i64 %396, i64 %414
  %416 = shl i64 %415, 4
  %417 = or i64 %255, %416
  %418 = or disjoint i64 %417, %398
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %66, i8 0, i64 24, i1 false)
  %419 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %66, ptr nonnull %69, i64 %2, i64 %387, i64 %418, i64 %387, i64 %120)
  %420 = load i64, ptr %67, align 8
  %421 = load i64, ptr %68, align 8
  br label %422

422:                                              ; preds = %410, %401
  %423 = phi i64 [ %409, %401 ], [ %421, %410 ]
  %424 = phi i64 [ %408, %401 ], [ %420, %410 ]
  %425 = phi ptr [ %62, %401 ], [ %66, %410 ]
  %426 = load i64, ptr %425, align 8
  %427 = add i64 %311, %328
  %428 = inttoptr i64 %427 to ptr
  store i64 %387, ptr %428, align 8
  %429 = add i64 %312, %328
  %430 = inttoptr i64 %429 to ptr
  store i64 %426, ptr %430, align 8
  %431 = add i64 %313, %328
  %432 = inttoptr i64 %431 to ptr
  store i64 %424, ptr %432, align 8
  %433 = add i64 %314, %328
  %434 = inttoptr i64 %433 to ptr
  store i64 %423, ptr %434, align 8
  %435 = add i64 %315, %328
  %436 = inttoptr i64 %435 to ptr
  store i64 %381, ptr %436, align 8
  %437 = icmp eq i64 %426, 19
  %438 = select i1 %437, i64 %381, i64 -1
  %439 = add i64 %316, %328
  %440 = inttoptr i64 %439 to ptr
  store i64 %438, ptr %440, align 8
  %441 = add i64 %317, %328
  %442 = inttoptr i64 %441 to ptr
  store i64 0, ptr %442, align 8
  %443 = add i64 %318, %328
  %444 = inttoptr i64 %443 to ptr
  store i64 0, ptr %444, align 8
  %445 = icmp sgt i64 %423, -1
  br i1 %445, label %449, label %446

446:                                              ; preds = %422
  store i64 0, ptr %70, align 8
  %447 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %70, ptr nonnull %71, i64 %2, i64 %381, i64 %378, i64 %4, i64 %129, i64 %120)
  %448 = load i64, ptr %70, align 8
  br label %449

449:                                              ; preds = %446, %422
  %450 = phi i64 [ %448, %446 ], [ %423, %422 ]
  br label %319

451:                                              ; preds = %349
  %452 = load i64, ptr %357, align 8
  %453 = load i64, ptr %355, align 8
  %454 = load i64, ptr %361, align 8
  %455 = and i64 %453, 48
  %456 = shl nuw nsw i64 8191, %455
  %457 = and i64 %456, %454
  %458 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %457)
  %459 = icmp samesign ult i64 %458, 2
  %460 = shl nuw i64 1, %453
  %461 = select i1 %459, i64 0, i64 %460
  %462 = and i64 %452, 1
  %463 = add nsw i64 %305, %462
  %464 = icmp slt i64 %463, 1
  br i1 %464, label %489, label %465

465:                                              ; preds = %451
  %466 = icmp slt i64 %463, %6
  br i1 %466, label %467, label %489

467:                                              ; preds = %465
  %468 = load i64, ptr %369, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false)
  %469 = call i32 @kernel.declarer_ddsolver_search_search_search(ptr nonnull %72, ptr nonnull %74, i64 %2, i64 %129, i64 %452, i64 %463, i64 %306, i64 %468)
  %470 = load i64, ptr %72, align 8
  %471 = load i64, ptr %73, align 8
  %472 = or i64 %471, %461
  br label %489

473:                                              ; preds = %323
  %474 = and i64 %324, 1
  %475 = add i64 %295, %328
  %476 = inttoptr i64 %475 to ptr
  %477 = load i64, ptr %476, align 8
  %478 = add i64 %296, %328
  %479 = inttoptr i64 %478 to ptr
  %480 = load i64, ptr %479, align 8
  %481 = shl i64 %324, 3
  %482 = add i64 %481, %2
  %483 = inttoptr i64 %482 to ptr
  store i64 %480, ptr %483, align 8
  %484 = icmp eq i64 %324, %4
  br i1 %484, label %527, label %485

485:                                              ; preds = %473
  %486 = add nsw i64 %325, -48
  %487 = add i64 %324, 3
  %488 = and i64 %487, 3
  br label %489

489:                                              ; preds = %485, %467, %465, %451
  %490 = phi i64 [ %488, %485 ], [ %324, %451 ], [ %324, %467 ], [ %324, %465 ]
  %491 = phi i64 [ %486, %485 ], [ %325, %451 ], [ %325, %467 ], [ %325, %465 ]
  %492 = phi i64 [ %477, %485 ], [ %461, %451 ], [ %472, %467 ], [ %461, %465 ]
  %493 = phi i64 [ %474, %485 ], [ 1, %451 ], [ %470, %467 ], [ 0, %465 ]
  %494 = and i64 %490, 1
  %495 = icmp eq i64 %493, %494
  br i1 %495, label %546, label %496

496:                                              ; preds = %489
  %497 = shl i64 %491, 3
  %498 = add i64 %307, %497
  %499 = inttoptr i64 %498 to ptr
  %500 = load i64, ptr %499, align 8
  %501 = icmp eq i64 %490, %4
  %502 = add i64 %296, %497
  %503 = inttoptr i64 %502 to ptr
  br i1 %501, label %511, label %504

504:                                              ; preds = %496
  %505 = load i64, ptr %503, align 8
  %506 = xor i64 %505, -1
  %507 = and i64 %120, %506
  store i64 0, ptr %75, align 8
  %508 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %75, ptr nonnull %76, i64 %500, i64 %505, i64 %507)
  %509 = load i64, ptr %75, align 8
  %510 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %509, i1 false)
  br label %511

511:                                              ; preds = %504, %496
  %512 = phi i64 [ %510, %504 ], [ %500, %496 ]
  %513 = add i64 %308, %497
  %514 = inttoptr i64 %513 to ptr
  %515 = load i64, ptr %514, align 8
  %516 = add i64 %309, %497
  %517 = inttoptr i64 %516 to ptr
  %518 = load i64, ptr %517, align 8
  %519 = or i64 %518, %512
  %520 = shl i64 %515, 3
  %521 = add i64 %520, %2
  %522 = inttoptr i64 %521 to ptr
  store i64 %519, ptr %522, align 8
  %523 = load i64, ptr %503, align 8
  %524 = shl i64 %490, 3
  %525 = add i64 %524, %2
  %526 = inttoptr i64 %525 to ptr
  store i64 %523, ptr %526, align 8
  br i1 %501, label %527, label %542

527:                                              ; preds = %511, %473
  %528 = phi i64 [ %477, %473 ], [ %492, %511 ]
  %529 = phi i64 [ %474, %473 ], [ %493, %511 ]
  store i64 0, ptr %77, align 8
  %530 = call i32 @kernel.declarer_ddsolver_search_search__down_to_lowest(ptr nonnull %77, ptr nonnull %78, i64 %2, i64 %528, i64 %120)
  %531 = load i64, ptr %77, align 8
  store i64 0, ptr %79, align 8
  %532 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %79, ptr nonnull %80, i64 %531, i64 %120)
  %533 = load i64, ptr %79, align 8
  %534 = icmp eq i64 %529, 0
  %535 = select i1 %534, i64 %305, i64 %6
  %536 = select i1 %534, i64 0, i64 %5
  br i1 %214, label %571, label %537

537:                                              ; preds = %527
  %538 = xor i64 %533, -1
  %539 = and i64 %206, %538
  %540 = icmp eq i64 %539, 0
  br i1 %540, label %541, label %571

541:                                              ; preds = %537
  br label %571

542:                                              ; preds = %511
  %543 = add nsw i64 %491, -48
  %544 = add i64 %490, 3
  %545 = and i64 %544, 3
  br label %546

546:                                              ; preds = %542, %489
  %547 = phi i64 [ %545, %542 ], [ %490, %489 ]
  %548 = phi i64 [ %543, %542 ], [ %491, %489 ]
  %549 = shl i64 %548, 3
  %550 = add i64 %307, %549
  %551 = inttoptr i64 %550 to ptr
  %552 = load i64, ptr %551, align 8
  %553 = add i64 %296, %549
  %554 = inttoptr i64 %553 to ptr
  %555 = load i64, ptr %554, align 8
  %556 = xor i64 %555, -1
  %557 = and i64 %120, %556
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  %558 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %81, ptr nonnull %83, i64 %552, i64 %492, i64 %555, i64 %557)
  %559 = load i64, ptr %81, align 8
  %560 = load i64, ptr %82, align 8
  %561 = add i64 %295, %549
  %562 = inttoptr i64 %561 to ptr
  %563 = load i64, ptr %562, align 8
  %564 = or i64 %563, %559
  store i64 %564, ptr %562, align 8
  %565 = add i64 %310, %549
  %566 = inttoptr i64 %565 to ptr
  %567 = load i64, ptr %566, align 8
  %568 = or i64 %567, %560
  store i64 %568, ptr %566, align 8
  store i64 0, ptr %84, align 8
  %569 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %84, ptr nonnull %85, i64 %2, i64 %548, i64 %547, i64 %4, i64 %129, i64 %120)
  %570 = load i64, ptr %84, align 8
  br label %323

571:                                              ; preds = %541, %537, %527
  %572 = phi i64 [ %207, %541 ], [ %137, %537 ], [ %137, %527 ]
  %573 = phi i64 [ %208, %541 ], [ %136, %537 ], [ %136, %527 ]
  %574 = phi i64 [ %209, %541 ], [ %135, %537 ], [ %135, %527 ]
  store ptr null, ptr %86, align 8
  %575 = call i32 @kernel.declarer_ddsolver_search_transposition_store(ptr nonnull %86, ptr nonnull %87, i64 %2, i64 %574, i64 %573, i64 %572, i64 %6, i64 %151, i64 %156, i64 %533, i64 %536, i64 %535)
  store i64 %529, ptr %0, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %531, ptr %576, align 8
  br label %97

577:                                              ; preds = %146
  %578 = and i64 %120, 8191
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %162, label %158
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

declare i32 @kernel.declarer_ddsolver_search_turns_failed(ptr, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_store(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

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
