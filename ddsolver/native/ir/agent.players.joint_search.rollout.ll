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
  %152 = alloca double, align 8
  store double 0.000000e+00, ptr %152, align 8
  %153 = alloca ptr, align 8
  store ptr null, ptr %153, align 8
  %154 = alloca i8, align 1
  store i8 0, ptr %154, align 1
  %155 = alloca ptr, align 8
  store ptr null, ptr %155, align 8
  %156 = alloca i64, align 8
  store i64 0, ptr %156, align 8
  %157 = alloca ptr, align 8
  store ptr null, ptr %157, align 8
  %158 = alloca i64, align 8
  store i64 0, ptr %158, align 8
  %159 = alloca ptr, align 8
  store ptr null, ptr %159, align 8
  %160 = alloca [4 x double], align 8
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %163 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %160, i8 0, i64 32, i1 false)
  store ptr null, ptr %163, align 8
  %164 = alloca double, align 8
  store double 0.000000e+00, ptr %164, align 8
  %165 = alloca ptr, align 8
  store ptr null, ptr %165, align 8
  %166 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %169 = getelementptr inbounds nuw i8, ptr %166, i64 24
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 32
  %171 = getelementptr inbounds nuw i8, ptr %166, i64 40
  %172 = getelementptr inbounds nuw i8, ptr %166, i64 48
  %173 = getelementptr inbounds nuw i8, ptr %166, i64 56
  %174 = getelementptr inbounds nuw i8, ptr %166, i64 64
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 72
  %176 = getelementptr inbounds nuw i8, ptr %166, i64 80
  %177 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %166, i8 0, i64 88, i1 false)
  store ptr null, ptr %177, align 8
  %178 = load i64, ptr %86, align 8
  %179 = icmp eq i64 %178, 0
  %180 = icmp sgt i64 %103, 1
  %181 = select i1 %179, i1 %180, i1 false
  %182 = icmp sgt i64 %94, 1
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %184, label %418

184:                                              ; preds = %279, %107
  %185 = phi double [ %217, %279 ], [ 0.000000e+00, %107 ]
  %186 = phi double [ %216, %279 ], [ 0.000000e+00, %107 ]
  %187 = phi double [ %215, %279 ], [ 0.000000e+00, %107 ]
  %188 = phi double [ %214, %279 ], [ 0.000000e+00, %107 ]
  %189 = phi double [ %213, %279 ], [ 0.000000e+00, %107 ]
  %190 = phi i64 [ %293, %279 ], [ %93, %107 ]
  %191 = phi i64 [ %294, %279 ], [ %94, %107 ]
  %192 = phi i64 [ %295, %279 ], [ %95, %107 ]
  %193 = phi i64 [ %296, %279 ], [ %96, %107 ]
  %194 = phi i64 [ %297, %279 ], [ %97, %107 ]
  %195 = phi i64 [ %298, %279 ], [ %98, %107 ]
  %196 = phi i64 [ %299, %279 ], [ %99, %107 ]
  %197 = phi i64 [ %300, %279 ], [ %100, %107 ]
  %198 = phi i64 [ %301, %279 ], [ %101, %107 ]
  %199 = phi i64 [ %302, %279 ], [ %102, %107 ]
  %200 = phi i64 [ %303, %279 ], [ %103, %107 ]
  br label %201

201:                                              ; preds = %378, %184
  %202 = phi i64 [ %411, %378 ], [ %200, %184 ]
  %203 = phi i64 [ %410, %378 ], [ %199, %184 ]
  %204 = phi i64 [ %409, %378 ], [ %198, %184 ]
  %205 = phi i64 [ %408, %378 ], [ %197, %184 ]
  %206 = phi i64 [ %407, %378 ], [ %196, %184 ]
  %207 = phi i64 [ %406, %378 ], [ %195, %184 ]
  %208 = phi i64 [ %405, %378 ], [ %194, %184 ]
  %209 = phi i64 [ %404, %378 ], [ %193, %184 ]
  %210 = phi i64 [ %403, %378 ], [ %192, %184 ]
  %211 = phi i64 [ %402, %378 ], [ %191, %184 ]
  %212 = phi i64 [ %401, %378 ], [ %190, %184 ]
  %213 = phi double [ %393, %378 ], [ %189, %184 ]
  %214 = phi double [ %396, %378 ], [ %188, %184 ]
  %215 = phi double [ %399, %378 ], [ %187, %184 ]
  %216 = phi double [ %391, %378 ], [ %186, %184 ]
  %217 = phi double [ %392, %378 ], [ %185, %184 ]
  store i64 0, ptr %108, align 8
  %218 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %209)
  %219 = load i64, ptr %108, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %418, label %221

221:                                              ; preds = %201
  store i64 0, ptr %110, align 8
  %222 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %110, ptr nonnull %111, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202)
  %223 = load i64, ptr %110, align 8
  %224 = xor i64 %223, %90
  %225 = and i64 %224, 1
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %310, label %428

227:                                              ; preds = %428, %227
  %228 = phi i64 [ %229, %227 ], [ 0, %428 ]
  %229 = add nuw nsw i64 %228, 1
  %230 = add nsw i64 %228, %212
  store i64 0, ptr %114, align 8
  %231 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %114, ptr nonnull %115, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %230)
  %232 = load i64, ptr %114, align 8
  %233 = add nsw i64 %228, %429
  %234 = icmp slt i64 %233, 0
  %235 = select i1 %234, i64 %32, i64 0
  %236 = getelementptr i64, ptr %31, i64 %233
  %237 = getelementptr i64, ptr %236, i64 %235
  store i64 %232, ptr %237, align 8
  store i64 0, ptr %116, align 8
  %238 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %116, ptr nonnull %117, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %431, i64 %232)
  %239 = load i64, ptr %116, align 8
  %240 = select i1 %234, i64 %46, i64 0
  %241 = getelementptr i64, ptr %45, i64 %233
  %242 = getelementptr i64, ptr %241, i64 %240
  store i64 %239, ptr %242, align 8
  %243 = icmp eq i64 %229, %211
  br i1 %243, label %244, label %227

244:                                              ; preds = %227
  %245 = icmp slt i64 %212, 0
  %246 = select i1 %245, i64 %32, i64 0
  %247 = getelementptr i64, ptr %31, i64 %212
  %248 = getelementptr i64, ptr %247, i64 %246
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, %104
  br i1 %250, label %261, label %251

251:                                              ; preds = %251, %244
  %252 = phi i64 [ %253, %251 ], [ 0, %244 ]
  %253 = add nuw nsw i64 %252, 1
  %254 = add nsw i64 %253, %212
  %255 = icmp slt i64 %254, 0
  %256 = select i1 %255, i64 %32, i64 0
  %257 = getelementptr i64, ptr %31, i64 %254
  %258 = getelementptr i64, ptr %257, i64 %256
  %259 = load i64, ptr %258, align 8
  %260 = icmp eq i64 %259, %104
  br i1 %260, label %261, label %251

261:                                              ; preds = %251, %244
  %262 = phi i64 [ 0, %244 ], [ %253, %251 ]
  %263 = add nsw i64 %262, %429
  %264 = icmp slt i64 %263, 0
  %265 = select i1 %264, i64 %32, i64 0
  %266 = getelementptr i64, ptr %31, i64 %263
  %267 = getelementptr i64, ptr %266, i64 %265
  %268 = load i64, ptr %267, align 8
  %269 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %210)
  store i64 0, ptr %118, align 8
  %270 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %118, ptr nonnull %119, i64 %105, i64 %269)
  %271 = icmp eq i64 %268, 0
  br i1 %271, label %279, label %432, !prof !0

272:                                              ; preds = %432, %272
  %273 = phi i64 [ %277, %272 ], [ %268, %432 ]
  %274 = phi i64 [ %275, %272 ], [ 0, %432 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = add nsw i64 %273, -1
  %277 = and i64 %276, %273
  %278 = icmp eq i64 %275, %439
  br i1 %278, label %279, label %272

279:                                              ; preds = %432, %272, %261
  %280 = phi i64 [ %268, %432 ], [ 0, %261 ], [ %277, %272 ]
  %281 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %280, i1 false)
  %282 = getelementptr i64, ptr %79, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = and i64 %283, %268
  store i64 0, ptr %120, align 8
  %285 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %120, ptr nonnull %121, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %431, i64 %284)
  %286 = load i64, ptr %120, align 8
  %287 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %286, i1 false)
  %288 = add nsw i64 %429, %211
  store i64 0, ptr %122, align 8
  %289 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %122, ptr nonnull %123, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %429, i64 %287, i64 %283, i64 %288)
  %290 = load i64, ptr %122, align 8
  store i64 0, ptr %124, align 8
  %291 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %124, ptr nonnull %125, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %288, i64 %212, i64 %290)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %126, i8 0, i64 88, i1 false)
  %292 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %126, ptr nonnull %137, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %287, i64 %212, i64 %290)
  %293 = load i64, ptr %126, align 8
  %294 = load i64, ptr %127, align 8
  %295 = load i64, ptr %128, align 8
  %296 = load i64, ptr %129, align 8
  %297 = load i64, ptr %130, align 8
  %298 = load i64, ptr %131, align 8
  %299 = load i64, ptr %132, align 8
  %300 = load i64, ptr %133, align 8
  %301 = load i64, ptr %134, align 8
  %302 = load i64, ptr %135, align 8
  %303 = load i64, ptr %136, align 8
  %304 = load i64, ptr %86, align 8
  %305 = icmp eq i64 %304, 0
  %306 = icmp sgt i64 %303, 1
  %307 = select i1 %305, i1 %306, i1 false
  %308 = icmp sgt i64 %294, 1
  %309 = select i1 %307, i1 %308, i1 false
  br i1 %309, label %184, label %418

310:                                              ; preds = %221
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %138, i8 0, i64 32, i1 false)
  %311 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %138, ptr nonnull %141, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211)
  %312 = load double, ptr %138, align 8
  %313 = load double, ptr %139, align 8
  %314 = load double, ptr %140, align 8
  %315 = add nsw i64 %212, %211
  %316 = add nsw i64 %315, %211
  %317 = icmp slt i64 %212, 0
  %318 = select i1 %317, i64 %32, i64 0
  %319 = getelementptr i64, ptr %31, i64 %212
  %320 = getelementptr i64, ptr %319, i64 %318
  %321 = load i64, ptr %320, align 8
  store i64 0, ptr %142, align 8
  %322 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %142, ptr nonnull %143, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202)
  %323 = load i64, ptr %142, align 8
  %324 = icmp slt i64 %321, 0
  %325 = select i1 %324, i64 %14, i64 0
  %326 = add i64 %325, %321
  %327 = icmp slt i64 %323, 0
  %328 = select i1 %327, i64 %15, i64 0
  %329 = mul i64 %326, %15
  %330 = getelementptr i64, ptr %13, i64 %329
  %331 = getelementptr i64, ptr %330, i64 %323
  %332 = getelementptr i64, ptr %331, i64 %328
  %333 = load i64, ptr %332, align 8
  %334 = xor i64 %210, -1
  %335 = and i64 %333, %334
  %336 = icmp eq i64 %207, 0
  br i1 %336, label %441, label %337

337:                                              ; preds = %310
  store i64 0, ptr %144, align 8
  %338 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %144, ptr nonnull %145, i64 %335, i64 %205)
  %339 = load i64, ptr %144, align 8
  br label %441

340:                                              ; preds = %441, %374
  %341 = phi double [ -1.000000e+300, %441 ], [ %376, %374 ]
  %342 = phi i64 [ -1, %441 ], [ %375, %374 ]
  %343 = phi i64 [ 0, %441 ], [ %344, %374 ]
  %344 = add nuw nsw i64 %343, 1
  %345 = shl nuw nsw i64 %343, 1
  %346 = ashr i64 %106, %345
  %347 = shl i64 %346, 4
  %348 = and i64 %347, 48
  %349 = shl nuw nsw i64 8191, %348
  %350 = and i64 %349, %442
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %374, label %352

352:                                              ; preds = %370, %340
  %353 = phi i64 [ %371, %370 ], [ %342, %340 ]
  %354 = phi double [ %372, %370 ], [ %341, %340 ]
  %355 = phi i64 [ %361, %370 ], [ %350, %340 ]
  store i64 0, ptr %148, align 8
  %356 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %148, ptr nonnull %149, i64 %355)
  %357 = load i64, ptr %148, align 8
  store i64 0, ptr %150, align 8
  %358 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %150, ptr nonnull %151, i64 %357, i64 %355, i64 %446)
  %359 = load i64, ptr %150, align 8
  %360 = xor i64 %359, -1
  %361 = and i64 %355, %360
  %362 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %359, i1 false)
  store double 0.000000e+00, ptr %152, align 8
  %363 = call i32 @kernel.declarer_agent_players_joint_search_rollout__value_rows(ptr nonnull %152, ptr nonnull %153, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %362, i64 %316, double %354)
  %364 = load double, ptr %152, align 8
  store i8 0, ptr %154, align 1
  %365 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %154, ptr nonnull %155, double %364, double %354, double %92)
  %366 = load i8, ptr %154, align 1
  %367 = icmp eq i8 %366, 0
  br i1 %367, label %370, label %368

368:                                              ; preds = %352
  store i64 0, ptr %156, align 8
  %369 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %156, ptr nonnull %157, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %316, i64 %315, i64 %211)
  br label %370

370:                                              ; preds = %368, %352
  %371 = phi i64 [ %362, %368 ], [ %353, %352 ]
  %372 = phi double [ %364, %368 ], [ %354, %352 ]
  %373 = icmp eq i64 %361, 0
  br i1 %373, label %374, label %352

374:                                              ; preds = %370, %340
  %375 = phi i64 [ %342, %340 ], [ %371, %370 ]
  %376 = phi double [ %341, %340 ], [ %372, %370 ]
  %377 = icmp eq i64 %344, 4
  br i1 %377, label %378, label %340

378:                                              ; preds = %374
  store i64 0, ptr %158, align 8
  %379 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %158, ptr nonnull %159, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %315, i64 %212, i64 %211)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %160, i8 0, i64 32, i1 false)
  %380 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %160, ptr nonnull %163, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211)
  %381 = load double, ptr %160, align 8
  %382 = load double, ptr %161, align 8
  %383 = load double, ptr %162, align 8
  store double 0.000000e+00, ptr %164, align 8
  %384 = call i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr nonnull %164, ptr nonnull %165, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202)
  %385 = load double, ptr %164, align 8
  %386 = fsub double %312, %381
  %387 = fdiv double %386, %385
  %388 = fcmp ogt double %387, %216
  %389 = ashr i64 %375, 4
  %390 = sitofp i64 %389 to double
  %391 = select i1 %388, double %387, double %216
  %392 = select i1 %388, double %390, double %217
  %393 = fadd double %213, %387
  %394 = fsub double %313, %382
  %395 = fdiv double %394, %385
  %396 = fadd double %214, %395
  %397 = fsub double %314, %383
  %398 = fdiv double %397, %385
  %399 = fadd double %215, %398
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %166, i8 0, i64 88, i1 false)
  %400 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %166, ptr nonnull %177, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202, i64 %375, i64 %212, i64 %211)
  %401 = load i64, ptr %166, align 8
  %402 = load i64, ptr %167, align 8
  %403 = load i64, ptr %168, align 8
  %404 = load i64, ptr %169, align 8
  %405 = load i64, ptr %170, align 8
  %406 = load i64, ptr %171, align 8
  %407 = load i64, ptr %172, align 8
  %408 = load i64, ptr %173, align 8
  %409 = load i64, ptr %174, align 8
  %410 = load i64, ptr %175, align 8
  %411 = load i64, ptr %176, align 8
  %412 = load i64, ptr %86, align 8
  %413 = icmp eq i64 %412, 0
  %414 = icmp sgt i64 %411, 1
  %415 = select i1 %413, i1 %414, i1 false
  %416 = icmp sgt i64 %402, 1
  %417 = select i1 %415, i1 %416, i1 false
  br i1 %417, label %201, label %418

418:                                              ; preds = %378, %279, %201, %107
  %419 = phi double [ 0.000000e+00, %107 ], [ %393, %378 ], [ %213, %201 ], [ %213, %279 ]
  %420 = phi double [ 0.000000e+00, %107 ], [ %396, %378 ], [ %214, %201 ], [ %214, %279 ]
  %421 = phi double [ 0.000000e+00, %107 ], [ %399, %378 ], [ %215, %201 ], [ %215, %279 ]
  %422 = phi double [ 0.000000e+00, %107 ], [ %391, %378 ], [ %216, %201 ], [ %216, %279 ]
  %423 = phi double [ 0.000000e+00, %107 ], [ %392, %378 ], [ %217, %201 ], [ %217, %279 ]
  store double %419, ptr %0, align 8
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %420, ptr %424, align 8
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %421, ptr %425, align 8
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %422, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store double %423, ptr %427, align 8
  ret i32 0

428:                                              ; preds = %221
  %429 = add nsw i64 %212, %211
  store i64 0, ptr %112, align 8
  %430 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %112, ptr nonnull %113, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202)
  %431 = load i64, ptr %112, align 8
  br label %227

432:                                              ; preds = %261
  %433 = call range(i64 1, 65) i64 @llvm.ctpop.i64(i64 %268)
  %434 = load i64, ptr %118, align 8
  %435 = trunc i64 %434 to i32
  %436 = lshr i32 %435, 8
  %437 = trunc nuw nsw i64 %433 to i32
  %438 = urem i32 %436, %437
  %439 = zext nneg i32 %438 to i64
  %440 = icmp eq i32 %438, 0
  br i1 %440, label %279, label %272

441:                                              ; preds = %337, %310
  %442 = phi i64 [ %339, %337 ], [ %335, %310 ]
  store i64 0, ptr %146, align 8
  %443 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %146, ptr nonnull %147, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %212, i64 %211, i64 %210, i64 %209, i64 %208, i64 %207, i64 %206, i64 %205, i64 %204, i64 %203, i64 %202)
  %444 = load i64, ptr %146, align 8
  %445 = xor i64 %335, -1
  %446 = and i64 %444, %445
  br label %340
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

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

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
