source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36) {
  %38 = alloca i64, align 8
  store i64 0, ptr %38, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = alloca i64, align 8
  store i64 0, ptr %40, align 8
  %41 = alloca ptr, align 8
  store ptr null, ptr %41, align 8
  %42 = alloca [7 x i64], align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %49 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %42, i8 0, i64 56, i1 false)
  store ptr null, ptr %49, align 8
  %50 = alloca i64, align 8
  store i64 0, ptr %50, align 8
  %51 = alloca ptr, align 8
  store ptr null, ptr %51, align 8
  %52 = alloca [2 x i64], align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  store ptr null, ptr %54, align 8
  %55 = alloca i64, align 8
  store i64 0, ptr %55, align 8
  %56 = alloca ptr, align 8
  store ptr null, ptr %56, align 8
  %57 = alloca i64, align 8
  store i64 0, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = alloca i64, align 8
  store i64 0, ptr %59, align 8
  %60 = alloca ptr, align 8
  store ptr null, ptr %60, align 8
  %61 = alloca i64, align 8
  store i64 0, ptr %61, align 8
  %62 = alloca ptr, align 8
  store ptr null, ptr %62, align 8
  %63 = alloca i64, align 8
  store i64 0, ptr %63, align 8
  %64 = alloca ptr, align 8
  store ptr null, ptr %64, align 8
  %65 = alloca i64, align 8
  store i64 0, ptr %65, align 8
  %66 = alloca ptr, align 8
  store ptr null, ptr %66, align 8
  %67 = alloca [7 x i64], align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %74 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %67, i8 0, i64 56, i1 false)
  store ptr null, ptr %74, align 8
  %75 = alloca i64, align 8
  store i64 0, ptr %75, align 8
  %76 = alloca ptr, align 8
  store ptr null, ptr %76, align 8
  %77 = alloca i64, align 8
  store i64 0, ptr %77, align 8
  %78 = alloca ptr, align 8
  store ptr null, ptr %78, align 8
  %79 = alloca i64, align 8
  store i64 0, ptr %79, align 8
  %80 = alloca ptr, align 8
  store ptr null, ptr %80, align 8
  %81 = alloca i64, align 8
  store i64 0, ptr %81, align 8
  %82 = alloca ptr, align 8
  store ptr null, ptr %82, align 8
  %83 = alloca i64, align 8
  store i64 0, ptr %83, align 8
  %84 = alloca ptr, align 8
  store ptr null, ptr %84, align 8
  %85 = icmp eq i64 %29, 0
  br i1 %85, label %119, label %241

86:                                               ; preds = %277, %89
  %87 = phi i64 [ %90, %89 ], [ 0, %277 ]
  %88 = icmp eq i64 %87, %289
  br i1 %88, label %239, label %89

89:                                               ; preds = %86
  %90 = add nuw i64 %87, 1
  %91 = getelementptr i64, ptr %280, i64 %87
  %92 = load i64, ptr %91, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %42, i8 0, i64 56, i1 false)
  %93 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %42, ptr nonnull %49, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %92, i64 %27)
  %94 = load i64, ptr %42, align 8
  %95 = load i64, ptr %43, align 8
  %96 = load i64, ptr %44, align 8
  %97 = load i64, ptr %45, align 8
  %98 = load i64, ptr %46, align 8
  %99 = load i64, ptr %47, align 8
  %100 = load i64, ptr %48, align 8
  %101 = and i64 %94, 1
  %102 = icmp eq i64 %101, 0
  %103 = xor i1 %102, true
  %104 = select i1 %290, i1 %102, i1 false
  %105 = sext i1 %104 to i64
  %106 = add nsw i64 %35, %105
  %107 = select i1 %290, i1 %103, i1 false
  %108 = sext i1 %107 to i64
  %109 = add nsw i64 %36, %108
  %110 = load i64, ptr %294, align 8
  %111 = shl nuw i64 1, %92
  %112 = xor i64 %110, %111
  store i64 %112, ptr %294, align 8
  store i64 0, ptr %50, align 8
  %113 = call i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr nonnull %50, ptr nonnull %51, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr nonnull %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %94, i64 %95, i64 %96, i64 %97, i64 %98, i64 %99, i64 %100, i64 %106, i64 %109)
  %114 = load i64, ptr %50, align 8
  %115 = load i64, ptr %294, align 8
  %116 = xor i64 %115, %111
  store i64 %116, ptr %294, align 8
  %117 = icmp eq i64 %114, %245
  br i1 %117, label %118, label %86

118:                                              ; preds = %89
  store i64 %92, ptr %281, align 8
  br label %239

119:                                              ; preds = %37
  %120 = icmp slt i64 %35, 1
  br i1 %120, label %123, label %124

121:                                              ; preds = %349, %348, %239, %228, %177, %126, %123
  %122 = phi i32 [ 0, %123 ], [ 0, %126 ], [ 0, %177 ], [ 0, %228 ], [ 0, %239 ], [ %208, %348 ], [ %212, %349 ]
  ret i32 %122

123:                                              ; preds = %119
  store i64 1, ptr %0, align 8
  br label %121

124:                                              ; preds = %119
  %125 = icmp slt i64 %36, 1
  br i1 %125, label %126, label %127

126:                                              ; preds = %124
  store i64 0, ptr %0, align 8
  br label %121

127:                                              ; preds = %124
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  %128 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr nonnull %52, ptr nonnull %54, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %28, i64 %27)
  %129 = load i64, ptr %52, align 8
  %130 = load i64, ptr %53, align 8
  store i64 0, ptr %55, align 8
  %131 = call i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr nonnull %55, ptr nonnull %56, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %129, i64 %130)
  %132 = load i64, ptr %55, align 8
  store i64 0, ptr %57, align 8
  %133 = call i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr nonnull %57, ptr nonnull %58, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %132, i64 %129, i64 %130)
  %134 = load i64, ptr %57, align 8
  %135 = icmp slt i64 %134, 0
  %136 = lshr i64 %134, 4
  %137 = and i64 %136, 15
  %138 = lshr i64 %134, 8
  %139 = select i1 %135, i64 255, i64 %138
  %140 = select i1 %135, i64 %34, i64 %137
  %141 = call i64 @llvm.smax.i64(i64 %134, i64 0)
  %142 = and i64 %141, 15
  %143 = icmp samesign ult i64 %142, %35
  br i1 %143, label %144, label %177

144:                                              ; preds = %127
  %145 = sub nsw i64 %34, %140
  %146 = icmp slt i64 %145, %36
  br i1 %146, label %147, label %177

147:                                              ; preds = %144
  %148 = and i64 %28, 1
  %149 = xor i64 %148, 1
  store i64 0, ptr %59, align 8
  %150 = call i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr nonnull %59, ptr nonnull %60, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %28, i64 %27)
  %151 = load i64, ptr %59, align 8
  %152 = icmp eq i64 %148, 0
  %153 = select i1 %152, i64 %35, i64 %36
  %154 = icmp slt i64 %151, %153
  br i1 %154, label %155, label %177

155:                                              ; preds = %147
  %156 = icmp eq i64 %27, 4
  br i1 %156, label %172, label %157

157:                                              ; preds = %155
  %158 = load i64, ptr %6, align 8
  %159 = getelementptr i8, ptr %6, i64 8
  %160 = load i64, ptr %159, align 8
  %161 = or i64 %160, %158
  %162 = getelementptr i8, ptr %6, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = or i64 %161, %163
  %165 = getelementptr i8, ptr %6, i64 24
  %166 = load i64, ptr %165, align 8
  %167 = or i64 %164, %166
  %168 = shl nsw i64 %27, 4
  %169 = ashr i64 %167, %168
  %170 = and i64 %169, 8191
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %295

172:                                              ; preds = %157, %155
  store i64 0, ptr %61, align 8
  %173 = call i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr nonnull %61, ptr nonnull %62, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %28)
  %174 = load i64, ptr %61, align 8
  %175 = select i1 %152, i64 %36, i64 %35
  %176 = icmp slt i64 %174, %175
  br i1 %176, label %295, label %177

177:                                              ; preds = %172, %147, %144, %127
  %178 = phi i64 [ %148, %172 ], [ %149, %147 ], [ 0, %144 ], [ 1, %127 ]
  store i64 %178, ptr %0, align 8
  br label %121

179:                                              ; preds = %331, %182
  %180 = phi i64 [ %183, %182 ], [ 0, %331 ]
  %181 = icmp eq i64 %180, %343
  br i1 %181, label %203, label %182

182:                                              ; preds = %179
  %183 = add nuw i64 %180, 1
  %184 = getelementptr i64, ptr %334, i64 %180
  %185 = load i64, ptr %184, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %67, i8 0, i64 56, i1 false)
  %186 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %67, ptr nonnull %74, i64 %28, i64 0, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %185, i64 %27)
  %187 = load i64, ptr %67, align 8
  %188 = load i64, ptr %68, align 8
  %189 = load i64, ptr %69, align 8
  %190 = load i64, ptr %70, align 8
  %191 = load i64, ptr %71, align 8
  %192 = load i64, ptr %72, align 8
  %193 = load i64, ptr %73, align 8
  %194 = load i64, ptr %347, align 8
  %195 = shl nuw i64 1, %185
  %196 = xor i64 %194, %195
  store i64 %196, ptr %347, align 8
  store i64 0, ptr %75, align 8
  %197 = call i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr nonnull %75, ptr nonnull %76, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr nonnull %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %187, i64 %188, i64 %189, i64 %190, i64 %191, i64 %192, i64 %193, i64 %35, i64 %36)
  %198 = load i64, ptr %75, align 8
  %199 = load i64, ptr %347, align 8
  %200 = xor i64 %199, %195
  store i64 %200, ptr %347, align 8
  %201 = icmp eq i64 %198, %299
  br i1 %201, label %202, label %179

202:                                              ; preds = %182
  store i64 %185, ptr %335, align 8
  br label %203

203:                                              ; preds = %202, %179
  %204 = phi i64 [ %185, %202 ], [ 255, %179 ]
  %205 = phi i64 [ %299, %202 ], [ %298, %179 ]
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %210, label %207

207:                                              ; preds = %203
  store i64 0, ptr %77, align 8
  %208 = call i32 @0(ptr nonnull %77, ptr nonnull %78, i64 %142, i64 %35)
  %209 = load i64, ptr %77, align 8
  switch i32 %208, label %348 [
    i32 -2, label %214
    i32 0, label %214
  ], !prof !0

210:                                              ; preds = %203
  %211 = sub nsw i64 %34, %36
  store i64 0, ptr %79, align 8
  %212 = call i32 @1(ptr nonnull %79, ptr nonnull %80, i64 %140, i64 %211)
  %213 = load i64, ptr %79, align 8
  switch i32 %212, label %349 [
    i32 -2, label %214
    i32 0, label %214
  ], !prof !0

214:                                              ; preds = %210, %210, %207, %207
  %215 = phi i64 [ %140, %207 ], [ %213, %210 ], [ %140, %207 ], [ %213, %210 ]
  %216 = phi i64 [ %209, %207 ], [ %142, %210 ], [ %209, %207 ], [ %142, %210 ]
  %217 = icmp eq i64 %204, 255
  br i1 %217, label %228, label %218

218:                                              ; preds = %214
  %219 = load i64, ptr %6, align 8
  %220 = load i64, ptr %302, align 8
  %221 = or i64 %220, %219
  %222 = load i64, ptr %306, align 8
  %223 = or i64 %221, %222
  %224 = load i64, ptr %310, align 8
  %225 = or i64 %223, %224
  store i64 0, ptr %81, align 8
  %226 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr nonnull %81, ptr nonnull %82, i64 %204, i64 %225)
  %227 = load i64, ptr %81, align 8
  br label %228

228:                                              ; preds = %218, %214
  %229 = phi i64 [ %227, %218 ], [ %139, %214 ]
  %230 = icmp slt i64 %132, 0
  %231 = select i1 %230, i64 %14, i64 0
  %232 = add i64 %231, %132
  %233 = mul i64 %232, %15
  %234 = getelementptr i64, ptr %13, i64 %233
  store i64 %129, ptr %234, align 8
  %235 = getelementptr i8, ptr %234, i64 8
  store i64 %130, ptr %235, align 8
  store i64 0, ptr %83, align 8
  %236 = call i32 @kernel.declarer_ddsolver_thesis_transposition_pack(ptr nonnull %83, ptr nonnull %84, i64 %216, i64 %215, i64 %229)
  %237 = load i64, ptr %83, align 8
  %238 = getelementptr i8, ptr %234, i64 16
  store i64 %237, ptr %238, align 8
  store i64 %205, ptr %0, align 8
  br label %121

239:                                              ; preds = %118, %86
  %240 = phi i64 [ %245, %118 ], [ %244, %86 ]
  store i64 %240, ptr %0, align 8
  br label %121

241:                                              ; preds = %37
  store i64 0, ptr %38, align 8
  %242 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %38, ptr nonnull %39, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34)
  %243 = load i64, ptr %38, align 8
  %244 = and i64 %243, 1
  %245 = xor i64 %244, 1
  %246 = load i64, ptr %6, align 8
  %247 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %246)
  %248 = getelementptr i8, ptr %6, i64 8
  %249 = load i64, ptr %248, align 8
  %250 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %249)
  %251 = add nuw nsw i64 %250, %247
  %252 = getelementptr i8, ptr %6, i64 16
  %253 = load i64, ptr %252, align 8
  %254 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %253)
  %255 = add nuw nsw i64 %251, %254
  %256 = getelementptr i8, ptr %6, i64 24
  %257 = load i64, ptr %256, align 8
  %258 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %257)
  %259 = add nuw nsw i64 %255, %258
  %260 = mul i64 %259, %24
  %261 = getelementptr i64, ptr %22, i64 %260
  %262 = icmp slt i64 %24, 1
  br i1 %262, label %268, label %263, !prof !1

263:                                              ; preds = %241
  %264 = icmp samesign ult i64 %24, 14
  br i1 %264, label %265, label %272, !prof !2

265:                                              ; preds = %263
  %266 = getelementptr i8, ptr %261, i64 208
  %267 = load i64, ptr %266, align 8
  br label %277

268:                                              ; preds = %241
  %269 = getelementptr i64, ptr %261, i64 %24
  %270 = getelementptr i8, ptr %261, i64 208
  %271 = load i64, ptr %270, align 8
  br label %277

272:                                              ; preds = %263
  %273 = getelementptr i8, ptr %261, i64 208
  %274 = load i64, ptr %273, align 8
  %275 = icmp samesign ult i64 %24, 27
  br i1 %275, label %276, label %277, !prof !2

276:                                              ; preds = %272
  br label %277

277:                                              ; preds = %276, %272, %268, %265
  %278 = phi i64 [ 13, %272 ], [ 13, %276 ], [ %24, %265 ], [ %24, %268 ]
  %279 = phi i64 [ 13, %272 ], [ 13, %276 ], [ %24, %265 ], [ 0, %268 ]
  %280 = phi ptr [ %261, %272 ], [ %261, %276 ], [ %261, %265 ], [ %269, %268 ]
  %281 = phi ptr [ %273, %272 ], [ %273, %276 ], [ %266, %265 ], [ %270, %268 ]
  %282 = phi i64 [ %274, %272 ], [ %274, %276 ], [ %267, %265 ], [ %271, %268 ]
  %283 = phi i64 [ 26, %272 ], [ %24, %276 ], [ %24, %265 ], [ %24, %268 ]
  %284 = sub i64 %283, %278
  %285 = call i64 @llvm.smax.i64(i64 %284, i64 0)
  %286 = getelementptr i64, ptr %261, i64 %278
  store i64 0, ptr %40, align 8
  %287 = call i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr nonnull %40, ptr nonnull %41, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %282, i64 255, ptr %18, ptr %19, i64 %279, i64 %21, ptr %280, i64 %279, i64 %26, ptr %18, ptr %19, i64 %285, i64 %21, ptr %286, i64 %285, i64 %26)
  %288 = load i64, ptr %40, align 8
  %289 = call i64 @llvm.smax.i64(i64 %288, i64 0)
  %290 = icmp eq i64 %29, 3
  %291 = icmp slt i64 %243, 0
  %292 = select i1 %291, i64 %7, i64 0
  %293 = getelementptr i64, ptr %6, i64 %243
  %294 = getelementptr i64, ptr %293, i64 %292
  br label %86

295:                                              ; preds = %172, %157
  store i64 0, ptr %63, align 8
  %296 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %63, ptr nonnull %64, i64 %28, i64 0, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34)
  %297 = load i64, ptr %63, align 8
  %298 = and i64 %297, 1
  %299 = xor i64 %298, 1
  %300 = load i64, ptr %6, align 8
  %301 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %300)
  %302 = getelementptr i8, ptr %6, i64 8
  %303 = load i64, ptr %302, align 8
  %304 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %303)
  %305 = add nuw nsw i64 %304, %301
  %306 = getelementptr i8, ptr %6, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %307)
  %309 = add nuw nsw i64 %305, %308
  %310 = getelementptr i8, ptr %6, i64 24
  %311 = load i64, ptr %310, align 8
  %312 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %311)
  %313 = add nuw nsw i64 %309, %312
  %314 = mul i64 %313, %24
  %315 = getelementptr i64, ptr %22, i64 %314
  %316 = icmp slt i64 %24, 1
  br i1 %316, label %322, label %317, !prof !1

317:                                              ; preds = %295
  %318 = icmp samesign ult i64 %24, 14
  br i1 %318, label %319, label %326, !prof !2

319:                                              ; preds = %317
  %320 = getelementptr i8, ptr %315, i64 208
  %321 = load i64, ptr %320, align 8
  br label %331

322:                                              ; preds = %295
  %323 = getelementptr i64, ptr %315, i64 %24
  %324 = getelementptr i8, ptr %315, i64 208
  %325 = load i64, ptr %324, align 8
  br label %331

326:                                              ; preds = %317
  %327 = getelementptr i8, ptr %315, i64 208
  %328 = load i64, ptr %327, align 8
  %329 = icmp samesign ult i64 %24, 27
  br i1 %329, label %330, label %331, !prof !2

330:                                              ; preds = %326
  br label %331

331:                                              ; preds = %330, %326, %322, %319
  %332 = phi i64 [ 13, %326 ], [ 13, %330 ], [ %24, %319 ], [ %24, %322 ]
  %333 = phi i64 [ 13, %326 ], [ 13, %330 ], [ %24, %319 ], [ 0, %322 ]
  %334 = phi ptr [ %315, %326 ], [ %315, %330 ], [ %315, %319 ], [ %323, %322 ]
  %335 = phi ptr [ %327, %326 ], [ %327, %330 ], [ %320, %319 ], [ %324, %322 ]
  %336 = phi i64 [ %328, %326 ], [ %328, %330 ], [ %321, %319 ], [ %325, %322 ]
  %337 = phi i64 [ 26, %326 ], [ %24, %330 ], [ %24, %319 ], [ %24, %322 ]
  %338 = sub i64 %337, %332
  %339 = call i64 @llvm.smax.i64(i64 %338, i64 0)
  %340 = getelementptr i64, ptr %315, i64 %332
  store i64 0, ptr %65, align 8
  %341 = call i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr nonnull %65, ptr nonnull %66, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %27, i64 %28, i64 0, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %336, i64 %139, ptr %18, ptr %19, i64 %333, i64 %21, ptr %334, i64 %333, i64 %26, ptr %18, ptr %19, i64 %339, i64 %21, ptr %340, i64 %339, i64 %26)
  %342 = load i64, ptr %65, align 8
  %343 = call i64 @llvm.smax.i64(i64 %342, i64 0)
  %344 = icmp slt i64 %297, 0
  %345 = select i1 %344, i64 %7, i64 0
  %346 = getelementptr i64, ptr %6, i64 %297
  %347 = getelementptr i64, ptr %346, i64 %345
  br label %179

348:                                              ; preds = %207
  store ptr null, ptr %1, align 8
  br label %121

349:                                              ; preds = %210
  store ptr null, ptr %1, align 8
  br label %121
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

declare i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #2 {
  %5 = tail call i64 @llvm.smax.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @1(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #2 {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_pack(ptr, ptr, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

declare i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, i64, i64, ptr, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

define i32 @kernel.declarer_ddsolver_thesis_search_ns_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34) {
  %36 = alloca i64, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = icmp slt i64 %34, 1
  br i1 %38, label %49, label %39

39:                                               ; preds = %39, %35
  %40 = phi i64 [ %47, %39 ], [ 0, %35 ]
  %41 = phi i64 [ %42, %39 ], [ 1, %35 ]
  %42 = add nuw i64 %41, 1
  %43 = add nsw i64 %40, 1
  %44 = sub nsw i64 %41, %40
  store i64 0, ptr %36, align 8
  %45 = call i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr nonnull %36, ptr nonnull %37, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %43, i64 %44)
  %46 = load i64, ptr %36, align 8
  %47 = add nsw i64 %46, %40
  %48 = icmp eq i64 %41, %34
  br i1 %48, label %49, label %39

49:                                               ; preds = %39, %35
  %50 = phi i64 [ 0, %35 ], [ %47, %39 ]
  store i64 %50, ptr %0, align 8
  ret i32 0
}

define i64 @declarer_ddsolver_thesis_search_secures(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) {
  %19 = shl i64 %4, 3
  %20 = mul nsw i64 %3, %4
  %21 = shl i64 %7, 3
  %22 = mul nsw i64 %6, %7
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = call i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr nonnull %23, ptr nonnull %24, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %2, i64 %3, i64 %4, i64 %19, i64 8, ptr null, ptr null, i64 %22, i64 8, ptr %5, i64 %6, i64 %7, i64 %21, i64 8, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17)
  %26 = load i64, ptr %23, align 8
  ret i64 %26
}

define i64 @declarer_ddsolver_thesis_search_ns_tricks(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15) {
  %17 = shl i64 %4, 3
  %18 = mul nsw i64 %3, %4
  %19 = shl i64 %7, 3
  %20 = mul nsw i64 %6, %7
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = call i32 @kernel.declarer_ddsolver_thesis_search_ns_tricks(ptr nonnull %21, ptr nonnull %22, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %2, i64 %3, i64 %4, i64 %17, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %5, i64 %6, i64 %7, i64 %19, i64 8, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15)
  %24 = load i64, ptr %21, align 8
  ret i64 %24
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = !{!"branch_weights", i32 1, i32 99}
!2 = !{!"branch_weights", i32 0, i32 -2147483648}
