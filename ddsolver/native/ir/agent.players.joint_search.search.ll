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

define range(i32 -1, -2) i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, double %105) {
  %107 = alloca i64, align 8
  store i64 0, ptr %107, align 8
  %108 = alloca ptr, align 8
  store ptr null, ptr %108, align 8
  %109 = alloca [4 x double], align 8
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %113 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  store ptr null, ptr %113, align 8
  %114 = alloca [4 x double], align 8
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %118 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %114, i8 0, i64 32, i1 false)
  store ptr null, ptr %118, align 8
  %119 = alloca [4 x double], align 8
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %122 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %123 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %119, i8 0, i64 32, i1 false)
  store ptr null, ptr %123, align 8
  %124 = alloca i8, align 1
  store i8 0, ptr %124, align 1
  %125 = alloca ptr, align 8
  store ptr null, ptr %125, align 8
  %126 = alloca [4 x double], align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %128 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %130 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %126, i8 0, i64 32, i1 false)
  store ptr null, ptr %130, align 8
  %131 = alloca [2 x i64], align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %131, i8 0, i64 16, i1 false)
  store ptr null, ptr %133, align 8
  %134 = alloca i8, align 1
  store i8 0, ptr %134, align 1
  %135 = alloca ptr, align 8
  store ptr null, ptr %135, align 8
  %136 = alloca double, align 8
  store double 0.000000e+00, ptr %136, align 8
  %137 = alloca ptr, align 8
  store ptr null, ptr %137, align 8
  %138 = alloca i64, align 8
  store i64 0, ptr %138, align 8
  %139 = alloca ptr, align 8
  store ptr null, ptr %139, align 8
  %140 = alloca [4 x double], align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %144 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %140, i8 0, i64 32, i1 false)
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
  %247 = icmp ne i64 %92, 0
  br i1 %247, label %248, label %251

248:                                              ; preds = %106
  store i64 0, ptr %107, align 8
  %249 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %107, ptr nonnull %108, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %250 = load i64, ptr %107, align 8
  br label %251

251:                                              ; preds = %248, %106
  %252 = phi i64 [ %250, %248 ], [ %95, %106 ]
  %253 = add nsw i64 %252, %94
  %254 = sub nsw i64 %95, %252
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  %255 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %109, ptr nonnull %113, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %253, i64 %254)
  %256 = load double, ptr %109, align 8
  %257 = load double, ptr %110, align 8
  %258 = load double, ptr %111, align 8
  %259 = load double, ptr %112, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %114, i8 0, i64 32, i1 false)
  %260 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %114, ptr nonnull %118, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252)
  %261 = load double, ptr %114, align 8
  %262 = load double, ptr %115, align 8
  %263 = load double, ptr %116, align 8
  %264 = load double, ptr %117, align 8
  %265 = icmp slt i64 %252, 2
  %266 = icmp slt i64 %104, 2
  %267 = select i1 %265, i1 true, i1 %266
  br i1 %267, label %273, label %268

268:                                              ; preds = %251
  %269 = load i64, ptr %86, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %716, label %273

271:                                              ; preds = %750, %748, %725, %724, %707, %350, %301, %273
  %272 = phi i32 [ 0, %273 ], [ 0, %301 ], [ 0, %350 ], [ 0, %707 ], [ %349, %724 ], [ %722, %725 ], [ %463, %748 ], [ %500, %750 ]
  ret i32 %272

273:                                              ; preds = %268, %251
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %119, i8 0, i64 32, i1 false)
  %274 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %119, ptr nonnull %123, double %261, double %262, double %263, double %264, double %256, double %257, double %258, double %259, double 1.000000e+00)
  %275 = load double, ptr %119, align 8
  %276 = load double, ptr %120, align 8
  %277 = load double, ptr %121, align 8
  %278 = load double, ptr %122, align 8
  store double %275, ptr %0, align 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %276, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %277, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %278, ptr %281, align 8
  br label %271

282:                                              ; preds = %716, %282
  %283 = phi double [ %293, %282 ], [ 0.000000e+00, %716 ]
  %284 = phi i64 [ %286, %282 ], [ %252, %716 ]
  %285 = phi i64 [ %287, %282 ], [ %94, %716 ]
  %286 = add nsw i64 %284, -1
  %287 = add i64 %285, 1
  %288 = icmp slt i64 %285, 0
  %289 = select i1 %288, i64 %39, i64 0
  %290 = getelementptr double, ptr %38, i64 %285
  %291 = getelementptr double, ptr %290, i64 %289
  %292 = load double, ptr %291, align 8
  %293 = fadd double %283, %292
  %294 = icmp samesign ugt i64 %284, 1
  br i1 %294, label %282, label %295

295:                                              ; preds = %282
  %296 = fmul double %93, %293
  br i1 %247, label %297, label %310

297:                                              ; preds = %295
  store i8 0, ptr %124, align 1
  %298 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %124, ptr nonnull %125, double %261, double %717, double %296)
  %299 = load i8, ptr %124, align 1
  %300 = icmp eq i8 %299, 0
  br i1 %300, label %301, label %310

301:                                              ; preds = %297
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %126, i8 0, i64 32, i1 false)
  %302 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %126, ptr nonnull %130, double %261, double %262, double %263, double %264, double %256, double %257, double %258, double %259, double 0.000000e+00)
  %303 = load double, ptr %126, align 8
  %304 = load double, ptr %127, align 8
  %305 = load double, ptr %128, align 8
  %306 = load double, ptr %129, align 8
  store double %303, ptr %0, align 8
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %304, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %305, ptr %308, align 8
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %306, ptr %309, align 8
  br label %271

310:                                              ; preds = %297, %295
  %311 = getelementptr i8, ptr %86, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = add nsw i64 %312, 1
  store i64 %313, ptr %311, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %131, i8 0, i64 16, i1 false)
  %314 = call i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr nonnull %131, ptr nonnull %133, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr nonnull %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %315 = load i64, ptr %131, align 8
  %316 = load i64, ptr %132, align 8
  %317 = add nsw i64 %53, -1
  %318 = and i64 %315, %317
  %319 = icmp slt i64 %318, 0
  %320 = select i1 %319, i64 %53, i64 0
  %321 = add i64 %320, %318
  %322 = mul i64 %321, %54
  %323 = getelementptr i64, ptr %52, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = icmp eq i64 %324, %315
  br i1 %325, label %326, label %368

326:                                              ; preds = %310
  %327 = getelementptr i8, ptr %323, i64 8
  %328 = load i64, ptr %327, align 8
  %329 = icmp eq i64 %328, %316
  br i1 %329, label %330, label %368

330:                                              ; preds = %326
  %331 = select i1 %319, i64 %62, i64 0
  %332 = add i64 %331, %318
  %333 = mul i64 %332, %63
  %334 = getelementptr double, ptr %61, i64 %333
  %335 = getelementptr i8, ptr %334, i64 24
  %336 = load double, ptr %335, align 8
  %337 = fcmp ogt double %336, 0.000000e+00
  br i1 %337, label %350, label %338

338:                                              ; preds = %330
  %339 = load double, ptr %334, align 8
  %340 = fmul double %293, %339
  store i8 0, ptr %134, align 1
  %341 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %134, ptr nonnull %135, double %340, double %717, double %296)
  %342 = load i8, ptr %134, align 1
  %343 = icmp eq i8 %342, 0
  br i1 %343, label %344, label %346

344:                                              ; preds = %338
  %345 = load double, ptr %335, align 8
  br label %350

346:                                              ; preds = %338
  %347 = load double, ptr %334, align 8
  %348 = fmul double %293, %347
  store double 0.000000e+00, ptr %136, align 8
  %349 = call i32 @0(ptr nonnull %136, ptr nonnull %137, double %261, double %348)
  switch i32 %349, label %724 [
    i32 -2, label %718
    i32 0, label %718
  ], !prof !0

350:                                              ; preds = %344, %330
  %351 = phi double [ %345, %344 ], [ %336, %330 ]
  %352 = load double, ptr %334, align 8
  %353 = fmul double %293, %352
  %354 = getelementptr i8, ptr %334, i64 8
  %355 = load double, ptr %354, align 8
  %356 = fmul double %293, %355
  %357 = getelementptr i8, ptr %334, i64 16
  %358 = load double, ptr %357, align 8
  %359 = fmul double %293, %358
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %140, i8 0, i64 32, i1 false)
  %360 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %140, ptr nonnull %144, double %353, double %356, double %359, double %351, double %256, double %257, double %258, double %259, double %351)
  %361 = load double, ptr %140, align 8
  %362 = load double, ptr %141, align 8
  %363 = load double, ptr %142, align 8
  %364 = load double, ptr %143, align 8
  store double %361, ptr %0, align 8
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %362, ptr %365, align 8
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %363, ptr %366, align 8
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %364, ptr %367, align 8
  br label %271

368:                                              ; preds = %718, %718, %326, %310
  %369 = phi i64 [ -1, %310 ], [ -1, %326 ], [ %723, %718 ], [ %723, %718 ]
  %370 = phi double [ %261, %310 ], [ %261, %326 ], [ %719, %718 ], [ %719, %718 ]
  store i64 0, ptr %145, align 8
  %371 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %145, ptr nonnull %146, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %372 = load i64, ptr %145, align 8
  store i64 0, ptr %147, align 8
  %373 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %147, ptr nonnull %148, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr nonnull %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104)
  %374 = load i64, ptr %147, align 8
  %375 = xor i64 %372, %90
  %376 = and i64 %375, 1
  %377 = icmp eq i64 %376, 0
  br i1 %377, label %378, label %581

378:                                              ; preds = %368
  %379 = icmp slt i64 %94, 0
  %380 = select i1 %379, i64 %32, i64 0
  %381 = getelementptr i64, ptr %31, i64 %94
  %382 = getelementptr i64, ptr %381, i64 %380
  %383 = load i64, ptr %382, align 8
  %384 = icmp slt i64 %383, 0
  %385 = select i1 %384, i64 %14, i64 0
  %386 = add i64 %385, %383
  %387 = icmp slt i64 %372, 0
  %388 = select i1 %387, i64 %15, i64 0
  %389 = mul i64 %386, %15
  %390 = getelementptr i64, ptr %13, i64 %389
  %391 = getelementptr i64, ptr %390, i64 %372
  %392 = getelementptr i64, ptr %391, i64 %388
  %393 = load i64, ptr %392, align 8
  %394 = xor i64 %96, -1
  %395 = and i64 %393, %394
  %396 = icmp eq i64 %99, 0
  br i1 %396, label %400, label %397

397:                                              ; preds = %378
  store i64 0, ptr %149, align 8
  %398 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %149, ptr nonnull %150, i64 %395, i64 %101)
  %399 = load i64, ptr %149, align 8
  br label %400

400:                                              ; preds = %397, %378
  %401 = phi i64 [ %399, %397 ], [ %395, %378 ]
  %402 = icmp eq i64 %401, 0
  br i1 %402, label %567, label %403

403:                                              ; preds = %400
  %404 = xor i64 %395, -1
  %405 = and i64 %374, %404
  %406 = icmp slt i64 %253, 0
  %407 = select i1 %406, i64 %32, i64 0
  %408 = getelementptr i64, ptr %31, i64 %253
  %409 = getelementptr i64, ptr %408, i64 %407
  %410 = add nuw nsw i64 %252, 1
  store i64 0, ptr %151, align 8
  %411 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %151, ptr nonnull %152, i64 %401)
  %412 = load i64, ptr %151, align 8
  store i64 0, ptr %153, align 8
  %413 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %153, ptr nonnull %154, i64 %412, i64 %401, i64 %405)
  %414 = load i64, ptr %153, align 8
  %415 = xor i64 %414, -1
  %416 = and i64 %401, %415
  %417 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %414, i1 false)
  store i64 %417, ptr %409, align 8
  %418 = icmp eq i64 %416, 0
  br i1 %418, label %726, label %419

419:                                              ; preds = %436, %403
  %420 = phi i64 [ %427, %436 ], [ %416, %403 ]
  %421 = phi i64 [ %444, %436 ], [ 1, %403 ]
  store i64 0, ptr %151, align 8
  %422 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %151, ptr nonnull %152, i64 %420)
  %423 = load i64, ptr %151, align 8
  store i64 0, ptr %153, align 8
  %424 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %153, ptr nonnull %154, i64 %423, i64 %420, i64 %405)
  %425 = load i64, ptr %153, align 8
  %426 = xor i64 %425, -1
  %427 = and i64 %420, %426
  %428 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %425, i1 false)
  %429 = shl nsw i64 -1, %428
  %430 = xor i64 %429, -1
  %431 = and i64 %374, %430
  %432 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %431)
  %433 = icmp eq i64 %432, %369
  br i1 %433, label %434, label %436

434:                                              ; preds = %419
  %435 = load i64, ptr %409, align 8
  store i64 %428, ptr %409, align 8
  br label %436

436:                                              ; preds = %434, %419
  %437 = phi i64 [ %435, %434 ], [ %428, %419 ]
  %438 = mul nuw nsw i64 %421, %410
  %439 = add nsw i64 %438, %253
  %440 = icmp slt i64 %439, 0
  %441 = select i1 %440, i64 %32, i64 0
  %442 = getelementptr i64, ptr %31, i64 %439
  %443 = getelementptr i64, ptr %442, i64 %441
  store i64 %437, ptr %443, align 8
  %444 = add nuw nsw i64 %421, 1
  %445 = icmp eq i64 %427, 0
  br i1 %445, label %726, label %419, !llvm.loop !1

446:                                              ; preds = %731, %487
  %447 = phi i64 [ %492, %487 ], [ 0, %731 ]
  %448 = phi double [ %491, %487 ], [ -1.000000e+300, %731 ]
  %449 = phi double [ %490, %487 ], [ 0.000000e+00, %731 ]
  %450 = phi double [ %489, %487 ], [ 0.000000e+00, %731 ]
  %451 = phi double [ %488, %487 ], [ 0.000000e+00, %731 ]
  %452 = phi i64 [ %465, %487 ], [ %732, %731 ]
  %453 = phi i64 [ %454, %487 ], [ 0, %731 ]
  %454 = add nuw nsw i64 %453, 1
  %455 = mul nuw nsw i64 %453, %728
  %456 = add nsw i64 %455, %253
  %457 = icmp eq i64 %453, %452
  br i1 %457, label %458, label %464

458:                                              ; preds = %446
  %459 = add nsw i64 %452, 1
  %460 = icmp eq i64 %459, %727
  %461 = select i1 %247, i1 %460, i1 false
  %462 = zext i1 %461 to i64
  store i64 0, ptr %155, align 8
  %463 = call i32 @1(ptr nonnull %155, ptr nonnull %156, i64 %462)
  switch i32 %463, label %748 [
    i32 -2, label %745
    i32 0, label %745
  ], !prof !0

464:                                              ; preds = %745, %446
  %465 = phi i64 [ %459, %745 ], [ %452, %446 ]
  %466 = shl nuw i64 1, %453
  %467 = and i64 %466, %733
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %469, label %487

469:                                              ; preds = %464
  %470 = add nsw i64 %456, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %159, i8 0, i64 32, i1 false)
  %471 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %159, ptr nonnull %163, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %470, i64 %252)
  %472 = load double, ptr %159, align 8
  %473 = fcmp ogt double %472, %448
  br i1 %473, label %474, label %478

474:                                              ; preds = %469
  %475 = load double, ptr %162, align 8
  %476 = load double, ptr %161, align 8
  %477 = load double, ptr %160, align 8
  br label %478

478:                                              ; preds = %474, %469
  %479 = phi double [ %475, %474 ], [ %451, %469 ]
  %480 = phi double [ %476, %474 ], [ %450, %469 ]
  %481 = phi double [ %477, %474 ], [ %449, %469 ]
  %482 = phi double [ %472, %474 ], [ %448, %469 ]
  %483 = phi i64 [ %453, %474 ], [ %447, %469 ]
  store i8 0, ptr %164, align 1
  %484 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %164, ptr nonnull %165, double %261, double %472, double %296)
  %485 = load i8, ptr %164, align 1
  %486 = icmp eq i8 %485, 0
  br i1 %486, label %494, label %487

487:                                              ; preds = %478, %464
  %488 = phi double [ %451, %464 ], [ %479, %478 ]
  %489 = phi double [ %450, %464 ], [ %480, %478 ]
  %490 = phi double [ %449, %464 ], [ %481, %478 ]
  %491 = phi double [ %448, %464 ], [ %482, %478 ]
  %492 = phi i64 [ %447, %464 ], [ %483, %478 ]
  %493 = icmp eq i64 %454, %727
  br i1 %493, label %494, label %446

494:                                              ; preds = %487, %478
  %495 = phi double [ %479, %478 ], [ %488, %487 ]
  %496 = phi double [ %480, %478 ], [ %489, %487 ]
  %497 = phi double [ %481, %478 ], [ %490, %487 ]
  %498 = phi double [ %482, %478 ], [ %491, %487 ]
  %499 = phi i64 [ %483, %478 ], [ %492, %487 ]
  store double 0.000000e+00, ptr %166, align 8
  %500 = call i32 @2(ptr nonnull %166, ptr nonnull %167, double %717, double %739)
  %501 = load double, ptr %166, align 8
  switch i32 %500, label %750 [
    i32 -2, label %749
    i32 0, label %749
  ], !prof !0

502:                                              ; preds = %749
  store i8 0, ptr %168, align 1
  %503 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %168, ptr nonnull %169, double %498, double %501, double %296)
  %504 = load i8, ptr %168, align 1
  %505 = icmp eq i8 %504, 0
  br i1 %505, label %506, label %509

506:                                              ; preds = %502
  %507 = fcmp ogt double %498, %735
  br i1 %507, label %508, label %567

508:                                              ; preds = %506
  br label %567

509:                                              ; preds = %749, %502
  %510 = phi double [ %501, %502 ], [ -1.000000e+300, %749 ]
  %511 = shl nuw i64 1, %499
  %512 = or i64 %511, %733
  %513 = mul nsw i64 %499, %728
  %514 = add nsw i64 %513, %253
  %515 = add nsw i64 %514, 1
  store i64 0, ptr %170, align 8
  %516 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %170, ptr nonnull %171, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %515, i64 %730, i64 %252)
  %517 = load i64, ptr %170, align 8
  %518 = icmp slt i64 %514, 0
  %519 = select i1 %518, i64 %32, i64 0
  %520 = getelementptr i64, ptr %31, i64 %514
  %521 = getelementptr i64, ptr %520, i64 %519
  %522 = load i64, ptr %521, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %172, i8 0, i64 88, i1 false)
  %523 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %172, ptr nonnull %183, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %522, i64 %517, i64 %252)
  %524 = load i64, ptr %172, align 8
  %525 = load i64, ptr %173, align 8
  %526 = load i64, ptr %174, align 8
  %527 = load i64, ptr %175, align 8
  %528 = load i64, ptr %176, align 8
  %529 = load i64, ptr %177, align 8
  %530 = load i64, ptr %178, align 8
  %531 = load i64, ptr %179, align 8
  %532 = load i64, ptr %180, align 8
  %533 = load i64, ptr %181, align 8
  %534 = load i64, ptr %182, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %184, i8 0, i64 32, i1 false)
  %535 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %184, ptr nonnull %188, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %524, i64 %525, i64 %526, i64 %527, i64 %528, i64 %529, i64 %530, i64 %531, i64 %532, i64 %533, i64 %534, double %510)
  %536 = load double, ptr %184, align 8
  %537 = load double, ptr %185, align 8
  %538 = load double, ptr %186, align 8
  %539 = load double, ptr %187, align 8
  %540 = fcmp ogt double %539, 0.000000e+00
  br i1 %540, label %541, label %545

541:                                              ; preds = %509
  %542 = fcmp ogt double %536, %739
  br i1 %542, label %543, label %548

543:                                              ; preds = %541
  %544 = load i64, ptr %521, align 8
  br label %548

545:                                              ; preds = %509
  %546 = fcmp ogt double %536, %735
  br i1 %546, label %547, label %548

547:                                              ; preds = %545
  br label %548

548:                                              ; preds = %547, %545, %543, %541
  %549 = phi double [ %742, %545 ], [ %742, %547 ], [ %539, %543 ], [ %742, %541 ]
  %550 = phi double [ %741, %545 ], [ %741, %547 ], [ %538, %543 ], [ %741, %541 ]
  %551 = phi double [ %740, %545 ], [ %740, %547 ], [ %537, %543 ], [ %740, %541 ]
  %552 = phi double [ %739, %545 ], [ %739, %547 ], [ %536, %543 ], [ %739, %541 ]
  %553 = phi double [ %738, %545 ], [ %539, %547 ], [ %738, %543 ], [ %738, %541 ]
  %554 = phi double [ %737, %545 ], [ %538, %547 ], [ %737, %543 ], [ %737, %541 ]
  %555 = phi double [ %736, %545 ], [ %537, %547 ], [ %736, %543 ], [ %736, %541 ]
  %556 = phi double [ %735, %545 ], [ %536, %547 ], [ %735, %543 ], [ %735, %541 ]
  %557 = phi i64 [ %734, %545 ], [ %734, %547 ], [ %544, %543 ], [ %734, %541 ]
  br i1 %247, label %558, label %564

558:                                              ; preds = %548
  store i8 0, ptr %189, align 1
  %559 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %189, ptr nonnull %190, double %370, double %552, double %296)
  %560 = load i8, ptr %189, align 1
  %561 = icmp ne i8 %560, 0
  %562 = icmp sgt i64 %743, 1
  %563 = select i1 %561, i1 %562, i1 false
  br i1 %563, label %566, label %567

564:                                              ; preds = %548
  %565 = icmp sgt i64 %743, 1
  br i1 %565, label %566, label %567

566:                                              ; preds = %564, %558
  br label %731

567:                                              ; preds = %564, %558, %508, %506, %400
  %568 = phi double [ %742, %506 ], [ %742, %508 ], [ 1.000000e+00, %400 ], [ %549, %564 ], [ %549, %558 ]
  %569 = phi double [ %741, %506 ], [ %741, %508 ], [ 0.000000e+00, %400 ], [ %550, %564 ], [ %550, %558 ]
  %570 = phi double [ %740, %506 ], [ %740, %508 ], [ 0.000000e+00, %400 ], [ %551, %564 ], [ %551, %558 ]
  %571 = phi double [ %739, %506 ], [ %739, %508 ], [ -1.000000e+300, %400 ], [ %552, %564 ], [ %552, %558 ]
  %572 = phi double [ %738, %506 ], [ %495, %508 ], [ 0.000000e+00, %400 ], [ %553, %564 ], [ %553, %558 ]
  %573 = phi double [ %737, %506 ], [ %496, %508 ], [ 0.000000e+00, %400 ], [ %554, %564 ], [ %554, %558 ]
  %574 = phi double [ %736, %506 ], [ %497, %508 ], [ 0.000000e+00, %400 ], [ %555, %564 ], [ %555, %558 ]
  %575 = phi double [ %735, %506 ], [ %498, %508 ], [ -1.000000e+300, %400 ], [ %556, %564 ], [ %556, %558 ]
  %576 = phi i64 [ %734, %506 ], [ %734, %508 ], [ -1, %400 ], [ %557, %564 ], [ %557, %558 ]
  store i8 0, ptr %191, align 1
  %577 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %191, ptr nonnull %192, double %575, double %571, double %296)
  %578 = load i8, ptr %191, align 1
  %579 = icmp eq i8 %578, 0
  br i1 %579, label %677, label %580

580:                                              ; preds = %567
  br label %677

581:                                              ; preds = %581, %368
  %582 = phi i64 [ %598, %581 ], [ 0, %368 ]
  %583 = phi i64 [ %584, %581 ], [ 0, %368 ]
  %584 = add nuw nsw i64 %583, 1
  %585 = add nsw i64 %583, %94
  store i64 0, ptr %193, align 8
  %586 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr nonnull %193, ptr nonnull %194, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr nonnull %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %585)
  %587 = load i64, ptr %193, align 8
  %588 = add nsw i64 %583, %253
  %589 = icmp slt i64 %588, 0
  %590 = select i1 %589, i64 %32, i64 0
  %591 = getelementptr i64, ptr %31, i64 %588
  %592 = getelementptr i64, ptr %591, i64 %590
  store i64 %587, ptr %592, align 8
  store i64 0, ptr %195, align 8
  %593 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %195, ptr nonnull %196, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr nonnull %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr nonnull %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %372, i64 %587)
  %594 = load i64, ptr %195, align 8
  %595 = select i1 %589, i64 %46, i64 0
  %596 = getelementptr i64, ptr %45, i64 %588
  %597 = getelementptr i64, ptr %596, i64 %595
  store i64 %594, ptr %597, align 8
  %598 = or i64 %594, %582
  %599 = icmp eq i64 %584, %252
  br i1 %599, label %600, label %581

600:                                              ; preds = %581
  %601 = add nsw i64 %253, %252
  %602 = icmp eq i64 %598, 0
  br i1 %602, label %677, label %603

603:                                              ; preds = %675, %600
  %604 = phi i64 [ %615, %675 ], [ %598, %600 ]
  %605 = phi double [ %655, %675 ], [ 1.000000e+00, %600 ]
  %606 = phi double [ %654, %675 ], [ 0.000000e+00, %600 ]
  %607 = phi double [ %653, %675 ], [ 0.000000e+00, %600 ]
  %608 = phi double [ %652, %675 ], [ 0.000000e+00, %600 ]
  %609 = phi double [ %630, %675 ], [ %264, %600 ]
  %610 = phi double [ %629, %675 ], [ %263, %600 ]
  %611 = phi double [ %628, %675 ], [ %262, %600 ]
  %612 = phi double [ %627, %675 ], [ %261, %600 ]
  store i64 0, ptr %197, align 8
  %613 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %197, ptr nonnull %198, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, i64 %253, i64 %252, i64 %604, i64 %374)
  %614 = load i64, ptr %197, align 8
  %615 = xor i64 %614, %604
  %616 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %614, i1 false)
  store i64 0, ptr %199, align 8
  %617 = call i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr nonnull %199, ptr nonnull %200, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %614)
  %618 = load i64, ptr %199, align 8
  store i64 0, ptr %201, align 8
  %619 = call i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr nonnull %201, ptr nonnull %202, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %253, i64 %616, i64 %618, i64 %601)
  %620 = load i64, ptr %201, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %203, i8 0, i64 32, i1 false)
  %621 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %203, ptr nonnull %207, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %601, i64 %620)
  %622 = load double, ptr %203, align 8
  %623 = load double, ptr %204, align 8
  %624 = load double, ptr %205, align 8
  %625 = load double, ptr %206, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %208, i8 0, i64 32, i1 false)
  %626 = call i32 @kernel.declarer_agent_players_joint_search_search__less(ptr nonnull %208, ptr nonnull %212, double %612, double %611, double %610, double %609, double %622, double %623, double %624, double %625)
  %627 = load double, ptr %208, align 8
  %628 = load double, ptr %209, align 8
  %629 = load double, ptr %210, align 8
  %630 = load double, ptr %211, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %213, i8 0, i64 88, i1 false)
  %631 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %213, ptr nonnull %224, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %616, i64 %601, i64 %620)
  %632 = load i64, ptr %213, align 8
  %633 = load i64, ptr %214, align 8
  %634 = load i64, ptr %215, align 8
  %635 = load i64, ptr %216, align 8
  %636 = load i64, ptr %217, align 8
  %637 = load i64, ptr %218, align 8
  %638 = load i64, ptr %219, align 8
  %639 = load i64, ptr %220, align 8
  %640 = load i64, ptr %221, align 8
  %641 = load i64, ptr %222, align 8
  %642 = load i64, ptr %223, align 8
  %643 = fsub double %717, %608
  %644 = fsub double %643, %627
  %645 = select i1 %247, double %644, double -1.000000e+300
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %225, i8 0, i64 32, i1 false)
  %646 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %225, ptr nonnull %229, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %632, i64 %633, i64 %634, i64 %635, i64 %636, i64 %637, i64 %638, i64 %639, i64 %640, i64 %641, i64 %642, double %645)
  %647 = load double, ptr %225, align 8
  %648 = load double, ptr %226, align 8
  %649 = load double, ptr %227, align 8
  %650 = load double, ptr %228, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %230, i8 0, i64 32, i1 false)
  %651 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %230, ptr nonnull %234, double %608, double %607, double %606, double %605, double %647, double %648, double %649, double %650, double %650)
  %652 = load double, ptr %230, align 8
  %653 = load double, ptr %231, align 8
  %654 = load double, ptr %232, align 8
  %655 = load double, ptr %233, align 8
  br i1 %247, label %656, label %665

656:                                              ; preds = %603
  %657 = icmp eq i64 %604, %614
  br i1 %657, label %667, label %658

658:                                              ; preds = %656
  %659 = fadd double %627, %652
  store i8 0, ptr %235, align 1
  %660 = call i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr nonnull %235, ptr nonnull %236, double %659, double %717, double %296)
  %661 = load i8, ptr %235, align 1
  %662 = icmp eq i8 %661, 0
  %663 = fcmp oeq double %650, 0.000000e+00
  %664 = select i1 %662, i1 true, i1 %663
  br i1 %664, label %669, label %675

665:                                              ; preds = %603
  %666 = fcmp oeq double %650, 0.000000e+00
  br i1 %666, label %669, label %675

667:                                              ; preds = %656
  %668 = fcmp oeq double %650, 0.000000e+00
  br i1 %668, label %669, label %677

669:                                              ; preds = %667, %665, %658
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %237, i8 0, i64 32, i1 false)
  %670 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %237, ptr nonnull %241, double %652, double %653, double %654, double %655, double %627, double %628, double %629, double %630, double 0.000000e+00)
  %671 = load double, ptr %237, align 8
  %672 = load double, ptr %238, align 8
  %673 = load double, ptr %239, align 8
  %674 = load double, ptr %240, align 8
  br label %677

675:                                              ; preds = %665, %658
  %676 = icmp eq i64 %604, %614
  br i1 %676, label %677, label %603

677:                                              ; preds = %675, %669, %667, %600, %580, %567
  %678 = phi double [ %568, %567 ], [ %572, %580 ], [ %674, %669 ], [ %655, %667 ], [ 1.000000e+00, %600 ], [ %655, %675 ]
  %679 = phi double [ %569, %567 ], [ %573, %580 ], [ %673, %669 ], [ %654, %667 ], [ 0.000000e+00, %600 ], [ %654, %675 ]
  %680 = phi double [ %570, %567 ], [ %574, %580 ], [ %672, %669 ], [ %653, %667 ], [ 0.000000e+00, %600 ], [ %653, %675 ]
  %681 = phi double [ %571, %567 ], [ %575, %580 ], [ %671, %669 ], [ %652, %667 ], [ 0.000000e+00, %600 ], [ %652, %675 ]
  %682 = phi i64 [ %576, %567 ], [ %576, %580 ], [ -1, %669 ], [ -1, %667 ], [ -1, %600 ], [ -1, %675 ]
  %683 = load i64, ptr %86, align 8
  %684 = icmp eq i64 %683, 0
  br i1 %684, label %685, label %707

685:                                              ; preds = %677
  %686 = icmp sgt i64 %682, -1
  br i1 %686, label %687, label %693

687:                                              ; preds = %685
  %688 = shl nsw i64 -1, %682
  %689 = xor i64 %688, -1
  %690 = and i64 %374, %689
  %691 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %690)
  %692 = uitofp nneg i64 %691 to double
  br label %693

693:                                              ; preds = %687, %685
  %694 = phi double [ %692, %687 ], [ -1.000000e+00, %685 ]
  store i64 %315, ptr %323, align 8
  %695 = getelementptr i8, ptr %323, i64 8
  store i64 %316, ptr %695, align 8
  %696 = select i1 %319, i64 %62, i64 0
  %697 = add i64 %696, %318
  %698 = mul i64 %697, %63
  %699 = getelementptr double, ptr %61, i64 %698
  %700 = fdiv double %681, %293
  store double %700, ptr %699, align 8
  %701 = fdiv double %680, %293
  %702 = getelementptr i8, ptr %699, i64 8
  store double %701, ptr %702, align 8
  %703 = fdiv double %679, %293
  %704 = getelementptr i8, ptr %699, i64 16
  store double %703, ptr %704, align 8
  %705 = getelementptr i8, ptr %699, i64 24
  store double %678, ptr %705, align 8
  %706 = getelementptr i8, ptr %699, i64 32
  store double %694, ptr %706, align 8
  br label %707

707:                                              ; preds = %693, %677
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %242, i8 0, i64 32, i1 false)
  %708 = call i32 @kernel.declarer_agent_players_joint_search_search__more(ptr nonnull %242, ptr nonnull %246, double %681, double %680, double %679, double %678, double %256, double %257, double %258, double %259, double %678)
  %709 = load double, ptr %242, align 8
  %710 = load double, ptr %243, align 8
  %711 = load double, ptr %244, align 8
  %712 = load double, ptr %245, align 8
  store double %709, ptr %0, align 8
  %713 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %710, ptr %713, align 8
  %714 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %711, ptr %714, align 8
  %715 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %712, ptr %715, align 8
  br label %271

716:                                              ; preds = %268
  %717 = fsub double %105, %256
  br label %282

718:                                              ; preds = %346, %346
  %719 = load double, ptr %136, align 8
  %720 = getelementptr i8, ptr %334, i64 32
  %721 = load double, ptr %720, align 8
  store i64 0, ptr %138, align 8
  %722 = call i32 @3(ptr nonnull %138, ptr nonnull %139, double %721)
  %723 = load i64, ptr %138, align 8
  switch i32 %722, label %725 [
    i32 -2, label %368
    i32 0, label %368
  ], !prof !0

724:                                              ; preds = %346
  store ptr null, ptr %1, align 8
  br label %271

725:                                              ; preds = %718
  store ptr null, ptr %1, align 8
  br label %271

726:                                              ; preds = %436, %403
  %727 = phi i64 [ 1, %403 ], [ %444, %436 ]
  %728 = add nuw nsw i64 %252, 1
  %729 = mul nuw nsw i64 %727, %728
  %730 = add nsw i64 %729, %253
  br label %731

731:                                              ; preds = %726, %566
  %732 = phi i64 [ 0, %726 ], [ %465, %566 ]
  %733 = phi i64 [ 0, %726 ], [ %512, %566 ]
  %734 = phi i64 [ -1, %726 ], [ %557, %566 ]
  %735 = phi double [ -1.000000e+300, %726 ], [ %556, %566 ]
  %736 = phi double [ 0.000000e+00, %726 ], [ %555, %566 ]
  %737 = phi double [ 0.000000e+00, %726 ], [ %554, %566 ]
  %738 = phi double [ 0.000000e+00, %726 ], [ %553, %566 ]
  %739 = phi double [ -1.000000e+300, %726 ], [ %552, %566 ]
  %740 = phi double [ 0.000000e+00, %726 ], [ %551, %566 ]
  %741 = phi double [ 0.000000e+00, %726 ], [ %550, %566 ]
  %742 = phi double [ 1.000000e+00, %726 ], [ %549, %566 ]
  %743 = phi i64 [ %727, %726 ], [ %744, %566 ]
  %744 = add nsw i64 %743, -1
  br label %446

745:                                              ; preds = %458, %458
  %746 = load i64, ptr %155, align 8
  store ptr null, ptr %157, align 8
  %747 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %157, ptr nonnull %158, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %94, i64 %252, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %101, i64 %102, i64 %103, i64 %104, i64 %456, i64 %253, i64 %746)
  br label %464

748:                                              ; preds = %458
  store ptr null, ptr %1, align 8
  br label %271

749:                                              ; preds = %494, %494
  br i1 %247, label %502, label %509

750:                                              ; preds = %494
  store ptr null, ptr %1, align 8
  br label %271
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_exceeds(ptr, ptr, double, double, double)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_key(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2, double %3) #1 {
  %5 = fcmp olt double %3, %2
  %6 = select i1 %5, double %3, double %2
  store double %6, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @1(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2) #1 {
  store i64 %2, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @2(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2, double %3) #1 {
  %5 = fcmp ogt double %3, %2
  %6 = select i1 %5, double %3, double %2
  store double %6, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_correct_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_all_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_after_defender(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @3(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, double %2) #1 {
  %4 = fptosi double %2 to i64
  store i64 %4, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

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

define void @declarer_agent_players_joint_search_search_strategy_value(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, double %44) {
  %46 = shl i64 %5, 3
  %47 = mul nsw i64 %4, %5
  %48 = shl i64 %8, 3
  %49 = mul nsw i64 %7, %8
  %50 = shl i64 %17, 3
  %51 = mul nsw i64 %16, %17
  %52 = shl i64 %20, 3
  %53 = mul nsw i64 %19, %20
  %54 = shl i64 %23, 3
  %55 = mul nsw i64 %22, %23
  %56 = alloca [4 x double], align 8
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store double 0.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store double 0.000000e+00, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 24
  store double 0.000000e+00, ptr %59, align 8
  store double 0.000000e+00, ptr %56, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store double 0.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store double 0.000000e+00, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 24
  store double 0.000000e+00, ptr %62, align 8
  %63 = alloca ptr, align 8
  store ptr null, ptr %63, align 8
  %64 = call i32 @kernel.declarer_agent_players_joint_search_search_strategy_value(ptr nonnull %56, ptr nonnull %63, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %3, i64 %4, i64 %5, i64 %46, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %6, i64 %7, i64 %8, i64 %48, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %15, i64 %16, i64 %17, i64 %50, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %18, i64 %19, i64 %20, i64 %52, i64 8, ptr null, ptr null, i64 %55, i64 8, ptr %21, i64 %22, i64 %23, i64 %54, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, double %44)
  %65 = load double, ptr %56, align 8
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %71 = load double, ptr %70, align 8
  store double %65, ptr %0, align 8
  %72 = getelementptr i8, ptr %0, i64 8
  store double %67, ptr %72, align 8
  %73 = getelementptr i8, ptr %0, i64 16
  store double %69, ptr %73, align 8
  %74 = getelementptr i8, ptr %0, i64 24
  store double %71, ptr %74, align 8
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.peeled.count", i32 1}
