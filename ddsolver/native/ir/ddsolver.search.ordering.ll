source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_ordering__strongest(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = shl nsw i64 %3, 4
  %11 = shl i64 8191, %10
  %12 = and i64 %11, %2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %19, label %16

14:                                               ; preds = %21, %19, %16
  %15 = phi i64 [ %18, %16 ], [ %26, %21 ], [ -1, %19 ]
  store i64 %15, ptr %0, align 8
  ret i32 0

16:                                               ; preds = %5
  store i64 0, ptr %6, align 8
  %17 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %6, ptr nonnull %7, i64 %12)
  %18 = load i64, ptr %6, align 8
  br label %14

19:                                               ; preds = %5
  %20 = icmp slt i64 %4, 4
  br i1 %20, label %21, label %14

21:                                               ; preds = %19
  %22 = shl nsw i64 %4, 4
  %23 = shl nuw nsw i64 8191, %22
  %24 = and i64 %23, %2
  store i64 0, ptr %8, align 8
  %25 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %8, ptr nonnull %9, i64 %24)
  %26 = load i64, ptr %8, align 8
  br label %14
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

define i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = add nsw i64 %4, %3
  %9 = icmp sgt i64 %4, 0
  %10 = shl i64 %8, 3
  br i1 %9, label %11, label %41

11:                                               ; preds = %7
  %12 = add i64 %2, 120
  %13 = add i64 %12, %10
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %15, %6
  br i1 %16, label %17, label %41

17:                                               ; preds = %11
  %18 = add i64 %2, 128
  %19 = add i64 %2, 112
  br label %20

20:                                               ; preds = %36, %17
  %21 = phi i64 [ %22, %36 ], [ %8, %17 ]
  %22 = add nsw i64 %21, -1
  %23 = shl i64 %22, 3
  %24 = add i64 %23, %2
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = shl i64 %21, 3
  %28 = add i64 %27, %2
  %29 = inttoptr i64 %28 to ptr
  store i64 %26, ptr %29, align 8
  %30 = add i64 %12, %27
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %18, %27
  %34 = inttoptr i64 %33 to ptr
  store i64 %32, ptr %34, align 8
  %35 = icmp sgt i64 %22, %3
  br i1 %35, label %36, label %41

36:                                               ; preds = %20
  %37 = add i64 %19, %27
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %39, %6
  br i1 %40, label %20, label %41

41:                                               ; preds = %36, %20, %11, %7
  %42 = phi i64 [ %10, %7 ], [ %10, %11 ], [ %23, %20 ], [ %23, %36 ]
  %43 = add i64 %42, %2
  %44 = inttoptr i64 %43 to ptr
  store i64 %5, ptr %44, align 8
  %45 = add i64 %2, 128
  %46 = add i64 %45, %42
  %47 = inttoptr i64 %46 to ptr
  store i64 %6, ptr %47, align 8
  store ptr null, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_ordering__without_weighing(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = icmp eq i64 %5, 0
  br i1 %14, label %20, label %22

15:                                               ; preds = %34, %26
  %16 = phi i64 [ %42, %34 ], [ %30, %26 ]
  %17 = phi i64 [ %40, %34 ], [ %28, %26 ]
  %18 = phi i64 [ 2, %34 ], [ 1, %26 ]
  %19 = inttoptr i64 %16 to ptr
  store i64 %17, ptr %19, align 8
  br label %20

20:                                               ; preds = %31, %15, %7
  %21 = phi i64 [ -1, %31 ], [ 0, %7 ], [ %18, %15 ]
  store i64 %21, ptr %0, align 8
  ret i32 0

22:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %23 = call i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %6)
  %24 = load i64, ptr %8, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  store i64 0, ptr %10, align 8
  %27 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %10, ptr nonnull %11, i64 %5)
  %28 = load i64, ptr %10, align 8
  %29 = shl i64 %3, 3
  %30 = add i64 %29, %2
  br label %15

31:                                               ; preds = %22
  %32 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %4)
  %33 = icmp samesign ugt i64 %32, 2
  br i1 %33, label %20, label %34

34:                                               ; preds = %31
  store i64 0, ptr %12, align 8
  %35 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %12, ptr nonnull %13, i64 %5)
  %36 = load i64, ptr %12, align 8
  %37 = shl i64 %3, 3
  %38 = add i64 %37, %2
  %39 = inttoptr i64 %38 to ptr
  store i64 %36, ptr %39, align 8
  %40 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %5, i1 true)
  %41 = add i64 %2, 8
  %42 = add i64 %41, %37
  br label %15
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr, ptr, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

define i32 @kernel.declarer_ddsolver_search_ordering__holder(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl nuw i64 1, %2
  %8 = and i64 %3, %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %15, %12, %6
  %11 = phi i64 [ %18, %15 ], [ 0, %6 ], [ 1, %12 ]
  store i64 %11, ptr %0, align 8
  ret i32 0

12:                                               ; preds = %6
  %13 = and i64 %4, %7
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %10

15:                                               ; preds = %12
  %16 = and i64 %5, %7
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i64 3, i64 2
  br label %10
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_ordering__suit_score(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
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
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = or i64 %6, %4
  %27 = or i64 %26, %5
  %28 = or i64 %27, %7
  store i64 0, ptr %10, align 8
  %29 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %10, ptr nonnull %11, i64 %28)
  %30 = load i64, ptr %10, align 8
  %31 = shl nuw i64 1, %30
  %32 = xor i64 %31, %28
  store i64 0, ptr %12, align 8
  %33 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %12, ptr nonnull %13, i64 %32)
  %34 = load i64, ptr %12, align 8
  %35 = shl nsw i64 %8, 2
  %36 = add nsw i64 %35, %3
  %37 = shl i64 %36, 3
  %38 = add i64 %37, %2
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %34, -1
  br i1 %41, label %42, label %65

42:                                               ; preds = %9
  store i64 0, ptr %14, align 8
  %43 = call i32 @kernel.declarer_ddsolver_search_ordering__holder(ptr nonnull %14, ptr nonnull %15, i64 %34, i64 %4, i64 %5, i64 %6)
  %44 = load i64, ptr %14, align 8
  %45 = add nsw i64 %44, %36
  %46 = shl i64 %45, 3
  %47 = add i64 %46, %2
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = shl nuw i64 1, %34
  %51 = xor i64 %50, %32
  store i64 0, ptr %16, align 8
  %52 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %16, ptr nonnull %17, i64 %51)
  %53 = load i64, ptr %16, align 8
  %54 = icmp sgt i64 %53, -1
  br i1 %54, label %55, label %65

55:                                               ; preds = %42
  %56 = add nsw i64 %3, 16
  store i64 0, ptr %18, align 8
  %57 = call i32 @kernel.declarer_ddsolver_search_ordering__holder(ptr nonnull %18, ptr nonnull %19, i64 %53, i64 %4, i64 %5, i64 %6)
  %58 = load i64, ptr %18, align 8
  %59 = add nsw i64 %56, %58
  %60 = shl i64 %59, 3
  %61 = add i64 %60, %2
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, %49
  br label %65

65:                                               ; preds = %55, %42, %9
  %66 = phi i64 [ %64, %55 ], [ %49, %42 ], [ %40, %9 ]
  %67 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %5)
  %68 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %7)
  store i64 0, ptr %20, align 8
  %69 = call i32 @0(ptr nonnull %20, ptr nonnull %21, i64 %67, i64 %68)
  %70 = load i64, ptr %20, align 8
  switch i32 %69, label %168 [
    i32 -2, label %142
    i32 0, label %142
  ], !prof !0

71:                                               ; preds = %142
  %72 = add i64 %2, 264
  %73 = add i64 %72, %145
  %74 = inttoptr i64 %73 to ptr
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, %164
  br label %77

77:                                               ; preds = %142, %71
  %78 = phi i64 [ %76, %71 ], [ %164, %142 ]
  %79 = icmp eq i64 %5, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %77
  %81 = add i64 %2, 184
  %82 = add i64 %81, %145
  %83 = inttoptr i64 %82 to ptr
  %84 = load i64, ptr %83, align 8
  %85 = add nsw i64 %84, %78
  br label %86

86:                                               ; preds = %80, %77
  %87 = phi i64 [ %78, %77 ], [ %85, %80 ]
  %88 = icmp eq i64 %7, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %86
  %90 = add i64 %2, 192
  %91 = add i64 %90, %145
  %92 = inttoptr i64 %91 to ptr
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, %87
  br label %95

95:                                               ; preds = %89, %86
  %96 = phi i64 [ %87, %86 ], [ %94, %89 ]
  %97 = icmp eq i64 %6, 0
  br i1 %97, label %98, label %104

98:                                               ; preds = %95
  %99 = add i64 %2, 200
  %100 = add i64 %99, %145
  %101 = inttoptr i64 %100 to ptr
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %102, %96
  br label %104

104:                                              ; preds = %98, %95
  %105 = phi i64 [ %96, %95 ], [ %103, %98 ]
  %106 = or i64 %7, %5
  store i64 0, ptr %22, align 8
  %107 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %22, ptr nonnull %23, i64 %26)
  %108 = load i64, ptr %22, align 8
  %109 = add nsw i64 %108, 1
  %110 = ashr i64 %106, %109
  %111 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %110)
  %112 = add i64 %2, 240
  %113 = add i64 %112, %145
  %114 = inttoptr i64 %113 to ptr
  %115 = load i64, ptr %114, align 8
  store i64 0, ptr %24, align 8
  %116 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %24, ptr nonnull %25, i64 %106)
  %117 = load i64, ptr %24, align 8
  %118 = add nsw i64 %117, 1
  %119 = ashr i64 %26, %118
  %120 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %119)
  %121 = mul nsw i64 %120, %115
  %122 = add i64 %2, 248
  %123 = add i64 %122, %145
  %124 = inttoptr i64 %123 to ptr
  %125 = load i64, ptr %124, align 8
  %126 = mul nsw i64 %125, %111
  %127 = add i64 %126, %105
  %128 = add i64 %127, %121
  %129 = icmp ne i64 %110, 0
  %130 = icmp sle i64 %70, %111
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %140

132:                                              ; preds = %104
  %133 = add i64 %2, 256
  %134 = add i64 %133, %145
  %135 = inttoptr i64 %134 to ptr
  %136 = load i64, ptr %135, align 8
  %137 = add nsw i64 %136, %128
  br label %140

138:                                              ; preds = %168, %140
  %139 = phi i32 [ 0, %140 ], [ %69, %168 ]
  ret i32 %139

140:                                              ; preds = %132, %104
  %141 = phi i64 [ %137, %132 ], [ %128, %104 ]
  store i64 %141, ptr %0, align 8
  br label %138

142:                                              ; preds = %65, %65
  %143 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %6)
  %144 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %4)
  %145 = shl i64 %3, 3
  %146 = add i64 %2, 160
  %147 = add i64 %146, %145
  %148 = inttoptr i64 %147 to ptr
  %149 = load i64, ptr %148, align 8
  %150 = add nuw nsw i64 %68, %67
  %151 = mul nsw i64 %149, %150
  %152 = add i64 %2, 168
  %153 = add i64 %152, %145
  %154 = inttoptr i64 %153 to ptr
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %155, %144
  %157 = add i64 %2, 176
  %158 = add i64 %157, %145
  %159 = inttoptr i64 %158 to ptr
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %160, %143
  %162 = add i64 %151, %66
  %163 = add i64 %162, %156
  %164 = add i64 %163, %161
  %165 = icmp sgt i64 %144, %70
  %166 = icmp samesign ugt i64 %143, %70
  %167 = select i1 %165, i1 true, i1 %166
  br i1 %167, label %71, label %77

168:                                              ; preds = %65
  store ptr null, ptr %1, align 8
  br label %138
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #2 {
  %5 = tail call i64 @llvm.smax.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
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
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = shl i64 %4, 3
  %23 = add i64 %22, %2
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %22, 8
  %27 = and i64 %26, 24
  %28 = add i64 %27, %2
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = xor i64 %22, 16
  %32 = add i64 %31, %2
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %22, 24
  %36 = and i64 %35, 24
  %37 = add i64 %36, %2
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = xor i64 %6, -1
  %41 = and i64 %25, %40
  %42 = or i64 %34, %30
  %43 = or i64 %42, %39
  store i64 0, ptr %8, align 8
  %44 = call i32 @kernel.declarer_ddsolver_search_ordering__without_weighing(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %25, i64 %41, i64 %43)
  %45 = load i64, ptr %8, align 8
  %46 = icmp sgt i64 %45, -1
  br i1 %46, label %47, label %49

47:                                               ; preds = %213, %7
  %48 = phi i64 [ %45, %7 ], [ %214, %213 ]
  store i64 %48, ptr %0, align 8
  ret i32 0

49:                                               ; preds = %7
  %50 = icmp slt i64 %5, 4
  %51 = add i64 %2, 208
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  %54 = shl nsw i64 %5, 4
  %55 = shl nuw nsw i64 8191, %54
  %56 = select i1 %50, i64 %55, i64 0
  %57 = add i64 %2, 384
  %58 = and i64 %30, %56
  %59 = icmp ne i64 %58, 0
  %60 = and i64 %39, %56
  %61 = icmp ne i64 %60, 0
  %62 = add i64 %2, 216
  %63 = and i64 %34, %56
  %64 = icmp ne i64 %63, 0
  %65 = add i64 %2, 224
  %66 = add i64 %2, 392
  %67 = and i64 %25, %56
  %68 = icmp ne i64 %67, 0
  %69 = add i64 %2, 232
  %70 = add i64 %2, 368
  %71 = add i64 %2, 376
  br label %72

72:                                               ; preds = %213, %49
  %73 = phi i64 [ 0, %49 ], [ %214, %213 ]
  %74 = phi i64 [ 0, %49 ], [ %75, %213 ]
  %75 = add nuw nsw i64 %74, 1
  %76 = shl nsw i64 %74, 4
  %77 = ashr i64 %25, %76
  %78 = and i64 %77, 8191
  %79 = ashr i64 %6, %76
  %80 = xor i64 %79, -1
  %81 = and i64 %78, %80
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %213, label %83

83:                                               ; preds = %72
  %84 = ashr i64 %30, %76
  %85 = and i64 %84, 8191
  %86 = ashr i64 %34, %76
  %87 = and i64 %86, 8191
  %88 = ashr i64 %39, %76
  %89 = and i64 %88, 8191
  %90 = or i64 %85, %87
  %91 = or i64 %90, %89
  %92 = icmp eq i64 %74, %5
  %93 = select i1 %92, i64 164, i64 114
  %94 = select i1 %50, i64 %93, i64 64
  %95 = or i64 %91, %78
  store i64 0, ptr %10, align 8
  %96 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %10, ptr nonnull %11, i64 %95)
  %97 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %98 = call i32 @kernel.declarer_ddsolver_search_ordering__holder(ptr nonnull %12, ptr nonnull %13, i64 %97, i64 %78, i64 %85, i64 %87)
  %99 = load i64, ptr %12, align 8
  store i64 0, ptr %14, align 8
  %100 = call i32 @kernel.declarer_ddsolver_search_ordering__suit_score(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %94, i64 %78, i64 %85, i64 %87, i64 %89, i64 %99)
  %101 = load i64, ptr %14, align 8
  br i1 %92, label %150, label %102

102:                                              ; preds = %83
  %103 = shl nuw nsw i64 %94, 3
  %104 = add i64 %57, %103
  %105 = inttoptr i64 %104 to ptr
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %53
  %108 = icmp eq i64 %85, 0
  %109 = select i1 %108, i1 %59, i1 false
  br i1 %109, label %110, label %116

110:                                              ; preds = %102
  %111 = add i64 %51, %103
  %112 = inttoptr i64 %111 to ptr
  %113 = load i64, ptr %112, align 8
  %114 = add i64 %107, %101
  %115 = add i64 %114, %113
  br label %116

116:                                              ; preds = %110, %102
  %117 = phi i64 [ %101, %102 ], [ %115, %110 ]
  %118 = icmp eq i64 %89, 0
  %119 = select i1 %118, i1 %61, i1 false
  br i1 %119, label %120, label %126

120:                                              ; preds = %116
  %121 = add i64 %62, %103
  %122 = inttoptr i64 %121 to ptr
  %123 = load i64, ptr %122, align 8
  %124 = add i64 %117, %107
  %125 = add i64 %124, %123
  br label %126

126:                                              ; preds = %120, %116
  %127 = phi i64 [ %117, %116 ], [ %125, %120 ]
  %128 = icmp eq i64 %87, 0
  %129 = select i1 %128, i1 %64, i1 false
  br i1 %129, label %130, label %140

130:                                              ; preds = %126
  %131 = add i64 %65, %103
  %132 = inttoptr i64 %131 to ptr
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %66, %103
  %135 = inttoptr i64 %134 to ptr
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %136, %53
  %138 = add i64 %133, %127
  %139 = add i64 %138, %137
  br label %140

140:                                              ; preds = %130, %126
  %141 = phi i64 [ %127, %126 ], [ %139, %130 ]
  %142 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %78)
  %143 = icmp samesign ult i64 %142, 2
  %144 = select i1 %143, i1 %68, i1 false
  br i1 %144, label %145, label %150

145:                                              ; preds = %140
  %146 = add i64 %69, %103
  %147 = inttoptr i64 %146 to ptr
  %148 = load i64, ptr %147, align 8
  %149 = add nsw i64 %148, %141
  br label %150

150:                                              ; preds = %145, %140, %83
  %151 = phi i64 [ %149, %145 ], [ %101, %83 ], [ %141, %140 ]
  %152 = icmp eq i64 %78, 0
  br i1 %152, label %213, label %153

153:                                              ; preds = %150
  %154 = add nuw nsw i64 %94, 34
  %155 = mul nsw i64 %99, 3
  %156 = add nsw i64 %154, %155
  %157 = shl nuw nsw i64 %94, 3
  %158 = add i64 %70, %157
  %159 = inttoptr i64 %158 to ptr
  %160 = shl i64 %156, 3
  %161 = add i64 %71, %157
  %162 = inttoptr i64 %161 to ptr
  %163 = add i64 %160, %2
  br label %164

164:                                              ; preds = %185, %153
  %165 = phi i64 [ %78, %153 ], [ %186, %185 ]
  %166 = phi i64 [ %73, %153 ], [ %168, %185 ]
  br label %167

167:                                              ; preds = %206, %164
  %168 = phi i64 [ %212, %206 ], [ %166, %164 ]
  %169 = phi i64 [ %208, %206 ], [ %165, %164 ]
  store i64 0, ptr %16, align 8
  %170 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %16, ptr nonnull %17, i64 %169)
  %171 = load i64, ptr %16, align 8
  %172 = shl nuw i64 1, %171
  %173 = add nuw i64 %172, 8191
  %174 = and i64 %173, %91
  store i64 0, ptr %18, align 8
  %175 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %18, ptr nonnull %19, i64 %174)
  %176 = load i64, ptr %18, align 8
  %177 = shl i64 -2, %176
  %178 = icmp sgt i64 %176, -1
  %179 = select i1 %178, i64 %177, i64 -1
  %180 = and i64 %179, %169
  %181 = add nsw i64 %171, %76
  %182 = shl nuw i64 1, %181
  %183 = and i64 %182, %6
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %188, label %185

185:                                              ; preds = %167
  %186 = xor i64 %180, %169
  %187 = icmp eq i64 %180, %169
  br i1 %187, label %213, label %164

188:                                              ; preds = %167
  %189 = load i64, ptr %159, align 8
  %190 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %180)
  %191 = add nsw i64 %190, -1
  %192 = mul nsw i64 %189, %191
  %193 = add nsw i64 %192, %151
  %194 = icmp eq i64 %169, %78
  %195 = icmp eq i64 %180, %169
  %196 = select i1 %195, i64 8, i64 16
  %197 = select i1 %194, i64 0, i64 %196
  %198 = add i64 %197, %163
  %199 = inttoptr i64 %198 to ptr
  %200 = load i64, ptr %199, align 8
  %201 = add nsw i64 %193, %200
  %202 = icmp slt i64 %91, %172
  br i1 %202, label %203, label %206

203:                                              ; preds = %188
  %204 = load i64, ptr %162, align 8
  %205 = add nsw i64 %204, %201
  br label %206

206:                                              ; preds = %203, %188
  %207 = phi i64 [ %205, %203 ], [ %201, %188 ]
  %208 = xor i64 %180, %169
  %209 = shl nsw i64 %207, 4
  %210 = sub nsw i64 %209, %171
  store ptr null, ptr %20, align 8
  %211 = call i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr nonnull %20, ptr nonnull %21, i64 %2, i64 %3, i64 %168, i64 %181, i64 %210)
  %212 = add nsw i64 %168, 1
  br i1 %195, label %213, label %167

213:                                              ; preds = %206, %185, %150, %72
  %214 = phi i64 [ %73, %72 ], [ %212, %206 ], [ %73, %150 ], [ %168, %185 ]
  %215 = icmp eq i64 %75, 4
  br i1 %215, label %47, label %72
}

define i32 @kernel.declarer_ddsolver_search_ordering__outcome(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = icmp eq i64 %2, 3
  br i1 %14, label %15, label %24

15:                                               ; preds = %9
  %16 = icmp eq i64 %3, 0
  %17 = icmp eq i64 %4, 0
  br i1 %16, label %22, label %18

18:                                               ; preds = %15
  %19 = select i1 %17, i64 0, i64 3
  br label %20

20:                                               ; preds = %58, %55, %41, %35, %22, %18
  %21 = phi i64 [ %59, %58 ], [ %23, %22 ], [ %44, %41 ], [ %19, %18 ], [ %57, %55 ], [ %40, %35 ]
  store i64 %21, ptr %0, align 8
  ret i32 0

22:                                               ; preds = %15
  %23 = select i1 %17, i64 2, i64 1
  br label %20

24:                                               ; preds = %9
  %25 = icmp sgt i64 %6, -1
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %10, ptr nonnull %11, i64 %6, i64 %5, i64 %8)
  %28 = load i64, ptr %10, align 8
  %29 = icmp eq i64 %28, 0
  br label %30

30:                                               ; preds = %26, %24
  %31 = phi i1 [ %29, %26 ], [ true, %24 ]
  %32 = icmp eq i64 %2, 2
  br i1 %32, label %33, label %45

33:                                               ; preds = %30
  %34 = icmp eq i64 %3, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %33
  %36 = xor i1 %31, true
  %37 = zext i1 %36 to i64
  %38 = icmp eq i64 %4, 0
  %39 = select i1 %38, i64 0, i64 5
  %40 = add nuw nsw i64 %39, %37
  br label %20

41:                                               ; preds = %33
  %42 = icmp eq i64 %4, 0
  %43 = select i1 %31, i64 2, i64 3
  %44 = select i1 %42, i64 4, i64 %43
  br label %20

45:                                               ; preds = %30
  %46 = icmp sgt i64 %7, -1
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = select i1 %31, i64 %5, i64 %6
  store i64 0, ptr %12, align 8
  %49 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %12, ptr nonnull %13, i64 %7, i64 %48, i64 %8)
  %50 = load i64, ptr %12, align 8
  %51 = icmp eq i64 %50, 0
  br label %52

52:                                               ; preds = %47, %45
  %53 = phi i1 [ %51, %47 ], [ true, %45 ]
  %54 = icmp eq i64 %3, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %52
  %56 = select i1 %53, i64 2, i64 1
  %57 = select i1 %31, i64 0, i64 %56
  br label %20

58:                                               ; preds = %52
  %59 = select i1 %53, i64 4, i64 3
  br label %20
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr, ptr, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = shl nsw i64 %3, 4
  %7 = shl i64 8191, %6
  %8 = and i64 %7, %2
  %9 = shl i64 -2, %4
  %10 = and i64 %8, %9
  store i64 %10, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_ordering__order_in_suit(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = alloca i64, align 8
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
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  store i64 0, ptr %15, align 8
  %37 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %15, ptr nonnull %16, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10)
  %38 = load i64, ptr %15, align 8
  %39 = shl nsw i64 %7, 4
  %40 = shl i64 8191, %39
  %41 = icmp slt i64 %5, 3
  br i1 %41, label %42, label %50

42:                                               ; preds = %14
  %43 = shl i64 %38, 3
  %44 = add i64 %43, 8
  %45 = and i64 %44, 24
  %46 = add i64 %45, %2
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, %40
  br label %50

50:                                               ; preds = %42, %14
  %51 = phi i64 [ %49, %42 ], [ 0, %14 ]
  %52 = ashr i64 %8, 4
  %53 = icmp ne i64 %52, %7
  br i1 %53, label %57, label %54

54:                                               ; preds = %50
  store i64 0, ptr %17, align 8
  %55 = call i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr nonnull %17, ptr nonnull %18, i64 %11, i64 %7, i64 %8)
  %56 = load i64, ptr %17, align 8
  br label %57

57:                                               ; preds = %54, %50
  %58 = phi i64 [ %56, %54 ], [ 0, %50 ]
  %59 = xor i64 %38, %9
  %60 = and i64 %59, 1
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %75, label %62

62:                                               ; preds = %57
  %63 = icmp ne i64 %5, 1
  %64 = or i1 %63, %53
  br i1 %64, label %91, label %65

65:                                               ; preds = %62
  %66 = shl i64 %38, 3
  %67 = xor i64 %66, 16
  %68 = add i64 %67, %2
  %69 = inttoptr i64 %68 to ptr
  %70 = load i64, ptr %69, align 8
  store i64 0, ptr %19, align 8
  %71 = call i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr nonnull %19, ptr nonnull %20, i64 %70, i64 %7, i64 %8)
  %72 = load i64, ptr %19, align 8
  store i64 0, ptr %21, align 8
  %73 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %21, ptr nonnull %22, i64 %72)
  %74 = load i64, ptr %21, align 8
  br label %75

75:                                               ; preds = %65, %57
  %76 = phi i64 [ %8, %57 ], [ %74, %65 ]
  %77 = icmp eq i64 %58, 0
  br i1 %77, label %91, label %78

78:                                               ; preds = %75
  %79 = icmp sgt i64 %76, -1
  br i1 %79, label %80, label %91

80:                                               ; preds = %78
  store i64 0, ptr %23, align 8
  %81 = call i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr nonnull %23, ptr nonnull %24, i64 %51, i64 %7, i64 %76)
  %82 = load i64, ptr %23, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %90, label %84

84:                                               ; preds = %80
  store i64 0, ptr %25, align 8
  %85 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %25, ptr nonnull %26, i64 %11)
  %86 = load i64, ptr %25, align 8
  store i64 0, ptr %27, align 8
  %87 = call i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr nonnull %27, ptr nonnull %28, i64 %51, i64 %7, i64 %86)
  %88 = load i64, ptr %27, align 8
  %89 = icmp eq i64 %82, %88
  br i1 %89, label %90, label %91

90:                                               ; preds = %84, %80
  br label %91

91:                                               ; preds = %90, %84, %78, %75, %62
  %92 = phi i64 [ 0, %90 ], [ %58, %84 ], [ %58, %78 ], [ 0, %75 ], [ %58, %62 ]
  store i64 0, ptr %29, align 8
  %93 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %29, ptr nonnull %30, i64 %51)
  %94 = icmp eq i64 %11, 0
  br i1 %94, label %160, label %95

95:                                               ; preds = %91
  %96 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %92, i1 false)
  %97 = load i64, ptr %29, align 8
  %98 = icmp sgt i64 %96, %97
  %99 = and i64 %12, %40
  %100 = freeze i1 %98
  br i1 %100, label %101, label %130

101:                                              ; preds = %127, %95
  %102 = phi i64 [ %115, %127 ], [ %11, %95 ]
  %103 = phi i64 [ %128, %127 ], [ 0, %95 ]
  store i64 0, ptr %31, align 8
  %104 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %31, ptr nonnull %32, i64 %102)
  %105 = load i64, ptr %31, align 8
  %106 = shl nsw i64 -1, %105
  %107 = xor i64 %106, -1
  %108 = and i64 %99, %107
  store i64 0, ptr %33, align 8
  %109 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %33, ptr nonnull %34, i64 %108)
  %110 = load i64, ptr %33, align 8
  %111 = shl i64 -2, %110
  %112 = xor i64 %111, -1
  %113 = icmp slt i64 %110, 0
  %114 = select i1 %113, i64 0, i64 %112
  %115 = and i64 %114, %102
  %116 = shl nuw i64 1, %105
  %117 = and i64 %116, %13
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %127

119:                                              ; preds = %101
  %120 = and i64 %105, 15
  %121 = and i64 %116, %92
  %122 = icmp eq i64 %121, 0
  %123 = select i1 %122, i64 0, i64 32
  %124 = sub nsw i64 %123, %120
  store ptr null, ptr %35, align 8
  %125 = call i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr nonnull %35, ptr nonnull %36, i64 %2, i64 %3, i64 %103, i64 %105, i64 %124)
  %126 = add nsw i64 %103, 1
  br label %127

127:                                              ; preds = %119, %101
  %128 = phi i64 [ %103, %101 ], [ %126, %119 ]
  %129 = icmp eq i64 %115, 0
  br i1 %129, label %160, label %101

130:                                              ; preds = %157, %95
  %131 = phi i64 [ %144, %157 ], [ %11, %95 ]
  %132 = phi i64 [ %158, %157 ], [ 0, %95 ]
  store i64 0, ptr %31, align 8
  %133 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %31, ptr nonnull %32, i64 %131)
  %134 = load i64, ptr %31, align 8
  %135 = shl nsw i64 -1, %134
  %136 = xor i64 %135, -1
  %137 = and i64 %99, %136
  store i64 0, ptr %33, align 8
  %138 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %33, ptr nonnull %34, i64 %137)
  %139 = load i64, ptr %33, align 8
  %140 = shl i64 -2, %139
  %141 = xor i64 %140, -1
  %142 = icmp slt i64 %139, 0
  %143 = select i1 %142, i64 0, i64 %141
  %144 = and i64 %143, %131
  %145 = shl nuw i64 1, %134
  %146 = and i64 %145, %13
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %148, label %157

148:                                              ; preds = %130
  %149 = and i64 %134, 15
  %150 = and i64 %145, %92
  %151 = icmp eq i64 %150, 0
  %152 = sub nsw i64 0, %149
  %153 = or disjoint i64 %149, 32
  %154 = select i1 %151, i64 %152, i64 %153
  store ptr null, ptr %35, align 8
  %155 = call i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr nonnull %35, ptr nonnull %36, i64 %2, i64 %3, i64 %132, i64 %134, i64 %154)
  %156 = add nsw i64 %132, 1
  br label %157

157:                                              ; preds = %148, %130
  %158 = phi i64 [ %132, %130 ], [ %156, %148 ]
  %159 = icmp eq i64 %144, 0
  br i1 %159, label %160, label %130

160:                                              ; preds = %157, %127, %91
  %161 = phi i64 [ 0, %91 ], [ %128, %127 ], [ %158, %157 ]
  store i64 %161, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_ordering__order_off_suit(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = alloca i64, align 8
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
  store i64 0, ptr %29, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  store i64 0, ptr %15, align 8
  %33 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %15, ptr nonnull %16, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %34 = load i64, ptr %15, align 8
  %35 = xor i64 %34, %10
  %36 = and i64 %35, 1
  %37 = xor i64 %36, 1
  %38 = icmp slt i64 %6, 3
  %39 = shl i64 %34, 3
  br i1 %38, label %40, label %56

40:                                               ; preds = %14
  %41 = add i64 %39, 8
  %42 = and i64 %41, 24
  %43 = add i64 %42, %2
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  store i64 0, ptr %17, align 8
  %46 = call i32 @kernel.declarer_ddsolver_search_ordering__strongest(ptr nonnull %17, ptr nonnull %18, i64 %45, i64 %8, i64 %4)
  %47 = load i64, ptr %17, align 8
  %48 = icmp eq i64 %6, 1
  br i1 %48, label %49, label %56

49:                                               ; preds = %40
  %50 = xor i64 %39, 16
  %51 = add i64 %50, %2
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  store i64 0, ptr %19, align 8
  %54 = call i32 @kernel.declarer_ddsolver_search_ordering__strongest(ptr nonnull %19, ptr nonnull %20, i64 %53, i64 %8, i64 %4)
  %55 = load i64, ptr %19, align 8
  br label %56

56:                                               ; preds = %49, %40, %14
  %57 = phi i64 [ %47, %49 ], [ %47, %40 ], [ -1, %14 ]
  %58 = phi i64 [ %55, %49 ], [ -1, %40 ], [ -1, %14 ]
  %59 = icmp slt i64 %4, 4
  %60 = shl i64 %6, 5
  %61 = select i1 %59, i64 278, i64 182
  %62 = add i64 %61, %60
  %63 = add i64 %39, %2
  %64 = inttoptr i64 %63 to ptr
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %62, 16
  %67 = xor i64 %39, 16
  %68 = add i64 %67, %2
  %69 = inttoptr i64 %68 to ptr
  %70 = add i64 %39, 8
  %71 = and i64 %70, 24
  %72 = add i64 %71, %2
  %73 = inttoptr i64 %72 to ptr
  %74 = add i64 %39, 24
  %75 = and i64 %74, 24
  %76 = add i64 %75, %2
  %77 = inttoptr i64 %76 to ptr
  %78 = add i64 %2, 104
  %79 = add i64 %2, 112
  %80 = add i64 %2, 96
  %81 = add i64 %2, 88
  %82 = add i64 %2, 64
  %83 = add i64 %2, 72
  %84 = add i64 %2, 80
  br label %85

85:                                               ; preds = %197, %56
  %86 = phi i64 [ 0, %56 ], [ %198, %197 ]
  %87 = phi i64 [ 0, %56 ], [ %88, %197 ]
  %88 = add nuw nsw i64 %87, 1
  %89 = sub nuw nsw i64 3, %87
  %90 = shl nuw nsw i64 %89, 4
  %91 = ashr i64 %65, %90
  %92 = and i64 %91, 8191
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %197, label %94

94:                                               ; preds = %85
  %95 = ashr i64 %12, %90
  %96 = and i64 %95, 8191
  %97 = icmp eq i64 %89, %4
  %98 = select i1 %97, i64 %66, i64 %62
  %99 = load i64, ptr %69, align 8
  %100 = ashr i64 %99, %90
  %101 = and i64 %100, 8191
  %102 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %101)
  %103 = load i64, ptr %73, align 8
  %104 = load i64, ptr %77, align 8
  %105 = or i64 %104, %103
  %106 = ashr i64 %105, %90
  %107 = and i64 %106, 8191
  %108 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %107)
  %109 = shl i64 %98, 3
  %110 = add i64 %78, %109
  %111 = inttoptr i64 %110 to ptr
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %112, %102
  %114 = add i64 %79, %109
  %115 = inttoptr i64 %114 to ptr
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %108, %116
  %118 = add nsw i64 %117, %113
  store i64 0, ptr %21, align 8
  %119 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %21, ptr nonnull %22, i64 %92)
  %120 = load i64, ptr %21, align 8
  %121 = add nsw i64 %120, 1
  %122 = lshr i64 %96, %121
  %123 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %122)
  %124 = call range(i64 1, 14) i64 @llvm.ctpop.i64(i64 %92)
  %125 = add nsw i64 %124, -1
  %126 = icmp eq i64 %125, %123
  br i1 %126, label %129, label %127

127:                                              ; preds = %94
  %128 = icmp samesign ult i64 %125, %123
  br i1 %128, label %129, label %135

129:                                              ; preds = %127, %94
  %130 = phi i64 [ %81, %94 ], [ %80, %127 ]
  %131 = add i64 %130, %109
  %132 = inttoptr i64 %131 to ptr
  %133 = load i64, ptr %132, align 8
  %134 = add nsw i64 %133, %118
  br label %135

135:                                              ; preds = %129, %127
  %136 = phi i64 [ %118, %127 ], [ %134, %129 ]
  %137 = add i64 %82, %109
  %138 = inttoptr i64 %137 to ptr
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %139, %124
  %141 = add nsw i64 %140, %136
  %142 = add i64 %83, %109
  %143 = inttoptr i64 %142 to ptr
  %144 = add i64 %84, %109
  %145 = inttoptr i64 %144 to ptr
  br label %148

146:                                              ; preds = %151
  %147 = icmp eq i64 %165, 0
  br i1 %147, label %197, label %148

148:                                              ; preds = %146, %135
  %149 = phi i64 [ %92, %135 ], [ %165, %146 ]
  %150 = phi i64 [ %86, %135 ], [ %152, %146 ]
  br label %151

151:                                              ; preds = %187, %148
  %152 = phi i64 [ %194, %187 ], [ %150, %148 ]
  %153 = phi i64 [ %165, %187 ], [ %149, %148 ]
  store i64 0, ptr %23, align 8
  %154 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %23, ptr nonnull %24, i64 %153)
  %155 = load i64, ptr %23, align 8
  %156 = shl nuw i64 1, %155
  %157 = add nuw i64 %156, 8191
  %158 = and i64 %157, %96
  store i64 0, ptr %25, align 8
  %159 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %25, ptr nonnull %26, i64 %158)
  %160 = load i64, ptr %25, align 8
  %161 = shl i64 -2, %160
  %162 = xor i64 %161, -1
  %163 = icmp slt i64 %160, 0
  %164 = select i1 %163, i64 0, i64 %162
  %165 = and i64 %164, %153
  %166 = add nsw i64 %155, %90
  %167 = shl nuw i64 1, %166
  %168 = and i64 %167, %13
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %146

170:                                              ; preds = %151
  store i64 0, ptr %27, align 8
  %171 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %27, ptr nonnull %28, i64 %166, i64 %9, i64 %4)
  %172 = load i64, ptr %27, align 8
  %173 = icmp eq i64 %172, 0
  %174 = select i1 %173, i64 %9, i64 %166
  store i64 0, ptr %29, align 8
  %175 = call i32 @kernel.declarer_ddsolver_search_ordering__outcome(ptr nonnull %29, ptr nonnull %30, i64 %6, i64 %172, i64 %37, i64 %174, i64 %57, i64 %58, i64 %4)
  %176 = load i64, ptr %29, align 8
  %177 = add nsw i64 %176, %98
  %178 = shl i64 %177, 3
  %179 = add i64 %178, %2
  %180 = inttoptr i64 %179 to ptr
  %181 = load i64, ptr %180, align 8
  %182 = add nsw i64 %141, %181
  %183 = icmp slt i64 %96, %156
  br i1 %183, label %184, label %187

184:                                              ; preds = %170
  %185 = load i64, ptr %143, align 8
  %186 = add nsw i64 %185, %182
  br label %187

187:                                              ; preds = %184, %170
  %188 = phi i64 [ %186, %184 ], [ %182, %170 ]
  %189 = shl nsw i64 %188, 4
  %190 = load i64, ptr %145, align 8
  %191 = mul nsw i64 %190, %155
  %192 = sub nsw i64 %189, %191
  store ptr null, ptr %31, align 8
  %193 = call i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr nonnull %31, ptr nonnull %32, i64 %2, i64 %3, i64 %152, i64 %166, i64 %192)
  %194 = add nsw i64 %152, 1
  %195 = icmp eq i64 %165, 0
  br i1 %195, label %197, label %151

196:                                              ; preds = %197
  store i64 %198, ptr %0, align 8
  ret i32 0

197:                                              ; preds = %187, %146, %85
  %198 = phi i64 [ %86, %85 ], [ %194, %187 ], [ %152, %146 ]
  %199 = icmp eq i64 %88, 4
  br i1 %199, label %196, label %85
}

define i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = alloca i64, align 8
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
  store i64 0, ptr %15, align 8
  %23 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %15, ptr nonnull %16, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %24 = load i64, ptr %15, align 8
  %25 = shl i64 %24, 3
  %26 = add i64 %25, %2
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = shl nsw i64 %8, 4
  %30 = shl i64 8191, %29
  %31 = and i64 %28, %30
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, i64 %28, i64 %31
  %34 = xor i64 %28, -1
  %35 = and i64 %12, %34
  %36 = xor i64 %13, -1
  %37 = and i64 %33, %36
  store i64 0, ptr %17, align 8
  %38 = call i32 @kernel.declarer_ddsolver_search_ordering__without_weighing(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %28, i64 %37, i64 %35)
  %39 = load i64, ptr %17, align 8
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %43

41:                                               ; preds = %47, %44, %14
  %42 = phi i64 [ %49, %47 ], [ %46, %44 ], [ %39, %14 ]
  store i64 %42, ptr %0, align 8
  ret i32 0

43:                                               ; preds = %14
  br i1 %32, label %47, label %44

44:                                               ; preds = %43
  store i64 0, ptr %19, align 8
  %45 = call i32 @kernel.declarer_ddsolver_search_ordering__order_in_suit(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %31, i64 %35, i64 %13)
  %46 = load i64, ptr %19, align 8
  br label %41

47:                                               ; preds = %43
  store i64 0, ptr %21, align 8
  %48 = call i32 @kernel.declarer_ddsolver_search_ordering__order_off_suit(ptr nonnull %21, ptr nonnull %22, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %35, i64 %13)
  %49 = load i64, ptr %21, align 8
  br label %41
}

define i64 @declarer_ddsolver_search_ordering__strongest(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_ordering__strongest(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define void @declarer_ddsolver_search_ordering__insert(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = call i32 @kernel.declarer_ddsolver_search_ordering__insert(ptr nonnull %6, ptr nonnull %7, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4)
  ret void
}

define i64 @declarer_ddsolver_search_ordering__without_weighing(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = call i32 @kernel.declarer_ddsolver_search_ordering__without_weighing(ptr nonnull %6, ptr nonnull %7, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4)
  %9 = load i64, ptr %6, align 8
  ret i64 %9
}

define i64 @declarer_ddsolver_search_ordering__holder(i64 %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_search_ordering__holder(ptr nonnull %5, ptr nonnull %6, i64 %0, i64 %1, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  ret i64 %8
}

define i64 @declarer_ddsolver_search_ordering__suit_score(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_search_ordering__suit_score(ptr nonnull %8, ptr nonnull %9, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %11 = load i64, ptr %8, align 8
  ret i64 %11
}

define i64 @declarer_ddsolver_search_ordering_order_leads(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = call i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr nonnull %6, ptr nonnull %7, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4)
  %9 = load i64, ptr %6, align 8
  ret i64 %9
}

define i64 @declarer_ddsolver_search_ordering__outcome(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_search_ordering__outcome(ptr nonnull %8, ptr nonnull %9, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %11 = load i64, ptr %8, align 8
  ret i64 %11
}

define i64 @declarer_ddsolver_search_ordering__higher(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_ordering__higher(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define i64 @declarer_ddsolver_search_ordering__order_in_suit(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = call i32 @kernel.declarer_ddsolver_search_ordering__order_in_suit(ptr nonnull %13, ptr nonnull %14, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %16 = load i64, ptr %13, align 8
  ret i64 %16
}

define i64 @declarer_ddsolver_search_ordering__order_off_suit(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = call i32 @kernel.declarer_ddsolver_search_ordering__order_off_suit(ptr nonnull %13, ptr nonnull %14, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %16 = load i64, ptr %13, align 8
  ret i64 %16
}

define i64 @declarer_ddsolver_search_ordering_order_follow(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = call i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr nonnull %13, ptr nonnull %14, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %16 = load i64, ptr %13, align 8
  ret i64 %16
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
