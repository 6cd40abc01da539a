source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93) {
  %95 = icmp slt i64 %93, 0
  %96 = select i1 %95, i64 %23, i64 0
  %97 = add i64 %96, %93
  %98 = mul i64 %97, %24
  %99 = getelementptr double, ptr %22, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul double %92, 1.000000e+03
  %102 = sitofp i64 %93 to double
  %103 = fmul double %101, %102
  %104 = fadd double %103, %100
  store double %104, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103) {
  %105 = alloca double, align 8
  %106 = alloca ptr, align 8
  store ptr null, ptr %106, align 8
  %107 = icmp slt i64 %94, 1
  br i1 %107, label %128, label %108

108:                                              ; preds = %108, %104
  %109 = phi double [ %126, %108 ], [ 0.000000e+00, %104 ]
  %110 = phi i64 [ %112, %108 ], [ %94, %104 ]
  %111 = phi i64 [ %113, %108 ], [ %93, %104 ]
  %112 = add nsw i64 %110, -1
  %113 = add i64 %111, 1
  %114 = icmp slt i64 %111, 0
  %115 = select i1 %114, i64 %39, i64 0
  %116 = getelementptr double, ptr %38, i64 %111
  %117 = getelementptr double, ptr %116, i64 %115
  %118 = load double, ptr %117, align 8
  %119 = select i1 %114, i64 %46, i64 0
  %120 = getelementptr i64, ptr %45, i64 %111
  %121 = getelementptr i64, ptr %120, i64 %119
  %122 = load i64, ptr %121, align 8
  store double 0.000000e+00, ptr %105, align 8
  %123 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %105, ptr nonnull %106, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %122)
  %124 = load double, ptr %105, align 8
  %125 = fmul double %118, %124
  %126 = fadd double %109, %125
  %127 = icmp samesign ugt i64 %110, 1
  br i1 %127, label %108, label %128

128:                                              ; preds = %108, %104
  %129 = phi double [ 0.000000e+00, %104 ], [ %126, %108 ]
  store double %129, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, double %106) {
  %108 = alloca double, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = alloca i64, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  %112 = alloca double, align 8
  store double 0.000000e+00, ptr %112, align 8
  %113 = alloca ptr, align 8
  store ptr null, ptr %113, align 8
  %114 = alloca double, align 8
  store double 0.000000e+00, ptr %114, align 8
  %115 = alloca ptr, align 8
  store ptr null, ptr %115, align 8
  %116 = alloca i8, align 1
  store i8 0, ptr %116, align 1
  %117 = alloca ptr, align 8
  store ptr null, ptr %117, align 8
  store double 0.000000e+00, ptr %108, align 8
  %118 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %119 = load double, ptr %108, align 8
  %120 = call i64 @llvm.smax.i64(i64 %94, i64 0)
  br label %121

121:                                              ; preds = %125, %107
  %122 = phi i64 [ 0, %107 ], [ %126, %125 ]
  %123 = phi double [ %119, %107 ], [ %163, %125 ]
  %124 = icmp eq i64 %122, %120
  br i1 %124, label %167, label %125

125:                                              ; preds = %121
  %126 = add nuw i64 %122, 1
  %127 = add nsw i64 %122, %93
  %128 = icmp slt i64 %127, 0
  %129 = select i1 %128, i64 %46, i64 0
  %130 = getelementptr i64, ptr %45, i64 %127
  %131 = getelementptr i64, ptr %130, i64 %129
  %132 = load i64, ptr %131, align 8
  %133 = sub nsw i64 %132, %96
  store i64 0, ptr %110, align 8
  %134 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %110, ptr nonnull %111, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %127, i64 %104, i64 %133)
  %135 = load i64, ptr %110, align 8
  %136 = add nsw i64 %135, %96
  %137 = select i1 %128, i64 %32, i64 0
  %138 = getelementptr i64, ptr %31, i64 %127
  %139 = getelementptr i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8
  %141 = add nsw i64 %122, %105
  %142 = icmp slt i64 %141, 0
  %143 = select i1 %142, i64 %32, i64 0
  %144 = getelementptr i64, ptr %31, i64 %141
  %145 = getelementptr i64, ptr %144, i64 %143
  store i64 %140, ptr %145, align 8
  %146 = select i1 %128, i64 %39, i64 0
  %147 = getelementptr double, ptr %38, i64 %127
  %148 = getelementptr double, ptr %147, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = select i1 %142, i64 %39, i64 0
  %151 = getelementptr double, ptr %38, i64 %141
  %152 = getelementptr double, ptr %151, i64 %150
  store double %149, ptr %152, align 8
  %153 = select i1 %142, i64 %46, i64 0
  %154 = getelementptr i64, ptr %45, i64 %141
  %155 = getelementptr i64, ptr %154, i64 %153
  store i64 %136, ptr %155, align 8
  %156 = load double, ptr %148, align 8
  store double 0.000000e+00, ptr %112, align 8
  %157 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %112, ptr nonnull %113, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %132)
  %158 = load double, ptr %112, align 8
  store double 0.000000e+00, ptr %114, align 8
  %159 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %114, ptr nonnull %115, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %136)
  %160 = load double, ptr %114, align 8
  %161 = fsub double %158, %160
  %162 = fmul double %156, %161
  %163 = fsub double %123, %162
  store i8 0, ptr %116, align 1
  %164 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %116, ptr nonnull %117, double %163, double %106, double %92)
  %165 = load i8, ptr %116, align 1
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %167, label %121

167:                                              ; preds = %125, %121
  %168 = phi double [ %163, %125 ], [ %123, %121 ]
  store double %168, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr, ptr, double, double, double)

define i32 @kernel.declarer_agent_players_joint_search_rollout_path_losses(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca i64, align 8
  store i64 0, ptr %108, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
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
  %126 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %128 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 32
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %132 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 56
  %134 = getelementptr inbounds nuw i8, ptr %126, i64 64
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 72
  %136 = getelementptr inbounds nuw i8, ptr %126, i64 80
  %137 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %126, i8 0, i64 88, i1 false)
  store ptr null, ptr %137, align 8
  %138 = alloca [4 x double], align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %141 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %138, i8 0, i64 32, i1 false)
  store ptr null, ptr %141, align 8
  %142 = alloca i64, align 8
  store i64 0, ptr %142, align 8
  %143 = alloca ptr, align 8
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
  %154 = alloca double, align 8
  store double 0.000000e+00, ptr %154, align 8
  %155 = alloca ptr, align 8
  store ptr null, ptr %155, align 8
  %156 = alloca i8, align 1
  store i8 0, ptr %156, align 1
  %157 = alloca ptr, align 8
  store ptr null, ptr %157, align 8
  %158 = alloca i64, align 8
  store i64 0, ptr %158, align 8
  %159 = alloca ptr, align 8
  store ptr null, ptr %159, align 8
  %160 = alloca i64, align 8
  store i64 0, ptr %160, align 8
  %161 = alloca ptr, align 8
  store ptr null, ptr %161, align 8
  %162 = alloca [4 x double], align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %164 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %165 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %162, i8 0, i64 32, i1 false)
  store ptr null, ptr %165, align 8
  %166 = alloca double, align 8
  store double 0.000000e+00, ptr %166, align 8
  %167 = alloca ptr, align 8
  store ptr null, ptr %167, align 8
  %168 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %170 = getelementptr inbounds nuw i8, ptr %168, i64 16
  %171 = getelementptr inbounds nuw i8, ptr %168, i64 24
  %172 = getelementptr inbounds nuw i8, ptr %168, i64 32
  %173 = getelementptr inbounds nuw i8, ptr %168, i64 40
  %174 = getelementptr inbounds nuw i8, ptr %168, i64 48
  %175 = getelementptr inbounds nuw i8, ptr %168, i64 56
  %176 = getelementptr inbounds nuw i8, ptr %168, i64 64
  %177 = getelementptr inbounds nuw i8, ptr %168, i64 72
  %178 = getelementptr inbounds nuw i8, ptr %168, i64 80
  %179 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %168, i8 0, i64 88, i1 false)
  store ptr null, ptr %179, align 8
  %180 = load i64, ptr %86, align 8
  %181 = icmp eq i64 %180, 0
  %182 = icmp sgt i64 %103, 1
  %183 = select i1 %181, i1 %182, i1 false
  %184 = icmp sgt i64 %94, 1
  %185 = select i1 %183, i1 %184, i1 false
  br i1 %185, label %186, label %438

186:                                              ; preds = %281, %107
  %187 = phi double [ %219, %281 ], [ 0.000000e+00, %107 ]
  %188 = phi double [ %218, %281 ], [ 0.000000e+00, %107 ]
  %189 = phi double [ %217, %281 ], [ 0.000000e+00, %107 ]
  %190 = phi double [ %216, %281 ], [ 0.000000e+00, %107 ]
  %191 = phi double [ %215, %281 ], [ 0.000000e+00, %107 ]
  %192 = phi i64 [ %295, %281 ], [ %93, %107 ]
  %193 = phi i64 [ %296, %281 ], [ %94, %107 ]
  %194 = phi i64 [ %297, %281 ], [ %95, %107 ]
  %195 = phi i64 [ %298, %281 ], [ %96, %107 ]
  %196 = phi i64 [ %299, %281 ], [ %97, %107 ]
  %197 = phi i64 [ %300, %281 ], [ %98, %107 ]
  %198 = phi i64 [ %301, %281 ], [ %99, %107 ]
  %199 = phi i64 [ %302, %281 ], [ %100, %107 ]
  %200 = phi i64 [ %303, %281 ], [ %101, %107 ]
  %201 = phi i64 [ %304, %281 ], [ %102, %107 ]
  %202 = phi i64 [ %305, %281 ], [ %103, %107 ]
  br label %203

203:                                              ; preds = %398, %186
  %204 = phi i64 [ %431, %398 ], [ %202, %186 ]
  %205 = phi i64 [ %430, %398 ], [ %201, %186 ]
  %206 = phi i64 [ %429, %398 ], [ %200, %186 ]
  %207 = phi i64 [ %428, %398 ], [ %199, %186 ]
  %208 = phi i64 [ %427, %398 ], [ %198, %186 ]
  %209 = phi i64 [ %426, %398 ], [ %197, %186 ]
  %210 = phi i64 [ %425, %398 ], [ %196, %186 ]
  %211 = phi i64 [ %424, %398 ], [ %195, %186 ]
  %212 = phi i64 [ %423, %398 ], [ %194, %186 ]
  %213 = phi i64 [ %422, %398 ], [ %193, %186 ]
  %214 = phi i64 [ %421, %398 ], [ %192, %186 ]
  %215 = phi double [ %413, %398 ], [ %191, %186 ]
  %216 = phi double [ %416, %398 ], [ %190, %186 ]
  %217 = phi double [ %419, %398 ], [ %189, %186 ]
  %218 = phi double [ %411, %398 ], [ %188, %186 ]
  %219 = phi double [ %412, %398 ], [ %187, %186 ]
  store i64 0, ptr %108, align 8
  %220 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %211)
  %221 = load i64, ptr %108, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %438, label %223

223:                                              ; preds = %203
  store i64 0, ptr %110, align 8
  %224 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %110, ptr nonnull %111, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %225 = load i64, ptr %110, align 8
  %226 = xor i64 %225, %90
  %227 = and i64 %226, 1
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %312, label %448

229:                                              ; preds = %448, %229
  %230 = phi i64 [ %231, %229 ], [ 0, %448 ]
  %231 = add nuw nsw i64 %230, 1
  %232 = add nsw i64 %230, %214
  store i64 0, ptr %114, align 8
  %233 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %114, ptr nonnull %115, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %232)
  %234 = load i64, ptr %114, align 8
  %235 = add nsw i64 %230, %449
  %236 = icmp slt i64 %235, 0
  %237 = select i1 %236, i64 %32, i64 0
  %238 = getelementptr i64, ptr %31, i64 %235
  %239 = getelementptr i64, ptr %238, i64 %237
  store i64 %234, ptr %239, align 8
  store i64 0, ptr %116, align 8
  %240 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %116, ptr nonnull %117, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %451, i64 %234)
  %241 = load i64, ptr %116, align 8
  %242 = select i1 %236, i64 %46, i64 0
  %243 = getelementptr i64, ptr %45, i64 %235
  %244 = getelementptr i64, ptr %243, i64 %242
  store i64 %241, ptr %244, align 8
  %245 = icmp eq i64 %231, %213
  br i1 %245, label %246, label %229

246:                                              ; preds = %229
  %247 = icmp slt i64 %214, 0
  %248 = select i1 %247, i64 %32, i64 0
  %249 = getelementptr i64, ptr %31, i64 %214
  %250 = getelementptr i64, ptr %249, i64 %248
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, %104
  br i1 %252, label %263, label %253

253:                                              ; preds = %253, %246
  %254 = phi i64 [ %255, %253 ], [ 0, %246 ]
  %255 = add nuw nsw i64 %254, 1
  %256 = add nsw i64 %255, %214
  %257 = icmp slt i64 %256, 0
  %258 = select i1 %257, i64 %32, i64 0
  %259 = getelementptr i64, ptr %31, i64 %256
  %260 = getelementptr i64, ptr %259, i64 %258
  %261 = load i64, ptr %260, align 8
  %262 = icmp eq i64 %261, %104
  br i1 %262, label %263, label %253

263:                                              ; preds = %253, %246
  %264 = phi i64 [ 0, %246 ], [ %255, %253 ]
  %265 = add nsw i64 %264, %449
  %266 = icmp slt i64 %265, 0
  %267 = select i1 %266, i64 %32, i64 0
  %268 = getelementptr i64, ptr %31, i64 %265
  %269 = getelementptr i64, ptr %268, i64 %267
  %270 = load i64, ptr %269, align 8
  %271 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %212)
  store i64 0, ptr %118, align 8
  %272 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %118, ptr nonnull %119, i64 %105, i64 %271)
  %273 = icmp eq i64 %270, 0
  br i1 %273, label %281, label %452, !prof !0

274:                                              ; preds = %452, %274
  %275 = phi i64 [ %279, %274 ], [ %270, %452 ]
  %276 = phi i64 [ %277, %274 ], [ 0, %452 ]
  %277 = add nuw nsw i64 %276, 1
  %278 = add nsw i64 %275, -1
  %279 = and i64 %278, %275
  %280 = icmp eq i64 %277, %459
  br i1 %280, label %281, label %274

281:                                              ; preds = %452, %274, %263
  %282 = phi i64 [ %270, %452 ], [ 0, %263 ], [ %279, %274 ]
  %283 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %282, i1 false)
  %284 = getelementptr i64, ptr %79, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = and i64 %285, %270
  store i64 0, ptr %120, align 8
  %287 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %120, ptr nonnull %121, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %451, i64 %286)
  %288 = load i64, ptr %120, align 8
  %289 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %288, i1 false)
  %290 = add nsw i64 %449, %213
  store i64 0, ptr %122, align 8
  %291 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %122, ptr nonnull %123, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %449, i64 %289, i64 %285, i64 %290)
  %292 = load i64, ptr %122, align 8
  store i64 0, ptr %124, align 8
  %293 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %124, ptr nonnull %125, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %290, i64 %214, i64 %292)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %126, i8 0, i64 88, i1 false)
  %294 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %126, ptr nonnull %137, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %289, i64 %214, i64 %292)
  %295 = load i64, ptr %126, align 8
  %296 = load i64, ptr %127, align 8
  %297 = load i64, ptr %128, align 8
  %298 = load i64, ptr %129, align 8
  %299 = load i64, ptr %130, align 8
  %300 = load i64, ptr %131, align 8
  %301 = load i64, ptr %132, align 8
  %302 = load i64, ptr %133, align 8
  %303 = load i64, ptr %134, align 8
  %304 = load i64, ptr %135, align 8
  %305 = load i64, ptr %136, align 8
  %306 = load i64, ptr %86, align 8
  %307 = icmp eq i64 %306, 0
  %308 = icmp sgt i64 %305, 1
  %309 = select i1 %307, i1 %308, i1 false
  %310 = icmp sgt i64 %296, 1
  %311 = select i1 %309, i1 %310, i1 false
  br i1 %311, label %186, label %438

312:                                              ; preds = %223
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %138, i8 0, i64 32, i1 false)
  %313 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %138, ptr nonnull %141, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213)
  %314 = load double, ptr %138, align 8
  %315 = load double, ptr %139, align 8
  %316 = load double, ptr %140, align 8
  %317 = add nsw i64 %214, %213
  %318 = add nsw i64 %317, %213
  %319 = icmp slt i64 %214, 0
  %320 = select i1 %319, i64 %32, i64 0
  %321 = getelementptr i64, ptr %31, i64 %214
  %322 = getelementptr i64, ptr %321, i64 %320
  %323 = load i64, ptr %322, align 8
  store i64 0, ptr %142, align 8
  %324 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %142, ptr nonnull %143, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %325 = load i64, ptr %142, align 8
  %326 = icmp slt i64 %323, 0
  %327 = select i1 %326, i64 %14, i64 0
  %328 = add i64 %327, %323
  %329 = icmp slt i64 %325, 0
  %330 = select i1 %329, i64 %15, i64 0
  %331 = mul i64 %328, %15
  %332 = getelementptr i64, ptr %13, i64 %331
  %333 = getelementptr i64, ptr %332, i64 %325
  %334 = getelementptr i64, ptr %333, i64 %330
  %335 = load i64, ptr %334, align 8
  %336 = xor i64 %212, -1
  %337 = and i64 %335, %336
  %338 = icmp eq i64 %209, 0
  br i1 %338, label %461, label %339

339:                                              ; preds = %312
  store i64 0, ptr %144, align 8
  %340 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %144, ptr nonnull %145, i64 %337, i64 %207)
  %341 = load i64, ptr %144, align 8
  br label %461

342:                                              ; preds = %461, %394
  %343 = phi double [ -1.000000e+300, %461 ], [ %396, %394 ]
  %344 = phi i64 [ -1, %461 ], [ %395, %394 ]
  %345 = phi i64 [ 0, %461 ], [ %346, %394 ]
  %346 = add nuw nsw i64 %345, 1
  %347 = shl nuw nsw i64 %345, 1
  %348 = ashr i64 %106, %347
  %349 = shl i64 %348, 4
  %350 = and i64 %349, 48
  %351 = shl nuw nsw i64 8191, %350
  %352 = and i64 %351, %462
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %394, label %354

354:                                              ; preds = %390, %342
  %355 = phi i64 [ %391, %390 ], [ %344, %342 ]
  %356 = phi double [ %392, %390 ], [ %343, %342 ]
  %357 = phi i64 [ %381, %390 ], [ %352, %342 ]
  %358 = load i64, ptr %322, align 8
  store i64 0, ptr %146, align 8
  %359 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %146, ptr nonnull %147, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %360 = load i64, ptr %146, align 8
  %361 = icmp slt i64 %358, 0
  %362 = select i1 %361, i64 %14, i64 0
  %363 = add i64 %362, %358
  %364 = icmp slt i64 %360, 0
  %365 = select i1 %364, i64 %15, i64 0
  %366 = mul i64 %363, %15
  %367 = getelementptr i64, ptr %13, i64 %366
  %368 = getelementptr i64, ptr %367, i64 %360
  %369 = getelementptr i64, ptr %368, i64 %365
  %370 = load i64, ptr %369, align 8
  store i64 0, ptr %148, align 8
  %371 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %148, ptr nonnull %149, i64 %357)
  %372 = load i64, ptr %148, align 8
  store i64 0, ptr %150, align 8
  %373 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %150, ptr nonnull %151, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %374 = load i64, ptr %150, align 8
  %375 = xor i64 %370, -1
  %376 = or i64 %212, %375
  %377 = and i64 %374, %376
  store i64 0, ptr %152, align 8
  %378 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %152, ptr nonnull %153, i64 %372, i64 %357, i64 %377)
  %379 = load i64, ptr %152, align 8
  %380 = xor i64 %379, -1
  %381 = and i64 %357, %380
  %382 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %379, i1 false)
  store double 0.000000e+00, ptr %154, align 8
  %383 = call i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr nonnull %154, ptr nonnull %155, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %382, i64 %318, double %356)
  %384 = load double, ptr %154, align 8
  store i8 0, ptr %156, align 1
  %385 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %156, ptr nonnull %157, double %384, double %356, double %92)
  %386 = load i8, ptr %156, align 1
  %387 = icmp eq i8 %386, 0
  br i1 %387, label %390, label %388

388:                                              ; preds = %354
  store i64 0, ptr %158, align 8
  %389 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %158, ptr nonnull %159, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %318, i64 %317, i64 %213)
  br label %390

390:                                              ; preds = %388, %354
  %391 = phi i64 [ %382, %388 ], [ %355, %354 ]
  %392 = phi double [ %384, %388 ], [ %356, %354 ]
  %393 = icmp eq i64 %381, 0
  br i1 %393, label %394, label %354

394:                                              ; preds = %390, %342
  %395 = phi i64 [ %344, %342 ], [ %391, %390 ]
  %396 = phi double [ %343, %342 ], [ %392, %390 ]
  %397 = icmp eq i64 %346, 4
  br i1 %397, label %398, label %342

398:                                              ; preds = %394
  store i64 0, ptr %160, align 8
  %399 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %160, ptr nonnull %161, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %317, i64 %214, i64 %213)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %162, i8 0, i64 32, i1 false)
  %400 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %162, ptr nonnull %165, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213)
  %401 = load double, ptr %162, align 8
  %402 = load double, ptr %163, align 8
  %403 = load double, ptr %164, align 8
  store double 0.000000e+00, ptr %166, align 8
  %404 = call i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr nonnull %166, ptr nonnull %167, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %405 = load double, ptr %166, align 8
  %406 = fsub double %314, %401
  %407 = fdiv double %406, %405
  %408 = fcmp ogt double %407, %218
  %409 = ashr i64 %395, 4
  %410 = sitofp i64 %409 to double
  %411 = select i1 %408, double %407, double %218
  %412 = select i1 %408, double %410, double %219
  %413 = fadd double %215, %407
  %414 = fsub double %315, %402
  %415 = fdiv double %414, %405
  %416 = fadd double %216, %415
  %417 = fsub double %316, %403
  %418 = fdiv double %417, %405
  %419 = fadd double %217, %418
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %168, i8 0, i64 88, i1 false)
  %420 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %168, ptr nonnull %179, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %214, i64 %213, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %395, i64 %214, i64 %213)
  %421 = load i64, ptr %168, align 8
  %422 = load i64, ptr %169, align 8
  %423 = load i64, ptr %170, align 8
  %424 = load i64, ptr %171, align 8
  %425 = load i64, ptr %172, align 8
  %426 = load i64, ptr %173, align 8
  %427 = load i64, ptr %174, align 8
  %428 = load i64, ptr %175, align 8
  %429 = load i64, ptr %176, align 8
  %430 = load i64, ptr %177, align 8
  %431 = load i64, ptr %178, align 8
  %432 = load i64, ptr %86, align 8
  %433 = icmp eq i64 %432, 0
  %434 = icmp sgt i64 %431, 1
  %435 = select i1 %433, i1 %434, i1 false
  %436 = icmp sgt i64 %422, 1
  %437 = select i1 %435, i1 %436, i1 false
  br i1 %437, label %203, label %438

438:                                              ; preds = %398, %281, %203, %107
  %439 = phi double [ 0.000000e+00, %107 ], [ %413, %398 ], [ %215, %203 ], [ %215, %281 ]
  %440 = phi double [ 0.000000e+00, %107 ], [ %416, %398 ], [ %216, %203 ], [ %216, %281 ]
  %441 = phi double [ 0.000000e+00, %107 ], [ %419, %398 ], [ %217, %203 ], [ %217, %281 ]
  %442 = phi double [ 0.000000e+00, %107 ], [ %411, %398 ], [ %218, %203 ], [ %218, %281 ]
  %443 = phi double [ 0.000000e+00, %107 ], [ %412, %398 ], [ %219, %203 ], [ %219, %281 ]
  store double %439, ptr %0, align 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %440, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %441, ptr %445, align 8
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %442, ptr %446, align 8
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store double %443, ptr %447, align 8
  ret i32 0

448:                                              ; preds = %223
  %449 = add nsw i64 %214, %213
  store i64 0, ptr %112, align 8
  %450 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %112, ptr nonnull %113, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204)
  %451 = load i64, ptr %112, align 8
  br label %229

452:                                              ; preds = %263
  %453 = call range(i64 1, 65) i64 @llvm.ctpop.i64(i64 %270)
  %454 = load i64, ptr %118, align 8
  %455 = trunc i64 %454 to i32
  %456 = lshr i32 %455, 8
  %457 = trunc nuw nsw i64 %453 to i32
  %458 = urem i32 %456, %457
  %459 = zext nneg i32 %458 to i64
  %460 = icmp eq i32 %458, 0
  br i1 %460, label %281, label %274

461:                                              ; preds = %339, %312
  %462 = phi i64 [ %341, %339 ], [ %337, %312 ]
  br label %342
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

declare i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr, ptr, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

declare i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define double @declarer_agent_players_joint_search_rollout__worth(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31) {
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
  %43 = alloca double, align 8
  store double 0.000000e+00, ptr %43, align 8
  %44 = alloca ptr, align 8
  store ptr null, ptr %44, align 8
  %45 = call i32 @kernel.declarer_agent_players_joint_search_rollout__worth(ptr nonnull %43, ptr nonnull %44, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %2, i64 %3, i64 %4, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %5, i64 %6, i64 %7, i64 %35, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %14, i64 %15, i64 %16, i64 %37, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %17, i64 %18, i64 %19, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %20, i64 %21, i64 %22, i64 %41, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31)
  %46 = load double, ptr %43, align 8
  ret double %46
}

define double @declarer_agent_players_joint_search_rollout__total_worth(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41) {
  %43 = shl i64 %4, 3
  %44 = mul nsw i64 %3, %4
  %45 = shl i64 %7, 3
  %46 = mul nsw i64 %6, %7
  %47 = shl i64 %16, 3
  %48 = mul nsw i64 %15, %16
  %49 = shl i64 %19, 3
  %50 = mul nsw i64 %18, %19
  %51 = shl i64 %22, 3
  %52 = mul nsw i64 %21, %22
  %53 = alloca double, align 8
  store double 0.000000e+00, ptr %53, align 8
  %54 = alloca ptr, align 8
  store ptr null, ptr %54, align 8
  %55 = call i32 @kernel.declarer_agent_players_joint_search_rollout__total_worth(ptr nonnull %53, ptr nonnull %54, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %2, i64 %3, i64 %4, i64 %43, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %5, i64 %6, i64 %7, i64 %45, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %14, i64 %15, i64 %16, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %17, i64 %18, i64 %19, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %20, i64 %21, i64 %22, i64 %51, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41)
  %56 = load double, ptr %53, align 8
  ret double %56
}

define double @declarer_agent_players_joint_search_rollout__value_rows(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, double %44) {
  %46 = shl i64 %4, 3
  %47 = mul nsw i64 %3, %4
  %48 = shl i64 %7, 3
  %49 = mul nsw i64 %6, %7
  %50 = shl i64 %16, 3
  %51 = mul nsw i64 %15, %16
  %52 = shl i64 %19, 3
  %53 = mul nsw i64 %18, %19
  %54 = shl i64 %22, 3
  %55 = mul nsw i64 %21, %22
  %56 = alloca double, align 8
  store double 0.000000e+00, ptr %56, align 8
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = call i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr nonnull %56, ptr nonnull %57, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %2, i64 %3, i64 %4, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %5, i64 %6, i64 %7, i64 %48, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %14, i64 %15, i64 %16, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %17, i64 %18, i64 %19, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %20, i64 %21, i64 %22, i64 %54, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, double %44)
  %59 = load double, ptr %56, align 8
  ret double %59
}

define void @declarer_agent_players_joint_search_rollout_path_losses(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
  %47 = shl i64 %5, 3
  %48 = mul nsw i64 %4, %5
  %49 = shl i64 %8, 3
  %50 = mul nsw i64 %7, %8
  %51 = shl i64 %17, 3
  %52 = mul nsw i64 %16, %17
  %53 = shl i64 %20, 3
  %54 = mul nsw i64 %19, %20
  %55 = shl i64 %23, 3
  %56 = mul nsw i64 %22, %23
  %57 = alloca [5 x double], align 8
  store double 0.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store double 0.000000e+00, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store double 0.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 24
  store double 0.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store double 0.000000e+00, ptr %61, align 8
  store double 0.000000e+00, ptr %57, align 8
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store double 0.000000e+00, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store double 0.000000e+00, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 24
  store double 0.000000e+00, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store double 0.000000e+00, ptr %65, align 8
  %66 = alloca ptr, align 8
  store ptr null, ptr %66, align 8
  %67 = call i32 @kernel.declarer_agent_players_joint_search_rollout_path_losses(ptr nonnull %57, ptr nonnull %66, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %3, i64 %4, i64 %5, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %6, i64 %7, i64 %8, i64 %49, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %15, i64 %16, i64 %17, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %18, i64 %19, i64 %20, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %21, i64 %22, i64 %23, i64 %55, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  %68 = load double, ptr %57, align 8
  %69 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %76 = load double, ptr %75, align 8
  store double %68, ptr %0, align 8
  %77 = getelementptr i8, ptr %0, i64 8
  store double %70, ptr %77, align 8
  %78 = getelementptr i8, ptr %0, i64 16
  store double %72, ptr %78, align 8
  %79 = getelementptr i8, ptr %0, i64 24
  store double %74, ptr %79, align 8
  %80 = getelementptr i8, ptr %0, i64 32
  store double %76, ptr %80, align 8
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 99}
