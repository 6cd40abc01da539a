source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95) {
  %97 = alloca i64, align 8
  %98 = alloca ptr, align 8
  store ptr null, ptr %98, align 8
  %99 = alloca i64, align 8
  store i64 0, ptr %99, align 8
  %100 = alloca ptr, align 8
  store ptr null, ptr %100, align 8
  %101 = icmp eq i64 %95, 0
  br i1 %101, label %138, label %102

102:                                              ; preds = %96
  %103 = icmp eq i64 %94, %91
  %104 = freeze i1 %103
  br i1 %104, label %105, label %121

105:                                              ; preds = %105, %102
  %106 = phi i64 [ %116, %105 ], [ %95, %102 ]
  %107 = phi i64 [ %119, %105 ], [ 0, %102 ]
  store i64 0, ptr %97, align 8
  %108 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %97, ptr nonnull %98, i64 %106)
  %109 = load i64, ptr %97, align 8
  %110 = icmp slt i64 %109, 0
  %111 = select i1 %110, i64 %80, i64 0
  %112 = getelementptr i64, ptr %79, i64 %109
  %113 = getelementptr i64, ptr %112, i64 %111
  %114 = load i64, ptr %113, align 8
  %115 = and i64 %114, %106
  %116 = xor i64 %115, %106
  %117 = sub i64 0, %115
  %118 = and i64 %115, %117
  %119 = or i64 %118, %107
  %120 = icmp eq i64 %115, %106
  br i1 %120, label %138, label %105

121:                                              ; preds = %121, %102
  %122 = phi i64 [ %132, %121 ], [ %95, %102 ]
  %123 = phi i64 [ %136, %121 ], [ 0, %102 ]
  store i64 0, ptr %97, align 8
  %124 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %97, ptr nonnull %98, i64 %122)
  %125 = load i64, ptr %97, align 8
  %126 = icmp slt i64 %125, 0
  %127 = select i1 %126, i64 %80, i64 0
  %128 = getelementptr i64, ptr %79, i64 %125
  %129 = getelementptr i64, ptr %128, i64 %127
  %130 = load i64, ptr %129, align 8
  %131 = and i64 %130, %122
  %132 = xor i64 %131, %122
  store i64 0, ptr %99, align 8
  %133 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %99, ptr nonnull %100, i64 %131)
  %134 = load i64, ptr %99, align 8
  %135 = shl nuw i64 1, %134
  %136 = or i64 %135, %123
  %137 = icmp eq i64 %131, %122
  br i1 %137, label %138, label %121

138:                                              ; preds = %121, %105, %96
  %139 = phi i64 [ 0, %96 ], [ %119, %105 ], [ %136, %121 ]
  store i64 %139, ptr %0, align 8
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

define i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94) {
  %96 = icmp eq i64 %94, 0
  br i1 %96, label %107, label %97

97:                                               ; preds = %97, %95
  %98 = phi i64 [ %105, %97 ], [ %94, %95 ]
  %99 = phi i64 [ %103, %97 ], [ 0, %95 ]
  %100 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %98, i1 true)
  %101 = getelementptr i64, ptr %79, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = or i64 %102, %99
  %104 = add nsw i64 %98, -1
  %105 = and i64 %104, %98
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %97

107:                                              ; preds = %97, %95
  %108 = phi i64 [ 0, %95 ], [ %103, %97 ]
  store i64 %108, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

define i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %108) {
  %110 = icmp slt i64 %95, 1
  br i1 %110, label %163, label %111

111:                                              ; preds = %109
  %112 = shl nuw i64 1, %106
  br label %113

113:                                              ; preds = %165, %111
  %114 = phi i64 [ 0, %111 ], [ %166, %165 ]
  %115 = phi i64 [ 0, %111 ], [ %116, %165 ]
  %116 = add nuw nsw i64 %115, 1
  %117 = add nsw i64 %115, %105
  %118 = icmp slt i64 %117, 0
  %119 = select i1 %118, i64 %46, i64 0
  %120 = getelementptr i64, ptr %45, i64 %117
  %121 = getelementptr i64, ptr %120, i64 %119
  %122 = load i64, ptr %121, align 8
  %123 = and i64 %122, %112
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %165, label %125

125:                                              ; preds = %113
  %126 = select i1 %118, i64 %32, i64 0
  %127 = getelementptr i64, ptr %31, i64 %117
  %128 = getelementptr i64, ptr %127, i64 %126
  %129 = load i64, ptr %128, align 8
  %130 = add nsw i64 %115, %94
  %131 = add nsw i64 %114, %108
  %132 = icmp slt i64 %130, 0
  %133 = select i1 %132, i64 %32, i64 0
  %134 = getelementptr i64, ptr %31, i64 %130
  %135 = getelementptr i64, ptr %134, i64 %133
  %136 = load i64, ptr %135, align 8
  %137 = icmp slt i64 %131, 0
  %138 = select i1 %137, i64 %32, i64 0
  %139 = getelementptr i64, ptr %31, i64 %131
  %140 = getelementptr i64, ptr %139, i64 %138
  store i64 %136, ptr %140, align 8
  %141 = select i1 %132, i64 %39, i64 0
  %142 = getelementptr double, ptr %38, i64 %130
  %143 = getelementptr double, ptr %142, i64 %141
  %144 = load double, ptr %143, align 8
  %145 = and i64 %129, %107
  %146 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %145)
  %147 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %129)
  %148 = uitofp nneg i64 %146 to double
  %149 = uitofp nneg i64 %147 to double
  %150 = fdiv double %148, %149
  %151 = fmul double %144, %150
  %152 = select i1 %137, i64 %39, i64 0
  %153 = getelementptr double, ptr %38, i64 %131
  %154 = getelementptr double, ptr %153, i64 %152
  store double %151, ptr %154, align 8
  %155 = select i1 %132, i64 %46, i64 0
  %156 = getelementptr i64, ptr %45, i64 %130
  %157 = getelementptr i64, ptr %156, i64 %155
  %158 = load i64, ptr %157, align 8
  %159 = select i1 %137, i64 %46, i64 0
  %160 = getelementptr i64, ptr %45, i64 %131
  %161 = getelementptr i64, ptr %160, i64 %159
  store i64 %158, ptr %161, align 8
  %162 = add nsw i64 %114, 1
  br label %165

163:                                              ; preds = %165, %109
  %164 = phi i64 [ 0, %109 ], [ %166, %165 ]
  store i64 %164, ptr %0, align 8
  ret i32 0

165:                                              ; preds = %125, %113
  %166 = phi i64 [ %162, %125 ], [ %114, %113 ]
  %167 = icmp eq i64 %116, %95
  br i1 %167, label %163, label %113
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define i64 @declarer_agent_players_joint_search_defenders_shown_cards(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33) {
  %35 = shl i64 %4, 3
  %36 = mul nsw i64 %3, %4
  %37 = shl i64 %7, 3
  %38 = mul nsw i64 %6, %7
  %39 = shl i64 %16, 3
  %40 = mul nsw i64 %15, %16
  %41 = shl i64 %19, 3
  %42 = mul nsw i64 %18, %19
  %43 = shl i64 %22, 3
  %44 = mul nsw i64 %21, %22
  %45 = alloca i64, align 8
  store i64 0, ptr %45, align 8
  %46 = alloca ptr, align 8
  store ptr null, ptr %46, align 8
  %47 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %45, ptr nonnull %46, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %2, i64 %3, i64 %4, i64 %35, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %5, i64 %6, i64 %7, i64 %37, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %14, i64 %15, i64 %16, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %17, i64 %18, i64 %19, i64 %41, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %20, i64 %21, i64 %22, i64 %43, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33)
  %48 = load i64, ptr %45, align 8
  ret i64 %48
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

define i64 @declarer_agent_players_joint_search_defenders_all_of(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32) {
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
  %46 = call i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr nonnull %44, ptr nonnull %45, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %2, i64 %3, i64 %4, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %5, i64 %6, i64 %7, i64 %36, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %14, i64 %15, i64 %16, i64 %38, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %17, i64 %18, i64 %19, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %20, i64 %21, i64 %22, i64 %42, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32)
  %47 = load i64, ptr %44, align 8
  ret i64 %47
}

define i64 @declarer_agent_players_joint_search_defenders_after_defender(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46) {
  %48 = shl i64 %4, 3
  %49 = mul nsw i64 %3, %4
  %50 = shl i64 %7, 3
  %51 = mul nsw i64 %6, %7
  %52 = shl i64 %16, 3
  %53 = mul nsw i64 %15, %16
  %54 = shl i64 %19, 3
  %55 = mul nsw i64 %18, %19
  %56 = shl i64 %22, 3
  %57 = mul nsw i64 %21, %22
  %58 = alloca i64, align 8
  store i64 0, ptr %58, align 8
  %59 = alloca ptr, align 8
  store ptr null, ptr %59, align 8
  %60 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %58, ptr nonnull %59, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %2, i64 %3, i64 %4, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %5, i64 %6, i64 %7, i64 %50, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %14, i64 %15, i64 %16, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %17, i64 %18, i64 %19, i64 %54, i64 8, ptr null, ptr null, i64 %57, i64 8, ptr %20, i64 %21, i64 %22, i64 %56, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46)
  %61 = load i64, ptr %58, align 8
  ret i64 %61
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
