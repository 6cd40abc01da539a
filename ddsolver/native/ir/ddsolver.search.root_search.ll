source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca [2 x i64], align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca [7 x i64], align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %30 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %23, i8 0, i64 56, i1 false)
  store ptr null, ptr %30, align 8
  %31 = alloca i64, align 8
  store i64 0, ptr %31, align 8
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  %33 = alloca [2 x i64], align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  %36 = alloca [2 x i64], align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store ptr null, ptr %38, align 8
  %39 = icmp slt i64 %11, 1
  br i1 %39, label %41, label %43

40:                                               ; preds = %147, %135, %50, %45, %41
  ret i32 0

41:                                               ; preds = %13
  store i64 1, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %42, align 8
  br label %40

43:                                               ; preds = %13
  %44 = icmp sgt i64 %11, %10
  br i1 %44, label %45, label %46

45:                                               ; preds = %43
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %40

46:                                               ; preds = %43
  %47 = icmp eq i64 %5, 0
  %48 = icmp slt i64 %12, 0
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %50, label %57

50:                                               ; preds = %46
  store i64 0, ptr %14, align 8
  %51 = call i32 @kernel.declarer_ddsolver_search_transposition_shape_of(ptr nonnull %14, ptr nonnull %15, i64 %2)
  %52 = load i64, ptr %14, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %53 = call i32 @kernel.declarer_ddsolver_search_search_search(ptr nonnull %16, ptr nonnull %18, i64 %2, i64 %3, i64 %4, i64 %11, i64 %10, i64 %52)
  %54 = load i64, ptr %16, align 8
  %55 = load i64, ptr %17, align 8
  store i64 %54, ptr %0, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %55, ptr %56, align 8
  br label %40

57:                                               ; preds = %46
  store i64 0, ptr %19, align 8
  %58 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %19, ptr nonnull %20, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10)
  %59 = load i64, ptr %19, align 8
  %60 = shl i64 %59, 3
  %61 = add i64 %60, %2
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 8
  %64 = inttoptr i64 %2 to ptr
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %2, 8
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %2, 16
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %2, 24
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = or i64 %65, %68
  %76 = or i64 %75, %71
  %77 = or i64 %76, %74
  %78 = or i64 %77, %6
  %79 = and i64 %59, 1
  %80 = xor i64 %79, 1
  %81 = shl nsw i64 %5, 5
  %82 = add nsw i64 %81, 2816
  %83 = icmp sgt i64 %12, -1
  br i1 %83, label %84, label %150

84:                                               ; preds = %57
  %85 = shl i64 %82, 3
  %86 = add i64 %85, %2
  %87 = inttoptr i64 %86 to ptr
  store i64 %12, ptr %87, align 8
  br label %155

88:                                               ; preds = %155, %143
  %89 = phi i64 [ 0, %155 ], [ %145, %143 ]
  %90 = phi i64 [ 0, %155 ], [ %144, %143 ]
  %91 = phi i64 [ 0, %155 ], [ %92, %143 ]
  %92 = add nuw nsw i64 %91, 1
  %93 = add nsw i64 %91, %82
  %94 = shl i64 %93, 3
  %95 = add i64 %94, %2
  %96 = inttoptr i64 %95 to ptr
  %97 = load i64, ptr %96, align 8
  %98 = shl nuw i64 1, %97
  %99 = and i64 %98, %89
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %143

101:                                              ; preds = %88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %23, i8 0, i64 56, i1 false)
  %102 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %23, ptr nonnull %30, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %97, i64 %3)
  %103 = load i64, ptr %23, align 8
  %104 = load i64, ptr %24, align 8
  %105 = load i64, ptr %25, align 8
  %106 = load i64, ptr %26, align 8
  %107 = load i64, ptr %27, align 8
  %108 = load i64, ptr %28, align 8
  %109 = load i64, ptr %29, align 8
  br i1 %157, label %110, label %126

110:                                              ; preds = %101
  store i64 0, ptr %31, align 8
  %111 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %31, ptr nonnull %32, i64 %97, i64 %8, i64 %3)
  %112 = load i64, ptr %31, align 8
  %113 = icmp eq i64 %112, 0
  %114 = select i1 %113, i64 %8, i64 %97
  %115 = or i64 %98, %6
  %116 = and i64 %114, 48
  %117 = shl nuw nsw i64 8191, %116
  %118 = and i64 %117, %115
  %119 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %118)
  %120 = icmp samesign ult i64 %119, 2
  %121 = shl nuw i64 1, %114
  %122 = select i1 %120, i64 0, i64 %121
  %123 = and i64 %103, 1
  %124 = xor i64 %123, 1
  %125 = sub nuw nsw i64 %11, %124
  br label %126

126:                                              ; preds = %110, %101
  %127 = phi i64 [ %125, %110 ], [ %11, %101 ]
  %128 = phi i64 [ %122, %110 ], [ 0, %101 ]
  %129 = xor i64 %98, %63
  store i64 %129, ptr %62, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %130 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %33, ptr nonnull %35, i64 %2, i64 %3, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %108, i64 %109, i64 %127, i64 -1)
  %131 = load i64, ptr %33, align 8
  %132 = load i64, ptr %34, align 8
  store i64 %63, ptr %62, align 8
  %133 = or i64 %132, %128
  %134 = icmp eq i64 %131, %80
  br i1 %134, label %135, label %137

135:                                              ; preds = %126
  store i64 %80, ptr %0, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %133, ptr %136, align 8
  br label %40

137:                                              ; preds = %126
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  %138 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %36, ptr nonnull %38, i64 %97, i64 %133, i64 %63, i64 %159)
  %139 = load i64, ptr %36, align 8
  %140 = load i64, ptr %37, align 8
  %141 = or i64 %139, %90
  %142 = or i64 %140, %89
  br label %143

143:                                              ; preds = %137, %88
  %144 = phi i64 [ %141, %137 ], [ %90, %88 ]
  %145 = phi i64 [ %142, %137 ], [ %89, %88 ]
  %146 = icmp eq i64 %92, %156
  br i1 %146, label %147, label %88

147:                                              ; preds = %150, %143
  %148 = phi i64 [ 0, %150 ], [ %144, %143 ]
  store i64 %79, ptr %0, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %148, ptr %149, align 8
  br label %40

150:                                              ; preds = %57
  store i64 0, ptr %21, align 8
  %151 = call i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr nonnull %21, ptr nonnull %22, i64 %2, i64 %82, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %78, i64 0)
  %152 = load i64, ptr %21, align 8
  %153 = call i64 @llvm.smax.i64(i64 %152, i64 0)
  %154 = icmp slt i64 %152, 1
  br i1 %154, label %147, label %155

155:                                              ; preds = %150, %84
  %156 = phi i64 [ 1, %84 ], [ %153, %150 ]
  %157 = icmp eq i64 %5, 3
  %158 = xor i64 %63, -1
  %159 = and i64 %78, %158
  br label %88
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_transposition_shape_of(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_search_search(ptr, ptr, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr, ptr, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

declare i32 @kernel.declarer_ddsolver_search_turns_failed(ptr, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  %8 = freeze i64 %3
  store i64 0, ptr %7, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = inttoptr i64 %2 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %2, 16
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %2, 24
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = or i64 %18, %24
  %26 = or i64 %25, %15
  %27 = or i64 %26, %21
  %28 = or i64 %21, %15
  %29 = icmp eq i64 %8, 4
  %30 = and i64 %27, 8191
  %31 = and i64 %28, 8191
  %32 = icmp eq i64 %30, 0
  br i1 %29, label %34, label %33

33:                                               ; preds = %6
  br i1 %32, label %162, label %139

34:                                               ; preds = %6
  br i1 %32, label %55, label %35

35:                                               ; preds = %35, %34
  %36 = phi i64 [ %51, %35 ], [ 0, %34 ]
  %37 = phi i64 [ %47, %35 ], [ 0, %34 ]
  %38 = phi i64 [ %43, %35 ], [ %30, %34 ]
  %39 = phi i64 [ %46, %35 ], [ 34370, %34 ]
  store i64 0, ptr %7, align 8
  %40 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %38)
  %41 = load i64, ptr %7, align 8
  %42 = shl nuw i64 1, %41
  %43 = xor i64 %42, %38
  %44 = lshr i64 %39, 12
  %45 = shl nuw nsw i64 %39, 4
  %46 = and i64 %45, 26144
  %47 = add nuw nsw i64 %44, %37
  %48 = and i64 %31, %42
  %49 = icmp eq i64 %48, 0
  %50 = select i1 %49, i64 0, i64 %44
  %51 = add nuw nsw i64 %50, %36
  %52 = icmp ne i64 %38, %42
  %53 = icmp ne i64 %46, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %35, label %55

55:                                               ; preds = %35, %34
  %56 = phi i64 [ 0, %34 ], [ %51, %35 ]
  %57 = phi i64 [ 0, %34 ], [ %47, %35 ]
  %58 = lshr i64 %27, 16
  %59 = and i64 %58, 8191
  %60 = lshr i64 %28, 16
  %61 = and i64 %60, 8191
  %62 = icmp eq i64 %59, 0
  br i1 %62, label %83, label %63

63:                                               ; preds = %63, %55
  %64 = phi i64 [ %79, %63 ], [ %56, %55 ]
  %65 = phi i64 [ %75, %63 ], [ %57, %55 ]
  %66 = phi i64 [ %71, %63 ], [ %59, %55 ]
  %67 = phi i64 [ %74, %63 ], [ 34370, %55 ]
  store i64 0, ptr %7, align 8
  %68 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %66)
  %69 = load i64, ptr %7, align 8
  %70 = shl nuw i64 1, %69
  %71 = xor i64 %70, %66
  %72 = lshr i64 %67, 12
  %73 = shl nuw nsw i64 %67, 4
  %74 = and i64 %73, 26144
  %75 = add nsw i64 %72, %65
  %76 = and i64 %61, %70
  %77 = icmp eq i64 %76, 0
  %78 = select i1 %77, i64 0, i64 %72
  %79 = add nsw i64 %78, %64
  %80 = icmp ne i64 %66, %70
  %81 = icmp ne i64 %74, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %63, label %83

83:                                               ; preds = %63, %55
  %84 = phi i64 [ %56, %55 ], [ %79, %63 ]
  %85 = phi i64 [ %57, %55 ], [ %75, %63 ]
  %86 = lshr i64 %27, 32
  %87 = and i64 %86, 8191
  %88 = lshr i64 %28, 32
  %89 = and i64 %88, 8191
  %90 = icmp eq i64 %87, 0
  br i1 %90, label %111, label %91

91:                                               ; preds = %91, %83
  %92 = phi i64 [ %107, %91 ], [ %84, %83 ]
  %93 = phi i64 [ %103, %91 ], [ %85, %83 ]
  %94 = phi i64 [ %99, %91 ], [ %87, %83 ]
  %95 = phi i64 [ %102, %91 ], [ 34370, %83 ]
  store i64 0, ptr %7, align 8
  %96 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %94)
  %97 = load i64, ptr %7, align 8
  %98 = shl nuw i64 1, %97
  %99 = xor i64 %98, %94
  %100 = lshr i64 %95, 12
  %101 = shl nuw nsw i64 %95, 4
  %102 = and i64 %101, 26144
  %103 = add nsw i64 %100, %93
  %104 = and i64 %89, %98
  %105 = icmp eq i64 %104, 0
  %106 = select i1 %105, i64 0, i64 %100
  %107 = add nsw i64 %106, %92
  %108 = icmp ne i64 %94, %98
  %109 = icmp ne i64 %102, 0
  %110 = select i1 %108, i1 %109, i1 false
  br i1 %110, label %91, label %111

111:                                              ; preds = %91, %83
  %112 = phi i64 [ %84, %83 ], [ %107, %91 ]
  %113 = phi i64 [ %85, %83 ], [ %103, %91 ]
  %114 = lshr i64 %27, 48
  %115 = and i64 %114, 8191
  %116 = lshr i64 %28, 48
  %117 = and i64 %116, 8191
  %118 = icmp eq i64 %115, 0
  br i1 %118, label %255, label %119

119:                                              ; preds = %119, %111
  %120 = phi i64 [ %135, %119 ], [ %112, %111 ]
  %121 = phi i64 [ %131, %119 ], [ %113, %111 ]
  %122 = phi i64 [ %127, %119 ], [ %115, %111 ]
  %123 = phi i64 [ %130, %119 ], [ 34370, %111 ]
  store i64 0, ptr %7, align 8
  %124 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %122)
  %125 = load i64, ptr %7, align 8
  %126 = shl nuw i64 1, %125
  %127 = xor i64 %126, %122
  %128 = lshr i64 %123, 12
  %129 = shl nuw nsw i64 %123, 4
  %130 = and i64 %129, 26144
  %131 = add nsw i64 %128, %121
  %132 = and i64 %117, %126
  %133 = icmp eq i64 %132, 0
  %134 = select i1 %133, i64 0, i64 %128
  %135 = add nsw i64 %134, %120
  %136 = icmp ne i64 %122, %126
  %137 = icmp ne i64 %130, 0
  %138 = select i1 %136, i1 %137, i1 false
  br i1 %138, label %119, label %255

139:                                              ; preds = %33
  %140 = icmp eq i64 %8, 0
  %141 = select i1 %140, i64 34370, i64 29729
  br label %142

142:                                              ; preds = %142, %139
  %143 = phi i64 [ %158, %142 ], [ 0, %139 ]
  %144 = phi i64 [ %154, %142 ], [ 0, %139 ]
  %145 = phi i64 [ %150, %142 ], [ %30, %139 ]
  %146 = phi i64 [ %153, %142 ], [ %141, %139 ]
  store i64 0, ptr %7, align 8
  %147 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %145)
  %148 = load i64, ptr %7, align 8
  %149 = shl nuw i64 1, %148
  %150 = xor i64 %149, %145
  %151 = lshr i64 %146, 12
  %152 = shl nuw nsw i64 %146, 4
  %153 = and i64 %152, 30512
  %154 = add nuw nsw i64 %151, %144
  %155 = and i64 %31, %149
  %156 = icmp eq i64 %155, 0
  %157 = select i1 %156, i64 0, i64 %151
  %158 = add nuw nsw i64 %157, %143
  %159 = icmp ne i64 %145, %149
  %160 = icmp ne i64 %153, 0
  %161 = select i1 %159, i1 %160, i1 false
  br i1 %161, label %142, label %162

162:                                              ; preds = %142, %33
  %163 = phi i64 [ 0, %33 ], [ %158, %142 ]
  %164 = phi i64 [ 0, %33 ], [ %154, %142 ]
  %165 = lshr i64 %27, 16
  %166 = and i64 %165, 8191
  %167 = lshr i64 %28, 16
  %168 = and i64 %167, 8191
  %169 = icmp eq i64 %166, 0
  br i1 %169, label %193, label %170

170:                                              ; preds = %162
  %171 = icmp eq i64 %8, 1
  %172 = select i1 %171, i64 34370, i64 29729
  br label %173

173:                                              ; preds = %173, %170
  %174 = phi i64 [ %189, %173 ], [ %163, %170 ]
  %175 = phi i64 [ %185, %173 ], [ %164, %170 ]
  %176 = phi i64 [ %181, %173 ], [ %166, %170 ]
  %177 = phi i64 [ %184, %173 ], [ %172, %170 ]
  store i64 0, ptr %7, align 8
  %178 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %176)
  %179 = load i64, ptr %7, align 8
  %180 = shl nuw i64 1, %179
  %181 = xor i64 %180, %176
  %182 = lshr i64 %177, 12
  %183 = shl nuw nsw i64 %177, 4
  %184 = and i64 %183, 30512
  %185 = add nsw i64 %182, %175
  %186 = and i64 %168, %180
  %187 = icmp eq i64 %186, 0
  %188 = select i1 %187, i64 0, i64 %182
  %189 = add nsw i64 %188, %174
  %190 = icmp ne i64 %176, %180
  %191 = icmp ne i64 %184, 0
  %192 = select i1 %190, i1 %191, i1 false
  br i1 %192, label %173, label %193

193:                                              ; preds = %173, %162
  %194 = phi i64 [ %163, %162 ], [ %189, %173 ]
  %195 = phi i64 [ %164, %162 ], [ %185, %173 ]
  %196 = lshr i64 %27, 32
  %197 = and i64 %196, 8191
  %198 = lshr i64 %28, 32
  %199 = and i64 %198, 8191
  %200 = icmp eq i64 %197, 0
  br i1 %200, label %224, label %201

201:                                              ; preds = %193
  %202 = icmp eq i64 %8, 2
  %203 = select i1 %202, i64 34370, i64 29729
  br label %204

204:                                              ; preds = %204, %201
  %205 = phi i64 [ %220, %204 ], [ %194, %201 ]
  %206 = phi i64 [ %216, %204 ], [ %195, %201 ]
  %207 = phi i64 [ %212, %204 ], [ %197, %201 ]
  %208 = phi i64 [ %215, %204 ], [ %203, %201 ]
  store i64 0, ptr %7, align 8
  %209 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %207)
  %210 = load i64, ptr %7, align 8
  %211 = shl nuw i64 1, %210
  %212 = xor i64 %211, %207
  %213 = lshr i64 %208, 12
  %214 = shl nuw nsw i64 %208, 4
  %215 = and i64 %214, 30512
  %216 = add nsw i64 %213, %206
  %217 = and i64 %199, %211
  %218 = icmp eq i64 %217, 0
  %219 = select i1 %218, i64 0, i64 %213
  %220 = add nsw i64 %219, %205
  %221 = icmp ne i64 %207, %211
  %222 = icmp ne i64 %215, 0
  %223 = select i1 %221, i1 %222, i1 false
  br i1 %223, label %204, label %224

224:                                              ; preds = %204, %193
  %225 = phi i64 [ %194, %193 ], [ %220, %204 ]
  %226 = phi i64 [ %195, %193 ], [ %216, %204 ]
  %227 = lshr i64 %27, 48
  %228 = and i64 %227, 8191
  %229 = lshr i64 %28, 48
  %230 = and i64 %229, 8191
  %231 = icmp eq i64 %228, 0
  br i1 %231, label %336, label %232

232:                                              ; preds = %224
  %233 = icmp eq i64 %8, 3
  %234 = select i1 %233, i64 34370, i64 29729
  br label %235

235:                                              ; preds = %235, %232
  %236 = phi i64 [ %251, %235 ], [ %225, %232 ]
  %237 = phi i64 [ %247, %235 ], [ %226, %232 ]
  %238 = phi i64 [ %243, %235 ], [ %228, %232 ]
  %239 = phi i64 [ %246, %235 ], [ %234, %232 ]
  store i64 0, ptr %7, align 8
  %240 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %9, i64 %238)
  %241 = load i64, ptr %7, align 8
  %242 = shl nuw i64 1, %241
  %243 = xor i64 %242, %238
  %244 = lshr i64 %239, 12
  %245 = shl nuw nsw i64 %239, 4
  %246 = and i64 %245, 30512
  %247 = add nsw i64 %244, %237
  %248 = and i64 %230, %242
  %249 = icmp eq i64 %248, 0
  %250 = select i1 %249, i64 0, i64 %244
  %251 = add nsw i64 %250, %236
  %252 = icmp ne i64 %238, %242
  %253 = icmp ne i64 %246, 0
  %254 = select i1 %252, i1 %253, i1 false
  br i1 %254, label %235, label %336

255:                                              ; preds = %119, %111
  %256 = phi i64 [ %112, %111 ], [ %135, %119 ]
  %257 = phi i64 [ %113, %111 ], [ %131, %119 ]
  %258 = shl i64 %4, 4
  %259 = and i64 %258, 16
  %260 = mul nsw i64 %5, 10
  %261 = icmp eq i64 %257, 0
  br i1 %261, label %318, label %323, !prof !0

262:                                              ; preds = %351
  %263 = and i64 %359, 8191
  %264 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %263)
  %265 = sub nsw i64 2, %264
  store i64 0, ptr %10, align 8
  %266 = call i32 @0(ptr nonnull %10, ptr nonnull %11, i64 0, i64 %265)
  switch i32 %266, label %370 [
    i32 -2, label %367
    i32 0, label %367
  ], !prof !1

267:                                              ; preds = %367, %367
  %268 = load i64, ptr %12, align 8
  %269 = mul nsw i64 %268, %362
  %270 = add nsw i64 %269, %352
  br i1 %348, label %284, label %271

271:                                              ; preds = %351, %267
  %272 = phi i64 [ %270, %267 ], [ %352, %351 ]
  %273 = and i64 %359, 536805376
  %274 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %273)
  %275 = sub nsw i64 2, %274
  store i64 0, ptr %10, align 8
  %276 = call i32 @0(ptr nonnull %10, ptr nonnull %11, i64 0, i64 %275)
  switch i32 %276, label %370 [
    i32 -2, label %277
    i32 0, label %277
  ], !prof !1

277:                                              ; preds = %271, %271
  %278 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %279 = call i32 @1(ptr nonnull %12, ptr nonnull %13, i64 %364, i64 %278)
  switch i32 %279, label %372 [
    i32 -2, label %280
    i32 0, label %280
  ], !prof !1

280:                                              ; preds = %277, %277
  %281 = load i64, ptr %12, align 8
  %282 = mul nsw i64 %281, %362
  %283 = add nsw i64 %282, %272
  br i1 %349, label %297, label %284

284:                                              ; preds = %280, %267
  %285 = phi i64 [ %283, %280 ], [ %270, %267 ]
  %286 = and i64 %359, 35180077121536
  %287 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %286)
  %288 = sub nsw i64 2, %287
  store i64 0, ptr %10, align 8
  %289 = call i32 @0(ptr nonnull %10, ptr nonnull %11, i64 0, i64 %288)
  switch i32 %289, label %370 [
    i32 -2, label %290
    i32 0, label %290
  ], !prof !1

290:                                              ; preds = %284, %284
  %291 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %292 = call i32 @1(ptr nonnull %12, ptr nonnull %13, i64 %364, i64 %291)
  switch i32 %292, label %372 [
    i32 -2, label %293
    i32 0, label %293
  ], !prof !1

293:                                              ; preds = %290, %290
  %294 = load i64, ptr %12, align 8
  %295 = mul nsw i64 %294, %362
  %296 = add nsw i64 %295, %285
  br i1 %350, label %310, label %297

297:                                              ; preds = %293, %280
  %298 = phi i64 [ %296, %293 ], [ %283, %280 ]
  %299 = and i64 %359, 2305561534236983296
  %300 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %299)
  %301 = sub nsw i64 2, %300
  store i64 0, ptr %10, align 8
  %302 = call i32 @0(ptr nonnull %10, ptr nonnull %11, i64 0, i64 %301)
  switch i32 %302, label %370 [
    i32 -2, label %303
    i32 0, label %303
  ], !prof !1

303:                                              ; preds = %297, %297
  %304 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %305 = call i32 @1(ptr nonnull %12, ptr nonnull %13, i64 %364, i64 %304)
  switch i32 %305, label %372 [
    i32 -2, label %306
    i32 0, label %306
  ], !prof !1

306:                                              ; preds = %303, %303
  %307 = load i64, ptr %12, align 8
  %308 = mul nsw i64 %307, %362
  %309 = add nsw i64 %308, %298
  br label %310

310:                                              ; preds = %306, %293
  %311 = phi i64 [ %309, %306 ], [ %296, %293 ]
  %312 = icmp eq i64 %355, 4
  br i1 %312, label %313, label %351

313:                                              ; preds = %310
  %314 = mul nsw i64 %5, 10
  %315 = icmp eq i64 %338, 0
  br i1 %315, label %374, label %383, !prof !0

316:                                              ; preds = %374, %372, %370, %318
  %317 = phi i32 [ 0, %318 ], [ %371, %370 ], [ %373, %372 ], [ 0, %374 ]
  ret i32 %317

318:                                              ; preds = %323, %255
  %319 = phi i64 [ 0, %255 ], [ %335, %323 ]
  %320 = sub i64 %260, %259
  %321 = add i64 %320, 8
  %322 = add i64 %321, %319
  store i64 %322, ptr %0, align 8
  br label %316

323:                                              ; preds = %255
  %324 = shl nsw i64 %256, 1
  %325 = sub nsw i64 %324, %257
  %326 = mul nsw i64 %325, %5
  %327 = mul nsw i64 %326, 17
  %328 = sdiv i64 %327, %257
  %329 = srem i64 %327, %257
  %330 = xor i64 %329, %257
  %331 = icmp slt i64 %330, 0
  %332 = icmp ne i64 %329, 0
  %333 = and i1 %332, %331
  %334 = sext i1 %333 to i64
  %335 = add i64 %328, %334
  br label %318

336:                                              ; preds = %235, %224
  %337 = phi i64 [ %225, %224 ], [ %251, %235 ]
  %338 = phi i64 [ %226, %224 ], [ %247, %235 ]
  %339 = shl nsw i64 %337, 1
  %340 = sub nsw i64 %339, %338
  %341 = mul nsw i64 %340, %5
  %342 = shl i64 %4, 1
  %343 = and i64 %342, 2
  %344 = sub nsw i64 1, %343
  %345 = shl nsw i64 %8, 4
  %346 = shl i64 8191, %345
  %347 = icmp eq i64 %8, 0
  %348 = icmp eq i64 %8, 1
  %349 = icmp eq i64 %8, 2
  %350 = icmp eq i64 %8, 3
  br label %351

351:                                              ; preds = %336, %310
  %352 = phi i64 [ 0, %336 ], [ %311, %310 ]
  %353 = phi i64 [ 0, %336 ], [ %366, %310 ]
  %354 = phi i64 [ 0, %336 ], [ %355, %310 ]
  %355 = add nuw nsw i64 %354, 1
  %356 = shl i64 %354, 3
  %357 = add i64 %356, %2
  %358 = inttoptr i64 %357 to ptr
  %359 = load i64, ptr %358, align 8
  %360 = shl nuw i64 %354, 1
  %361 = and i64 %360, 2
  %362 = sub nsw i64 1, %361
  %363 = and i64 %359, %346
  %364 = call range(i64 0, 53) i64 @llvm.ctpop.i64(i64 %363)
  %365 = mul nsw i64 %364, %362
  %366 = add nsw i64 %365, %353
  br i1 %347, label %271, label %262

367:                                              ; preds = %262, %262
  %368 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %369 = call i32 @1(ptr nonnull %12, ptr nonnull %13, i64 %364, i64 %368)
  switch i32 %369, label %372 [
    i32 -2, label %267
    i32 0, label %267
  ], !prof !1

370:                                              ; preds = %297, %284, %271, %262
  %371 = phi i32 [ %266, %262 ], [ %276, %271 ], [ %289, %284 ], [ %302, %297 ]
  store ptr null, ptr %1, align 8
  br label %316

372:                                              ; preds = %367, %303, %290, %277
  %373 = phi i32 [ %369, %367 ], [ %279, %277 ], [ %292, %290 ], [ %305, %303 ]
  store ptr null, ptr %1, align 8
  br label %316

374:                                              ; preds = %383, %313
  %375 = phi i64 [ 0, %313 ], [ %392, %383 ]
  %376 = shl nsw i64 %366, 3
  %377 = mul nsw i64 %311, 6
  %378 = mul nsw i64 %344, 5
  %379 = add i64 %378, %314
  %380 = add i64 %379, %376
  %381 = add i64 %380, %377
  %382 = add i64 %381, %375
  store i64 %382, ptr %0, align 8
  br label %316

383:                                              ; preds = %313
  %384 = mul nsw i64 %341, 12
  %385 = sdiv i64 %384, %338
  %386 = srem i64 %384, %338
  %387 = xor i64 %386, %338
  %388 = icmp slt i64 %387, 0
  %389 = icmp ne i64 %386, 0
  %390 = and i1 %389, %388
  %391 = sext i1 %390 to i64
  %392 = add i64 %385, %391
  br label %374
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = alloca i64, align 8
  store i64 0, ptr %28, align 8
  %29 = alloca ptr, align 8
  store ptr null, ptr %29, align 8
  %30 = alloca i64, align 8
  store i64 0, ptr %30, align 8
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca i64, align 8
  store i64 0, ptr %32, align 8
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  %34 = alloca i64, align 8
  store i64 0, ptr %34, align 8
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  %36 = alloca i64, align 8
  store i64 0, ptr %36, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = alloca ptr, align 8
  store ptr null, ptr %38, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = add i64 %2, 144
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %10, %42
  br i1 %43, label %59, label %44

44:                                               ; preds = %13
  store i64 %10, ptr %41, align 8
  store ptr null, ptr %14, align 8
  %45 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_forget_cutoffs(ptr nonnull %14, ptr nonnull %15, i64 %2)
  br label %59

46:                                               ; preds = %117
  store ptr null, ptr %16, align 8
  %47 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_forget_cutoffs(ptr nonnull %16, ptr nonnull %17, i64 %2)
  %48 = icmp slt i64 %11, 12
  %49 = select i1 %48, i1 %114, i1 false
  br i1 %49, label %210, label %50

50:                                               ; preds = %46
  store ptr null, ptr %18, align 8
  %51 = call i32 @kernel.declarer_ddsolver_search_transposition_forget(ptr nonnull %18, ptr nonnull %19, i64 %2)
  %52 = add i64 %2, 88
  %53 = inttoptr i64 %52 to ptr
  store i64 1, ptr %53, align 8
  br label %210

54:                                               ; preds = %251
  store i64 0, ptr %34, align 8
  %55 = call i32 @1(ptr nonnull %34, ptr nonnull %35, i64 %219, i64 2)
  switch i32 %55, label %258 [
    i32 -2, label %255
    i32 0, label %255
  ], !prof !1

56:                                               ; preds = %255, %251
  %57 = phi i64 [ %257, %255 ], [ %212, %251 ]
  store i64 0, ptr %36, align 8
  %58 = call i32 @1(ptr nonnull %36, ptr nonnull %37, i64 %57, i64 %212)
  switch i32 %58, label %264 [
    i32 -2, label %259
    i32 0, label %259
  ], !prof !1

59:                                               ; preds = %44, %13
  %60 = add i64 %2, 32
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %7, align 8
  %64 = xor i64 %62, -1
  %65 = and i64 %63, %64
  %66 = and i64 %63, %62
  %67 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %66)
  %68 = shl nuw nsw i64 %67, 1
  %69 = icmp sgt i64 %68, %11
  %70 = inttoptr i64 %2 to ptr
  store i64 %63, ptr %70, align 8
  %71 = add i64 %2, 40
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr i8, ptr %7, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = xor i64 %73, -1
  %77 = and i64 %75, %76
  %78 = or i64 %65, %77
  %79 = and i64 %75, %73
  %80 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %79)
  %81 = shl nuw nsw i64 %80, 1
  %82 = icmp sgt i64 %81, %11
  %83 = or i1 %69, %82
  %84 = add i64 %2, 8
  %85 = inttoptr i64 %84 to ptr
  store i64 %75, ptr %85, align 8
  %86 = add i64 %2, 48
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr i8, ptr %7, i64 16
  %90 = load i64, ptr %89, align 8
  %91 = xor i64 %88, -1
  %92 = and i64 %90, %91
  %93 = or i64 %78, %92
  %94 = and i64 %90, %88
  %95 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %94)
  %96 = shl nuw nsw i64 %95, 1
  %97 = icmp sgt i64 %96, %11
  %98 = or i1 %83, %97
  %99 = add i64 %2, 16
  %100 = inttoptr i64 %99 to ptr
  store i64 %90, ptr %100, align 8
  %101 = add i64 %2, 56
  %102 = inttoptr i64 %101 to ptr
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr i8, ptr %7, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = xor i64 %103, -1
  %107 = and i64 %105, %106
  %108 = or i64 %93, %107
  %109 = icmp eq i64 %108, 0
  %110 = and i64 %105, %103
  %111 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %110)
  %112 = shl nuw nsw i64 %111, 1
  %113 = icmp sgt i64 %112, %11
  %114 = or i1 %98, %113
  %115 = add i64 %2, 24
  %116 = inttoptr i64 %115 to ptr
  store i64 %105, ptr %116, align 8
  br i1 %109, label %210, label %117

117:                                              ; preds = %59
  %118 = icmp ne i64 %62, 0
  %119 = xor i64 %63, -1
  %120 = and i64 %62, %119
  %121 = icmp eq i64 %120, 0
  %122 = select i1 %118, i1 %121, i1 false
  %123 = icmp ne i64 %73, 0
  %124 = xor i64 %75, -1
  %125 = and i64 %73, %124
  %126 = icmp eq i64 %125, 0
  %127 = select i1 %123, i1 %126, i1 false
  %128 = and i1 %122, %127
  %129 = icmp ne i64 %88, 0
  %130 = xor i64 %90, -1
  %131 = and i64 %88, %130
  %132 = icmp eq i64 %131, 0
  %133 = and i1 %129, %132
  %134 = and i1 %128, %133
  %135 = icmp ne i64 %103, 0
  %136 = xor i64 %105, -1
  %137 = and i64 %103, %136
  %138 = icmp eq i64 %137, 0
  %139 = and i1 %135, %138
  %140 = and i1 %134, %139
  %141 = load i64, ptr %7, align 8
  store i64 %141, ptr %61, align 8
  %142 = and i64 %141, 8191
  %143 = icmp eq i64 %142, 0
  %144 = zext i1 %143 to i64
  %145 = and i64 %141, 536805376
  %146 = icmp eq i64 %145, 0
  %147 = zext i1 %146 to i64
  %148 = add nuw nsw i64 %144, %147
  %149 = and i64 %141, 35180077121536
  %150 = icmp eq i64 %149, 0
  %151 = zext i1 %150 to i64
  %152 = add nuw nsw i64 %148, %151
  %153 = and i64 %141, 2305561534236983296
  %154 = icmp eq i64 %153, 0
  %155 = zext i1 %154 to i64
  %156 = add nuw nsw i64 %152, %155
  %157 = load i64, ptr %74, align 8
  store i64 %157, ptr %72, align 8
  %158 = and i64 %157, 8191
  %159 = icmp eq i64 %158, 0
  %160 = zext i1 %159 to i64
  %161 = add nuw nsw i64 %156, %160
  %162 = and i64 %157, 536805376
  %163 = icmp eq i64 %162, 0
  %164 = zext i1 %163 to i64
  %165 = add nuw nsw i64 %161, %164
  %166 = and i64 %157, 35180077121536
  %167 = icmp eq i64 %166, 0
  %168 = zext i1 %167 to i64
  %169 = add nuw nsw i64 %165, %168
  %170 = and i64 %157, 2305561534236983296
  %171 = icmp eq i64 %170, 0
  %172 = zext i1 %171 to i64
  %173 = add nuw nsw i64 %169, %172
  %174 = load i64, ptr %89, align 8
  store i64 %174, ptr %87, align 8
  %175 = and i64 %174, 8191
  %176 = icmp eq i64 %175, 0
  %177 = zext i1 %176 to i64
  %178 = add nuw nsw i64 %173, %177
  %179 = and i64 %174, 536805376
  %180 = icmp eq i64 %179, 0
  %181 = zext i1 %180 to i64
  %182 = add nuw nsw i64 %178, %181
  %183 = and i64 %174, 35180077121536
  %184 = icmp eq i64 %183, 0
  %185 = zext i1 %184 to i64
  %186 = add nuw nsw i64 %182, %185
  %187 = and i64 %174, 2305561534236983296
  %188 = icmp eq i64 %187, 0
  %189 = zext i1 %188 to i64
  %190 = add nuw nsw i64 %186, %189
  %191 = load i64, ptr %104, align 8
  store i64 %191, ptr %102, align 8
  %192 = and i64 %191, 8191
  %193 = icmp eq i64 %192, 0
  %194 = zext i1 %193 to i64
  %195 = add nuw nsw i64 %190, %194
  %196 = and i64 %191, 536805376
  %197 = icmp eq i64 %196, 0
  %198 = zext i1 %197 to i64
  %199 = add nuw nsw i64 %195, %198
  %200 = and i64 %191, 35180077121536
  %201 = icmp eq i64 %200, 0
  %202 = zext i1 %201 to i64
  %203 = add nuw nsw i64 %199, %202
  %204 = and i64 %191, 2305561534236983296
  %205 = icmp eq i64 %204, 0
  %206 = zext i1 %205 to i64
  %207 = add nuw nsw i64 %203, %206
  %208 = add i64 %2, 208
  %209 = inttoptr i64 %208 to ptr
  store i64 %207, ptr %209, align 8
  br i1 %140, label %210, label %46

210:                                              ; preds = %117, %59, %50, %46
  store i64 0, ptr %20, align 8
  %211 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %20, ptr nonnull %21, i64 32768)
  %212 = load i64, ptr %20, align 8
  store i64 0, ptr %22, align 8
  %213 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %22, ptr nonnull %23, i64 %12)
  %214 = load i64, ptr %22, align 8
  %215 = shl nsw i64 %214, 1
  %216 = sdiv i64 %215, 3
  %217 = srem i64 %215, 3
  %218 = ashr i64 %217, 63
  %219 = add nsw i64 %218, %216
  %220 = icmp slt i64 %11, 11
  %221 = add nsw i64 %219, %11
  %222 = select i1 %220, i64 %221, i64 %212
  %223 = add i64 %2, 120
  %224 = inttoptr i64 %223 to ptr
  %225 = load i64, ptr %224, align 8
  store i64 0, ptr %24, align 8
  %226 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %24, ptr nonnull %25, i64 %225)
  %227 = load i64, ptr %24, align 8
  %228 = add nsw i64 %227, -6
  store i64 0, ptr %26, align 8
  %229 = call i32 @0(ptr nonnull %26, ptr nonnull %27, i64 %222, i64 %228)
  switch i32 %229, label %235 [
    i32 -2, label %230
    i32 0, label %230
  ], !prof !1

230:                                              ; preds = %210, %210
  %231 = load i64, ptr %26, align 8
  store i64 0, ptr %28, align 8
  %232 = call i32 @1(ptr nonnull %28, ptr nonnull %29, i64 %231, i64 %212)
  switch i32 %232, label %243 [
    i32 -2, label %236
    i32 0, label %236
  ], !prof !1

233:                                              ; preds = %264, %259, %258, %254, %250, %243, %235
  %234 = phi i32 [ %229, %235 ], [ %232, %243 ], [ %242, %250 ], [ %249, %254 ], [ %55, %258 ], [ 0, %259 ], [ %58, %264 ]
  ret i32 %234

235:                                              ; preds = %210
  store ptr null, ptr %1, align 8
  br label %233

236:                                              ; preds = %230, %230
  %237 = load i64, ptr %28, align 8
  %238 = shl i64 2, %237
  %239 = add i64 %2, 160
  %240 = inttoptr i64 %239 to ptr
  %241 = load i64, ptr %240, align 8
  store i64 0, ptr %30, align 8
  %242 = call i32 @1(ptr nonnull %30, ptr nonnull %31, i64 %238, i64 %241)
  switch i32 %242, label %250 [
    i32 -2, label %244
    i32 0, label %244
  ], !prof !1

243:                                              ; preds = %230
  store ptr null, ptr %1, align 8
  br label %233

244:                                              ; preds = %236, %236
  %245 = load i64, ptr %30, align 8
  %246 = add i64 %2, 88
  %247 = inttoptr i64 %246 to ptr
  %248 = load i64, ptr %247, align 8
  store i64 0, ptr %32, align 8
  %249 = call i32 @0(ptr nonnull %32, ptr nonnull %33, i64 %248, i64 %245)
  switch i32 %249, label %254 [
    i32 -2, label %251
    i32 0, label %251
  ], !prof !1

250:                                              ; preds = %236
  store ptr null, ptr %1, align 8
  br label %233

251:                                              ; preds = %244, %244
  %252 = load i64, ptr %32, align 8
  store i64 %252, ptr %247, align 8
  %253 = icmp slt i64 %11, 12
  br i1 %253, label %54, label %56

254:                                              ; preds = %244
  store ptr null, ptr %1, align 8
  br label %233

255:                                              ; preds = %54, %54
  %256 = load i64, ptr %34, align 8
  %257 = add nsw i64 %256, %11
  br label %56

258:                                              ; preds = %54
  store ptr null, ptr %1, align 8
  br label %233

259:                                              ; preds = %56, %56
  %260 = load i64, ptr %36, align 8
  %261 = shl nsw i64 -1, %260
  %262 = xor i64 %261, -1
  store ptr null, ptr %38, align 8
  %263 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr nonnull %38, ptr nonnull %39, i64 %2, i64 %262)
  store ptr null, ptr %0, align 8
  br label %233

264:                                              ; preds = %56
  store ptr null, ptr %1, align 8
  br label %233
}

declare i32 @kernel.declarer_ddsolver_search_cutoff_cards_forget_cutoffs(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_transposition_forget(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr, ptr, i64, i64)

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca [2 x i64], align 8
  %18 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr null, ptr %18, align 8
  %19 = icmp sgt i64 %10, 0
  br i1 %19, label %20, label %28

20:                                               ; preds = %35, %12
  %21 = phi i64 [ %43, %35 ], [ 0, %12 ]
  %22 = phi i64 [ %42, %35 ], [ %10, %12 ]
  %23 = phi i64 [ %44, %35 ], [ %11, %12 ]
  %24 = add nsw i64 %21, 1
  store i64 0, ptr %13, align 8
  %25 = call i32 @0(ptr nonnull %13, ptr nonnull %14, i64 %23, i64 %24)
  switch i32 %25, label %33 [
    i32 -2, label %30
    i32 0, label %30
  ], !prof !1

26:                                               ; preds = %34, %33, %28
  %27 = phi i32 [ 0, %28 ], [ %25, %33 ], [ %32, %34 ]
  ret i32 %27

28:                                               ; preds = %35, %12
  %29 = phi i64 [ 0, %12 ], [ %43, %35 ]
  store i64 %29, ptr %0, align 8
  br label %26

30:                                               ; preds = %20, %20
  %31 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %32 = call i32 @1(ptr nonnull %15, ptr nonnull %16, i64 %31, i64 %22)
  switch i32 %32, label %34 [
    i32 -2, label %35
    i32 0, label %35
  ], !prof !1

33:                                               ; preds = %20
  store ptr null, ptr %1, align 8
  br label %26

34:                                               ; preds = %30
  store ptr null, ptr %1, align 8
  br label %26

35:                                               ; preds = %30, %30
  %36 = load i64, ptr %15, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  %37 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %36, i64 -1)
  %38 = load i64, ptr %17, align 8
  %39 = icmp eq i64 %38, 0
  %40 = add nsw i64 %36, 1
  %41 = add nsw i64 %36, -1
  %42 = select i1 %39, i64 %41, i64 %22
  %43 = select i1 %39, i64 %21, i64 %36
  %44 = select i1 %39, i64 %41, i64 %40
  %45 = icmp slt i64 %43, %42
  br i1 %45, label %20, label %28
}

define void @declarer_ddsolver_search_root_search_reaches(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca [2 x i64], align 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %14, align 8
  store i64 0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %13, ptr nonnull %16, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %18 = load i64, ptr %13, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = load i64, ptr %19, align 8
  store i64 %18, ptr %0, align 8
  %21 = getelementptr i8, ptr %0, i64 8
  store i64 %20, ptr %21, align 8
  ret void
}

define i64 @declarer_ddsolver_search_root_search_guess_ns_tricks(i64 %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %5, ptr nonnull %6, i64 %0, i64 %1, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  ret i64 %8
}

define void @declarer_ddsolver_search_root_search_take_up(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %7, ptr nonnull %8, i64 %0, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, i64 %3, i64 %4, i64 %5)
  ret void
}

define i64 @declarer_ddsolver_search_root_search_ns_tricks(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %11, ptr nonnull %12, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9)
  %14 = load i64, ptr %11, align 8
  ret i64 %14
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!"branch_weights", i32 1, i32 49, i32 49}
