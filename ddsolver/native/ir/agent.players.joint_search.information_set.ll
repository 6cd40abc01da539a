source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr noalias captures(none) %0, ptr noalias captures(none) %1, double %2, double %3, double %4) {
  %6 = fadd double %3, %4
  %7 = fcmp ogt double %2, %6
  %8 = zext i1 %7 to i8
  store i8 %8, ptr %0, align 1
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107) {
  %109 = alloca [7 x i64], align 8
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %113 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %114 = getelementptr inbounds nuw i8, ptr %109, i64 40
  %115 = getelementptr inbounds nuw i8, ptr %109, i64 48
  %116 = alloca ptr, align 8
  store ptr null, ptr %116, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %109, i8 0, i64 56, i1 false)
  %117 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %109, ptr nonnull %116, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %89)
  %118 = load i64, ptr %109, align 8
  %119 = load i64, ptr %110, align 8
  %120 = load i64, ptr %111, align 8
  %121 = load i64, ptr %112, align 8
  %122 = load i64, ptr %113, align 8
  %123 = load i64, ptr %114, align 8
  %124 = load i64, ptr %115, align 8
  %125 = icmp eq i64 %99, 3
  %126 = xor i64 %118, %90
  %127 = and i64 %126, 1
  %128 = xor i64 %127, 1
  %129 = select i1 %125, i64 %128, i64 0
  %130 = add nsw i64 %129, %97
  %131 = shl nuw i64 1, %105
  %132 = or i64 %131, %96
  store i64 %106, ptr %0, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %107, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %132, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %130, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %118, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %119, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %120, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %121, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %122, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %123, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %124, ptr %142, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = icmp slt i64 %94, 0
  %107 = select i1 %106, i64 %32, i64 0
  %108 = getelementptr i64, ptr %31, i64 %94
  %109 = getelementptr i64, ptr %108, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %110, 0
  %112 = select i1 %111, i64 %14, i64 0
  %113 = add i64 %112, %110
  %114 = mul i64 %113, %15
  %115 = getelementptr i64, ptr %13, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr i8, ptr %115, i64 8
  %118 = load i64, ptr %117, align 8
  %119 = or i64 %118, %116
  %120 = getelementptr i8, ptr %115, i64 16
  %121 = load i64, ptr %120, align 8
  %122 = or i64 %119, %121
  %123 = getelementptr i8, ptr %115, i64 24
  %124 = load i64, ptr %123, align 8
  %125 = or i64 %122, %124
  %126 = xor i64 %96, -1
  %127 = and i64 %125, %126
  %128 = or i64 %127, %100
  store i64 %128, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = ashr i64 %3, 31
  %6 = xor i64 %5, %2
  %7 = mul nsw i64 %6, 5700357409661599243
  %8 = mul nsw i64 %3, 4357703544722667091
  %9 = add nsw i64 %7, %8
  %10 = ashr i64 %9, 32
  %11 = xor i64 %10, %9
  %12 = mul nsw i64 %11, 1983613069789375825
  %13 = ashr i64 %12, 29
  %14 = xor i64 %13, %12
  store i64 %14, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93) {
  %95 = alloca i64, align 8
  %96 = alloca ptr, align 8
  store ptr null, ptr %96, align 8
  %97 = getelementptr i8, ptr %86, i64 8
  %98 = load i64, ptr %97, align 8
  store i64 0, ptr %95, align 8
  %99 = call i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr nonnull %95, ptr nonnull %96, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8)
  %100 = load i64, ptr %95, align 8
  %101 = add nsw i64 %100, %98
  store i64 %101, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95) {
  %97 = icmp slt i64 %95, 1
  br i1 %97, label %132, label %98

98:                                               ; preds = %98, %96
  %99 = phi double [ %130, %98 ], [ 0.000000e+00, %96 ]
  %100 = phi double [ %126, %98 ], [ 0.000000e+00, %96 ]
  %101 = phi double [ %122, %98 ], [ 0.000000e+00, %96 ]
  %102 = phi i64 [ %104, %98 ], [ %95, %96 ]
  %103 = phi i64 [ %105, %98 ], [ %94, %96 ]
  %104 = add nsw i64 %102, -1
  %105 = add i64 %103, 1
  %106 = icmp slt i64 %103, 0
  %107 = select i1 %106, i64 %39, i64 0
  %108 = getelementptr double, ptr %38, i64 %103
  %109 = getelementptr double, ptr %108, i64 %107
  %110 = load double, ptr %109, align 8
  %111 = select i1 %106, i64 %46, i64 0
  %112 = getelementptr i64, ptr %45, i64 %103
  %113 = getelementptr i64, ptr %112, i64 %111
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %114, 0
  %116 = select i1 %115, i64 %23, i64 0
  %117 = add i64 %116, %114
  %118 = mul i64 %117, %24
  %119 = getelementptr double, ptr %22, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul double %110, %120
  %122 = fadd double %101, %121
  %123 = getelementptr i8, ptr %119, i64 8
  %124 = load double, ptr %123, align 8
  %125 = fmul double %110, %124
  %126 = fadd double %100, %125
  %127 = getelementptr i8, ptr %119, i64 16
  %128 = load double, ptr %127, align 8
  %129 = fmul double %110, %128
  %130 = fadd double %99, %129
  %131 = icmp samesign ugt i64 %102, 1
  br i1 %131, label %98, label %132

132:                                              ; preds = %98, %96
  %133 = phi double [ 0.000000e+00, %96 ], [ %122, %98 ]
  %134 = phi double [ 0.000000e+00, %96 ], [ %126, %98 ]
  %135 = phi double [ 0.000000e+00, %96 ], [ %130, %98 ]
  store double %133, ptr %0, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %134, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %135, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double 0.000000e+00, ptr %138, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95) {
  %97 = icmp slt i64 %95, 0
  %98 = select i1 %97, i64 %32, i64 0
  %99 = getelementptr i64, ptr %31, i64 %95
  %100 = getelementptr i64, ptr %99, i64 %98
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %94, 0
  %103 = select i1 %102, i64 %32, i64 0
  %104 = getelementptr i64, ptr %31, i64 %94
  %105 = getelementptr i64, ptr %104, i64 %103
  %106 = load i64, ptr %105, align 8
  store i64 %101, ptr %105, align 8
  store i64 %106, ptr %100, align 8
  %107 = select i1 %97, i64 %39, i64 0
  %108 = getelementptr double, ptr %38, i64 %95
  %109 = getelementptr double, ptr %108, i64 %107
  %110 = load double, ptr %109, align 8
  %111 = select i1 %102, i64 %39, i64 0
  %112 = getelementptr double, ptr %38, i64 %94
  %113 = getelementptr double, ptr %112, i64 %111
  %114 = load double, ptr %113, align 8
  store double %110, ptr %113, align 8
  store double %114, ptr %109, align 8
  %115 = select i1 %97, i64 %46, i64 0
  %116 = getelementptr i64, ptr %45, i64 %95
  %117 = getelementptr i64, ptr %116, i64 %115
  %118 = load i64, ptr %117, align 8
  %119 = select i1 %102, i64 %46, i64 0
  %120 = getelementptr i64, ptr %45, i64 %94
  %121 = getelementptr i64, ptr %120, i64 %119
  %122 = load i64, ptr %121, align 8
  store i64 %118, ptr %121, align 8
  store i64 %122, ptr %117, align 8
  store ptr null, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = alloca ptr, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
  %108 = add nsw i64 %95, %94
  %109 = icmp sgt i64 %95, 0
  br i1 %109, label %110, label %128

110:                                              ; preds = %124, %105
  %111 = phi i64 [ %125, %124 ], [ %108, %105 ]
  %112 = phi i64 [ %126, %124 ], [ %94, %105 ]
  %113 = icmp slt i64 %112, 0
  %114 = select i1 %113, i64 %46, i64 0
  %115 = getelementptr i64, ptr %45, i64 %112
  %116 = getelementptr i64, ptr %115, i64 %114
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, %97
  br i1 %118, label %119, label %121

119:                                              ; preds = %110
  %120 = add nsw i64 %112, 1
  br label %124

121:                                              ; preds = %110
  %122 = add nsw i64 %111, -1
  store ptr null, ptr %106, align 8
  %123 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr nonnull %106, ptr nonnull %107, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %112, i64 %122)
  br label %124

124:                                              ; preds = %121, %119
  %125 = phi i64 [ %111, %119 ], [ %122, %121 ]
  %126 = phi i64 [ %120, %119 ], [ %112, %121 ]
  %127 = icmp slt i64 %126, %125
  br i1 %127, label %110, label %128

128:                                              ; preds = %124, %105
  %129 = phi i64 [ %108, %105 ], [ %125, %124 ]
  %130 = sub nsw i64 %129, %94
  store i64 %130, ptr %0, align 8
  ret i32 0
}

define range(i32 -1, -2) i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = alloca i64, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
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
  %119 = alloca ptr, align 8
  store ptr null, ptr %119, align 8
  %120 = alloca i64, align 8
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
  %128 = alloca i64, align 8
  store i64 0, ptr %128, align 8
  %129 = alloca ptr, align 8
  store ptr null, ptr %129, align 8
  store i64 0, ptr %106, align 8
  %130 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %106, ptr nonnull %107, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %131 = load i64, ptr %106, align 8
  %132 = icmp sgt i64 %95, 0
  br i1 %132, label %133, label %171

133:                                              ; preds = %133, %105
  %134 = phi double [ %144, %133 ], [ 0.000000e+00, %105 ]
  %135 = phi i64 [ %137, %133 ], [ %95, %105 ]
  %136 = phi i64 [ %138, %133 ], [ %94, %105 ]
  %137 = add nsw i64 %135, -1
  %138 = add i64 %136, 1
  %139 = icmp slt i64 %136, 0
  %140 = select i1 %139, i64 %39, i64 0
  %141 = getelementptr double, ptr %38, i64 %136
  %142 = getelementptr double, ptr %141, i64 %140
  %143 = load double, ptr %142, align 8
  %144 = fadd double %134, %143
  %145 = icmp samesign ugt i64 %135, 1
  br i1 %145, label %133, label %171

146:                                              ; preds = %171
  %147 = shl nsw i64 -1, %102
  %148 = xor i64 %147, -1
  %149 = and i64 %131, %148
  %150 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %149)
  br label %199

151:                                              ; preds = %247, %242
  %152 = phi i64 [ %240, %242 ], [ %266, %247 ]
  %153 = phi i64 [ %231, %242 ], [ %270, %247 ]
  %154 = phi i64 [ %95, %242 ], [ %249, %247 ]
  %155 = phi i64 [ %94, %242 ], [ %248, %247 ]
  %156 = icmp slt i64 %155, 0
  %157 = select i1 %156, i64 %39, i64 0
  %158 = getelementptr double, ptr %38, i64 %155
  %159 = getelementptr double, ptr %158, i64 %157
  %160 = load double, ptr %159, align 8
  %161 = fdiv double %160, %172
  %162 = fmul double %161, 1.000000e+12
  %163 = fadd double %162, 5.000000e-01
  store i64 0, ptr %122, align 8
  %164 = call i32 @0(ptr nonnull %122, ptr nonnull %123, double %163)
  switch i32 %164, label %272 [
    i32 -2, label %247
    i32 0, label %247
  ], !prof !0

165:                                              ; preds = %272, %167
  %166 = phi i32 [ 0, %167 ], [ %164, %272 ]
  ret i32 %166

167:                                              ; preds = %247, %199
  %168 = phi i64 [ %231, %199 ], [ %270, %247 ]
  %169 = phi i64 [ %240, %199 ], [ %266, %247 ]
  store i64 %169, ptr %0, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %168, ptr %170, align 8
  br label %165

171:                                              ; preds = %133, %105
  %172 = phi double [ 0.000000e+00, %105 ], [ %144, %133 ]
  %173 = and i64 %131, 8191
  %174 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %173)
  %175 = lshr i64 %131, 16
  %176 = and i64 %175, 8191
  %177 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %176)
  %178 = shl nuw nsw i64 %174, 8
  %179 = shl nuw nsw i64 %177, 4
  %180 = or disjoint i64 %178, %179
  %181 = lshr i64 %131, 32
  %182 = and i64 %181, 8191
  %183 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %182)
  %184 = or disjoint i64 %183, %180
  %185 = lshr i64 %131, 48
  %186 = and i64 %185, 8191
  %187 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %186)
  %188 = shl nuw nsw i64 %184, 28
  %189 = shl nuw nsw i64 %187, 24
  %190 = or disjoint i64 %188, %189
  %191 = shl i64 %97, 16
  %192 = shl i64 %103, 14
  store i64 0, ptr %108, align 8
  %193 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %108, ptr nonnull %109, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %194 = load i64, ptr %108, align 8
  %195 = shl i64 %194, 12
  %196 = shl i64 %99, 8
  %197 = shl i64 %101, 6
  %198 = icmp eq i64 %99, 0
  br i1 %198, label %199, label %146

199:                                              ; preds = %171, %146
  %200 = phi i64 [ %150, %146 ], [ 0, %171 ]
  %201 = or i64 %196, %191
  %202 = or i64 %201, %197
  %203 = or i64 %202, %192
  %204 = or i64 %203, %190
  %205 = or i64 %204, %195
  %206 = or disjoint i64 %205, %200
  store i64 0, ptr %110, align 8
  %207 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %110, ptr nonnull %111, i64 %100, i64 %131)
  %208 = load i64, ptr %110, align 8
  store i64 0, ptr %112, align 8
  %209 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %112, ptr nonnull %113, i64 %206, i64 %208)
  %210 = load i64, ptr %112, align 8
  %211 = icmp slt i64 %94, 0
  %212 = select i1 %211, i64 %32, i64 0
  %213 = getelementptr i64, ptr %31, i64 %94
  %214 = getelementptr i64, ptr %213, i64 %212
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %215, 0
  %217 = select i1 %216, i64 %14, i64 0
  %218 = add i64 %217, %215
  %219 = icmp slt i64 %90, 0
  %220 = select i1 %219, i64 %15, i64 0
  %221 = mul i64 %218, %15
  %222 = getelementptr i64, ptr %13, i64 %221
  %223 = getelementptr i64, ptr %222, i64 %90
  %224 = getelementptr i64, ptr %223, i64 %220
  %225 = load i64, ptr %224, align 8
  %226 = xor i64 %96, -1
  %227 = and i64 %225, %226
  store i64 0, ptr %114, align 8
  %228 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %114, ptr nonnull %115, i64 %227, i64 %131)
  %229 = load i64, ptr %114, align 8
  store i64 0, ptr %116, align 8
  %230 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %116, ptr nonnull %117, i64 %210, i64 %229)
  %231 = load i64, ptr %116, align 8
  %232 = and i64 %90, 3
  %233 = xor i64 %232, 2
  %234 = getelementptr i64, ptr %222, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = and i64 %235, %226
  store i64 0, ptr %118, align 8
  %237 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %118, ptr nonnull %119, i64 %236, i64 %131)
  %238 = load i64, ptr %118, align 8
  store i64 0, ptr %120, align 8
  %239 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %120, ptr nonnull %121, i64 %231, i64 %238)
  %240 = load i64, ptr %120, align 8
  %241 = icmp slt i64 %95, 1
  br i1 %241, label %167, label %242

242:                                              ; preds = %199
  %243 = getelementptr i64, ptr %13, i64 %91
  %244 = icmp slt i64 %91, 0
  %245 = select i1 %244, i64 %15, i64 0
  %246 = getelementptr i64, ptr %243, i64 %245
  br label %151

247:                                              ; preds = %151, %151
  %248 = add i64 %155, 1
  %249 = add nsw i64 %154, -1
  %250 = load i64, ptr %122, align 8
  %251 = select i1 %156, i64 %32, i64 0
  %252 = getelementptr i64, ptr %31, i64 %155
  %253 = getelementptr i64, ptr %252, i64 %251
  %254 = load i64, ptr %253, align 8
  %255 = icmp slt i64 %254, 0
  %256 = select i1 %255, i64 %14, i64 0
  %257 = add i64 %256, %254
  %258 = mul i64 %257, %15
  %259 = getelementptr i64, ptr %246, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = and i64 %260, %226
  store i64 0, ptr %124, align 8
  %262 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %124, ptr nonnull %125, i64 %261, i64 %131)
  %263 = load i64, ptr %124, align 8
  store i64 0, ptr %126, align 8
  %264 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %126, ptr nonnull %127, i64 %263, i64 %250)
  %265 = load i64, ptr %126, align 8
  %266 = add nsw i64 %265, %152
  %267 = xor i64 %263, 2685821657736338717
  store i64 0, ptr %128, align 8
  %268 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %128, ptr nonnull %129, i64 %250, i64 %267)
  %269 = load i64, ptr %128, align 8
  %270 = add nsw i64 %269, %153
  %271 = icmp sgt i64 %154, 1
  br i1 %271, label %151, label %167

272:                                              ; preds = %151
  store ptr null, ptr %1, align 8
  br label %165
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2) #2 {
  %4 = fptosi double %2 to i64
  store i64 %4, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96) {
  %98 = icmp slt i64 %96, 1
  br i1 %98, label %128, label %99

99:                                               ; preds = %99, %97
  %100 = phi i64 [ %101, %99 ], [ 0, %97 ]
  %101 = add nuw nsw i64 %100, 1
  %102 = add nsw i64 %100, %94
  %103 = icmp slt i64 %102, 0
  %104 = select i1 %103, i64 %32, i64 0
  %105 = getelementptr i64, ptr %31, i64 %102
  %106 = getelementptr i64, ptr %105, i64 %104
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %100, %95
  %109 = icmp slt i64 %108, 0
  %110 = select i1 %109, i64 %32, i64 0
  %111 = getelementptr i64, ptr %31, i64 %108
  %112 = getelementptr i64, ptr %111, i64 %110
  store i64 %107, ptr %112, align 8
  %113 = select i1 %103, i64 %39, i64 0
  %114 = getelementptr double, ptr %38, i64 %102
  %115 = getelementptr double, ptr %114, i64 %113
  %116 = load double, ptr %115, align 8
  %117 = select i1 %109, i64 %39, i64 0
  %118 = getelementptr double, ptr %38, i64 %108
  %119 = getelementptr double, ptr %118, i64 %117
  store double %116, ptr %119, align 8
  %120 = select i1 %103, i64 %46, i64 0
  %121 = getelementptr i64, ptr %45, i64 %102
  %122 = getelementptr i64, ptr %121, i64 %120
  %123 = load i64, ptr %122, align 8
  %124 = select i1 %109, i64 %46, i64 0
  %125 = getelementptr i64, ptr %45, i64 %108
  %126 = getelementptr i64, ptr %125, i64 %124
  store i64 %123, ptr %126, align 8
  %127 = icmp eq i64 %96, %101
  br i1 %127, label %128, label %99

128:                                              ; preds = %99, %97
  store i64 %95, ptr %0, align 8
  ret i32 0
}

define i64 @declarer_agent_players_joint_search_information_set_exceeds(double %0, double %1, double %2) {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %4, ptr nonnull %5, double %0, double %1, double %2)
  %7 = load i8, ptr %4, align 1
  %8 = icmp ne i8 %7, 0
  %9 = zext i1 %8 to i64
  ret i64 %9
}

define void @declarer_agent_players_joint_search_information_set_play(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46) {
  %48 = shl i64 %5, 3
  %49 = mul nsw i64 %4, %5
  %50 = shl i64 %8, 3
  %51 = mul nsw i64 %7, %8
  %52 = shl i64 %17, 3
  %53 = mul nsw i64 %16, %17
  %54 = shl i64 %20, 3
  %55 = mul nsw i64 %19, %20
  %56 = shl i64 %23, 3
  %57 = mul nsw i64 %22, %23
  %58 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 16
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store i64 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 32
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 40
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 48
  store i64 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 56
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %58, i64 64
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %58, i64 72
  store i64 0, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 80
  store i64 0, ptr %68, align 8
  store i64 0, ptr %58, align 8
  %69 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i64 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %58, i64 16
  store i64 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store i64 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %58, i64 32
  store i64 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 40
  store i64 0, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %58, i64 48
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %58, i64 56
  store i64 0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %58, i64 64
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %58, i64 72
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %58, i64 80
  store i64 0, ptr %78, align 8
  %79 = alloca ptr, align 8
  store ptr null, ptr %79, align 8
  %80 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %58, ptr nonnull %79, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %3, i64 %4, i64 %5, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %6, i64 %7, i64 %8, i64 %50, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %15, i64 %16, i64 %17, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %18, i64 %19, i64 %20, i64 %54, i64 8, ptr null, ptr null, i64 %57, i64 8, ptr %21, i64 %22, i64 %23, i64 %56, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46)
  %81 = load i64, ptr %58, align 8
  %82 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %58, i64 64
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %58, i64 72
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %101 = load i64, ptr %100, align 8
  store i64 %81, ptr %0, align 8
  %102 = getelementptr i8, ptr %0, i64 8
  store i64 %83, ptr %102, align 8
  %103 = getelementptr i8, ptr %0, i64 16
  store i64 %85, ptr %103, align 8
  %104 = getelementptr i8, ptr %0, i64 24
  store i64 %87, ptr %104, align 8
  %105 = getelementptr i8, ptr %0, i64 32
  store i64 %89, ptr %105, align 8
  %106 = getelementptr i8, ptr %0, i64 40
  store i64 %91, ptr %106, align 8
  %107 = getelementptr i8, ptr %0, i64 48
  store i64 %93, ptr %107, align 8
  %108 = getelementptr i8, ptr %0, i64 56
  store i64 %95, ptr %108, align 8
  %109 = getelementptr i8, ptr %0, i64 64
  store i64 %97, ptr %109, align 8
  %110 = getelementptr i8, ptr %0, i64 72
  store i64 %99, ptr %110, align 8
  %111 = getelementptr i8, ptr %0, i64 80
  store i64 %101, ptr %111, align 8
  ret void
}

define i64 @declarer_agent_players_joint_search_information_set_cards_in_play(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
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
  %54 = alloca i64, align 8
  store i64 0, ptr %54, align 8
  %55 = alloca ptr, align 8
  store ptr null, ptr %55, align 8
  %56 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load i64, ptr %54, align 8
  ret i64 %57
}

define i64 @declarer_agent_players_joint_search_information_set_mixed(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_agent_players_joint_search_information_set_effort(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31) {
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
  %45 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %43, ptr nonnull %44, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %2, i64 %3, i64 %4, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %5, i64 %6, i64 %7, i64 %35, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %14, i64 %15, i64 %16, i64 %37, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %17, i64 %18, i64 %19, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %20, i64 %21, i64 %22, i64 %41, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31)
  %46 = load i64, ptr %43, align 8
  ret i64 %46
}

define void @declarer_agent_players_joint_search_information_set_bound(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34) {
  %36 = shl i64 %5, 3
  %37 = mul nsw i64 %4, %5
  %38 = shl i64 %8, 3
  %39 = mul nsw i64 %7, %8
  %40 = shl i64 %17, 3
  %41 = mul nsw i64 %16, %17
  %42 = shl i64 %20, 3
  %43 = mul nsw i64 %19, %20
  %44 = shl i64 %23, 3
  %45 = mul nsw i64 %22, %23
  %46 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store double 0.000000e+00, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 16
  store double 0.000000e+00, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 24
  store double 0.000000e+00, ptr %49, align 8
  store double 0.000000e+00, ptr %46, align 8
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store double 0.000000e+00, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 16
  store double 0.000000e+00, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 24
  store double 0.000000e+00, ptr %52, align 8
  %53 = alloca ptr, align 8
  store ptr null, ptr %53, align 8
  %54 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %46, ptr nonnull %53, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %3, i64 %4, i64 %5, i64 %36, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %6, i64 %7, i64 %8, i64 %38, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %15, i64 %16, i64 %17, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %18, i64 %19, i64 %20, i64 %42, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %21, i64 %22, i64 %23, i64 %44, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34)
  %55 = load double, ptr %46, align 8
  %56 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %61 = load double, ptr %60, align 8
  store double %55, ptr %0, align 8
  %62 = getelementptr i8, ptr %0, i64 8
  store double %57, ptr %62, align 8
  %63 = getelementptr i8, ptr %0, i64 16
  store double %59, ptr %63, align 8
  %64 = getelementptr i8, ptr %0, i64 24
  store double %61, ptr %64, align 8
  ret void
}

define void @declarer_agent_players_joint_search_information_set_exchange(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33) {
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
  %45 = alloca ptr, align 8
  store ptr null, ptr %45, align 8
  %46 = alloca ptr, align 8
  store ptr null, ptr %46, align 8
  %47 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr nonnull %45, ptr nonnull %46, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %2, i64 %3, i64 %4, i64 %35, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %5, i64 %6, i64 %7, i64 %37, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %14, i64 %15, i64 %16, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %17, i64 %18, i64 %19, i64 %41, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %20, i64 %21, i64 %22, i64 %43, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33)
  ret void
}

define i64 @declarer_agent_players_joint_search_information_set_settled_last(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
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
  %54 = alloca i64, align 8
  store i64 0, ptr %54, align 8
  %55 = alloca ptr, align 8
  store ptr null, ptr %55, align 8
  %56 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load i64, ptr %54, align 8
  ret i64 %57
}

define void @declarer_agent_players_joint_search_information_set_key(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43) {
  %45 = shl i64 %5, 3
  %46 = mul nsw i64 %4, %5
  %47 = shl i64 %8, 3
  %48 = mul nsw i64 %7, %8
  %49 = shl i64 %17, 3
  %50 = mul nsw i64 %16, %17
  %51 = shl i64 %20, 3
  %52 = mul nsw i64 %19, %20
  %53 = shl i64 %23, 3
  %54 = mul nsw i64 %22, %23
  %55 = alloca [2 x i64], align 8
  store i64 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 0, ptr %56, align 8
  store i64 0, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store i64 0, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = call i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr nonnull %55, ptr nonnull %58, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %3, i64 %4, i64 %5, i64 %45, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %6, i64 %7, i64 %8, i64 %47, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %15, i64 %16, i64 %17, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %18, i64 %19, i64 %20, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %21, i64 %22, i64 %23, i64 %53, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43)
  %60 = load i64, ptr %55, align 8
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %62 = load i64, ptr %61, align 8
  store i64 %60, ptr %0, align 8
  %63 = getelementptr i8, ptr %0, i64 8
  store i64 %62, ptr %63, align 8
  ret void
}

define i64 @declarer_agent_players_joint_search_information_set_copy_rows(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34) {
  %36 = shl i64 %4, 3
  %37 = mul nsw i64 %3, %4
  %38 = shl i64 %7, 3
  %39 = mul nsw i64 %6, %7
  %40 = shl i64 %16, 3
  %41 = mul nsw i64 %15, %16
  %42 = shl i64 %19, 3
  %43 = mul nsw i64 %18, %19
  %44 = shl i64 %22, 3
  %45 = mul nsw i64 %21, %22
  %46 = alloca i64, align 8
  store i64 0, ptr %46, align 8
  %47 = alloca ptr, align 8
  store ptr null, ptr %47, align 8
  %48 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %46, ptr nonnull %47, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %2, i64 %3, i64 %4, i64 %36, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %5, i64 %6, i64 %7, i64 %38, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %14, i64 %15, i64 %16, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %17, i64 %18, i64 %19, i64 %42, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %20, i64 %21, i64 %22, i64 %44, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34)
  %49 = load i64, ptr %46, align 8
  ret i64 %49
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
