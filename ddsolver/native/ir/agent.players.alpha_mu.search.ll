source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %173, i64 %174, i64 %175) {
  %177 = alloca ptr, align 8
  store ptr null, ptr %177, align 8
  %178 = alloca ptr, align 8
  store ptr null, ptr %178, align 8
  %179 = alloca i64, align 8
  store i64 0, ptr %179, align 8
  %180 = alloca ptr, align 8
  store ptr null, ptr %180, align 8
  %181 = alloca i64, align 8
  store i64 0, ptr %181, align 8
  %182 = alloca ptr, align 8
  store ptr null, ptr %182, align 8
  %183 = alloca i64, align 8
  store i64 0, ptr %183, align 8
  %184 = alloca ptr, align 8
  store ptr null, ptr %184, align 8
  %185 = alloca i64, align 8
  store i64 0, ptr %185, align 8
  %186 = alloca ptr, align 8
  store ptr null, ptr %186, align 8
  %187 = alloca ptr, align 8
  store ptr null, ptr %187, align 8
  %188 = alloca ptr, align 8
  store ptr null, ptr %188, align 8
  %189 = alloca i64, align 8
  store i64 0, ptr %189, align 8
  %190 = alloca ptr, align 8
  store ptr null, ptr %190, align 8
  %191 = alloca i64, align 8
  store i64 0, ptr %191, align 8
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
  %199 = alloca ptr, align 8
  store ptr null, ptr %199, align 8
  %200 = alloca ptr, align 8
  store ptr null, ptr %200, align 8
  %201 = alloca [4 x double], align 8
  %202 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %201, i8 0, i64 32, i1 false)
  store ptr null, ptr %202, align 8
  %203 = alloca ptr, align 8
  store ptr null, ptr %203, align 8
  %204 = alloca ptr, align 8
  store ptr null, ptr %204, align 8
  %205 = alloca i64, align 8
  store i64 0, ptr %205, align 8
  %206 = alloca ptr, align 8
  store ptr null, ptr %206, align 8
  %207 = alloca i64, align 8
  store i64 0, ptr %207, align 8
  %208 = alloca ptr, align 8
  store ptr null, ptr %208, align 8
  %209 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %212 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %213 = getelementptr inbounds nuw i8, ptr %209, i64 32
  %214 = getelementptr inbounds nuw i8, ptr %209, i64 40
  %215 = getelementptr inbounds nuw i8, ptr %209, i64 48
  %216 = getelementptr inbounds nuw i8, ptr %209, i64 56
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 64
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 72
  %219 = getelementptr inbounds nuw i8, ptr %209, i64 80
  %220 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %209, i8 0, i64 88, i1 false)
  store ptr null, ptr %220, align 8
  %221 = alloca [2 x i64], align 8
  %222 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %221, i8 0, i64 16, i1 false)
  store ptr null, ptr %222, align 8
  %223 = alloca i64, align 8
  store i64 0, ptr %223, align 8
  %224 = alloca ptr, align 8
  store ptr null, ptr %224, align 8
  %225 = alloca i64, align 8
  store i64 0, ptr %225, align 8
  %226 = alloca ptr, align 8
  store ptr null, ptr %226, align 8
  %227 = alloca i64, align 8
  store i64 0, ptr %227, align 8
  %228 = alloca ptr, align 8
  store ptr null, ptr %228, align 8
  %229 = alloca ptr, align 8
  store ptr null, ptr %229, align 8
  %230 = alloca ptr, align 8
  store ptr null, ptr %230, align 8
  %231 = alloca i64, align 8
  store i64 0, ptr %231, align 8
  %232 = alloca ptr, align 8
  store ptr null, ptr %232, align 8
  %233 = alloca i64, align 8
  store i64 0, ptr %233, align 8
  %234 = alloca ptr, align 8
  store ptr null, ptr %234, align 8
  %235 = alloca i64, align 8
  store i64 0, ptr %235, align 8
  %236 = alloca ptr, align 8
  store ptr null, ptr %236, align 8
  %237 = alloca i64, align 8
  store i64 0, ptr %237, align 8
  %238 = alloca ptr, align 8
  store ptr null, ptr %238, align 8
  %239 = alloca { i64, i64, i64, i64, [7 x i64] }, align 8
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 16
  %242 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %244 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %245 = getelementptr inbounds nuw i8, ptr %239, i64 48
  %246 = getelementptr inbounds nuw i8, ptr %239, i64 56
  %247 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %248 = getelementptr inbounds nuw i8, ptr %239, i64 72
  %249 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %250 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %239, i8 0, i64 88, i1 false)
  store ptr null, ptr %250, align 8
  %251 = alloca [2 x i64], align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 8
  %253 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %251, i8 0, i64 16, i1 false)
  store ptr null, ptr %253, align 8
  %254 = alloca i64, align 8
  store i64 0, ptr %254, align 8
  %255 = alloca ptr, align 8
  store ptr null, ptr %255, align 8
  %256 = alloca i64, align 8
  store i64 0, ptr %256, align 8
  %257 = alloca ptr, align 8
  store ptr null, ptr %257, align 8
  %258 = alloca i64, align 8
  store i64 0, ptr %258, align 8
  %259 = alloca ptr, align 8
  store ptr null, ptr %259, align 8
  %260 = alloca ptr, align 8
  store ptr null, ptr %260, align 8
  %261 = alloca ptr, align 8
  store ptr null, ptr %261, align 8
  %262 = alloca i64, align 8
  store i64 0, ptr %262, align 8
  %263 = alloca ptr, align 8
  store ptr null, ptr %263, align 8
  %264 = alloca ptr, align 8
  store ptr null, ptr %264, align 8
  %265 = alloca ptr, align 8
  store ptr null, ptr %265, align 8
  %266 = add nsw i64 %175, 4
  %267 = icmp slt i64 %266, %99
  br i1 %267, label %273, label %272

268:                                              ; preds = %636, %623, %617, %605, %570, %491, %429, %319, %317, %296, %284, %278, %273, %272
  %269 = phi i64 [ %626, %636 ], [ 1, %284 ], [ %481, %491 ], [ 1, %319 ], [ %315, %317 ], [ 1, %272 ], [ 1, %278 ], [ 1, %273 ], [ 1, %296 ], [ 1, %623 ], [ 1, %605 ], [ 1, %570 ], [ 1, %429 ], [ 1, %617 ]
  %270 = phi i64 [ %627, %636 ], [ 1, %284 ], [ 0, %491 ], [ 1, %319 ], [ 1, %317 ], [ 1, %272 ], [ 1, %278 ], [ 1, %273 ], [ 1, %296 ], [ 1, %623 ], [ 1, %605 ], [ 1, %570 ], [ 1, %429 ], [ 1, %617 ]
  store i64 %269, ptr %0, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %270, ptr %271, align 8
  ret i32 0

272:                                              ; preds = %176
  store i64 1, ptr %86, align 8
  br label %268

273:                                              ; preds = %176
  store ptr null, ptr %177, align 8
  %274 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %177, ptr nonnull %178, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %175, i64 %162, i64 %163)
  store i64 0, ptr %179, align 8
  %275 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_open_first(ptr nonnull %179, ptr nonnull %180, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172)
  %276 = load i64, ptr %179, align 8
  %277 = icmp sgt i64 %276, %92
  br i1 %277, label %278, label %268

278:                                              ; preds = %273
  %279 = icmp eq i64 %276, 0
  %280 = icmp slt i64 %173, 1
  %281 = select i1 %279, i1 true, i1 %280
  %282 = icmp slt i64 %172, 2
  %283 = select i1 %281, i1 true, i1 %282
  br i1 %283, label %268, label %284

284:                                              ; preds = %278
  %285 = load i64, ptr %86, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %268

287:                                              ; preds = %284
  %288 = getelementptr i8, ptr %86, i64 8
  %289 = load i64, ptr %288, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %288, align 8
  store i64 0, ptr %181, align 8
  %291 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %181, ptr nonnull %182, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93)
  %292 = load i64, ptr %181, align 8
  %293 = getelementptr i8, ptr %86, i64 16
  %294 = load i64, ptr %293, align 8
  %295 = icmp sgt i64 %292, %294
  br i1 %295, label %296, label %297

296:                                              ; preds = %287
  store i64 1, ptr %86, align 8
  br label %268

297:                                              ; preds = %287
  store i64 0, ptr %183, align 8
  %298 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_find(ptr nonnull %183, ptr nonnull %184, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172)
  %299 = load i64, ptr %183, align 8
  %300 = icmp slt i64 %299, 0
  %301 = select i1 %300, i64 %117, i64 0
  %302 = add i64 %301, %299
  %303 = mul i64 %302, %118
  %304 = getelementptr i64, ptr %116, i64 %303
  %305 = getelementptr i8, ptr %304, i64 16
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, %173
  br i1 %307, label %308, label %320

308:                                              ; preds = %297
  %309 = getelementptr i8, ptr %304, i64 24
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %320, label %312

312:                                              ; preds = %308
  %313 = add nsw i64 %175, 1
  store i64 0, ptr %185, align 8
  %314 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_recall(ptr nonnull %185, ptr nonnull %186, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr nonnull %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %299, i64 %313, i64 %175)
  %315 = load i64, ptr %185, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %319, label %317

317:                                              ; preds = %312
  store ptr null, ptr %187, align 8
  %318 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %187, ptr nonnull %188, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr nonnull %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %175, i64 %313, i64 %315, i64 %175)
  br label %268

319:                                              ; preds = %312
  store i64 1, ptr %86, align 8
  br label %268

320:                                              ; preds = %308, %297
  %321 = icmp sgt i64 %306, %173
  br i1 %321, label %322, label %324

322:                                              ; preds = %320
  store i64 -1, ptr %305, align 8
  %323 = getelementptr i8, ptr %304, i64 8
  store i64 0, ptr %323, align 8
  br label %324

324:                                              ; preds = %322, %320
  store i64 0, ptr %189, align 8
  %325 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %189, ptr nonnull %190, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172)
  %326 = load i64, ptr %189, align 8
  store i64 0, ptr %191, align 8
  %327 = call i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr nonnull %191, ptr nonnull %192, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172)
  %328 = load i64, ptr %191, align 8
  %329 = xor i64 %326, %90
  %330 = and i64 %329, 1
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %332, label %471

332:                                              ; preds = %324
  %333 = add nsw i64 %276, %162
  %334 = icmp slt i64 %162, 0
  %335 = select i1 %334, i64 %32, i64 0
  %336 = getelementptr i64, ptr %31, i64 %162
  %337 = getelementptr i64, ptr %336, i64 %335
  %338 = load i64, ptr %337, align 8
  %339 = icmp slt i64 %338, 0
  %340 = select i1 %339, i64 %14, i64 0
  %341 = add i64 %340, %338
  %342 = icmp slt i64 %326, 0
  %343 = select i1 %342, i64 %15, i64 0
  %344 = mul i64 %341, %15
  %345 = getelementptr i64, ptr %13, i64 %344
  %346 = getelementptr i64, ptr %345, i64 %326
  %347 = getelementptr i64, ptr %346, i64 %343
  %348 = load i64, ptr %347, align 8
  %349 = xor i64 %164, -1
  %350 = and i64 %348, %349
  %351 = icmp eq i64 %167, 0
  br i1 %351, label %355, label %352

352:                                              ; preds = %332
  store i64 0, ptr %193, align 8
  %353 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %193, ptr nonnull %194, i64 %350, i64 %169)
  %354 = load i64, ptr %193, align 8
  br label %355

355:                                              ; preds = %352, %332
  %356 = phi i64 [ %354, %352 ], [ %350, %332 ]
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %641, label %358

358:                                              ; preds = %355
  %359 = xor i64 %350, -1
  %360 = and i64 %328, %359
  %361 = add nsw i64 %276, 1
  br label %362

362:                                              ; preds = %362, %358
  %363 = phi i64 [ %370, %362 ], [ %356, %358 ]
  %364 = phi i64 [ %379, %362 ], [ 0, %358 ]
  store i64 0, ptr %195, align 8
  %365 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %195, ptr nonnull %196, i64 %363)
  %366 = load i64, ptr %195, align 8
  store i64 0, ptr %197, align 8
  %367 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %197, ptr nonnull %198, i64 %366, i64 %363, i64 %360)
  %368 = load i64, ptr %197, align 8
  %369 = xor i64 %368, -1
  %370 = and i64 %363, %369
  %371 = mul nsw i64 %364, %361
  %372 = add nsw i64 %371, %333
  %373 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %368, i1 false)
  %374 = icmp slt i64 %372, 0
  %375 = select i1 %374, i64 %32, i64 0
  %376 = getelementptr i64, ptr %31, i64 %372
  %377 = getelementptr i64, ptr %376, i64 %375
  store i64 %373, ptr %377, align 8
  store ptr null, ptr %199, align 8
  %378 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr nonnull %199, ptr nonnull %200, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %372, i64 %333, i64 0)
  %379 = add nuw nsw i64 %364, 1
  %380 = icmp eq i64 %370, 0
  br i1 %380, label %641, label %362

381:                                              ; preds = %659, %408
  %382 = phi i64 [ %410, %408 ], [ -1, %659 ]
  %383 = phi double [ %409, %408 ], [ -1.000000e+300, %659 ]
  %384 = phi i64 [ %385, %408 ], [ 0, %659 ]
  %385 = add nuw nsw i64 %384, 1
  %386 = shl nuw i64 1, %384
  %387 = and i64 %386, %661
  %388 = icmp eq i64 %387, 0
  br i1 %388, label %389, label %408

389:                                              ; preds = %381
  %390 = mul nsw i64 %384, %652
  %391 = add nsw i64 %390, %333
  %392 = add nsw i64 %391, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %201, i8 0, i64 32, i1 false)
  %393 = call i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr nonnull %201, ptr nonnull %202, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %392, i64 %276)
  %394 = load double, ptr %201, align 8
  %395 = icmp slt i64 %391, 0
  %396 = select i1 %395, i64 %32, i64 0
  %397 = getelementptr i64, ptr %31, i64 %391
  %398 = getelementptr i64, ptr %397, i64 %396
  %399 = load i64, ptr %398, align 8
  %400 = shl nsw i64 -1, %399
  %401 = xor i64 %400, -1
  %402 = and i64 %328, %401
  %403 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %402)
  %404 = icmp eq i64 %403, %665
  %405 = select i1 %404, double 1.000000e+300, double %394
  %406 = fcmp ogt double %405, %383
  br i1 %406, label %407, label %408

407:                                              ; preds = %389
  br label %408

408:                                              ; preds = %407, %389, %381
  %409 = phi double [ %383, %381 ], [ %405, %407 ], [ %383, %389 ]
  %410 = phi i64 [ %382, %381 ], [ %384, %407 ], [ %382, %389 ]
  %411 = icmp eq i64 %385, %642
  br i1 %411, label %412, label %381

412:                                              ; preds = %408
  %413 = shl nuw i64 1, %410
  %414 = or i64 %413, %661
  %415 = mul nsw i64 %410, %652
  %416 = add nsw i64 %415, %333
  store i64 %662, ptr %653, align 8
  %417 = add nsw i64 %416, 1
  %418 = add nsw i64 %662, %643
  %419 = icmp ne i64 %662, 0
  %420 = select i1 %419, i1 %654, i1 false
  %421 = add nsw i64 %418, 1
  %422 = icmp slt i64 %421, %99
  %423 = select i1 %420, i1 %422, i1 false
  br i1 %423, label %424, label %429

424:                                              ; preds = %412
  store ptr null, ptr %203, align 8
  %425 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %203, ptr nonnull %204, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr nonnull %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %418, i64 %417, i64 %276)
  store i64 0, ptr %205, align 8
  %426 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %205, ptr nonnull %206, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr nonnull %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %174, i64 %418, i64 1)
  %427 = load i64, ptr %205, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %429, label %467

429:                                              ; preds = %424, %412
  store i64 0, ptr %207, align 8
  %430 = call i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr nonnull %207, ptr nonnull %208, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %417, i64 %656, i64 %276)
  %431 = load i64, ptr %207, align 8
  %432 = icmp slt i64 %416, 0
  %433 = select i1 %432, i64 %32, i64 0
  %434 = getelementptr i64, ptr %31, i64 %416
  %435 = getelementptr i64, ptr %434, i64 %433
  %436 = load i64, ptr %435, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %209, i8 0, i64 88, i1 false)
  %437 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %209, ptr nonnull %220, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %436, i64 %431, i64 %276)
  %438 = load i64, ptr %209, align 8
  %439 = load i64, ptr %210, align 8
  %440 = load i64, ptr %211, align 8
  %441 = load i64, ptr %212, align 8
  %442 = load i64, ptr %213, align 8
  %443 = load i64, ptr %214, align 8
  %444 = load i64, ptr %215, align 8
  %445 = load i64, ptr %216, align 8
  %446 = load i64, ptr %217, align 8
  %447 = load i64, ptr %218, align 8
  %448 = load i64, ptr %219, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %221, i8 0, i64 16, i1 false)
  %449 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %221, ptr nonnull %222, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr nonnull %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %438, i64 %439, i64 %440, i64 %441, i64 %442, i64 %443, i64 %444, i64 %445, i64 %446, i64 %447, i64 %448, i64 %657, i64 %658, i64 %418)
  %450 = load i64, ptr %86, align 8
  %451 = icmp eq i64 %450, 0
  br i1 %451, label %666, label %268

452:                                              ; preds = %666, %452
  %453 = phi i64 [ %458, %452 ], [ %662, %666 ]
  %454 = phi i64 [ %455, %452 ], [ 0, %666 ]
  %455 = add nuw nsw i64 %454, 1
  %456 = add nsw i64 %454, %418
  store i64 0, ptr %223, align 8
  %457 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %223, ptr nonnull %224, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %643, i64 %453, i64 %456)
  %458 = load i64, ptr %223, align 8
  %459 = icmp eq i64 %667, %455
  br i1 %459, label %460, label %452

460:                                              ; preds = %666, %452
  %461 = phi i64 [ %662, %666 ], [ %458, %452 ]
  %462 = icmp slt i64 %660, 0
  %463 = icmp sgt i64 %461, %662
  %464 = select i1 %462, i1 true, i1 %463
  br i1 %464, label %465, label %467

465:                                              ; preds = %460
  %466 = load i64, ptr %435, align 8
  br label %467

467:                                              ; preds = %465, %460, %424
  %468 = phi i64 [ %662, %424 ], [ %461, %465 ], [ %461, %460 ]
  %469 = phi i64 [ %660, %424 ], [ %466, %465 ], [ %660, %460 ]
  %470 = icmp sgt i64 %663, 1
  br i1 %470, label %659, label %617

471:                                              ; preds = %324
  %472 = getelementptr i8, ptr %304, i64 8
  %473 = load i64, ptr %472, align 8
  %474 = icmp eq i64 %473, 0
  %475 = add nsw i64 %175, 1
  br i1 %474, label %669, label %476

476:                                              ; preds = %471
  store i64 0, ptr %225, align 8
  %477 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_recall(ptr nonnull %225, ptr nonnull %226, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr nonnull %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %299, i64 %475, i64 %175)
  %478 = load i64, ptr %225, align 8
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %669, label %480

480:                                              ; preds = %682, %669, %476
  %481 = phi i64 [ %478, %476 ], [ 1, %669 ], [ 1, %682 ]
  %482 = icmp ne i64 %92, 0
  %483 = icmp ne i64 %174, 0
  %484 = select i1 %482, i1 %483, i1 false
  br i1 %484, label %485, label %689

485:                                              ; preds = %480
  %486 = add nsw i64 %174, -1
  %487 = add nsw i64 %175, 1
  store i64 0, ptr %227, align 8
  %488 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %227, ptr nonnull %228, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr nonnull %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %486, i64 %487, i64 %481)
  %489 = load i64, ptr %227, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %689, label %491

491:                                              ; preds = %485
  store ptr null, ptr %229, align 8
  %492 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %229, ptr nonnull %230, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr nonnull %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %175, i64 %487, i64 %481, i64 %175)
  br label %268

493:                                              ; preds = %693, %513
  %494 = phi i64 [ 0, %693 ], [ %522, %513 ]
  %495 = phi i64 [ 0, %693 ], [ %496, %513 ]
  %496 = add nuw nsw i64 %495, 1
  %497 = add nsw i64 %495, %162
  %498 = icmp slt i64 %497, 0
  %499 = select i1 %498, i64 %32, i64 0
  %500 = getelementptr i64, ptr %31, i64 %497
  %501 = getelementptr i64, ptr %500, i64 %499
  %502 = load i64, ptr %501, align 8
  %503 = icmp slt i64 %502, 0
  %504 = select i1 %503, i64 %14, i64 0
  %505 = add i64 %504, %502
  %506 = mul i64 %505, %15
  %507 = getelementptr i64, ptr %697, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = and i64 %508, %698
  br i1 %699, label %513, label %510

510:                                              ; preds = %493
  store i64 0, ptr %231, align 8
  %511 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %231, ptr nonnull %232, i64 %509, i64 %169)
  %512 = load i64, ptr %231, align 8
  br label %513

513:                                              ; preds = %510, %493
  %514 = phi i64 [ %512, %510 ], [ %509, %493 ]
  store i64 0, ptr %233, align 8
  %515 = call i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr nonnull %233, ptr nonnull %234, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr nonnull %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %326, i64 %514)
  %516 = load i64, ptr %233, align 8
  %517 = add nsw i64 %495, %690
  %518 = icmp slt i64 %517, 0
  %519 = select i1 %518, i64 %32, i64 0
  %520 = getelementptr i64, ptr %31, i64 %517
  %521 = getelementptr i64, ptr %520, i64 %519
  store i64 %516, ptr %521, align 8
  %522 = or i64 %516, %494
  %523 = icmp eq i64 %496, %276
  br i1 %523, label %524, label %493

524:                                              ; preds = %513
  %525 = icmp eq i64 %522, 0
  br i1 %525, label %617, label %526

526:                                              ; preds = %524
  %527 = add nsw i64 %175, 1
  %528 = icmp slt i64 %100, 1
  %529 = add nsw i64 %174, -1
  br label %700

530:                                              ; preds = %700, %567
  %531 = phi i64 [ 0, %700 ], [ %568, %567 ]
  %532 = phi i64 [ 0, %700 ], [ %533, %567 ]
  %533 = add nuw nsw i64 %532, 1
  %534 = add nsw i64 %532, %690
  %535 = icmp slt i64 %534, 0
  %536 = select i1 %535, i64 %32, i64 0
  %537 = getelementptr i64, ptr %31, i64 %534
  %538 = getelementptr i64, ptr %537, i64 %536
  %539 = load i64, ptr %538, align 8
  %540 = and i64 %539, %708
  %541 = icmp eq i64 %540, 0
  br i1 %541, label %567, label %542

542:                                              ; preds = %530
  %543 = add nsw i64 %532, %162
  %544 = icmp slt i64 %543, 0
  %545 = select i1 %544, i64 %32, i64 0
  %546 = getelementptr i64, ptr %31, i64 %543
  %547 = getelementptr i64, ptr %546, i64 %545
  %548 = load i64, ptr %547, align 8
  %549 = add nsw i64 %531, %691
  %550 = icmp slt i64 %549, 0
  %551 = select i1 %550, i64 %32, i64 0
  %552 = getelementptr i64, ptr %31, i64 %549
  %553 = getelementptr i64, ptr %552, i64 %551
  store i64 %548, ptr %553, align 8
  %554 = select i1 %544, i64 %39, i64 0
  %555 = getelementptr double, ptr %38, i64 %543
  %556 = getelementptr double, ptr %555, i64 %554
  %557 = load double, ptr %556, align 8
  %558 = select i1 %550, i64 %39, i64 0
  %559 = getelementptr double, ptr %38, i64 %549
  %560 = getelementptr double, ptr %559, i64 %558
  store double %557, ptr %560, align 8
  store i64 0, ptr %237, align 8
  %561 = call i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr nonnull %237, ptr nonnull %238, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr nonnull %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %543, i64 %707)
  %562 = load i64, ptr %237, align 8
  %563 = select i1 %550, i64 %46, i64 0
  %564 = getelementptr i64, ptr %45, i64 %549
  %565 = getelementptr i64, ptr %564, i64 %563
  store i64 %562, ptr %565, align 8
  %566 = add nsw i64 %531, 1
  br label %567

567:                                              ; preds = %542, %530
  %568 = phi i64 [ %566, %542 ], [ %531, %530 ]
  %569 = icmp eq i64 %276, %533
  br i1 %569, label %570, label %530

570:                                              ; preds = %567
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %239, i8 0, i64 88, i1 false)
  %571 = call i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr nonnull %239, ptr nonnull %250, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172, i64 %707, i64 %691, i64 %568)
  %572 = load i64, ptr %239, align 8
  %573 = load i64, ptr %240, align 8
  %574 = load i64, ptr %241, align 8
  %575 = load i64, ptr %242, align 8
  %576 = load i64, ptr %243, align 8
  %577 = load i64, ptr %244, align 8
  %578 = load i64, ptr %245, align 8
  %579 = load i64, ptr %246, align 8
  %580 = load i64, ptr %247, align 8
  %581 = load i64, ptr %248, align 8
  %582 = load i64, ptr %249, align 8
  %583 = add nsw i64 %702, %527
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %251, i8 0, i64 16, i1 false)
  %584 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %251, ptr nonnull %253, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %572, i64 %573, i64 %574, i64 %575, i64 %576, i64 %577, i64 %578, i64 %579, i64 %580, i64 %581, i64 %582, i64 %173, i64 %174, i64 %583)
  %585 = load i64, ptr %251, align 8
  %586 = load i64, ptr %86, align 8
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %588, label %268

588:                                              ; preds = %570
  %589 = load i64, ptr %252, align 8
  %590 = and i64 %589, %703
  %591 = icmp eq i64 %702, 0
  br i1 %591, label %605, label %592

592:                                              ; preds = %588
  %593 = mul nsw i64 %585, %702
  %594 = load i64, ptr %288, align 8
  %595 = add nsw i64 %594, %593
  store i64 %595, ptr %288, align 8
  store i64 0, ptr %254, align 8
  %596 = call i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr nonnull %254, ptr nonnull %255, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93)
  %597 = load i64, ptr %254, align 8
  %598 = load i64, ptr %293, align 8
  %599 = icmp sgt i64 %597, %598
  br i1 %599, label %623, label %600

600:                                              ; preds = %592
  %601 = add nsw i64 %585, %583
  store i64 0, ptr %256, align 8
  %602 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr nonnull %256, ptr nonnull %257, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %527, i64 %702, i64 %583, i64 %585, i64 %601)
  %603 = load i64, ptr %256, align 8
  %604 = icmp slt i64 %603, 0
  br i1 %604, label %623, label %709

605:                                              ; preds = %734, %709, %588
  %606 = phi i64 [ %603, %734 ], [ %585, %588 ], [ %603, %709 ]
  %607 = load i64, ptr %86, align 8
  %608 = icmp eq i64 %607, 0
  br i1 %608, label %609, label %268

609:                                              ; preds = %605
  %610 = icmp eq i64 %701, %705
  br i1 %610, label %624, label %611

611:                                              ; preds = %609
  br i1 %484, label %612, label %616

612:                                              ; preds = %611
  store i64 0, ptr %258, align 8
  %613 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %258, ptr nonnull %259, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %529, i64 %527, i64 %606)
  %614 = load i64, ptr %258, align 8
  %615 = icmp eq i64 %614, 0
  br i1 %615, label %616, label %617

616:                                              ; preds = %612, %611
  br label %700

617:                                              ; preds = %689, %641, %612, %524, %467
  %618 = phi i64 [ 1, %524 ], [ 1, %641 ], [ 1, %467 ], [ 1, %689 ], [ 0, %612 ]
  %619 = phi i64 [ 0, %524 ], [ 0, %641 ], [ %468, %467 ], [ 0, %689 ], [ %606, %612 ]
  %620 = phi i64 [ -1, %524 ], [ -1, %641 ], [ %469, %467 ], [ -1, %689 ], [ -1, %612 ]
  %621 = load i64, ptr %86, align 8
  %622 = icmp eq i64 %621, 0
  br i1 %622, label %624, label %268

623:                                              ; preds = %600, %592
  store i64 1, ptr %86, align 8
  br label %268

624:                                              ; preds = %617, %609
  %625 = phi i64 [ %620, %617 ], [ -1, %609 ]
  %626 = phi i64 [ %619, %617 ], [ %606, %609 ]
  %627 = phi i64 [ %618, %617 ], [ %590, %609 ]
  %628 = add nsw i64 %175, 1
  store ptr null, ptr %260, align 8
  %629 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %260, ptr nonnull %261, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %175, i64 %628, i64 %626, i64 %175)
  %630 = icmp sgt i64 %625, -1
  br i1 %630, label %631, label %636

631:                                              ; preds = %624
  %632 = shl nsw i64 -1, %625
  %633 = xor i64 %632, -1
  %634 = and i64 %328, %633
  %635 = call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %634)
  br label %636

636:                                              ; preds = %631, %624
  %637 = phi i64 [ %635, %631 ], [ -1, %624 ]
  store i64 0, ptr %262, align 8
  %638 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_find(ptr nonnull %262, ptr nonnull %263, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr nonnull %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, i64 %92, double %93, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %276, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171, i64 %172)
  %639 = load i64, ptr %262, align 8
  store ptr null, ptr %264, align 8
  %640 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_keep(ptr nonnull %264, ptr nonnull %265, ptr %94, ptr %95, i64 %96, i64 %97, ptr %98, i64 %99, i64 %100, i64 %101, i64 %102, ptr %103, ptr %104, i64 %105, i64 %106, ptr %107, i64 %108, i64 %109, i64 %110, i64 %111, ptr %112, ptr %113, i64 %114, i64 %115, ptr %116, i64 %117, i64 %118, i64 %119, i64 %120, ptr %121, ptr %122, i64 %123, i64 %124, ptr %125, i64 %126, i64 %127, i64 %128, i64 %129, ptr %130, ptr %131, i64 %132, i64 %133, ptr %134, i64 %135, i64 %136, i64 %137, i64 %138, ptr %139, ptr %140, i64 %141, i64 %142, ptr %143, i64 %144, i64 %145, ptr %146, ptr %147, i64 %148, i64 %149, ptr %150, i64 %151, i64 %152, ptr %153, ptr %154, i64 %155, i64 %156, ptr %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %639, i64 %175, i64 %626, i64 %173, i64 %627, i64 %637)
  br label %268

641:                                              ; preds = %362, %355
  %642 = phi i64 [ 0, %355 ], [ %379, %362 ]
  %643 = add nsw i64 %175, 1
  %644 = icmp slt i64 %174, 0
  %645 = select i1 %644, i64 %135, i64 0
  %646 = add i64 %645, %174
  %647 = mul i64 %646, %136
  %648 = getelementptr i64, ptr %134, i64 %647
  store i64 %643, ptr %648, align 8
  %649 = icmp sgt i64 %642, 0
  br i1 %649, label %650, label %617

650:                                              ; preds = %641
  %651 = getelementptr i8, ptr %304, i64 32
  %652 = add nsw i64 %276, 1
  %653 = getelementptr i8, ptr %648, i64 8
  %654 = icmp ne i64 %92, 0
  %655 = mul nsw i64 %642, %652
  %656 = add nsw i64 %655, %333
  %657 = add nsw i64 %173, -1
  %658 = add nsw i64 %174, 1
  br label %659

659:                                              ; preds = %650, %467
  %660 = phi i64 [ -1, %650 ], [ %469, %467 ]
  %661 = phi i64 [ 0, %650 ], [ %414, %467 ]
  %662 = phi i64 [ 0, %650 ], [ %468, %467 ]
  %663 = phi i64 [ %642, %650 ], [ %664, %467 ]
  %664 = add nsw i64 %663, -1
  %665 = load i64, ptr %651, align 8
  br label %381

666:                                              ; preds = %429
  %667 = load i64, ptr %221, align 8
  %668 = icmp slt i64 %667, 1
  br i1 %668, label %460, label %452

669:                                              ; preds = %476, %471
  %670 = icmp slt i64 %100, 1
  br i1 %670, label %480, label %671

671:                                              ; preds = %669
  %672 = icmp slt i64 %175, 0
  %673 = select i1 %672, i64 %99, i64 0
  %674 = add i64 %673, %175
  %675 = mul i64 %674, %100
  %676 = getelementptr i64, ptr %98, i64 %675
  %677 = icmp slt i64 %175, -1
  %678 = select i1 %677, i64 %99, i64 0
  %679 = add i64 %678, %475
  %680 = mul i64 %679, %100
  %681 = getelementptr i64, ptr %98, i64 %680
  br label %682

682:                                              ; preds = %682, %671
  %683 = phi i64 [ 0, %671 ], [ %684, %682 ]
  %684 = add nuw nsw i64 %683, 1
  %685 = getelementptr i64, ptr %676, i64 %683
  %686 = load i64, ptr %685, align 8
  %687 = getelementptr i64, ptr %681, i64 %683
  store i64 %686, ptr %687, align 8
  %688 = icmp eq i64 %100, %684
  br i1 %688, label %480, label %682

689:                                              ; preds = %485, %480
  %690 = add nsw i64 %276, %162
  %691 = add nsw i64 %690, %276
  %692 = icmp sgt i64 %276, 0
  br i1 %692, label %693, label %617

693:                                              ; preds = %689
  %694 = getelementptr i64, ptr %13, i64 %326
  %695 = icmp slt i64 %326, 0
  %696 = select i1 %695, i64 %15, i64 0
  %697 = getelementptr i64, ptr %694, i64 %696
  %698 = xor i64 %164, -1
  %699 = icmp eq i64 %167, 0
  br label %493

700:                                              ; preds = %616, %526
  %701 = phi i64 [ %522, %526 ], [ %706, %616 ]
  %702 = phi i64 [ 0, %526 ], [ %606, %616 ]
  %703 = phi i64 [ 1, %526 ], [ %590, %616 ]
  store i64 0, ptr %235, align 8
  %704 = call i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr nonnull %235, ptr nonnull %236, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, i64 %690, i64 %276, i64 %701, i64 %328)
  %705 = load i64, ptr %235, align 8
  %706 = xor i64 %705, %701
  %707 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %705, i1 false)
  %708 = shl nuw i64 1, %707
  br label %530

709:                                              ; preds = %600
  %710 = icmp eq i64 %603, 0
  %711 = select i1 %710, i1 true, i1 %528
  br i1 %711, label %605, label %712

712:                                              ; preds = %734, %709
  %713 = phi i64 [ %735, %734 ], [ %603, %709 ]
  %714 = phi i64 [ %736, %734 ], [ 0, %709 ]
  %715 = add nsw i64 %714, %601
  %716 = icmp slt i64 %715, 0
  %717 = select i1 %716, i64 %99, i64 0
  %718 = add i64 %717, %715
  %719 = mul i64 %718, %100
  %720 = getelementptr i64, ptr %98, i64 %719
  %721 = add nsw i64 %714, %527
  %722 = icmp slt i64 %721, 0
  %723 = select i1 %722, i64 %99, i64 0
  %724 = add i64 %723, %721
  %725 = mul i64 %724, %100
  %726 = getelementptr i64, ptr %98, i64 %725
  br label %727

727:                                              ; preds = %727, %712
  %728 = phi i64 [ 0, %712 ], [ %729, %727 ]
  %729 = add nuw nsw i64 %728, 1
  %730 = getelementptr i64, ptr %720, i64 %728
  %731 = load i64, ptr %730, align 8
  %732 = getelementptr i64, ptr %726, i64 %728
  store i64 %731, ptr %732, align 8
  %733 = icmp eq i64 %100, %729
  br i1 %733, label %734, label %727

734:                                              ; preds = %727
  %735 = add nsw i64 %713, -1
  %736 = add nuw nsw i64 %714, 1
  %737 = icmp sgt i64 %713, 1
  br i1 %737, label %712, label %605
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_open_first(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_effort(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double)

declare i32 @kernel.declarer_agent_players_alpha_mu_front_table_find(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_front_table_recall(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_cards_in_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_value_card(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_bound(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_copy_rows(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_information_set_play(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_shown_cards(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_double_dummy_tricks_with(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_alpha_mu_front_table_keep(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_agent_players_joint_search_defenders_played_together(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

define void @declarer_agent_players_alpha_mu_search_front(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, ptr %33, i64 %34, i64 %35, ptr %36, i64 %37, i64 %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, i64 %49, ptr %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, i64 %68, i64 %69) {
  %71 = shl i64 %5, 3
  %72 = mul nsw i64 %4, %5
  %73 = shl i64 %8, 3
  %74 = mul nsw i64 %7, %8
  %75 = shl i64 %17, 3
  %76 = mul nsw i64 %16, %17
  %77 = shl i64 %20, 3
  %78 = mul nsw i64 %19, %20
  %79 = shl i64 %23, 3
  %80 = mul nsw i64 %22, %23
  %81 = shl i64 %35, 3
  %82 = mul nsw i64 %34, %35
  %83 = shl i64 %38, 3
  %84 = mul nsw i64 %37, %38
  %85 = shl i64 %41, 3
  %86 = mul nsw i64 %40, %41
  %87 = shl i64 %44, 3
  %88 = mul nsw i64 %43, %44
  %89 = shl i64 %47, 3
  %90 = mul nsw i64 %46, %47
  %91 = alloca [2 x i64], align 8
  store i64 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  store i64 0, ptr %92, align 8
  store i64 0, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  store i64 0, ptr %93, align 8
  %94 = alloca ptr, align 8
  store ptr null, ptr %94, align 8
  %95 = call i32 @kernel.declarer_agent_players_alpha_mu_search_front(ptr nonnull %91, ptr nonnull %94, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, ptr null, ptr null, i64 %72, i64 8, ptr %3, i64 %4, i64 %5, i64 %71, i64 8, ptr null, ptr null, i64 %74, i64 8, ptr %6, i64 %7, i64 %8, i64 %73, i64 8, ptr null, ptr null, i64 %10, i64 8, ptr %9, i64 %10, i64 8, ptr null, ptr null, i64 %12, i64 8, ptr %11, i64 %12, i64 8, ptr null, ptr null, i64 %14, i64 8, ptr %13, i64 %14, i64 8, ptr null, ptr null, i64 %76, i64 8, ptr %15, i64 %16, i64 %17, i64 %75, i64 8, ptr null, ptr null, i64 %78, i64 8, ptr %18, i64 %19, i64 %20, i64 %77, i64 8, ptr null, ptr null, i64 %80, i64 8, ptr %21, i64 %22, i64 %23, i64 %79, i64 8, ptr null, ptr null, i64 %25, i64 8, ptr %24, i64 %25, i64 8, ptr null, ptr null, i64 %27, i64 8, ptr %26, i64 %27, i64 8, i64 %28, i64 %29, i64 %30, i64 %31, double %32, ptr null, ptr null, i64 %82, i64 8, ptr %33, i64 %34, i64 %35, i64 %81, i64 8, ptr null, ptr null, i64 %84, i64 8, ptr %36, i64 %37, i64 %38, i64 %83, i64 8, ptr null, ptr null, i64 %86, i64 8, ptr %39, i64 %40, i64 %41, i64 %85, i64 8, ptr null, ptr null, i64 %88, i64 8, ptr %42, i64 %43, i64 %44, i64 %87, i64 8, ptr null, ptr null, i64 %90, i64 8, ptr %45, i64 %46, i64 %47, i64 %89, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %48, i64 %49, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %50, i64 %51, i64 8, ptr null, ptr null, i64 %53, i64 8, ptr %52, i64 %53, i64 8, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, i64 %68, i64 %69)
  %96 = load i64, ptr %91, align 8
  %97 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %98 = load i64, ptr %97, align 8
  store i64 %96, ptr %0, align 8
  %99 = getelementptr i8, ptr %0, i64 8
  store i64 %98, ptr %99, align 8
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
