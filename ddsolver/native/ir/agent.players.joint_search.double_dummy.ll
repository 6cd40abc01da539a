source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  store i64 0, ptr %15, align 8
  %19 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %15, ptr nonnull %16, i64 %4, i64 %8)
  %20 = load i64, ptr %15, align 8
  %21 = shl i64 %13, 8
  %22 = shl i64 %6, 4
  %23 = or i64 %7, %22
  %24 = or i64 %23, %21
  store i64 0, ptr %17, align 8
  %25 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %17, ptr nonnull %18, i64 %20, i64 %24)
  %26 = load i64, ptr %17, align 8
  %27 = or i64 %26, 1
  store i64 %27, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca i64, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = alloca i64, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  store i64 0, ptr %108, align 8
  %112 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %113 = load i64, ptr %108, align 8
  %114 = getelementptr i8, ptr %86, i64 16
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %113, %115
  br i1 %116, label %117, label %118

117:                                              ; preds = %107
  store i64 1, ptr %86, align 8
  br label %121

118:                                              ; preds = %107
  %119 = load i64, ptr %86, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %123, label %121

121:                                              ; preds = %123, %118, %117
  %122 = phi i64 [ %149, %123 ], [ 1, %117 ], [ 1, %118 ]
  store i64 %122, ptr %0, align 8
  ret i32 0

123:                                              ; preds = %118
  %124 = icmp slt i64 %104, 0
  %125 = select i1 %124, i64 %14, i64 0
  %126 = add i64 %125, %104
  %127 = mul i64 %126, %15
  %128 = getelementptr i64, ptr %13, i64 %127
  %129 = xor i64 %95, -1
  %130 = load i64, ptr %128, align 8
  %131 = and i64 %130, %129
  %132 = getelementptr i8, ptr %128, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = and i64 %133, %129
  %135 = getelementptr i8, ptr %128, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = and i64 %136, %129
  %138 = getelementptr i8, ptr %128, i64 24
  %139 = load i64, ptr %138, align 8
  %140 = and i64 %139, %129
  %141 = and i64 %90, 1
  %142 = icmp eq i64 %141, 0
  %143 = add i64 %103, 1
  %144 = sub i64 %143, %105
  %145 = select i1 %142, i64 %105, i64 %144
  store i64 0, ptr %110, align 8
  %146 = call i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr nonnull %110, ptr nonnull %111, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %131, i64 %134, i64 %137, i64 %140, i64 %89, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %145, i64 %106)
  %147 = load i64, ptr %110, align 8
  %148 = sub nsw i64 1, %147
  %149 = select i1 %142, i64 %147, i64 %148
  br label %121
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double)

declare i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104) {
  %106 = alloca i64, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
  %108 = alloca i64, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = alloca i64, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  %112 = alloca i64, align 8
  store i64 0, ptr %112, align 8
  %113 = alloca ptr, align 8
  store ptr null, ptr %113, align 8
  %114 = alloca i64, align 8
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
  %120 = icmp slt i64 %104, 0
  %121 = select i1 %120, i64 %32, i64 0
  %122 = getelementptr i64, ptr %31, i64 %104
  %123 = getelementptr i64, ptr %122, i64 %121
  %124 = load i64, ptr %123, align 8
  store i64 0, ptr %106, align 8
  %125 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %106, ptr nonnull %107, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %124)
  %126 = load i64, ptr %106, align 8
  %127 = ashr i64 %126, 1
  %128 = add nsw i64 %71, -1
  %129 = and i64 %127, %128
  %130 = icmp slt i64 %129, 0
  %131 = select i1 %130, i64 %71, i64 0
  %132 = add i64 %131, %129
  %133 = mul i64 %132, %72
  %134 = getelementptr i64, ptr %70, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, %126
  br i1 %136, label %139, label %142

137:                                              ; preds = %202, %198, %139
  %138 = phi i64 [ %141, %139 ], [ %199, %202 ], [ %199, %198 ]
  store i64 %138, ptr %0, align 8
  ret i32 0

139:                                              ; preds = %105
  %140 = getelementptr i8, ptr %134, i64 8
  %141 = load i64, ptr %140, align 8
  br label %137

142:                                              ; preds = %105
  store i64 0, ptr %108, align 8
  %143 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %108, ptr nonnull %109, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %144 = load i64, ptr %108, align 8
  %145 = icmp slt i64 %124, 0
  %146 = select i1 %145, i64 %14, i64 0
  %147 = add i64 %146, %124
  %148 = icmp slt i64 %144, 0
  %149 = select i1 %148, i64 %15, i64 0
  %150 = mul i64 %147, %15
  %151 = getelementptr i64, ptr %13, i64 %150
  %152 = getelementptr i64, ptr %151, i64 %144
  %153 = getelementptr i64, ptr %152, i64 %149
  %154 = load i64, ptr %153, align 8
  %155 = xor i64 %95, -1
  %156 = and i64 %154, %155
  store i64 0, ptr %110, align 8
  %157 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %110, ptr nonnull %111, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %158 = load i64, ptr %110, align 8
  %159 = xor i64 %156, -1
  %160 = and i64 %158, %159
  %161 = icmp eq i64 %98, 0
  br i1 %161, label %165, label %162

162:                                              ; preds = %142
  store i64 0, ptr %112, align 8
  %163 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %112, ptr nonnull %113, i64 %156, i64 %100)
  %164 = load i64, ptr %112, align 8
  br label %165

165:                                              ; preds = %162, %142
  %166 = phi i64 [ %164, %162 ], [ %156, %142 ]
  %167 = select i1 %120, i64 %46, i64 0
  %168 = getelementptr i64, ptr %45, i64 %104
  %169 = getelementptr i64, ptr %168, i64 %167
  %170 = load i64, ptr %169, align 8
  %171 = sub nsw i64 %170, %96
  %172 = add nsw i64 %171, 1
  %173 = icmp slt i64 %171, %103
  %174 = select i1 %173, i64 0, i64 %166
  %175 = icmp ne i64 %166, 0
  %176 = select i1 %175, i1 %173, i1 false
  br i1 %176, label %177, label %198

177:                                              ; preds = %196, %165
  %178 = phi i64 [ %197, %196 ], [ %174, %165 ]
  %179 = phi i64 [ %185, %196 ], [ %166, %165 ]
  store i64 0, ptr %114, align 8
  %180 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %114, ptr nonnull %115, i64 %179)
  %181 = load i64, ptr %114, align 8
  store i64 0, ptr %116, align 8
  %182 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %116, ptr nonnull %117, i64 %181, i64 %179, i64 %160)
  %183 = load i64, ptr %116, align 8
  %184 = xor i64 %183, -1
  %185 = and i64 %179, %184
  %186 = icmp ne i64 %185, 0
  %187 = icmp ne i64 %178, 0
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %189, label %194

189:                                              ; preds = %177
  %190 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %183, i1 false)
  store i64 0, ptr %118, align 8
  %191 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %118, ptr nonnull %119, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %124, i64 %172, i64 %190)
  %192 = load i64, ptr %118, align 8
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %196

194:                                              ; preds = %189, %177
  %195 = or i64 %183, %178
  br label %196

196:                                              ; preds = %194, %189
  %197 = phi i64 [ %178, %189 ], [ %195, %194 ]
  br i1 %186, label %177, label %198

198:                                              ; preds = %196, %165
  %199 = phi i64 [ %174, %165 ], [ %197, %196 ]
  %200 = load i64, ptr %86, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %202, label %137

202:                                              ; preds = %198
  store i64 %126, ptr %134, align 8
  %203 = getelementptr i8, ptr %134, i64 8
  store i64 %199, ptr %203, align 8
  br label %137
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca i64, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = alloca i64, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  %112 = alloca i64, align 8
  %113 = alloca ptr, align 8
  store ptr null, ptr %113, align 8
  %114 = icmp slt i64 %104, 0
  %115 = select i1 %114, i64 %32, i64 0
  %116 = getelementptr i64, ptr %31, i64 %104
  %117 = getelementptr i64, ptr %116, i64 %115
  %118 = load i64, ptr %117, align 8
  store i64 0, ptr %108, align 8
  %119 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %108, ptr nonnull %109, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %118)
  %120 = load i64, ptr %108, align 8
  %121 = mul i64 %105, 1425089352415399810
  %122 = add nsw i64 %120, %121
  %123 = ashr i64 %122, 1
  %124 = add nsw i64 %71, -1
  %125 = and i64 %123, %124
  %126 = icmp slt i64 %125, 0
  %127 = select i1 %126, i64 %71, i64 0
  %128 = add i64 %127, %125
  %129 = mul i64 %128, %72
  %130 = getelementptr i64, ptr %70, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, %122
  br i1 %132, label %135, label %138

133:                                              ; preds = %156, %152, %135
  %134 = phi i64 [ %137, %135 ], [ %153, %156 ], [ %153, %152 ]
  store i64 %134, ptr %0, align 8
  ret i32 0

135:                                              ; preds = %107
  %136 = getelementptr i8, ptr %130, i64 8
  %137 = load i64, ptr %136, align 8
  br label %133

138:                                              ; preds = %107
  %139 = icmp sgt i64 %106, 0
  br i1 %139, label %140, label %152

140:                                              ; preds = %138
  store i64 0, ptr %110, align 8
  %141 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %110, ptr nonnull %111, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %118, i64 %106, i64 %105)
  %142 = load i64, ptr %110, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %152

144:                                              ; preds = %147, %140
  %145 = phi i64 [ %148, %147 ], [ %106, %140 ]
  %146 = icmp sgt i64 %145, 1
  br i1 %146, label %147, label %152

147:                                              ; preds = %144
  %148 = add nsw i64 %145, -1
  store i64 0, ptr %112, align 8
  %149 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %112, ptr nonnull %113, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %118, i64 %148, i64 %105)
  %150 = load i64, ptr %112, align 8
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %144, label %152

152:                                              ; preds = %147, %144, %140, %138
  %153 = phi i64 [ %106, %140 ], [ %106, %138 ], [ %148, %147 ], [ 0, %144 ]
  %154 = load i64, ptr %86, align 8
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %156, label %133

156:                                              ; preds = %152
  store i64 %122, ptr %130, align 8
  %157 = getelementptr i8, ptr %130, i64 8
  store i64 %153, ptr %157, align 8
  br label %133
}

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105) {
  %107 = alloca i64, align 8
  %108 = alloca ptr, align 8
  store ptr null, ptr %108, align 8
  %109 = alloca i64, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = alloca i64, align 8
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  %113 = alloca i64, align 8
  %114 = alloca ptr, align 8
  store ptr null, ptr %114, align 8
  %115 = alloca i64, align 8
  %116 = alloca ptr, align 8
  store ptr null, ptr %116, align 8
  %117 = alloca i64, align 8
  %118 = alloca ptr, align 8
  store ptr null, ptr %118, align 8
  %119 = alloca i64, align 8
  %120 = alloca ptr, align 8
  store ptr null, ptr %120, align 8
  %121 = icmp slt i64 %104, 0
  %122 = select i1 %121, i64 %46, i64 0
  %123 = getelementptr i64, ptr %45, i64 %104
  %124 = getelementptr i64, ptr %123, i64 %122
  %125 = load i64, ptr %124, align 8
  store i64 0, ptr %107, align 8
  %126 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %107, ptr nonnull %108, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %127 = load i64, ptr %107, align 8
  %128 = shl nuw i64 1, %105
  %129 = and i64 %127, %128
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %133, label %131

131:                                              ; preds = %202, %153, %106
  %132 = phi i64 [ %203, %202 ], [ %156, %153 ], [ %125, %106 ]
  store i64 %132, ptr %0, align 8
  ret i32 0

133:                                              ; preds = %106
  %134 = select i1 %121, i64 %32, i64 0
  %135 = getelementptr i64, ptr %31, i64 %104
  %136 = getelementptr i64, ptr %135, i64 %134
  %137 = load i64, ptr %136, align 8
  store i64 0, ptr %109, align 8
  %138 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %109, ptr nonnull %110, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %137)
  %139 = load i64, ptr %109, align 8
  %140 = mul i64 %105, 1425089352415399810
  %141 = add i64 %140, 1425089352415399810
  %142 = add nsw i64 %141, %139
  %143 = ashr i64 %142, 1
  %144 = add nsw i64 %71, -1
  %145 = and i64 %143, %144
  %146 = icmp slt i64 %145, 0
  %147 = select i1 %146, i64 %71, i64 0
  %148 = add i64 %147, %145
  %149 = mul i64 %148, %72
  %150 = getelementptr i64, ptr %70, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, %142
  br i1 %152, label %153, label %157

153:                                              ; preds = %133
  %154 = getelementptr i8, ptr %150, i64 8
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, %96
  br label %131

157:                                              ; preds = %133
  store i64 0, ptr %111, align 8
  %158 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %111, ptr nonnull %112, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %159 = load i64, ptr %111, align 8
  %160 = icmp slt i64 %137, 0
  %161 = select i1 %160, i64 %14, i64 0
  %162 = add i64 %161, %137
  %163 = icmp slt i64 %159, 0
  %164 = select i1 %163, i64 %15, i64 0
  %165 = mul i64 %162, %15
  %166 = getelementptr i64, ptr %13, i64 %165
  %167 = getelementptr i64, ptr %166, i64 %159
  %168 = getelementptr i64, ptr %167, i64 %164
  %169 = load i64, ptr %168, align 8
  %170 = xor i64 %95, -1
  %171 = and i64 %169, %170
  store i64 0, ptr %113, align 8
  %172 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %113, ptr nonnull %114, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %173 = load i64, ptr %113, align 8
  %174 = xor i64 %171, -1
  %175 = and i64 %173, %174
  store i64 0, ptr %115, align 8
  %176 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %115, ptr nonnull %116, i64 %105, i64 %171, i64 %175)
  %177 = load i64, ptr %115, align 8
  %178 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %177, i1 false)
  %179 = sub nsw i64 %125, %96
  %180 = add nsw i64 %179, 1
  %181 = icmp slt i64 %180, %103
  br i1 %181, label %182, label %196

182:                                              ; preds = %157
  %183 = add nsw i64 %179, 2
  store i64 0, ptr %117, align 8
  %184 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %117, ptr nonnull %118, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %137, i64 %183, i64 %178)
  %185 = load i64, ptr %117, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %196, label %187

187:                                              ; preds = %191, %182
  %188 = phi i64 [ %189, %191 ], [ %180, %182 ]
  %189 = add nsw i64 %188, 1
  %190 = icmp slt i64 %189, %103
  br i1 %190, label %191, label %196

191:                                              ; preds = %187
  %192 = add nsw i64 %188, 2
  store i64 0, ptr %119, align 8
  %193 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %119, ptr nonnull %120, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %137, i64 %192, i64 %178)
  %194 = load i64, ptr %119, align 8
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %187

196:                                              ; preds = %191, %187, %182, %157
  %197 = phi i64 [ %180, %182 ], [ %180, %157 ], [ %189, %191 ], [ %103, %187 ]
  %198 = load i64, ptr %86, align 8
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %202

200:                                              ; preds = %196
  store i64 %142, ptr %150, align 8
  %201 = getelementptr i8, ptr %150, i64 8
  store i64 %197, ptr %201, align 8
  br label %202

202:                                              ; preds = %200, %196
  %203 = add nsw i64 %197, %96
  br label %131
}

define range(i32 0, 2) i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca i64, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = icmp slt i64 %94, 1
  br i1 %110, label %175, label %111

111:                                              ; preds = %107
  %112 = icmp eq i64 %106, 0
  %113 = add nuw nsw i64 %94, 1
  %114 = sub i64 %104, %105
  %115 = icmp slt i64 %114, 1
  %116 = icmp slt i64 %104, 0
  %117 = select i1 %116, i64 %32, i64 0
  %118 = getelementptr i64, ptr %31, i64 %104
  %119 = getelementptr i64, ptr %118, i64 %117
  %120 = add nsw i64 %104, 1
  br label %121

121:                                              ; preds = %152, %111
  %122 = phi i64 [ 0, %111 ], [ %123, %152 ]
  %123 = add nuw nsw i64 %122, 1
  %124 = add nsw i64 %122, %93
  %125 = icmp slt i64 %124, 0
  %126 = select i1 %125, i64 %46, i64 0
  %127 = getelementptr i64, ptr %45, i64 %124
  %128 = getelementptr i64, ptr %127, i64 %126
  %129 = load i64, ptr %128, align 8
  %130 = sub nsw i64 %129, %96
  br i1 %112, label %148, label %176

131:                                              ; preds = %177, %131
  %132 = phi i64 [ %144, %131 ], [ %106, %177 ]
  %133 = phi i64 [ %135, %131 ], [ %182, %177 ]
  %134 = phi i64 [ %136, %131 ], [ %105, %177 ]
  %135 = add nsw i64 %133, -1
  %136 = add i64 %134, %113
  %137 = add i64 %123, %134
  %138 = icmp slt i64 %137, 0
  %139 = select i1 %138, i64 %46, i64 0
  %140 = getelementptr i64, ptr %45, i64 %137
  %141 = getelementptr i64, ptr %140, i64 %139
  %142 = load i64, ptr %141, align 8
  %143 = icmp eq i64 %142, %129
  %144 = select i1 %143, i64 0, i64 %132
  %145 = icmp samesign ugt i64 %133, 1
  br i1 %145, label %131, label %146

146:                                              ; preds = %131
  %147 = icmp eq i64 %144, 0
  br i1 %147, label %148, label %152

148:                                              ; preds = %146, %121
  %149 = load i64, ptr %119, align 8
  store i64 0, ptr %108, align 8
  %150 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %124, i64 %149, i64 %130)
  %151 = load i64, ptr %108, align 8
  br label %152

152:                                              ; preds = %177, %176, %148, %146
  %153 = phi i64 [ %130, %146 ], [ %151, %148 ], [ %130, %177 ], [ %130, %176 ]
  %154 = select i1 %125, i64 %32, i64 0
  %155 = getelementptr i64, ptr %31, i64 %124
  %156 = getelementptr i64, ptr %155, i64 %154
  %157 = load i64, ptr %156, align 8
  %158 = add nsw i64 %120, %122
  %159 = icmp slt i64 %158, 0
  %160 = select i1 %159, i64 %32, i64 0
  %161 = getelementptr i64, ptr %31, i64 %158
  %162 = getelementptr i64, ptr %161, i64 %160
  store i64 %157, ptr %162, align 8
  %163 = select i1 %125, i64 %39, i64 0
  %164 = getelementptr double, ptr %38, i64 %124
  %165 = getelementptr double, ptr %164, i64 %163
  %166 = load double, ptr %165, align 8
  %167 = select i1 %159, i64 %39, i64 0
  %168 = getelementptr double, ptr %38, i64 %158
  %169 = getelementptr double, ptr %168, i64 %167
  store double %166, ptr %169, align 8
  %170 = add nsw i64 %153, %96
  %171 = select i1 %159, i64 %46, i64 0
  %172 = getelementptr i64, ptr %45, i64 %158
  %173 = getelementptr i64, ptr %172, i64 %171
  store i64 %170, ptr %173, align 8
  %174 = icmp eq i64 %123, %94
  br i1 %174, label %175, label %121

175:                                              ; preds = %152, %107
  store ptr null, ptr %0, align 8
  ret i32 0

176:                                              ; preds = %121
  br i1 %115, label %152, label %177

177:                                              ; preds = %176
  %178 = urem i64 %114, %113
  %179 = icmp ne i64 %178, 0
  %180 = udiv i64 %114, %113
  %181 = zext i1 %179 to i64
  %182 = add nuw nsw i64 %180, %181
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %152, label %131
}

define i64 @declarer_agent_players_joint_search_double_dummy__question(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %13, ptr nonnull %14, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %16 = load i64, ptr %13, align 8
  ret i64 %16
}

define i64 @declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44) {
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
  %56 = alloca i64, align 8
  store i64 0, ptr %56, align 8
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %56, ptr nonnull %57, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %2, i64 %3, i64 %4, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %5, i64 %6, i64 %7, i64 %48, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %14, i64 %15, i64 %16, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %17, i64 %18, i64 %19, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %20, i64 %21, i64 %22, i64 %54, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44)
  %59 = load i64, ptr %56, align 8
  ret i64 %59
}

define i64 @declarer_agent_players_joint_search_double_dummy_correct_cards(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42) {
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
  %56 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %54, ptr nonnull %55, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %45, i64 8, ptr %2, i64 %3, i64 %4, i64 %44, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %5, i64 %6, i64 %7, i64 %46, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %14, i64 %15, i64 %16, i64 %48, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %17, i64 %18, i64 %19, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %20, i64 %21, i64 %22, i64 %52, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %57 = load i64, ptr %54, align 8
  ret i64 %57
}

define i64 @declarer_agent_players_joint_search_double_dummy_most_tricks(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44) {
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
  %56 = alloca i64, align 8
  store i64 0, ptr %56, align 8
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %56, ptr nonnull %57, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %2, i64 %3, i64 %4, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %5, i64 %6, i64 %7, i64 %48, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %14, i64 %15, i64 %16, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %17, i64 %18, i64 %19, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %20, i64 %21, i64 %22, i64 %54, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44)
  %59 = load i64, ptr %56, align 8
  ret i64 %59
}

define i64 @declarer_agent_players_joint_search_double_dummy_tricks_with(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43) {
  %45 = shl i64 %4, 3
  %46 = mul nsw i64 %3, %4
  %47 = shl i64 %7, 3
  %48 = mul nsw i64 %6, %7
  %49 = shl i64 %16, 3
  %50 = mul nsw i64 %15, %16
  %51 = shl i64 %19, 3
  %52 = mul nsw i64 %18, %19
  %53 = shl i64 %22, 3
  %54 = mul nsw i64 %21, %22
  %55 = alloca i64, align 8
  store i64 0, ptr %55, align 8
  %56 = alloca ptr, align 8
  store ptr null, ptr %56, align 8
  %57 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %55, ptr nonnull %56, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %2, i64 %3, i64 %4, i64 %45, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %5, i64 %6, i64 %7, i64 %47, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %14, i64 %15, i64 %16, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %17, i64 %18, i64 %19, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %20, i64 %21, i64 %22, i64 %53, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43)
  %58 = load i64, ptr %55, align 8
  ret i64 %58
}

define void @declarer_agent_players_joint_search_double_dummy_value_card(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44) {
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
  %56 = alloca ptr, align 8
  store ptr null, ptr %56, align 8
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %56, ptr nonnull %57, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %2, i64 %3, i64 %4, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %5, i64 %6, i64 %7, i64 %48, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %14, i64 %15, i64 %16, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %17, i64 %18, i64 %19, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %20, i64 %21, i64 %22, i64 %54, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
