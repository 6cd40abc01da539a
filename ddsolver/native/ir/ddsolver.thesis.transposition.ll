source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = load i64, ptr %6, align 8
  %17 = getelementptr i8, ptr %6, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr i8, ptr %6, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr i8, ptr %6, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = or i64 %16, %20
  %24 = or i64 %23, %18
  %25 = or i64 %24, %22
  %26 = or i64 %22, %18
  store i64 0, ptr %12, align 8
  %27 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %12, ptr nonnull %13, i64 %26, i64 %25)
  %28 = load i64, ptr %12, align 8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %21, align 8
  %31 = or i64 %30, %29
  store i64 0, ptr %14, align 8
  %32 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %14, ptr nonnull %15, i64 %31, i64 %25)
  %33 = load i64, ptr %14, align 8
  %34 = and i64 %25, 8191
  %35 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %34)
  %36 = shl nuw nsw i64 %35, 52
  %37 = lshr i64 %25, 16
  %38 = and i64 %37, 8191
  %39 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %38)
  %40 = shl nuw nsw i64 %39, 56
  %41 = shl i64 %10, 60
  %42 = or i64 %28, %41
  %43 = or i64 %42, %36
  %44 = or i64 %43, %40
  %45 = lshr i64 %25, 32
  %46 = and i64 %45, 8191
  %47 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %46)
  %48 = shl nuw nsw i64 %47, 52
  %49 = lshr i64 %25, 48
  %50 = and i64 %49, 8191
  %51 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %50)
  %52 = shl nuw nsw i64 %51, 56
  %53 = shl i64 %9, 60
  %54 = add i64 %53, 4611686018427387904
  %55 = or disjoint i64 %54, %48
  %56 = or disjoint i64 %55, %52
  %57 = or i64 %56, %33
  store i64 %44, ptr %0, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %57, ptr %58, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr, ptr, i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = mul nsw i64 %11, 5700357409661599243
  %17 = mul nsw i64 %12, 1983613069789375825
  %18 = add nsw i64 %17, %16
  %19 = ashr i64 %18, 29
  %20 = xor i64 %19, %18
  %21 = mul nsw i64 %20, 4357703544722667091
  %22 = ashr i64 %21, 32
  %23 = xor i64 %22, %21
  %24 = add nsw i64 %7, -1
  %25 = and i64 %23, %24
  store i64 0, ptr %14, align 8
  %26 = call i32 @0(ptr nonnull %14, ptr nonnull %15, i64 %25)
  switch i32 %26, label %31 [
    i32 -2, label %29
    i32 0, label %29
  ], !prof !0

27:                                               ; preds = %31, %29
  %28 = phi i32 [ 0, %29 ], [ %26, %31 ]
  ret i32 %28

29:                                               ; preds = %13, %13
  %30 = load i64, ptr %14, align 8
  store i64 %30, ptr %0, align 8
  br label %27

31:                                               ; preds = %13
  store ptr null, ptr %1, align 8
  br label %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2) #1 {
  store i64 %2, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13) {
  %15 = icmp slt i64 %11, 0
  %16 = select i1 %15, i64 %7, i64 0
  %17 = add i64 %16, %11
  %18 = mul i64 %17, %8
  %19 = getelementptr i64, ptr %6, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %12
  br i1 %21, label %22, label %26

22:                                               ; preds = %14
  %23 = getelementptr i8, ptr %19, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %13
  br i1 %25, label %28, label %26

26:                                               ; preds = %28, %22, %14
  %27 = phi i64 [ %30, %28 ], [ -1, %22 ], [ -1, %14 ]
  store i64 %27, ptr %0, align 8
  ret i32 0

28:                                               ; preds = %22
  %29 = getelementptr i8, ptr %19, i64 16
  %30 = load i64, ptr %29, align 8
  br label %26
}

define i32 @kernel.declarer_ddsolver_thesis_transposition_pack(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = shl i64 %3, 4
  %7 = or i64 %6, %2
  %8 = shl i64 %4, 8
  %9 = or i64 %7, %8
  store i64 %9, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = add nsw i64 %2, 1
  %6 = ashr i64 %3, %5
  %7 = and i64 %2, -16
  %8 = and i64 %2, 15
  %9 = lshr i64 4095, %8
  %10 = and i64 %6, %9
  %11 = tail call range(i64 0, 13) i64 @llvm.ctpop.i64(i64 %10)
  %12 = or disjoint i64 %11, %7
  store i64 %12, ptr %0, align 8
  ret i32 0
}

define void @declarer_ddsolver_thesis_transposition_relative_key(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [2 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_key(ptr nonnull %6, ptr nonnull %9, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, i64 %3, i64 %4)
  %11 = load i64, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = load i64, ptr %12, align 8
  store i64 %11, ptr %0, align 8
  %14 = getelementptr i8, ptr %0, i64 8
  store i64 %13, ptr %14, align 8
  ret void
}

define i64 @declarer_ddsolver_thesis_transposition_slot_of(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = shl i64 %2, 3
  %7 = mul nsw i64 %1, %2
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_thesis_transposition_slot_of(ptr nonnull %8, ptr nonnull %9, ptr null, ptr null, i64 %7, i64 8, ptr %0, i64 %1, i64 %2, i64 %6, i64 8, i64 %3, i64 %4)
  %11 = load i64, ptr %8, align 8
  ret i64 %11
}

define i64 @declarer_ddsolver_thesis_transposition_contents_of(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl i64 %2, 3
  %8 = mul nsw i64 %1, %2
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = call i32 @kernel.declarer_ddsolver_thesis_transposition_contents_of(ptr nonnull %9, ptr nonnull %10, ptr null, ptr null, i64 %8, i64 8, ptr %0, i64 %1, i64 %2, i64 %7, i64 8, i64 %3, i64 %4, i64 %5)
  %12 = load i64, ptr %9, align 8
  ret i64 %12
}

define i64 @declarer_ddsolver_thesis_transposition_pack(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_thesis_transposition_pack(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define i64 @declarer_ddsolver_thesis_transposition_relative_card(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
