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
  %244 = alloca i64, align 8
  store i64 0, ptr %244, align 8
  %245 = alloca ptr, align 8
  store ptr null, ptr %245, align 8
  %246 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 8
  %248 = getelementptr inbounds nuw i8, ptr %246, i64 16
  %249 = getelementptr inbounds nuw i8, ptr %246, i64 24
  %250 = getelementptr inbounds nuw i8, ptr %246, i64 32
  %251 = getelementptr inbounds nuw i8, ptr %246, i64 40
  %252 = getelementptr inbounds nuw i8, ptr %246, i64 48
  %253 = getelementptr inbounds nuw i8, ptr %246, i64 56
  %254 = getelementptr inbounds nuw i8, ptr %246, i64 64
  %255 = getelementptr inbounds nuw i8, ptr %246, i64 72
  %256 = getelementptr inbounds nuw i8, ptr %246, i64 80
  %257 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %246, i8 0, i64 88, i1 false)
  store ptr null, ptr %257, align 8
  %258 = alloca [2 x i64], align 8
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %260 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %258, i8 0, i64 16, i1 false)
  store ptr null, ptr %260, align 8
  %261 = alloca i64, align 8
  store i64 0, ptr %261, align 8
  %262 = alloca ptr, align 8
  store ptr null, ptr %262, align 8
  %263 = alloca i64, align 8
  store i64 0, ptr %263, align 8
  %264 = alloca ptr, align 8
  store ptr null, ptr %264, align 8
  %265 = alloca i64, align 8
  store i64 0, ptr %265, align 8
  %266 = alloca ptr, align 8
  store ptr null, ptr %266, align 8
  %267 = alloca ptr, align 8
  store ptr null, ptr %267, align 8
  %268 = alloca ptr, align 8
  store ptr null, ptr %268, align 8
  %269 = alloca i64, align 8
  store i64 0, ptr %269, align 8
  %270 = alloca ptr, align 8
  store ptr null, ptr %270, align 8
  %271 = alloca ptr, align 8
  store ptr null, ptr %271, align 8
  %272 = alloca ptr, align 8
  store ptr null, ptr %272, align 8
  %273 = add nsw i64 %174, 4
  %274 = icmp slt i64 %273, %98
  br i1 %274, label %280, label %279

275:                                              ; preds = %656, %643, %637, %625, %590, %505, %445, %326, %324, %303, %291, %280, %279
  %276 = phi i64 [ %646, %656 ], [ 1, %291 ], [ %497, %505 ], [ 1, %326 ], [ %322, %324 ], [ 1, %279 ], [ 1, %280 ], [ 1, %303 ], [ 1, %643 ], [ 1, %625 ], [ 1, %590 ], [ 1, %445 ], [ 1, %637 ]
  %277 = phi i64 [ %647, %656 ], [ 1, %291 ], [ 0, %505 ], [ 1, %326 ], [ 1, %324 ], [ 1, %279 ], [ 1, %280 ], [ 1, %303 ], [ 1, %643 ], [ 1, %625 ], [ 1, %590 ], [ 1, %445 ], [ 1, %637 ]
  store i64 %276, ptr %0, align 8
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %277, ptr %278, align 8
  ret i32 0

279:                                              ; preds = %175
  store i64 1, ptr %86, align 8
  br label %275

280:                                              ; preds = %175
  store ptr null, ptr %176, align 8
  %281 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %176, ptr nonnull %177, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %161, i64 %162)
  store i64 0, ptr %178, align 8
  %282 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr nonnull %178, ptr nonnull %179, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %164)
  %283 = load i64, ptr %178, align 8
  store i64 0, ptr %180, align 8
  %284 = call i32 @kernel.declarer_agent_players_joint_search_information_set_settled_last(ptr nonnull %180, ptr nonnull %181, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %283)
  %285 = load i64, ptr %180, align 8
  %286 = icmp slt i64 %285, 2
  %287 = icmp slt i64 %172, 1
  %288 = select i1 %286, i1 true, i1 %287
  %289 = icmp slt i64 %171, 2
  %290 = select i1 %288, i1 true, i1 %289
  br i1 %290, label %275, label %291

291:                                              ; preds = %280
  %292 = load i64, ptr %86, align 8
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %294, label %275

294:                                              ; preds = %291
  %295 = getelementptr i8, ptr %86, i64 8
  %296 = load i64, ptr %295, align 8
  %297 = add nsw i64 %296, 1
  store i64 %297, ptr %295, align 8
  store i64 0, ptr %182, align 8
  %298 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %182, ptr nonnull %183, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %299 = load i64, ptr %182, align 8
  %300 = getelementptr i8, ptr %86, i64 16
  %301 = load i64, ptr %300, align 8
  %302 = icmp sgt i64 %299, %301
  br i1 %302, label %303, label %304

303:                                              ; preds = %294
  store i64 1, ptr %86, align 8
  br label %275

304:                                              ; preds = %294
  store i64 0, ptr %184, align 8
  %305 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %184, ptr nonnull %185, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %306 = load i64, ptr %184, align 8
  %307 = icmp slt i64 %306, 0
  %308 = select i1 %307, i64 %116, i64 0
  %309 = add i64 %308, %306
  %310 = mul i64 %309, %117
  %311 = getelementptr i64, ptr %115, i64 %310
  %312 = getelementptr i8, ptr %311, i64 16
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, %172
  br i1 %314, label %315, label %327

315:                                              ; preds = %304
  %316 = getelementptr i8, ptr %311, i64 24
  %317 = load i64, ptr %316, align 8
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %327, label %319

319:                                              ; preds = %315
  %320 = add nsw i64 %174, 1
  store i64 0, ptr %186, align 8
  %321 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %186, ptr nonnull %187, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %306, i64 %320, i64 %174)
  %322 = load i64, ptr %186, align 8
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %326, label %324

324:                                              ; preds = %319
  store ptr null, ptr %188, align 8
  %325 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %188, ptr nonnull %189, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %320, i64 %322, i64 %174)
  br label %275

326:                                              ; preds = %319
  store i64 1, ptr %86, align 8
  br label %275

327:                                              ; preds = %315, %304
  %328 = icmp sgt i64 %313, %172
  br i1 %328, label %329, label %331

329:                                              ; preds = %327
  store i64 -1, ptr %312, align 8
  %330 = getelementptr i8, ptr %311, i64 8
  store i64 0, ptr %330, align 8
  br label %331

331:                                              ; preds = %329, %327
  store i64 0, ptr %190, align 8
  %332 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %190, ptr nonnull %191, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %333 = load i64, ptr %190, align 8
  store i64 0, ptr %192, align 8
  %334 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %192, ptr nonnull %193, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %335 = load i64, ptr %192, align 8
  %336 = xor i64 %333, %90
  %337 = and i64 %336, 1
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %487

339:                                              ; preds = %331
  store i64 0, ptr %194, align 8
  %340 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %194, ptr nonnull %195, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %341 = load i64, ptr %194, align 8
  %342 = add nsw i64 %285, %161
  %343 = icmp slt i64 %161, 0
  %344 = select i1 %343, i64 %32, i64 0
  %345 = getelementptr i64, ptr %31, i64 %161
  %346 = getelementptr i64, ptr %345, i64 %344
  %347 = load i64, ptr %346, align 8
  store i64 0, ptr %196, align 8
  %348 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %196, ptr nonnull %197, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %349 = load i64, ptr %196, align 8
  %350 = icmp slt i64 %347, 0
  %351 = select i1 %350, i64 %14, i64 0
  %352 = add i64 %351, %347
  %353 = icmp slt i64 %349, 0
  %354 = select i1 %353, i64 %15, i64 0
  %355 = mul i64 %352, %15
  %356 = getelementptr i64, ptr %13, i64 %355
  %357 = getelementptr i64, ptr %356, i64 %349
  %358 = getelementptr i64, ptr %357, i64 %354
  %359 = load i64, ptr %358, align 8
  %360 = xor i64 %163, -1
  %361 = and i64 %359, %360
  %362 = icmp eq i64 %166, 0
  br i1 %362, label %366, label %363

363:                                              ; preds = %339
  store i64 0, ptr %198, align 8
  %364 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %198, ptr nonnull %199, i64 %361, i64 %168)
  %365 = load i64, ptr %198, align 8
  br label %366

366:                                              ; preds = %363, %339
  %367 = phi i64 [ %365, %363 ], [ %361, %339 ]
  %368 = icmp eq i64 %367, 0
  br i1 %368, label %663, label %369

369:                                              ; preds = %366
  %370 = xor i64 %361, -1
  %371 = and i64 %341, %370
  %372 = add nuw nsw i64 %285, 1
  br label %373

373:                                              ; preds = %373, %369
  %374 = phi i64 [ %381, %373 ], [ %367, %369 ]
  %375 = phi i64 [ %389, %373 ], [ 0, %369 ]
  store i64 0, ptr %200, align 8
  %376 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %200, ptr nonnull %201, i64 %374)
  %377 = load i64, ptr %200, align 8
  store i64 0, ptr %202, align 8
  %378 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %202, ptr nonnull %203, i64 %377, i64 %374, i64 %371)
  %379 = load i64, ptr %202, align 8
  %380 = xor i64 %379, -1
  %381 = and i64 %374, %380
  %382 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %379, i1 false)
  %383 = mul nuw nsw i64 %375, %372
  %384 = add nsw i64 %383, %342
  %385 = icmp slt i64 %384, 0
  %386 = select i1 %385, i64 %32, i64 0
  %387 = getelementptr i64, ptr %31, i64 %384
  %388 = getelementptr i64, ptr %387, i64 %386
  store i64 %382, ptr %388, align 8
  %389 = add nuw nsw i64 %375, 1
  %390 = icmp eq i64 %381, 0
  br i1 %390, label %661, label %373

391:                                              ; preds = %661, %391
  %392 = phi i64 [ 0, %661 ], [ %393, %391 ]
  %393 = add nuw nsw i64 %392, 1
  %394 = mul nuw nsw i64 %392, %662
  %395 = add nsw i64 %394, %342
  store ptr null, ptr %204, align 8
  %396 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %204, ptr nonnull %205, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %395, i64 %342, i64 0)
  %397 = icmp eq i64 %392, %375
  br i1 %397, label %670, label %391

398:                                              ; preds = %684, %425
  %399 = phi i64 [ %427, %425 ], [ -1, %684 ]
  %400 = phi double [ %426, %425 ], [ -1.000000e+300, %684 ]
  %401 = phi i64 [ %402, %425 ], [ 0, %684 ]
  %402 = add nuw nsw i64 %401, 1
  %403 = shl nuw i64 1, %401
  %404 = and i64 %403, %686
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %406, label %425

406:                                              ; preds = %398
  %407 = mul nuw nsw i64 %401, %678
  %408 = add nsw i64 %407, %342
  %409 = add nsw i64 %408, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %206, i8 0, i64 32, i1 false)
  %410 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %206, ptr nonnull %207, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %409, i64 %285)
  %411 = load double, ptr %206, align 8
  %412 = icmp slt i64 %408, 0
  %413 = select i1 %412, i64 %32, i64 0
  %414 = getelementptr i64, ptr %31, i64 %408
  %415 = getelementptr i64, ptr %414, i64 %413
  %416 = load i64, ptr %415, align 8
  %417 = shl nsw i64 -1, %416
  %418 = xor i64 %417, -1
  %419 = and i64 %335, %418
  %420 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %419)
  %421 = icmp eq i64 %420, %690
  %422 = select i1 %421, double 1.000000e+300, double %411
  %423 = fcmp ogt double %422, %400
  br i1 %423, label %424, label %425

424:                                              ; preds = %406
  br label %425

425:                                              ; preds = %424, %406, %398
  %426 = phi double [ %400, %398 ], [ %422, %424 ], [ %400, %406 ]
  %427 = phi i64 [ %399, %398 ], [ %401, %424 ], [ %399, %406 ]
  %428 = icmp eq i64 %401, %375
  br i1 %428, label %429, label %398

429:                                              ; preds = %425
  %430 = shl nuw i64 1, %427
  %431 = or i64 %430, %686
  %432 = mul nsw i64 %427, %678
  %433 = add nsw i64 %432, %342
  store i64 %687, ptr %679, align 8
  %434 = add nsw i64 %433, 1
  %435 = add nsw i64 %687, %671
  %436 = icmp ne i64 %687, 0
  %437 = add nsw i64 %435, 1
  %438 = icmp slt i64 %437, %98
  %439 = select i1 %436, i1 %438, i1 false
  br i1 %439, label %440, label %445

440:                                              ; preds = %429
  store ptr null, ptr %208, align 8
  %441 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %208, ptr nonnull %209, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %435, i64 %434, i64 %285)
  store i64 0, ptr %210, align 8
  %442 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %210, ptr nonnull %211, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %173, i64 %435, i64 1)
  %443 = load i64, ptr %210, align 8
  %444 = icmp eq i64 %443, 0
  br i1 %444, label %445, label %483

445:                                              ; preds = %440, %429
  store i64 0, ptr %212, align 8
  %446 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %212, ptr nonnull %213, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %434, i64 %681, i64 %285)
  %447 = load i64, ptr %212, align 8
  %448 = icmp slt i64 %433, 0
  %449 = select i1 %448, i64 %32, i64 0
  %450 = getelementptr i64, ptr %31, i64 %433
  %451 = getelementptr i64, ptr %450, i64 %449
  %452 = load i64, ptr %451, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %214, i8 0, i64 88, i1 false)
  %453 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %214, ptr nonnull %225, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %452, i64 %447, i64 %285)
  %454 = load i64, ptr %214, align 8
  %455 = load i64, ptr %215, align 8
  %456 = load i64, ptr %216, align 8
  %457 = load i64, ptr %217, align 8
  %458 = load i64, ptr %218, align 8
  %459 = load i64, ptr %219, align 8
  %460 = load i64, ptr %220, align 8
  %461 = load i64, ptr %221, align 8
  %462 = load i64, ptr %222, align 8
  %463 = load i64, ptr %223, align 8
  %464 = load i64, ptr %224, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %226, i8 0, i64 16, i1 false)
  %465 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %226, ptr nonnull %227, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %454, i64 %455, i64 %456, i64 %457, i64 %458, i64 %459, i64 %460, i64 %461, i64 %462, i64 %463, i64 %464, i64 %682, i64 %683, i64 %435)
  %466 = load i64, ptr %86, align 8
  %467 = icmp eq i64 %466, 0
  br i1 %467, label %691, label %275

468:                                              ; preds = %691, %468
  %469 = phi i64 [ %474, %468 ], [ %687, %691 ]
  %470 = phi i64 [ %471, %468 ], [ 0, %691 ]
  %471 = add nuw nsw i64 %470, 1
  %472 = add nsw i64 %470, %435
  store i64 0, ptr %228, align 8
  %473 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %228, ptr nonnull %229, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %671, i64 %469, i64 %472)
  %474 = load i64, ptr %228, align 8
  %475 = icmp eq i64 %692, %471
  br i1 %475, label %476, label %468

476:                                              ; preds = %691, %468
  %477 = phi i64 [ %687, %691 ], [ %474, %468 ]
  %478 = icmp slt i64 %685, 0
  %479 = icmp sgt i64 %477, %687
  %480 = select i1 %478, i1 true, i1 %479
  br i1 %480, label %481, label %483

481:                                              ; preds = %476
  %482 = load i64, ptr %451, align 8
  br label %483

483:                                              ; preds = %481, %476, %440
  %484 = phi i64 [ %687, %440 ], [ %477, %481 ], [ %477, %476 ]
  %485 = phi i64 [ %685, %440 ], [ %482, %481 ], [ %685, %476 ]
  %486 = icmp sgt i64 %688, 1
  br i1 %486, label %684, label %637

487:                                              ; preds = %331
  %488 = getelementptr i8, ptr %311, i64 8
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  %491 = add nsw i64 %174, 1
  br i1 %490, label %694, label %492

492:                                              ; preds = %487
  store i64 0, ptr %230, align 8
  %493 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %230, ptr nonnull %231, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %306, i64 %491, i64 %174)
  %494 = load i64, ptr %230, align 8
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %694, label %496

496:                                              ; preds = %707, %694, %492
  %497 = phi i64 [ %494, %492 ], [ 1, %694 ], [ 1, %707 ]
  %498 = icmp eq i64 %173, 0
  br i1 %498, label %714, label %499

499:                                              ; preds = %496
  %500 = add nsw i64 %173, -1
  %501 = add nsw i64 %174, 1
  store i64 0, ptr %232, align 8
  %502 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %232, ptr nonnull %233, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %500, i64 %501, i64 %497)
  %503 = load i64, ptr %232, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %714, label %505

505:                                              ; preds = %499
  store ptr null, ptr %234, align 8
  %506 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %234, ptr nonnull %235, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %501, i64 %497, i64 %174)
  br label %275

507:                                              ; preds = %714, %533
  %508 = phi i64 [ 0, %714 ], [ %542, %533 ]
  %509 = phi i64 [ 0, %714 ], [ %510, %533 ]
  %510 = add nuw nsw i64 %509, 1
  %511 = add nsw i64 %509, %161
  %512 = icmp slt i64 %511, 0
  %513 = select i1 %512, i64 %32, i64 0
  %514 = getelementptr i64, ptr %31, i64 %511
  %515 = getelementptr i64, ptr %514, i64 %513
  %516 = load i64, ptr %515, align 8
  store i64 0, ptr %236, align 8
  %517 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %236, ptr nonnull %237, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %518 = load i64, ptr %236, align 8
  %519 = icmp slt i64 %516, 0
  %520 = select i1 %519, i64 %14, i64 0
  %521 = add i64 %520, %516
  %522 = icmp slt i64 %518, 0
  %523 = select i1 %522, i64 %15, i64 0
  %524 = mul i64 %521, %15
  %525 = getelementptr i64, ptr %13, i64 %524
  %526 = getelementptr i64, ptr %525, i64 %518
  %527 = getelementptr i64, ptr %526, i64 %523
  %528 = load i64, ptr %527, align 8
  %529 = and i64 %528, %717
  br i1 %718, label %533, label %530

530:                                              ; preds = %507
  store i64 0, ptr %238, align 8
  %531 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %238, ptr nonnull %239, i64 %529, i64 %168)
  %532 = load i64, ptr %238, align 8
  br label %533

533:                                              ; preds = %530, %507
  %534 = phi i64 [ %532, %530 ], [ %529, %507 ]
  store i64 0, ptr %240, align 8
  %535 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %240, ptr nonnull %241, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %333, i64 %534)
  %536 = load i64, ptr %240, align 8
  %537 = add nsw i64 %509, %715
  %538 = icmp slt i64 %537, 0
  %539 = select i1 %538, i64 %32, i64 0
  %540 = getelementptr i64, ptr %31, i64 %537
  %541 = getelementptr i64, ptr %540, i64 %539
  store i64 %536, ptr %541, align 8
  %542 = or i64 %536, %508
  %543 = icmp eq i64 %510, %285
  br i1 %543, label %544, label %507

544:                                              ; preds = %533
  %545 = icmp eq i64 %542, 0
  br i1 %545, label %637, label %546

546:                                              ; preds = %544
  %547 = add nsw i64 %174, 1
  %548 = icmp slt i64 %99, 1
  %549 = add nsw i64 %173, -1
  br label %719

550:                                              ; preds = %719, %587
  %551 = phi i64 [ 0, %719 ], [ %588, %587 ]
  %552 = phi i64 [ 0, %719 ], [ %553, %587 ]
  %553 = add nuw nsw i64 %552, 1
  %554 = add nsw i64 %552, %715
  %555 = icmp slt i64 %554, 0
  %556 = select i1 %555, i64 %32, i64 0
  %557 = getelementptr i64, ptr %31, i64 %554
  %558 = getelementptr i64, ptr %557, i64 %556
  %559 = load i64, ptr %558, align 8
  %560 = and i64 %559, %727
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %587, label %562

562:                                              ; preds = %550
  %563 = add nsw i64 %552, %161
  %564 = icmp slt i64 %563, 0
  %565 = select i1 %564, i64 %32, i64 0
  %566 = getelementptr i64, ptr %31, i64 %563
  %567 = getelementptr i64, ptr %566, i64 %565
  %568 = load i64, ptr %567, align 8
  %569 = add nsw i64 %551, %716
  %570 = icmp slt i64 %569, 0
  %571 = select i1 %570, i64 %32, i64 0
  %572 = getelementptr i64, ptr %31, i64 %569
  %573 = getelementptr i64, ptr %572, i64 %571
  store i64 %568, ptr %573, align 8
  %574 = select i1 %564, i64 %39, i64 0
  %575 = getelementptr double, ptr %38, i64 %563
  %576 = getelementptr double, ptr %575, i64 %574
  %577 = load double, ptr %576, align 8
  %578 = select i1 %570, i64 %39, i64 0
  %579 = getelementptr double, ptr %38, i64 %569
  %580 = getelementptr double, ptr %579, i64 %578
  store double %577, ptr %580, align 8
  store i64 0, ptr %244, align 8
  %581 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %244, ptr nonnull %245, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %563, i64 %726)
  %582 = load i64, ptr %244, align 8
  %583 = select i1 %570, i64 %46, i64 0
  %584 = getelementptr i64, ptr %45, i64 %569
  %585 = getelementptr i64, ptr %584, i64 %583
  store i64 %582, ptr %585, align 8
  %586 = add nsw i64 %551, 1
  br label %587

587:                                              ; preds = %562, %550
  %588 = phi i64 [ %586, %562 ], [ %551, %550 ]
  %589 = icmp eq i64 %553, %285
  br i1 %589, label %590, label %550

590:                                              ; preds = %587
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %246, i8 0, i64 88, i1 false)
  %591 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %246, ptr nonnull %257, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %726, i64 %716, i64 %588)
  %592 = load i64, ptr %246, align 8
  %593 = load i64, ptr %247, align 8
  %594 = load i64, ptr %248, align 8
  %595 = load i64, ptr %249, align 8
  %596 = load i64, ptr %250, align 8
  %597 = load i64, ptr %251, align 8
  %598 = load i64, ptr %252, align 8
  %599 = load i64, ptr %253, align 8
  %600 = load i64, ptr %254, align 8
  %601 = load i64, ptr %255, align 8
  %602 = load i64, ptr %256, align 8
  %603 = add nsw i64 %721, %547
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %258, i8 0, i64 16, i1 false)
  %604 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %258, ptr nonnull %260, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %592, i64 %593, i64 %594, i64 %595, i64 %596, i64 %597, i64 %598, i64 %599, i64 %600, i64 %601, i64 %602, i64 %172, i64 %173, i64 %603)
  %605 = load i64, ptr %258, align 8
  %606 = load i64, ptr %86, align 8
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %608, label %275

608:                                              ; preds = %590
  %609 = load i64, ptr %259, align 8
  %610 = and i64 %609, %722
  %611 = icmp eq i64 %721, 0
  br i1 %611, label %625, label %612

612:                                              ; preds = %608
  %613 = mul nsw i64 %605, %721
  %614 = load i64, ptr %295, align 8
  %615 = add nsw i64 %614, %613
  store i64 %615, ptr %295, align 8
  store i64 0, ptr %261, align 8
  %616 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %261, ptr nonnull %262, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %617 = load i64, ptr %261, align 8
  %618 = load i64, ptr %300, align 8
  %619 = icmp sgt i64 %617, %618
  br i1 %619, label %643, label %620

620:                                              ; preds = %612
  %621 = add nsw i64 %605, %603
  store i64 0, ptr %263, align 8
  %622 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr nonnull %263, ptr nonnull %264, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %547, i64 %721, i64 %603, i64 %605, i64 %621)
  %623 = load i64, ptr %263, align 8
  %624 = icmp slt i64 %623, 0
  br i1 %624, label %643, label %728

625:                                              ; preds = %753, %728, %608
  %626 = phi i64 [ %623, %753 ], [ %605, %608 ], [ %623, %728 ]
  %627 = load i64, ptr %86, align 8
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %629, label %275

629:                                              ; preds = %625
  %630 = icmp eq i64 %720, %724
  br i1 %630, label %644, label %631

631:                                              ; preds = %629
  br i1 %498, label %636, label %632

632:                                              ; preds = %631
  store i64 0, ptr %265, align 8
  %633 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %265, ptr nonnull %266, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %549, i64 %547, i64 %626)
  %634 = load i64, ptr %265, align 8
  %635 = icmp eq i64 %634, 0
  br i1 %635, label %636, label %637

636:                                              ; preds = %632, %631
  br label %719

637:                                              ; preds = %663, %632, %544, %483
  %638 = phi i64 [ 1, %663 ], [ 1, %483 ], [ 1, %544 ], [ 0, %632 ]
  %639 = phi i64 [ 0, %663 ], [ %484, %483 ], [ 0, %544 ], [ %626, %632 ]
  %640 = phi i64 [ -1, %663 ], [ %485, %483 ], [ -1, %544 ], [ -1, %632 ]
  %641 = load i64, ptr %86, align 8
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %644, label %275

643:                                              ; preds = %620, %612
  store i64 1, ptr %86, align 8
  br label %275

644:                                              ; preds = %637, %629
  %645 = phi i64 [ %640, %637 ], [ -1, %629 ]
  %646 = phi i64 [ %639, %637 ], [ %626, %629 ]
  %647 = phi i64 [ %638, %637 ], [ %610, %629 ]
  %648 = add nsw i64 %174, 1
  store ptr null, ptr %267, align 8
  %649 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %267, ptr nonnull %268, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %648, i64 %646, i64 %174)
  %650 = icmp sgt i64 %645, -1
  br i1 %650, label %651, label %656

651:                                              ; preds = %644
  %652 = shl nsw i64 -1, %645
  %653 = xor i64 %652, -1
  %654 = and i64 %335, %653
  %655 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %654)
  br label %656

656:                                              ; preds = %651, %644
  %657 = phi i64 [ %655, %651 ], [ -1, %644 ]
  store i64 0, ptr %269, align 8
  %658 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %269, ptr nonnull %270, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %285, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %659 = load i64, ptr %269, align 8
  store ptr null, ptr %271, align 8
  %660 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr nonnull %271, ptr nonnull %272, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %659, i64 %174, i64 %646, i64 %172, i64 %647, i64 %657)
  br label %275

661:                                              ; preds = %373
  %662 = add nuw nsw i64 %285, 1
  br label %391

663:                                              ; preds = %366
  %664 = add nsw i64 %174, 1
  %665 = icmp slt i64 %173, 0
  %666 = select i1 %665, i64 %134, i64 0
  %667 = add i64 %666, %173
  %668 = mul i64 %667, %135
  %669 = getelementptr i64, ptr %133, i64 %668
  store i64 %664, ptr %669, align 8
  br label %637

670:                                              ; preds = %391
  %671 = add nsw i64 %174, 1
  %672 = icmp slt i64 %173, 0
  %673 = select i1 %672, i64 %134, i64 0
  %674 = add i64 %673, %173
  %675 = mul i64 %674, %135
  %676 = getelementptr i64, ptr %133, i64 %675
  store i64 %671, ptr %676, align 8
  %677 = getelementptr i8, ptr %311, i64 32
  %678 = add nuw nsw i64 %285, 1
  %679 = getelementptr i8, ptr %676, i64 8
  %680 = mul nuw nsw i64 %389, %678
  %681 = add nsw i64 %680, %342
  %682 = add nsw i64 %172, -1
  %683 = add nsw i64 %173, 1
  br label %684

684:                                              ; preds = %670, %483
  %685 = phi i64 [ -1, %670 ], [ %485, %483 ]
  %686 = phi i64 [ 0, %670 ], [ %431, %483 ]
  %687 = phi i64 [ 0, %670 ], [ %484, %483 ]
  %688 = phi i64 [ %389, %670 ], [ %689, %483 ]
  %689 = add nsw i64 %688, -1
  %690 = load i64, ptr %677, align 8
  br label %398

691:                                              ; preds = %445
  %692 = load i64, ptr %226, align 8
  %693 = icmp slt i64 %692, 1
  br i1 %693, label %476, label %468

694:                                              ; preds = %492, %487
  %695 = icmp slt i64 %99, 1
  br i1 %695, label %496, label %696

696:                                              ; preds = %694
  %697 = icmp slt i64 %174, 0
  %698 = select i1 %697, i64 %98, i64 0
  %699 = add i64 %698, %174
  %700 = mul i64 %699, %99
  %701 = getelementptr i64, ptr %97, i64 %700
  %702 = icmp slt i64 %174, -1
  %703 = select i1 %702, i64 %98, i64 0
  %704 = add i64 %703, %491
  %705 = mul i64 %704, %99
  %706 = getelementptr i64, ptr %97, i64 %705
  br label %707

707:                                              ; preds = %707, %696
  %708 = phi i64 [ 0, %696 ], [ %709, %707 ]
  %709 = add nuw nsw i64 %708, 1
  %710 = getelementptr i64, ptr %701, i64 %708
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr i64, ptr %706, i64 %708
  store i64 %711, ptr %712, align 8
  %713 = icmp eq i64 %99, %709
  br i1 %713, label %496, label %707

714:                                              ; preds = %499, %496
  %715 = add nsw i64 %285, %161
  %716 = add nsw i64 %715, %285
  %717 = xor i64 %163, -1
  %718 = icmp eq i64 %166, 0
  br label %507

719:                                              ; preds = %636, %546
  %720 = phi i64 [ %542, %546 ], [ %725, %636 ]
  %721 = phi i64 [ 0, %546 ], [ %626, %636 ]
  %722 = phi i64 [ 1, %546 ], [ %610, %636 ]
  store i64 0, ptr %242, align 8
  %723 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %242, ptr nonnull %243, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, i64 %715, i64 %285, i64 %720, i64 %335)
  %724 = load i64, ptr %242, align 8
  %725 = xor i64 %724, %720
  %726 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %724, i1 false)
  %727 = shl nuw i64 1, %726
  br label %550

728:                                              ; preds = %620
  %729 = icmp eq i64 %623, 0
  %730 = select i1 %729, i1 true, i1 %548
  br i1 %730, label %625, label %731

731:                                              ; preds = %753, %728
  %732 = phi i64 [ %754, %753 ], [ %623, %728 ]
  %733 = phi i64 [ %755, %753 ], [ 0, %728 ]
  %734 = add nsw i64 %733, %621
  %735 = icmp slt i64 %734, 0
  %736 = select i1 %735, i64 %98, i64 0
  %737 = add i64 %736, %734
  %738 = mul i64 %737, %99
  %739 = getelementptr i64, ptr %97, i64 %738
  %740 = add nsw i64 %733, %547
  %741 = icmp slt i64 %740, 0
  %742 = select i1 %741, i64 %98, i64 0
  %743 = add i64 %742, %740
  %744 = mul i64 %743, %99
  %745 = getelementptr i64, ptr %97, i64 %744
  br label %746

746:                                              ; preds = %746, %731
  %747 = phi i64 [ 0, %731 ], [ %748, %746 ]
  %748 = add nuw nsw i64 %747, 1
  %749 = getelementptr i64, ptr %739, i64 %747
  %750 = load i64, ptr %749, align 8
  %751 = getelementptr i64, ptr %745, i64 %747
  store i64 %750, ptr %751, align 8
  %752 = icmp eq i64 %99, %748
  br i1 %752, label %753, label %746

753:                                              ; preds = %746
  %754 = add nsw i64 %732, -1
  %755 = add nuw nsw i64 %733, 1
  %756 = icmp sgt i64 %732, 1
  br i1 %756, label %731, label %625
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
