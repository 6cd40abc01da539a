source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163) {
  %165 = icmp slt i64 %99, 1
  br i1 %165, label %194, label %166

166:                                              ; preds = %164
  %167 = icmp slt i64 %161, 0
  %168 = select i1 %167, i64 %98, i64 0
  %169 = add i64 %168, %161
  %170 = mul i64 %169, %99
  %171 = getelementptr i64, ptr %97, i64 %170
  br label %172

172:                                              ; preds = %172, %166
  %173 = phi i64 [ 0, %166 ], [ %174, %172 ]
  %174 = add nuw nsw i64 %173, 1
  %175 = getelementptr i64, ptr %171, i64 %173
  store i64 -1, ptr %175, align 8
  %176 = icmp eq i64 %174, %99
  br i1 %176, label %194, label %172

177:                                              ; preds = %202, %179
  %178 = icmp samesign ugt i64 %203, 1
  br i1 %178, label %202, label %193

179:                                              ; preds = %219, %179
  %180 = phi i64 [ %217, %219 ], [ %182, %179 ]
  %181 = phi i64 [ %216, %219 ], [ %183, %179 ]
  %182 = add nsw i64 %180, -1
  %183 = add i64 %181, 1
  %184 = mul nsw i64 %181, %159
  %185 = add nsw i64 %184, %224
  %186 = icmp slt i64 %185, 0
  %187 = select i1 %186, i64 %99, i64 0
  %188 = getelementptr i64, ptr %201, i64 %185
  %189 = getelementptr i64, ptr %188, i64 %187
  %190 = load i64, ptr %189, align 8
  %191 = and i64 %190, %227
  store i64 %191, ptr %189, align 8
  %192 = icmp samesign ugt i64 %180, 1
  br i1 %192, label %179, label %177

193:                                              ; preds = %194, %177
  store ptr null, ptr %0, align 8
  ret i32 0

194:                                              ; preds = %172, %164
  %195 = icmp slt i64 %163, 1
  br i1 %195, label %193, label %196

196:                                              ; preds = %194
  %197 = icmp slt i64 %161, 0
  %198 = select i1 %197, i64 %98, i64 0
  %199 = add i64 %198, %161
  %200 = mul i64 %199, %99
  %201 = getelementptr i64, ptr %97, i64 %200
  br label %202

202:                                              ; preds = %196, %177
  %203 = phi i64 [ %163, %196 ], [ %205, %177 ]
  %204 = phi i64 [ %162, %196 ], [ %206, %177 ]
  %205 = add nsw i64 %203, -1
  %206 = add i64 %204, 1
  %207 = icmp slt i64 %204, 0
  %208 = select i1 %207, i64 %46, i64 0
  %209 = getelementptr i64, ptr %45, i64 %204
  %210 = getelementptr i64, ptr %209, i64 %208
  %211 = load i64, ptr %210, align 8
  %212 = icmp slt i64 %211, 0
  %213 = select i1 %212, i64 %150, i64 0
  %214 = getelementptr i64, ptr %149, i64 %211
  %215 = getelementptr i64, ptr %214, i64 %213
  %216 = load i64, ptr %215, align 8
  %217 = sub i64 %160, %216
  %218 = icmp slt i64 %217, 1
  br i1 %218, label %177, label %219

219:                                              ; preds = %202
  %220 = getelementptr i64, ptr %31, i64 %204
  %221 = select i1 %207, i64 %32, i64 0
  %222 = getelementptr i64, ptr %220, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = ashr i64 %223, 6
  %225 = and i64 %223, 63
  %226 = shl nuw i64 1, %225
  %227 = xor i64 %226, -1
  br label %179
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_at_most(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71) {
  %73 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %74 = icmp slt i64 %70, 0
  %75 = select i1 %74, i64 %7, i64 0
  %76 = add i64 %75, %70
  %77 = mul i64 %76, %8
  %78 = getelementptr i64, ptr %6, i64 %77
  %79 = icmp slt i64 %71, 0
  %80 = select i1 %79, i64 %7, i64 0
  %81 = add i64 %80, %71
  %82 = mul i64 %81, %8
  %83 = getelementptr i64, ptr %6, i64 %82
  br label %84

84:                                               ; preds = %87, %72
  %85 = phi i64 [ %88, %87 ], [ 0, %72 ]
  %86 = icmp eq i64 %85, %73
  br i1 %86, label %96, label %87

87:                                               ; preds = %84
  %88 = add nuw i64 %85, 1
  %89 = getelementptr i64, ptr %78, i64 %85
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr i64, ptr %83, i64 %85
  %92 = load i64, ptr %91, align 8
  %93 = xor i64 %92, -1
  %94 = and i64 %90, %93
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %84, label %96

96:                                               ; preds = %87, %84
  %97 = phi i64 [ 0, %87 ], [ 1, %84 ]
  store i64 %97, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72) {
  %74 = alloca i64, align 8
  %75 = alloca ptr, align 8
  store ptr null, ptr %75, align 8
  %76 = alloca i64, align 8
  store i64 0, ptr %76, align 8
  %77 = alloca ptr, align 8
  store ptr null, ptr %77, align 8
  %78 = icmp sgt i64 %71, 0
  br i1 %78, label %79, label %130

79:                                               ; preds = %73
  %80 = icmp slt i64 %8, 1
  br label %81

81:                                               ; preds = %103, %79
  %82 = phi i64 [ %104, %103 ], [ %71, %79 ]
  %83 = phi i64 [ %105, %103 ], [ 0, %79 ]
  %84 = add nsw i64 %83, %70
  store i64 0, ptr %74, align 8
  %85 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_at_most(ptr nonnull %74, ptr nonnull %75, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %72, i64 %84)
  %86 = load i64, ptr %74, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %90, label %88

88:                                               ; preds = %114, %81
  %89 = phi i64 [ %115, %114 ], [ %82, %81 ]
  store i64 %89, ptr %0, align 8
  ret i32 0

90:                                               ; preds = %81
  store i64 0, ptr %76, align 8
  %91 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_at_most(ptr nonnull %76, ptr nonnull %77, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %84, i64 %72)
  %92 = load i64, ptr %76, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %101, label %116

94:                                               ; preds = %118, %94
  %95 = phi i64 [ 0, %118 ], [ %96, %94 ]
  %96 = add nuw nsw i64 %95, 1
  %97 = getelementptr i64, ptr %124, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr i64, ptr %129, i64 %95
  store i64 %98, ptr %99, align 8
  %100 = icmp eq i64 %8, %96
  br i1 %100, label %103, label %94

101:                                              ; preds = %90
  %102 = add nsw i64 %83, 1
  br label %103

103:                                              ; preds = %116, %101, %94
  %104 = phi i64 [ %82, %101 ], [ %117, %116 ], [ %117, %94 ]
  %105 = phi i64 [ %102, %101 ], [ %83, %116 ], [ %83, %94 ]
  %106 = icmp slt i64 %105, %104
  br i1 %106, label %81, label %130

107:                                              ; preds = %133, %107
  %108 = phi i64 [ 0, %133 ], [ %109, %107 ]
  %109 = add nuw nsw i64 %108, 1
  %110 = getelementptr i64, ptr %138, i64 %108
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr i64, ptr %144, i64 %108
  store i64 %111, ptr %112, align 8
  %113 = icmp eq i64 %109, %8
  br i1 %113, label %114, label %107

114:                                              ; preds = %130, %107
  %115 = add nsw i64 %131, 1
  br label %88

116:                                              ; preds = %90
  %117 = add nsw i64 %82, -1
  br i1 %80, label %103, label %118

118:                                              ; preds = %116
  %119 = add nsw i64 %117, %70
  %120 = icmp slt i64 %119, 0
  %121 = select i1 %120, i64 %7, i64 0
  %122 = add i64 %121, %119
  %123 = mul i64 %122, %8
  %124 = getelementptr i64, ptr %6, i64 %123
  %125 = icmp slt i64 %84, 0
  %126 = select i1 %125, i64 %7, i64 0
  %127 = add i64 %126, %84
  %128 = mul i64 %127, %8
  %129 = getelementptr i64, ptr %6, i64 %128
  br label %94

130:                                              ; preds = %103, %73
  %131 = phi i64 [ %71, %73 ], [ %104, %103 ]
  %132 = icmp slt i64 %8, 1
  br i1 %132, label %114, label %133

133:                                              ; preds = %130
  %134 = icmp slt i64 %72, 0
  %135 = select i1 %134, i64 %7, i64 0
  %136 = add i64 %135, %72
  %137 = mul i64 %136, %8
  %138 = getelementptr i64, ptr %6, i64 %137
  %139 = add nsw i64 %131, %70
  %140 = icmp slt i64 %139, 0
  %141 = select i1 %140, i64 %7, i64 0
  %142 = add i64 %141, %139
  %143 = mul i64 %142, %8
  %144 = getelementptr i64, ptr %6, i64 %143
  br label %107
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72, i64 %73, i64 %74) {
  %76 = alloca i64, align 8
  %77 = alloca ptr, align 8
  store ptr null, ptr %77, align 8
  %78 = icmp slt i64 %71, 1
  br i1 %78, label %132, label %79

79:                                               ; preds = %75
  %80 = icmp slt i64 %73, 1
  %81 = icmp slt i64 %8, 1
  br i1 %80, label %132, label %82

82:                                               ; preds = %130, %79
  %83 = phi i64 [ %107, %130 ], [ 0, %79 ]
  %84 = phi i64 [ %86, %130 ], [ %71, %79 ]
  %85 = phi i64 [ %87, %130 ], [ %70, %79 ]
  %86 = add nsw i64 %84, -1
  %87 = add i64 %85, 1
  %88 = icmp slt i64 %85, 0
  %89 = select i1 %88, i64 %7, i64 0
  %90 = add i64 %89, %85
  %91 = mul i64 %90, %8
  %92 = getelementptr i64, ptr %6, i64 %91
  %93 = add nsw i64 %83, %74
  %94 = icmp slt i64 %93, %7
  br i1 %94, label %98, label %132

95:                                               ; preds = %105
  %96 = add nsw i64 %107, %74
  %97 = icmp slt i64 %96, %7
  br i1 %97, label %98, label %132

98:                                               ; preds = %95, %82
  %99 = phi i64 [ %96, %95 ], [ %93, %82 ]
  %100 = phi i64 [ %103, %95 ], [ %73, %82 ]
  %101 = phi i64 [ %104, %95 ], [ %72, %82 ]
  %102 = phi i64 [ %107, %95 ], [ %83, %82 ]
  %103 = add nsw i64 %100, -1
  %104 = add i64 %101, 1
  br i1 %81, label %105, label %119

105:                                              ; preds = %109, %98
  store i64 0, ptr %76, align 8
  %106 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %76, ptr nonnull %77, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %74, i64 %102, i64 %99)
  %107 = load i64, ptr %76, align 8
  %108 = icmp sgt i64 %100, 1
  br i1 %108, label %95, label %130

109:                                              ; preds = %119, %109
  %110 = phi i64 [ 0, %119 ], [ %111, %109 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = getelementptr i64, ptr %92, i64 %110
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr i64, ptr %124, i64 %110
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, %113
  %117 = getelementptr i64, ptr %129, i64 %110
  store i64 %116, ptr %117, align 8
  %118 = icmp eq i64 %8, %111
  br i1 %118, label %105, label %109

119:                                              ; preds = %98
  %120 = icmp slt i64 %101, 0
  %121 = select i1 %120, i64 %7, i64 0
  %122 = add i64 %121, %101
  %123 = mul i64 %122, %8
  %124 = getelementptr i64, ptr %6, i64 %123
  %125 = icmp slt i64 %99, 0
  %126 = select i1 %125, i64 %7, i64 0
  %127 = add i64 %126, %99
  %128 = mul i64 %127, %8
  %129 = getelementptr i64, ptr %6, i64 %128
  br label %109

130:                                              ; preds = %105
  %131 = icmp sgt i64 %84, 1
  br i1 %131, label %82, label %132

132:                                              ; preds = %130, %95, %82, %79, %75
  %133 = phi i64 [ 0, %79 ], [ -1, %95 ], [ 0, %75 ], [ -1, %82 ], [ %107, %130 ]
  store i64 %133, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72) {
  %74 = icmp slt i64 %70, 0
  %75 = select i1 %74, i64 %43, i64 0
  %76 = add i64 %75, %70
  %77 = mul i64 %76, %44
  %78 = getelementptr i64, ptr %42, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %72, 1
  br i1 %80, label %126, label %81

81:                                               ; preds = %73
  %82 = getelementptr i8, ptr %78, i64 8
  %83 = load i64, ptr %82, align 8
  %84 = call i64 @llvm.smax.i64(i64 %83, i64 0)
  %85 = icmp slt i64 %83, 1
  %86 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  br i1 %85, label %126, label %87

87:                                               ; preds = %122, %81
  %88 = phi i64 [ %90, %122 ], [ %72, %81 ]
  %89 = phi i64 [ %91, %122 ], [ %71, %81 ]
  %90 = add nsw i64 %88, -1
  %91 = add i64 %89, 1
  %92 = icmp slt i64 %89, 0
  %93 = select i1 %92, i64 %7, i64 0
  %94 = add i64 %93, %89
  %95 = mul i64 %94, %8
  %96 = getelementptr i64, ptr %6, i64 %95
  br label %97

97:                                               ; preds = %124, %87
  %98 = phi i64 [ %84, %87 ], [ %100, %124 ]
  %99 = phi i64 [ %79, %87 ], [ %101, %124 ]
  %100 = add nsw i64 %98, -1
  %101 = add i64 %99, 1
  %102 = icmp slt i64 %99, 0
  %103 = select i1 %102, i64 %7, i64 0
  %104 = add i64 %103, %99
  %105 = mul i64 %104, %8
  %106 = getelementptr i64, ptr %6, i64 %105
  br label %107

107:                                              ; preds = %110, %97
  %108 = phi i64 [ %111, %110 ], [ 0, %97 ]
  %109 = icmp eq i64 %108, %86
  br i1 %109, label %122, label %110

110:                                              ; preds = %107
  %111 = add nuw i64 %108, 1
  %112 = getelementptr i64, ptr %96, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr i64, ptr %51, i64 %108
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, %113
  %117 = getelementptr i64, ptr %106, i64 %108
  %118 = load i64, ptr %117, align 8
  %119 = xor i64 %118, -1
  %120 = and i64 %116, %119
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %107, label %124

122:                                              ; preds = %107
  %123 = icmp sgt i64 %88, 1
  br i1 %123, label %87, label %126

124:                                              ; preds = %110
  %125 = icmp sgt i64 %98, 1
  br i1 %125, label %97, label %126

126:                                              ; preds = %124, %122, %81, %73
  %127 = phi i64 [ 1, %73 ], [ 0, %81 ], [ 0, %124 ], [ 1, %122 ]
  store i64 %127, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70) {
  %72 = icmp slt i64 %70, 13
  br i1 %72, label %73, label %102

73:                                               ; preds = %71
  %74 = icmp slt i64 %70, -1
  %75 = select i1 %74, i64 %59, i64 0
  %76 = getelementptr i64, ptr %58, i64 %70
  %77 = getelementptr i8, ptr %76, i64 8
  %78 = getelementptr i64, ptr %77, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %70, 0
  %81 = select i1 %80, i64 %59, i64 0
  %82 = getelementptr i64, ptr %76, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %79, %83
  br i1 %84, label %85, label %102

85:                                               ; preds = %88, %73
  %86 = phi i64 [ %89, %88 ], [ %70, %73 ]
  %87 = icmp eq i64 %86, 12
  br i1 %87, label %102, label %88

88:                                               ; preds = %85
  %89 = add i64 %86, 1
  %90 = icmp slt i64 %86, -2
  %91 = select i1 %90, i64 %59, i64 0
  %92 = getelementptr i64, ptr %58, i64 %86
  %93 = getelementptr i8, ptr %92, i64 16
  %94 = getelementptr i64, ptr %93, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %86, -1
  %97 = select i1 %96, i64 %59, i64 0
  %98 = getelementptr i64, ptr %58, i64 %89
  %99 = getelementptr i64, ptr %98, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %95, %100
  br i1 %101, label %85, label %102

102:                                              ; preds = %88, %85, %73, %71
  %103 = phi i64 [ %70, %73 ], [ %70, %71 ], [ %89, %88 ], [ 13, %85 ]
  store i64 %103, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72, i64 %73) {
  %75 = icmp slt i64 %72, 1
  br i1 %75, label %104, label %76

76:                                               ; preds = %74
  %77 = icmp slt i64 %8, 1
  %78 = icmp slt i64 %73, 0
  %79 = select i1 %78, i64 %7, i64 0
  %80 = add i64 %79, %73
  %81 = mul i64 %80, %8
  %82 = getelementptr i64, ptr %6, i64 %81
  br i1 %77, label %104, label %83

83:                                               ; preds = %100, %76
  %84 = phi i64 [ %101, %100 ], [ %72, %76 ]
  %85 = phi i64 [ %102, %100 ], [ %71, %76 ]
  %86 = icmp slt i64 %85, 0
  %87 = select i1 %86, i64 %7, i64 0
  %88 = add i64 %87, %85
  %89 = mul i64 %88, %8
  %90 = getelementptr i64, ptr %6, i64 %89
  br label %91

91:                                               ; preds = %91, %83
  %92 = phi i64 [ 0, %83 ], [ %93, %91 ]
  %93 = add nuw nsw i64 %92, 1
  %94 = getelementptr i64, ptr %90, i64 %92
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr i64, ptr %82, i64 %92
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, %95
  store i64 %98, ptr %94, align 8
  %99 = icmp eq i64 %8, %93
  br i1 %99, label %100, label %91

100:                                              ; preds = %91
  %101 = add nsw i64 %84, -1
  %102 = add i64 %85, 1
  %103 = icmp sgt i64 %84, 1
  br i1 %103, label %83, label %105

104:                                              ; preds = %126, %76, %74
  store ptr null, ptr %0, align 8
  ret i32 0

105:                                              ; preds = %126, %100
  %106 = phi i64 [ %127, %126 ], [ 0, %100 ]
  %107 = add nsw i64 %106, %71
  %108 = icmp slt i64 %107, 0
  %109 = select i1 %108, i64 %7, i64 0
  %110 = add i64 %109, %107
  %111 = mul i64 %110, %8
  %112 = getelementptr i64, ptr %6, i64 %111
  %113 = add nsw i64 %106, %70
  %114 = icmp slt i64 %113, 0
  %115 = select i1 %114, i64 %7, i64 0
  %116 = add i64 %115, %113
  %117 = mul i64 %116, %8
  %118 = getelementptr i64, ptr %6, i64 %117
  br label %119

119:                                              ; preds = %119, %105
  %120 = phi i64 [ 0, %105 ], [ %121, %119 ]
  %121 = add nuw nsw i64 %120, 1
  %122 = getelementptr i64, ptr %112, i64 %120
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr i64, ptr %118, i64 %120
  store i64 %123, ptr %124, align 8
  %125 = icmp eq i64 %8, %121
  br i1 %125, label %126, label %119

126:                                              ; preds = %119
  %127 = add nuw nsw i64 %106, 1
  %128 = icmp eq i64 %127, %72
  br i1 %128, label %104, label %105
}

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %18, ptr %19, i64 %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, ptr %31, i64 %32, i64 %33, ptr %34, ptr %35, i64 %36, i64 %37, ptr %38, i64 %39, i64 %40, ptr %41, ptr %42, i64 %43, i64 %44, ptr %45, i64 %46, i64 %47, ptr %48, ptr %49, i64 %50, i64 %51, ptr %52, i64 %53, i64 %54, i64 %55, i64 %56, ptr %57, ptr %58, i64 %59, i64 %60, ptr %61, i64 %62, i64 %63, i64 %64, i64 %65, ptr %66, ptr %67, i64 %68, i64 %69, ptr %70, i64 %71, i64 %72, i64 %73, i64 %74, ptr %75, ptr %76, i64 %77, i64 %78, ptr %79, i64 %80, i64 %81, ptr %82, ptr %83, i64 %84, i64 %85, ptr %86, i64 %87, i64 %88, i64 %89, i64 %90, i64 %91, double %92, ptr %93, ptr %94, i64 %95, i64 %96, ptr %97, i64 %98, i64 %99, i64 %100, i64 %101, ptr %102, ptr %103, i64 %104, i64 %105, ptr %106, i64 %107, i64 %108, i64 %109, i64 %110, ptr %111, ptr %112, i64 %113, i64 %114, ptr %115, i64 %116, i64 %117, i64 %118, i64 %119, ptr %120, ptr %121, i64 %122, i64 %123, ptr %124, i64 %125, i64 %126, i64 %127, i64 %128, ptr %129, ptr %130, i64 %131, i64 %132, ptr %133, i64 %134, i64 %135, i64 %136, i64 %137, ptr %138, ptr %139, i64 %140, i64 %141, ptr %142, i64 %143, i64 %144, ptr %145, ptr %146, i64 %147, i64 %148, ptr %149, i64 %150, i64 %151, ptr %152, ptr %153, i64 %154, i64 %155, ptr %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %163, i64 %164, i64 %165, i64 %166, i64 %167, i64 %168, i64 %169, i64 %170, i64 %171) {
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

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72) {
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

define i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr %42, i64 %43, i64 %44, i64 %45, i64 %46, ptr %47, ptr %48, i64 %49, i64 %50, ptr %51, i64 %52, i64 %53, ptr %54, ptr %55, i64 %56, i64 %57, ptr %58, i64 %59, i64 %60, ptr %61, ptr %62, i64 %63, i64 %64, ptr %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %72, i64 %73, i64 %74, i64 %75) {
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

define void @declarer_agent_players_alpha_mu_pareto_front_fill(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, ptr %31, i64 %32, i64 %33, ptr %34, i64 %35, i64 %36, ptr %37, i64 %38, i64 %39, ptr %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, ptr %46, i64 %47, ptr %48, i64 %49, ptr %50, i64 %51, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56) {
  %58 = shl i64 %4, 3
  %59 = mul nsw i64 %3, %4
  %60 = shl i64 %7, 3
  %61 = mul nsw i64 %6, %7
  %62 = shl i64 %16, 3
  %63 = mul nsw i64 %15, %16
  %64 = shl i64 %19, 3
  %65 = mul nsw i64 %18, %19
  %66 = shl i64 %22, 3
  %67 = mul nsw i64 %21, %22
  %68 = shl i64 %33, 3
  %69 = mul nsw i64 %32, %33
  %70 = shl i64 %36, 3
  %71 = mul nsw i64 %35, %36
  %72 = shl i64 %39, 3
  %73 = mul nsw i64 %38, %39
  %74 = shl i64 %42, 3
  %75 = mul nsw i64 %41, %42
  %76 = shl i64 %45, 3
  %77 = mul nsw i64 %44, %45
  %78 = alloca ptr, align 8
  store ptr null, ptr %78, align 8
  %79 = alloca ptr, align 8
  store ptr null, ptr %79, align 8
  %80 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_fill(ptr nonnull %78, ptr nonnull %79, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %59, i64 8, ptr %2, i64 %3, i64 %4, i64 %58, i64 8, ptr null, ptr null, i64 %61, i64 8, ptr %5, i64 %6, i64 %7, i64 %60, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %63, i64 8, ptr %14, i64 %15, i64 %16, i64 %62, i64 8, ptr null, ptr null, i64 %65, i64 8, ptr %17, i64 %18, i64 %19, i64 %64, i64 8, ptr null, ptr null, i64 %67, i64 8, ptr %20, i64 %21, i64 %22, i64 %66, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, ptr null, ptr null, i64 %69, i64 8, ptr %31, i64 %32, i64 %33, i64 %68, i64 8, ptr null, ptr null, i64 %71, i64 8, ptr %34, i64 %35, i64 %36, i64 %70, i64 8, ptr null, ptr null, i64 %73, i64 8, ptr %37, i64 %38, i64 %39, i64 %72, i64 8, ptr null, ptr null, i64 %75, i64 8, ptr %40, i64 %41, i64 %42, i64 %74, i64 8, ptr null, ptr null, i64 %77, i64 8, ptr %43, i64 %44, i64 %45, i64 %76, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %46, i64 %47, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %48, i64 %49, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %50, i64 %51, i64 8, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56)
  ret void
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_at_most(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) {
  %26 = shl i64 %2, 3
  %27 = mul nsw i64 %1, %2
  %28 = shl i64 %5, 3
  %29 = mul nsw i64 %4, %5
  %30 = shl i64 %8, 3
  %31 = mul nsw i64 %7, %8
  %32 = shl i64 %11, 3
  %33 = mul nsw i64 %10, %11
  %34 = shl i64 %14, 3
  %35 = mul nsw i64 %13, %14
  %36 = alloca i64, align 8
  store i64 0, ptr %36, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_at_most(ptr nonnull %36, ptr nonnull %37, ptr null, ptr null, i64 %27, i64 8, ptr %0, i64 %1, i64 %2, i64 %26, i64 8, ptr null, ptr null, i64 %29, i64 8, ptr %3, i64 %4, i64 %5, i64 %28, i64 8, ptr null, ptr null, i64 %31, i64 8, ptr %6, i64 %7, i64 %8, i64 %30, i64 8, ptr null, ptr null, i64 %33, i64 8, ptr %9, i64 %10, i64 %11, i64 %32, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %12, i64 %13, i64 %14, i64 %34, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24)
  %39 = load i64, ptr %36, align 8
  ret i64 %39
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_insert(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) {
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
  %39 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_insert(ptr nonnull %37, ptr nonnull %38, ptr null, ptr null, i64 %28, i64 8, ptr %0, i64 %1, i64 %2, i64 %27, i64 8, ptr null, ptr null, i64 %30, i64 8, ptr %3, i64 %4, i64 %5, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %6, i64 %7, i64 %8, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %9, i64 %10, i64 %11, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %12, i64 %13, i64 %14, i64 %35, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25)
  %40 = load i64, ptr %37, align 8
  ret i64 %40
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_join(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27) {
  %29 = shl i64 %2, 3
  %30 = mul nsw i64 %1, %2
  %31 = shl i64 %5, 3
  %32 = mul nsw i64 %4, %5
  %33 = shl i64 %8, 3
  %34 = mul nsw i64 %7, %8
  %35 = shl i64 %11, 3
  %36 = mul nsw i64 %10, %11
  %37 = shl i64 %14, 3
  %38 = mul nsw i64 %13, %14
  %39 = alloca i64, align 8
  store i64 0, ptr %39, align 8
  %40 = alloca ptr, align 8
  store ptr null, ptr %40, align 8
  %41 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_join(ptr nonnull %39, ptr nonnull %40, ptr null, ptr null, i64 %30, i64 8, ptr %0, i64 %1, i64 %2, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %3, i64 %4, i64 %5, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %6, i64 %7, i64 %8, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %9, i64 %10, i64 %11, i64 %35, i64 8, ptr null, ptr null, i64 %38, i64 8, ptr %12, i64 %13, i64 %14, i64 %37, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27)
  %42 = load i64, ptr %39, align 8
  ret i64 %42
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_covers(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) {
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
  %39 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_covers(ptr nonnull %37, ptr nonnull %38, ptr null, ptr null, i64 %28, i64 8, ptr %0, i64 %1, i64 %2, i64 %27, i64 8, ptr null, ptr null, i64 %30, i64 8, ptr %3, i64 %4, i64 %5, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %6, i64 %7, i64 %8, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %9, i64 %10, i64 %11, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %12, i64 %13, i64 %14, i64 %35, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25)
  %40 = load i64, ptr %37, align 8
  ret i64 %40
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23) {
  %25 = shl i64 %2, 3
  %26 = mul nsw i64 %1, %2
  %27 = shl i64 %5, 3
  %28 = mul nsw i64 %4, %5
  %29 = shl i64 %8, 3
  %30 = mul nsw i64 %7, %8
  %31 = shl i64 %11, 3
  %32 = mul nsw i64 %10, %11
  %33 = shl i64 %14, 3
  %34 = mul nsw i64 %13, %14
  %35 = alloca i64, align 8
  store i64 0, ptr %35, align 8
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  %37 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_most_of_level(ptr nonnull %35, ptr nonnull %36, ptr null, ptr null, i64 %26, i64 8, ptr %0, i64 %1, i64 %2, i64 %25, i64 8, ptr null, ptr null, i64 %28, i64 8, ptr %3, i64 %4, i64 %5, i64 %27, i64 8, ptr null, ptr null, i64 %30, i64 8, ptr %6, i64 %7, i64 %8, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %9, i64 %10, i64 %11, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %12, i64 %13, i64 %14, i64 %33, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23)
  %38 = load i64, ptr %35, align 8
  ret i64 %38
}

define void @declarer_agent_players_alpha_mu_pareto_front_settle(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) {
  %28 = shl i64 %2, 3
  %29 = mul nsw i64 %1, %2
  %30 = shl i64 %5, 3
  %31 = mul nsw i64 %4, %5
  %32 = shl i64 %8, 3
  %33 = mul nsw i64 %7, %8
  %34 = shl i64 %11, 3
  %35 = mul nsw i64 %10, %11
  %36 = shl i64 %14, 3
  %37 = mul nsw i64 %13, %14
  %38 = alloca ptr, align 8
  store ptr null, ptr %38, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_settle(ptr nonnull %38, ptr nonnull %39, ptr null, ptr null, i64 %29, i64 8, ptr %0, i64 %1, i64 %2, i64 %28, i64 8, ptr null, ptr null, i64 %31, i64 8, ptr %3, i64 %4, i64 %5, i64 %30, i64 8, ptr null, ptr null, i64 %33, i64 8, ptr %6, i64 %7, i64 %8, i64 %32, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %9, i64 %10, i64 %11, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %12, i64 %13, i64 %14, i64 %36, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26)
  ret void
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_find(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, i64 %16, ptr %17, i64 %18, i64 %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, double %30, ptr %31, i64 %32, i64 %33, ptr %34, i64 %35, i64 %36, ptr %37, i64 %38, i64 %39, ptr %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, ptr %46, i64 %47, ptr %48, i64 %49, ptr %50, i64 %51, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64) {
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
  %88 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_find(ptr nonnull %86, ptr nonnull %87, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, ptr null, ptr null, i64 %67, i64 8, ptr %2, i64 %3, i64 %4, i64 %66, i64 8, ptr null, ptr null, i64 %69, i64 8, ptr %5, i64 %6, i64 %7, i64 %68, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 8, ptr %10, i64 %11, i64 8, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %71, i64 8, ptr %14, i64 %15, i64 %16, i64 %70, i64 8, ptr null, ptr null, i64 %73, i64 8, ptr %17, i64 %18, i64 %19, i64 %72, i64 8, ptr null, ptr null, i64 %75, i64 8, ptr %20, i64 %21, i64 %22, i64 %74, i64 8, ptr null, ptr null, i64 %24, i64 8, ptr %23, i64 %24, i64 8, ptr null, ptr null, i64 %26, i64 8, ptr %25, i64 %26, i64 8, i64 %27, i64 %28, i64 %29, double %30, ptr null, ptr null, i64 %77, i64 8, ptr %31, i64 %32, i64 %33, i64 %76, i64 8, ptr null, ptr null, i64 %79, i64 8, ptr %34, i64 %35, i64 %36, i64 %78, i64 8, ptr null, ptr null, i64 %81, i64 8, ptr %37, i64 %38, i64 %39, i64 %80, i64 8, ptr null, ptr null, i64 %83, i64 8, ptr %40, i64 %41, i64 %42, i64 %82, i64 8, ptr null, ptr null, i64 %85, i64 8, ptr %43, i64 %44, i64 %45, i64 %84, i64 8, ptr null, ptr null, i64 %47, i64 8, ptr %46, i64 %47, i64 8, ptr null, ptr null, i64 %49, i64 8, ptr %48, i64 %49, i64 8, ptr null, ptr null, i64 %51, i64 8, ptr %50, i64 %51, i64 8, i64 %52, i64 %53, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %61, i64 %62, i64 %63, i64 %64)
  %89 = load i64, ptr %86, align 8
  ret i64 %89
}

define i64 @declarer_agent_players_alpha_mu_pareto_front_recall(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) {
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
  %39 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_recall(ptr nonnull %37, ptr nonnull %38, ptr null, ptr null, i64 %28, i64 8, ptr %0, i64 %1, i64 %2, i64 %27, i64 8, ptr null, ptr null, i64 %30, i64 8, ptr %3, i64 %4, i64 %5, i64 %29, i64 8, ptr null, ptr null, i64 %32, i64 8, ptr %6, i64 %7, i64 %8, i64 %31, i64 8, ptr null, ptr null, i64 %34, i64 8, ptr %9, i64 %10, i64 %11, i64 %33, i64 8, ptr null, ptr null, i64 %36, i64 8, ptr %12, i64 %13, i64 %14, i64 %35, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25)
  %40 = load i64, ptr %37, align 8
  ret i64 %40
}

define void @declarer_agent_players_alpha_mu_pareto_front_keep(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, ptr %9, i64 %10, i64 %11, ptr %12, i64 %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28) {
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
  %42 = call i32 @kernel.declarer_agent_players_alpha_mu_pareto_front_keep(ptr nonnull %40, ptr nonnull %41, ptr null, ptr null, i64 %31, i64 8, ptr %0, i64 %1, i64 %2, i64 %30, i64 8, ptr null, ptr null, i64 %33, i64 8, ptr %3, i64 %4, i64 %5, i64 %32, i64 8, ptr null, ptr null, i64 %35, i64 8, ptr %6, i64 %7, i64 %8, i64 %34, i64 8, ptr null, ptr null, i64 %37, i64 8, ptr %9, i64 %10, i64 %11, i64 %36, i64 8, ptr null, ptr null, i64 %39, i64 8, ptr %12, i64 %13, i64 %14, i64 %38, i64 8, ptr null, ptr null, i64 %16, i64 8, ptr %15, i64 %16, i64 8, ptr null, ptr null, i64 %18, i64 8, ptr %17, i64 %18, i64 8, ptr null, ptr null, i64 %20, i64 8, ptr %19, i64 %20, i64 8, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28)
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
