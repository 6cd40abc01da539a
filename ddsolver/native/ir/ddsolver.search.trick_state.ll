source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = ashr i64 %2, 4
  %7 = ashr i64 %3, 4
  %8 = icmp eq i64 %6, %7
  %9 = icmp eq i64 %6, %4
  %10 = icmp sgt i64 %2, %3
  %11 = select i1 %8, i1 %10, i1 %9
  %12 = zext i1 %11 to i64
  store i64 %12, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %5, ptr nonnull %6, i64 %2)
  %8 = load i64, ptr %5, align 8
  %9 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2, i1 false)
  %10 = ashr i64 %8, 4
  %11 = lshr i64 %9, 4
  %12 = icmp eq i64 %10, %11
  br i1 %12, label %13, label %19

13:                                               ; preds = %4
  %14 = shl nuw i64 1, %8
  %15 = shl nsw i64 -1, %9
  %16 = add i64 %14, %15
  %17 = and i64 %16, %3
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %13, %4
  br label %20

20:                                               ; preds = %19, %13
  %21 = phi i64 [ 0, %19 ], [ 1, %13 ]
  store i64 %21, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

define i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = shl nsw i64 %3, 4
  %6 = shl i64 8191, %5
  %7 = and i64 %6, %2
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i64 %2, i64 %7
  store i64 %9, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = and i64 %2, 48
  %9 = shl nuw nsw i64 8191, %8
  %10 = shl i64 2, %2
  %11 = add nuw i64 %10, 2305843009213693951
  %12 = and i64 %11, %3
  %13 = and i64 %12, %9
  %14 = shl nsw i64 -1, %2
  %15 = xor i64 %14, -1
  %16 = and i64 %4, %15
  %17 = and i64 %16, %9
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %5
  store i64 0, ptr %6, align 8
  %20 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %6, ptr nonnull %7, i64 %17)
  %21 = load i64, ptr %6, align 8
  %22 = shl i64 -2, %21
  %23 = and i64 %22, %13
  br label %24

24:                                               ; preds = %19, %5
  %25 = phi i64 [ %23, %19 ], [ %13, %5 ]
  store i64 %25, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  store i64 %2, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  store i64 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3, ptr %7, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

define i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = add nsw i64 %3, %2
  %11 = and i64 %10, 3
  store i64 %11, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca [7 x i64], align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = icmp eq i64 %3, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %11
  %26 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %12, ptr nonnull %13, i64 %9, i64 %6, i64 %10)
  %27 = load i64, ptr %12, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %25, %11
  store i64 0, ptr %14, align 8
  %30 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8)
  %31 = load i64, ptr %14, align 8
  br label %32

32:                                               ; preds = %29, %25
  %33 = phi i64 [ %9, %29 ], [ %6, %25 ]
  %34 = phi i64 [ %31, %29 ], [ %7, %25 ]
  switch i64 %3, label %61 [
    i64 3, label %49
    i64 0, label %59
  ]

35:                                               ; preds = %61, %49
  %36 = phi i64 [ %2, %61 ], [ %52, %49 ]
  %37 = phi i64 [ %63, %61 ], [ %53, %49 ]
  %38 = phi i64 [ %65, %61 ], [ %54, %49 ]
  %39 = phi i64 [ %62, %61 ], [ %55, %49 ]
  %40 = phi i64 [ %33, %61 ], [ %56, %49 ]
  %41 = phi i64 [ %34, %61 ], [ %57, %49 ]
  %42 = phi i64 [ %8, %61 ], [ %58, %49 ]
  store i64 %36, ptr %0, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %37, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %38, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %39, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %40, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %41, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %42, ptr %48, align 8
  ret i32 0

49:                                               ; preds = %32
  %50 = add nsw i64 %8, -1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %16, i8 0, i64 56, i1 false)
  %51 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %16, ptr nonnull %23, i64 %34, i64 %50)
  %52 = load i64, ptr %16, align 8
  %53 = load i64, ptr %17, align 8
  %54 = load i64, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = load i64, ptr %20, align 8
  %57 = load i64, ptr %21, align 8
  %58 = load i64, ptr %22, align 8
  br label %35

59:                                               ; preds = %32
  %60 = ashr i64 %9, 4
  br label %61

61:                                               ; preds = %59, %32
  %62 = phi i64 [ %60, %59 ], [ %5, %32 ]
  %63 = add nsw i64 %3, 1
  %64 = shl nuw i64 1, %9
  %65 = or i64 %64, %4
  br label %35
}

define i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca [7 x i64], align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca [7 x i64], align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %13, i8 0, i64 56, i1 false)
  %29 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %13, ptr nonnull %20, i64 %9, i64 %11)
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %14, align 8
  %32 = load i64, ptr %15, align 8
  %33 = load i64, ptr %16, align 8
  %34 = load i64, ptr %17, align 8
  %35 = load i64, ptr %18, align 8
  %36 = load i64, ptr %19, align 8
  %37 = icmp sgt i64 %7, 0
  br i1 %37, label %38, label %60

38:                                               ; preds = %38, %12
  %39 = phi i64 [ %52, %38 ], [ %30, %12 ]
  %40 = phi i64 [ %53, %38 ], [ %31, %12 ]
  %41 = phi i64 [ %54, %38 ], [ %32, %12 ]
  %42 = phi i64 [ %55, %38 ], [ %33, %12 ]
  %43 = phi i64 [ %56, %38 ], [ %34, %12 ]
  %44 = phi i64 [ %57, %38 ], [ %35, %12 ]
  %45 = phi i64 [ %58, %38 ], [ %36, %12 ]
  %46 = phi i64 [ %50, %38 ], [ 0, %12 ]
  %47 = mul i64 %46, %8
  %48 = getelementptr i8, ptr %6, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = add nuw nsw i64 %46, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %21, i8 0, i64 56, i1 false)
  %51 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %21, ptr nonnull %28, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %49, i64 %10)
  %52 = load i64, ptr %21, align 8
  %53 = load i64, ptr %22, align 8
  %54 = load i64, ptr %23, align 8
  %55 = load i64, ptr %24, align 8
  %56 = load i64, ptr %25, align 8
  %57 = load i64, ptr %26, align 8
  %58 = load i64, ptr %27, align 8
  %59 = icmp eq i64 %50, %7
  br i1 %59, label %60, label %38

60:                                               ; preds = %38, %12
  %61 = phi i64 [ %36, %12 ], [ %58, %38 ]
  %62 = phi i64 [ %35, %12 ], [ %57, %38 ]
  %63 = phi i64 [ %34, %12 ], [ %56, %38 ]
  %64 = phi i64 [ %33, %12 ], [ %55, %38 ]
  %65 = phi i64 [ %32, %12 ], [ %54, %38 ]
  %66 = phi i64 [ %31, %12 ], [ %53, %38 ]
  %67 = phi i64 [ %30, %12 ], [ %52, %38 ]
  store i64 %67, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %66, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %65, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %64, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %63, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %62, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %61, ptr %73, align 8
  ret i32 0
}

define i64 @declarer_ddsolver_search_trick_state_beats(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define i64 @declarer_ddsolver_search_trick_state_all_alike(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_trick_state_legal_cards(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_trick_state_run_down(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define void @declarer_ddsolver_search_trick_state_new_trick(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [7 x i64], align 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 0, ptr %10, align 8
  store i64 0, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %4, ptr nonnull %17, i64 %1, i64 %2)
  %19 = load i64, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %31 = load i64, ptr %30, align 8
  store i64 %19, ptr %0, align 8
  %32 = getelementptr i8, ptr %0, i64 8
  store i64 %21, ptr %32, align 8
  %33 = getelementptr i8, ptr %0, i64 16
  store i64 %23, ptr %33, align 8
  %34 = getelementptr i8, ptr %0, i64 24
  store i64 %25, ptr %34, align 8
  %35 = getelementptr i8, ptr %0, i64 32
  store i64 %27, ptr %35, align 8
  %36 = getelementptr i8, ptr %0, i64 40
  store i64 %29, ptr %36, align 8
  %37 = getelementptr i8, ptr %0, i64 48
  store i64 %31, ptr %37, align 8
  ret void
}

define i64 @declarer_ddsolver_search_trick_state_to_play(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %8, ptr nonnull %9, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %11 = load i64, ptr %8, align 8
  ret i64 %11
}

define void @declarer_ddsolver_search_trick_state_after(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca [7 x i64], align 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 0, ptr %17, align 8
  store i64 0, ptr %11, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = call i32 @kernel.declarer_ddsolver_search_trick_state_after(ptr nonnull %11, ptr nonnull %24, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9)
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %38 = load i64, ptr %37, align 8
  store i64 %26, ptr %0, align 8
  %39 = getelementptr i8, ptr %0, i64 8
  store i64 %28, ptr %39, align 8
  %40 = getelementptr i8, ptr %0, i64 16
  store i64 %30, ptr %40, align 8
  %41 = getelementptr i8, ptr %0, i64 24
  store i64 %32, ptr %41, align 8
  %42 = getelementptr i8, ptr %0, i64 32
  store i64 %34, ptr %42, align 8
  %43 = getelementptr i8, ptr %0, i64 40
  store i64 %36, ptr %43, align 8
  %44 = getelementptr i8, ptr %0, i64 48
  store i64 %38, ptr %44, align 8
  ret void
}

define void @declarer_ddsolver_search_trick_state_read_trick(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca [7 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 0, ptr %13, align 8
  store i64 0, ptr %7, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %7, ptr nonnull %20, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, i64 %3, i64 %4, i64 %5)
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %34 = load i64, ptr %33, align 8
  store i64 %22, ptr %0, align 8
  %35 = getelementptr i8, ptr %0, i64 8
  store i64 %24, ptr %35, align 8
  %36 = getelementptr i8, ptr %0, i64 16
  store i64 %26, ptr %36, align 8
  %37 = getelementptr i8, ptr %0, i64 24
  store i64 %28, ptr %37, align 8
  %38 = getelementptr i8, ptr %0, i64 32
  store i64 %30, ptr %38, align 8
  %39 = getelementptr i8, ptr %0, i64 40
  store i64 %32, ptr %39, align 8
  %40 = getelementptr i8, ptr %0, i64 48
  store i64 %34, ptr %40, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
