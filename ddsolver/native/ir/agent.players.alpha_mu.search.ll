source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %173, i64 %174) {
  %176 = alloca ptr, align 8
  store ptr null, ptr %176, align 8
  %177 = alloca ptr, align 8
  store ptr null, ptr %177, align 8
  %178 = alloca i64, align 8
  store i64 0, ptr %178, align 8
  %179 = alloca ptr, align 8
  store ptr null, ptr %179, align 8
  %180 = alloca i64, align 8
  store i64 0, ptr %180, align 8
  %181 = alloca ptr, align 8
  store ptr null, ptr %181, align 8
  %182 = alloca i64, align 8
  store i64 0, ptr %182, align 8
  %183 = alloca ptr, align 8
  store ptr null, ptr %183, align 8
  %184 = alloca i64, align 8
  store i64 0, ptr %184, align 8
  %185 = alloca ptr, align 8
  store ptr null, ptr %185, align 8
  %186 = alloca i64, align 8
  store i64 0, ptr %186, align 8
  %187 = alloca ptr, align 8
  store ptr null, ptr %187, align 8
  %188 = alloca ptr, align 8
  store ptr null, ptr %188, align 8
  %189 = alloca ptr, align 8
  store ptr null, ptr %189, align 8
  %190 = alloca i64, align 8
  store i64 0, ptr %190, align 8
  %191 = alloca ptr, align 8
  store ptr null, ptr %191, align 8
  %192 = alloca i64, align 8
  store i64 0, ptr %192, align 8
  %193 = alloca ptr, align 8
  store ptr null, ptr %193, align 8
  %194 = alloca i64, align 8
  store i64 0, ptr %194, align 8
  %195 = alloca ptr, align 8
  store ptr null, ptr %195, align 8
  %196 = alloca i64, align 8
  store i64 0, ptr %196, align 8
  %197 = alloca ptr, align 8
  store ptr null, ptr %197, align 8
  %198 = alloca i64, align 8
  store i64 0, ptr %198, align 8
  %199 = alloca ptr, align 8
  store ptr null, ptr %199, align 8
  %200 = alloca i64, align 8
  store i64 0, ptr %200, align 8
  %201 = alloca ptr, align 8
  store ptr null, ptr %201, align 8
  %202 = alloca i64, align 8
  store i64 0, ptr %202, align 8
  %203 = alloca ptr, align 8
  store ptr null, ptr %203, align 8
  %204 = alloca ptr, align 8
  store ptr null, ptr %204, align 8
  %205 = alloca ptr, align 8
  store ptr null, ptr %205, align 8
  %206 = alloca [4 x double], align 8
  %207 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %206, i8 0, i64 32, i1 false)
  store ptr null, ptr %207, align 8
  %208 = alloca ptr, align 8
  store ptr null, ptr %208, align 8
  %209 = alloca ptr, align 8
  store ptr null, ptr %209, align 8
  %210 = alloca i64, align 8
  store i64 0, ptr %210, align 8
  %211 = alloca ptr, align 8
  store ptr null, ptr %211, align 8
  %212 = alloca i64, align 8
  store i64 0, ptr %212, align 8
  %213 = alloca ptr, align 8
  store ptr null, ptr %213, align 8
  %214 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = getelementptr inbounds nuw i8, ptr %214, i64 16
  %217 = getelementptr inbounds nuw i8, ptr %214, i64 24
  %218 = getelementptr inbounds nuw i8, ptr %214, i64 32
  %219 = getelementptr inbounds nuw i8, ptr %214, i64 40
  %220 = getelementptr inbounds nuw i8, ptr %214, i64 48
  %221 = getelementptr inbounds nuw i8, ptr %214, i64 56
  %222 = getelementptr inbounds nuw i8, ptr %214, i64 64
  %223 = getelementptr inbounds nuw i8, ptr %214, i64 72
  %224 = getelementptr inbounds nuw i8, ptr %214, i64 80
  %225 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %214, i8 0, i64 88, i1 false)
  store ptr null, ptr %225, align 8
  %226 = alloca [2 x i64], align 8
  %227 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %226, i8 0, i64 16, i1 false)
  store ptr null, ptr %227, align 8
  %228 = alloca i64, align 8
  store i64 0, ptr %228, align 8
  %229 = alloca ptr, align 8
  store ptr null, ptr %229, align 8
  %230 = alloca i64, align 8
  store i64 0, ptr %230, align 8
  %231 = alloca ptr, align 8
  store ptr null, ptr %231, align 8
  %232 = alloca i64, align 8
  store i64 0, ptr %232, align 8
  %233 = alloca ptr, align 8
  store ptr null, ptr %233, align 8
  %234 = alloca ptr, align 8
  store ptr null, ptr %234, align 8
  %235 = alloca ptr, align 8
  store ptr null, ptr %235, align 8
  %236 = alloca i64, align 8
  store i64 0, ptr %236, align 8
  %237 = alloca ptr, align 8
  store ptr null, ptr %237, align 8
  %238 = alloca i64, align 8
  store i64 0, ptr %238, align 8
  %239 = alloca ptr, align 8
  store ptr null, ptr %239, align 8
  %240 = alloca i64, align 8
  store i64 0, ptr %240, align 8
  %241 = alloca ptr, align 8
  store ptr null, ptr %241, align 8
  %242 = alloca i64, align 8
  store i64 0, ptr %242, align 8
  %243 = alloca ptr, align 8
  store ptr null, ptr %243, align 8
  %244 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 8
  %246 = getelementptr inbounds nuw i8, ptr %244, i64 16
  %247 = getelementptr inbounds nuw i8, ptr %244, i64 24
  %248 = getelementptr inbounds nuw i8, ptr %244, i64 32
  %249 = getelementptr inbounds nuw i8, ptr %244, i64 40
  %250 = getelementptr inbounds nuw i8, ptr %244, i64 48
  %251 = getelementptr inbounds nuw i8, ptr %244, i64 56
  %252 = getelementptr inbounds nuw i8, ptr %244, i64 64
  %253 = getelementptr inbounds nuw i8, ptr %244, i64 72
  %254 = getelementptr inbounds nuw i8, ptr %244, i64 80
  %255 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %244, i8 0, i64 88, i1 false)
  store ptr null, ptr %255, align 8
  %256 = alloca [2 x i64], align 8
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %258 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %256, i8 0, i64 16, i1 false)
  store ptr null, ptr %258, align 8
  %259 = alloca i64, align 8
  store i64 0, ptr %259, align 8
  %260 = alloca ptr, align 8
  store ptr null, ptr %260, align 8
  %261 = alloca i64, align 8
  store i64 0, ptr %261, align 8
  %262 = alloca ptr, align 8
  store ptr null, ptr %262, align 8
  %263 = alloca i64, align 8
  store i64 0, ptr %263, align 8
  %264 = alloca ptr, align 8
  store ptr null, ptr %264, align 8
  %265 = alloca ptr, align 8
  store ptr null, ptr %265, align 8
  %266 = alloca ptr, align 8
  store ptr null, ptr %266, align 8
  %267 = alloca i64, align 8
  store i64 0, ptr %267, align 8
  %268 = alloca ptr, align 8
  store ptr null, ptr %268, align 8
  %269 = alloca ptr, align 8
  store ptr null, ptr %269, align 8
  %270 = alloca ptr, align 8
  store ptr null, ptr %270, align 8
  %271 = add nsw i64 %174, 4
  %272 = icmp slt i64 %271, %98
  br i1 %272, label %278, label %277

273:                                              ; preds = %648, %635, %629, %617, %582, %503, %443, %324, %322, %301, %289, %278, %277
  %274 = phi i64 [ %638, %648 ], [ 1, %289 ], [ %495, %503 ], [ 1, %324 ], [ %320, %322 ], [ 1, %277 ], [ 1, %278 ], [ 1, %301 ], [ 1, %635 ], [ 1, %617 ], [ 1, %582 ], [ 1, %443 ], [ 1, %629 ]
  %275 = phi i64 [ %639, %648 ], [ 1, %289 ], [ 0, %503 ], [ 1, %324 ], [ 1, %322 ], [ 1, %277 ], [ 1, %278 ], [ 1, %301 ], [ 1, %635 ], [ 1, %617 ], [ 1, %582 ], [ 1, %443 ], [ 1, %629 ]
  store i64 %274, ptr %0, align 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %275, ptr %276, align 8
  ret i32 0

277:                                              ; preds = %175
  store i64 1, ptr %86, align 8
  br label %273

278:                                              ; preds = %175
  store ptr null, ptr %176, align 8
  %279 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %176, ptr nonnull %177, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %161, i64 %162)
  store i64 0, ptr %178, align 8
  %280 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr nonnull %178, ptr nonnull %179, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %164)
  %281 = load i64, ptr %178, align 8
  store i64 0, ptr %180, align 8
  %282 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %180, ptr nonnull %181, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %281)
  %283 = load i64, ptr %180, align 8
  %284 = icmp slt i64 %283, 2
  %285 = icmp slt i64 %172, 1
  %286 = select i1 %284, i1 true, i1 %285
  %287 = icmp slt i64 %171, 2
  %288 = select i1 %286, i1 true, i1 %287
  br i1 %288, label %273, label %289

289:                                              ; preds = %278
  %290 = load i64, ptr %86, align 8
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %292, label %273

292:                                              ; preds = %289
  %293 = getelementptr i8, ptr %86, i64 8
  %294 = load i64, ptr %293, align 8
  %295 = add nsw i64 %294, 1
  store i64 %295, ptr %293, align 8
  store i64 0, ptr %182, align 8
  %296 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %182, ptr nonnull %183, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %297 = load i64, ptr %182, align 8
  %298 = getelementptr i8, ptr %86, i64 16
  %299 = load i64, ptr %298, align 8
  %300 = icmp sgt i64 %297, %299
  br i1 %300, label %301, label %302

301:                                              ; preds = %292
  store i64 1, ptr %86, align 8
  br label %273

302:                                              ; preds = %292
  store i64 0, ptr %184, align 8
  %303 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %184, ptr nonnull %185, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %304 = load i64, ptr %184, align 8
  %305 = icmp slt i64 %304, 0
  %306 = select i1 %305, i64 %116, i64 0
  %307 = add i64 %306, %304
  %308 = mul i64 %307, %117
  %309 = getelementptr i64, ptr %115, i64 %308
  %310 = getelementptr i8, ptr %309, i64 16
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, %172
  br i1 %312, label %313, label %325

313:                                              ; preds = %302
  %314 = getelementptr i8, ptr %309, i64 24
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %325, label %317

317:                                              ; preds = %313
  %318 = add nsw i64 %174, 1
  store i64 0, ptr %186, align 8
  %319 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %186, ptr nonnull %187, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %304, i64 %318, i64 %174)
  %320 = load i64, ptr %186, align 8
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %324, label %322

322:                                              ; preds = %317
  store ptr null, ptr %188, align 8
  %323 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %188, ptr nonnull %189, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %318, i64 %320, i64 %174)
  br label %273

324:                                              ; preds = %317
  store i64 1, ptr %86, align 8
  br label %273

325:                                              ; preds = %313, %302
  %326 = icmp sgt i64 %311, %172
  br i1 %326, label %327, label %329

327:                                              ; preds = %325
  store i64 -1, ptr %310, align 8
  %328 = getelementptr i8, ptr %309, i64 8
  store i64 0, ptr %328, align 8
  br label %329

329:                                              ; preds = %327, %325
  store i64 0, ptr %190, align 8
  %330 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %190, ptr nonnull %191, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %331 = load i64, ptr %190, align 8
  store i64 0, ptr %192, align 8
  %332 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %192, ptr nonnull %193, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %333 = load i64, ptr %192, align 8
  %334 = xor i64 %331, %90
  %335 = and i64 %334, 1
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %337, label %485

337:                                              ; preds = %329
  store i64 0, ptr %194, align 8
  %338 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %194, ptr nonnull %195, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %339 = load i64, ptr %194, align 8
  %340 = add nsw i64 %283, %161
  %341 = icmp slt i64 %161, 0
  %342 = select i1 %341, i64 %32, i64 0
  %343 = getelementptr i64, ptr %31, i64 %161
  %344 = getelementptr i64, ptr %343, i64 %342
  %345 = load i64, ptr %344, align 8
  store i64 0, ptr %196, align 8
  %346 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %196, ptr nonnull %197, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %347 = load i64, ptr %196, align 8
  %348 = icmp slt i64 %345, 0
  %349 = select i1 %348, i64 %14, i64 0
  %350 = add i64 %349, %345
  %351 = icmp slt i64 %347, 0
  %352 = select i1 %351, i64 %15, i64 0
  %353 = mul i64 %350, %15
  %354 = getelementptr i64, ptr %13, i64 %353
  %355 = getelementptr i64, ptr %354, i64 %347
  %356 = getelementptr i64, ptr %355, i64 %352
  %357 = load i64, ptr %356, align 8
  %358 = xor i64 %163, -1
  %359 = and i64 %357, %358
  %360 = icmp eq i64 %166, 0
  br i1 %360, label %364, label %361

361:                                              ; preds = %337
  store i64 0, ptr %198, align 8
  %362 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %198, ptr nonnull %199, i64 %359, i64 %168)
  %363 = load i64, ptr %198, align 8
  br label %364

364:                                              ; preds = %361, %337
  %365 = phi i64 [ %363, %361 ], [ %359, %337 ]
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %655, label %367

367:                                              ; preds = %364
  %368 = xor i64 %359, -1
  %369 = and i64 %339, %368
  %370 = add nuw nsw i64 %283, 1
  br label %371

371:                                              ; preds = %371, %367
  %372 = phi i64 [ %379, %371 ], [ %365, %367 ]
  %373 = phi i64 [ %387, %371 ], [ 0, %367 ]
  store i64 0, ptr %200, align 8
  %374 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %200, ptr nonnull %201, i64 %372)
  %375 = load i64, ptr %200, align 8
  store i64 0, ptr %202, align 8
  %376 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %202, ptr nonnull %203, i64 %375, i64 %372, i64 %369)
  %377 = load i64, ptr %202, align 8
  %378 = xor i64 %377, -1
  %379 = and i64 %372, %378
  %380 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %377, i1 false)
  %381 = mul nuw nsw i64 %373, %370
  %382 = add nsw i64 %381, %340
  %383 = icmp slt i64 %382, 0
  %384 = select i1 %383, i64 %32, i64 0
  %385 = getelementptr i64, ptr %31, i64 %382
  %386 = getelementptr i64, ptr %385, i64 %384
  store i64 %380, ptr %386, align 8
  %387 = add nuw nsw i64 %373, 1
  %388 = icmp eq i64 %379, 0
  br i1 %388, label %653, label %371

389:                                              ; preds = %653, %389
  %390 = phi i64 [ 0, %653 ], [ %391, %389 ]
  %391 = add nuw nsw i64 %390, 1
  %392 = mul nuw nsw i64 %390, %654
  %393 = add nsw i64 %392, %340
  store ptr null, ptr %204, align 8
  %394 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %204, ptr nonnull %205, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %393, i64 %340, i64 0)
  %395 = icmp eq i64 %390, %373
  br i1 %395, label %662, label %389

396:                                              ; preds = %676, %423
  %397 = phi i64 [ %425, %423 ], [ -1, %676 ]
  %398 = phi double [ %424, %423 ], [ -1.000000e+300, %676 ]
  %399 = phi i64 [ %400, %423 ], [ 0, %676 ]
  %400 = add nuw nsw i64 %399, 1
  %401 = shl nuw i64 1, %399
  %402 = and i64 %401, %678
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %404, label %423

404:                                              ; preds = %396
  %405 = mul nuw nsw i64 %399, %670
  %406 = add nsw i64 %405, %340
  %407 = add nsw i64 %406, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %206, i8 0, i64 32, i1 false)
  %408 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %206, ptr nonnull %207, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %407, i64 %283)
  %409 = load double, ptr %206, align 8
  %410 = icmp slt i64 %406, 0
  %411 = select i1 %410, i64 %32, i64 0
  %412 = getelementptr i64, ptr %31, i64 %406
  %413 = getelementptr i64, ptr %412, i64 %411
  %414 = load i64, ptr %413, align 8
  %415 = shl nsw i64 -1, %414
  %416 = xor i64 %415, -1
  %417 = and i64 %333, %416
  %418 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %417)
  %419 = icmp eq i64 %418, %682
  %420 = select i1 %419, double 1.000000e+300, double %409
  %421 = fcmp ogt double %420, %398
  br i1 %421, label %422, label %423

422:                                              ; preds = %404
  br label %423

423:                                              ; preds = %422, %404, %396
  %424 = phi double [ %398, %396 ], [ %420, %422 ], [ %398, %404 ]
  %425 = phi i64 [ %397, %396 ], [ %399, %422 ], [ %397, %404 ]
  %426 = icmp eq i64 %399, %373
  br i1 %426, label %427, label %396

427:                                              ; preds = %423
  %428 = shl nuw i64 1, %425
  %429 = or i64 %428, %678
  %430 = mul nsw i64 %425, %670
  %431 = add nsw i64 %430, %340
  store i64 %679, ptr %671, align 8
  %432 = add nsw i64 %431, 1
  %433 = add nsw i64 %679, %663
  %434 = icmp ne i64 %679, 0
  %435 = add nsw i64 %433, 1
  %436 = icmp slt i64 %435, %98
  %437 = select i1 %434, i1 %436, i1 false
  br i1 %437, label %438, label %443

438:                                              ; preds = %427
  store ptr null, ptr %208, align 8
  %439 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %208, ptr nonnull %209, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %433, i64 %432, i64 %283)
  store i64 0, ptr %210, align 8
  %440 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %210, ptr nonnull %211, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %173, i64 %433, i64 1)
  %441 = load i64, ptr %210, align 8
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %443, label %481

443:                                              ; preds = %438, %427
  store i64 0, ptr %212, align 8
  %444 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %212, ptr nonnull %213, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %432, i64 %673, i64 %283)
  %445 = load i64, ptr %212, align 8
  %446 = icmp slt i64 %431, 0
  %447 = select i1 %446, i64 %32, i64 0
  %448 = getelementptr i64, ptr %31, i64 %431
  %449 = getelementptr i64, ptr %448, i64 %447
  %450 = load i64, ptr %449, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %214, i8 0, i64 88, i1 false)
  %451 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %214, ptr nonnull %225, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %450, i64 %445, i64 %283)
  %452 = load i64, ptr %214, align 8
  %453 = load i64, ptr %215, align 8
  %454 = load i64, ptr %216, align 8
  %455 = load i64, ptr %217, align 8
  %456 = load i64, ptr %218, align 8
  %457 = load i64, ptr %219, align 8
  %458 = load i64, ptr %220, align 8
  %459 = load i64, ptr %221, align 8
  %460 = load i64, ptr %222, align 8
  %461 = load i64, ptr %223, align 8
  %462 = load i64, ptr %224, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %226, i8 0, i64 16, i1 false)
  %463 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %226, ptr nonnull %227, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %452, i64 %453, i64 %454, i64 %455, i64 %456, i64 %457, i64 %458, i64 %459, i64 %460, i64 %461, i64 %462, i64 %674, i64 %675, i64 %433)
  %464 = load i64, ptr %86, align 8
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %683, label %273

466:                                              ; preds = %683, %466
  %467 = phi i64 [ %472, %466 ], [ %679, %683 ]
  %468 = phi i64 [ %469, %466 ], [ 0, %683 ]
  %469 = add nuw nsw i64 %468, 1
  %470 = add nsw i64 %468, %433
  store i64 0, ptr %228, align 8
  %471 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %228, ptr nonnull %229, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %663, i64 %467, i64 %470)
  %472 = load i64, ptr %228, align 8
  %473 = icmp eq i64 %684, %469
  br i1 %473, label %474, label %466

474:                                              ; preds = %683, %466
  %475 = phi i64 [ %679, %683 ], [ %472, %466 ]
  %476 = icmp slt i64 %677, 0
  %477 = icmp sgt i64 %475, %679
  %478 = select i1 %476, i1 true, i1 %477
  br i1 %478, label %479, label %481

479:                                              ; preds = %474
  %480 = load i64, ptr %449, align 8
  br label %481

481:                                              ; preds = %479, %474, %438
  %482 = phi i64 [ %679, %438 ], [ %475, %479 ], [ %475, %474 ]
  %483 = phi i64 [ %677, %438 ], [ %480, %479 ], [ %677, %474 ]
  %484 = icmp sgt i64 %680, 1
  br i1 %484, label %676, label %629

485:                                              ; preds = %329
  %486 = getelementptr i8, ptr %309, i64 8
  %487 = load i64, ptr %486, align 8
  %488 = icmp eq i64 %487, 0
  %489 = add nsw i64 %174, 1
  br i1 %488, label %686, label %490

490:                                              ; preds = %485
  store i64 0, ptr %230, align 8
  %491 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %230, ptr nonnull %231, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %304, i64 %489, i64 %174)
  %492 = load i64, ptr %230, align 8
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %686, label %494

494:                                              ; preds = %699, %686, %490
  %495 = phi i64 [ %492, %490 ], [ 1, %686 ], [ 1, %699 ]
  %496 = icmp eq i64 %173, 0
  br i1 %496, label %706, label %497

497:                                              ; preds = %494
  %498 = add nsw i64 %173, -1
  %499 = add nsw i64 %174, 1
  store i64 0, ptr %232, align 8
  %500 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %232, ptr nonnull %233, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %498, i64 %499, i64 %495)
  %501 = load i64, ptr %232, align 8
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %706, label %503

503:                                              ; preds = %497
  store ptr null, ptr %234, align 8
  %504 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %234, ptr nonnull %235, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %499, i64 %495, i64 %174)
  br label %273

505:                                              ; preds = %706, %525
  %506 = phi i64 [ 0, %706 ], [ %534, %525 ]
  %507 = phi i64 [ 0, %706 ], [ %508, %525 ]
  %508 = add nuw nsw i64 %507, 1
  %509 = add nsw i64 %507, %161
  %510 = icmp slt i64 %509, 0
  %511 = select i1 %510, i64 %32, i64 0
  %512 = getelementptr i64, ptr %31, i64 %509
  %513 = getelementptr i64, ptr %512, i64 %511
  %514 = load i64, ptr %513, align 8
  %515 = icmp slt i64 %514, 0
  %516 = select i1 %515, i64 %14, i64 0
  %517 = add i64 %516, %514
  %518 = mul i64 %517, %15
  %519 = getelementptr i64, ptr %712, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = and i64 %520, %713
  br i1 %714, label %525, label %522

522:                                              ; preds = %505
  store i64 0, ptr %236, align 8
  %523 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %236, ptr nonnull %237, i64 %521, i64 %168)
  %524 = load i64, ptr %236, align 8
  br label %525

525:                                              ; preds = %522, %505
  %526 = phi i64 [ %524, %522 ], [ %521, %505 ]
  store i64 0, ptr %238, align 8
  %527 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %238, ptr nonnull %239, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %331, i64 %526)
  %528 = load i64, ptr %238, align 8
  %529 = add nsw i64 %507, %707
  %530 = icmp slt i64 %529, 0
  %531 = select i1 %530, i64 %32, i64 0
  %532 = getelementptr i64, ptr %31, i64 %529
  %533 = getelementptr i64, ptr %532, i64 %531
  store i64 %528, ptr %533, align 8
  %534 = or i64 %528, %506
  %535 = icmp eq i64 %508, %283
  br i1 %535, label %536, label %505

536:                                              ; preds = %525
  %537 = icmp eq i64 %534, 0
  br i1 %537, label %629, label %538

538:                                              ; preds = %536
  %539 = add nsw i64 %174, 1
  %540 = icmp slt i64 %99, 1
  %541 = add nsw i64 %173, -1
  br label %715

542:                                              ; preds = %715, %579
  %543 = phi i64 [ 0, %715 ], [ %580, %579 ]
  %544 = phi i64 [ 0, %715 ], [ %545, %579 ]
  %545 = add nuw nsw i64 %544, 1
  %546 = add nsw i64 %544, %707
  %547 = icmp slt i64 %546, 0
  %548 = select i1 %547, i64 %32, i64 0
  %549 = getelementptr i64, ptr %31, i64 %546
  %550 = getelementptr i64, ptr %549, i64 %548
  %551 = load i64, ptr %550, align 8
  %552 = and i64 %551, %723
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %579, label %554

554:                                              ; preds = %542
  %555 = add nsw i64 %544, %161
  %556 = icmp slt i64 %555, 0
  %557 = select i1 %556, i64 %32, i64 0
  %558 = getelementptr i64, ptr %31, i64 %555
  %559 = getelementptr i64, ptr %558, i64 %557
  %560 = load i64, ptr %559, align 8
  %561 = add nsw i64 %543, %708
  %562 = icmp slt i64 %561, 0
  %563 = select i1 %562, i64 %32, i64 0
  %564 = getelementptr i64, ptr %31, i64 %561
  %565 = getelementptr i64, ptr %564, i64 %563
  store i64 %560, ptr %565, align 8
  %566 = select i1 %556, i64 %39, i64 0
  %567 = getelementptr double, ptr %38, i64 %555
  %568 = getelementptr double, ptr %567, i64 %566
  %569 = load double, ptr %568, align 8
  %570 = select i1 %562, i64 %39, i64 0
  %571 = getelementptr double, ptr %38, i64 %561
  %572 = getelementptr double, ptr %571, i64 %570
  store double %569, ptr %572, align 8
  store i64 0, ptr %242, align 8
  %573 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %242, ptr nonnull %243, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %555, i64 %722)
  %574 = load i64, ptr %242, align 8
  %575 = select i1 %562, i64 %46, i64 0
  %576 = getelementptr i64, ptr %45, i64 %561
  %577 = getelementptr i64, ptr %576, i64 %575
  store i64 %574, ptr %577, align 8
  %578 = add nsw i64 %543, 1
  br label %579

579:                                              ; preds = %554, %542
  %580 = phi i64 [ %578, %554 ], [ %543, %542 ]
  %581 = icmp eq i64 %545, %283
  br i1 %581, label %582, label %542

582:                                              ; preds = %579
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %244, i8 0, i64 88, i1 false)
  %583 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %244, ptr nonnull %255, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %722, i64 %708, i64 %580)
  %584 = load i64, ptr %244, align 8
  %585 = load i64, ptr %245, align 8
  %586 = load i64, ptr %246, align 8
  %587 = load i64, ptr %247, align 8
  %588 = load i64, ptr %248, align 8
  %589 = load i64, ptr %249, align 8
  %590 = load i64, ptr %250, align 8
  %591 = load i64, ptr %251, align 8
  %592 = load i64, ptr %252, align 8
  %593 = load i64, ptr %253, align 8
  %594 = load i64, ptr %254, align 8
  %595 = add nsw i64 %717, %539
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %256, i8 0, i64 16, i1 false)
  %596 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %256, ptr nonnull %258, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %584, i64 %585, i64 %586, i64 %587, i64 %588, i64 %589, i64 %590, i64 %591, i64 %592, i64 %593, i64 %594, i64 %172, i64 %173, i64 %595)
  %597 = load i64, ptr %256, align 8
  %598 = load i64, ptr %86, align 8
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %600, label %273

600:                                              ; preds = %582
  %601 = load i64, ptr %257, align 8
  %602 = and i64 %601, %718
  %603 = icmp eq i64 %717, 0
  br i1 %603, label %617, label %604

604:                                              ; preds = %600
  %605 = mul nsw i64 %597, %717
  %606 = load i64, ptr %293, align 8
  %607 = add nsw i64 %606, %605
  store i64 %607, ptr %293, align 8
  store i64 0, ptr %259, align 8
  %608 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %259, ptr nonnull %260, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %609 = load i64, ptr %259, align 8
  %610 = load i64, ptr %298, align 8
  %611 = icmp sgt i64 %609, %610
  br i1 %611, label %635, label %612

612:                                              ; preds = %604
  %613 = add nsw i64 %597, %595
  store i64 0, ptr %261, align 8
  %614 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr nonnull %261, ptr nonnull %262, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %539, i64 %717, i64 %595, i64 %597, i64 %613)
  %615 = load i64, ptr %261, align 8
  %616 = icmp slt i64 %615, 0
  br i1 %616, label %635, label %724

617:                                              ; preds = %749, %724, %600
  %618 = phi i64 [ %615, %749 ], [ %597, %600 ], [ %615, %724 ]
  %619 = load i64, ptr %86, align 8
  %620 = icmp eq i64 %619, 0
  br i1 %620, label %621, label %273

621:                                              ; preds = %617
  %622 = icmp eq i64 %716, %720
  br i1 %622, label %636, label %623

623:                                              ; preds = %621
  br i1 %496, label %628, label %624

624:                                              ; preds = %623
  store i64 0, ptr %263, align 8
  %625 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %263, ptr nonnull %264, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %541, i64 %539, i64 %618)
  %626 = load i64, ptr %263, align 8
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %628, label %629

628:                                              ; preds = %624, %623
  br label %715

629:                                              ; preds = %655, %624, %536, %481
  %630 = phi i64 [ 1, %655 ], [ 1, %481 ], [ 1, %536 ], [ 0, %624 ]
  %631 = phi i64 [ 0, %655 ], [ %482, %481 ], [ 0, %536 ], [ %618, %624 ]
  %632 = phi i64 [ -1, %655 ], [ %483, %481 ], [ -1, %536 ], [ -1, %624 ]
  %633 = load i64, ptr %86, align 8
  %634 = icmp eq i64 %633, 0
  br i1 %634, label %636, label %273

635:                                              ; preds = %612, %604
  store i64 1, ptr %86, align 8
  br label %273

636:                                              ; preds = %629, %621
  %637 = phi i64 [ %632, %629 ], [ -1, %621 ]
  %638 = phi i64 [ %631, %629 ], [ %618, %621 ]
  %639 = phi i64 [ %630, %629 ], [ %602, %621 ]
  %640 = add nsw i64 %174, 1
  store ptr null, ptr %265, align 8
  %641 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %265, ptr nonnull %266, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %640, i64 %638, i64 %174)
  %642 = icmp sgt i64 %637, -1
  br i1 %642, label %643, label %648

643:                                              ; preds = %636
  %644 = shl nsw i64 -1, %637
  %645 = xor i64 %644, -1
  %646 = and i64 %333, %645
  %647 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %646)
  br label %648

648:                                              ; preds = %643, %636
  %649 = phi i64 [ %647, %643 ], [ -1, %636 ]
  store i64 0, ptr %267, align 8
  %650 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %267, ptr nonnull %268, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %283, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %651 = load i64, ptr %267, align 8
  store ptr null, ptr %269, align 8
  %652 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr nonnull %269, ptr nonnull %270, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %651, i64 %174, i64 %638, i64 %172, i64 %639, i64 %649)
  br label %273

653:                                              ; preds = %371
  %654 = add nuw nsw i64 %283, 1
  br label %389

655:                                              ; preds = %364
  %656 = add nsw i64 %174, 1
  %657 = icmp slt i64 %173, 0
  %658 = select i1 %657, i64 %134, i64 0
  %659 = add i64 %658, %173
  %660 = mul i64 %659, %135
  %661 = getelementptr i64, ptr %133, i64 %660
  store i64 %656, ptr %661, align 8
  br label %629

662:                                              ; preds = %389
  %663 = add nsw i64 %174, 1
  %664 = icmp slt i64 %173, 0
  %665 = select i1 %664, i64 %134, i64 0
  %666 = add i64 %665, %173
  %667 = mul i64 %666, %135
  %668 = getelementptr i64, ptr %133, i64 %667
  store i64 %663, ptr %668, align 8
  %669 = getelementptr i8, ptr %309, i64 32
  %670 = add nuw nsw i64 %283, 1
  %671 = getelementptr i8, ptr %668, i64 8
  %672 = mul nuw nsw i64 %387, %670
  %673 = add nsw i64 %672, %340
  %674 = add nsw i64 %172, -1
  %675 = add nsw i64 %173, 1
  br label %676

676:                                              ; preds = %662, %481
  %677 = phi i64 [ -1, %662 ], [ %483, %481 ]
  %678 = phi i64 [ 0, %662 ], [ %429, %481 ]
  %679 = phi i64 [ 0, %662 ], [ %482, %481 ]
  %680 = phi i64 [ %387, %662 ], [ %681, %481 ]
  %681 = add nsw i64 %680, -1
  %682 = load i64, ptr %669, align 8
  br label %396

683:                                              ; preds = %443
  %684 = load i64, ptr %226, align 8
  %685 = icmp slt i64 %684, 1
  br i1 %685, label %474, label %466

686:                                              ; preds = %490, %485
  %687 = icmp slt i64 %99, 1
  br i1 %687, label %494, label %688

688:                                              ; preds = %686
  %689 = icmp slt i64 %174, 0
  %690 = select i1 %689, i64 %98, i64 0
  %691 = add i64 %690, %174
  %692 = mul i64 %691, %99
  %693 = getelementptr i64, ptr %97, i64 %692
  %694 = icmp slt i64 %174, -1
  %695 = select i1 %694, i64 %98, i64 0
  %696 = add i64 %695, %489
  %697 = mul i64 %696, %99
  %698 = getelementptr i64, ptr %97, i64 %697
  br label %699

699:                                              ; preds = %699, %688
  %700 = phi i64 [ 0, %688 ], [ %701, %699 ]
  %701 = add nuw nsw i64 %700, 1
  %702 = getelementptr i64, ptr %693, i64 %700
  %703 = load i64, ptr %702, align 8
  %704 = getelementptr i64, ptr %698, i64 %700
  store i64 %703, ptr %704, align 8
  %705 = icmp eq i64 %99, %701
  br i1 %705, label %494, label %699

706:                                              ; preds = %497, %494
  %707 = add nsw i64 %283, %161
  %708 = add nsw i64 %707, %283
  %709 = getelementptr i64, ptr %13, i64 %331
  %710 = icmp slt i64 %331, 0
  %711 = select i1 %710, i64 %15, i64 0
  %712 = getelementptr i64, ptr %709, i64 %711
  %713 = xor i64 %163, -1
  %714 = icmp eq i64 %166, 0
  br label %505

715:                                              ; preds = %628, %538
  %716 = phi i64 [ %534, %538 ], [ %721, %628 ]
  %717 = phi i64 [ 0, %538 ], [ %618, %628 ]
  %718 = phi i64 [ 1, %538 ], [ %602, %628 ]
  store i64 0, ptr %240, align 8
  %719 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %240, ptr nonnull %241, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, i64 %707, i64 %283, i64 %716, i64 %333)
  %720 = load i64, ptr %240, align 8
  %721 = xor i64 %720, %716
  %722 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %720, i1 false)
  %723 = shl nuw i64 1, %722
  br label %542

724:                                              ; preds = %612
  %725 = icmp eq i64 %615, 0
  %726 = select i1 %725, i1 true, i1 %540
  br i1 %726, label %617, label %727

727:                                              ; preds = %749, %724
  %728 = phi i64 [ %750, %749 ], [ %615, %724 ]
  %729 = phi i64 [ %751, %749 ], [ 0, %724 ]
  %730 = add nsw i64 %729, %613
  %731 = icmp slt i64 %730, 0
  %732 = select i1 %731, i64 %98, i64 0
  %733 = add i64 %732, %730
  %734 = mul i64 %733, %99
  %735 = getelementptr i64, ptr %97, i64 %734
  %736 = add nsw i64 %729, %539
  %737 = icmp slt i64 %736, 0
  %738 = select i1 %737, i64 %98, i64 0
  %739 = add i64 %738, %736
  %740 = mul i64 %739, %99
  %741 = getelementptr i64, ptr %97, i64 %740
  br label %742

742:                                              ; preds = %742, %727
  %743 = phi i64 [ 0, %727 ], [ %744, %742 ]
  %744 = add nuw nsw i64 %743, 1
  %745 = getelementptr i64, ptr %735, i64 %743
  %746 = load i64, ptr %745, align 8
  %747 = getelementptr i64, ptr %741, i64 %743
  store i64 %746, ptr %747, align 8
  %748 = icmp eq i64 %99, %744
  br i1 %748, label %749, label %742

749:                                              ; preds = %742
  %750 = add nsw i64 %728, -1
  %751 = add nuw nsw i64 %729, 1
  %752 = icmp sgt i64 %728, 1
  br i1 %752, label %727, label %617
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

define void @declarer_agent_players_alpha_mu_search_front(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, double %31, ptr %32, i64 %33, i64 %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, i64 %42, i64 %43, ptr %44, i64 %45, i64 %46, ptr %47, i64 %48, ptr %49, i64 %50, ptr %51, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, i64 %68) {
  %70 = shl i64 %5, 3
  %71 = mul nsw i64 %4, %5
  %72 = shl i64 %8, 3
  %73 = mul nsw i64 %7, %8
  %74 = shl i64 %17, 3
  %75 = mul nsw i64 %16, %17
  %76 = shl i64 %20, 3
  %77 = mul nsw i64 %19, %20
  %78 = shl i64 %23, 3
  %79 = mul nsw i64 %22, %23
  %80 = shl i64 %34, 3
  %81 = mul nsw i64 %33, %34
  %82 = shl i64 %37, 3
  %83 = mul nsw i64 %36, %37
  %84 = shl i64 %40, 3
  %85 = mul nsw i64 %39, %40
  %86 = shl i64 %43, 3
  %87 = mul nsw i64 %42, %43
  %88 = shl i64 %46, 3
  %89 = mul nsw i64 %45, %46
  %90 = alloca [2 x i64], align 8
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i64 0, ptr %91, align 8
  store i64 0, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i64 0, ptr %92, align 8
  %93 = alloca ptr, align 8
  store ptr null, ptr %93, align 8
  %94 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %90, ptr nonnull %93, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %71, i64 8, ptr %3, i64 %4, i64 %5, i64 %70, i64 8, ptr null, ptr null, i64 %73, i64 8, ptr %6, i64 %7, i64 %8, i64 %72, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %75, i64 8, ptr %15, i64 %16, i64 %17, i64 %74, i64 8, ptr null, ptr null, i64 %77, i64 8, ptr %18, i64 %19, i64 %20, i64 %76, i64 8, ptr null, ptr null, i64 %79, i64 8, ptr %21, i64 %22, i64 %23, i64 %78, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, double %31, ptr null, ptr null, i64 %81, i64 8, ptr %32, i64 %33, i64 %34, i64 %80, i64 8, ptr null, ptr null, i64 %83, i64 8, ptr %35, i64 %36, i64 %37, i64 %82, i64 8, ptr null, ptr null, i64 %85, i64 8, ptr %38, i64 %39, i64 %40, i64 %84, i64 8, ptr null, ptr null, i64 %87, i64 8, ptr %41, i64 %42, i64 %43, i64 %86, i64 8, ptr null, ptr null, i64 %89, i64 8, ptr %44, i64 %45, i64 %46, i64 %88, i64 8, ptr null, ptr null, i64 %48, i64 8, ptr %47, i64 %48, i64 8, ptr null, ptr null, i64 %50, i64 8, ptr %49, i64 %50, i64 8, ptr null, ptr null, i64 %52, i64 8, ptr %51, i64 %52, i64 8, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, i64 %68)
  %95 = load i64, ptr %90, align 8
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %97 = load i64, ptr %96, align 8
  store i64 %95, ptr %0, align 8
  %98 = getelementptr i8, ptr %0, i64 8
  store i64 %97, ptr %98, align 8
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
