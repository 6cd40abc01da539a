source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  %4 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %5 = sub nsw i64 63, %4
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #0

define i32 @kernel.declarer_ddsolver_search_intrinsics_monotonic_ns(ptr noalias captures(none) %0, ptr noalias captures(none) %1) {
  %3 = tail call i64 @target.clock()
  store i64 %3, ptr %0, align 8
  ret i32 0
}

declare i64 @target.clock()

define i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = tail call i64 @target.has_bmi2()
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %13, label %11

9:                                                ; preds = %13, %11
  %10 = phi i64 [ %15, %13 ], [ %12, %11 ]
  store i64 %10, ptr %0, align 8
  ret i32 0

11:                                               ; preds = %4
  %12 = tail call i64 @target.pext(i64 %2, i64 %3)
  br label %9

13:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  %14 = call i32 @kernel.declarer_ddsolver_search_intrinsics_software_extract(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %15 = load i64, ptr %5, align 8
  br label %9
}

declare i64 @target.has_bmi2()

declare i64 @target.pext(i64, i64)

define i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = tail call i64 @target.has_bmi2()
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %13, label %11

9:                                                ; preds = %13, %11
  %10 = phi i64 [ %15, %13 ], [ %12, %11 ]
  store i64 %10, ptr %0, align 8
  ret i32 0

11:                                               ; preds = %4
  %12 = tail call i64 @target.pdep(i64 %2, i64 %3)
  br label %9

13:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  %14 = call i32 @kernel.declarer_ddsolver_search_intrinsics_software_deposit(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %15 = load i64, ptr %5, align 8
  br label %9
}

declare i64 @target.pdep(i64, i64)

define i32 @kernel.declarer_ddsolver_search_intrinsics_software_extract(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %6, %4
  %7 = phi i64 [ %17, %6 ], [ %3, %4 ]
  %8 = phi i64 [ %15, %6 ], [ 0, %4 ]
  %9 = phi i64 [ %16, %6 ], [ 1, %4 ]
  %10 = sub i64 0, %7
  %11 = and i64 %7, %10
  %12 = and i64 %11, %2
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 0, i64 %9
  %15 = or i64 %14, %8
  %16 = shl i64 %9, 1
  %17 = xor i64 %11, %7
  %18 = icmp eq i64 %7, %11
  br i1 %18, label %19, label %6

19:                                               ; preds = %6, %4
  %20 = phi i64 [ 0, %4 ], [ %15, %6 ]
  store i64 %20, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_intrinsics_software_deposit(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %6, %4
  %7 = phi i64 [ %16, %6 ], [ %2, %4 ]
  %8 = phi i64 [ %17, %6 ], [ %3, %4 ]
  %9 = phi i64 [ %15, %6 ], [ 0, %4 ]
  %10 = sub i64 0, %8
  %11 = and i64 %8, %10
  %12 = and i64 %7, 1
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 0, i64 %11
  %15 = or i64 %14, %9
  %16 = ashr i64 %7, 1
  %17 = xor i64 %11, %8
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %19, label %6

19:                                               ; preds = %6, %4
  %20 = phi i64 [ 0, %4 ], [ %15, %6 ]
  store i64 %20, ptr %0, align 8
  ret i32 0
}

define i64 @declarer_ddsolver_search_intrinsics_highest(i64 %0) {
  %2 = alloca i64, align 8
  store i64 0, ptr %2, align 8
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %2, ptr nonnull %3, i64 %0)
  %5 = load i64, ptr %2, align 8
  ret i64 %5
}

define i64 @declarer_ddsolver_search_intrinsics_monotonic_ns() {
  %1 = alloca i64, align 8
  store i64 0, ptr %1, align 8
  %2 = alloca ptr, align 8
  store ptr null, ptr %2, align 8
  %3 = call i32 @kernel.declarer_ddsolver_search_intrinsics_monotonic_ns(ptr nonnull %1, ptr nonnull %2)
  %4 = load i64, ptr %1, align 8
  ret i64 %4
}

define i64 @declarer_ddsolver_search_intrinsics_extract(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_intrinsics_extract(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_intrinsics_deposit(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_intrinsics_deposit(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_intrinsics_software_extract(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_intrinsics_software_extract(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

define i64 @declarer_ddsolver_search_intrinsics_software_deposit(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_intrinsics_software_deposit(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
