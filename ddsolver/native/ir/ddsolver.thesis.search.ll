source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36) {
  %38 = alloca i64, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = alloca [2 x i64], align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store ptr null, ptr %42, align 8
  %43 = alloca i64, align 8
  store i64 0, ptr %43, align 8
  %44 = alloca ptr, align 8
  store ptr null, ptr %44, align 8
  %45 = alloca i64, align 8
  store i64 0, ptr %45, align 8
  %46 = alloca ptr, align 8
  store ptr null, ptr %46, align 8
  %47 = alloca i64, align 8
  store i64 0, ptr %47, align 8
  %48 = alloca ptr, align 8
  store ptr null, ptr %48, align 8
  %49 = alloca i64, align 8
  store i64 0, ptr %49, align 8
  %50 = alloca ptr, align 8
  store ptr null, ptr %50, align 8
  %51 = alloca i64, align 8
  %52 = alloca ptr, align 8
  store ptr null, ptr %52, align 8
  %53 = alloca [7 x i64], align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 40
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %60 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %53, i8 0, i64 56, i1 false)
  store ptr null, ptr %60, align 8
  %61 = alloca i64, align 8
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
  %67 = alloca i64, align 8
  store i64 0, ptr %67, align 8
  %68 = alloca ptr, align 8
  store ptr null, ptr %68, align 8
  %69 = alloca i64, align 8
  store i64 0, ptr %69, align 8
  %70 = alloca ptr, align 8
  store ptr null, ptr %70, align 8
  store i64 0, ptr %38, align 8
  %71 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %38, ptr nonnull %39, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34)
  %72 = load i64, ptr %38, align 8
  %73 = and i64 %72, 1
  %74 = icmp eq i64 %73, 0
  %75 = icmp slt i64 %72, 0
  %76 = select i1 %75, i64 %7, i64 0
  %77 = getelementptr i64, ptr %6, i64 %72
  %78 = getelementptr i64, ptr %77, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %79)
  %81 = icmp eq i64 %29, 0
  br i1 %81, label %82, label %225

82:                                               ; preds = %37
  %83 = icmp slt i64 %35, 1
  br i1 %83, label %86, label %87

84:                                               ; preds = %281, %280, %224, %145, %121, %108, %104, %89, %86
  %85 = phi i32 [ 0, %86 ], [ 0, %89 ], [ 0, %104 ], [ 0, %108 ], [ 0, %121 ], [ 0, %145 ], [ 0, %224 ], [ %188, %280 ], [ %194, %281 ]
  ret i32 %85

86:                                               ; preds = %82
  store i64 1, ptr %0, align 8
  br label %84

87:                                               ; preds = %82
  %88 = icmp slt i64 %36, 1
  br i1 %88, label %89, label %90

89:                                               ; preds = %87
  store i64 0, ptr %0, align 8
  br label %84

90:                                               ; preds = %87
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  %91 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr nonnull %40, ptr nonnull %42, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %72, i64 %27)
  %92 = load i64, ptr %40, align 8
  %93 = load i64, ptr %41, align 8
  store i64 0, ptr %43, align 8
  %94 = call i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr nonnull %43, ptr nonnull %44, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %92, i64 %93)
  %95 = load i64, ptr %43, align 8
  store i64 0, ptr %45, align 8
  %96 = call i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr nonnull %45, ptr nonnull %46, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %95, i64 %92, i64 %93)
  %97 = load i64, ptr %45, align 8
  %98 = icmp sgt i64 %97, -1
  br i1 %98, label %99, label %113

99:                                               ; preds = %90
  %100 = and i64 %97, 15
  %101 = lshr i64 %97, 4
  %102 = and i64 %101, 15
  %103 = icmp samesign ult i64 %100, %35
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i64 1, ptr %0, align 8
  br label %84

105:                                              ; preds = %99
  %106 = sub nsw i64 %80, %102
  %107 = icmp slt i64 %106, %36
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i64 0, ptr %0, align 8
  br label %84

109:                                              ; preds = %105
  %110 = lshr i64 %97, 8
  %111 = icmp eq i64 %110, 255
  %112 = select i1 %111, i64 -1, i64 %110
  br label %113

113:                                              ; preds = %109, %90
  %114 = phi i64 [ 0, %90 ], [ %100, %109 ]
  %115 = phi i64 [ %80, %90 ], [ %102, %109 ]
  %116 = phi i64 [ -1, %90 ], [ %112, %109 ]
  store i64 0, ptr %47, align 8
  %117 = call i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr nonnull %47, ptr nonnull %48, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %72, i64 %27)
  %118 = load i64, ptr %47, align 8
  %119 = select i1 %74, i64 %35, i64 %36
  %120 = icmp slt i64 %118, %119
  br i1 %120, label %123, label %121

121:                                              ; preds = %113
  %122 = xor i64 %73, 1
  store i64 %122, ptr %0, align 8
  br label %84

123:                                              ; preds = %113
  %124 = icmp eq i64 %27, 4
  br i1 %124, label %140, label %125

125:                                              ; preds = %123
  %126 = load i64, ptr %6, align 8
  %127 = getelementptr i8, ptr %6, i64 8
  %128 = load i64, ptr %127, align 8
  %129 = or i64 %128, %126
  %130 = getelementptr i8, ptr %6, i64 16
  %131 = load i64, ptr %130, align 8
  %132 = or i64 %129, %131
  %133 = getelementptr i8, ptr %6, i64 24
  %134 = load i64, ptr %133, align 8
  %135 = or i64 %132, %134
  %136 = shl nsw i64 %27, 4
  %137 = ashr i64 %135, %136
  %138 = and i64 %137, 8191
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %225

140:                                              ; preds = %125, %123
  store i64 0, ptr %49, align 8
  %141 = call i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr nonnull %49, ptr nonnull %50, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %72)
  %142 = load i64, ptr %49, align 8
  %143 = select i1 %74, i64 %36, i64 %35
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %225, label %145

145:                                              ; preds = %140
  %146 = xor i1 %74, true
  %147 = zext i1 %146 to i64
  store i64 %147, ptr %0, align 8
  br label %84

148:                                              ; preds = %151
  %149 = add nuw nsw i64 %152, 1
  %150 = icmp eq i64 %149, %265
  br i1 %150, label %182, label %151

151:                                              ; preds = %269, %148
  %152 = phi i64 [ 0, %269 ], [ %149, %148 ]
  %153 = getelementptr i64, ptr %257, i64 %152
  %154 = load i64, ptr %153, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %53, i8 0, i64 56, i1 false)
  %155 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %53, ptr nonnull %60, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %154, i64 %27)
  %156 = load i64, ptr %53, align 8
  %157 = load i64, ptr %54, align 8
  %158 = load i64, ptr %55, align 8
  %159 = load i64, ptr %56, align 8
  %160 = load i64, ptr %57, align 8
  %161 = load i64, ptr %58, align 8
  %162 = load i64, ptr %59, align 8
  %163 = and i64 %156, 1
  %164 = icmp eq i64 %163, 0
  %165 = xor i1 %164, true
  %166 = select i1 %270, i1 %164, i1 false
  %167 = sext i1 %166 to i64
  %168 = add nsw i64 %35, %167
  %169 = select i1 %270, i1 %165, i1 false
  %170 = sext i1 %169 to i64
  %171 = add nsw i64 %36, %170
  %172 = load i64, ptr %78, align 8
  %173 = shl nuw i64 1, %154
  %174 = xor i64 %172, %173
  store i64 %174, ptr %78, align 8
  store i64 0, ptr %61, align 8
  %175 = call i32 @kernel.declarer_ddsolver_thesis_search_secures(ptr nonnull %61, ptr nonnull %62, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr nonnull %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %168, i64 %171)
  %176 = load i64, ptr %61, align 8
  %177 = load i64, ptr %78, align 8
  %178 = xor i64 %177, %173
  store i64 %178, ptr %78, align 8
  %179 = icmp ne i64 %176, 1
  %180 = xor i1 %74, %179
  br i1 %180, label %181, label %148

181:                                              ; preds = %151
  store i64 %154, ptr %258, align 8
  br label %182

182:                                              ; preds = %254, %181, %148
  %183 = phi i64 [ %176, %181 ], [ %267, %254 ], [ %176, %148 ]
  %184 = phi i64 [ %154, %181 ], [ 255, %254 ], [ 255, %148 ]
  br i1 %81, label %185, label %224

185:                                              ; preds = %182
  %186 = icmp eq i64 %183, 0
  br i1 %186, label %190, label %187

187:                                              ; preds = %185
  store i64 0, ptr %63, align 8
  %188 = call i32 @0(ptr nonnull %63, ptr nonnull %64, i64 %229, i64 %35)
  %189 = load i64, ptr %63, align 8
  switch i32 %188, label %280 [
    i32 -2, label %196
    i32 0, label %196
  ], !prof !0

190:                                              ; preds = %185
  %191 = load i64, ptr %78, align 8
  %192 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %191)
  %193 = sub nsw i64 %192, %36
  store i64 0, ptr %65, align 8
  %194 = call i32 @1(ptr nonnull %65, ptr nonnull %66, i64 %230, i64 %193)
  %195 = load i64, ptr %65, align 8
  switch i32 %194, label %281 [
    i32 -2, label %196
    i32 0, label %196
  ], !prof !0

196:                                              ; preds = %190, %190, %187, %187
  %197 = phi i64 [ %230, %187 ], [ %195, %190 ], [ %230, %187 ], [ %195, %190 ]
  %198 = phi i64 [ %189, %187 ], [ %229, %190 ], [ %189, %187 ], [ %229, %190 ]
  %199 = icmp eq i64 %184, 255
  br i1 %199, label %210, label %200

200:                                              ; preds = %196
  %201 = load i64, ptr %6, align 8
  %202 = load i64, ptr %234, align 8
  %203 = or i64 %202, %201
  %204 = load i64, ptr %238, align 8
  %205 = or i64 %203, %204
  %206 = load i64, ptr %242, align 8
  %207 = or i64 %205, %206
  store i64 0, ptr %67, align 8
  %208 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr nonnull %67, ptr nonnull %68, i64 %184, i64 %207)
  %209 = load i64, ptr %67, align 8
  br label %213

210:                                              ; preds = %196
  %211 = icmp sgt i64 %231, -1
  %212 = select i1 %211, i64 %231, i64 255
  br label %213

213:                                              ; preds = %210, %200
  %214 = phi i64 [ %209, %200 ], [ %212, %210 ]
  %215 = icmp slt i64 %228, 0
  %216 = select i1 %215, i64 %14, i64 0
  %217 = add i64 %216, %228
  %218 = mul i64 %217, %15
  %219 = getelementptr i64, ptr %13, i64 %218
  store i64 %226, ptr %219, align 8
  %220 = getelementptr i8, ptr %219, i64 8
  store i64 %227, ptr %220, align 8
  store i64 0, ptr %69, align 8
  %221 = call i32 @kernel.declarer_ddsolver_thesis_transposition_pack(ptr nonnull %69, ptr nonnull %70, i64 %198, i64 %197, i64 %214)
  %222 = load i64, ptr %69, align 8
  %223 = getelementptr i8, ptr %219, i64 16
  store i64 %222, ptr %223, align 8
  br label %224

224:                                              ; preds = %213, %182
  store i64 %183, ptr %0, align 8
  br label %84

225:                                              ; preds = %140, %125, %37
  %226 = phi i64 [ %92, %140 ], [ %92, %125 ], [ 0, %37 ]
  %227 = phi i64 [ %93, %140 ], [ %93, %125 ], [ 0, %37 ]
  %228 = phi i64 [ %95, %140 ], [ %95, %125 ], [ 0, %37 ]
  %229 = phi i64 [ %114, %140 ], [ %114, %125 ], [ 0, %37 ]
  %230 = phi i64 [ %115, %140 ], [ %115, %125 ], [ %80, %37 ]
  %231 = phi i64 [ %116, %140 ], [ %116, %125 ], [ -1, %37 ]
  %232 = load i64, ptr %6, align 8
  %233 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %232)
  %234 = getelementptr i8, ptr %6, i64 8
  %235 = load i64, ptr %234, align 8
  %236 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %235)
  %237 = add nuw nsw i64 %236, %233
  %238 = getelementptr i8, ptr %6, i64 16
  %239 = load i64, ptr %238, align 8
  %240 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %239)
  %241 = add nuw nsw i64 %237, %240
  %242 = getelementptr i8, ptr %6, i64 24
  %243 = load i64, ptr %242, align 8
  %244 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %243)
  %245 = add nuw nsw i64 %241, %244
  %246 = mul i64 %245, %24
  %247 = getelementptr i64, ptr %22, i64 %246
  %248 = icmp slt i64 %24, 1
  br i1 %248, label %271, label %249, !prof !1

249:                                              ; preds = %225
  %250 = icmp samesign ult i64 %24, 14
  br i1 %250, label %251, label %275, !prof !2

251:                                              ; preds = %249
  %252 = getelementptr i8, ptr %247, i64 208
  %253 = load i64, ptr %252, align 8
  br label %254

254:                                              ; preds = %279, %275, %271, %251
  %255 = phi i64 [ 13, %275 ], [ 13, %279 ], [ %24, %251 ], [ %24, %271 ]
  %256 = phi i64 [ 13, %275 ], [ 13, %279 ], [ %24, %251 ], [ 0, %271 ]
  %257 = phi ptr [ %247, %275 ], [ %247, %279 ], [ %247, %251 ], [ %272, %271 ]
  %258 = phi ptr [ %276, %275 ], [ %276, %279 ], [ %252, %251 ], [ %273, %271 ]
  %259 = phi i64 [ %277, %275 ], [ %277, %279 ], [ %253, %251 ], [ %274, %271 ]
  %260 = phi i64 [ 26, %275 ], [ %24, %279 ], [ %24, %251 ], [ %24, %271 ]
  %261 = sub i64 %260, %255
  %262 = call i64 @llvm.smax.i64(i64 %261, i64 0)
  %263 = getelementptr i64, ptr %247, i64 %255
  store i64 0, ptr %51, align 8
  %264 = call i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr nonnull %51, ptr nonnull %52, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %259, i64 %231, ptr %18, ptr %19, i64 %256, i64 %21, ptr %257, i64 %256, i64 %26, ptr %18, ptr %19, i64 %262, i64 %21, ptr %263, i64 %262, i64 %26)
  %265 = load i64, ptr %51, align 8
  %266 = xor i1 %74, true
  %267 = zext i1 %266 to i64
  %268 = icmp slt i64 %265, 1
  br i1 %268, label %182, label %269

269:                                              ; preds = %254
  %270 = icmp eq i64 %29, 3
  br label %151

271:                                              ; preds = %225
  %272 = getelementptr i64, ptr %247, i64 %24
  %273 = getelementptr i8, ptr %247, i64 208
  %274 = load i64, ptr %273, align 8
  br label %254

275:                                              ; preds = %249
  %276 = getelementptr i8, ptr %247, i64 208
  %277 = load i64, ptr %276, align 8
  %278 = icmp samesign ult i64 %24, 27
  br i1 %278, label %279, label %254, !prof !2

279:                                              ; preds = %275
  br label %254

280:                                              ; preds = %187
  store ptr null, ptr %1, align 8
  br label %84

281:                                              ; preds = %190
  store ptr null, ptr %1, align 8
  br label %84
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

declare i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_bounds_quick_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_thesis_bounds_later_tricks(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

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
