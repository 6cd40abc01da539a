source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: alwaysinline
define i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) #0 {
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = xor i64 %5, -1
  %15 = and i64 %6, %14
  store i64 0, ptr %8, align 8
  %16 = call i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %15)
  %17 = load i64, ptr %8, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %28, label %25

19:                                               ; preds = %67, %63, %53, %49, %28, %25
  %20 = phi i64 [ %41, %28 ], [ 19, %25 ], [ %41, %49 ], [ %41, %67 ], [ %41, %63 ], [ %41, %53 ]
  %21 = phi i64 [ %42, %28 ], [ 0, %25 ], [ %42, %49 ], [ %42, %67 ], [ %42, %63 ], [ %42, %53 ]
  %22 = phi i64 [ -1, %28 ], [ %27, %25 ], [ -1, %49 ], [ %70, %67 ], [ %47, %63 ], [ %47, %53 ]
  store i64 %20, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %21, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %22, ptr %24, align 8
  ret i32 0

25:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %26 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %10, ptr nonnull %11, i64 %5)
  %27 = load i64, ptr %10, align 8
  br label %19

28:                                               ; preds = %7
  %29 = mul nsw i64 %3, 5700357409661599243
  %30 = add i64 %2, 184
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = or i64 %32, %4
  %34 = mul nsw i64 %33, 4357703544722667091
  %35 = add nsw i64 %34, %29
  %36 = ashr i64 %35, 45
  %37 = add i64 %2, 168
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = and i64 %36, %39
  %41 = add nsw i64 %40, 3072
  %42 = and i64 %35, -64
  %43 = shl i64 %41, 3
  %44 = add i64 %43, %2
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %42, %46
  %48 = icmp ult i64 %47, 64
  br i1 %48, label %49, label %19

49:                                               ; preds = %28
  %50 = shl nuw i64 1, %47
  %51 = and i64 %50, %5
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %19, label %53

53:                                               ; preds = %49
  %54 = and i64 %46, 48
  %55 = shl nuw nsw i64 8191, %54
  %56 = shl i64 -2, %47
  %57 = and i64 %56, %55
  %58 = and i64 %57, %5
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %19, label %60

60:                                               ; preds = %53
  %61 = and i64 %15, %57
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = add nuw nsw i64 %61, 2305843009213693951
  %65 = and i64 %64, %58
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %19, label %67

67:                                               ; preds = %63, %60
  %68 = phi i64 [ %65, %63 ], [ %58, %60 ]
  store i64 0, ptr %12, align 8
  %69 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %12, ptr nonnull %13, i64 %68)
  %70 = load i64, ptr %12, align 8
  br label %19
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_all_alike(ptr, ptr, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

define i32 @kernel.declarer_ddsolver_search_cutoff_cards_forget_cutoffs(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  %4 = add i64 %2, 184
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 16384
  store i64 %7, ptr %5, align 8
  %8 = add i64 %2, 168
  %9 = inttoptr i64 %8 to ptr
  store i64 0, ptr %9, align 8
  %10 = add i64 %2, 120
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %2, 216
  %14 = inttoptr i64 %13 to ptr
  store i64 %12, ptr %14, align 8
  store ptr null, ptr %0, align 8
  ret i32 0
}

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = add i64 %2, 192
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = freeze i64 %9
  %11 = add i64 %2, 168
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  %16 = call i32 @0(ptr nonnull %5, ptr nonnull %6, i64 %3, i64 %10)
  %17 = load i64, ptr %5, align 8
  switch i32 %16, label %46 [
    i32 -2, label %18
    i32 0, label %18
  ], !prof !0

18:                                               ; preds = %15, %15, %4
  %19 = phi i64 [ %13, %4 ], [ %17, %15 ], [ %17, %15 ]
  %20 = icmp slt i64 %19, %3
  %21 = icmp slt i64 %19, %10
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %44

23:                                               ; preds = %18
  %24 = call i64 @llvm.smin.i64(i64 %3, i64 %10)
  %25 = add i64 %2, 8
  br label %47

26:                                               ; preds = %53, %26
  %27 = phi i64 [ %28, %26 ], [ 3072, %53 ]
  %28 = add nuw i64 %27, 1
  %29 = add nsw i64 %27, %48
  %30 = shl i64 %27, 3
  %31 = add i64 %30, %2
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = shl i64 %29, 3
  %35 = add i64 %25, %34
  %36 = inttoptr i64 %35 to ptr
  store i64 %33, ptr %36, align 8
  %37 = icmp eq i64 %27, %54
  br i1 %37, label %38, label %26

38:                                               ; preds = %47, %26
  %39 = shl nsw i64 %48, 1
  %40 = or disjoint i64 %39, 1
  %41 = icmp slt i64 %40, %24
  br i1 %41, label %47, label %44

42:                                               ; preds = %46, %44
  %43 = phi i32 [ 0, %44 ], [ %16, %46 ]
  ret i32 %43

44:                                               ; preds = %38, %18
  %45 = phi i64 [ %19, %18 ], [ %40, %38 ]
  store i64 %45, ptr %12, align 8
  store ptr null, ptr %0, align 8
  br label %42

46:                                               ; preds = %15
  store ptr null, ptr %1, align 8
  br label %42

47:                                               ; preds = %38, %23
  %48 = phi i64 [ %40, %38 ], [ %19, %23 ]
  %49 = icmp ugt i64 %48, 9223372036854775806
  %50 = add nuw nsw i64 %48, 1
  %51 = select i1 %49, i64 0, i64 %50
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %38

53:                                               ; preds = %47
  %54 = add nuw i64 %51, 3071
  br label %26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #1 {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

define void @declarer_ddsolver_search_cutoff_cards_recall(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca [3 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %9, align 8
  store i64 0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_recall(ptr nonnull %7, ptr nonnull %12, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5)
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %18 = load i64, ptr %17, align 8
  store i64 %14, ptr %0, align 8
  %19 = getelementptr i8, ptr %0, i64 8
  store i64 %16, ptr %19, align 8
  %20 = getelementptr i8, ptr %0, i64 16
  store i64 %18, ptr %20, align 8
  ret void
}

define void @declarer_ddsolver_search_cutoff_cards_forget_cutoffs(i64 %0) {
  %2 = alloca ptr, align 8
  store ptr null, ptr %2, align 8
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_forget_cutoffs(ptr nonnull %2, ptr nonnull %3, i64 %0)
  ret void
}

define void @declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(i64 %0, i64 %1) {
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_cutoff_cards_use_more_cutoffs(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  ret void
}

attributes #0 = { alwaysinline }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
