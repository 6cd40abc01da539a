source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_quick_tricks__top(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2)
  %8 = sub nsw i64 %7, %3
  %9 = icmp slt i64 %8, 1
  br i1 %9, label %10, label %12

10:                                               ; preds = %12, %4
  %11 = phi i64 [ %17, %12 ], [ %2, %4 ]
  store i64 %11, ptr %0, align 8
  ret i32 0

12:                                               ; preds = %4
  %13 = shl nuw i64 1, %8
  store i64 0, ptr %5, align 8
  %14 = call i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr nonnull %5, ptr nonnull %6, i64 %13, i64 %2)
  %15 = load i64, ptr %5, align 8
  %16 = sub i64 0, %15
  %17 = and i64 %2, %16
  br label %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

declare i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr, ptr, i64, i64)

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks__cash(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
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
  %31 = or i64 %5, %4
  %32 = or i64 %3, %2
  %33 = icmp sgt i64 %32, %31
  br i1 %33, label %37, label %36

34:                                               ; preds = %115, %110, %109, %101, %98, %93, %87, %80, %78, %77, %76, %61, %36
  %35 = phi i32 [ 0, %36 ], [ 0, %61 ], [ %42, %76 ], [ %45, %77 ], [ 0, %78 ], [ %51, %80 ], [ %60, %87 ], [ %86, %93 ], [ %91, %98 ], [ %96, %101 ], [ %67, %109 ], [ 0, %110 ], [ %108, %115 ]
  ret i32 %35

36:                                               ; preds = %8
  store i64 0, ptr %0, align 8
  br label %34

37:                                               ; preds = %8
  %38 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2)
  %39 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3)
  %40 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %4)
  %41 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %5)
  store i64 0, ptr %9, align 8
  %42 = call i32 @0(ptr nonnull %9, ptr nonnull %10, i64 %40, i64 %41)
  %43 = load i64, ptr %9, align 8
  switch i32 %42, label %76 [
    i32 -2, label %68
    i32 0, label %68
  ], !prof !0

44:                                               ; preds = %68
  store i64 0, ptr %13, align 8
  %45 = call i32 @0(ptr nonnull %13, ptr nonnull %14, i64 %43, i64 %39)
  %46 = load i64, ptr %13, align 8
  switch i32 %45, label %77 [
    i32 -2, label %47
    i32 0, label %47
  ], !prof !0

47:                                               ; preds = %68, %44, %44
  %48 = phi i64 [ %43, %68 ], [ %46, %44 ], [ %46, %44 ]
  %49 = icmp slt i64 %74, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %47
  store i64 0, ptr %15, align 8
  %51 = call i32 @1(ptr nonnull %15, ptr nonnull %16, i64 %38, i64 %6)
  switch i32 %51, label %80 [
    i32 -2, label %78
    i32 0, label %78
  ], !prof !0

52:                                               ; preds = %47
  store i64 0, ptr %17, align 8
  %53 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %17, ptr nonnull %18, i64 %31)
  %54 = load i64, ptr %17, align 8
  %55 = add nsw i64 %54, 1
  %56 = ashr i64 %3, %55
  %57 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %56)
  %58 = add nuw nsw i64 %74, %57
  %59 = sub nsw i64 %39, %58
  store i64 0, ptr %19, align 8
  %60 = call i32 @0(ptr nonnull %19, ptr nonnull %20, i64 0, i64 %59)
  switch i32 %60, label %87 [
    i32 -2, label %81
    i32 0, label %81
  ], !prof !0

61:                                               ; preds = %99
  store i64 %92, ptr %0, align 8
  br label %34

62:                                               ; preds = %99
  %63 = icmp sgt i64 %38, %92
  %64 = icmp sgt i64 %6, %92
  %65 = select i1 %63, i1 %64, i1 false
  %66 = select i1 %65, i64 256, i64 0
  store i64 0, ptr %27, align 8
  %67 = call i32 @0(ptr nonnull %27, ptr nonnull %28, i64 %43, i64 %38)
  switch i32 %67, label %109 [
    i32 -2, label %102
    i32 0, label %102
  ], !prof !0

68:                                               ; preds = %37, %37
  %69 = or i64 %31, %3
  store i64 0, ptr %11, align 8
  %70 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %69)
  %71 = load i64, ptr %11, align 8
  %72 = add nsw i64 %71, 1
  %73 = ashr i64 %2, %72
  %74 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %73)
  %75 = icmp eq i64 %7, 0
  br i1 %75, label %44, label %47

76:                                               ; preds = %37
  store ptr null, ptr %1, align 8
  br label %34

77:                                               ; preds = %44
  store ptr null, ptr %1, align 8
  br label %34

78:                                               ; preds = %50, %50
  %79 = load i64, ptr %15, align 8
  store i64 %79, ptr %0, align 8
  br label %34

80:                                               ; preds = %50
  store ptr null, ptr %1, align 8
  br label %34

81:                                               ; preds = %52, %52
  %82 = load i64, ptr %19, align 8
  %83 = ashr i64 %2, %55
  %84 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %83)
  %85 = sub nsw i64 %84, %74
  store i64 0, ptr %21, align 8
  %86 = call i32 @1(ptr nonnull %21, ptr nonnull %22, i64 %85, i64 %82)
  switch i32 %86, label %93 [
    i32 -2, label %88
    i32 0, label %88
  ], !prof !0

87:                                               ; preds = %52
  store ptr null, ptr %1, align 8
  br label %34

88:                                               ; preds = %81, %81
  %89 = load i64, ptr %21, align 8
  %90 = add nsw i64 %89, %74
  store i64 0, ptr %23, align 8
  %91 = call i32 @1(ptr nonnull %23, ptr nonnull %24, i64 %90, i64 %6)
  %92 = load i64, ptr %23, align 8
  switch i32 %91, label %98 [
    i32 -2, label %94
    i32 0, label %94
  ], !prof !0

93:                                               ; preds = %81
  store ptr null, ptr %1, align 8
  br label %34

94:                                               ; preds = %88, %88
  %95 = sub nsw i64 %39, %92
  store i64 0, ptr %25, align 8
  %96 = call i32 @1(ptr nonnull %25, ptr nonnull %26, i64 %57, i64 %95)
  %97 = load i64, ptr %25, align 8
  switch i32 %96, label %101 [
    i32 -2, label %99
    i32 0, label %99
  ], !prof !0

98:                                               ; preds = %88
  store ptr null, ptr %1, align 8
  br label %34

99:                                               ; preds = %94, %94
  %100 = icmp slt i64 %97, 1
  br i1 %100, label %61, label %62

101:                                              ; preds = %94
  store ptr null, ptr %1, align 8
  br label %34

102:                                              ; preds = %62, %62
  %103 = load i64, ptr %27, align 8
  %104 = add nsw i64 %97, %92
  %105 = icmp slt i64 %104, %103
  %106 = select i1 %105, i64 %97, i64 %95
  %107 = sub nsw i64 %6, %92
  store i64 0, ptr %29, align 8
  %108 = call i32 @1(ptr nonnull %29, ptr nonnull %30, i64 %106, i64 %107)
  switch i32 %108, label %115 [
    i32 -2, label %110
    i32 0, label %110
  ], !prof !0

109:                                              ; preds = %62
  store ptr null, ptr %1, align 8
  br label %34

110:                                              ; preds = %102, %102
  %111 = load i64, ptr %29, align 8
  %112 = shl nsw i64 %111, 4
  %113 = add i64 %66, %92
  %114 = add i64 %113, %112
  store i64 %114, ptr %0, align 8
  br label %34

115:                                              ; preds = %102
  store ptr null, ptr %1, align 8
  br label %34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #1 {
  %5 = tail call i64 @llvm.smax.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @1(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #1 {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks__matters_to_quick_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
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
  %35 = icmp sgt i64 %6, 3
  %36 = select i1 %35, i64 0, i64 %6
  %37 = or i64 %5, %4
  %38 = or i64 %37, %3
  br label %39

39:                                               ; preds = %88, %10
  %40 = phi i64 [ %36, %10 ], [ %94, %88 ]
  %41 = phi i64 [ %7, %10 ], [ %90, %88 ]
  %42 = phi i64 [ 0, %10 ], [ %89, %88 ]
  %43 = phi i64 [ 0, %10 ], [ %44, %88 ]
  %44 = add nuw nsw i64 %43, 1
  %45 = shl nsw i64 %40, 3
  %46 = ashr i64 %8, %45
  %47 = and i64 %46, 15
  store i64 0, ptr %11, align 8
  %48 = call i32 @1(ptr nonnull %11, ptr nonnull %12, i64 %47, i64 %41)
  %49 = load i64, ptr %11, align 8
  switch i32 %48, label %141 [
    i32 -2, label %139
    i32 0, label %139
  ], !prof !0

50:                                               ; preds = %139
  %51 = shl nsw i64 %40, 4
  %52 = ashr i64 %2, %51
  %53 = and i64 %52, 8191
  %54 = ashr i64 %3, %51
  %55 = and i64 %54, 8191
  %56 = ashr i64 %4, %51
  %57 = and i64 %56, 8191
  %58 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %57)
  %59 = ashr i64 %5, %51
  %60 = and i64 %59, 8191
  %61 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %60)
  store i64 0, ptr %13, align 8
  %62 = call i32 @0(ptr nonnull %13, ptr nonnull %14, i64 %58, i64 %61)
  %63 = load i64, ptr %13, align 8
  switch i32 %62, label %144 [
    i32 -2, label %142
    i32 0, label %142
  ], !prof !0

64:                                               ; preds = %142
  %65 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %55)
  store i64 0, ptr %15, align 8
  %66 = call i32 @0(ptr nonnull %15, ptr nonnull %16, i64 %63, i64 %65)
  %67 = load i64, ptr %15, align 8
  switch i32 %66, label %145 [
    i32 -2, label %68
    i32 0, label %68
  ], !prof !0

68:                                               ; preds = %142, %64, %64
  %69 = phi i64 [ %63, %142 ], [ %67, %64 ], [ %67, %64 ]
  %70 = ashr i64 %38, %51
  %71 = and i64 %70, 8191
  store i64 0, ptr %17, align 8
  %72 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %17, ptr nonnull %18, i64 %71)
  %73 = load i64, ptr %17, align 8
  %74 = add nsw i64 %73, 1
  %75 = lshr i64 %53, %74
  %76 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %75)
  %77 = icmp slt i64 %76, %69
  br i1 %77, label %81, label %78

78:                                               ; preds = %68
  store i64 0, ptr %19, align 8
  %79 = call i32 @1(ptr nonnull %19, ptr nonnull %20, i64 %49, i64 %69)
  %80 = load i64, ptr %19, align 8
  switch i32 %79, label %146 [
    i32 -2, label %81
    i32 0, label %81
  ], !prof !0

81:                                               ; preds = %78, %78, %68
  %82 = phi i64 [ %49, %68 ], [ %80, %78 ], [ %80, %78 ]
  store i64 0, ptr %21, align 8
  %83 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__top(ptr nonnull %21, ptr nonnull %22, i64 %53, i64 %82)
  %84 = load i64, ptr %21, align 8
  %85 = shl i64 %84, %51
  %86 = or i64 %85, %42
  %87 = sub nsw i64 %41, %49
  br label %88

88:                                               ; preds = %139, %81
  %89 = phi i64 [ %86, %81 ], [ %42, %139 ]
  %90 = phi i64 [ %87, %81 ], [ %41, %139 ]
  %91 = icmp sge i64 %43, %6
  %92 = or i1 %35, %91
  %93 = zext i1 %92 to i64
  %94 = add nuw nsw i64 %43, %93
  %95 = icmp eq i64 %44, 4
  br i1 %95, label %96, label %39

96:                                               ; preds = %88
  %97 = icmp eq i64 %9, 0
  br i1 %97, label %100, label %147

98:                                               ; preds = %207, %198, %194, %192, %146, %145, %144, %141, %138, %100
  %99 = phi i32 [ 0, %100 ], [ 0, %138 ], [ %48, %141 ], [ %62, %144 ], [ %66, %145 ], [ %79, %146 ], [ %193, %192 ], [ %157, %194 ], [ %199, %198 ], [ %208, %207 ]
  ret i32 %99

100:                                              ; preds = %96
  store i64 %89, ptr %0, align 8
  br label %98

101:                                              ; preds = %187, %131
  %102 = phi i64 [ %191, %187 ], [ %136, %131 ]
  %103 = phi i64 [ %189, %187 ], [ %133, %131 ]
  %104 = phi i64 [ %188, %187 ], [ %132, %131 ]
  %105 = phi i64 [ 1, %187 ], [ %106, %131 ]
  %106 = add nuw nsw i64 %105, 1
  %107 = shl nuw nsw i64 %102, 3
  %108 = or disjoint i64 %107, 4
  %109 = ashr i64 %8, %108
  %110 = and i64 %109, 15
  store i64 0, ptr %23, align 8
  %111 = call i32 @1(ptr nonnull %23, ptr nonnull %24, i64 %110, i64 %103)
  %112 = load i64, ptr %23, align 8
  switch i32 %111, label %192 [
    i32 -2, label %113
    i32 0, label %113
  ], !prof !0

113:                                              ; preds = %101, %101
  %114 = icmp sgt i64 %112, 0
  br i1 %114, label %115, label %131

115:                                              ; preds = %113
  %116 = shl nuw nsw i64 %102, 4
  %117 = ashr i64 %3, %116
  %118 = and i64 %117, 8191
  %119 = ashr i64 %149, %116
  %120 = and i64 %119, 8191
  store i64 0, ptr %27, align 8
  %121 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %27, ptr nonnull %28, i64 %120)
  %122 = load i64, ptr %27, align 8
  %123 = add nsw i64 %122, 1
  %124 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %118)
  %125 = ashr i64 %8, %107
  %126 = and i64 %125, 15
  %127 = sub nsw i64 %124, %126
  %128 = lshr i64 %118, %123
  %129 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %128)
  store i64 0, ptr %29, align 8
  %130 = call i32 @1(ptr nonnull %29, ptr nonnull %30, i64 %129, i64 %127)
  switch i32 %130, label %198 [
    i32 -2, label %195
    i32 0, label %195
  ], !prof !0

131:                                              ; preds = %200, %113
  %132 = phi i64 [ %205, %200 ], [ %104, %113 ]
  %133 = phi i64 [ %206, %200 ], [ %103, %113 ]
  %134 = icmp sge i64 %105, %148
  %135 = zext i1 %134 to i64
  %136 = add nuw nsw i64 %105, %135
  %137 = icmp eq i64 %106, 4
  br i1 %137, label %138, label %101, !llvm.loop !1

138:                                              ; preds = %131
  store i64 %132, ptr %0, align 8
  br label %98

139:                                              ; preds = %39, %39
  %140 = icmp sgt i64 %49, 0
  br i1 %140, label %50, label %88

141:                                              ; preds = %39
  store ptr null, ptr %1, align 8
  br label %98

142:                                              ; preds = %50, %50
  %143 = icmp eq i64 %40, %6
  br i1 %143, label %68, label %64

144:                                              ; preds = %50
  store ptr null, ptr %1, align 8
  br label %98

145:                                              ; preds = %64
  store ptr null, ptr %1, align 8
  br label %98

146:                                              ; preds = %78
  store ptr null, ptr %1, align 8
  br label %98

147:                                              ; preds = %96
  %148 = add nsw i64 %9, -1
  %149 = or i64 %5, %4
  %150 = shl nsw i64 %148, 3
  %151 = or disjoint i64 %150, 4
  %152 = ashr i64 %8, %151
  %153 = and i64 %152, 15
  store i64 0, ptr %23, align 8
  %154 = call i32 @1(ptr nonnull %23, ptr nonnull %24, i64 %153, i64 %90)
  switch i32 %154, label %192 [
    i32 -2, label %155
    i32 0, label %155
  ], !prof !0

155:                                              ; preds = %147, %147
  %156 = load i64, ptr %23, align 8
  store i64 0, ptr %25, align 8
  %157 = call i32 @0(ptr nonnull %25, ptr nonnull %26, i64 %156, i64 1)
  %158 = load i64, ptr %25, align 8
  switch i32 %157, label %194 [
    i32 -2, label %159
    i32 0, label %159
  ], !prof !0

159:                                              ; preds = %155, %155
  %160 = icmp sgt i64 %158, 0
  br i1 %160, label %161, label %187

161:                                              ; preds = %159
  %162 = shl nsw i64 %148, 4
  %163 = ashr i64 %3, %162
  %164 = and i64 %163, 8191
  %165 = ashr i64 %149, %162
  %166 = and i64 %165, 8191
  store i64 0, ptr %27, align 8
  %167 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %27, ptr nonnull %28, i64 %166)
  %168 = load i64, ptr %27, align 8
  %169 = add nsw i64 %168, 1
  %170 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %164)
  %171 = ashr i64 %8, %150
  %172 = and i64 %171, 15
  %173 = sub nsw i64 %170, %172
  %174 = lshr i64 %164, %169
  %175 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %174)
  store i64 0, ptr %29, align 8
  %176 = call i32 @1(ptr nonnull %29, ptr nonnull %30, i64 %175, i64 %173)
  switch i32 %176, label %198 [
    i32 -2, label %177
    i32 0, label %177
  ], !prof !0

177:                                              ; preds = %161, %161
  %178 = load i64, ptr %29, align 8
  store i64 0, ptr %31, align 8
  %179 = call i32 @1(ptr nonnull %31, ptr nonnull %32, i64 %158, i64 %178)
  switch i32 %179, label %207 [
    i32 -2, label %180
    i32 0, label %180
  ], !prof !0

180:                                              ; preds = %177, %177
  %181 = load i64, ptr %31, align 8
  store i64 0, ptr %33, align 8
  %182 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__top(ptr nonnull %33, ptr nonnull %34, i64 %164, i64 %181)
  %183 = load i64, ptr %33, align 8
  %184 = shl i64 %183, %162
  %185 = or i64 %184, %89
  %186 = sub nsw i64 %90, %158
  br label %187

187:                                              ; preds = %180, %159
  %188 = phi i64 [ %185, %180 ], [ %89, %159 ]
  %189 = phi i64 [ %186, %180 ], [ %90, %159 ]
  %190 = icmp slt i64 %9, 2
  %191 = zext i1 %190 to i64
  br label %101

192:                                              ; preds = %147, %101
  %193 = phi i32 [ %154, %147 ], [ %111, %101 ]
  store ptr null, ptr %1, align 8
  br label %98

194:                                              ; preds = %155
  store ptr null, ptr %1, align 8
  br label %98

195:                                              ; preds = %115, %115
  %196 = load i64, ptr %29, align 8
  store i64 0, ptr %31, align 8
  %197 = call i32 @1(ptr nonnull %31, ptr nonnull %32, i64 %112, i64 %196)
  switch i32 %197, label %207 [
    i32 -2, label %200
    i32 0, label %200
  ], !prof !0

198:                                              ; preds = %161, %115
  %199 = phi i32 [ %176, %161 ], [ %130, %115 ]
  store ptr null, ptr %1, align 8
  br label %98

200:                                              ; preds = %195, %195
  %201 = load i64, ptr %31, align 8
  store i64 0, ptr %33, align 8
  %202 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__top(ptr nonnull %33, ptr nonnull %34, i64 %118, i64 %201)
  %203 = load i64, ptr %33, align 8
  %204 = shl i64 %203, %116
  %205 = or i64 %204, %104
  %206 = sub nsw i64 %103, %112
  br label %131

207:                                              ; preds = %195, %177
  %208 = phi i32 [ %179, %177 ], [ %197, %195 ]
  store ptr null, ptr %1, align 8
  br label %98
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2)
  %25 = icmp sgt i64 %6, 3
  %26 = select i1 %25, i64 0, i64 %6
  br label %27

27:                                               ; preds = %114, %9
  %28 = phi i64 [ %118, %114 ], [ %26, %9 ]
  %29 = phi i64 [ %65, %114 ], [ 0, %9 ]
  %30 = phi i64 [ %82, %114 ], [ 0, %9 ]
  %31 = phi i64 [ %112, %114 ], [ 0, %9 ]
  %32 = phi i64 [ %111, %114 ], [ 0, %9 ]
  %33 = phi i64 [ %110, %114 ], [ 0, %9 ]
  %34 = phi i64 [ %109, %114 ], [ 0, %9 ]
  %35 = phi i1 [ %108, %114 ], [ false, %9 ]
  %36 = phi i1 [ %107, %114 ], [ false, %9 ]
  %37 = phi i64 [ %106, %114 ], [ %24, %9 ]
  %38 = phi i64 [ %77, %114 ], [ %8, %9 ]
  %39 = phi i64 [ %40, %114 ], [ 0, %9 ]
  %40 = add nuw nsw i64 %39, 1
  %41 = shl nsw i64 %28, 4
  %42 = ashr i64 %2, %41
  %43 = and i64 %42, 8191
  %44 = ashr i64 %3, %41
  %45 = and i64 %44, 8191
  %46 = ashr i64 %4, %41
  %47 = and i64 %46, 8191
  %48 = ashr i64 %5, %41
  %49 = and i64 %48, 8191
  %50 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %47)
  %51 = select i1 %36, i64 %50, i64 %24
  br i1 %35, label %52, label %56

52:                                               ; preds = %27
  %53 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %49)
  store i64 0, ptr %10, align 8
  %54 = call i32 @1(ptr nonnull %10, ptr nonnull %11, i64 %51, i64 %53)
  %55 = load i64, ptr %10, align 8
  switch i32 %54, label %131 [
    i32 -2, label %56
    i32 0, label %56
  ], !prof !0

56:                                               ; preds = %52, %52, %27
  %57 = phi i64 [ %51, %27 ], [ %55, %52 ], [ %55, %52 ]
  %58 = icmp eq i64 %28, %6
  %59 = zext i1 %58 to i64
  store i64 0, ptr %12, align 8
  %60 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__cash(ptr nonnull %12, ptr nonnull %13, i64 %43, i64 %45, i64 %47, i64 %49, i64 %57, i64 %59)
  %61 = load i64, ptr %12, align 8
  %62 = and i64 %61, 255
  %63 = shl nsw i64 %28, 3
  %64 = shl i64 %62, %63
  %65 = or i64 %64, %29
  %66 = or i64 %43, %45
  %67 = or i64 %47, %49
  %68 = icmp samesign ugt i64 %66, %67
  br i1 %68, label %69, label %76

69:                                               ; preds = %56
  %70 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %43)
  %71 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %45)
  store i64 0, ptr %14, align 8
  %72 = call i32 @0(ptr nonnull %14, ptr nonnull %15, i64 %70, i64 %71)
  switch i32 %72, label %141 [
    i32 -2, label %132
    i32 0, label %132
  ], !prof !0

73:                                               ; preds = %153, %147, %142, %141, %131, %126, %125, %75
  %74 = phi i32 [ 0, %75 ], [ 0, %125 ], [ 0, %126 ], [ %54, %131 ], [ %72, %141 ], [ %98, %142 ], [ %113, %147 ], [ %124, %153 ]
  ret i32 %74

75:                                               ; preds = %132
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %73

76:                                               ; preds = %132, %56
  %77 = phi i64 [ %139, %132 ], [ %38, %56 ]
  %78 = icmp slt i64 %61, 256
  %79 = icmp ne i64 %30, 0
  %80 = select i1 %78, i1 true, i1 %79
  %81 = add nsw i64 %28, 1
  %82 = select i1 %80, i64 %30, i64 %81
  %83 = and i64 %61, 15
  br i1 %58, label %84, label %100

84:                                               ; preds = %76
  %85 = lshr i64 %61, 4
  %86 = and i64 %85, 15
  %87 = icmp samesign ugt i64 %50, %83
  %88 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %49)
  %89 = icmp samesign ugt i64 %88, %83
  %90 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %43)
  %91 = icmp samesign ugt i64 %90, %83
  %92 = sub nsw i64 %24, %90
  %93 = select i1 %91, i64 %92, i64 %37
  %94 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %45)
  %95 = icmp samesign ugt i64 %94, %83
  br i1 %95, label %96, label %105

96:                                               ; preds = %84
  %97 = sub nsw i64 %24, %94
  store i64 0, ptr %16, align 8
  %98 = call i32 @1(ptr nonnull %16, ptr nonnull %17, i64 %93, i64 %97)
  %99 = load i64, ptr %16, align 8
  switch i32 %98, label %142 [
    i32 -2, label %105
    i32 0, label %105
  ], !prof !0

100:                                              ; preds = %76
  %101 = add nsw i64 %83, %32
  %102 = lshr i64 %61, 4
  %103 = and i64 %102, 15
  %104 = add nsw i64 %103, %31
  br label %105

105:                                              ; preds = %100, %96, %96, %84
  %106 = phi i64 [ %37, %100 ], [ %93, %84 ], [ %99, %96 ], [ %99, %96 ]
  %107 = phi i1 [ %36, %100 ], [ %87, %84 ], [ %87, %96 ], [ %87, %96 ]
  %108 = phi i1 [ %35, %100 ], [ %89, %84 ], [ %89, %96 ], [ %89, %96 ]
  %109 = phi i64 [ %34, %100 ], [ %83, %84 ], [ %83, %96 ], [ %83, %96 ]
  %110 = phi i64 [ %33, %100 ], [ %86, %84 ], [ %86, %96 ], [ %86, %96 ]
  %111 = phi i64 [ %101, %100 ], [ %32, %84 ], [ %32, %96 ], [ %32, %96 ]
  %112 = phi i64 [ %104, %100 ], [ %31, %84 ], [ %31, %96 ], [ %31, %96 ]
  store i64 0, ptr %18, align 8
  %113 = call i32 @1(ptr nonnull %18, ptr nonnull %19, i64 %111, i64 %106)
  switch i32 %113, label %147 [
    i32 -2, label %143
    i32 0, label %143
  ], !prof !0

114:                                              ; preds = %143
  %115 = icmp sge i64 %39, %6
  %116 = or i1 %25, %115
  %117 = zext i1 %116 to i64
  %118 = add nuw nsw i64 %39, %117
  %119 = icmp eq i64 %40, 4
  br i1 %119, label %120, label %27

120:                                              ; preds = %114
  %121 = icmp eq i64 %82, 0
  br i1 %121, label %125, label %122

122:                                              ; preds = %120
  %123 = add nsw i64 %112, %111
  store i64 0, ptr %20, align 8
  %124 = call i32 @1(ptr nonnull %20, ptr nonnull %21, i64 %123, i64 %106)
  switch i32 %124, label %153 [
    i32 -2, label %148
    i32 0, label %148
  ], !prof !0

125:                                              ; preds = %148, %120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %73

126:                                              ; preds = %148, %143
  %127 = phi i64 [ %82, %148 ], [ 0, %143 ]
  store i64 0, ptr %22, align 8
  %128 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__matters_to_quick_tricks(ptr nonnull %22, ptr nonnull %23, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %65, i64 %127)
  %129 = load i64, ptr %22, align 8
  store i64 %7, ptr %0, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %129, ptr %130, align 8
  br label %73

131:                                              ; preds = %52
  store ptr null, ptr %1, align 8
  br label %73

132:                                              ; preds = %69, %69
  %133 = load i64, ptr %14, align 8
  %134 = and i64 %61, 15
  %135 = lshr i64 %61, 4
  %136 = and i64 %135, 15
  %137 = add i64 %134, %38
  %138 = add i64 %137, %136
  %139 = sub i64 %138, %133
  %140 = icmp slt i64 %139, %7
  br i1 %140, label %75, label %76

141:                                              ; preds = %69
  store ptr null, ptr %1, align 8
  br label %73

142:                                              ; preds = %96
  store ptr null, ptr %1, align 8
  br label %73

143:                                              ; preds = %105, %105
  %144 = load i64, ptr %18, align 8
  %145 = add nsw i64 %144, %109
  %146 = icmp slt i64 %145, %7
  br i1 %146, label %114, label %126

147:                                              ; preds = %105
  store ptr null, ptr %1, align 8
  br label %73

148:                                              ; preds = %122, %122
  %149 = load i64, ptr %20, align 8
  %150 = add nuw nsw i64 %110, %109
  %151 = add nsw i64 %150, %149
  %152 = icmp slt i64 %151, %7
  br i1 %152, label %125, label %126

153:                                              ; preds = %122
  store ptr null, ptr %1, align 8
  br label %73
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2)
  %11 = icmp slt i64 %10, %4
  br i1 %11, label %14, label %15

12:                                               ; preds = %58, %30, %26, %14
  %13 = phi i32 [ 0, %14 ], [ 0, %26 ], [ 0, %30 ], [ %25, %58 ]
  ret i32 %13

14:                                               ; preds = %5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %12

15:                                               ; preds = %49, %5
  %16 = phi i64 [ %50, %49 ], [ 0, %5 ]
  %17 = phi i64 [ %53, %49 ], [ 0, %5 ]
  %18 = phi i64 [ %36, %49 ], [ 0, %5 ]
  %19 = phi i64 [ %51, %49 ], [ %2, %5 ]
  %20 = phi i64 [ %52, %49 ], [ %3, %5 ]
  %21 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %19)
  %22 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %20)
  %23 = add i64 %17, %22
  %24 = sub i64 %21, %23
  store i64 0, ptr %6, align 8
  %25 = call i32 @0(ptr nonnull %6, ptr nonnull %7, i64 0, i64 %24)
  switch i32 %25, label %58 [
    i32 -2, label %54
    i32 0, label %54
  ], !prof !0

26:                                               ; preds = %54
  store i64 %4, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %27, align 8
  br label %12

28:                                               ; preds = %54
  %29 = icmp eq i64 %19, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %12

31:                                               ; preds = %28
  %32 = or i64 %20, %19
  store i64 0, ptr %8, align 8
  %33 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %8, ptr nonnull %9, i64 %32)
  %34 = load i64, ptr %8, align 8
  %35 = shl nuw i64 1, %34
  %36 = or i64 %35, %18
  %37 = and i64 %35, %20
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %31
  %40 = xor i64 %35, %20
  %41 = add nsw i64 %17, 1
  br label %49

42:                                               ; preds = %31
  %43 = xor i64 %35, %19
  %44 = icmp eq i64 %17, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %42
  %46 = add nsw i64 %17, -1
  br label %49

47:                                               ; preds = %42
  %48 = add nsw i64 %16, 1
  br label %49

49:                                               ; preds = %47, %45, %39
  %50 = phi i64 [ %16, %39 ], [ %16, %45 ], [ %48, %47 ]
  %51 = phi i64 [ %19, %39 ], [ %43, %45 ], [ %43, %47 ]
  %52 = phi i64 [ %40, %39 ], [ %20, %45 ], [ %20, %47 ]
  %53 = phi i64 [ %41, %39 ], [ %46, %45 ], [ 0, %47 ]
  br label %15

54:                                               ; preds = %15, %15
  %55 = load i64, ptr %6, align 8
  %56 = add nsw i64 %55, %16
  %57 = icmp slt i64 %56, %4
  br i1 %57, label %28, label %26

58:                                               ; preds = %15
  store ptr null, ptr %1, align 8
  br label %12
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = or i64 %3, %2
  %9 = and i64 %8, 8191
  %10 = and i64 %4, 8191
  %11 = icmp samesign ugt i64 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %5
  %13 = and i64 %2, 8191
  %14 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %13)
  %15 = and i64 %3, 8191
  %16 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %15)
  store i64 0, ptr %6, align 8
  %17 = call i32 @0(ptr nonnull %6, ptr nonnull %7, i64 %14, i64 %16)
  switch i32 %17, label %66 [
    i32 -2, label %64
    i32 0, label %64
  ], !prof !0

18:                                               ; preds = %64, %5
  %19 = phi i64 [ %65, %64 ], [ 0, %5 ]
  %20 = and i64 %8, 536805376
  %21 = and i64 %4, 536805376
  %22 = icmp samesign ugt i64 %20, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %18
  %24 = and i64 %2, 536805376
  %25 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %24)
  %26 = and i64 %3, 536805376
  %27 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %26)
  store i64 0, ptr %6, align 8
  %28 = call i32 @0(ptr nonnull %6, ptr nonnull %7, i64 %25, i64 %27)
  switch i32 %28, label %66 [
    i32 -2, label %29
    i32 0, label %29
  ], !prof !0

29:                                               ; preds = %23, %23
  %30 = load i64, ptr %6, align 8
  %31 = add nsw i64 %30, %19
  br label %32

32:                                               ; preds = %29, %18
  %33 = phi i64 [ %31, %29 ], [ %19, %18 ]
  %34 = and i64 %8, 35180077121536
  %35 = and i64 %4, 35180077121536
  %36 = icmp samesign ugt i64 %34, %35
  br i1 %36, label %37, label %46

37:                                               ; preds = %32
  %38 = and i64 %2, 35180077121536
  %39 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %38)
  %40 = and i64 %3, 35180077121536
  %41 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %40)
  store i64 0, ptr %6, align 8
  %42 = call i32 @0(ptr nonnull %6, ptr nonnull %7, i64 %39, i64 %41)
  switch i32 %42, label %66 [
    i32 -2, label %43
    i32 0, label %43
  ], !prof !0

43:                                               ; preds = %37, %37
  %44 = load i64, ptr %6, align 8
  %45 = add nsw i64 %44, %33
  br label %46

46:                                               ; preds = %43, %32
  %47 = phi i64 [ %45, %43 ], [ %33, %32 ]
  %48 = and i64 %8, 2305561534236983296
  %49 = and i64 %4, 2305561534236983296
  %50 = icmp samesign ugt i64 %48, %49
  br i1 %50, label %51, label %60

51:                                               ; preds = %46
  %52 = and i64 %2, 2305561534236983296
  %53 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %52)
  %54 = and i64 %3, 2305561534236983296
  %55 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %54)
  store i64 0, ptr %6, align 8
  %56 = call i32 @0(ptr nonnull %6, ptr nonnull %7, i64 %53, i64 %55)
  switch i32 %56, label %66 [
    i32 -2, label %57
    i32 0, label %57
  ], !prof !0

57:                                               ; preds = %51, %51
  %58 = load i64, ptr %6, align 8
  %59 = add nsw i64 %58, %47
  br label %60

60:                                               ; preds = %57, %46
  %61 = phi i64 [ %59, %57 ], [ %47, %46 ]
  store i64 %61, ptr %0, align 8
  br label %62

62:                                               ; preds = %66, %60
  %63 = phi i32 [ 0, %60 ], [ %67, %66 ]
  ret i32 %63

64:                                               ; preds = %12, %12
  %65 = load i64, ptr %6, align 8
  br label %18

66:                                               ; preds = %51, %37, %23, %12
  %67 = phi i32 [ %17, %12 ], [ %28, %23 ], [ %42, %37 ], [ %56, %51 ]
  store ptr null, ptr %1, align 8
  br label %62
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_quick_tricks_later_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca [2 x i64], align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr null, ptr %17, align 8
  %18 = alloca [2 x i64], align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr null, ptr %20, align 8
  %21 = sub nsw i64 %7, %6
  %22 = or i64 %5, %4
  %23 = or i64 %3, %2
  %24 = and i64 %22, 8191
  %25 = and i64 %23, 8191
  %26 = icmp samesign ugt i64 %24, %25
  br i1 %26, label %27, label %62

27:                                               ; preds = %8
  %28 = and i64 %2, 8191
  %29 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %28)
  %30 = and i64 %3, 8191
  %31 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %30)
  store i64 0, ptr %9, align 8
  %32 = call i32 @0(ptr nonnull %9, ptr nonnull %10, i64 %29, i64 %31)
  %33 = load i64, ptr %9, align 8
  switch i32 %32, label %131 [
    i32 -2, label %129
    i32 0, label %129
  ], !prof !0

34:                                               ; preds = %129
  %35 = sub nsw i64 %21, %33
  br label %62

36:                                               ; preds = %129
  store i64 0, ptr %11, align 8
  %37 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %24)
  %38 = load i64, ptr %11, align 8
  %39 = shl nuw i64 1, %38
  br label %62

40:                                               ; preds = %131, %54, %53, %48, %42
  %41 = phi i32 [ 0, %42 ], [ 0, %48 ], [ 0, %53 ], [ 0, %54 ], [ %132, %131 ]
  ret i32 %41

42:                                               ; preds = %126
  store i64 1, ptr %0, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %127, ptr %43, align 8
  br label %40

44:                                               ; preds = %126
  store i64 0, ptr %13, align 8
  %45 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr nonnull %13, ptr nonnull %14, i64 %4, i64 %5, i64 %23)
  %46 = load i64, ptr %13, align 8
  %47 = icmp slt i64 %46, %6
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %40

49:                                               ; preds = %44
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  %50 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr nonnull %15, ptr nonnull %17, i64 %4, i64 %5, i64 %3, i64 %2, i64 4, i64 %6, i64 %46)
  %51 = load i64, ptr %15, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %40

54:                                               ; preds = %49
  %55 = load i64, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %56 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr nonnull %18, ptr nonnull %20, i64 %5, i64 %4, i64 %2, i64 %3, i64 4, i64 %6, i64 %46)
  %57 = load i64, ptr %18, align 8
  %58 = load i64, ptr %19, align 8
  %59 = or i64 %55, %58
  %60 = or i64 %59, %127
  store i64 %57, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %60, ptr %61, align 8
  br label %40

62:                                               ; preds = %36, %34, %8
  %63 = phi i64 [ 0, %34 ], [ %39, %36 ], [ 0, %8 ]
  %64 = phi i64 [ %35, %34 ], [ %21, %36 ], [ %21, %8 ]
  %65 = and i64 %22, 536805376
  %66 = and i64 %23, 536805376
  %67 = icmp samesign ugt i64 %65, %66
  br i1 %67, label %68, label %84

68:                                               ; preds = %62
  %69 = and i64 %2, 536805376
  %70 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %69)
  %71 = and i64 %3, 536805376
  %72 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %71)
  store i64 0, ptr %9, align 8
  %73 = call i32 @0(ptr nonnull %9, ptr nonnull %10, i64 %70, i64 %72)
  %74 = load i64, ptr %9, align 8
  switch i32 %73, label %131 [
    i32 -2, label %75
    i32 0, label %75
  ], !prof !0

75:                                               ; preds = %68, %68
  %76 = icmp sgt i64 %74, %64
  br i1 %76, label %79, label %77

77:                                               ; preds = %75
  %78 = sub nsw i64 %64, %74
  br label %84

79:                                               ; preds = %75
  store i64 0, ptr %11, align 8
  %80 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %65)
  %81 = load i64, ptr %11, align 8
  %82 = shl nuw i64 1, %81
  %83 = or i64 %82, %63
  br label %84

84:                                               ; preds = %79, %77, %62
  %85 = phi i64 [ %63, %77 ], [ %83, %79 ], [ %63, %62 ]
  %86 = phi i64 [ %78, %77 ], [ %64, %79 ], [ %64, %62 ]
  %87 = and i64 %22, 35180077121536
  %88 = and i64 %23, 35180077121536
  %89 = icmp samesign ugt i64 %87, %88
  br i1 %89, label %90, label %106

90:                                               ; preds = %84
  %91 = and i64 %2, 35180077121536
  %92 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %91)
  %93 = and i64 %3, 35180077121536
  %94 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %93)
  store i64 0, ptr %9, align 8
  %95 = call i32 @0(ptr nonnull %9, ptr nonnull %10, i64 %92, i64 %94)
  %96 = load i64, ptr %9, align 8
  switch i32 %95, label %131 [
    i32 -2, label %97
    i32 0, label %97
  ], !prof !0

97:                                               ; preds = %90, %90
  %98 = icmp sgt i64 %96, %86
  br i1 %98, label %101, label %99

99:                                               ; preds = %97
  %100 = sub nsw i64 %86, %96
  br label %106

101:                                              ; preds = %97
  store i64 0, ptr %11, align 8
  %102 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %87)
  %103 = load i64, ptr %11, align 8
  %104 = shl nuw i64 1, %103
  %105 = or i64 %104, %85
  br label %106

106:                                              ; preds = %101, %99, %84
  %107 = phi i64 [ %85, %99 ], [ %105, %101 ], [ %85, %84 ]
  %108 = phi i64 [ %100, %99 ], [ %86, %101 ], [ %86, %84 ]
  %109 = and i64 %22, 2305561534236983296
  %110 = and i64 %23, 2305561534236983296
  %111 = icmp samesign ugt i64 %109, %110
  br i1 %111, label %112, label %126

112:                                              ; preds = %106
  %113 = and i64 %2, 2305561534236983296
  %114 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %113)
  %115 = and i64 %3, 2305561534236983296
  %116 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %115)
  store i64 0, ptr %9, align 8
  %117 = call i32 @0(ptr nonnull %9, ptr nonnull %10, i64 %114, i64 %116)
  switch i32 %117, label %131 [
    i32 -2, label %118
    i32 0, label %118
  ], !prof !0

118:                                              ; preds = %112, %112
  %119 = load i64, ptr %9, align 8
  %120 = icmp sgt i64 %119, %108
  br i1 %120, label %121, label %126

121:                                              ; preds = %118
  store i64 0, ptr %11, align 8
  %122 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %109)
  %123 = load i64, ptr %11, align 8
  %124 = shl nuw i64 1, %123
  %125 = or i64 %124, %107
  br label %126

126:                                              ; preds = %121, %118, %106
  %127 = phi i64 [ %107, %106 ], [ %125, %121 ], [ %107, %118 ]
  %128 = icmp eq i64 %6, 1
  br i1 %128, label %42, label %44

129:                                              ; preds = %27, %27
  %130 = icmp sgt i64 %33, %21
  br i1 %130, label %36, label %34

131:                                              ; preds = %112, %90, %68, %27
  %132 = phi i32 [ %32, %27 ], [ %73, %68 ], [ %95, %90 ], [ %117, %112 ]
  store ptr null, ptr %1, align 8
  br label %40
}

define i64 @declarer_ddsolver_search_quick_tricks__top(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__top(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_quick_tricks__cash(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__cash(ptr nonnull %7, ptr nonnull %8, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5)
  %10 = load i64, ptr %7, align 8
  ret i64 %10
}

define i64 @declarer_ddsolver_search_quick_tricks__matters_to_quick_tricks(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = call i32 @kernel.declarer_ddsolver_search_quick_tricks__matters_to_quick_tricks(ptr nonnull %9, ptr nonnull %10, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  %12 = load i64, ptr %9, align 8
  ret i64 %12
}

define void @declarer_ddsolver_search_quick_tricks_quick_tricks(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca [2 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_quick_tricks(ptr nonnull %9, ptr nonnull %12, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = load i64, ptr %15, align 8
  store i64 %14, ptr %0, align 8
  %17 = getelementptr i8, ptr %0, i64 8
  store i64 %16, ptr %17, align 8
  ret void
}

define void @declarer_ddsolver_search_quick_tricks_trump_tricks(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [2 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_trump_tricks(ptr nonnull %5, ptr nonnull %8, i64 %1, i64 %2, i64 %3)
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  store i64 %10, ptr %0, align 8
  %13 = getelementptr i8, ptr %0, i64 8
  store i64 %12, ptr %13, align 8
  ret void
}

define i64 @declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_most_before_losing_the_lead(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define void @declarer_ddsolver_search_quick_tricks_later_tricks(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca [2 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = call i32 @kernel.declarer_ddsolver_search_quick_tricks_later_tricks(ptr nonnull %8, ptr nonnull %11, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %13 = load i64, ptr %8, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %15 = load i64, ptr %14, align 8
  store i64 %13, ptr %0, align 8
  %16 = getelementptr i8, ptr %0, i64 8
  store i64 %15, ptr %16, align 8
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.peeled.count", i32 1}
