source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94) {
  %96 = icmp slt i64 %94, 0
  %97 = select i1 %96, i64 %23, i64 0
  %98 = add i64 %97, %94
  %99 = mul i64 %98, %24
  %100 = getelementptr double, ptr %22, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fmul double %93, 1.000000e+03
  %103 = sitofp i64 %94 to double
  %104 = fmul double %102, %103
  %105 = fadd double %104, %101
  store double %105, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = alloca double, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
  %108 = icmp slt i64 %95, 1
  br i1 %108, label %129, label %109

109:                                              ; preds = %109, %105
  %110 = phi double [ %127, %109 ], [ 0.000000e+00, %105 ]
  %111 = phi i64 [ %113, %109 ], [ %95, %105 ]
  %112 = phi i64 [ %114, %109 ], [ %94, %105 ]
  %113 = add nsw i64 %111, -1
  %114 = add i64 %112, 1
  %115 = icmp slt i64 %112, 0
  %116 = select i1 %115, i64 %39, i64 0
  %117 = getelementptr double, ptr %38, i64 %112
  %118 = getelementptr double, ptr %117, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = select i1 %115, i64 %46, i64 0
  %121 = getelementptr i64, ptr %45, i64 %112
  %122 = getelementptr i64, ptr %121, i64 %120
  %123 = load i64, ptr %122, align 8
  store double 0.000000e+00, ptr %106, align 8
  %124 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %106, ptr nonnull %107, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %123)
  %125 = load double, ptr %106, align 8
  %126 = fmul double %119, %125
  %127 = fadd double %110, %126
  %128 = icmp samesign ugt i64 %111, 1
  br i1 %128, label %109, label %129

129:                                              ; preds = %109, %105
  %130 = phi double [ 0.000000e+00, %105 ], [ %127, %109 ]
  store double %130, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_rollout__total_weight(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = icmp slt i64 %95, 1
  br i1 %106, label %120, label %107

107:                                              ; preds = %107, %105
  %108 = phi double [ %118, %107 ], [ 0.000000e+00, %105 ]
  %109 = phi i64 [ %111, %107 ], [ %95, %105 ]
  %110 = phi i64 [ %112, %107 ], [ %94, %105 ]
  %111 = add nsw i64 %109, -1
  %112 = add i64 %110, 1
  %113 = icmp slt i64 %110, 0
  %114 = select i1 %113, i64 %39, i64 0
  %115 = getelementptr double, ptr %38, i64 %110
  %116 = getelementptr double, ptr %115, i64 %114
  %117 = load double, ptr %116, align 8
  %118 = fadd double %108, %117
  %119 = icmp samesign ugt i64 %109, 1
  br i1 %119, label %107, label %120

120:                                              ; preds = %107, %105
  %121 = phi double [ 0.000000e+00, %105 ], [ %118, %107 ]
  store double %121, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, double %107) {
  %109 = alloca double, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = alloca i64, align 8
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  %113 = alloca double, align 8
  store double 0.000000e+00, ptr %113, align 8
  %114 = alloca ptr, align 8
  store ptr null, ptr %114, align 8
  %115 = alloca double, align 8
  store double 0.000000e+00, ptr %115, align 8
  %116 = alloca ptr, align 8
  store ptr null, ptr %116, align 8
  %117 = alloca i8, align 1
  store i8 0, ptr %117, align 1
  %118 = alloca ptr, align 8
  store ptr null, ptr %118, align 8
  store double 0.000000e+00, ptr %109, align 8
  %119 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr nonnull %109, ptr nonnull %110, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %120 = load double, ptr %109, align 8
  %121 = call i64 @llvm.smax.i64(i64 %95, i64 0)
  br label %122

122:                                              ; preds = %126, %108
  %123 = phi i64 [ 0, %108 ], [ %127, %126 ]
  %124 = phi double [ %120, %108 ], [ %164, %126 ]
  %125 = icmp eq i64 %123, %121
  br i1 %125, label %168, label %126

126:                                              ; preds = %122
  %127 = add nuw i64 %123, 1
  %128 = add nsw i64 %123, %94
  %129 = icmp slt i64 %128, 0
  %130 = select i1 %129, i64 %46, i64 0
  %131 = getelementptr i64, ptr %45, i64 %128
  %132 = getelementptr i64, ptr %131, i64 %130
  %133 = load i64, ptr %132, align 8
  %134 = sub nsw i64 %133, %97
  store i64 0, ptr %111, align 8
  %135 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %111, ptr nonnull %112, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %128, i64 %105, i64 %134)
  %136 = load i64, ptr %111, align 8
  %137 = add nsw i64 %136, %97
  %138 = select i1 %129, i64 %32, i64 0
  %139 = getelementptr i64, ptr %31, i64 %128
  %140 = getelementptr i64, ptr %139, i64 %138
  %141 = load i64, ptr %140, align 8
  %142 = add nsw i64 %123, %106
  %143 = icmp slt i64 %142, 0
  %144 = select i1 %143, i64 %32, i64 0
  %145 = getelementptr i64, ptr %31, i64 %142
  %146 = getelementptr i64, ptr %145, i64 %144
  store i64 %141, ptr %146, align 8
  %147 = select i1 %129, i64 %39, i64 0
  %148 = getelementptr double, ptr %38, i64 %128
  %149 = getelementptr double, ptr %148, i64 %147
  %150 = load double, ptr %149, align 8
  %151 = select i1 %143, i64 %39, i64 0
  %152 = getelementptr double, ptr %38, i64 %142
  %153 = getelementptr double, ptr %152, i64 %151
  store double %150, ptr %153, align 8
  %154 = select i1 %143, i64 %46, i64 0
  %155 = getelementptr i64, ptr %45, i64 %142
  %156 = getelementptr i64, ptr %155, i64 %154
  store i64 %137, ptr %156, align 8
  %157 = load double, ptr %149, align 8
  store double 0.000000e+00, ptr %113, align 8
  %158 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %113, ptr nonnull %114, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %133)
  %159 = load double, ptr %113, align 8
  store double 0.000000e+00, ptr %115, align 8
  %160 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %115, ptr nonnull %116, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %137)
  %161 = load double, ptr %115, align 8
  %162 = fsub double %159, %161
  %163 = fmul double %157, %162
  %164 = fsub double %124, %163
  store i8 0, ptr %117, align 1
  %165 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %117, ptr nonnull %118, double %164, double %107, double %93)
  %166 = load i8, ptr %117, align 1
  %167 = icmp eq i8 %166, 0
  br i1 %167, label %168, label %122

168:                                              ; preds = %126, %122
  %169 = phi double [ %164, %126 ], [ %124, %122 ]
  store double %169, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr, ptr, double, double, double)

define i32 @kernel.declarer_agent_players_joint_search_rollout_path_losses(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %108) {
  %110 = alloca i64, align 8
  store i64 0, ptr %110, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  %112 = alloca i64, align 8
  store i64 0, ptr %112, align 8
  %113 = alloca ptr, align 8
  store ptr null, ptr %113, align 8
  %114 = alloca i64, align 8
  store i64 0, ptr %114, align 8
  %115 = alloca ptr, align 8
  store ptr null, ptr %115, align 8
  %116 = alloca i64, align 8
  store i64 0, ptr %116, align 8
  %117 = alloca ptr, align 8
  store ptr null, ptr %117, align 8
  %118 = alloca i64, align 8
  store i64 0, ptr %118, align 8
  %119 = alloca ptr, align 8
  store ptr null, ptr %119, align 8
  %120 = alloca i64, align 8
  store i64 0, ptr %120, align 8
  %121 = alloca ptr, align 8
  store ptr null, ptr %121, align 8
  %122 = alloca i64, align 8
  store i64 0, ptr %122, align 8
  %123 = alloca ptr, align 8
  store ptr null, ptr %123, align 8
  %124 = alloca i64, align 8
  store i64 0, ptr %124, align 8
  %125 = alloca ptr, align 8
  store ptr null, ptr %125, align 8
  %126 = alloca i64, align 8
  store i64 0, ptr %126, align 8
  %127 = alloca ptr, align 8
  store ptr null, ptr %127, align 8
  %128 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %134 = getelementptr inbounds nuw i8, ptr %128, i64 48
  %135 = getelementptr inbounds nuw i8, ptr %128, i64 56
  %136 = getelementptr inbounds nuw i8, ptr %128, i64 64
  %137 = getelementptr inbounds nuw i8, ptr %128, i64 72
  %138 = getelementptr inbounds nuw i8, ptr %128, i64 80
  %139 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %128, i8 0, i64 88, i1 false)
  store ptr null, ptr %139, align 8
  %140 = alloca [4 x double], align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %143 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %140, i8 0, i64 32, i1 false)
  store ptr null, ptr %143, align 8
  %144 = alloca i64, align 8
  store i64 0, ptr %144, align 8
  %145 = alloca ptr, align 8
  store ptr null, ptr %145, align 8
  %146 = alloca i64, align 8
  store i64 0, ptr %146, align 8
  %147 = alloca ptr, align 8
  store ptr null, ptr %147, align 8
  %148 = alloca i64, align 8
  store i64 0, ptr %148, align 8
  %149 = alloca ptr, align 8
  store ptr null, ptr %149, align 8
  %150 = alloca i64, align 8
  store i64 0, ptr %150, align 8
  %151 = alloca ptr, align 8
  store ptr null, ptr %151, align 8
  %152 = alloca i64, align 8
  store i64 0, ptr %152, align 8
  %153 = alloca ptr, align 8
  store ptr null, ptr %153, align 8
  %154 = alloca i64, align 8
  store i64 0, ptr %154, align 8
  %155 = alloca ptr, align 8
  store ptr null, ptr %155, align 8
  %156 = alloca double, align 8
  store double 0.000000e+00, ptr %156, align 8
  %157 = alloca ptr, align 8
  store ptr null, ptr %157, align 8
  %158 = alloca i8, align 1
  store i8 0, ptr %158, align 1
  %159 = alloca ptr, align 8
  store ptr null, ptr %159, align 8
  %160 = alloca i64, align 8
  store i64 0, ptr %160, align 8
  %161 = alloca ptr, align 8
  store ptr null, ptr %161, align 8
  %162 = alloca i64, align 8
  store i64 0, ptr %162, align 8
  %163 = alloca ptr, align 8
  store ptr null, ptr %163, align 8
  %164 = alloca [4 x double], align 8
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 16
  %167 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %164, i8 0, i64 32, i1 false)
  store ptr null, ptr %167, align 8
  %168 = alloca double, align 8
  store double 0.000000e+00, ptr %168, align 8
  %169 = alloca ptr, align 8
  store ptr null, ptr %169, align 8
  %170 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %173 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 32
  %175 = getelementptr inbounds nuw i8, ptr %170, i64 40
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 48
  %177 = getelementptr inbounds nuw i8, ptr %170, i64 56
  %178 = getelementptr inbounds nuw i8, ptr %170, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %170, i64 72
  %180 = getelementptr inbounds nuw i8, ptr %170, i64 80
  %181 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %170, i8 0, i64 88, i1 false)
  store ptr null, ptr %181, align 8
  %182 = load i64, ptr %86, align 8
  %183 = icmp eq i64 %182, 0
  %184 = icmp sgt i64 %104, 1
  %185 = select i1 %183, i1 %184, i1 false
  %186 = icmp sgt i64 %95, 1
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %188, label %518

188:                                              ; preds = %315, %109
  %189 = phi double [ %224, %315 ], [ 0.000000e+00, %109 ]
  %190 = phi double [ %223, %315 ], [ 0.000000e+00, %109 ]
  %191 = phi double [ %222, %315 ], [ 0.000000e+00, %109 ]
  %192 = phi double [ %221, %315 ], [ 0.000000e+00, %109 ]
  %193 = phi double [ %220, %315 ], [ 0.000000e+00, %109 ]
  %194 = phi double [ %219, %315 ], [ 0.000000e+00, %109 ]
  %195 = phi i64 [ %342, %315 ], [ %107, %109 ]
  %196 = phi i64 [ %329, %315 ], [ %94, %109 ]
  %197 = phi i64 [ %330, %315 ], [ %95, %109 ]
  %198 = phi i64 [ %331, %315 ], [ %96, %109 ]
  %199 = phi i64 [ %332, %315 ], [ %97, %109 ]
  %200 = phi i64 [ %333, %315 ], [ %98, %109 ]
  %201 = phi i64 [ %334, %315 ], [ %99, %109 ]
  %202 = phi i64 [ %335, %315 ], [ %100, %109 ]
  %203 = phi i64 [ %336, %315 ], [ %101, %109 ]
  %204 = phi i64 [ %337, %315 ], [ %102, %109 ]
  %205 = phi i64 [ %338, %315 ], [ %103, %109 ]
  %206 = phi i64 [ %339, %315 ], [ %104, %109 ]
  br label %207

207:                                              ; preds = %474, %188
  %208 = phi i64 [ %511, %474 ], [ %206, %188 ]
  %209 = phi i64 [ %510, %474 ], [ %205, %188 ]
  %210 = phi i64 [ %509, %474 ], [ %204, %188 ]
  %211 = phi i64 [ %508, %474 ], [ %203, %188 ]
  %212 = phi i64 [ %507, %474 ], [ %202, %188 ]
  %213 = phi i64 [ %506, %474 ], [ %201, %188 ]
  %214 = phi i64 [ %505, %474 ], [ %200, %188 ]
  %215 = phi i64 [ %504, %474 ], [ %199, %188 ]
  %216 = phi i64 [ %503, %474 ], [ %198, %188 ]
  %217 = phi i64 [ %502, %474 ], [ %197, %188 ]
  %218 = phi i64 [ %501, %474 ], [ %196, %188 ]
  %219 = phi double [ %493, %474 ], [ %194, %188 ]
  %220 = phi double [ %496, %474 ], [ %193, %188 ]
  %221 = phi double [ %499, %474 ], [ %192, %188 ]
  %222 = phi double [ %483, %474 ], [ %191, %188 ]
  %223 = phi double [ %491, %474 ], [ %190, %188 ]
  %224 = phi double [ %492, %474 ], [ %189, %188 ]
  store i64 0, ptr %110, align 8
  %225 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %110, ptr nonnull %111, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %226 = load i64, ptr %110, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %518, label %228

228:                                              ; preds = %207
  store i64 0, ptr %112, align 8
  %229 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %112, ptr nonnull %113, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %230 = load i64, ptr %112, align 8
  %231 = xor i64 %230, %90
  %232 = and i64 %231, 1
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %349, label %530

234:                                              ; preds = %530, %234
  %235 = phi i64 [ %236, %234 ], [ 0, %530 ]
  %236 = add nuw nsw i64 %235, 1
  %237 = add nsw i64 %235, %218
  store i64 0, ptr %116, align 8
  %238 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %116, ptr nonnull %117, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %237)
  %239 = load i64, ptr %116, align 8
  %240 = add nsw i64 %235, %532
  %241 = icmp slt i64 %240, 0
  %242 = select i1 %241, i64 %32, i64 0
  %243 = getelementptr i64, ptr %31, i64 %240
  %244 = getelementptr i64, ptr %243, i64 %242
  store i64 %239, ptr %244, align 8
  store i64 0, ptr %118, align 8
  %245 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %118, ptr nonnull %119, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %534, i64 %239)
  %246 = load i64, ptr %118, align 8
  %247 = select i1 %241, i64 %46, i64 0
  %248 = getelementptr i64, ptr %45, i64 %240
  %249 = getelementptr i64, ptr %248, i64 %247
  store i64 %246, ptr %249, align 8
  %250 = icmp eq i64 %236, %217
  br i1 %250, label %251, label %234

251:                                              ; preds = %234
  %252 = icmp slt i64 %218, 0
  %253 = select i1 %252, i64 %32, i64 0
  %254 = getelementptr i64, ptr %31, i64 %218
  %255 = getelementptr i64, ptr %254, i64 %253
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %256, %105
  br i1 %257, label %268, label %258

258:                                              ; preds = %258, %251
  %259 = phi i64 [ %260, %258 ], [ 0, %251 ]
  %260 = add nuw nsw i64 %259, 1
  %261 = add nsw i64 %260, %218
  %262 = icmp slt i64 %261, 0
  %263 = select i1 %262, i64 %32, i64 0
  %264 = getelementptr i64, ptr %31, i64 %261
  %265 = getelementptr i64, ptr %264, i64 %263
  %266 = load i64, ptr %265, align 8
  %267 = icmp eq i64 %266, %105
  br i1 %267, label %268, label %258

268:                                              ; preds = %258, %251
  %269 = phi i64 [ 0, %251 ], [ %260, %258 ]
  %270 = add nsw i64 %269, %532
  %271 = icmp slt i64 %270, 0
  %272 = select i1 %271, i64 %32, i64 0
  %273 = getelementptr i64, ptr %31, i64 %270
  %274 = getelementptr i64, ptr %273, i64 %272
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %195, 0
  br i1 %276, label %277, label %291

277:                                              ; preds = %268
  %278 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %216)
  store i64 0, ptr %120, align 8
  %279 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %120, ptr nonnull %121, i64 %106, i64 %278)
  %280 = icmp eq i64 %275, 0
  br i1 %280, label %288, label %535, !prof !0

281:                                              ; preds = %535, %281
  %282 = phi i64 [ %286, %281 ], [ %275, %535 ]
  %283 = phi i64 [ %284, %281 ], [ 0, %535 ]
  %284 = add nuw nsw i64 %283, 1
  %285 = add nsw i64 %282, -1
  %286 = and i64 %285, %282
  %287 = icmp eq i64 %284, %542
  br i1 %287, label %288, label %281

288:                                              ; preds = %535, %281, %277
  %289 = phi i64 [ %275, %535 ], [ 0, %277 ], [ %286, %281 ]
  %290 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %289, i1 false)
  br label %315

291:                                              ; preds = %268
  %292 = icmp samesign ult i64 %195, 4
  br i1 %292, label %293, label %301

293:                                              ; preds = %291
  %294 = shl nuw nsw i64 %195, 4
  %295 = shl nuw nsw i64 8191, %294
  %296 = and i64 %275, %295
  %297 = icmp ne i64 %296, 0
  %298 = select i1 %297, i1 %531, i1 false
  br i1 %298, label %299, label %301

299:                                              ; preds = %293
  %300 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %296, i1 true)
  br label %315

301:                                              ; preds = %293, %291
  %302 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %275, i1 false)
  %303 = icmp eq i64 %275, 0
  br i1 %303, label %315, label %304

304:                                              ; preds = %304, %301
  %305 = phi i64 [ %309, %304 ], [ %275, %301 ]
  %306 = phi i64 [ %313, %304 ], [ %302, %301 ]
  %307 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %305, i1 true)
  %308 = add nsw i64 %305, -1
  %309 = and i64 %308, %305
  %310 = and i64 %307, 15
  %311 = and i64 %306, 15
  %312 = icmp samesign ult i64 %310, %311
  %313 = select i1 %312, i64 %307, i64 %306
  %314 = icmp eq i64 %309, 0
  br i1 %314, label %315, label %304

315:                                              ; preds = %304, %301, %299, %288
  %316 = phi i64 [ %213, %288 ], [ 0, %299 ], [ %213, %301 ], [ %213, %304 ]
  %317 = phi i64 [ %290, %288 ], [ %300, %299 ], [ %302, %301 ], [ %313, %304 ]
  %318 = getelementptr i64, ptr %79, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = and i64 %319, %275
  store i64 0, ptr %122, align 8
  %321 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %122, ptr nonnull %123, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %534, i64 %320)
  %322 = load i64, ptr %122, align 8
  %323 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %322, i1 false)
  %324 = add nsw i64 %532, %217
  store i64 0, ptr %124, align 8
  %325 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %124, ptr nonnull %125, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %532, i64 %323, i64 %319, i64 %324)
  %326 = load i64, ptr %124, align 8
  store i64 0, ptr %126, align 8
  %327 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %126, ptr nonnull %127, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %324, i64 %218, i64 %326)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %128, i8 0, i64 88, i1 false)
  %328 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %128, ptr nonnull %139, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %316, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %323, i64 %218, i64 %326)
  %329 = load i64, ptr %128, align 8
  %330 = load i64, ptr %129, align 8
  %331 = load i64, ptr %130, align 8
  %332 = load i64, ptr %131, align 8
  %333 = load i64, ptr %132, align 8
  %334 = load i64, ptr %133, align 8
  %335 = load i64, ptr %134, align 8
  %336 = load i64, ptr %135, align 8
  %337 = load i64, ptr %136, align 8
  %338 = load i64, ptr %137, align 8
  %339 = load i64, ptr %138, align 8
  %340 = icmp sgt i64 %195, -1
  %341 = select i1 %531, i1 %340, i1 false
  %342 = select i1 %341, i64 %336, i64 %195
  %343 = load i64, ptr %86, align 8
  %344 = icmp eq i64 %343, 0
  %345 = icmp sgt i64 %339, 1
  %346 = select i1 %344, i1 %345, i1 false
  %347 = icmp sgt i64 %330, 1
  %348 = select i1 %346, i1 %347, i1 false
  br i1 %348, label %188, label %518

349:                                              ; preds = %228
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %140, i8 0, i64 32, i1 false)
  %350 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %140, ptr nonnull %143, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217)
  %351 = load double, ptr %140, align 8
  %352 = load double, ptr %141, align 8
  %353 = load double, ptr %142, align 8
  %354 = icmp slt i64 %218, 0
  %355 = select i1 %354, i64 %32, i64 0
  %356 = getelementptr i64, ptr %31, i64 %218
  %357 = getelementptr i64, ptr %356, i64 %355
  %358 = load i64, ptr %357, align 8
  %359 = icmp eq i64 %358, %105
  br i1 %359, label %370, label %360

360:                                              ; preds = %360, %349
  %361 = phi i64 [ %362, %360 ], [ 0, %349 ]
  %362 = add nuw nsw i64 %361, 1
  %363 = add nsw i64 %362, %218
  %364 = icmp slt i64 %363, 0
  %365 = select i1 %364, i64 %32, i64 0
  %366 = getelementptr i64, ptr %31, i64 %363
  %367 = getelementptr i64, ptr %366, i64 %365
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %368, %105
  br i1 %369, label %370, label %360

370:                                              ; preds = %360, %349
  %371 = phi i64 [ 0, %349 ], [ %362, %360 ]
  %372 = add nsw i64 %371, %218
  %373 = icmp slt i64 %372, 0
  %374 = select i1 %373, i64 %46, i64 0
  %375 = getelementptr i64, ptr %45, i64 %372
  %376 = getelementptr i64, ptr %375, i64 %374
  %377 = load i64, ptr %376, align 8
  %378 = sitofp i64 %377 to double
  %379 = fadd double %222, %378
  %380 = add nsw i64 %218, %217
  %381 = add nsw i64 %380, %217
  store i64 0, ptr %144, align 8
  %382 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %144, ptr nonnull %145, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %383 = load i64, ptr %144, align 8
  %384 = icmp slt i64 %358, 0
  %385 = select i1 %384, i64 %14, i64 0
  %386 = add i64 %385, %358
  %387 = icmp slt i64 %383, 0
  %388 = select i1 %387, i64 %15, i64 0
  %389 = mul i64 %386, %15
  %390 = getelementptr i64, ptr %13, i64 %389
  %391 = getelementptr i64, ptr %390, i64 %383
  %392 = getelementptr i64, ptr %391, i64 %388
  %393 = load i64, ptr %392, align 8
  %394 = xor i64 %216, -1
  %395 = and i64 %393, %394
  %396 = icmp eq i64 %213, 0
  br i1 %396, label %544, label %397

397:                                              ; preds = %370
  store i64 0, ptr %146, align 8
  %398 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %146, ptr nonnull %147, i64 %395, i64 %211)
  %399 = load i64, ptr %146, align 8
  br label %544

400:                                              ; preds = %544, %452
  %401 = phi double [ -1.000000e+300, %544 ], [ %454, %452 ]
  %402 = phi i64 [ -1, %544 ], [ %453, %452 ]
  %403 = phi i64 [ 0, %544 ], [ %404, %452 ]
  %404 = add nuw nsw i64 %403, 1
  %405 = shl nuw nsw i64 %403, 1
  %406 = ashr i64 %108, %405
  %407 = shl i64 %406, 4
  %408 = and i64 %407, 48
  %409 = shl nuw nsw i64 8191, %408
  %410 = and i64 %409, %545
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %452, label %412

412:                                              ; preds = %448, %400
  %413 = phi i64 [ %449, %448 ], [ %402, %400 ]
  %414 = phi double [ %450, %448 ], [ %401, %400 ]
  %415 = phi i64 [ %439, %448 ], [ %410, %400 ]
  %416 = load i64, ptr %357, align 8
  store i64 0, ptr %148, align 8
  %417 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %148, ptr nonnull %149, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %418 = load i64, ptr %148, align 8
  %419 = icmp slt i64 %416, 0
  %420 = select i1 %419, i64 %14, i64 0
  %421 = add i64 %420, %416
  %422 = icmp slt i64 %418, 0
  %423 = select i1 %422, i64 %15, i64 0
  %424 = mul i64 %421, %15
  %425 = getelementptr i64, ptr %13, i64 %424
  %426 = getelementptr i64, ptr %425, i64 %418
  %427 = getelementptr i64, ptr %426, i64 %423
  %428 = load i64, ptr %427, align 8
  store i64 0, ptr %150, align 8
  %429 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %150, ptr nonnull %151, i64 %415)
  %430 = load i64, ptr %150, align 8
  store i64 0, ptr %152, align 8
  %431 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %152, ptr nonnull %153, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %432 = load i64, ptr %152, align 8
  %433 = xor i64 %428, -1
  %434 = or i64 %216, %433
  %435 = and i64 %432, %434
  store i64 0, ptr %154, align 8
  %436 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %154, ptr nonnull %155, i64 %430, i64 %415, i64 %435)
  %437 = load i64, ptr %154, align 8
  %438 = xor i64 %437, -1
  %439 = and i64 %415, %438
  %440 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %437, i1 false)
  store double 0.000000e+00, ptr %156, align 8
  %441 = call i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr nonnull %156, ptr nonnull %157, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %440, i64 %381, double %414)
  %442 = load double, ptr %156, align 8
  store i8 0, ptr %158, align 1
  %443 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %158, ptr nonnull %159, double %442, double %414, double %93)
  %444 = load i8, ptr %158, align 1
  %445 = icmp eq i8 %444, 0
  br i1 %445, label %448, label %446

446:                                              ; preds = %412
  store i64 0, ptr %160, align 8
  %447 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %160, ptr nonnull %161, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %381, i64 %380, i64 %217)
  br label %448

448:                                              ; preds = %446, %412
  %449 = phi i64 [ %440, %446 ], [ %413, %412 ]
  %450 = phi double [ %442, %446 ], [ %414, %412 ]
  %451 = icmp eq i64 %439, 0
  br i1 %451, label %452, label %412

452:                                              ; preds = %448, %400
  %453 = phi i64 [ %402, %400 ], [ %449, %448 ]
  %454 = phi double [ %401, %400 ], [ %450, %448 ]
  %455 = icmp eq i64 %404, 4
  br i1 %455, label %456, label %400

456:                                              ; preds = %452
  store i64 0, ptr %162, align 8
  %457 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %162, ptr nonnull %163, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %380, i64 %218, i64 %217)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %164, i8 0, i64 32, i1 false)
  %458 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %164, ptr nonnull %167, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217)
  %459 = load double, ptr %164, align 8
  %460 = load double, ptr %165, align 8
  %461 = load double, ptr %166, align 8
  %462 = load i64, ptr %357, align 8
  %463 = icmp eq i64 %462, %105
  br i1 %463, label %474, label %464

464:                                              ; preds = %464, %456
  %465 = phi i64 [ %466, %464 ], [ 0, %456 ]
  %466 = add nuw nsw i64 %465, 1
  %467 = add nsw i64 %466, %218
  %468 = icmp slt i64 %467, 0
  %469 = select i1 %468, i64 %32, i64 0
  %470 = getelementptr i64, ptr %31, i64 %467
  %471 = getelementptr i64, ptr %470, i64 %469
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, %105
  br i1 %473, label %474, label %464

474:                                              ; preds = %464, %456
  %475 = phi i64 [ 0, %456 ], [ %466, %464 ]
  %476 = add nsw i64 %475, %218
  %477 = icmp slt i64 %476, 0
  %478 = select i1 %477, i64 %46, i64 0
  %479 = getelementptr i64, ptr %45, i64 %476
  %480 = getelementptr i64, ptr %479, i64 %478
  %481 = load i64, ptr %480, align 8
  %482 = sitofp i64 %481 to double
  %483 = fsub double %379, %482
  store double 0.000000e+00, ptr %168, align 8
  %484 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_weight(ptr nonnull %168, ptr nonnull %169, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %485 = load double, ptr %168, align 8
  %486 = fsub double %351, %459
  %487 = fdiv double %486, %485
  %488 = fcmp ogt double %487, %223
  %489 = ashr i64 %453, 4
  %490 = sitofp i64 %489 to double
  %491 = select i1 %488, double %487, double %223
  %492 = select i1 %488, double %490, double %224
  %493 = fadd double %219, %487
  %494 = fsub double %352, %460
  %495 = fdiv double %494, %485
  %496 = fadd double %220, %495
  %497 = fsub double %353, %461
  %498 = fdiv double %497, %485
  %499 = fadd double %221, %498
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %170, i8 0, i64 88, i1 false)
  %500 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %170, ptr nonnull %181, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %218, i64 %217, i64 %216, i64 %215, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %453, i64 %218, i64 %217)
  %501 = load i64, ptr %170, align 8
  %502 = load i64, ptr %171, align 8
  %503 = load i64, ptr %172, align 8
  %504 = load i64, ptr %173, align 8
  %505 = load i64, ptr %174, align 8
  %506 = load i64, ptr %175, align 8
  %507 = load i64, ptr %176, align 8
  %508 = load i64, ptr %177, align 8
  %509 = load i64, ptr %178, align 8
  %510 = load i64, ptr %179, align 8
  %511 = load i64, ptr %180, align 8
  %512 = load i64, ptr %86, align 8
  %513 = icmp eq i64 %512, 0
  %514 = icmp sgt i64 %511, 1
  %515 = select i1 %513, i1 %514, i1 false
  %516 = icmp sgt i64 %502, 1
  %517 = select i1 %515, i1 %516, i1 false
  br i1 %517, label %207, label %518

518:                                              ; preds = %474, %315, %207, %109
  %519 = phi double [ 0.000000e+00, %109 ], [ %493, %474 ], [ %219, %207 ], [ %219, %315 ]
  %520 = phi double [ 0.000000e+00, %109 ], [ %496, %474 ], [ %220, %207 ], [ %220, %315 ]
  %521 = phi double [ 0.000000e+00, %109 ], [ %499, %474 ], [ %221, %207 ], [ %221, %315 ]
  %522 = phi double [ 0.000000e+00, %109 ], [ %483, %474 ], [ %222, %207 ], [ %222, %315 ]
  %523 = phi double [ 0.000000e+00, %109 ], [ %491, %474 ], [ %223, %207 ], [ %223, %315 ]
  %524 = phi double [ 0.000000e+00, %109 ], [ %492, %474 ], [ %224, %207 ], [ %224, %315 ]
  store double %519, ptr %0, align 8
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %520, ptr %525, align 8
  %526 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %521, ptr %526, align 8
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %522, ptr %527, align 8
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store double %523, ptr %528, align 8
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store double %524, ptr %529, align 8
  ret i32 0

530:                                              ; preds = %228
  %531 = icmp eq i64 %213, 0
  %532 = add nsw i64 %218, %217
  store i64 0, ptr %114, align 8
  %533 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %114, ptr nonnull %115, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208)
  %534 = load i64, ptr %114, align 8
  br label %234

535:                                              ; preds = %277
  %536 = call range(i64 1, 65) i64 @llvm.ctpop.i64(i64 %275)
  %537 = load i64, ptr %120, align 8
  %538 = trunc i64 %537 to i32
  %539 = lshr i32 %538, 8
  %540 = trunc nuw nsw i64 %536 to i32
  %541 = urem i32 %539, %540
  %542 = zext nneg i32 %541 to i64
  %543 = icmp eq i32 %541, 0
  br i1 %543, label %288, label %281

544:                                              ; preds = %397, %370
  %545 = phi i64 [ %399, %397 ], [ %395, %370 ]
  br label %400
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

declare i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr, ptr, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

declare i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

define double @declarer_agent_players_joint_search_rollout__worth(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32) {
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
  %44 = alloca double, align 8
  store double 0.000000e+00, ptr %44, align 8
  %45 = alloca ptr, align 8
  store ptr null, ptr %45, align 8
  %46 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %44, ptr nonnull %45, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %2, i64 %3, i64 %4, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %5, i64 %6, i64 %7, i64 %36, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %14, i64 %15, i64 %16, i64 %38, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %17, i64 %18, i64 %19, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %20, i64 %21, i64 %22, i64 %42, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32)
  %47 = load double, ptr %44, align 8
  ret double %47
}

define double @declarer_agent_players_joint_search_rollout__total_worth(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
  %44 = shl i64 %4, 3
  %45 = mul nsw i64 %3, %4
  %46 = shl i64 %7, 3
  %47 = mul nsw i64 %6, %7
  %48 = shl i64 %16, 3
  %49 = mul nsw i64 %15, %16
  %50 = shl i64 %19, 3
  %51 = mul nsw i64 %18, %19
  %52 = shl i64 %22, 3
  %53 = mul nsw i64 %21, %22
  %54 = alloca double, align 8
  store double 0.000000e+00, ptr %54, align 8
  %55 = alloca ptr, align 8
  store ptr null, ptr %55, align 8
  %56 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load double, ptr %54, align 8
  ret double %57
}

define double @declarer_agent_players_joint_search_rollout__total_weight(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
  %44 = shl i64 %4, 3
  %45 = mul nsw i64 %3, %4
  %46 = shl i64 %7, 3
  %47 = mul nsw i64 %6, %7
  %48 = shl i64 %16, 3
  %49 = mul nsw i64 %15, %16
  %50 = shl i64 %19, 3
  %51 = mul nsw i64 %18, %19
  %52 = shl i64 %22, 3
  %53 = mul nsw i64 %21, %22
  %54 = alloca double, align 8
  store double 0.000000e+00, ptr %54, align 8
  %55 = alloca ptr, align 8
  store ptr null, ptr %55, align 8
  %56 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_weight(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load double, ptr %54, align 8
  ret double %57
}

define double @declarer_agent_players_joint_search_rollout__value_rows(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, double %45) {
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
  %57 = alloca double, align 8
  store double 0.000000e+00, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = call i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr nonnull %57, ptr nonnull %58, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %2, i64 %3, i64 %4, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %5, i64 %6, i64 %7, i64 %49, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %14, i64 %15, i64 %16, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %17, i64 %18, i64 %19, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %20, i64 %21, i64 %22, i64 %55, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, double %45)
  %60 = load double, ptr %57, align 8
  ret double %60
}

define void @declarer_agent_players_joint_search_rollout_path_losses(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47) {
  %49 = shl i64 %5, 3
  %50 = mul nsw i64 %4, %5
  %51 = shl i64 %8, 3
  %52 = mul nsw i64 %7, %8
  %53 = shl i64 %17, 3
  %54 = mul nsw i64 %16, %17
  %55 = shl i64 %20, 3
  %56 = mul nsw i64 %19, %20
  %57 = shl i64 %23, 3
  %58 = mul nsw i64 %22, %23
  %59 = alloca [6 x double], align 8
  store double 0.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store double 0.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store double 0.000000e+00, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 24
  store double 0.000000e+00, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 32
  store double 0.000000e+00, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 40
  store double 0.000000e+00, ptr %64, align 8
  store double 0.000000e+00, ptr %59, align 8
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store double 0.000000e+00, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store double 0.000000e+00, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 24
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %59, i64 32
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %59, i64 40
  store double 0.000000e+00, ptr %69, align 8
  %70 = alloca ptr, align 8
  store ptr null, ptr %70, align 8
  %71 = call i32 @kernel.declarer_agent_players_joint_search_rollout_path_losses(ptr nonnull %59, ptr nonnull %70, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %3, i64 %4, i64 %5, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %6, i64 %7, i64 %8, i64 %51, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %15, i64 %16, i64 %17, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %18, i64 %19, i64 %20, i64 %55, i64 8, ptr null, ptr null, i64 %58, i64 8, ptr %21, i64 %22, i64 %23, i64 %57, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47)
  %72 = load double, ptr %59, align 8
  %73 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %82 = load double, ptr %81, align 8
  store double %72, ptr %0, align 8
  %83 = getelementptr i8, ptr %0, i64 8
  store double %74, ptr %83, align 8
  %84 = getelementptr i8, ptr %0, i64 16
  store double %76, ptr %84, align 8
  %85 = getelementptr i8, ptr %0, i64 24
  store double %78, ptr %85, align 8
  %86 = getelementptr i8, ptr %0, i64 32
  store double %80, ptr %86, align 8
  %87 = getelementptr i8, ptr %0, i64 40
  store double %82, ptr %87, align 8
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 99}
