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

define i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca [7 x i64], align 8
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %113 = getelementptr inbounds nuw i8, ptr %108, i64 40
  %114 = getelementptr inbounds nuw i8, ptr %108, i64 48
  %115 = alloca ptr, align 8
  store ptr null, ptr %115, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %108, i8 0, i64 56, i1 false)
  %116 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %108, ptr nonnull %115, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %89)
  %117 = load i64, ptr %108, align 8
  %118 = load i64, ptr %109, align 8
  %119 = load i64, ptr %110, align 8
  %120 = load i64, ptr %111, align 8
  %121 = load i64, ptr %112, align 8
  %122 = load i64, ptr %113, align 8
  %123 = load i64, ptr %114, align 8
  %124 = icmp eq i64 %98, 3
  %125 = xor i64 %117, %90
  %126 = and i64 %125, 1
  %127 = xor i64 %126, 1
  %128 = select i1 %124, i64 %127, i64 0
  %129 = add nsw i64 %96, %128
  %130 = shl nuw i64 1, %104
  %131 = or i64 %130, %95
  store i64 %105, ptr %0, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %131, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %129, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %117, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %118, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %119, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %120, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %121, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %122, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %123, ptr %141, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103) {
  %105 = icmp slt i64 %93, 0
  %106 = select i1 %105, i64 %32, i64 0
  %107 = getelementptr i64, ptr %31, i64 %93
  %108 = getelementptr i64, ptr %107, i64 %106
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %109, 0
  %111 = select i1 %110, i64 %14, i64 0
  %112 = add i64 %111, %109
  %113 = mul i64 %112, %15
  %114 = getelementptr i64, ptr %13, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr i8, ptr %114, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = or i64 %117, %115
  %119 = getelementptr i8, ptr %114, i64 16
  %120 = load i64, ptr %119, align 8
  %121 = or i64 %118, %120
  %122 = getelementptr i8, ptr %114, i64 24
  %123 = load i64, ptr %122, align 8
  %124 = or i64 %121, %123
  %125 = xor i64 %95, -1
  %126 = and i64 %124, %125
  %127 = or i64 %126, %99
  store i64 %127, ptr %0, align 8
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

define i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92) {
  %94 = alloca i64, align 8
  %95 = alloca ptr, align 8
  store ptr null, ptr %95, align 8
  %96 = getelementptr i8, ptr %86, i64 8
  %97 = load i64, ptr %96, align 8
  store i64 0, ptr %94, align 8
  %98 = call i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr nonnull %94, ptr nonnull %95, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8)
  %99 = load i64, ptr %94, align 8
  %100 = add nsw i64 %99, %97
  store i64 %100, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94) {
  %96 = icmp slt i64 %94, 1
  br i1 %96, label %131, label %97

97:                                               ; preds = %97, %95
  %98 = phi double [ %129, %97 ], [ 0.000000e+00, %95 ]
  %99 = phi double [ %125, %97 ], [ 0.000000e+00, %95 ]
  %100 = phi double [ %121, %97 ], [ 0.000000e+00, %95 ]
  %101 = phi i64 [ %103, %97 ], [ %94, %95 ]
  %102 = phi i64 [ %104, %97 ], [ %93, %95 ]
  %103 = add nsw i64 %101, -1
  %104 = add i64 %102, 1
  %105 = icmp slt i64 %102, 0
  %106 = select i1 %105, i64 %39, i64 0
  %107 = getelementptr double, ptr %38, i64 %102
  %108 = getelementptr double, ptr %107, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = select i1 %105, i64 %46, i64 0
  %111 = getelementptr i64, ptr %45, i64 %102
  %112 = getelementptr i64, ptr %111, i64 %110
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %113, 0
  %115 = select i1 %114, i64 %23, i64 0
  %116 = add i64 %115, %113
  %117 = mul i64 %116, %24
  %118 = getelementptr double, ptr %22, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fmul double %109, %119
  %121 = fadd double %100, %120
  %122 = getelementptr i8, ptr %118, i64 8
  %123 = load double, ptr %122, align 8
  %124 = fmul double %109, %123
  %125 = fadd double %99, %124
  %126 = getelementptr i8, ptr %118, i64 16
  %127 = load double, ptr %126, align 8
  %128 = fmul double %109, %127
  %129 = fadd double %98, %128
  %130 = icmp samesign ugt i64 %101, 1
  br i1 %130, label %97, label %131

131:                                              ; preds = %97, %95
  %132 = phi double [ 0.000000e+00, %95 ], [ %121, %97 ]
  %133 = phi double [ 0.000000e+00, %95 ], [ %125, %97 ]
  %134 = phi double [ 0.000000e+00, %95 ], [ %129, %97 ]
  store double %132, ptr %0, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %133, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %134, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double 0.000000e+00, ptr %137, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94) {
  %96 = icmp slt i64 %94, 0
  %97 = select i1 %96, i64 %32, i64 0
  %98 = getelementptr i64, ptr %31, i64 %94
  %99 = getelementptr i64, ptr %98, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %93, 0
  %102 = select i1 %101, i64 %32, i64 0
  %103 = getelementptr i64, ptr %31, i64 %93
  %104 = getelementptr i64, ptr %103, i64 %102
  %105 = load i64, ptr %104, align 8
  store i64 %100, ptr %104, align 8
  store i64 %105, ptr %99, align 8
  %106 = select i1 %96, i64 %39, i64 0
  %107 = getelementptr double, ptr %38, i64 %94
  %108 = getelementptr double, ptr %107, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = select i1 %101, i64 %39, i64 0
  %111 = getelementptr double, ptr %38, i64 %93
  %112 = getelementptr double, ptr %111, i64 %110
  %113 = load double, ptr %112, align 8
  store double %109, ptr %112, align 8
  store double %113, ptr %108, align 8
  %114 = select i1 %96, i64 %46, i64 0
  %115 = getelementptr i64, ptr %45, i64 %94
  %116 = getelementptr i64, ptr %115, i64 %114
  %117 = load i64, ptr %116, align 8
  %118 = select i1 %101, i64 %46, i64 0
  %119 = getelementptr i64, ptr %45, i64 %93
  %120 = getelementptr i64, ptr %119, i64 %118
  %121 = load i64, ptr %120, align 8
  store i64 %117, ptr %120, align 8
  store i64 %121, ptr %116, align 8
  store ptr null, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103) {
  %105 = icmp slt i64 %94, 1
  br i1 %105, label %119, label %106

106:                                              ; preds = %106, %104
  %107 = phi double [ %117, %106 ], [ 0.000000e+00, %104 ]
  %108 = phi i64 [ %110, %106 ], [ %94, %104 ]
  %109 = phi i64 [ %111, %106 ], [ %93, %104 ]
  %110 = add nsw i64 %108, -1
  %111 = add i64 %109, 1
  %112 = icmp slt i64 %109, 0
  %113 = select i1 %112, i64 %39, i64 0
  %114 = getelementptr double, ptr %38, i64 %109
  %115 = getelementptr double, ptr %114, i64 %113
  %116 = load double, ptr %115, align 8
  %117 = fadd double %107, %116
  %118 = icmp samesign ugt i64 %108, 1
  br i1 %118, label %106, label %119

119:                                              ; preds = %106, %104
  %120 = phi double [ 0.000000e+00, %104 ], [ %117, %106 ]
  store double %120, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = alloca ptr, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
  %108 = add nsw i64 %94, %93
  %109 = icmp sgt i64 %94, 0
  br i1 %109, label %110, label %128

110:                                              ; preds = %124, %105
  %111 = phi i64 [ %125, %124 ], [ %108, %105 ]
  %112 = phi i64 [ %126, %124 ], [ %93, %105 ]
  %113 = icmp slt i64 %112, 0
  %114 = select i1 %113, i64 %46, i64 0
  %115 = getelementptr i64, ptr %45, i64 %112
  %116 = getelementptr i64, ptr %115, i64 %114
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, %104
  br i1 %118, label %119, label %121

119:                                              ; preds = %110
  %120 = add nsw i64 %112, 1
  br label %124

121:                                              ; preds = %110
  %122 = add nsw i64 %111, -1
  store ptr null, ptr %106, align 8
  %123 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr nonnull %106, ptr nonnull %107, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %112, i64 %122)
  br label %124

124:                                              ; preds = %121, %119
  %125 = phi i64 [ %111, %119 ], [ %122, %121 ]
  %126 = phi i64 [ %120, %119 ], [ %112, %121 ]
  %127 = icmp slt i64 %126, %125
  br i1 %127, label %110, label %128

128:                                              ; preds = %124, %105
  %129 = phi i64 [ %108, %105 ], [ %125, %124 ]
  %130 = sub nsw i64 %129, %93
  store i64 %130, ptr %0, align 8
  ret i32 0
}

define range(i32 -1, -2) i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103) {
  %105 = alloca i64, align 8
  %106 = alloca ptr, align 8
  store ptr null, ptr %106, align 8
  %107 = alloca double, align 8
  %108 = alloca ptr, align 8
  store ptr null, ptr %108, align 8
  %109 = alloca i64, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = alloca i64, align 8
  store i64 0, ptr %111, align 8
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  %113 = alloca i64, align 8
  store i64 0, ptr %113, align 8
  %114 = alloca ptr, align 8
  store ptr null, ptr %114, align 8
  %115 = alloca i64, align 8
  store i64 0, ptr %115, align 8
  %116 = alloca ptr, align 8
  store ptr null, ptr %116, align 8
  %117 = alloca i64, align 8
  store i64 0, ptr %117, align 8
  %118 = alloca ptr, align 8
  store ptr null, ptr %118, align 8
  %119 = alloca i64, align 8
  store i64 0, ptr %119, align 8
  %120 = alloca ptr, align 8
  store ptr null, ptr %120, align 8
  %121 = alloca i64, align 8
  store i64 0, ptr %121, align 8
  %122 = alloca ptr, align 8
  store ptr null, ptr %122, align 8
  %123 = alloca i64, align 8
  store i64 0, ptr %123, align 8
  %124 = alloca ptr, align 8
  store ptr null, ptr %124, align 8
  %125 = alloca i64, align 8
  store i64 0, ptr %125, align 8
  %126 = alloca ptr, align 8
  store ptr null, ptr %126, align 8
  %127 = alloca i64, align 8
  store i64 0, ptr %127, align 8
  %128 = alloca ptr, align 8
  store ptr null, ptr %128, align 8
  %129 = alloca i64, align 8
  store i64 0, ptr %129, align 8
  %130 = alloca ptr, align 8
  store ptr null, ptr %130, align 8
  store i64 0, ptr %105, align 8
  %131 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %105, ptr nonnull %106, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %132 = load i64, ptr %105, align 8
  store double 0.000000e+00, ptr %107, align 8
  %133 = call i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr nonnull %107, ptr nonnull %108, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %134 = load double, ptr %107, align 8
  %135 = and i64 %132, 8191
  %136 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %135)
  %137 = lshr i64 %132, 16
  %138 = and i64 %137, 8191
  %139 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %138)
  %140 = shl nuw nsw i64 %136, 8
  %141 = shl nuw nsw i64 %139, 4
  %142 = or disjoint i64 %140, %141
  %143 = lshr i64 %132, 32
  %144 = and i64 %143, 8191
  %145 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %144)
  %146 = or disjoint i64 %145, %142
  %147 = lshr i64 %132, 48
  %148 = and i64 %147, 8191
  %149 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %148)
  %150 = shl nuw nsw i64 %146, 28
  %151 = shl nuw nsw i64 %149, 24
  %152 = or disjoint i64 %150, %151
  %153 = shl i64 %96, 16
  %154 = shl i64 %102, 14
  store i64 0, ptr %109, align 8
  %155 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %109, ptr nonnull %110, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %156 = load i64, ptr %109, align 8
  %157 = shl i64 %156, 12
  %158 = shl i64 %98, 8
  %159 = shl i64 %100, 6
  %160 = icmp eq i64 %98, 0
  br i1 %160, label %186, label %161

161:                                              ; preds = %104
  %162 = shl nsw i64 -1, %101
  %163 = xor i64 %162, -1
  %164 = and i64 %132, %163
  %165 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %164)
  br label %186

166:                                              ; preds = %234, %229
  %167 = phi i64 [ %227, %229 ], [ %253, %234 ]
  %168 = phi i64 [ %218, %229 ], [ %257, %234 ]
  %169 = phi i64 [ %94, %229 ], [ %236, %234 ]
  %170 = phi i64 [ %93, %229 ], [ %235, %234 ]
  %171 = icmp slt i64 %170, 0
  %172 = select i1 %171, i64 %39, i64 0
  %173 = getelementptr double, ptr %38, i64 %170
  %174 = getelementptr double, ptr %173, i64 %172
  %175 = load double, ptr %174, align 8
  %176 = fdiv double %175, %134
  %177 = fmul double %176, 1.000000e+12
  %178 = fadd double %177, 5.000000e-01
  store i64 0, ptr %123, align 8
  %179 = call i32 @0(ptr nonnull %123, ptr nonnull %124, double %178)
  switch i32 %179, label %259 [
    i32 -2, label %234
    i32 0, label %234
  ], !prof !0

180:                                              ; preds = %259, %182
  %181 = phi i32 [ 0, %182 ], [ %179, %259 ]
  ret i32 %181

182:                                              ; preds = %234, %186
  %183 = phi i64 [ %218, %186 ], [ %257, %234 ]
  %184 = phi i64 [ %227, %186 ], [ %253, %234 ]
  store i64 %184, ptr %0, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %183, ptr %185, align 8
  br label %180

186:                                              ; preds = %161, %104
  %187 = phi i64 [ %165, %161 ], [ 0, %104 ]
  %188 = or i64 %158, %153
  %189 = or i64 %188, %159
  %190 = or i64 %189, %154
  %191 = or i64 %190, %152
  %192 = or i64 %191, %157
  %193 = or disjoint i64 %192, %187
  store i64 0, ptr %111, align 8
  %194 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %111, ptr nonnull %112, i64 %99, i64 %132)
  %195 = load i64, ptr %111, align 8
  store i64 0, ptr %113, align 8
  %196 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %113, ptr nonnull %114, i64 %193, i64 %195)
  %197 = load i64, ptr %113, align 8
  %198 = icmp slt i64 %93, 0
  %199 = select i1 %198, i64 %32, i64 0
  %200 = getelementptr i64, ptr %31, i64 %93
  %201 = getelementptr i64, ptr %200, i64 %199
  %202 = load i64, ptr %201, align 8
  %203 = icmp slt i64 %202, 0
  %204 = select i1 %203, i64 %14, i64 0
  %205 = add i64 %204, %202
  %206 = icmp slt i64 %90, 0
  %207 = select i1 %206, i64 %15, i64 0
  %208 = mul i64 %205, %15
  %209 = getelementptr i64, ptr %13, i64 %208
  %210 = getelementptr i64, ptr %209, i64 %90
  %211 = getelementptr i64, ptr %210, i64 %207
  %212 = load i64, ptr %211, align 8
  %213 = xor i64 %95, -1
  %214 = and i64 %212, %213
  store i64 0, ptr %115, align 8
  %215 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %115, ptr nonnull %116, i64 %214, i64 %132)
  %216 = load i64, ptr %115, align 8
  store i64 0, ptr %117, align 8
  %217 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %117, ptr nonnull %118, i64 %197, i64 %216)
  %218 = load i64, ptr %117, align 8
  %219 = and i64 %90, 3
  %220 = xor i64 %219, 2
  %221 = getelementptr i64, ptr %209, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = and i64 %222, %213
  store i64 0, ptr %119, align 8
  %224 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %119, ptr nonnull %120, i64 %223, i64 %132)
  %225 = load i64, ptr %119, align 8
  store i64 0, ptr %121, align 8
  %226 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %121, ptr nonnull %122, i64 %218, i64 %225)
  %227 = load i64, ptr %121, align 8
  %228 = icmp slt i64 %94, 1
  br i1 %228, label %182, label %229

229:                                              ; preds = %186
  %230 = getelementptr i64, ptr %13, i64 %91
  %231 = icmp slt i64 %91, 0
  %232 = select i1 %231, i64 %15, i64 0
  %233 = getelementptr i64, ptr %230, i64 %232
  br label %166

234:                                              ; preds = %166, %166
  %235 = add i64 %170, 1
  %236 = add nsw i64 %169, -1
  %237 = load i64, ptr %123, align 8
  %238 = select i1 %171, i64 %32, i64 0
  %239 = getelementptr i64, ptr %31, i64 %170
  %240 = getelementptr i64, ptr %239, i64 %238
  %241 = load i64, ptr %240, align 8
  %242 = icmp slt i64 %241, 0
  %243 = select i1 %242, i64 %14, i64 0
  %244 = add i64 %243, %241
  %245 = mul i64 %244, %15
  %246 = getelementptr i64, ptr %233, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = and i64 %247, %213
  store i64 0, ptr %125, align 8
  %249 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %125, ptr nonnull %126, i64 %248, i64 %132)
  %250 = load i64, ptr %125, align 8
  store i64 0, ptr %127, align 8
  %251 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %127, ptr nonnull %128, i64 %250, i64 %237)
  %252 = load i64, ptr %127, align 8
  %253 = add nsw i64 %252, %167
  %254 = xor i64 %250, 2685821657736338717
  store i64 0, ptr %129, align 8
  %255 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %129, ptr nonnull %130, i64 %237, i64 %254)
  %256 = load i64, ptr %129, align 8
  %257 = add nsw i64 %256, %168
  %258 = icmp sgt i64 %169, 1
  br i1 %258, label %166, label %182

259:                                              ; preds = %166
  store ptr null, ptr %1, align 8
  br label %180
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2) #2 {
  %4 = fptosi double %2 to i64
  store i64 %4, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95) {
  %97 = icmp slt i64 %95, 1
  br i1 %97, label %127, label %98

98:                                               ; preds = %98, %96
  %99 = phi i64 [ %100, %98 ], [ 0, %96 ]
  %100 = add nuw nsw i64 %99, 1
  %101 = add nsw i64 %99, %93
  %102 = icmp slt i64 %101, 0
  %103 = select i1 %102, i64 %32, i64 0
  %104 = getelementptr i64, ptr %31, i64 %101
  %105 = getelementptr i64, ptr %104, i64 %103
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %99, %94
  %108 = icmp slt i64 %107, 0
  %109 = select i1 %108, i64 %32, i64 0
  %110 = getelementptr i64, ptr %31, i64 %107
  %111 = getelementptr i64, ptr %110, i64 %109
  store i64 %106, ptr %111, align 8
  %112 = select i1 %102, i64 %39, i64 0
  %113 = getelementptr double, ptr %38, i64 %101
  %114 = getelementptr double, ptr %113, i64 %112
  %115 = load double, ptr %114, align 8
  %116 = select i1 %108, i64 %39, i64 0
  %117 = getelementptr double, ptr %38, i64 %107
  %118 = getelementptr double, ptr %117, i64 %116
  store double %115, ptr %118, align 8
  %119 = select i1 %102, i64 %46, i64 0
  %120 = getelementptr i64, ptr %45, i64 %101
  %121 = getelementptr i64, ptr %120, i64 %119
  %122 = load i64, ptr %121, align 8
  %123 = select i1 %108, i64 %46, i64 0
  %124 = getelementptr i64, ptr %45, i64 %107
  %125 = getelementptr i64, ptr %124, i64 %123
  store i64 %122, ptr %125, align 8
  %126 = icmp eq i64 %95, %100
  br i1 %126, label %127, label %98

127:                                              ; preds = %98, %96
  store i64 %94, ptr %0, align 8
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

define void @declarer_agent_players_joint_search_information_set_play(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
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
  %57 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  store i64 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 24
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store i64 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 48
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store i64 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 64
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %57, i64 72
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 80
  store i64 0, ptr %67, align 8
  store i64 0, ptr %57, align 8
  %68 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store i64 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %57, i64 24
  store i64 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store i64 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store i64 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %57, i64 48
  store i64 0, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %57, i64 64
  store i64 0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %57, i64 72
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %57, i64 80
  store i64 0, ptr %77, align 8
  %78 = alloca ptr, align 8
  store ptr null, ptr %78, align 8
  %79 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %57, ptr nonnull %78, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %3, i64 %4, i64 %5, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %6, i64 %7, i64 %8, i64 %49, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %15, i64 %16, i64 %17, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %18, i64 %19, i64 %20, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %21, i64 %22, i64 %23, i64 %55, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  %80 = load i64, ptr %57, align 8
  %81 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %57, i64 40
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %57, i64 48
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %57, i64 72
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %57, i64 80
  %100 = load i64, ptr %99, align 8
  store i64 %80, ptr %0, align 8
  %101 = getelementptr i8, ptr %0, i64 8
  store i64 %82, ptr %101, align 8
  %102 = getelementptr i8, ptr %0, i64 16
  store i64 %84, ptr %102, align 8
  %103 = getelementptr i8, ptr %0, i64 24
  store i64 %86, ptr %103, align 8
  %104 = getelementptr i8, ptr %0, i64 32
  store i64 %88, ptr %104, align 8
  %105 = getelementptr i8, ptr %0, i64 40
  store i64 %90, ptr %105, align 8
  %106 = getelementptr i8, ptr %0, i64 48
  store i64 %92, ptr %106, align 8
  %107 = getelementptr i8, ptr %0, i64 56
  store i64 %94, ptr %107, align 8
  %108 = getelementptr i8, ptr %0, i64 64
  store i64 %96, ptr %108, align 8
  %109 = getelementptr i8, ptr %0, i64 72
  store i64 %98, ptr %109, align 8
  %110 = getelementptr i8, ptr %0, i64 80
  store i64 %100, ptr %110, align 8
  ret void
}

define i64 @declarer_agent_players_joint_search_information_set_cards_in_play(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41) {
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
  %53 = alloca i64, align 8
  store i64 0, ptr %53, align 8
  %54 = alloca ptr, align 8
  store ptr null, ptr %54, align 8
  %55 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %53, ptr nonnull %54, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %2, i64 %3, i64 %4, i64 %43, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %5, i64 %6, i64 %7, i64 %45, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %14, i64 %15, i64 %16, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %17, i64 %18, i64 %19, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %20, i64 %21, i64 %22, i64 %51, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41)
  %56 = load i64, ptr %53, align 8
  ret i64 %56
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

define i64 @declarer_agent_players_joint_search_information_set_effort(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30) {
  %32 = shl i64 %4, 3
  %33 = mul nsw i64 %3, %4
  %34 = shl i64 %7, 3
  %35 = mul nsw i64 %6, %7
  %36 = shl i64 %16, 3
  %37 = mul nsw i64 %15, %16
  %38 = shl i64 %19, 3
  %39 = mul nsw i64 %18, %19
  %40 = shl i64 %22, 3
  %41 = mul nsw i64 %21, %22
  %42 = alloca i64, align 8
  store i64 0, ptr %42, align 8
  %43 = alloca ptr, align 8
  store ptr null, ptr %43, align 8
  %44 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %42, ptr nonnull %43, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %33, i64 8, ptr %2, i64 %3, i64 %4, i64 %32, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %5, i64 %6, i64 %7, i64 %34, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %14, i64 %15, i64 %16, i64 %36, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %17, i64 %18, i64 %19, i64 %38, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %20, i64 %21, i64 %22, i64 %40, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30)
  %45 = load i64, ptr %42, align 8
  ret i64 %45
}

define void @declarer_agent_players_joint_search_information_set_bound(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33) {
  %35 = shl i64 %5, 3
  %36 = mul nsw i64 %4, %5
  %37 = shl i64 %8, 3
  %38 = mul nsw i64 %7, %8
  %39 = shl i64 %17, 3
  %40 = mul nsw i64 %16, %17
  %41 = shl i64 %20, 3
  %42 = mul nsw i64 %19, %20
  %43 = shl i64 %23, 3
  %44 = mul nsw i64 %22, %23
  %45 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store double 0.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store double 0.000000e+00, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store double 0.000000e+00, ptr %48, align 8
  store double 0.000000e+00, ptr %45, align 8
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store double 0.000000e+00, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store double 0.000000e+00, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store double 0.000000e+00, ptr %51, align 8
  %52 = alloca ptr, align 8
  store ptr null, ptr %52, align 8
  %53 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %45, ptr nonnull %52, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %3, i64 %4, i64 %5, i64 %35, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %6, i64 %7, i64 %8, i64 %37, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %15, i64 %16, i64 %17, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %18, i64 %19, i64 %20, i64 %41, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %21, i64 %22, i64 %23, i64 %43, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33)
  %54 = load double, ptr %45, align 8
  %55 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %60 = load double, ptr %59, align 8
  store double %54, ptr %0, align 8
  %61 = getelementptr i8, ptr %0, i64 8
  store double %56, ptr %61, align 8
  %62 = getelementptr i8, ptr %0, i64 16
  store double %58, ptr %62, align 8
  %63 = getelementptr i8, ptr %0, i64 24
  store double %60, ptr %63, align 8
  ret void
}

define void @declarer_agent_players_joint_search_information_set_exchange(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32) {
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
  %44 = alloca ptr, align 8
  store ptr null, ptr %44, align 8
  %45 = alloca ptr, align 8
  store ptr null, ptr %45, align 8
  %46 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exchange(ptr nonnull %44, ptr nonnull %45, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %2, i64 %3, i64 %4, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %5, i64 %6, i64 %7, i64 %36, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %14, i64 %15, i64 %16, i64 %38, i64 8, ptr null, ptr null, i64 %41, i64 8, ptr %17, i64 %18, i64 %19, i64 %40, i64 8, ptr null, ptr null, i64 %43, i64 8, ptr %20, i64 %21, i64 %22, i64 %42, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32)
  ret void
}

define double @declarer_agent_players_joint_search_information_set_total_weight(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41) {
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
  %55 = call i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr nonnull %53, ptr nonnull %54, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %2, i64 %3, i64 %4, i64 %43, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %5, i64 %6, i64 %7, i64 %45, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %14, i64 %15, i64 %16, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %17, i64 %18, i64 %19, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %20, i64 %21, i64 %22, i64 %51, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41)
  %56 = load double, ptr %53, align 8
  ret double %56
}

define i64 @declarer_agent_players_joint_search_information_set_settled_last(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
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
  %56 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load i64, ptr %54, align 8
  ret i64 %57
}

define void @declarer_agent_players_joint_search_information_set_key(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
  %44 = shl i64 %5, 3
  %45 = mul nsw i64 %4, %5
  %46 = shl i64 %8, 3
  %47 = mul nsw i64 %7, %8
  %48 = shl i64 %17, 3
  %49 = mul nsw i64 %16, %17
  %50 = shl i64 %20, 3
  %51 = mul nsw i64 %19, %20
  %52 = shl i64 %23, 3
  %53 = mul nsw i64 %22, %23
  %54 = alloca [2 x i64], align 8
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 0, ptr %55, align 8
  store i64 0, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 0, ptr %56, align 8
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = call i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr nonnull %54, ptr nonnull %57, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %3, i64 %4, i64 %5, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %6, i64 %7, i64 %8, i64 %46, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %15, i64 %16, i64 %17, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %18, i64 %19, i64 %20, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %21, i64 %22, i64 %23, i64 %52, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %59 = load i64, ptr %54, align 8
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %61 = load i64, ptr %60, align 8
  store i64 %59, ptr %0, align 8
  %62 = getelementptr i8, ptr %0, i64 8
  store i64 %61, ptr %62, align 8
  ret void
}

define i64 @declarer_agent_players_joint_search_information_set_copy_rows(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33) {
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
  %47 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %45, ptr nonnull %46, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %2, i64 %3, i64 %4, i64 %35, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %5, i64 %6, i64 %7, i64 %37, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %40, i64 8, ptr %14, i64 %15, i64 %16, i64 %39, i64 8, ptr null, ptr null, i64 %42, i64 8, ptr %17, i64 %18, i64 %19, i64 %41, i64 8, ptr null, ptr null, i64 %44, i64 8, ptr %20, i64 %21, i64 %22, i64 %43, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33)
  %48 = load i64, ptr %45, align 8
  ret i64 %48
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
