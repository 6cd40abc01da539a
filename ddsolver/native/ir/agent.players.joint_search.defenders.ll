source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94) {
  %96 = alloca i64, align 8
  %97 = alloca ptr, align 8
  store ptr null, ptr %97, align 8
  %98 = alloca i64, align 8
  store i64 0, ptr %98, align 8
  %99 = alloca ptr, align 8
  store ptr null, ptr %99, align 8
  %100 = icmp eq i64 %94, 0
  br i1 %100, label %137, label %101

101:                                              ; preds = %95
  %102 = icmp eq i64 %93, %91
  %103 = freeze i1 %102
  br i1 %103, label %104, label %120

104:                                              ; preds = %104, %101
  %105 = phi i64 [ %115, %104 ], [ %94, %101 ]
  %106 = phi i64 [ %118, %104 ], [ 0, %101 ]
  store i64 0, ptr %96, align 8
  %107 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %96, ptr nonnull %97, i64 %105)
  %108 = load i64, ptr %96, align 8
  %109 = icmp slt i64 %108, 0
  %110 = select i1 %109, i64 %80, i64 0
  %111 = getelementptr i64, ptr %79, i64 %108
  %112 = getelementptr i64, ptr %111, i64 %110
  %113 = load i64, ptr %112, align 8
  %114 = and i64 %113, %105
  %115 = xor i64 %114, %105
  %116 = sub i64 0, %114
  %117 = and i64 %114, %116
  %118 = or i64 %117, %106
  %119 = icmp eq i64 %114, %105
  br i1 %119, label %137, label %104

120:                                              ; preds = %120, %101
  %121 = phi i64 [ %131, %120 ], [ %94, %101 ]
  %122 = phi i64 [ %135, %120 ], [ 0, %101 ]
  store i64 0, ptr %96, align 8
  %123 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %96, ptr nonnull %97, i64 %121)
  %124 = load i64, ptr %96, align 8
  %125 = icmp slt i64 %124, 0
  %126 = select i1 %125, i64 %80, i64 0
  %127 = getelementptr i64, ptr %79, i64 %124
  %128 = getelementptr i64, ptr %127, i64 %126
  %129 = load i64, ptr %128, align 8
  %130 = and i64 %129, %121
  %131 = xor i64 %130, %121
  store i64 0, ptr %98, align 8
  %132 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %98, ptr nonnull %99, i64 %130)
  %133 = load i64, ptr %98, align 8
  %134 = shl nuw i64 1, %133
  %135 = or i64 %134, %122
  %136 = icmp eq i64 %130, %121
  br i1 %136, label %137, label %120

137:                                              ; preds = %120, %104, %95
  %138 = phi i64 [ 0, %95 ], [ %118, %104 ], [ %135, %120 ]
  store i64 %138, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

define i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  store i64 0, ptr %14, align 8
  %18 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %14, ptr nonnull %15, i64 %11)
  %19 = load i64, ptr %14, align 8
  %20 = shl nuw i64 1, %19
  %21 = xor i64 %20, -1
  %22 = and i64 %11, %21
  store i64 0, ptr %16, align 8
  %23 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %16, ptr nonnull %17, i64 %22)
  %24 = load i64, ptr %16, align 8
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %35, label %26

26:                                               ; preds = %13
  %27 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  br label %28

28:                                               ; preds = %61, %26
  %29 = phi i64 [ %24, %26 ], [ %67, %61 ]
  %30 = phi i64 [ %20, %26 ], [ %63, %61 ]
  %31 = phi i64 [ %19, %26 ], [ %29, %61 ]
  %32 = lshr i64 %29, 4
  %33 = ashr i64 %31, 4
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %37, label %35

35:                                               ; preds = %61, %48, %37, %28, %13
  %36 = phi i64 [ %30, %37 ], [ %63, %61 ], [ %20, %13 ], [ %30, %28 ], [ %30, %48 ]
  store i64 %36, ptr %0, align 8
  ret i32 0

37:                                               ; preds = %28
  %38 = shl nsw i64 -1, %31
  %39 = xor i64 %38, -1
  %40 = and i64 %12, %39
  %41 = shl i64 -2, %29
  %42 = and i64 %40, %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %35

44:                                               ; preds = %48, %37
  %45 = phi i64 [ %50, %48 ], [ %9, %37 ]
  %46 = phi i64 [ %49, %48 ], [ %27, %37 ]
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %44
  %49 = add nsw i64 %46, -1
  %50 = add i64 %45, 1
  %51 = icmp slt i64 %45, 0
  %52 = select i1 %51, i64 %7, i64 0
  %53 = getelementptr i64, ptr %6, i64 %45
  %54 = getelementptr i64, ptr %53, i64 %52
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 %55, %31
  %57 = lshr i64 %55, %29
  %58 = xor i64 %56, %57
  %59 = and i64 %58, 1
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %44, label %35

61:                                               ; preds = %44
  %62 = shl nuw i64 1, %29
  %63 = or i64 %62, %30
  %64 = xor i64 %63, -1
  %65 = and i64 %11, %64
  store i64 0, ptr %16, align 8
  %66 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %16, ptr nonnull %17, i64 %65)
  %67 = load i64, ptr %16, align 8
  %68 = icmp slt i64 %67, 0
  br i1 %68, label %35, label %28
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93) {
  %95 = icmp eq i64 %93, 0
  br i1 %95, label %106, label %96

96:                                               ; preds = %96, %94
  %97 = phi i64 [ %104, %96 ], [ %93, %94 ]
  %98 = phi i64 [ %102, %96 ], [ 0, %94 ]
  %99 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %97, i1 true)
  %100 = getelementptr i64, ptr %79, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = or i64 %101, %98
  %103 = add nsw i64 %97, -1
  %104 = and i64 %103, %97
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %96

106:                                              ; preds = %96, %94
  %107 = phi i64 [ 0, %94 ], [ %102, %96 ]
  store i64 %107, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

define i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107) {
  %109 = icmp slt i64 %94, 1
  br i1 %109, label %162, label %110

110:                                              ; preds = %108
  %111 = shl nuw i64 1, %105
  br label %112

112:                                              ; preds = %164, %110
  %113 = phi i64 [ 0, %110 ], [ %165, %164 ]
  %114 = phi i64 [ 0, %110 ], [ %115, %164 ]
  %115 = add nuw nsw i64 %114, 1
  %116 = add nsw i64 %114, %104
  %117 = icmp slt i64 %116, 0
  %118 = select i1 %117, i64 %46, i64 0
  %119 = getelementptr i64, ptr %45, i64 %116
  %120 = getelementptr i64, ptr %119, i64 %118
  %121 = load i64, ptr %120, align 8
  %122 = and i64 %121, %111
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %164, label %124

124:                                              ; preds = %112
  %125 = select i1 %117, i64 %32, i64 0
  %126 = getelementptr i64, ptr %31, i64 %116
  %127 = getelementptr i64, ptr %126, i64 %125
  %128 = load i64, ptr %127, align 8
  %129 = add nsw i64 %114, %93
  %130 = add nsw i64 %113, %107
  %131 = icmp slt i64 %129, 0
  %132 = select i1 %131, i64 %32, i64 0
  %133 = getelementptr i64, ptr %31, i64 %129
  %134 = getelementptr i64, ptr %133, i64 %132
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %130, 0
  %137 = select i1 %136, i64 %32, i64 0
  %138 = getelementptr i64, ptr %31, i64 %130
  %139 = getelementptr i64, ptr %138, i64 %137
  store i64 %135, ptr %139, align 8
  %140 = select i1 %131, i64 %39, i64 0
  %141 = getelementptr double, ptr %38, i64 %129
  %142 = getelementptr double, ptr %141, i64 %140
  %143 = load double, ptr %142, align 8
  %144 = and i64 %128, %106
  %145 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %144)
  %146 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %128)
  %147 = uitofp nneg i64 %145 to double
  %148 = uitofp nneg i64 %146 to double
  %149 = fdiv double %147, %148
  %150 = fmul double %143, %149
  %151 = select i1 %136, i64 %39, i64 0
  %152 = getelementptr double, ptr %38, i64 %130
  %153 = getelementptr double, ptr %152, i64 %151
  store double %150, ptr %153, align 8
  %154 = select i1 %131, i64 %46, i64 0
  %155 = getelementptr i64, ptr %45, i64 %129
  %156 = getelementptr i64, ptr %155, i64 %154
  %157 = load i64, ptr %156, align 8
  %158 = select i1 %136, i64 %46, i64 0
  %159 = getelementptr i64, ptr %45, i64 %130
  %160 = getelementptr i64, ptr %159, i64 %158
  store i64 %157, ptr %160, align 8
  %161 = add nsw i64 %113, 1
  br label %164

162:                                              ; preds = %164, %108
  %163 = phi i64 [ 0, %108 ], [ %165, %164 ]
  store i64 %163, ptr %0, align 8
  ret i32 0

164:                                              ; preds = %124, %112
  %165 = phi i64 [ %161, %124 ], [ %113, %112 ]
  %166 = icmp eq i64 %115, %94
  br i1 %166, label %162, label %112
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define i64 @declarer_agent_players_joint_search_defenders_shown_cards(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32) {
  %34 = shl i64 %4, 3
  %35 = mul nsw i64 %3, %4
  %36 = shl i64 %7, 3
  %37 = mul nsw i64 %6, %7
  %38 = shl i64 %16, 3
  %39 = mul nsw i64 %15, %16
  %40 = shl i64 %19, 3
  %41 = mul nsw i64 %18, %19
  %42 = shl i64 %22, 3
  %43 = mul nsw i64 %21, %22
  %44 = alloca i64, align 8
  store i64 0, ptr %44, align 8
  %45 = alloca ptr, align 8
  store ptr null, ptr %45, align 8
  %46 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %44, ptr nonnull %45, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %2, i64 %3, i64 %4, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %5, i64 %6, i64 %7, i64 %36, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %14, i64 %15, i64 %16, i64 %38, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %17, i64 %18, i64 %19, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %20, i64 %21, i64 %22, i64 %42, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32)
  %47 = load i64, ptr %44, align 8
  ret i64 %47
}

define i64 @declarer_agent_players_joint_search_defenders_played_together(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %7, ptr nonnull %8, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3, i64 %4, i64 %5)
  %10 = load i64, ptr %7, align 8
  ret i64 %10
}

define i64 @declarer_agent_players_joint_search_defenders_all_of(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31) {
  %33 = shl i64 %4, 3
  %34 = mul nsw i64 %3, %4
  %35 = shl i64 %7, 3
  %36 = mul nsw i64 %6, %7
  %37 = shl i64 %16, 3
  %38 = mul nsw i64 %15, %16
  %39 = shl i64 %19, 3
  %40 = mul nsw i64 %18, %19
  %41 = shl i64 %22, 3
  %42 = mul nsw i64 %21, %22
  %43 = alloca i64, align 8
  store i64 0, ptr %43, align 8
  %44 = alloca ptr, align 8
  store ptr null, ptr %44, align 8
  %45 = call i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr nonnull %43, ptr nonnull %44, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %2, i64 %3, i64 %4, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %5, i64 %6, i64 %7, i64 %35, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %14, i64 %15, i64 %16, i64 %37, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %17, i64 %18, i64 %19, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %20, i64 %21, i64 %22, i64 %41, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31)
  %46 = load i64, ptr %43, align 8
  ret i64 %46
}

define i64 @declarer_agent_players_joint_search_defenders_after_defender(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
  %47 = shl i64 %4, 3
  %48 = mul nsw i64 %3, %4
  %49 = shl i64 %7, 3
  %50 = mul nsw i64 %6, %7
  %51 = shl i64 %16, 3
  %52 = mul nsw i64 %15, %16
  %53 = shl i64 %19, 3
  %54 = mul nsw i64 %18, %19
  %55 = shl i64 %22, 3
  %56 = mul nsw i64 %21, %22
  %57 = alloca i64, align 8
  store i64 0, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %57, ptr nonnull %58, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %2, i64 %3, i64 %4, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %5, i64 %6, i64 %7, i64 %49, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %14, i64 %15, i64 %16, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %17, i64 %18, i64 %19, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %20, i64 %21, i64 %22, i64 %55, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  %60 = load i64, ptr %57, align 8
  ret i64 %60
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
