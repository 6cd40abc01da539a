source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_thesis_bounds__run(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %5, ptr nonnull %6, i64 %3)
  %8 = load i64, ptr %5, align 8
  %9 = add nsw i64 %8, 1
  %10 = ashr i64 %2, %9
  %11 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %10)
  store i64 %11, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_bounds__suit_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
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
  %23 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %4)
  %24 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %5)
  store i64 0, ptr %7, align 8
  %25 = call i32 @0(ptr nonnull %7, ptr nonnull %8, i64 %23, i64 %24)
  %26 = load i64, ptr %7, align 8
  switch i32 %25, label %57 [
    i32 -2, label %49
    i32 0, label %49
  ], !prof !0

27:                                               ; preds = %49
  store i64 0, ptr %11, align 8
  %28 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 %26, i64 %51)
  switch i32 %28, label %61 [
    i32 -2, label %58
    i32 0, label %58
  ], !prof !0

29:                                               ; preds = %84, %76, %75, %67, %66, %61, %57, %48, %38, %31
  %30 = phi i32 [ 0, %31 ], [ 0, %38 ], [ 0, %67 ], [ 0, %76 ], [ 0, %48 ], [ %25, %57 ], [ %28, %61 ], [ %36, %66 ], [ %40, %75 ], [ %47, %84 ]
  ret i32 %30

31:                                               ; preds = %58
  store i64 %50, ptr %0, align 8
  br label %29

32:                                               ; preds = %58
  %33 = sub nsw i64 %51, %55
  store i64 0, ptr %13, align 8
  %34 = call i32 @kernel.declarer_ddsolver_thesis_bounds__run(ptr nonnull %13, ptr nonnull %14, i64 %3, i64 %52)
  %35 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %36 = call i32 @1(ptr nonnull %15, ptr nonnull %16, i64 %35, i64 %33)
  %37 = load i64, ptr %15, align 8
  switch i32 %36, label %66 [
    i32 -2, label %62
    i32 0, label %62
  ], !prof !0

38:                                               ; preds = %62
  store i64 %55, ptr %0, align 8
  br label %29

39:                                               ; preds = %62
  store i64 0, ptr %17, align 8
  %40 = call i32 @0(ptr nonnull %17, ptr nonnull %18, i64 %26, i64 %50)
  switch i32 %40, label %75 [
    i32 -2, label %67
    i32 0, label %67
  ], !prof !0

41:                                               ; preds = %49
  %42 = or i64 %52, %2
  store i64 0, ptr %19, align 8
  %43 = call i32 @kernel.declarer_ddsolver_thesis_bounds__run(ptr nonnull %19, ptr nonnull %20, i64 %3, i64 %42)
  %44 = load i64, ptr %19, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %41
  store i64 0, ptr %21, align 8
  %47 = call i32 @0(ptr nonnull %21, ptr nonnull %22, i64 %26, i64 %50)
  switch i32 %47, label %84 [
    i32 -2, label %76
    i32 0, label %76
  ], !prof !0

48:                                               ; preds = %41
  store i64 0, ptr %0, align 8
  br label %29

49:                                               ; preds = %6, %6
  %50 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2)
  %51 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3)
  %52 = or i64 %5, %4
  %53 = or i64 %52, %3
  store i64 0, ptr %9, align 8
  %54 = call i32 @kernel.declarer_ddsolver_thesis_bounds__run(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %53)
  %55 = load i64, ptr %9, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %41, label %27

57:                                               ; preds = %6
  store ptr null, ptr %1, align 8
  br label %29

58:                                               ; preds = %27, %27
  %59 = load i64, ptr %11, align 8
  %60 = icmp slt i64 %55, %59
  br i1 %60, label %32, label %31

61:                                               ; preds = %27
  store ptr null, ptr %1, align 8
  br label %29

62:                                               ; preds = %32, %32
  %63 = icmp slt i64 %37, 1
  %64 = icmp eq i64 %50, %55
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %38, label %39

66:                                               ; preds = %32
  store ptr null, ptr %1, align 8
  br label %29

67:                                               ; preds = %39, %39
  %68 = load i64, ptr %17, align 8
  %69 = add nsw i64 %37, %55
  %70 = icmp slt i64 %69, %68
  %71 = select i1 %70, i64 %37, i64 %33
  %72 = shl nsw i64 %71, 4
  %73 = add i64 %55, 256
  %74 = add i64 %73, %72
  store i64 %74, ptr %0, align 8
  br label %29

75:                                               ; preds = %39
  store ptr null, ptr %1, align 8
  br label %29

76:                                               ; preds = %46, %46
  %77 = load i64, ptr %21, align 8
  %78 = icmp slt i64 %44, %77
  %79 = select i1 %78, i64 %44, i64 %51
  %80 = shl nsw i64 %79, 4
  %81 = icmp eq i64 %2, 0
  %82 = select i1 %81, i64 0, i64 256
  %83 = add nsw i64 %80, %82
  store i64 %83, ptr %0, align 8
  br label %29

84:                                               ; preds = %46
  store ptr null, ptr %1, align 8
  br label %29
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10) {
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
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = icmp slt i64 %9, 0
  %29 = select i1 %28, i64 %7, i64 0
  %30 = getelementptr i64, ptr %6, i64 %9
  %31 = getelementptr i64, ptr %30, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %9, 2
  %34 = getelementptr i64, ptr %6, i64 %33
  %35 = getelementptr i64, ptr %34, i64 %29
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %9, 1
  %38 = and i64 %37, 3
  %39 = getelementptr i64, ptr %6, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %9, 3
  %42 = and i64 %41, 3
  %43 = getelementptr i64, ptr %6, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %32)
  %46 = icmp eq i64 %10, 4
  br i1 %46, label %119, label %47

47:                                               ; preds = %11
  %48 = shl nsw i64 %10, 4
  %49 = ashr i64 %32, %48
  %50 = and i64 %49, 8191
  %51 = ashr i64 %36, %48
  %52 = and i64 %51, 8191
  %53 = ashr i64 %40, %48
  %54 = and i64 %53, 8191
  %55 = ashr i64 %44, %48
  %56 = and i64 %55, 8191
  %57 = call i32 @kernel.declarer_ddsolver_thesis_bounds__suit_tricks(ptr nonnull %12, ptr nonnull %13, i64 %50, i64 %52, i64 %54, i64 %56)
  %58 = load i64, ptr %12, align 8
  %59 = and i64 %58, 15
  %60 = lshr i64 %58, 4
  %61 = and i64 %60, 15
  %62 = icmp sgt i64 %58, 255
  %63 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %54)
  %64 = icmp samesign ugt i64 %63, %59
  %65 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %56)
  %66 = icmp samesign ugt i64 %65, %59
  %67 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %50)
  %68 = icmp samesign ugt i64 %67, %59
  %69 = select i1 %68, i64 %67, i64 0
  %70 = sub nsw i64 %45, %69
  %71 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %52)
  %72 = icmp samesign ugt i64 %71, %59
  br i1 %72, label %73, label %119

73:                                               ; preds = %47
  %74 = sub nsw i64 %45, %71
  store i64 0, ptr %14, align 8
  %75 = call i32 @1(ptr nonnull %14, ptr nonnull %15, i64 %70, i64 %74)
  %76 = load i64, ptr %14, align 8
  switch i32 %75, label %118 [
    i32 -2, label %119
    i32 0, label %119
  ], !prof !0

77:                                               ; preds = %119, %111
  %78 = phi i64 [ %114, %111 ], [ 0, %119 ]
  %79 = phi i64 [ %113, %111 ], [ 0, %119 ]
  %80 = phi i1 [ %112, %111 ], [ %122, %119 ]
  %81 = phi i64 [ %82, %111 ], [ 0, %119 ]
  %82 = add nuw nsw i64 %81, 1
  %83 = icmp eq i64 %81, %10
  br i1 %83, label %111, label %84

84:                                               ; preds = %77
  %85 = shl nsw i64 %81, 4
  %86 = ashr i64 %40, %85
  %87 = and i64 %86, 8191
  %88 = ashr i64 %44, %85
  %89 = and i64 %88, 8191
  %90 = ashr i64 %32, %85
  %91 = and i64 %90, 8191
  %92 = ashr i64 %36, %85
  %93 = and i64 %92, 8191
  store i64 0, ptr %16, align 8
  %94 = call i32 @kernel.declarer_ddsolver_thesis_bounds__suit_tricks(ptr nonnull %16, ptr nonnull %17, i64 %91, i64 %93, i64 %87, i64 %89)
  %95 = load i64, ptr %16, align 8
  %96 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %87)
  %97 = select i1 %124, i64 %96, i64 %45
  br i1 %125, label %98, label %102

98:                                               ; preds = %84
  %99 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %89)
  store i64 0, ptr %18, align 8
  %100 = call i32 @1(ptr nonnull %18, ptr nonnull %19, i64 %97, i64 %99)
  %101 = load i64, ptr %18, align 8
  switch i32 %100, label %126 [
    i32 -2, label %102
    i32 0, label %102
  ], !prof !0

102:                                              ; preds = %98, %98, %84
  %103 = phi i64 [ %97, %84 ], [ %101, %98 ], [ %101, %98 ]
  %104 = and i64 %95, 15
  store i64 0, ptr %20, align 8
  %105 = call i32 @1(ptr nonnull %20, ptr nonnull %21, i64 %104, i64 %103)
  %106 = load i64, ptr %20, align 8
  switch i32 %105, label %132 [
    i32 -2, label %127
    i32 0, label %127
  ], !prof !0

107:                                              ; preds = %111
  %108 = select i1 %112, i64 %114, i64 0
  %109 = add nsw i64 %108, %113
  store i64 0, ptr %24, align 8
  %110 = call i32 @1(ptr nonnull %24, ptr nonnull %25, i64 %109, i64 %123)
  switch i32 %110, label %148 [
    i32 -2, label %142
    i32 0, label %142
  ], !prof !0

111:                                              ; preds = %133, %77
  %112 = phi i1 [ %140, %133 ], [ %80, %77 ]
  %113 = phi i64 [ %135, %133 ], [ %79, %77 ]
  %114 = phi i64 [ %136, %133 ], [ %78, %77 ]
  %115 = icmp eq i64 %82, 4
  br i1 %115, label %107, label %77

116:                                              ; preds = %151, %149, %148, %141, %132, %126, %118
  %117 = phi i32 [ %75, %118 ], [ %100, %126 ], [ %105, %132 ], [ %131, %141 ], [ %110, %148 ], [ 0, %149 ], [ %147, %151 ]
  ret i32 %117

118:                                              ; preds = %73
  store ptr null, ptr %1, align 8
  br label %116

119:                                              ; preds = %73, %73, %47, %11
  %120 = phi i64 [ 0, %11 ], [ %59, %47 ], [ %59, %73 ], [ %59, %73 ]
  %121 = phi i64 [ 0, %11 ], [ %61, %47 ], [ %61, %73 ], [ %61, %73 ]
  %122 = phi i1 [ false, %11 ], [ %62, %47 ], [ %62, %73 ], [ %62, %73 ]
  %123 = phi i64 [ %45, %11 ], [ %70, %47 ], [ %76, %73 ], [ %76, %73 ]
  %124 = phi i1 [ false, %11 ], [ %64, %47 ], [ %64, %73 ], [ %64, %73 ]
  %125 = phi i1 [ false, %11 ], [ %66, %47 ], [ %66, %73 ], [ %66, %73 ]
  br label %77

126:                                              ; preds = %98
  store ptr null, ptr %1, align 8
  br label %116

127:                                              ; preds = %102, %102
  %128 = lshr i64 %95, 4
  %129 = and i64 %128, 15
  %130 = sub nsw i64 %103, %106
  store i64 0, ptr %22, align 8
  %131 = call i32 @1(ptr nonnull %22, ptr nonnull %23, i64 %129, i64 %130)
  switch i32 %131, label %141 [
    i32 -2, label %133
    i32 0, label %133
  ], !prof !0

132:                                              ; preds = %102
  store ptr null, ptr %1, align 8
  br label %116

133:                                              ; preds = %127, %127
  %134 = load i64, ptr %22, align 8
  %135 = add nsw i64 %106, %79
  %136 = add nsw i64 %134, %78
  %137 = icmp sgt i64 %95, 255
  %138 = icmp sgt i64 %103, %106
  %139 = select i1 %137, i1 %138, i1 false
  %140 = or i1 %80, %139
  br label %111

141:                                              ; preds = %127
  store ptr null, ptr %1, align 8
  br label %116

142:                                              ; preds = %107, %107
  %143 = load i64, ptr %24, align 8
  %144 = select i1 %112, i64 %121, i64 0
  %145 = add nuw nsw i64 %144, %120
  %146 = add nsw i64 %145, %143
  store i64 0, ptr %26, align 8
  %147 = call i32 @1(ptr nonnull %26, ptr nonnull %27, i64 %146, i64 %45)
  switch i32 %147, label %151 [
    i32 -2, label %149
    i32 0, label %149
  ], !prof !0

148:                                              ; preds = %107
  store ptr null, ptr %1, align 8
  br label %116

149:                                              ; preds = %142, %142
  %150 = load i64, ptr %26, align 8
  store i64 %150, ptr %0, align 8
  br label %116

151:                                              ; preds = %142
  store ptr null, ptr %1, align 8
  br label %116
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
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
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = icmp slt i64 %9, 0
  %22 = select i1 %21, i64 %7, i64 0
  %23 = getelementptr i64, ptr %6, i64 %9
  %24 = getelementptr i64, ptr %23, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = xor i64 %9, 2
  %27 = getelementptr i64, ptr %6, i64 %26
  %28 = getelementptr i64, ptr %27, i64 %22
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %9, 1
  %31 = and i64 %30, 3
  %32 = getelementptr i64, ptr %6, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %9, 3
  %35 = and i64 %34, 3
  %36 = getelementptr i64, ptr %6, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %25)
  %39 = or i64 %29, %25
  %40 = or i64 %37, %33
  %41 = and i64 %39, 8191
  %42 = and i64 %40, 8191
  %43 = icmp samesign ugt i64 %41, %42
  br i1 %43, label %44, label %50

44:                                               ; preds = %10
  %45 = and i64 %25, 8191
  %46 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %45)
  %47 = and i64 %29, 8191
  %48 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %47)
  store i64 0, ptr %11, align 8
  %49 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 %46, i64 %48)
  switch i32 %49, label %119 [
    i32 -2, label %116
    i32 0, label %116
  ], !prof !0

50:                                               ; preds = %116, %10
  %51 = phi i64 [ %118, %116 ], [ %38, %10 ]
  %52 = lshr i64 %39, 16
  %53 = and i64 %52, 8191
  %54 = lshr i64 %40, 16
  %55 = and i64 %54, 8191
  %56 = icmp samesign ugt i64 %53, %55
  br i1 %56, label %57, label %68

57:                                               ; preds = %50
  %58 = lshr i64 %25, 16
  %59 = and i64 %58, 8191
  %60 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %59)
  %61 = lshr i64 %29, 16
  %62 = and i64 %61, 8191
  %63 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %62)
  store i64 0, ptr %11, align 8
  %64 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 %60, i64 %63)
  switch i32 %64, label %119 [
    i32 -2, label %65
    i32 0, label %65
  ], !prof !0

65:                                               ; preds = %57, %57
  %66 = load i64, ptr %11, align 8
  %67 = sub nsw i64 %51, %66
  br label %68

68:                                               ; preds = %65, %50
  %69 = phi i64 [ %67, %65 ], [ %51, %50 ]
  %70 = lshr i64 %39, 32
  %71 = and i64 %70, 8191
  %72 = lshr i64 %40, 32
  %73 = and i64 %72, 8191
  %74 = icmp samesign ugt i64 %71, %73
  br i1 %74, label %75, label %86

75:                                               ; preds = %68
  %76 = lshr i64 %25, 32
  %77 = and i64 %76, 8191
  %78 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %77)
  %79 = lshr i64 %29, 32
  %80 = and i64 %79, 8191
  %81 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %80)
  store i64 0, ptr %11, align 8
  %82 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 %78, i64 %81)
  switch i32 %82, label %119 [
    i32 -2, label %83
    i32 0, label %83
  ], !prof !0

83:                                               ; preds = %75, %75
  %84 = load i64, ptr %11, align 8
  %85 = sub nsw i64 %69, %84
  br label %86

86:                                               ; preds = %83, %68
  %87 = phi i64 [ %85, %83 ], [ %69, %68 ]
  %88 = lshr i64 %39, 48
  %89 = and i64 %88, 8191
  %90 = lshr i64 %40, 48
  %91 = and i64 %90, 8191
  %92 = icmp samesign ugt i64 %89, %91
  br i1 %92, label %93, label %104

93:                                               ; preds = %86
  %94 = lshr i64 %25, 48
  %95 = and i64 %94, 8191
  %96 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %95)
  %97 = lshr i64 %29, 48
  %98 = and i64 %97, 8191
  %99 = tail call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %98)
  store i64 0, ptr %11, align 8
  %100 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 %96, i64 %99)
  switch i32 %100, label %119 [
    i32 -2, label %101
    i32 0, label %101
  ], !prof !0

101:                                              ; preds = %93, %93
  %102 = load i64, ptr %11, align 8
  %103 = sub nsw i64 %87, %102
  br label %104

104:                                              ; preds = %101, %86
  %105 = phi i64 [ %103, %101 ], [ %87, %86 ]
  %106 = icmp slt i64 %105, 1
  br i1 %106, label %109, label %110

107:                                              ; preds = %127, %125, %124, %119, %109
  %108 = phi i32 [ 0, %109 ], [ %120, %119 ], [ %115, %124 ], [ 0, %125 ], [ %123, %127 ]
  ret i32 %108

109:                                              ; preds = %104
  store i64 0, ptr %0, align 8
  br label %107

110:                                              ; preds = %104
  store i64 0, ptr %13, align 8
  %111 = call i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr nonnull %13, ptr nonnull %14, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %31, i64 4)
  %112 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %113 = call i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr nonnull %15, ptr nonnull %16, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %35, i64 4)
  %114 = load i64, ptr %15, align 8
  store i64 0, ptr %17, align 8
  %115 = call i32 @1(ptr nonnull %17, ptr nonnull %18, i64 %112, i64 %114)
  switch i32 %115, label %124 [
    i32 -2, label %121
    i32 0, label %121
  ], !prof !0

116:                                              ; preds = %44, %44
  %117 = load i64, ptr %11, align 8
  %118 = sub nsw i64 %38, %117
  br label %50

119:                                              ; preds = %93, %75, %57, %44
  %120 = phi i32 [ %49, %44 ], [ %64, %57 ], [ %82, %75 ], [ %100, %93 ]
  store ptr null, ptr %1, align 8
  br label %107

121:                                              ; preds = %110, %110
  %122 = load i64, ptr %17, align 8
  store i64 0, ptr %19, align 8
  %123 = call i32 @1(ptr nonnull %19, ptr nonnull %20, i64 %105, i64 %122)
  switch i32 %123, label %127 [
    i32 -2, label %125
    i32 0, label %125
  ], !prof !0

124:                                              ; preds = %110
  store ptr null, ptr %1, align 8
  br label %107

125:                                              ; preds = %121, %121
  %126 = load i64, ptr %19, align 8
  store i64 %126, ptr %0, align 8
  br label %107

127:                                              ; preds = %121
  store ptr null, ptr %1, align 8
  br label %107
}

define i64 @declarer_ddsolver_thesis_bounds__run(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_thesis_bounds__run(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_thesis_bounds__suit_tricks(i64 %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_thesis_bounds__suit_tricks(ptr nonnull %5, ptr nonnull %6, i64 %0, i64 %1, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  ret i64 %8
}

define i64 @declarer_ddsolver_thesis_bounds_quick_tricks(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr nonnull %5, ptr nonnull %6, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  ret i64 %8
}

define i64 @declarer_ddsolver_thesis_bounds_later_tricks(ptr %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr nonnull %4, ptr nonnull %5, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
