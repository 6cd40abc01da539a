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

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107) {
  %109 = alloca i64, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = alloca i64, align 8
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  store i64 0, ptr %109, align 8
  %113 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %109, ptr nonnull %110, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93)
  %114 = load i64, ptr %109, align 8
  %115 = getelementptr i8, ptr %86, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %114, %116
  br i1 %117, label %118, label %119

118:                                              ; preds = %108
  store i64 1, ptr %86, align 8
  br label %122

119:                                              ; preds = %108
  %120 = load i64, ptr %86, align 8
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %124, label %122

122:                                              ; preds = %124, %119, %118
  %123 = phi i64 [ %150, %124 ], [ 1, %118 ], [ 1, %119 ]
  store i64 %123, ptr %0, align 8
  ret i32 0

124:                                              ; preds = %119
  %125 = icmp slt i64 %105, 0
  %126 = select i1 %125, i64 %14, i64 0
  %127 = add i64 %126, %105
  %128 = mul i64 %127, %15
  %129 = getelementptr i64, ptr %13, i64 %128
  %130 = xor i64 %96, -1
  %131 = load i64, ptr %129, align 8
  %132 = and i64 %131, %130
  %133 = getelementptr i8, ptr %129, i64 8
  %134 = load i64, ptr %133, align 8
  %135 = and i64 %134, %130
  %136 = getelementptr i8, ptr %129, i64 16
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, %130
  %139 = getelementptr i8, ptr %129, i64 24
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %140, %130
  %142 = and i64 %90, 1
  %143 = icmp eq i64 %142, 0
  %144 = add i64 %104, 1
  %145 = sub i64 %144, %106
  %146 = select i1 %143, i64 %106, i64 %145
  store i64 0, ptr %111, align 8
  %147 = call i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr nonnull %111, ptr nonnull %112, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %132, i64 %135, i64 %138, i64 %141, i64 %89, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %146, i64 %107)
  %148 = load i64, ptr %111, align 8
  %149 = sub nsw i64 1, %148
  %150 = select i1 %143, i64 %148, i64 %149
  br label %122
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double)

declare i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105) {
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
  store i64 0, ptr %113, align 8
  %114 = alloca ptr, align 8
  store ptr null, ptr %114, align 8
  %115 = alloca i64, align 8
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
  store i64 0, ptr %107, align 8
  %121 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %107, ptr nonnull %108, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %122 = load i64, ptr %107, align 8
  %123 = icmp slt i64 %105, 0
  %124 = select i1 %123, i64 %32, i64 0
  %125 = getelementptr i64, ptr %31, i64 %105
  %126 = getelementptr i64, ptr %125, i64 %124
  %127 = load i64, ptr %126, align 8
  store i64 0, ptr %109, align 8
  %128 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %109, ptr nonnull %110, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %127)
  %129 = load i64, ptr %109, align 8
  %130 = ashr i64 %129, 1
  %131 = add nsw i64 %71, -1
  %132 = and i64 %130, %131
  %133 = icmp slt i64 %132, 0
  %134 = select i1 %133, i64 %71, i64 0
  %135 = add i64 %134, %132
  %136 = mul i64 %135, %72
  %137 = getelementptr i64, ptr %70, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, %129
  br i1 %139, label %142, label %145

140:                                              ; preds = %203, %199, %142
  %141 = phi i64 [ %144, %142 ], [ %200, %203 ], [ %200, %199 ]
  store i64 %141, ptr %0, align 8
  ret i32 0

142:                                              ; preds = %106
  %143 = getelementptr i8, ptr %137, i64 8
  %144 = load i64, ptr %143, align 8
  br label %140

145:                                              ; preds = %106
  %146 = icmp slt i64 %127, 0
  %147 = select i1 %146, i64 %14, i64 0
  %148 = add i64 %147, %127
  %149 = icmp slt i64 %122, 0
  %150 = select i1 %149, i64 %15, i64 0
  %151 = mul i64 %148, %15
  %152 = getelementptr i64, ptr %13, i64 %151
  %153 = getelementptr i64, ptr %152, i64 %122
  %154 = getelementptr i64, ptr %153, i64 %150
  %155 = load i64, ptr %154, align 8
  %156 = xor i64 %96, -1
  %157 = and i64 %155, %156
  store i64 0, ptr %111, align 8
  %158 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %111, ptr nonnull %112, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %159 = load i64, ptr %111, align 8
  %160 = xor i64 %157, -1
  %161 = and i64 %159, %160
  %162 = icmp eq i64 %99, 0
  br i1 %162, label %166, label %163

163:                                              ; preds = %145
  store i64 0, ptr %113, align 8
  %164 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %113, ptr nonnull %114, i64 %157, i64 %101)
  %165 = load i64, ptr %113, align 8
  br label %166

166:                                              ; preds = %163, %145
  %167 = phi i64 [ %165, %163 ], [ %157, %145 ]
  %168 = select i1 %123, i64 %46, i64 0
  %169 = getelementptr i64, ptr %45, i64 %105
  %170 = getelementptr i64, ptr %169, i64 %168
  %171 = load i64, ptr %170, align 8
  %172 = sub nsw i64 %171, %97
  %173 = add nsw i64 %172, 1
  %174 = icmp slt i64 %172, %104
  %175 = select i1 %174, i64 0, i64 %167
  %176 = icmp ne i64 %167, 0
  %177 = select i1 %176, i1 %174, i1 false
  br i1 %177, label %178, label %199

178:                                              ; preds = %197, %166
  %179 = phi i64 [ %186, %197 ], [ %167, %166 ]
  %180 = phi i64 [ %198, %197 ], [ %175, %166 ]
  store i64 0, ptr %115, align 8
  %181 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %115, ptr nonnull %116, i64 %179)
  %182 = load i64, ptr %115, align 8
  store i64 0, ptr %117, align 8
  %183 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %117, ptr nonnull %118, i64 %182, i64 %179, i64 %161)
  %184 = load i64, ptr %117, align 8
  %185 = xor i64 %184, -1
  %186 = and i64 %179, %185
  %187 = icmp ne i64 %186, 0
  %188 = icmp ne i64 %180, 0
  %189 = select i1 %187, i1 true, i1 %188
  br i1 %189, label %190, label %195

190:                                              ; preds = %178
  %191 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %184, i1 false)
  store i64 0, ptr %119, align 8
  %192 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %119, ptr nonnull %120, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %127, i64 %173, i64 %191)
  %193 = load i64, ptr %119, align 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %195, label %197

195:                                              ; preds = %190, %178
  %196 = or i64 %184, %180
  br label %197

197:                                              ; preds = %195, %190
  %198 = phi i64 [ %180, %190 ], [ %196, %195 ]
  br i1 %187, label %178, label %199

199:                                              ; preds = %197, %166
  %200 = phi i64 [ %175, %166 ], [ %198, %197 ]
  %201 = load i64, ptr %86, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %140

203:                                              ; preds = %199
  store i64 %129, ptr %137, align 8
  %204 = getelementptr i8, ptr %137, i64 8
  store i64 %200, ptr %204, align 8
  br label %140
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107) {
  %109 = alloca i64, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = alloca i64, align 8
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  %113 = alloca i64, align 8
  %114 = alloca ptr, align 8
  store ptr null, ptr %114, align 8
  %115 = icmp slt i64 %105, 0
  %116 = select i1 %115, i64 %32, i64 0
  %117 = getelementptr i64, ptr %31, i64 %105
  %118 = getelementptr i64, ptr %117, i64 %116
  %119 = load i64, ptr %118, align 8
  store i64 0, ptr %109, align 8
  %120 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %109, ptr nonnull %110, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %119)
  %121 = load i64, ptr %109, align 8
  %122 = mul i64 %106, 1425089352415399810
  %123 = add nsw i64 %121, %122
  %124 = ashr i64 %123, 1
  %125 = add nsw i64 %71, -1
  %126 = and i64 %124, %125
  %127 = icmp slt i64 %126, 0
  %128 = select i1 %127, i64 %71, i64 0
  %129 = add i64 %128, %126
  %130 = mul i64 %129, %72
  %131 = getelementptr i64, ptr %70, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, %123
  br i1 %133, label %136, label %139

134:                                              ; preds = %157, %153, %136
  %135 = phi i64 [ %138, %136 ], [ %154, %157 ], [ %154, %153 ]
  store i64 %135, ptr %0, align 8
  ret i32 0

136:                                              ; preds = %108
  %137 = getelementptr i8, ptr %131, i64 8
  %138 = load i64, ptr %137, align 8
  br label %134

139:                                              ; preds = %108
  %140 = icmp sgt i64 %107, 0
  br i1 %140, label %141, label %153

141:                                              ; preds = %139
  store i64 0, ptr %111, align 8
  %142 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %111, ptr nonnull %112, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %119, i64 %107, i64 %106)
  %143 = load i64, ptr %111, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %153

145:                                              ; preds = %148, %141
  %146 = phi i64 [ %149, %148 ], [ %107, %141 ]
  %147 = icmp sgt i64 %146, 1
  br i1 %147, label %148, label %153

148:                                              ; preds = %145
  %149 = add nsw i64 %146, -1
  store i64 0, ptr %113, align 8
  %150 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %113, ptr nonnull %114, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %119, i64 %149, i64 %106)
  %151 = load i64, ptr %113, align 8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %145, label %153

153:                                              ; preds = %148, %145, %141, %139
  %154 = phi i64 [ %107, %141 ], [ %107, %139 ], [ %149, %148 ], [ 0, %145 ]
  %155 = load i64, ptr %86, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %134

157:                                              ; preds = %153
  store i64 %123, ptr %131, align 8
  %158 = getelementptr i8, ptr %131, i64 8
  store i64 %154, ptr %158, align 8
  br label %134
}

define i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106) {
  %108 = alloca i64, align 8
  %109 = alloca ptr, align 8
  store ptr null, ptr %109, align 8
  %110 = alloca i64, align 8
  %111 = alloca ptr, align 8
  store ptr null, ptr %111, align 8
  %112 = alloca i64, align 8
  %113 = alloca ptr, align 8
  store ptr null, ptr %113, align 8
  %114 = alloca i64, align 8
  %115 = alloca ptr, align 8
  store ptr null, ptr %115, align 8
  %116 = alloca i64, align 8
  %117 = alloca ptr, align 8
  store ptr null, ptr %117, align 8
  %118 = alloca i64, align 8
  %119 = alloca ptr, align 8
  store ptr null, ptr %119, align 8
  %120 = alloca i64, align 8
  %121 = alloca ptr, align 8
  store ptr null, ptr %121, align 8
  %122 = icmp slt i64 %105, 0
  %123 = select i1 %122, i64 %46, i64 0
  %124 = getelementptr i64, ptr %45, i64 %105
  %125 = getelementptr i64, ptr %124, i64 %123
  %126 = load i64, ptr %125, align 8
  store i64 0, ptr %108, align 8
  %127 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %108, ptr nonnull %109, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105)
  %128 = load i64, ptr %108, align 8
  %129 = shl nuw i64 1, %106
  %130 = and i64 %128, %129
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %134, label %132

132:                                              ; preds = %203, %154, %107
  %133 = phi i64 [ %204, %203 ], [ %157, %154 ], [ %126, %107 ]
  store i64 %133, ptr %0, align 8
  ret i32 0

134:                                              ; preds = %107
  %135 = select i1 %122, i64 %32, i64 0
  %136 = getelementptr i64, ptr %31, i64 %105
  %137 = getelementptr i64, ptr %136, i64 %135
  %138 = load i64, ptr %137, align 8
  store i64 0, ptr %110, align 8
  %139 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy__question(ptr nonnull %110, ptr nonnull %111, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %138)
  %140 = load i64, ptr %110, align 8
  %141 = mul i64 %106, 1425089352415399810
  %142 = add i64 %141, 1425089352415399810
  %143 = add nsw i64 %142, %140
  %144 = ashr i64 %143, 1
  %145 = add nsw i64 %71, -1
  %146 = and i64 %144, %145
  %147 = icmp slt i64 %146, 0
  %148 = select i1 %147, i64 %71, i64 0
  %149 = add i64 %148, %146
  %150 = mul i64 %149, %72
  %151 = getelementptr i64, ptr %70, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, %143
  br i1 %153, label %154, label %158

154:                                              ; preds = %134
  %155 = getelementptr i8, ptr %151, i64 8
  %156 = load i64, ptr %155, align 8
  %157 = add nsw i64 %156, %97
  br label %132

158:                                              ; preds = %134
  store i64 0, ptr %112, align 8
  %159 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %112, ptr nonnull %113, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %160 = load i64, ptr %112, align 8
  %161 = icmp slt i64 %138, 0
  %162 = select i1 %161, i64 %14, i64 0
  %163 = add i64 %162, %138
  %164 = icmp slt i64 %160, 0
  %165 = select i1 %164, i64 %15, i64 0
  %166 = mul i64 %163, %15
  %167 = getelementptr i64, ptr %13, i64 %166
  %168 = getelementptr i64, ptr %167, i64 %160
  %169 = getelementptr i64, ptr %168, i64 %165
  %170 = load i64, ptr %169, align 8
  %171 = xor i64 %96, -1
  %172 = and i64 %170, %171
  store i64 0, ptr %114, align 8
  %173 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %114, ptr nonnull %115, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %174 = load i64, ptr %114, align 8
  %175 = xor i64 %172, -1
  %176 = and i64 %174, %175
  store i64 0, ptr %116, align 8
  %177 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %116, ptr nonnull %117, i64 %106, i64 %172, i64 %176)
  %178 = load i64, ptr %116, align 8
  %179 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %178, i1 false)
  %180 = sub nsw i64 %126, %97
  %181 = add nsw i64 %180, 1
  %182 = icmp slt i64 %181, %104
  br i1 %182, label %183, label %197

183:                                              ; preds = %158
  %184 = add nsw i64 %180, 2
  store i64 0, ptr %118, align 8
  %185 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %118, ptr nonnull %119, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr nonnull %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %138, i64 %184, i64 %179)
  %186 = load i64, ptr %118, align 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %197, label %188

188:                                              ; preds = %192, %183
  %189 = phi i64 [ %190, %192 ], [ %181, %183 ]
  %190 = add nsw i64 %189, 1
  %191 = icmp slt i64 %190, %104
  br i1 %191, label %192, label %197

192:                                              ; preds = %188
  %193 = add nsw i64 %189, 2
  store i64 0, ptr %120, align 8
  %194 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %120, ptr nonnull %121, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %138, i64 %193, i64 %179)
  %195 = load i64, ptr %120, align 8
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %188

197:                                              ; preds = %192, %188, %183, %158
  %198 = phi i64 [ %181, %183 ], [ %181, %158 ], [ %190, %192 ], [ %104, %188 ]
  %199 = load i64, ptr %86, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %201, label %203

201:                                              ; preds = %197
  store i64 %143, ptr %151, align 8
  %202 = getelementptr i8, ptr %151, i64 8
  store i64 %198, ptr %202, align 8
  br label %203

203:                                              ; preds = %201, %197
  %204 = add nsw i64 %198, %97
  br label %132
}

define range(i32 0, 2) i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107) {
  %109 = alloca i64, align 8
  %110 = alloca ptr, align 8
  store ptr null, ptr %110, align 8
  %111 = icmp slt i64 %95, 1
  br i1 %111, label %176, label %112

112:                                              ; preds = %108
  %113 = icmp eq i64 %107, 0
  %114 = add nuw nsw i64 %95, 1
  %115 = sub i64 %105, %106
  %116 = icmp slt i64 %115, 1
  %117 = icmp slt i64 %105, 0
  %118 = select i1 %117, i64 %32, i64 0
  %119 = getelementptr i64, ptr %31, i64 %105
  %120 = getelementptr i64, ptr %119, i64 %118
  %121 = add nsw i64 %105, 1
  br label %122

122:                                              ; preds = %153, %112
  %123 = phi i64 [ 0, %112 ], [ %124, %153 ]
  %124 = add nuw nsw i64 %123, 1
  %125 = add nsw i64 %123, %94
  %126 = icmp slt i64 %125, 0
  %127 = select i1 %126, i64 %46, i64 0
  %128 = getelementptr i64, ptr %45, i64 %125
  %129 = getelementptr i64, ptr %128, i64 %127
  %130 = load i64, ptr %129, align 8
  %131 = sub nsw i64 %130, %97
  br i1 %113, label %149, label %177

132:                                              ; preds = %178, %132
  %133 = phi i64 [ %145, %132 ], [ %107, %178 ]
  %134 = phi i64 [ %136, %132 ], [ %183, %178 ]
  %135 = phi i64 [ %137, %132 ], [ %106, %178 ]
  %136 = add nsw i64 %134, -1
  %137 = add i64 %135, %114
  %138 = add i64 %124, %135
  %139 = icmp slt i64 %138, 0
  %140 = select i1 %139, i64 %46, i64 0
  %141 = getelementptr i64, ptr %45, i64 %138
  %142 = getelementptr i64, ptr %141, i64 %140
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, %130
  %145 = select i1 %144, i64 0, i64 %133
  %146 = icmp samesign ugt i64 %134, 1
  br i1 %146, label %132, label %147

147:                                              ; preds = %132
  %148 = icmp eq i64 %145, 0
  br i1 %148, label %149, label %153

149:                                              ; preds = %147, %122
  %150 = load i64, ptr %120, align 8
  store i64 0, ptr %109, align 8
  %151 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %109, ptr nonnull %110, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr nonnull %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %125, i64 %150, i64 %131)
  %152 = load i64, ptr %109, align 8
  br label %153

153:                                              ; preds = %178, %177, %149, %147
  %154 = phi i64 [ %131, %147 ], [ %152, %149 ], [ %131, %178 ], [ %131, %177 ]
  %155 = select i1 %126, i64 %32, i64 0
  %156 = getelementptr i64, ptr %31, i64 %125
  %157 = getelementptr i64, ptr %156, i64 %155
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %121, %123
  %160 = icmp slt i64 %159, 0
  %161 = select i1 %160, i64 %32, i64 0
  %162 = getelementptr i64, ptr %31, i64 %159
  %163 = getelementptr i64, ptr %162, i64 %161
  store i64 %158, ptr %163, align 8
  %164 = select i1 %126, i64 %39, i64 0
  %165 = getelementptr double, ptr %38, i64 %125
  %166 = getelementptr double, ptr %165, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = select i1 %160, i64 %39, i64 0
  %169 = getelementptr double, ptr %38, i64 %159
  %170 = getelementptr double, ptr %169, i64 %168
  store double %167, ptr %170, align 8
  %171 = add nsw i64 %154, %97
  %172 = select i1 %160, i64 %46, i64 0
  %173 = getelementptr i64, ptr %45, i64 %159
  %174 = getelementptr i64, ptr %173, i64 %172
  store i64 %171, ptr %174, align 8
  %175 = icmp eq i64 %124, %95
  br i1 %175, label %176, label %122

176:                                              ; preds = %153, %108
  store ptr null, ptr %0, align 8
  ret i32 0

177:                                              ; preds = %122
  br i1 %116, label %153, label %178

178:                                              ; preds = %177
  %179 = urem i64 %115, %114
  %180 = icmp ne i64 %179, 0
  %181 = udiv i64 %115, %114
  %182 = zext i1 %180 to i64
  %183 = add nuw nsw i64 %181, %182
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %153, label %132
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

define i64 @declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
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
  %59 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_declarer_takes(ptr nonnull %57, ptr nonnull %58, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %2, i64 %3, i64 %4, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %5, i64 %6, i64 %7, i64 %49, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %14, i64 %15, i64 %16, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %17, i64 %18, i64 %19, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %20, i64 %21, i64 %22, i64 %55, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  %60 = load i64, ptr %57, align 8
  ret i64 %60
}

define i64 @declarer_agent_players_joint_search_double_dummy_correct_cards(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43) {
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
  %57 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %55, ptr nonnull %56, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %2, i64 %3, i64 %4, i64 %45, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %5, i64 %6, i64 %7, i64 %47, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %14, i64 %15, i64 %16, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %17, i64 %18, i64 %19, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %20, i64 %21, i64 %22, i64 %53, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43)
  %58 = load i64, ptr %55, align 8
  ret i64 %58
}

define i64 @declarer_agent_players_joint_search_double_dummy_most_tricks(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
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
  %59 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_most_tricks(ptr nonnull %57, ptr nonnull %58, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %2, i64 %3, i64 %4, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %5, i64 %6, i64 %7, i64 %49, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %14, i64 %15, i64 %16, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %17, i64 %18, i64 %19, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %20, i64 %21, i64 %22, i64 %55, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  %60 = load i64, ptr %57, align 8
  ret i64 %60
}

define i64 @declarer_agent_players_joint_search_double_dummy_tricks_with(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44) {
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
  %58 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %56, ptr nonnull %57, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %2, i64 %3, i64 %4, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %5, i64 %6, i64 %7, i64 %48, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %14, i64 %15, i64 %16, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %17, i64 %18, i64 %19, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %20, i64 %21, i64 %22, i64 %54, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44)
  %59 = load i64, ptr %56, align 8
  ret i64 %59
}

define void @declarer_agent_players_joint_search_double_dummy_value_card(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45) {
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
  %57 = alloca ptr, align 8
  store ptr null, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %57, ptr nonnull %58, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %2, i64 %3, i64 %4, i64 %47, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %5, i64 %6, i64 %7, i64 %49, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %14, i64 %15, i64 %16, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %17, i64 %18, i64 %19, i64 %53, i64 8, ptr null, ptr null, i64 %56, i64 8, ptr %20, i64 %21, i64 %22, i64 %55, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45)
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
