source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_alpha_mu_front_table_find(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171) {
  %173 = alloca i64, align 8
  %174 = alloca ptr, align 8
  store ptr null, ptr %174, align 8
  %175 = alloca i64, align 8
  %176 = alloca ptr, align 8
  store ptr null, ptr %176, align 8
  %177 = alloca i64, align 8
  %178 = alloca ptr, align 8
  store ptr null, ptr %178, align 8
  %179 = alloca i64, align 8
  %180 = alloca ptr, align 8
  store ptr null, ptr %180, align 8
  %181 = alloca i64, align 8
  store i64 0, ptr %181, align 8
  %182 = alloca ptr, align 8
  store ptr null, ptr %182, align 8
  store i64 0, ptr %173, align 8
  %183 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %173, ptr nonnull %174, i64 %163, i64 %167)
  %184 = load i64, ptr %173, align 8
  %185 = shl i64 %165, 12
  %186 = shl i64 %166, 8
  %187 = or i64 %185, %164
  %188 = or i64 %187, %186
  store i64 0, ptr %175, align 8
  %189 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %175, ptr nonnull %176, i64 %184, i64 %188)
  %190 = load i64, ptr %175, align 8
  %191 = add nsw i64 %188, 1
  store i64 0, ptr %177, align 8
  %192 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %177, ptr nonnull %178, i64 %191, i64 %184)
  %193 = load i64, ptr %177, align 8
  %194 = icmp slt i64 %162, 1
  br i1 %194, label %219, label %195

195:                                              ; preds = %172
  %196 = xor i64 %184, 2685821657736338717
  br label %197

197:                                              ; preds = %197, %195
  %198 = phi i64 [ %190, %195 ], [ %212, %197 ]
  %199 = phi i64 [ %193, %195 ], [ %217, %197 ]
  %200 = phi i64 [ %162, %195 ], [ %202, %197 ]
  %201 = phi i64 [ %161, %195 ], [ %203, %197 ]
  %202 = add nsw i64 %200, -1
  %203 = add i64 %201, 1
  %204 = icmp slt i64 %201, 0
  %205 = select i1 %204, i64 %32, i64 0
  %206 = getelementptr i64, ptr %31, i64 %201
  %207 = getelementptr i64, ptr %206, i64 %205
  %208 = load i64, ptr %207, align 8
  %209 = add nsw i64 %208, 1
  store i64 0, ptr %179, align 8
  %210 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %179, ptr nonnull %180, i64 %209, i64 %184)
  %211 = load i64, ptr %179, align 8
  %212 = add nsw i64 %211, %198
  %213 = load i64, ptr %207, align 8
  %214 = add nsw i64 %213, 1
  store i64 0, ptr %181, align 8
  %215 = call i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr nonnull %181, ptr nonnull %182, i64 %196, i64 %214)
  %216 = load i64, ptr %181, align 8
  %217 = add nsw i64 %216, %199
  %218 = icmp samesign ugt i64 %200, 1
  br i1 %218, label %197, label %219

219:                                              ; preds = %197, %172
  %220 = phi i64 [ %193, %172 ], [ %217, %197 ]
  %221 = phi i64 [ %190, %172 ], [ %212, %197 ]
  %222 = add nsw i64 %107, -1
  %223 = and i64 %221, %222
  %224 = icmp slt i64 %223, 0
  %225 = select i1 %224, i64 %107, i64 0
  %226 = add i64 %225, %223
  %227 = mul i64 %226, %108
  %228 = getelementptr i64, ptr %106, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, %221
  br i1 %230, label %231, label %235

231:                                              ; preds = %219
  %232 = getelementptr i8, ptr %228, i64 8
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, %220
  br i1 %234, label %244, label %235

235:                                              ; preds = %231, %219
  store i64 %221, ptr %228, align 8
  %236 = getelementptr i8, ptr %228, i64 8
  store i64 %220, ptr %236, align 8
  %237 = select i1 %224, i64 %116, i64 0
  %238 = add i64 %237, %223
  %239 = mul i64 %238, %117
  %240 = getelementptr i64, ptr %115, i64 %239
  %241 = getelementptr i8, ptr %240, i64 8
  store i64 0, ptr %241, align 8
  %242 = getelementptr i8, ptr %240, i64 16
  store i64 -1, ptr %242, align 8
  %243 = getelementptr i8, ptr %240, i64 32
  store i64 -1, ptr %243, align 8
  br label %244

244:                                              ; preds = %235, %231
  store i64 %223, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_agent_players_joint_search_information_set_mixed(ptr, ptr, i64, i64)

define i32 @kernel.declarer_agent_players_alpha_mu_front_table_recall(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72) {
  %74 = icmp slt i64 %70, 0
  %75 = select i1 %74, i64 %25, i64 0
  %76 = add i64 %75, %70
  %77 = mul i64 %76, %26
  %78 = getelementptr i64, ptr %24, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = add nsw i64 %81, %71
  %83 = icmp slt i64 %82, %7
  br i1 %83, label %86, label %84

84:                                               ; preds = %119, %88, %86, %73
  %85 = phi i64 [ 0, %73 ], [ %81, %88 ], [ %81, %86 ], [ %81, %119 ]
  store i64 %85, ptr %0, align 8
  ret i32 0

86:                                               ; preds = %73
  %87 = icmp slt i64 %81, 1
  br i1 %87, label %84, label %88

88:                                               ; preds = %86
  %89 = icmp slt i64 %8, 1
  %90 = icmp slt i64 %72, 0
  %91 = select i1 %90, i64 %7, i64 0
  %92 = add i64 %91, %72
  %93 = mul i64 %92, %8
  %94 = getelementptr i64, ptr %6, i64 %93
  br i1 %89, label %84, label %95

95:                                               ; preds = %119, %88
  %96 = phi i64 [ %120, %119 ], [ 0, %88 ]
  %97 = add nsw i64 %96, %79
  %98 = icmp slt i64 %97, 0
  %99 = select i1 %98, i64 %34, i64 0
  %100 = add i64 %99, %97
  %101 = mul i64 %100, %35
  %102 = getelementptr i64, ptr %33, i64 %101
  %103 = add nsw i64 %96, %71
  %104 = icmp slt i64 %103, 0
  %105 = select i1 %104, i64 %7, i64 0
  %106 = add i64 %105, %103
  %107 = mul i64 %106, %8
  %108 = getelementptr i64, ptr %6, i64 %107
  br label %109

109:                                              ; preds = %109, %95
  %110 = phi i64 [ 0, %95 ], [ %111, %109 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = getelementptr i64, ptr %102, i64 %110
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr i64, ptr %94, i64 %110
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, %113
  %117 = getelementptr i64, ptr %108, i64 %110
  store i64 %116, ptr %117, align 8
  %118 = icmp eq i64 %8, %111
  br i1 %118, label %119, label %109

119:                                              ; preds = %109
  %120 = add nuw nsw i64 %96, 1
  %121 = icmp eq i64 %120, %81
  br i1 %121, label %84, label %95
}

define i32 @kernel.declarer_agent_players_alpha_mu_front_table_keep(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72, i64 %73, i64 %74, i64 %75) {
  %77 = load i64, ptr %65, align 8
  %78 = add nsw i64 %77, %72
  %79 = icmp sgt i64 %78, %34
  br i1 %79, label %91, label %101

80:                                               ; preds = %91, %80
  %81 = phi i64 [ %82, %80 ], [ 0, %91 ]
  %82 = add nuw nsw i64 %81, 1
  %83 = mul i64 %81, %17
  %84 = getelementptr i64, ptr %15, i64 %83
  store i64 0, ptr %84, align 8
  %85 = icmp eq i64 %16, %82
  br i1 %85, label %86, label %80

86:                                               ; preds = %91, %80
  store i64 0, ptr %65, align 8
  store i64 %97, ptr %96, align 8
  store i64 %99, ptr %98, align 8
  %87 = load i64, ptr %65, align 8
  br label %101

88:                                               ; preds = %137, %101
  %89 = load i64, ptr %65, align 8
  %90 = add nsw i64 %89, %72
  store i64 %90, ptr %65, align 8
  store ptr null, ptr %0, align 8
  ret i32 0

91:                                               ; preds = %76
  %92 = icmp slt i64 %70, 0
  %93 = select i1 %92, i64 %16, i64 0
  %94 = add i64 %93, %70
  %95 = mul i64 %94, %17
  %96 = getelementptr i64, ptr %15, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr i8, ptr %96, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %16, 1
  br i1 %100, label %86, label %80

101:                                              ; preds = %86, %76
  %102 = phi i64 [ %77, %76 ], [ %87, %86 ]
  %103 = icmp slt i64 %70, 0
  %104 = select i1 %103, i64 %25, i64 0
  %105 = add i64 %104, %70
  %106 = mul i64 %105, %26
  %107 = getelementptr i64, ptr %24, i64 %106
  store i64 %102, ptr %107, align 8
  %108 = getelementptr i8, ptr %107, i64 8
  store i64 %72, ptr %108, align 8
  %109 = getelementptr i8, ptr %107, i64 16
  store i64 %73, ptr %109, align 8
  %110 = getelementptr i8, ptr %107, i64 24
  store i64 %74, ptr %110, align 8
  %111 = getelementptr i8, ptr %107, i64 32
  store i64 %75, ptr %111, align 8
  %112 = icmp slt i64 %72, 1
  %113 = icmp slt i64 %8, 1
  %114 = select i1 %112, i1 true, i1 %113
  br i1 %114, label %88, label %115

115:                                              ; preds = %137, %101
  %116 = phi i64 [ %138, %137 ], [ 0, %101 ]
  %117 = add nsw i64 %116, %71
  %118 = icmp slt i64 %117, 0
  %119 = select i1 %118, i64 %7, i64 0
  %120 = add i64 %119, %117
  %121 = mul i64 %120, %8
  %122 = getelementptr i64, ptr %6, i64 %121
  br label %123

123:                                              ; preds = %123, %115
  %124 = phi i64 [ 0, %115 ], [ %125, %123 ]
  %125 = add nuw nsw i64 %124, 1
  %126 = getelementptr i64, ptr %122, i64 %124
  %127 = load i64, ptr %126, align 8
  %128 = load i64, ptr %107, align 8
  %129 = add nsw i64 %128, %116
  %130 = icmp slt i64 %129, 0
  %131 = select i1 %130, i64 %34, i64 0
  %132 = add i64 %131, %129
  %133 = mul i64 %132, %35
  %134 = getelementptr i64, ptr %33, i64 %133
  %135 = getelementptr i64, ptr %134, i64 %124
  store i64 %127, ptr %135, align 8
  %136 = icmp eq i64 %8, %125
  br i1 %136, label %137, label %123

137:                                              ; preds = %123
  %138 = add nuw nsw i64 %116, 1
  %139 = icmp eq i64 %138, %72
  br i1 %139, label %88, label %115
}

define i64 @declarer_agent_players_alpha_mu_front_table_find(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, ptr %31, i64 %32, i64 %33, ptr %34, i64 %35, i64 %36, ptr %37, i64 %38, i64 %39, ptr %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, ptr %46, i64 %47, ptr %48, i64 %49, ptr %50, i64 %51, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64) {
  %66 = shl i64 %4, 3
  %67 = mul nsw i64 %3, %4
  %68 = shl i64 %7, 3
  %69 = mul nsw i64 %6, %7
  %70 = shl i64 %16, 3
  %71 = mul nsw i64 %15, %16
  %72 = shl i64 %19, 3
  %73 = mul nsw i64 %18, %19
  %74 = shl i64 %22, 3
  %75 = mul nsw i64 %21, %22
  %76 = shl i64 %33, 3
  %77 = mul nsw i64 %32, %33
  %78 = shl i64 %36, 3
  %79 = mul nsw i64 %35, %36
  %80 = shl i64 %39, 3
  %81 = mul nsw i64 %38, %39
  %82 = shl i64 %42, 3
  %83 = mul nsw i64 %41, %42
  %84 = shl i64 %45, 3
  %85 = mul nsw i64 %44, %45
  %86 = alloca i64, align 8
  store i64 0, ptr %86, align 8
  %87 = alloca ptr, align 8
  store ptr null, ptr %87, align 8
  %88 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_find(ptr nonnull %86, ptr nonnull %87, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %67, i64 8, ptr %2, i64 %3, i64 %4, i64 %66, i64 8, ptr null, ptr null, i64 %69, i64 8, ptr %5, i64 %6, i64 %7, i64 %68, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %71, i64 8, ptr %14, i64 %15, i64 %16, i64 %70, i64 8, ptr null, ptr null, i64 %73, i64 8, ptr %17, i64 %18, i64 %19, i64 %72, i64 8, ptr null, ptr null, i64 %75, i64 8, ptr %20, i64 %21, i64 %22, i64 %74, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, ptr null, ptr null, i64 %77, i64 8, ptr %31, i64 %32, i64 %33, i64 %76, i64 8, ptr null, ptr null, i64 %79, i64 8, ptr %34, i64 %35, i64 %36, i64 %78, i64 8, ptr null, ptr null, i64 %81, i64 8, ptr %37, i64 %38, i64 %39, i64 %80, i64 8, ptr null, ptr null, i64 %83, i64 8, ptr %40, i64 %41, i64 %42, i64 %82, i64 8, ptr null, ptr null, i64 %85, i64 8, ptr %43, i64 %44, i64 %45, i64 %84, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %46, i64 %47, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %48, i64 %49, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %50, i64 %51, i64 8, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64)
  %89 = load i64, ptr %86, align 8
  ret i64 %89
}

define i64 @declarer_agent_players_alpha_mu_front_table_recall(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) {
  %27 = shl i64 %2, 3
  %28 = mul nsw i64 %1, %2
  %29 = shl i64 %5, 3
  %30 = mul nsw i64 %4, %5
  %31 = shl i64 %8, 3
  %32 = mul nsw i64 %7, %8
  %33 = shl i64 %11, 3
  %34 = mul nsw i64 %10, %11
  %35 = shl i64 %14, 3
  %36 = mul nsw i64 %13, %14
  %37 = alloca i64, align 8
  store i64 0, ptr %37, align 8
  %38 = alloca ptr, align 8
  store ptr null, ptr %38, align 8
  %39 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_recall(ptr nonnull %37, ptr nonnull %38, ptr null, ptr null, i64 %28, i64 8, ptr %0, i64 %1, i64 %2, i64 %27, i64 8, ptr null, ptr null, i64 %30, i64 8, ptr %3, i64 %4, i64 %5, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %6, i64 %7, i64 %8, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %9, i64 %10, i64 %11, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %12, i64 %13, i64 %14, i64 %35, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25)
  %40 = load i64, ptr %37, align 8
  ret i64 %40
}

define void @declarer_agent_players_alpha_mu_front_table_keep(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28) {
  %30 = shl i64 %2, 3
  %31 = mul nsw i64 %1, %2
  %32 = shl i64 %5, 3
  %33 = mul nsw i64 %4, %5
  %34 = shl i64 %8, 3
  %35 = mul nsw i64 %7, %8
  %36 = shl i64 %11, 3
  %37 = mul nsw i64 %10, %11
  %38 = shl i64 %14, 3
  %39 = mul nsw i64 %13, %14
  %40 = alloca ptr, align 8
  store ptr null, ptr %40, align 8
  %41 = alloca ptr, align 8
  store ptr null, ptr %41, align 8
  %42 = call i32 @kernel.declarer_agent_players_alpha_mu_front_table_keep(ptr nonnull %40, ptr nonnull %41, ptr null, ptr null, i64 %31, i64 8, ptr %0, i64 %1, i64 %2, i64 %30, i64 8, ptr null, ptr null, i64 %33, i64 8, ptr %3, i64 %4, i64 %5, i64 %32, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %6, i64 %7, i64 %8, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %9, i64 %10, i64 %11, i64 %36, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %12, i64 %13, i64 %14, i64 %38, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28)
  ret void
}
