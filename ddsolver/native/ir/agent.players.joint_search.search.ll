source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_joint_search_search__more(ptr noalias captures(none) %0, ptr noalias captures(none) %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9, double %10) {
  %12 = fadd double %2, %6
  %13 = fadd double %3, %7
  %14 = fadd double %4, %8
  store double %12, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %14, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %10, ptr %17, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_joint_search_search__less(ptr noalias captures(none) %0, ptr noalias captures(none) %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9) {
  %11 = fsub double %2, %6
  %12 = fsub double %3, %7
  %13 = fsub double %4, %8
  store double %11, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double 0.000000e+00, ptr %16, align 8
  ret i32 0
}

define range(i32 -1, -2) i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, double %104) {
  %106 = alloca i64, align 8
  %107 = alloca ptr, align 8
  store ptr null, ptr %107, align 8
  %108 = alloca [4 x double], align 8
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %112 = alloca ptr, align 8
  store ptr null, ptr %112, align 8
  %113 = alloca [4 x double], align 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %117 = alloca ptr, align 8
  store ptr null, ptr %117, align 8
  %118 = alloca [4 x double], align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %122 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %118, i8 0, i64 32, i1 false)
  store ptr null, ptr %122, align 8
  %123 = alloca double, align 8
  store double 0.000000e+00, ptr %123, align 8
  %124 = alloca ptr, align 8
  store ptr null, ptr %124, align 8
  %125 = alloca i8, align 1
  store i8 0, ptr %125, align 1
  %126 = alloca ptr, align 8
  store ptr null, ptr %126, align 8
  %127 = alloca [2 x i64], align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %127, i8 0, i64 16, i1 false)
  store ptr null, ptr %129, align 8
  %130 = alloca i8, align 1
  store i8 0, ptr %130, align 1
  %131 = alloca ptr, align 8
  store ptr null, ptr %131, align 8
  %132 = alloca double, align 8
  store double 0.000000e+00, ptr %132, align 8
  %133 = alloca ptr, align 8
  store ptr null, ptr %133, align 8
  %134 = alloca i64, align 8
  store i64 0, ptr %134, align 8
  %135 = alloca ptr, align 8
  store ptr null, ptr %135, align 8
  %136 = alloca [4 x double], align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %139 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %140 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %136, i8 0, i64 32, i1 false)
  store ptr null, ptr %140, align 8
  %141 = alloca i64, align 8
  store i64 0, ptr %141, align 8
  %142 = alloca ptr, align 8
  store ptr null, ptr %142, align 8
  %143 = alloca i64, align 8
  store i64 0, ptr %143, align 8
  %144 = alloca ptr, align 8
  store ptr null, ptr %144, align 8
  %145 = alloca i64, align 8
  store i64 0, ptr %145, align 8
  %146 = alloca ptr, align 8
  store ptr null, ptr %146, align 8
  %147 = alloca i64, align 8
  store i64 0, ptr %147, align 8
  %148 = alloca ptr, align 8
  store ptr null, ptr %148, align 8
  %149 = alloca i64, align 8
  store i64 0, ptr %149, align 8
  %150 = alloca ptr, align 8
  store ptr null, ptr %150, align 8
  %151 = alloca i64, align 8
  store i64 0, ptr %151, align 8
  %152 = alloca ptr, align 8
  store ptr null, ptr %152, align 8
  %153 = alloca i64, align 8
  store i64 0, ptr %153, align 8
  %154 = alloca ptr, align 8
  store ptr null, ptr %154, align 8
  %155 = alloca i64, align 8
  store i64 0, ptr %155, align 8
  %156 = alloca ptr, align 8
  store ptr null, ptr %156, align 8
  %157 = alloca ptr, align 8
  store ptr null, ptr %157, align 8
  %158 = alloca ptr, align 8
  store ptr null, ptr %158, align 8
  %159 = alloca [4 x double], align 8
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 16
  %162 = getelementptr inbounds nuw i8, ptr %159, i64 24
  %163 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %159, i8 0, i64 32, i1 false)
  store ptr null, ptr %163, align 8
  %164 = alloca i8, align 1
  store i8 0, ptr %164, align 1
  %165 = alloca ptr, align 8
  store ptr null, ptr %165, align 8
  %166 = alloca double, align 8
  store double 0.000000e+00, ptr %166, align 8
  %167 = alloca ptr, align 8
  store ptr null, ptr %167, align 8
  %168 = alloca i8, align 1
  store i8 0, ptr %168, align 1
  %169 = alloca ptr, align 8
  store ptr null, ptr %169, align 8
  %170 = alloca i64, align 8
  store i64 0, ptr %170, align 8
  %171 = alloca ptr, align 8
  store ptr null, ptr %171, align 8
  %172 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %175 = getelementptr inbounds nuw i8, ptr %172, i64 24
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 40
  %178 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %179 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %180 = getelementptr inbounds nuw i8, ptr %172, i64 64
  %181 = getelementptr inbounds nuw i8, ptr %172, i64 72
  %182 = getelementptr inbounds nuw i8, ptr %172, i64 80
  %183 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %172, i8 0, i64 88, i1 false)
  store ptr null, ptr %183, align 8
  %184 = alloca [4 x double], align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 16
  %187 = getelementptr inbounds nuw i8, ptr %184, i64 24
  %188 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %184, i8 0, i64 32, i1 false)
  store ptr null, ptr %188, align 8
  %189 = alloca i8, align 1
  store i8 0, ptr %189, align 1
  %190 = alloca ptr, align 8
  store ptr null, ptr %190, align 8
  %191 = alloca i8, align 1
  store i8 0, ptr %191, align 1
  %192 = alloca ptr, align 8
  store ptr null, ptr %192, align 8
  %193 = alloca i64, align 8
  store i64 0, ptr %193, align 8
  %194 = alloca ptr, align 8
  store ptr null, ptr %194, align 8
  %195 = alloca i64, align 8
  store i64 0, ptr %195, align 8
  %196 = alloca ptr, align 8
  store ptr null, ptr %196, align 8
  %197 = alloca i64, align 8
  store i64 0, ptr %197, align 8
  %198 = alloca ptr, align 8
  store ptr null, ptr %198, align 8
  %199 = alloca i64, align 8
  store i64 0, ptr %199, align 8
  %200 = alloca ptr, align 8
  store ptr null, ptr %200, align 8
  %201 = alloca i64, align 8
  store i64 0, ptr %201, align 8
  %202 = alloca ptr, align 8
  store ptr null, ptr %202, align 8
  %203 = alloca [4 x double], align 8
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %205 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %206 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %207 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %203, i8 0, i64 32, i1 false)
  store ptr null, ptr %207, align 8
  %208 = alloca [4 x double], align 8
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %211 = getelementptr inbounds nuw i8, ptr %208, i64 24
  %212 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %208, i8 0, i64 32, i1 false)
  store ptr null, ptr %212, align 8
  %213 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 16
  %216 = getelementptr inbounds nuw i8, ptr %213, i64 24
  %217 = getelementptr inbounds nuw i8, ptr %213, i64 32
  %218 = getelementptr inbounds nuw i8, ptr %213, i64 40
  %219 = getelementptr inbounds nuw i8, ptr %213, i64 48
  %220 = getelementptr inbounds nuw i8, ptr %213, i64 56
  %221 = getelementptr inbounds nuw i8, ptr %213, i64 64
  %222 = getelementptr inbounds nuw i8, ptr %213, i64 72
  %223 = getelementptr inbounds nuw i8, ptr %213, i64 80
  %224 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %213, i8 0, i64 88, i1 false)
  store ptr null, ptr %224, align 8
  %225 = alloca [4 x double], align 8
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 8
  %227 = getelementptr inbounds nuw i8, ptr %225, i64 16
  %228 = getelementptr inbounds nuw i8, ptr %225, i64 24
  %229 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %225, i8 0, i64 32, i1 false)
  store ptr null, ptr %229, align 8
  %230 = alloca [4 x double], align 8
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %233 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %234 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %230, i8 0, i64 32, i1 false)
  store ptr null, ptr %234, align 8
  %235 = alloca i8, align 1
  store i8 0, ptr %235, align 1
  %236 = alloca ptr, align 8
  store ptr null, ptr %236, align 8
  %237 = alloca [4 x double], align 8
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 8
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 16
  %240 = getelementptr inbounds nuw i8, ptr %237, i64 24
  %241 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %237, i8 0, i64 32, i1 false)
  store ptr null, ptr %241, align 8
  %242 = alloca [4 x double], align 8
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 8
  %244 = getelementptr inbounds nuw i8, ptr %242, i64 16
  %245 = getelementptr inbounds nuw i8, ptr %242, i64 24
  %246 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %242, i8 0, i64 32, i1 false)
  store ptr null, ptr %246, align 8
  %247 = alloca [4 x double], align 8
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 16
  %250 = getelementptr inbounds nuw i8, ptr %247, i64 24
  %251 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %247, i8 0, i64 32, i1 false)
  store ptr null, ptr %251, align 8
  store i64 0, ptr %106, align 8
  %252 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %106, ptr nonnull %107, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %96)
  %253 = load i64, ptr %106, align 8
  %254 = add nsw i64 %253, %93
  %255 = sub nsw i64 %94, %253
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %108, i8 0, i64 32, i1 false)
  %256 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %108, ptr nonnull %112, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %254, i64 %255)
  %257 = load double, ptr %108, align 8
  %258 = load double, ptr %109, align 8
  %259 = load double, ptr %110, align 8
  %260 = load double, ptr %111, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %113, i8 0, i64 32, i1 false)
  %261 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %113, ptr nonnull %117, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253)
  %262 = load double, ptr %113, align 8
  %263 = load double, ptr %114, align 8
  %264 = load double, ptr %115, align 8
  %265 = load double, ptr %116, align 8
  %266 = icmp slt i64 %253, 2
  %267 = icmp slt i64 %103, 2
  %268 = select i1 %266, i1 true, i1 %267
  br i1 %268, label %274, label %269

269:                                              ; preds = %105
  %270 = load i64, ptr %86, align 8
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %283, label %274

272:                                              ; preds = %729, %724, %701, %700, %685, %676, %331, %274
  %273 = phi i32 [ 0, %274 ], [ 0, %331 ], [ 0, %676 ], [ 0, %685 ], [ %330, %700 ], [ %698, %701 ], [ %447, %724 ], [ %484, %729 ]
  ret i32 %273

274:                                              ; preds = %269, %105
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %118, i8 0, i64 32, i1 false)
  %275 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %118, ptr nonnull %122, double %262, double %263, double %264, double %265, double %257, double %258, double %259, double %260, double 1.000000e+00)
  %276 = load double, ptr %118, align 8
  %277 = load double, ptr %119, align 8
  %278 = load double, ptr %120, align 8
  %279 = load double, ptr %121, align 8
  store double %276, ptr %0, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %277, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %278, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %279, ptr %282, align 8
  br label %272

283:                                              ; preds = %269
  %284 = fsub double %104, %257
  store double 0.000000e+00, ptr %123, align 8
  %285 = call i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr nonnull %123, ptr nonnull %124, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %286 = load double, ptr %123, align 8
  %287 = fmul double %92, %286
  store i8 0, ptr %125, align 1
  %288 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %125, ptr nonnull %126, double %262, double %284, double %287)
  %289 = load i8, ptr %125, align 1
  %290 = icmp eq i8 %289, 0
  br i1 %290, label %676, label %291

291:                                              ; preds = %283
  %292 = getelementptr i8, ptr %86, i64 8
  %293 = load i64, ptr %292, align 8
  %294 = add nsw i64 %293, 1
  store i64 %294, ptr %292, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %127, i8 0, i64 16, i1 false)
  %295 = call i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr nonnull %127, ptr nonnull %129, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %296 = load i64, ptr %127, align 8
  %297 = load i64, ptr %128, align 8
  %298 = add nsw i64 %53, -1
  %299 = and i64 %296, %298
  %300 = icmp slt i64 %299, 0
  %301 = select i1 %300, i64 %53, i64 0
  %302 = add i64 %301, %299
  %303 = mul i64 %302, %54
  %304 = getelementptr i64, ptr %52, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, %296
  br i1 %306, label %307, label %349

307:                                              ; preds = %291
  %308 = getelementptr i8, ptr %304, i64 8
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, %297
  br i1 %310, label %311, label %349

311:                                              ; preds = %307
  %312 = select i1 %300, i64 %62, i64 0
  %313 = add i64 %312, %299
  %314 = mul i64 %313, %63
  %315 = getelementptr double, ptr %61, i64 %314
  %316 = getelementptr i8, ptr %315, i64 24
  %317 = load double, ptr %316, align 8
  %318 = fcmp ogt double %317, 0.000000e+00
  br i1 %318, label %331, label %319

319:                                              ; preds = %311
  %320 = load double, ptr %315, align 8
  %321 = fmul double %286, %320
  store i8 0, ptr %130, align 1
  %322 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %130, ptr nonnull %131, double %321, double %284, double %287)
  %323 = load i8, ptr %130, align 1
  %324 = icmp eq i8 %323, 0
  br i1 %324, label %325, label %327

325:                                              ; preds = %319
  %326 = load double, ptr %316, align 8
  br label %331

327:                                              ; preds = %319
  %328 = load double, ptr %315, align 8
  %329 = fmul double %286, %328
  store double 0.000000e+00, ptr %132, align 8
  %330 = call i32 @0(ptr nonnull %132, ptr nonnull %133, double %262, double %329)
  switch i32 %330, label %700 [
    i32 -2, label %694
    i32 0, label %694
  ], !prof !0

331:                                              ; preds = %325, %311
  %332 = phi double [ %326, %325 ], [ %317, %311 ]
  %333 = load double, ptr %315, align 8
  %334 = fmul double %286, %333
  %335 = getelementptr i8, ptr %315, i64 8
  %336 = load double, ptr %335, align 8
  %337 = fmul double %286, %336
  %338 = getelementptr i8, ptr %315, i64 16
  %339 = load double, ptr %338, align 8
  %340 = fmul double %286, %339
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %136, i8 0, i64 32, i1 false)
  %341 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %136, ptr nonnull %140, double %334, double %337, double %340, double %332, double %257, double %258, double %259, double %260, double %332)
  %342 = load double, ptr %136, align 8
  %343 = load double, ptr %137, align 8
  %344 = load double, ptr %138, align 8
  %345 = load double, ptr %139, align 8
  store double %342, ptr %0, align 8
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %343, ptr %346, align 8
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %344, ptr %347, align 8
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %345, ptr %348, align 8
  br label %272

349:                                              ; preds = %694, %694, %307, %291
  %350 = phi i64 [ -1, %291 ], [ -1, %307 ], [ %699, %694 ], [ %699, %694 ]
  %351 = phi double [ %262, %291 ], [ %262, %307 ], [ %695, %694 ], [ %695, %694 ]
  store i64 0, ptr %141, align 8
  %352 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %141, ptr nonnull %142, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %353 = load i64, ptr %141, align 8
  store i64 0, ptr %143, align 8
  %354 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %143, ptr nonnull %144, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %355 = load i64, ptr %143, align 8
  %356 = xor i64 %353, %90
  %357 = and i64 %356, 1
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %359, label %556

359:                                              ; preds = %349
  store i64 0, ptr %145, align 8
  %360 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %145, ptr nonnull %146, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %361 = load i64, ptr %145, align 8
  %362 = icmp slt i64 %93, 0
  %363 = select i1 %362, i64 %32, i64 0
  %364 = getelementptr i64, ptr %31, i64 %93
  %365 = getelementptr i64, ptr %364, i64 %363
  %366 = load i64, ptr %365, align 8
  store i64 0, ptr %147, align 8
  %367 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %147, ptr nonnull %148, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103)
  %368 = load i64, ptr %147, align 8
  %369 = icmp slt i64 %366, 0
  %370 = select i1 %369, i64 %14, i64 0
  %371 = add i64 %370, %366
  %372 = icmp slt i64 %368, 0
  %373 = select i1 %372, i64 %15, i64 0
  %374 = mul i64 %371, %15
  %375 = getelementptr i64, ptr %13, i64 %374
  %376 = getelementptr i64, ptr %375, i64 %368
  %377 = getelementptr i64, ptr %376, i64 %373
  %378 = load i64, ptr %377, align 8
  %379 = xor i64 %95, -1
  %380 = and i64 %378, %379
  %381 = icmp eq i64 %98, 0
  br i1 %381, label %385, label %382

382:                                              ; preds = %359
  store i64 0, ptr %149, align 8
  %383 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %149, ptr nonnull %150, i64 %380, i64 %100)
  %384 = load i64, ptr %149, align 8
  br label %385

385:                                              ; preds = %382, %359
  %386 = phi i64 [ %384, %382 ], [ %380, %359 ]
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %542, label %388

388:                                              ; preds = %385
  %389 = xor i64 %380, -1
  %390 = and i64 %361, %389
  %391 = icmp slt i64 %254, 0
  %392 = select i1 %391, i64 %32, i64 0
  %393 = getelementptr i64, ptr %31, i64 %254
  %394 = getelementptr i64, ptr %393, i64 %392
  %395 = add nuw nsw i64 %253, 1
  store i64 0, ptr %151, align 8
  %396 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %151, ptr nonnull %152, i64 %386)
  %397 = load i64, ptr %151, align 8
  store i64 0, ptr %153, align 8
  %398 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %153, ptr nonnull %154, i64 %397, i64 %386, i64 %390)
  %399 = load i64, ptr %153, align 8
  %400 = xor i64 %399, -1
  %401 = and i64 %386, %400
  %402 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %399, i1 false)
  store i64 %402, ptr %394, align 8
  %403 = icmp eq i64 %401, 0
  br i1 %403, label %702, label %404

404:                                              ; preds = %421, %388
  %405 = phi i64 [ %412, %421 ], [ %401, %388 ]
  %406 = phi i64 [ %429, %421 ], [ 1, %388 ]
  store i64 0, ptr %151, align 8
  %407 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %151, ptr nonnull %152, i64 %405)
  %408 = load i64, ptr %151, align 8
  store i64 0, ptr %153, align 8
  %409 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %153, ptr nonnull %154, i64 %408, i64 %405, i64 %390)
  %410 = load i64, ptr %153, align 8
  %411 = xor i64 %410, -1
  %412 = and i64 %405, %411
  %413 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %410, i1 false)
  %414 = shl nsw i64 -1, %413
  %415 = xor i64 %414, -1
  %416 = and i64 %361, %415
  %417 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %416)
  %418 = icmp eq i64 %417, %350
  br i1 %418, label %419, label %421

419:                                              ; preds = %404
  %420 = load i64, ptr %394, align 8
  store i64 %413, ptr %394, align 8
  br label %421

421:                                              ; preds = %419, %404
  %422 = phi i64 [ %420, %419 ], [ %413, %404 ]
  %423 = mul nuw nsw i64 %406, %395
  %424 = add nsw i64 %423, %254
  %425 = icmp slt i64 %424, 0
  %426 = select i1 %425, i64 %32, i64 0
  %427 = getelementptr i64, ptr %31, i64 %424
  %428 = getelementptr i64, ptr %427, i64 %426
  store i64 %422, ptr %428, align 8
  %429 = add nuw nsw i64 %406, 1
  %430 = icmp eq i64 %412, 0
  br i1 %430, label %702, label %404, !llvm.loop !1

431:                                              ; preds = %707, %471
  %432 = phi i64 [ %476, %471 ], [ 0, %707 ]
  %433 = phi double [ %475, %471 ], [ -1.000000e+300, %707 ]
  %434 = phi double [ %474, %471 ], [ 0.000000e+00, %707 ]
  %435 = phi double [ %473, %471 ], [ 0.000000e+00, %707 ]
  %436 = phi double [ %472, %471 ], [ 0.000000e+00, %707 ]
  %437 = phi i64 [ %449, %471 ], [ %708, %707 ]
  %438 = phi i64 [ %439, %471 ], [ 0, %707 ]
  %439 = add nuw nsw i64 %438, 1
  %440 = mul nuw nsw i64 %438, %704
  %441 = add nsw i64 %440, %254
  %442 = icmp eq i64 %438, %437
  br i1 %442, label %443, label %448

443:                                              ; preds = %431
  %444 = add nsw i64 %437, 1
  %445 = icmp eq i64 %444, %703
  store i64 0, ptr %155, align 8
  %446 = zext i1 %445 to i8
  %447 = call i32 @1(ptr nonnull %155, ptr nonnull %156, i8 %446)
  switch i32 %447, label %724 [
    i32 -2, label %721
    i32 0, label %721
  ], !prof !0

448:                                              ; preds = %721, %431
  %449 = phi i64 [ %444, %721 ], [ %437, %431 ]
  %450 = shl nuw i64 1, %438
  %451 = and i64 %450, %709
  %452 = icmp eq i64 %451, 0
  br i1 %452, label %453, label %471

453:                                              ; preds = %448
  %454 = add nsw i64 %441, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %159, i8 0, i64 32, i1 false)
  %455 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %159, ptr nonnull %163, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %454, i64 %253)
  %456 = load double, ptr %159, align 8
  %457 = fcmp ogt double %456, %433
  br i1 %457, label %458, label %462

458:                                              ; preds = %453
  %459 = load double, ptr %162, align 8
  %460 = load double, ptr %161, align 8
  %461 = load double, ptr %160, align 8
  br label %462

462:                                              ; preds = %458, %453
  %463 = phi double [ %459, %458 ], [ %436, %453 ]
  %464 = phi double [ %460, %458 ], [ %435, %453 ]
  %465 = phi double [ %461, %458 ], [ %434, %453 ]
  %466 = phi double [ %456, %458 ], [ %433, %453 ]
  %467 = phi i64 [ %438, %458 ], [ %432, %453 ]
  store i8 0, ptr %164, align 1
  %468 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %164, ptr nonnull %165, double %262, double %456, double %287)
  %469 = load i8, ptr %164, align 1
  %470 = icmp eq i8 %469, 0
  br i1 %470, label %478, label %471

471:                                              ; preds = %462, %448
  %472 = phi double [ %436, %448 ], [ %463, %462 ]
  %473 = phi double [ %435, %448 ], [ %464, %462 ]
  %474 = phi double [ %434, %448 ], [ %465, %462 ]
  %475 = phi double [ %433, %448 ], [ %466, %462 ]
  %476 = phi i64 [ %432, %448 ], [ %467, %462 ]
  %477 = icmp eq i64 %439, %703
  br i1 %477, label %478, label %431

478:                                              ; preds = %471, %462
  %479 = phi double [ %463, %462 ], [ %472, %471 ]
  %480 = phi double [ %464, %462 ], [ %473, %471 ]
  %481 = phi double [ %465, %462 ], [ %474, %471 ]
  %482 = phi double [ %466, %462 ], [ %475, %471 ]
  %483 = phi i64 [ %467, %462 ], [ %476, %471 ]
  store double 0.000000e+00, ptr %166, align 8
  %484 = call i32 @2(ptr nonnull %166, ptr nonnull %167, double %284, double %715)
  %485 = load double, ptr %166, align 8
  switch i32 %484, label %729 [
    i32 -2, label %725
    i32 0, label %725
  ], !prof !0

486:                                              ; preds = %725
  %487 = shl nuw i64 1, %483
  %488 = or i64 %487, %709
  %489 = mul nsw i64 %483, %704
  %490 = add nsw i64 %489, %254
  %491 = add nsw i64 %490, 1
  store i64 0, ptr %170, align 8
  %492 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %170, ptr nonnull %171, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %491, i64 %706, i64 %253)
  %493 = load i64, ptr %170, align 8
  %494 = icmp slt i64 %490, 0
  %495 = select i1 %494, i64 %32, i64 0
  %496 = getelementptr i64, ptr %31, i64 %490
  %497 = getelementptr i64, ptr %496, i64 %495
  %498 = load i64, ptr %497, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %172, i8 0, i64 88, i1 false)
  %499 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %172, ptr nonnull %183, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %498, i64 %493, i64 %253)
  %500 = load i64, ptr %172, align 8
  %501 = load i64, ptr %173, align 8
  %502 = load i64, ptr %174, align 8
  %503 = load i64, ptr %175, align 8
  %504 = load i64, ptr %176, align 8
  %505 = load i64, ptr %177, align 8
  %506 = load i64, ptr %178, align 8
  %507 = load i64, ptr %179, align 8
  %508 = load i64, ptr %180, align 8
  %509 = load i64, ptr %181, align 8
  %510 = load i64, ptr %182, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %184, i8 0, i64 32, i1 false)
  %511 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %184, ptr nonnull %188, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %500, i64 %501, i64 %502, i64 %503, i64 %504, i64 %505, i64 %506, i64 %507, i64 %508, i64 %509, i64 %510, double %485)
  %512 = load double, ptr %184, align 8
  %513 = load double, ptr %185, align 8
  %514 = load double, ptr %186, align 8
  %515 = load double, ptr %187, align 8
  %516 = fcmp ogt double %515, 0.000000e+00
  br i1 %516, label %517, label %521

517:                                              ; preds = %486
  %518 = fcmp ogt double %512, %715
  br i1 %518, label %519, label %524

519:                                              ; preds = %517
  %520 = load i64, ptr %497, align 8
  br label %524

521:                                              ; preds = %486
  %522 = fcmp ogt double %512, %711
  br i1 %522, label %523, label %524

523:                                              ; preds = %521
  br label %524

524:                                              ; preds = %523, %521, %519, %517
  %525 = phi double [ %718, %521 ], [ %718, %523 ], [ %515, %519 ], [ %718, %517 ]
  %526 = phi double [ %717, %521 ], [ %717, %523 ], [ %514, %519 ], [ %717, %517 ]
  %527 = phi double [ %716, %521 ], [ %716, %523 ], [ %513, %519 ], [ %716, %517 ]
  %528 = phi double [ %715, %521 ], [ %715, %523 ], [ %512, %519 ], [ %715, %517 ]
  %529 = phi double [ %714, %521 ], [ %515, %523 ], [ %714, %519 ], [ %714, %517 ]
  %530 = phi double [ %713, %521 ], [ %514, %523 ], [ %713, %519 ], [ %713, %517 ]
  %531 = phi double [ %712, %521 ], [ %513, %523 ], [ %712, %519 ], [ %712, %517 ]
  %532 = phi double [ %711, %521 ], [ %512, %523 ], [ %711, %519 ], [ %711, %517 ]
  %533 = phi i64 [ %710, %521 ], [ %710, %523 ], [ %520, %519 ], [ %710, %517 ]
  store i8 0, ptr %189, align 1
  %534 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %189, ptr nonnull %190, double %351, double %528, double %287)
  %535 = load i8, ptr %189, align 1
  %536 = icmp ne i8 %535, 0
  %537 = icmp sgt i64 %719, 1
  %538 = select i1 %536, i1 %537, i1 false
  br i1 %538, label %707, label %542

539:                                              ; preds = %725
  %540 = fcmp ogt double %482, %711
  br i1 %540, label %541, label %542

541:                                              ; preds = %539
  br label %542

542:                                              ; preds = %541, %539, %524, %385
  %543 = phi double [ %718, %539 ], [ %718, %541 ], [ 1.000000e+00, %385 ], [ %525, %524 ]
  %544 = phi double [ %717, %539 ], [ %717, %541 ], [ 0.000000e+00, %385 ], [ %526, %524 ]
  %545 = phi double [ %716, %539 ], [ %716, %541 ], [ 0.000000e+00, %385 ], [ %527, %524 ]
  %546 = phi double [ %715, %539 ], [ %715, %541 ], [ -1.000000e+300, %385 ], [ %528, %524 ]
  %547 = phi double [ %714, %539 ], [ %479, %541 ], [ 0.000000e+00, %385 ], [ %529, %524 ]
  %548 = phi double [ %713, %539 ], [ %480, %541 ], [ 0.000000e+00, %385 ], [ %530, %524 ]
  %549 = phi double [ %712, %539 ], [ %481, %541 ], [ 0.000000e+00, %385 ], [ %531, %524 ]
  %550 = phi double [ %711, %539 ], [ %482, %541 ], [ -1.000000e+300, %385 ], [ %532, %524 ]
  %551 = phi i64 [ %710, %539 ], [ %710, %541 ], [ -1, %385 ], [ %533, %524 ]
  store i8 0, ptr %191, align 1
  %552 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %191, ptr nonnull %192, double %550, double %546, double %287)
  %553 = load i8, ptr %191, align 1
  %554 = icmp eq i8 %553, 0
  br i1 %554, label %646, label %555

555:                                              ; preds = %542
  br label %646

556:                                              ; preds = %556, %349
  %557 = phi i64 [ %573, %556 ], [ 0, %349 ]
  %558 = phi i64 [ %559, %556 ], [ 0, %349 ]
  %559 = add nuw nsw i64 %558, 1
  %560 = add nsw i64 %558, %93
  store i64 0, ptr %193, align 8
  %561 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %193, ptr nonnull %194, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %560)
  %562 = load i64, ptr %193, align 8
  %563 = add nsw i64 %558, %254
  %564 = icmp slt i64 %563, 0
  %565 = select i1 %564, i64 %32, i64 0
  %566 = getelementptr i64, ptr %31, i64 %563
  %567 = getelementptr i64, ptr %566, i64 %565
  store i64 %562, ptr %567, align 8
  store i64 0, ptr %195, align 8
  %568 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %195, ptr nonnull %196, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %353, i64 %562)
  %569 = load i64, ptr %195, align 8
  %570 = select i1 %564, i64 %46, i64 0
  %571 = getelementptr i64, ptr %45, i64 %563
  %572 = getelementptr i64, ptr %571, i64 %570
  store i64 %569, ptr %572, align 8
  %573 = or i64 %569, %557
  %574 = icmp eq i64 %559, %253
  br i1 %574, label %575, label %556

575:                                              ; preds = %556
  %576 = add nsw i64 %254, %253
  %577 = icmp eq i64 %573, 0
  br i1 %577, label %646, label %578

578:                                              ; preds = %630, %575
  %579 = phi i64 [ %631, %630 ], [ %573, %575 ]
  %580 = phi double [ %628, %630 ], [ 1.000000e+00, %575 ]
  %581 = phi double [ %627, %630 ], [ 0.000000e+00, %575 ]
  %582 = phi double [ %626, %630 ], [ 0.000000e+00, %575 ]
  %583 = phi double [ %625, %630 ], [ 0.000000e+00, %575 ]
  %584 = phi double [ %604, %630 ], [ %265, %575 ]
  %585 = phi double [ %603, %630 ], [ %264, %575 ]
  %586 = phi double [ %602, %630 ], [ %263, %575 ]
  %587 = phi double [ %601, %630 ], [ %262, %575 ]
  store i64 0, ptr %197, align 8
  %588 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %197, ptr nonnull %198, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, i64 %254, i64 %253, i64 %579, i64 %355)
  %589 = load i64, ptr %197, align 8
  %590 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %589, i1 false)
  store i64 0, ptr %199, align 8
  %591 = call i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr nonnull %199, ptr nonnull %200, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %589)
  %592 = load i64, ptr %199, align 8
  store i64 0, ptr %201, align 8
  %593 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %201, ptr nonnull %202, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %254, i64 %590, i64 %592, i64 %576)
  %594 = load i64, ptr %201, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %203, i8 0, i64 32, i1 false)
  %595 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %203, ptr nonnull %207, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %576, i64 %594)
  %596 = load double, ptr %203, align 8
  %597 = load double, ptr %204, align 8
  %598 = load double, ptr %205, align 8
  %599 = load double, ptr %206, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %208, i8 0, i64 32, i1 false)
  %600 = call i32 @kernel.declarer_agent_players_joint_search_search__less(ptr nonnull %208, ptr nonnull %212, double %587, double %586, double %585, double %584, double %596, double %597, double %598, double %599)
  %601 = load double, ptr %208, align 8
  %602 = load double, ptr %209, align 8
  %603 = load double, ptr %210, align 8
  %604 = load double, ptr %211, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %213, i8 0, i64 88, i1 false)
  %605 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %213, ptr nonnull %224, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %590, i64 %576, i64 %594)
  %606 = load i64, ptr %213, align 8
  %607 = load i64, ptr %214, align 8
  %608 = load i64, ptr %215, align 8
  %609 = load i64, ptr %216, align 8
  %610 = load i64, ptr %217, align 8
  %611 = load i64, ptr %218, align 8
  %612 = load i64, ptr %219, align 8
  %613 = load i64, ptr %220, align 8
  %614 = load i64, ptr %221, align 8
  %615 = load i64, ptr %222, align 8
  %616 = load i64, ptr %223, align 8
  %617 = fsub double %284, %583
  %618 = fsub double %617, %601
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %225, i8 0, i64 32, i1 false)
  %619 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %225, ptr nonnull %229, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %606, i64 %607, i64 %608, i64 %609, i64 %610, i64 %611, i64 %612, i64 %613, i64 %614, i64 %615, i64 %616, double %618)
  %620 = load double, ptr %225, align 8
  %621 = load double, ptr %226, align 8
  %622 = load double, ptr %227, align 8
  %623 = load double, ptr %228, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %230, i8 0, i64 32, i1 false)
  %624 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %230, ptr nonnull %234, double %583, double %582, double %581, double %580, double %620, double %621, double %622, double %623, double %623)
  %625 = load double, ptr %230, align 8
  %626 = load double, ptr %231, align 8
  %627 = load double, ptr %232, align 8
  %628 = load double, ptr %233, align 8
  %629 = icmp eq i64 %579, %589
  br i1 %629, label %638, label %630

630:                                              ; preds = %578
  %631 = xor i64 %589, %579
  %632 = fadd double %601, %625
  store i8 0, ptr %235, align 1
  %633 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %235, ptr nonnull %236, double %632, double %284, double %287)
  %634 = load i8, ptr %235, align 1
  %635 = icmp eq i8 %634, 0
  %636 = fcmp oeq double %623, 0.000000e+00
  %637 = select i1 %635, i1 true, i1 %636
  br i1 %637, label %640, label %578

638:                                              ; preds = %578
  %639 = fcmp oeq double %623, 0.000000e+00
  br i1 %639, label %640, label %646

640:                                              ; preds = %638, %630
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %237, i8 0, i64 32, i1 false)
  %641 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %237, ptr nonnull %241, double %625, double %626, double %627, double %628, double %601, double %602, double %603, double %604, double 0.000000e+00)
  %642 = load double, ptr %237, align 8
  %643 = load double, ptr %238, align 8
  %644 = load double, ptr %239, align 8
  %645 = load double, ptr %240, align 8
  br label %646

646:                                              ; preds = %640, %638, %575, %555, %542
  %647 = phi double [ %543, %542 ], [ %547, %555 ], [ %645, %640 ], [ %628, %638 ], [ 1.000000e+00, %575 ]
  %648 = phi double [ %544, %542 ], [ %548, %555 ], [ %644, %640 ], [ %627, %638 ], [ 0.000000e+00, %575 ]
  %649 = phi double [ %545, %542 ], [ %549, %555 ], [ %643, %640 ], [ %626, %638 ], [ 0.000000e+00, %575 ]
  %650 = phi double [ %546, %542 ], [ %550, %555 ], [ %642, %640 ], [ %625, %638 ], [ 0.000000e+00, %575 ]
  %651 = phi i64 [ %551, %542 ], [ %551, %555 ], [ -1, %640 ], [ -1, %638 ], [ -1, %575 ]
  %652 = load i64, ptr %86, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %654, label %685

654:                                              ; preds = %646
  %655 = icmp sgt i64 %651, -1
  br i1 %655, label %656, label %662

656:                                              ; preds = %654
  %657 = shl nsw i64 -1, %651
  %658 = xor i64 %657, -1
  %659 = and i64 %355, %658
  %660 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %659)
  %661 = uitofp nneg i64 %660 to double
  br label %662

662:                                              ; preds = %656, %654
  %663 = phi double [ %661, %656 ], [ -1.000000e+00, %654 ]
  store i64 %296, ptr %304, align 8
  %664 = getelementptr i8, ptr %304, i64 8
  store i64 %297, ptr %664, align 8
  %665 = select i1 %300, i64 %62, i64 0
  %666 = add i64 %665, %299
  %667 = mul i64 %666, %63
  %668 = getelementptr double, ptr %61, i64 %667
  %669 = fdiv double %650, %286
  store double %669, ptr %668, align 8
  %670 = fdiv double %649, %286
  %671 = getelementptr i8, ptr %668, i64 8
  store double %670, ptr %671, align 8
  %672 = fdiv double %648, %286
  %673 = getelementptr i8, ptr %668, i64 16
  store double %672, ptr %673, align 8
  %674 = getelementptr i8, ptr %668, i64 24
  store double %647, ptr %674, align 8
  %675 = getelementptr i8, ptr %668, i64 32
  store double %663, ptr %675, align 8
  br label %685

676:                                              ; preds = %283
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %242, i8 0, i64 32, i1 false)
  %677 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %242, ptr nonnull %246, double %262, double %263, double %264, double %265, double %257, double %258, double %259, double %260, double 0.000000e+00)
  %678 = load double, ptr %242, align 8
  %679 = load double, ptr %243, align 8
  %680 = load double, ptr %244, align 8
  %681 = load double, ptr %245, align 8
  store double %678, ptr %0, align 8
  %682 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %679, ptr %682, align 8
  %683 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %680, ptr %683, align 8
  %684 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %681, ptr %684, align 8
  br label %272

685:                                              ; preds = %662, %646
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %247, i8 0, i64 32, i1 false)
  %686 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %247, ptr nonnull %251, double %650, double %649, double %648, double %647, double %257, double %258, double %259, double %260, double %647)
  %687 = load double, ptr %247, align 8
  %688 = load double, ptr %248, align 8
  %689 = load double, ptr %249, align 8
  %690 = load double, ptr %250, align 8
  store double %687, ptr %0, align 8
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %688, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %689, ptr %692, align 8
  %693 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %690, ptr %693, align 8
  br label %272

694:                                              ; preds = %327, %327
  %695 = load double, ptr %132, align 8
  %696 = getelementptr i8, ptr %315, i64 32
  %697 = load double, ptr %696, align 8
  store i64 0, ptr %134, align 8
  %698 = call i32 @3(ptr nonnull %134, ptr nonnull %135, double %697)
  %699 = load i64, ptr %134, align 8
  switch i32 %698, label %701 [
    i32 -2, label %349
    i32 0, label %349
  ], !prof !0

700:                                              ; preds = %327
  store ptr null, ptr %1, align 8
  br label %272

701:                                              ; preds = %694
  store ptr null, ptr %1, align 8
  br label %272

702:                                              ; preds = %421, %388
  %703 = phi i64 [ 1, %388 ], [ %429, %421 ]
  %704 = add nuw nsw i64 %253, 1
  %705 = mul nuw nsw i64 %703, %704
  %706 = add nsw i64 %705, %254
  br label %707

707:                                              ; preds = %702, %524
  %708 = phi i64 [ 0, %702 ], [ %449, %524 ]
  %709 = phi i64 [ 0, %702 ], [ %488, %524 ]
  %710 = phi i64 [ -1, %702 ], [ %533, %524 ]
  %711 = phi double [ -1.000000e+300, %702 ], [ %532, %524 ]
  %712 = phi double [ 0.000000e+00, %702 ], [ %531, %524 ]
  %713 = phi double [ 0.000000e+00, %702 ], [ %530, %524 ]
  %714 = phi double [ 0.000000e+00, %702 ], [ %529, %524 ]
  %715 = phi double [ -1.000000e+300, %702 ], [ %528, %524 ]
  %716 = phi double [ 0.000000e+00, %702 ], [ %527, %524 ]
  %717 = phi double [ 0.000000e+00, %702 ], [ %526, %524 ]
  %718 = phi double [ 1.000000e+00, %702 ], [ %525, %524 ]
  %719 = phi i64 [ %703, %702 ], [ %720, %524 ]
  %720 = add nsw i64 %719, -1
  br label %431

721:                                              ; preds = %443, %443
  %722 = load i64, ptr %155, align 8
  store ptr null, ptr %157, align 8
  %723 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %157, ptr nonnull %158, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %93, i64 %253, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %441, i64 %254, i64 %722)
  br label %448

724:                                              ; preds = %443
  store ptr null, ptr %1, align 8
  br label %272

725:                                              ; preds = %478, %478
  store i8 0, ptr %168, align 1
  %726 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %168, ptr nonnull %169, double %482, double %485, double %287)
  %727 = load i8, ptr %168, align 1
  %728 = icmp eq i8 %727, 0
  br i1 %728, label %539, label %486

729:                                              ; preds = %478
  store ptr null, ptr %1, align 8
  br label %272
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_total_weight(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr, ptr, double, double, double)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2, double %3) #1 {
  %5 = fcmp olt double %3, %2
  %6 = select i1 %5, double %3, double %2
  store double %6, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @1(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i8 %2) #1 {
  %4 = icmp ne i8 %2, 0
  %5 = zext i1 %4 to i64
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @2(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2, double %3) #1 {
  %5 = fcmp ogt double %3, %2
  %6 = select i1 %5, double %3, double %2
  store double %6, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @3(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2) #1 {
  %4 = fptosi double %2 to i64
  store i64 %4, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define void @declarer_agent_players_joint_search_search__more(ptr %0, double %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9) {
  %11 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double 0.000000e+00, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store double 0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store double 0.000000e+00, ptr %14, align 8
  store double 0.000000e+00, ptr %11, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double 0.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store double 0.000000e+00, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %11, ptr nonnull %18, double %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9)
  %20 = load double, ptr %11, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %26 = load double, ptr %25, align 8
  store double %20, ptr %0, align 8
  %27 = getelementptr i8, ptr %0, i64 8
  store double %22, ptr %27, align 8
  %28 = getelementptr i8, ptr %0, i64 16
  store double %24, ptr %28, align 8
  %29 = getelementptr i8, ptr %0, i64 24
  store double %26, ptr %29, align 8
  ret void
}

define void @declarer_agent_players_joint_search_search__less(ptr %0, double %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8) {
  %10 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double 0.000000e+00, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store double 0.000000e+00, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store double 0.000000e+00, ptr %13, align 8
  store double 0.000000e+00, ptr %10, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double 0.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store double 0.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store double 0.000000e+00, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = call i32 @kernel.declarer_agent_players_joint_search_search__less(ptr nonnull %10, ptr nonnull %17, double %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8)
  %19 = load double, ptr %10, align 8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %25 = load double, ptr %24, align 8
  store double %19, ptr %0, align 8
  %26 = getelementptr i8, ptr %0, i64 8
  store double %21, ptr %26, align 8
  %27 = getelementptr i8, ptr %0, i64 16
  store double %23, ptr %27, align 8
  %28 = getelementptr i8, ptr %0, i64 24
  store double %25, ptr %28, align 8
  ret void
}

define void @declarer_agent_players_joint_search_search_strategy_value(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, double %43) {
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
  %55 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store double 0.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 24
  store double 0.000000e+00, ptr %58, align 8
  store double 0.000000e+00, ptr %55, align 8
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store double 0.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store double 0.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 24
  store double 0.000000e+00, ptr %61, align 8
  %62 = alloca ptr, align 8
  store ptr null, ptr %62, align 8
  %63 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %55, ptr nonnull %62, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %46, i64 8, ptr %3, i64 %4, i64 %5, i64 %45, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %6, i64 %7, i64 %8, i64 %47, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %15, i64 %16, i64 %17, i64 %49, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %18, i64 %19, i64 %20, i64 %51, i64 8, ptr null, ptr null, i64 %54, i64 8, ptr %21, i64 %22, i64 %23, i64 %53, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, double %43)
  %64 = load double, ptr %55, align 8
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %70 = load double, ptr %69, align 8
  store double %64, ptr %0, align 8
  %71 = getelementptr i8, ptr %0, i64 8
  store double %66, ptr %71, align 8
  %72 = getelementptr i8, ptr %0, i64 16
  store double %68, ptr %72, align 8
  %73 = getelementptr i8, ptr %0, i64 24
  store double %70, ptr %73, align 8
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.peeled.count", i32 1}
