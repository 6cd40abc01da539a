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
  %186 = alloca ptr, align 8
  store ptr null, ptr %186, align 8
  %187 = alloca ptr, align 8
  store ptr null, ptr %187, align 8
  %188 = alloca i64, align 8
  store i64 0, ptr %188, align 8
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
  %198 = alloca ptr, align 8
  store ptr null, ptr %198, align 8
  %199 = alloca ptr, align 8
  store ptr null, ptr %199, align 8
  %200 = alloca [4 x double], align 8
  %201 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %200, i8 0, i64 32, i1 false)
  store ptr null, ptr %201, align 8
  %202 = alloca ptr, align 8
  store ptr null, ptr %202, align 8
  %203 = alloca ptr, align 8
  store ptr null, ptr %203, align 8
  %204 = alloca i64, align 8
  store i64 0, ptr %204, align 8
  %205 = alloca ptr, align 8
  store ptr null, ptr %205, align 8
  %206 = alloca i64, align 8
  store i64 0, ptr %206, align 8
  %207 = alloca ptr, align 8
  store ptr null, ptr %207, align 8
  %208 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %211 = getelementptr inbounds nuw i8, ptr %208, i64 24
  %212 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %213 = getelementptr inbounds nuw i8, ptr %208, i64 40
  %214 = getelementptr inbounds nuw i8, ptr %208, i64 48
  %215 = getelementptr inbounds nuw i8, ptr %208, i64 56
  %216 = getelementptr inbounds nuw i8, ptr %208, i64 64
  %217 = getelementptr inbounds nuw i8, ptr %208, i64 72
  %218 = getelementptr inbounds nuw i8, ptr %208, i64 80
  %219 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %208, i8 0, i64 88, i1 false)
  store ptr null, ptr %219, align 8
  %220 = alloca [2 x i64], align 8
  %221 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %220, i8 0, i64 16, i1 false)
  store ptr null, ptr %221, align 8
  %222 = alloca i64, align 8
  store i64 0, ptr %222, align 8
  %223 = alloca ptr, align 8
  store ptr null, ptr %223, align 8
  %224 = alloca i64, align 8
  store i64 0, ptr %224, align 8
  %225 = alloca ptr, align 8
  store ptr null, ptr %225, align 8
  %226 = alloca i64, align 8
  store i64 0, ptr %226, align 8
  %227 = alloca ptr, align 8
  store ptr null, ptr %227, align 8
  %228 = alloca ptr, align 8
  store ptr null, ptr %228, align 8
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
  %234 = alloca i64, align 8
  store i64 0, ptr %234, align 8
  %235 = alloca ptr, align 8
  store ptr null, ptr %235, align 8
  %236 = alloca i64, align 8
  store i64 0, ptr %236, align 8
  %237 = alloca ptr, align 8
  store ptr null, ptr %237, align 8
  %238 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 8
  %240 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %241 = getelementptr inbounds nuw i8, ptr %238, i64 24
  %242 = getelementptr inbounds nuw i8, ptr %238, i64 32
  %243 = getelementptr inbounds nuw i8, ptr %238, i64 40
  %244 = getelementptr inbounds nuw i8, ptr %238, i64 48
  %245 = getelementptr inbounds nuw i8, ptr %238, i64 56
  %246 = getelementptr inbounds nuw i8, ptr %238, i64 64
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 72
  %248 = getelementptr inbounds nuw i8, ptr %238, i64 80
  %249 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %238, i8 0, i64 88, i1 false)
  store ptr null, ptr %249, align 8
  %250 = alloca [2 x i64], align 8
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 8
  %252 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %250, i8 0, i64 16, i1 false)
  store ptr null, ptr %252, align 8
  %253 = alloca i64, align 8
  store i64 0, ptr %253, align 8
  %254 = alloca ptr, align 8
  store ptr null, ptr %254, align 8
  %255 = alloca i64, align 8
  store i64 0, ptr %255, align 8
  %256 = alloca ptr, align 8
  store ptr null, ptr %256, align 8
  %257 = alloca i64, align 8
  store i64 0, ptr %257, align 8
  %258 = alloca ptr, align 8
  store ptr null, ptr %258, align 8
  %259 = alloca ptr, align 8
  store ptr null, ptr %259, align 8
  %260 = alloca ptr, align 8
  store ptr null, ptr %260, align 8
  %261 = alloca i64, align 8
  store i64 0, ptr %261, align 8
  %262 = alloca ptr, align 8
  store ptr null, ptr %262, align 8
  %263 = alloca ptr, align 8
  store ptr null, ptr %263, align 8
  %264 = alloca ptr, align 8
  store ptr null, ptr %264, align 8
  %265 = add nsw i64 %174, 4
  %266 = icmp slt i64 %265, %98
  br i1 %266, label %272, label %271

267:                                              ; preds = %630, %617, %611, %599, %564, %485, %425, %316, %314, %293, %281, %272, %271
  %268 = phi i64 [ %620, %630 ], [ 1, %281 ], [ %477, %485 ], [ 1, %316 ], [ %312, %314 ], [ 1, %271 ], [ 1, %272 ], [ 1, %293 ], [ 1, %617 ], [ 1, %599 ], [ 1, %564 ], [ 1, %425 ], [ 1, %611 ]
  %269 = phi i64 [ %621, %630 ], [ 1, %281 ], [ 0, %485 ], [ 1, %316 ], [ 1, %314 ], [ 1, %271 ], [ 1, %272 ], [ 1, %293 ], [ 1, %617 ], [ 1, %599 ], [ 1, %564 ], [ 1, %425 ], [ 1, %611 ]
  store i64 %268, ptr %0, align 8
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %269, ptr %270, align 8
  ret i32 0

271:                                              ; preds = %175
  store i64 1, ptr %86, align 8
  br label %267

272:                                              ; preds = %175
  store ptr null, ptr %176, align 8
  %273 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %176, ptr nonnull %177, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %161, i64 %162)
  store i64 0, ptr %178, align 8
  %274 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_open_first(ptr nonnull %178, ptr nonnull %179, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %275 = load i64, ptr %178, align 8
  %276 = icmp slt i64 %275, 2
  %277 = icmp slt i64 %172, 1
  %278 = select i1 %276, i1 true, i1 %277
  %279 = icmp slt i64 %171, 2
  %280 = select i1 %278, i1 true, i1 %279
  br i1 %280, label %267, label %281

281:                                              ; preds = %272
  %282 = load i64, ptr %86, align 8
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %284, label %267

284:                                              ; preds = %281
  %285 = getelementptr i8, ptr %86, i64 8
  %286 = load i64, ptr %285, align 8
  %287 = add nsw i64 %286, 1
  store i64 %287, ptr %285, align 8
  store i64 0, ptr %180, align 8
  %288 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %180, ptr nonnull %181, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %289 = load i64, ptr %180, align 8
  %290 = getelementptr i8, ptr %86, i64 16
  %291 = load i64, ptr %290, align 8
  %292 = icmp sgt i64 %289, %291
  br i1 %292, label %293, label %294

293:                                              ; preds = %284
  store i64 1, ptr %86, align 8
  br label %267

294:                                              ; preds = %284
  store i64 0, ptr %182, align 8
  %295 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %182, ptr nonnull %183, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %296 = load i64, ptr %182, align 8
  %297 = icmp slt i64 %296, 0
  %298 = select i1 %297, i64 %116, i64 0
  %299 = add i64 %298, %296
  %300 = mul i64 %299, %117
  %301 = getelementptr i64, ptr %115, i64 %300
  %302 = getelementptr i8, ptr %301, i64 16
  %303 = load i64, ptr %302, align 8
  %304 = icmp eq i64 %303, %172
  br i1 %304, label %305, label %317

305:                                              ; preds = %294
  %306 = getelementptr i8, ptr %301, i64 24
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %317, label %309

309:                                              ; preds = %305
  %310 = add nsw i64 %174, 1
  store i64 0, ptr %184, align 8
  %311 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %184, ptr nonnull %185, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %296, i64 %310, i64 %174)
  %312 = load i64, ptr %184, align 8
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %316, label %314

314:                                              ; preds = %309
  store ptr null, ptr %186, align 8
  %315 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %186, ptr nonnull %187, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %310, i64 %312, i64 %174)
  br label %267

316:                                              ; preds = %309
  store i64 1, ptr %86, align 8
  br label %267

317:                                              ; preds = %305, %294
  %318 = icmp sgt i64 %303, %172
  br i1 %318, label %319, label %321

319:                                              ; preds = %317
  store i64 -1, ptr %302, align 8
  %320 = getelementptr i8, ptr %301, i64 8
  store i64 0, ptr %320, align 8
  br label %321

321:                                              ; preds = %319, %317
  store i64 0, ptr %188, align 8
  %322 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %188, ptr nonnull %189, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %323 = load i64, ptr %188, align 8
  store i64 0, ptr %190, align 8
  %324 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %190, ptr nonnull %191, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %325 = load i64, ptr %190, align 8
  %326 = xor i64 %323, %90
  %327 = and i64 %326, 1
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %329, label %467

329:                                              ; preds = %321
  %330 = add nsw i64 %275, %161
  %331 = icmp slt i64 %161, 0
  %332 = select i1 %331, i64 %32, i64 0
  %333 = getelementptr i64, ptr %31, i64 %161
  %334 = getelementptr i64, ptr %333, i64 %332
  %335 = load i64, ptr %334, align 8
  %336 = icmp slt i64 %335, 0
  %337 = select i1 %336, i64 %14, i64 0
  %338 = add i64 %337, %335
  %339 = icmp slt i64 %323, 0
  %340 = select i1 %339, i64 %15, i64 0
  %341 = mul i64 %338, %15
  %342 = getelementptr i64, ptr %13, i64 %341
  %343 = getelementptr i64, ptr %342, i64 %323
  %344 = getelementptr i64, ptr %343, i64 %340
  %345 = load i64, ptr %344, align 8
  %346 = xor i64 %163, -1
  %347 = and i64 %345, %346
  %348 = icmp eq i64 %166, 0
  br i1 %348, label %352, label %349

349:                                              ; preds = %329
  store i64 0, ptr %192, align 8
  %350 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %192, ptr nonnull %193, i64 %347, i64 %168)
  %351 = load i64, ptr %192, align 8
  br label %352

352:                                              ; preds = %349, %329
  %353 = phi i64 [ %351, %349 ], [ %347, %329 ]
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %635, label %355

355:                                              ; preds = %352
  %356 = xor i64 %347, -1
  %357 = and i64 %325, %356
  %358 = add nuw nsw i64 %275, 1
  br label %359

359:                                              ; preds = %359, %355
  %360 = phi i64 [ %367, %359 ], [ %353, %355 ]
  %361 = phi i64 [ %376, %359 ], [ 0, %355 ]
  store i64 0, ptr %194, align 8
  %362 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %194, ptr nonnull %195, i64 %360)
  %363 = load i64, ptr %194, align 8
  store i64 0, ptr %196, align 8
  %364 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %196, ptr nonnull %197, i64 %363, i64 %360, i64 %357)
  %365 = load i64, ptr %196, align 8
  %366 = xor i64 %365, -1
  %367 = and i64 %360, %366
  %368 = mul nuw nsw i64 %361, %358
  %369 = add nsw i64 %368, %330
  %370 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %365, i1 false)
  %371 = icmp slt i64 %369, 0
  %372 = select i1 %371, i64 %32, i64 0
  %373 = getelementptr i64, ptr %31, i64 %369
  %374 = getelementptr i64, ptr %373, i64 %372
  store i64 %370, ptr %374, align 8
  store ptr null, ptr %198, align 8
  %375 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %198, ptr nonnull %199, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %369, i64 %330, i64 0)
  %376 = add nuw nsw i64 %361, 1
  %377 = icmp eq i64 %367, 0
  br i1 %377, label %635, label %359

378:                                              ; preds = %652, %405
  %379 = phi i64 [ %407, %405 ], [ -1, %652 ]
  %380 = phi double [ %406, %405 ], [ -1.000000e+300, %652 ]
  %381 = phi i64 [ %382, %405 ], [ 0, %652 ]
  %382 = add nuw nsw i64 %381, 1
  %383 = shl nuw i64 1, %381
  %384 = and i64 %383, %654
  %385 = icmp eq i64 %384, 0
  br i1 %385, label %386, label %405

386:                                              ; preds = %378
  %387 = mul nuw nsw i64 %381, %646
  %388 = add nsw i64 %387, %330
  %389 = add nsw i64 %388, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %200, i8 0, i64 32, i1 false)
  %390 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %200, ptr nonnull %201, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %389, i64 %275)
  %391 = load double, ptr %200, align 8
  %392 = icmp slt i64 %388, 0
  %393 = select i1 %392, i64 %32, i64 0
  %394 = getelementptr i64, ptr %31, i64 %388
  %395 = getelementptr i64, ptr %394, i64 %393
  %396 = load i64, ptr %395, align 8
  %397 = shl nsw i64 -1, %396
  %398 = xor i64 %397, -1
  %399 = and i64 %325, %398
  %400 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %399)
  %401 = icmp eq i64 %400, %658
  %402 = select i1 %401, double 1.000000e+300, double %391
  %403 = fcmp ogt double %402, %380
  br i1 %403, label %404, label %405

404:                                              ; preds = %386
  br label %405

405:                                              ; preds = %404, %386, %378
  %406 = phi double [ %380, %378 ], [ %402, %404 ], [ %380, %386 ]
  %407 = phi i64 [ %379, %378 ], [ %381, %404 ], [ %379, %386 ]
  %408 = icmp eq i64 %382, %636
  br i1 %408, label %409, label %378

409:                                              ; preds = %405
  %410 = shl nuw i64 1, %407
  %411 = or i64 %410, %654
  %412 = mul nsw i64 %407, %646
  %413 = add nsw i64 %412, %330
  store i64 %655, ptr %647, align 8
  %414 = add nsw i64 %413, 1
  %415 = add nsw i64 %655, %637
  %416 = icmp ne i64 %655, 0
  %417 = add nsw i64 %415, 1
  %418 = icmp slt i64 %417, %98
  %419 = select i1 %416, i1 %418, i1 false
  br i1 %419, label %420, label %425

420:                                              ; preds = %409
  store ptr null, ptr %202, align 8
  %421 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %202, ptr nonnull %203, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %415, i64 %414, i64 %275)
  store i64 0, ptr %204, align 8
  %422 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %204, ptr nonnull %205, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %173, i64 %415, i64 1)
  %423 = load i64, ptr %204, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %425, label %463

425:                                              ; preds = %420, %409
  store i64 0, ptr %206, align 8
  %426 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %206, ptr nonnull %207, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %414, i64 %649, i64 %275)
  %427 = load i64, ptr %206, align 8
  %428 = icmp slt i64 %413, 0
  %429 = select i1 %428, i64 %32, i64 0
  %430 = getelementptr i64, ptr %31, i64 %413
  %431 = getelementptr i64, ptr %430, i64 %429
  %432 = load i64, ptr %431, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %208, i8 0, i64 88, i1 false)
  %433 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %208, ptr nonnull %219, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %432, i64 %427, i64 %275)
  %434 = load i64, ptr %208, align 8
  %435 = load i64, ptr %209, align 8
  %436 = load i64, ptr %210, align 8
  %437 = load i64, ptr %211, align 8
  %438 = load i64, ptr %212, align 8
  %439 = load i64, ptr %213, align 8
  %440 = load i64, ptr %214, align 8
  %441 = load i64, ptr %215, align 8
  %442 = load i64, ptr %216, align 8
  %443 = load i64, ptr %217, align 8
  %444 = load i64, ptr %218, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %220, i8 0, i64 16, i1 false)
  %445 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %220, ptr nonnull %221, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr nonnull %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %434, i64 %435, i64 %436, i64 %437, i64 %438, i64 %439, i64 %440, i64 %441, i64 %442, i64 %443, i64 %444, i64 %650, i64 %651, i64 %415)
  %446 = load i64, ptr %86, align 8
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %659, label %267

448:                                              ; preds = %659, %448
  %449 = phi i64 [ %454, %448 ], [ %655, %659 ]
  %450 = phi i64 [ %451, %448 ], [ 0, %659 ]
  %451 = add nuw nsw i64 %450, 1
  %452 = add nsw i64 %450, %415
  store i64 0, ptr %222, align 8
  %453 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %222, ptr nonnull %223, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %637, i64 %449, i64 %452)
  %454 = load i64, ptr %222, align 8
  %455 = icmp eq i64 %660, %451
  br i1 %455, label %456, label %448

456:                                              ; preds = %659, %448
  %457 = phi i64 [ %655, %659 ], [ %454, %448 ]
  %458 = icmp slt i64 %653, 0
  %459 = icmp sgt i64 %457, %655
  %460 = select i1 %458, i1 true, i1 %459
  br i1 %460, label %461, label %463

461:                                              ; preds = %456
  %462 = load i64, ptr %431, align 8
  br label %463

463:                                              ; preds = %461, %456, %420
  %464 = phi i64 [ %655, %420 ], [ %457, %461 ], [ %457, %456 ]
  %465 = phi i64 [ %653, %420 ], [ %462, %461 ], [ %653, %456 ]
  %466 = icmp sgt i64 %656, 1
  br i1 %466, label %652, label %611

467:                                              ; preds = %321
  %468 = getelementptr i8, ptr %301, i64 8
  %469 = load i64, ptr %468, align 8
  %470 = icmp eq i64 %469, 0
  %471 = add nsw i64 %174, 1
  br i1 %470, label %662, label %472

472:                                              ; preds = %467
  store i64 0, ptr %224, align 8
  %473 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %224, ptr nonnull %225, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %296, i64 %471, i64 %174)
  %474 = load i64, ptr %224, align 8
  %475 = icmp eq i64 %474, 0
  br i1 %475, label %662, label %476

476:                                              ; preds = %675, %662, %472
  %477 = phi i64 [ %474, %472 ], [ 1, %662 ], [ 1, %675 ]
  %478 = icmp eq i64 %173, 0
  br i1 %478, label %682, label %479

479:                                              ; preds = %476
  %480 = add nsw i64 %173, -1
  %481 = add nsw i64 %174, 1
  store i64 0, ptr %226, align 8
  %482 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %226, ptr nonnull %227, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %480, i64 %481, i64 %477)
  %483 = load i64, ptr %226, align 8
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %682, label %485

485:                                              ; preds = %479
  store ptr null, ptr %228, align 8
  %486 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %228, ptr nonnull %229, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr nonnull %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %481, i64 %477, i64 %174)
  br label %267

487:                                              ; preds = %682, %507
  %488 = phi i64 [ 0, %682 ], [ %516, %507 ]
  %489 = phi i64 [ 0, %682 ], [ %490, %507 ]
  %490 = add nuw nsw i64 %489, 1
  %491 = add nsw i64 %489, %161
  %492 = icmp slt i64 %491, 0
  %493 = select i1 %492, i64 %32, i64 0
  %494 = getelementptr i64, ptr %31, i64 %491
  %495 = getelementptr i64, ptr %494, i64 %493
  %496 = load i64, ptr %495, align 8
  %497 = icmp slt i64 %496, 0
  %498 = select i1 %497, i64 %14, i64 0
  %499 = add i64 %498, %496
  %500 = mul i64 %499, %15
  %501 = getelementptr i64, ptr %688, i64 %500
  %502 = load i64, ptr %501, align 8
  %503 = and i64 %502, %689
  br i1 %690, label %507, label %504

504:                                              ; preds = %487
  store i64 0, ptr %230, align 8
  %505 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %230, ptr nonnull %231, i64 %503, i64 %168)
  %506 = load i64, ptr %230, align 8
  br label %507

507:                                              ; preds = %504, %487
  %508 = phi i64 [ %506, %504 ], [ %503, %487 ]
  store i64 0, ptr %232, align 8
  %509 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %232, ptr nonnull %233, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %323, i64 %508)
  %510 = load i64, ptr %232, align 8
  %511 = add nsw i64 %489, %683
  %512 = icmp slt i64 %511, 0
  %513 = select i1 %512, i64 %32, i64 0
  %514 = getelementptr i64, ptr %31, i64 %511
  %515 = getelementptr i64, ptr %514, i64 %513
  store i64 %510, ptr %515, align 8
  %516 = or i64 %510, %488
  %517 = icmp eq i64 %490, %275
  br i1 %517, label %518, label %487

518:                                              ; preds = %507
  %519 = icmp eq i64 %516, 0
  br i1 %519, label %611, label %520

520:                                              ; preds = %518
  %521 = add nsw i64 %174, 1
  %522 = icmp slt i64 %99, 1
  %523 = add nsw i64 %173, -1
  br label %691

524:                                              ; preds = %691, %561
  %525 = phi i64 [ 0, %691 ], [ %562, %561 ]
  %526 = phi i64 [ 0, %691 ], [ %527, %561 ]
  %527 = add nuw nsw i64 %526, 1
  %528 = add nsw i64 %526, %683
  %529 = icmp slt i64 %528, 0
  %530 = select i1 %529, i64 %32, i64 0
  %531 = getelementptr i64, ptr %31, i64 %528
  %532 = getelementptr i64, ptr %531, i64 %530
  %533 = load i64, ptr %532, align 8
  %534 = and i64 %533, %699
  %535 = icmp eq i64 %534, 0
  br i1 %535, label %561, label %536

536:                                              ; preds = %524
  %537 = add nsw i64 %526, %161
  %538 = icmp slt i64 %537, 0
  %539 = select i1 %538, i64 %32, i64 0
  %540 = getelementptr i64, ptr %31, i64 %537
  %541 = getelementptr i64, ptr %540, i64 %539
  %542 = load i64, ptr %541, align 8
  %543 = add nsw i64 %525, %684
  %544 = icmp slt i64 %543, 0
  %545 = select i1 %544, i64 %32, i64 0
  %546 = getelementptr i64, ptr %31, i64 %543
  %547 = getelementptr i64, ptr %546, i64 %545
  store i64 %542, ptr %547, align 8
  %548 = select i1 %538, i64 %39, i64 0
  %549 = getelementptr double, ptr %38, i64 %537
  %550 = getelementptr double, ptr %549, i64 %548
  %551 = load double, ptr %550, align 8
  %552 = select i1 %544, i64 %39, i64 0
  %553 = getelementptr double, ptr %38, i64 %543
  %554 = getelementptr double, ptr %553, i64 %552
  store double %551, ptr %554, align 8
  store i64 0, ptr %236, align 8
  %555 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %236, ptr nonnull %237, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %537, i64 %698)
  %556 = load i64, ptr %236, align 8
  %557 = select i1 %544, i64 %46, i64 0
  %558 = getelementptr i64, ptr %45, i64 %543
  %559 = getelementptr i64, ptr %558, i64 %557
  store i64 %556, ptr %559, align 8
  %560 = add nsw i64 %525, 1
  br label %561

561:                                              ; preds = %536, %524
  %562 = phi i64 [ %560, %536 ], [ %525, %524 ]
  %563 = icmp eq i64 %527, %275
  br i1 %563, label %564, label %524

564:                                              ; preds = %561
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %238, i8 0, i64 88, i1 false)
  %565 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %238, ptr nonnull %249, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %698, i64 %684, i64 %562)
  %566 = load i64, ptr %238, align 8
  %567 = load i64, ptr %239, align 8
  %568 = load i64, ptr %240, align 8
  %569 = load i64, ptr %241, align 8
  %570 = load i64, ptr %242, align 8
  %571 = load i64, ptr %243, align 8
  %572 = load i64, ptr %244, align 8
  %573 = load i64, ptr %245, align 8
  %574 = load i64, ptr %246, align 8
  %575 = load i64, ptr %247, align 8
  %576 = load i64, ptr %248, align 8
  %577 = add nsw i64 %693, %521
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %250, i8 0, i64 16, i1 false)
  %578 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %250, ptr nonnull %252, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %566, i64 %567, i64 %568, i64 %569, i64 %570, i64 %571, i64 %572, i64 %573, i64 %574, i64 %575, i64 %576, i64 %172, i64 %173, i64 %577)
  %579 = load i64, ptr %250, align 8
  %580 = load i64, ptr %86, align 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %267

582:                                              ; preds = %564
  %583 = load i64, ptr %251, align 8
  %584 = and i64 %583, %694
  %585 = icmp eq i64 %693, 0
  br i1 %585, label %599, label %586

586:                                              ; preds = %582
  %587 = mul nsw i64 %579, %693
  %588 = load i64, ptr %285, align 8
  %589 = add nsw i64 %588, %587
  store i64 %589, ptr %285, align 8
  store i64 0, ptr %253, align 8
  %590 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %253, ptr nonnull %254, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92)
  %591 = load i64, ptr %253, align 8
  %592 = load i64, ptr %290, align 8
  %593 = icmp sgt i64 %591, %592
  br i1 %593, label %617, label %594

594:                                              ; preds = %586
  %595 = add nsw i64 %579, %577
  store i64 0, ptr %255, align 8
  %596 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr nonnull %255, ptr nonnull %256, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %521, i64 %693, i64 %577, i64 %579, i64 %595)
  %597 = load i64, ptr %255, align 8
  %598 = icmp slt i64 %597, 0
  br i1 %598, label %617, label %700

599:                                              ; preds = %725, %700, %582
  %600 = phi i64 [ %597, %725 ], [ %579, %582 ], [ %597, %700 ]
  %601 = load i64, ptr %86, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %603, label %267

603:                                              ; preds = %599
  %604 = icmp eq i64 %692, %696
  br i1 %604, label %618, label %605

605:                                              ; preds = %603
  br i1 %478, label %610, label %606

606:                                              ; preds = %605
  store i64 0, ptr %257, align 8
  %607 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %257, ptr nonnull %258, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %523, i64 %521, i64 %600)
  %608 = load i64, ptr %257, align 8
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %610, label %611

610:                                              ; preds = %606, %605
  br label %691

611:                                              ; preds = %635, %606, %518, %463
  %612 = phi i64 [ 1, %635 ], [ 1, %463 ], [ 1, %518 ], [ 0, %606 ]
  %613 = phi i64 [ 0, %635 ], [ %464, %463 ], [ 0, %518 ], [ %600, %606 ]
  %614 = phi i64 [ -1, %635 ], [ %465, %463 ], [ -1, %518 ], [ -1, %606 ]
  %615 = load i64, ptr %86, align 8
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %618, label %267

617:                                              ; preds = %594, %586
  store i64 1, ptr %86, align 8
  br label %267

618:                                              ; preds = %611, %603
  %619 = phi i64 [ %614, %611 ], [ -1, %603 ]
  %620 = phi i64 [ %613, %611 ], [ %600, %603 ]
  %621 = phi i64 [ %612, %611 ], [ %584, %603 ]
  %622 = add nsw i64 %174, 1
  store ptr null, ptr %259, align 8
  %623 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %259, ptr nonnull %260, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %174, i64 %622, i64 %620, i64 %174)
  %624 = icmp sgt i64 %619, -1
  br i1 %624, label %625, label %630

625:                                              ; preds = %618
  %626 = shl nsw i64 -1, %619
  %627 = xor i64 %626, -1
  %628 = and i64 %325, %627
  %629 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %628)
  br label %630

630:                                              ; preds = %625, %618
  %631 = phi i64 [ %629, %625 ], [ -1, %618 ]
  store i64 0, ptr %261, align 8
  %632 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %261, ptr nonnull %262, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %275, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171)
  %633 = load i64, ptr %261, align 8
  store ptr null, ptr %263, align 8
  %634 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr nonnull %263, ptr nonnull %264, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %633, i64 %174, i64 %620, i64 %172, i64 %621, i64 %631)
  br label %267

635:                                              ; preds = %359, %352
  %636 = phi i64 [ 0, %352 ], [ %376, %359 ]
  %637 = add nsw i64 %174, 1
  %638 = icmp slt i64 %173, 0
  %639 = select i1 %638, i64 %134, i64 0
  %640 = add i64 %639, %173
  %641 = mul i64 %640, %135
  %642 = getelementptr i64, ptr %133, i64 %641
  store i64 %637, ptr %642, align 8
  %643 = icmp sgt i64 %636, 0
  br i1 %643, label %644, label %611

644:                                              ; preds = %635
  %645 = getelementptr i8, ptr %301, i64 32
  %646 = add nuw nsw i64 %275, 1
  %647 = getelementptr i8, ptr %642, i64 8
  %648 = mul nuw nsw i64 %636, %646
  %649 = add nsw i64 %648, %330
  %650 = add nsw i64 %172, -1
  %651 = add nsw i64 %173, 1
  br label %652

652:                                              ; preds = %644, %463
  %653 = phi i64 [ -1, %644 ], [ %465, %463 ]
  %654 = phi i64 [ 0, %644 ], [ %411, %463 ]
  %655 = phi i64 [ 0, %644 ], [ %464, %463 ]
  %656 = phi i64 [ %636, %644 ], [ %657, %463 ]
  %657 = add nsw i64 %656, -1
  %658 = load i64, ptr %645, align 8
  br label %378

659:                                              ; preds = %425
  %660 = load i64, ptr %220, align 8
  %661 = icmp slt i64 %660, 1
  br i1 %661, label %456, label %448

662:                                              ; preds = %472, %467
  %663 = icmp slt i64 %99, 1
  br i1 %663, label %476, label %664

664:                                              ; preds = %662
  %665 = icmp slt i64 %174, 0
  %666 = select i1 %665, i64 %98, i64 0
  %667 = add i64 %666, %174
  %668 = mul i64 %667, %99
  %669 = getelementptr i64, ptr %97, i64 %668
  %670 = icmp slt i64 %174, -1
  %671 = select i1 %670, i64 %98, i64 0
  %672 = add i64 %671, %471
  %673 = mul i64 %672, %99
  %674 = getelementptr i64, ptr %97, i64 %673
  br label %675

675:                                              ; preds = %675, %664
  %676 = phi i64 [ 0, %664 ], [ %677, %675 ]
  %677 = add nuw nsw i64 %676, 1
  %678 = getelementptr i64, ptr %669, i64 %676
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr i64, ptr %674, i64 %676
  store i64 %679, ptr %680, align 8
  %681 = icmp eq i64 %99, %677
  br i1 %681, label %476, label %675

682:                                              ; preds = %479, %476
  %683 = add nsw i64 %275, %161
  %684 = add nsw i64 %683, %275
  %685 = getelementptr i64, ptr %13, i64 %323
  %686 = icmp slt i64 %323, 0
  %687 = select i1 %686, i64 %15, i64 0
  %688 = getelementptr i64, ptr %685, i64 %687
  %689 = xor i64 %163, -1
  %690 = icmp eq i64 %166, 0
  br label %487

691:                                              ; preds = %610, %520
  %692 = phi i64 [ %516, %520 ], [ %697, %610 ]
  %693 = phi i64 [ 0, %520 ], [ %600, %610 ]
  %694 = phi i64 [ 1, %520 ], [ %584, %610 ]
  store i64 0, ptr %234, align 8
  %695 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %234, ptr nonnull %235, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, i64 %683, i64 %275, i64 %692, i64 %325)
  %696 = load i64, ptr %234, align 8
  %697 = xor i64 %696, %692
  %698 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %696, i1 false)
  %699 = shl nuw i64 1, %698
  br label %524

700:                                              ; preds = %594
  %701 = icmp eq i64 %597, 0
  %702 = select i1 %701, i1 true, i1 %522
  br i1 %702, label %599, label %703

703:                                              ; preds = %725, %700
  %704 = phi i64 [ %726, %725 ], [ %597, %700 ]
  %705 = phi i64 [ %727, %725 ], [ 0, %700 ]
  %706 = add nsw i64 %705, %595
  %707 = icmp slt i64 %706, 0
  %708 = select i1 %707, i64 %98, i64 0
  %709 = add i64 %708, %706
  %710 = mul i64 %709, %99
  %711 = getelementptr i64, ptr %97, i64 %710
  %712 = add nsw i64 %705, %521
  %713 = icmp slt i64 %712, 0
  %714 = select i1 %713, i64 %98, i64 0
  %715 = add i64 %714, %712
  %716 = mul i64 %715, %99
  %717 = getelementptr i64, ptr %97, i64 %716
  br label %718

718:                                              ; preds = %718, %703
  %719 = phi i64 [ 0, %703 ], [ %720, %718 ]
  %720 = add nuw nsw i64 %719, 1
  %721 = getelementptr i64, ptr %711, i64 %719
  %722 = load i64, ptr %721, align 8
  %723 = getelementptr i64, ptr %717, i64 %719
  store i64 %722, ptr %723, align 8
  %724 = icmp eq i64 %99, %720
  br i1 %724, label %725, label %718

725:                                              ; preds = %718
  %726 = add nsw i64 %704, -1
  %727 = add nuw nsw i64 %705, 1
  %728 = icmp sgt i64 %704, 1
  br i1 %728, label %703, label %599
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_open_first(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

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
