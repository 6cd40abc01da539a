source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.array.data = internal constant [2736 x i8] c"\10\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\BA\FF\FF\FF\FF\FF\FF\FF\0E\00\00\00\00\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\1C\00\00\00\00\00\00\00\19\00\00\00\00\00\00\00\13\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\F4\FF\FF\FF\FF\FF\FF\FF\0E\00\00\00\00\00\00\00\E8\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\F9\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\D6\FF\FF\FF\FF\FF\FF\FF\D3\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\F3\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00)\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\E7\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\10\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\11\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00#\00\00\00\00\00\00\00\1C\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\14\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\12\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\F5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\DD\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\B2\FF\FF\FF\FF\FF\FF\FF\AC\FF\FF\FF\FF\FF\FF\FF\15\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F4\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\1A\00\00\00\00\00\00\00\1C\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\F3\FF\FF\FF\FF\FF\FF\FF\0A\00\00\00\00\00\00\00!\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00!\00\00\00\00\00\00\00\0E\00\00\00\00\00\00\00\0C\00\00\00\00\00\00\00\A2\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\ED\FF\FF\FF\FF\FF\FF\FF\DB\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\E8\FF\FF\FF\FF\FF\FF\FF\EA\FF\FF\FF\FF\FF\FF\FF\E6\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\D4\FF\FF\FF\FF\FF\FF\FF\B1\FF\FF\FF\FF\FF\FF\FF\F3\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\F3\FF\FF\FF\FF\FF\FF\FF\09\00\00\00\00\00\00\00\11\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\0C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF$\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A1\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\FB\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\0F\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\13\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\0F\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\EF\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\0B\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\14\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\F9\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\11\00\00\00\00\00\00\00\E9\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FA\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\15\00\00\00\00\00\00\00&\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\EA\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\E8\FF\FF\FF\FF\FF\FF\FF\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\1D\00\00\00\00\00\00\00\F2\FF\FF\FF\FF\FF\FF\FF-\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\10\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\F2\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00%\00\00\00\00\00\00\00\1F\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\EB\FF\FF\FF\FF\FF\FF\FF\0D\00\00\00\00\00\00\00\E5\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\EC\FF\FF\FF\FF\FF\FF\FF\17\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\DB\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1F\01\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\E3\FF\FF\FF\FF\FF\FF\FF\F1\FF\FF\FF\FF\FF\FF\FF\FB\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\EF\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", align 8

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_batch_kernels_prepare_arena(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add nsw i64 %3, -3072
  %18 = ashr i64 %17, 2
  store i64 0, ptr %5, align 8
  %19 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %5, ptr nonnull %6, i64 %18)
  %20 = load i64, ptr %5, align 8
  store i64 0, ptr %7, align 8
  %21 = call i32 @0(ptr nonnull %7, ptr nonnull %8, i64 19, i64 %20)
  switch i32 %21, label %45 [
    i32 -2, label %34
    i32 0, label %34
  ], !prof !0

22:                                               ; preds = %74, %22
  %23 = phi i64 [ 0, %74 ], [ %24, %22 ]
  %24 = add nuw nsw i64 %23, 1
  %25 = getelementptr i64, ptr @.const.array.data, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = shl i64 %23, 3
  %28 = add i64 %78, %27
  %29 = inttoptr i64 %28 to ptr
  store i64 %26, ptr %29, align 8
  %30 = icmp eq i64 %24, 342
  br i1 %30, label %33, label %22

31:                                               ; preds = %73, %72, %60, %45, %33
  %32 = phi i32 [ 0, %33 ], [ %21, %45 ], [ %43, %60 ], [ %59, %72 ], [ %71, %73 ]
  ret i32 %32

33:                                               ; preds = %22
  store ptr null, ptr %0, align 8
  br label %31

34:                                               ; preds = %4, %4
  %35 = load i64, ptr %7, align 8
  %36 = shl nuw i64 1, %35
  %37 = sub nsw i64 %17, %36
  %38 = add nuw nsw i64 %36, 3072
  %39 = ashr i64 %37, 4
  store i64 0, ptr %9, align 8
  %40 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %9, ptr nonnull %10, i64 %39)
  %41 = load i64, ptr %9, align 8
  %42 = shl nuw i64 1, %41
  store i64 0, ptr %11, align 8
  %43 = call i32 @0(ptr nonnull %11, ptr nonnull %12, i64 65536, i64 %42)
  %44 = load i64, ptr %11, align 8
  switch i32 %43, label %60 [
    i32 -2, label %46
    i32 0, label %46
  ], !prof !0

45:                                               ; preds = %4
  store ptr null, ptr %1, align 8
  br label %31

46:                                               ; preds = %34, %34
  %47 = add i64 %2, 64
  %48 = inttoptr i64 %47 to ptr
  store i64 1, ptr %48, align 8
  %49 = add i64 %2, 80
  %50 = inttoptr i64 %49 to ptr
  store i64 %38, ptr %50, align 8
  %51 = ashr i64 %44, 1
  %52 = add i64 %2, 160
  %53 = inttoptr i64 %52 to ptr
  store i64 %51, ptr %53, align 8
  %54 = add i64 %2, 88
  %55 = inttoptr i64 %54 to ptr
  store i64 %51, ptr %55, align 8
  %56 = add nsw i64 %36, -1
  %57 = add i64 %2, 192
  %58 = inttoptr i64 %57 to ptr
  store i64 %56, ptr %58, align 8
  store i64 0, ptr %13, align 8
  %59 = call i32 @0(ptr nonnull %13, ptr nonnull %14, i64 %56, i64 32767)
  switch i32 %59, label %72 [
    i32 -2, label %61
    i32 0, label %61
  ], !prof !0

60:                                               ; preds = %34
  store ptr null, ptr %1, align 8
  br label %31

61:                                               ; preds = %46, %46
  %62 = load i64, ptr %13, align 8
  %63 = add i64 %2, 168
  %64 = inttoptr i64 %63 to ptr
  store i64 %62, ptr %64, align 8
  %65 = shl nsw i64 %44, 2
  %66 = add nsw i64 %65, %38
  %67 = add i64 %2, 96
  %68 = inttoptr i64 %67 to ptr
  store i64 %66, ptr %68, align 8
  %69 = add i64 %2, 72
  %70 = inttoptr i64 %69 to ptr
  store i64 %66, ptr %70, align 8
  store i64 0, ptr %15, align 8
  %71 = call i32 @0(ptr nonnull %15, ptr nonnull %16, i64 %3, i64 2147483648)
  switch i32 %71, label %73 [
    i32 -2, label %74
    i32 0, label %74
  ], !prof !0

72:                                               ; preds = %46
  store ptr null, ptr %1, align 8
  br label %31

73:                                               ; preds = %61
  store ptr null, ptr %1, align 8
  br label %31

74:                                               ; preds = %61, %61
  %75 = load i64, ptr %15, align 8
  %76 = add i64 %2, 104
  %77 = inttoptr i64 %76 to ptr
  store i64 %75, ptr %77, align 8
  %78 = add i64 %2, 512
  br label %22
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal noundef i32 @0(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr noalias readnone captures(none) %1, i64 %2, i64 %3) #0 {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  store i64 %5, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

define i32 @kernel.declarer_ddsolver_search_batch_kernels__write(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %30, label %13

13:                                               ; preds = %11
  %14 = trunc i64 %10 to i8
  br label %15

15:                                               ; preds = %28, %13
  %16 = phi i64 [ %19, %28 ], [ %9, %13 ]
  %17 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %16, i1 true)
  %18 = add nsw i64 %16, -1
  %19 = and i64 %18, %16
  %20 = lshr i64 %17, 4
  %21 = mul nuw nsw i64 %20, 13
  %22 = and i64 %17, 15
  %23 = getelementptr i8, ptr %6, i64 %21
  %24 = getelementptr i8, ptr %23, i64 %22
  %25 = load i8, ptr %24, align 1
  %26 = icmp slt i8 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %15
  store i8 %14, ptr %24, align 1
  br label %28

28:                                               ; preds = %27, %15
  %29 = icmp eq i64 %19, 0
  br i1 %29, label %30, label %15

30:                                               ; preds = %28, %11
  store ptr null, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

define i32 @kernel.declarer_ddsolver_search_batch_kernels__order_root(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  store i64 0, ptr %14, align 8
  %22 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %14, ptr nonnull %15, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %23 = load i64, ptr %14, align 8
  %24 = shl i64 %23, 3
  %25 = add i64 %24, %2
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %6, 0
  br i1 %28, label %33, label %36

29:                                               ; preds = %36, %33
  %30 = phi i64 [ %35, %33 ], [ %38, %36 ]
  %31 = phi i64 [ %27, %33 ], [ %40, %36 ]
  store i64 %30, ptr %0, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %31, ptr %32, align 8
  ret i32 0

33:                                               ; preds = %13
  store i64 0, ptr %16, align 8
  %34 = call i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %3, i64 %23, i64 %4, i64 0)
  %35 = load i64, ptr %16, align 8
  br label %29

36:                                               ; preds = %13
  store i64 0, ptr %18, align 8
  %37 = call i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 0)
  %38 = load i64, ptr %18, align 8
  store i64 0, ptr %20, align 8
  %39 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %20, ptr nonnull %21, i64 %27, i64 %8)
  %40 = load i64, ptr %20, align 8
  br label %29
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

define i32 @kernel.declarer_ddsolver_search_batch_kernels_value_layouts(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, ptr %25, i64 %26, i64 %27) {
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = alloca [7 x i64], align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %38 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %31, i8 0, i64 56, i1 false)
  store ptr null, ptr %38, align 8
  %39 = alloca i64, align 8
  store i64 0, ptr %39, align 8
  %40 = alloca ptr, align 8
  store ptr null, ptr %40, align 8
  %41 = alloca i64, align 8
  store i64 0, ptr %41, align 8
  %42 = alloca ptr, align 8
  store ptr null, ptr %42, align 8
  %43 = add nsw i64 %19, %13
  %44 = and i64 %43, 3
  %45 = getelementptr i64, ptr %7, i64 %44
  %46 = icmp slt i64 %8, 1
  br i1 %46, label %50, label %47

47:                                               ; preds = %28
  %48 = and i64 %43, 1
  %49 = icmp eq i64 %48, 0
  br label %51

50:                                               ; preds = %51, %28
  store ptr null, ptr %0, align 8
  ret i32 0

51:                                               ; preds = %51, %47
  %52 = phi i64 [ 0, %47 ], [ %53, %51 ]
  %53 = add nuw nsw i64 %52, 1
  %54 = mul i64 %52, %9
  %55 = getelementptr i64, ptr %45, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %56)
  %58 = getelementptr i64, ptr %7, i64 %54
  store ptr null, ptr %29, align 8
  %59 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %29, ptr nonnull %30, i64 %2, ptr %3, ptr %4, i64 %9, i64 %6, ptr %58, i64 %9, i64 %11, i64 %12, i64 %57, i64 %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %31, i8 0, i64 56, i1 false)
  %60 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %31, ptr nonnull %38, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, i64 %13, i64 %12, i64 %57)
  %61 = load i64, ptr %31, align 8
  %62 = load i64, ptr %32, align 8
  %63 = load i64, ptr %33, align 8
  %64 = load i64, ptr %34, align 8
  %65 = load i64, ptr %35, align 8
  %66 = load i64, ptr %36, align 8
  %67 = load i64, ptr %37, align 8
  store i64 0, ptr %39, align 8
  %68 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %39, ptr nonnull %40, i64 %2, i64 %12, i64 %61, i64 %67)
  %69 = load i64, ptr %39, align 8
  %70 = add nsw i64 %69, 10
  %71 = sdiv i64 %70, 20
  %72 = srem i64 %70, 20
  %73 = ashr i64 %72, 63
  %74 = add nsw i64 %73, %71
  store i64 0, ptr %41, align 8
  %75 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %41, ptr nonnull %42, i64 %2, i64 %12, i64 %61, i64 %62, i64 %63, i64 %64, i64 %65, i64 %66, i64 %67, i64 %74)
  %76 = load i64, ptr %41, align 8
  %77 = sub nsw i64 %67, %76
  %78 = select i1 %49, i64 %76, i64 %77
  %79 = getelementptr i8, ptr %25, i64 %52
  %80 = trunc i64 %78 to i8
  store i8 %80, ptr %79, align 1
  %81 = icmp eq i64 %53, %8
  br i1 %81, label %50, label %51
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

declare i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr, ptr, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_batch_kernels_reach_layouts(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, ptr %25, i64 %26, i64 %27, ptr %28, ptr %29, i64 %30, i64 %31, ptr %32, i64 %33, i64 %34) {
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = alloca [7 x i64], align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %45 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %38, i8 0, i64 56, i1 false)
  store ptr null, ptr %45, align 8
  %46 = alloca [2 x i64], align 8
  %47 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store ptr null, ptr %47, align 8
  %48 = add nsw i64 %19, %13
  %49 = and i64 %48, 3
  %50 = and i64 %48, 1
  %51 = getelementptr i64, ptr %7, i64 %49
  %52 = icmp slt i64 %8, 1
  br i1 %52, label %83, label %53

53:                                               ; preds = %35
  %54 = icmp eq i64 %50, 0
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i64 [ 0, %53 ], [ %57, %55 ]
  %57 = add nuw nsw i64 %56, 1
  %58 = mul i64 %56, %9
  %59 = getelementptr i64, ptr %51, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %60)
  %62 = getelementptr i64, ptr %7, i64 %58
  store ptr null, ptr %36, align 8
  %63 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %36, ptr nonnull %37, i64 %2, ptr %3, ptr %4, i64 %9, i64 %6, ptr %62, i64 %9, i64 %11, i64 %12, i64 %61, i64 %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %38, i8 0, i64 56, i1 false)
  %64 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %38, ptr nonnull %45, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, i64 %13, i64 %12, i64 %61)
  %65 = load i64, ptr %38, align 8
  %66 = load i64, ptr %39, align 8
  %67 = load i64, ptr %40, align 8
  %68 = load i64, ptr %41, align 8
  %69 = load i64, ptr %42, align 8
  %70 = load i64, ptr %43, align 8
  %71 = load i64, ptr %44, align 8
  %72 = getelementptr i64, ptr %25, i64 %56
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %71, 1
  %75 = sub i64 %74, %73
  %76 = select i1 %54, i64 %73, i64 %75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  %77 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %46, ptr nonnull %47, i64 %2, i64 %12, i64 %65, i64 %66, i64 %67, i64 %68, i64 %69, i64 %70, i64 %71, i64 %76, i64 -1)
  %78 = load i64, ptr %46, align 8
  %79 = icmp ne i64 %78, %50
  %80 = getelementptr i8, ptr %32, i64 %56
  %81 = zext i1 %79 to i8
  store i8 %81, ptr %80, align 1
  %82 = icmp eq i64 %57, %8
  br i1 %82, label %83, label %55

83:                                               ; preds = %55, %35
  store ptr null, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_batch_kernels_value_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29) {
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  %33 = alloca [7 x i64], align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %40 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %33, i8 0, i64 56, i1 false)
  store ptr null, ptr %40, align 8
  %41 = alloca i64, align 8
  store i64 0, ptr %41, align 8
  %42 = alloca ptr, align 8
  store ptr null, ptr %42, align 8
  %43 = alloca i64, align 8
  store i64 0, ptr %43, align 8
  %44 = alloca ptr, align 8
  store ptr null, ptr %44, align 8
  %45 = alloca [2 x i64], align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store ptr null, ptr %47, align 8
  %48 = alloca [2 x i64], align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store ptr null, ptr %50, align 8
  %51 = alloca [2 x i64], align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store ptr null, ptr %53, align 8
  %54 = alloca ptr, align 8
  store ptr null, ptr %54, align 8
  %55 = alloca ptr, align 8
  store ptr null, ptr %55, align 8
  %56 = add nsw i64 %19, %13
  %57 = and i64 %56, 3
  %58 = and i64 %56, 1
  %59 = getelementptr i64, ptr %7, i64 %57
  %60 = icmp slt i64 %8, 1
  br i1 %60, label %92, label %61

61:                                               ; preds = %30
  %62 = icmp sgt i64 %27, 0
  %63 = shl nuw nsw i64 %57, 3
  %64 = add i64 %63, %2
  %65 = inttoptr i64 %64 to ptr
  %66 = inttoptr i64 %2 to ptr
  %67 = add i64 %2, 8
  %68 = inttoptr i64 %67 to ptr
  %69 = add i64 %2, 16
  %70 = inttoptr i64 %69 to ptr
  %71 = add i64 %2, 24
  %72 = inttoptr i64 %71 to ptr
  %73 = icmp eq i64 %58, 0
  %74 = add i64 %2, 23680
  %75 = add i64 %2, 23552
  br label %78

76:                                               ; preds = %189, %143, %140
  %77 = icmp eq i64 %81, %8
  br i1 %77, label %92, label %78

78:                                               ; preds = %76, %61
  %79 = phi i64 [ 0, %61 ], [ %133, %76 ]
  %80 = phi i64 [ 0, %61 ], [ %81, %76 ]
  %81 = add nuw nsw i64 %80, 1
  %82 = mul i64 %80, %27
  br i1 %62, label %83, label %93, !prof !1

83:                                               ; preds = %78
  %84 = getelementptr i8, ptr %25, i64 %82
  call void @llvm.memset.p0.i64(ptr align 1 %84, i8 -1, i64 %27, i1 false)
  br label %93

85:                                               ; preds = %93, %85
  %86 = phi i64 [ %87, %85 ], [ 0, %93 ]
  %87 = add nuw nsw i64 %86, 1
  %88 = shl i64 %86, 3
  %89 = add i64 %74, %88
  %90 = inttoptr i64 %89 to ptr
  store i64 0, ptr %90, align 8
  %91 = icmp eq i64 %137, %87
  br i1 %91, label %140, label %85

92:                                               ; preds = %76, %30
  store ptr null, ptr %0, align 8
  ret i32 0

93:                                               ; preds = %83, %78
  %94 = mul i64 %80, %9
  %95 = getelementptr i64, ptr %59, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %96)
  %98 = getelementptr i64, ptr %7, i64 %94
  store ptr null, ptr %31, align 8
  %99 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %31, ptr nonnull %32, i64 %2, ptr %3, ptr %4, i64 %9, i64 %6, ptr %98, i64 %9, i64 %11, i64 %12, i64 %97, i64 %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %33, i8 0, i64 56, i1 false)
  %100 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %33, ptr nonnull %40, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, i64 %13, i64 %12, i64 %97)
  %101 = load i64, ptr %33, align 8
  %102 = load i64, ptr %34, align 8
  %103 = load i64, ptr %35, align 8
  %104 = load i64, ptr %36, align 8
  %105 = load i64, ptr %37, align 8
  %106 = load i64, ptr %38, align 8
  %107 = load i64, ptr %39, align 8
  %108 = load i64, ptr %65, align 8
  %109 = load i64, ptr %66, align 8
  %110 = load i64, ptr %68, align 8
  %111 = load i64, ptr %70, align 8
  %112 = load i64, ptr %72, align 8
  %113 = or i64 %109, %110
  %114 = or i64 %113, %111
  %115 = or i64 %114, %112
  %116 = or i64 %115, %103
  store i64 0, ptr %41, align 8
  %117 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %41, ptr nonnull %42, i64 %2, i64 %12, i64 %101, i64 %107)
  %118 = load i64, ptr %41, align 8
  %119 = add nsw i64 %118, %79
  %120 = add nsw i64 %119, 10
  %121 = sdiv i64 %120, 20
  %122 = srem i64 %120, 20
  %123 = ashr i64 %122, 63
  %124 = add nsw i64 %123, %121
  store i64 0, ptr %43, align 8
  %125 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %43, ptr nonnull %44, i64 %2, i64 %12, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %124)
  %126 = load i64, ptr %43, align 8
  %127 = mul nsw i64 %126, 20
  %128 = sub nsw i64 %127, %119
  %129 = sdiv i64 %128, 3
  %130 = srem i64 %128, 3
  %131 = ashr i64 %130, 63
  %132 = add i64 %129, %79
  %133 = add i64 %132, %131
  %134 = sub nsw i64 %107, %126
  %135 = select i1 %73, i64 %126, i64 %134
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  %136 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__order_root(ptr nonnull %45, ptr nonnull %47, i64 %2, i64 2944, i64 %12, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %116)
  %137 = load i64, ptr %45, align 8
  %138 = load i64, ptr %46, align 8
  %139 = icmp sgt i64 %137, 0
  br i1 %139, label %85, label %140

140:                                              ; preds = %93, %85
  %141 = call i64 @llvm.smax.i64(i64 %135, i64 -1)
  %142 = icmp ult i64 %141, 9223372036854775807
  br i1 %142, label %143, label %76

143:                                              ; preds = %140
  %144 = add nuw i64 %141, 1
  %145 = add i64 %107, 1
  %146 = icmp slt i64 %137, 1
  %147 = getelementptr i8, ptr %25, i64 %82
  %148 = xor i64 %108, -1
  %149 = and i64 %116, %148
  br i1 %146, label %76, label %150

150:                                              ; preds = %189, %143
  %151 = phi i64 [ %190, %189 ], [ %144, %143 ]
  %152 = phi i64 [ %191, %189 ], [ %135, %143 ]
  %153 = sub i64 %145, %152
  %154 = select i1 %73, i64 %152, i64 %153
  br label %155

155:                                              ; preds = %187, %150
  %156 = phi i64 [ 0, %150 ], [ %157, %187 ]
  %157 = add nuw nsw i64 %156, 1
  %158 = shl i64 %156, 3
  %159 = add i64 %75, %158
  %160 = inttoptr i64 %159 to ptr
  %161 = load i64, ptr %160, align 8
  %162 = ashr i64 %161, 4
  %163 = mul nsw i64 %162, 13
  %164 = and i64 %161, 15
  %165 = add nsw i64 %163, %164
  %166 = icmp slt i64 %165, 0
  %167 = select i1 %166, i64 %27, i64 0
  %168 = getelementptr i8, ptr %147, i64 %165
  %169 = getelementptr i8, ptr %168, i64 %167
  %170 = load i8, ptr %169, align 1
  %171 = icmp sgt i8 %170, -1
  br i1 %171, label %187, label %172

172:                                              ; preds = %155
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  %173 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %48, ptr nonnull %50, i64 %2, i64 %12, i64 %101, i64 %102, i64 %103, i64 %104, i64 %105, i64 %106, i64 %107, i64 %154, i64 %161)
  %174 = load i64, ptr %48, align 8
  %175 = load i64, ptr %49, align 8
  %176 = add i64 %74, %158
  %177 = inttoptr i64 %176 to ptr
  %178 = icmp eq i64 %174, %58
  br i1 %178, label %186, label %179

179:                                              ; preds = %172
  %180 = load i64, ptr %177, align 8
  %181 = or i64 %180, %175
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  %182 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %51, ptr nonnull %53, i64 %161, i64 %181, i64 %108, i64 %149)
  %183 = load i64, ptr %52, align 8
  %184 = and i64 %183, %138
  store ptr null, ptr %54, align 8
  %185 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__write(ptr nonnull %54, ptr nonnull %55, ptr %21, ptr %22, i64 %27, i64 %24, ptr %147, i64 %27, i64 %29, i64 %184, i64 %152)
  br label %186

186:                                              ; preds = %179, %172
  store i64 %175, ptr %177, align 8
  br label %187

187:                                              ; preds = %186, %155
  %188 = icmp eq i64 %137, %157
  br i1 %188, label %189, label %155

189:                                              ; preds = %187
  %190 = add nsw i64 %151, -1
  %191 = add i64 %152, -1
  %192 = icmp sgt i64 %151, 1
  br i1 %192, label %150, label %76
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

declare i32 @kernel.declarer_ddsolver_search_turns_failed(ptr, ptr, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_search_batch_kernels_reach_cards(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, ptr %25, i64 %26, i64 %27, i64 %28, ptr %29, ptr %30, i64 %31, i64 %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37) {
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = alloca ptr, align 8
  store ptr null, ptr %40, align 8
  %41 = alloca [7 x i64], align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %48 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %41, i8 0, i64 56, i1 false)
  store ptr null, ptr %48, align 8
  %49 = alloca i64, align 8
  store i64 0, ptr %49, align 8
  %50 = alloca ptr, align 8
  store ptr null, ptr %50, align 8
  %51 = alloca i64, align 8
  store i64 0, ptr %51, align 8
  %52 = alloca ptr, align 8
  store ptr null, ptr %52, align 8
  %53 = alloca [2 x i64], align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  store ptr null, ptr %55, align 8
  %56 = alloca [2 x i64], align 8
  %57 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store ptr null, ptr %57, align 8
  %58 = alloca ptr, align 8
  store ptr null, ptr %58, align 8
  %59 = alloca ptr, align 8
  store ptr null, ptr %59, align 8
  %60 = alloca [2 x i64], align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store ptr null, ptr %62, align 8
  %63 = alloca [2 x i64], align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %63, i8 0, i64 16, i1 false)
  store ptr null, ptr %65, align 8
  %66 = alloca ptr, align 8
  store ptr null, ptr %66, align 8
  %67 = alloca ptr, align 8
  store ptr null, ptr %67, align 8
  %68 = add nsw i64 %19, %13
  %69 = and i64 %68, 3
  %70 = and i64 %68, 1
  %71 = getelementptr i64, ptr %7, i64 %69
  %72 = icmp slt i64 %8, 1
  br i1 %72, label %147, label %73

73:                                               ; preds = %38
  %74 = icmp sgt i64 %35, 0
  %75 = shl nuw nsw i64 %69, 3
  %76 = add i64 %75, %2
  %77 = inttoptr i64 %76 to ptr
  %78 = inttoptr i64 %2 to ptr
  %79 = add i64 %2, 8
  %80 = inttoptr i64 %79 to ptr
  %81 = add i64 %2, 16
  %82 = inttoptr i64 %81 to ptr
  %83 = add i64 %2, 24
  %84 = inttoptr i64 %83 to ptr
  %85 = icmp eq i64 %70, 0
  %86 = icmp sgt i64 %28, -1
  %87 = add i64 %2, 23552
  br label %88

88:                                               ; preds = %145, %73
  %89 = phi i64 [ 0, %73 ], [ %104, %145 ]
  %90 = phi i64 [ 0, %73 ], [ %91, %145 ]
  %91 = add nuw nsw i64 %90, 1
  %92 = mul i64 %90, %35
  br i1 %74, label %93, label %148, !prof !1

93:                                               ; preds = %88
  %94 = getelementptr i8, ptr %33, i64 %92
  call void @llvm.memset.p0.i64(ptr align 1 %94, i8 -1, i64 %35, i1 false)
  br label %148

95:                                               ; preds = %175
  %96 = sub nsw i64 %162, %185
  br label %98

97:                                               ; preds = %148
  br i1 %85, label %103, label %98

98:                                               ; preds = %97, %95
  %99 = phi i64 [ %96, %95 ], [ %173, %97 ]
  %100 = phi i64 [ %192, %95 ], [ %89, %97 ]
  %101 = add i64 %162, 1
  %102 = sub i64 %101, %99
  br label %103

103:                                              ; preds = %175, %98, %97
  %104 = phi i64 [ %100, %98 ], [ %89, %97 ], [ %192, %175 ]
  %105 = phi i64 [ %102, %98 ], [ %173, %97 ], [ %185, %175 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  %106 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__order_root(ptr nonnull %53, ptr nonnull %55, i64 %2, i64 2944, i64 %12, i64 %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %171)
  %107 = load i64, ptr %53, align 8
  %108 = load i64, ptr %54, align 8
  br i1 %86, label %109, label %193

109:                                              ; preds = %103
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  %110 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %56, ptr nonnull %57, i64 %2, i64 %12, i64 %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %105, i64 %28)
  %111 = load i64, ptr %56, align 8
  %112 = icmp eq i64 %111, %70
  br i1 %112, label %113, label %193

113:                                              ; preds = %109
  %114 = getelementptr i8, ptr %33, i64 %92
  store ptr null, ptr %58, align 8
  %115 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__write(ptr nonnull %58, ptr nonnull %59, ptr %29, ptr %30, i64 %35, i64 %32, ptr %114, i64 %35, i64 %37, i64 %108, i64 0)
  br label %145

116:                                              ; preds = %195, %143
  %117 = phi i64 [ 0, %195 ], [ %118, %143 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = shl i64 %117, 3
  %120 = add i64 %87, %119
  %121 = inttoptr i64 %120 to ptr
  %122 = load i64, ptr %121, align 8
  %123 = ashr i64 %122, 4
  %124 = mul nsw i64 %123, 13
  %125 = and i64 %122, 15
  %126 = add nsw i64 %124, %125
  %127 = icmp slt i64 %126, 0
  %128 = select i1 %127, i64 %35, i64 0
  %129 = getelementptr i8, ptr %196, i64 %126
  %130 = getelementptr i8, ptr %129, i64 %128
  %131 = load i8, ptr %130, align 1
  %132 = icmp sgt i8 %131, -1
  br i1 %132, label %143, label %133

133:                                              ; preds = %116
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  %134 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %60, ptr nonnull %62, i64 %2, i64 %12, i64 %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %105, i64 %122)
  %135 = load i64, ptr %60, align 8
  %136 = load i64, ptr %61, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %63, i8 0, i64 16, i1 false)
  %137 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %63, ptr nonnull %65, i64 %122, i64 %136, i64 %163, i64 %198)
  %138 = load i64, ptr %64, align 8
  %139 = and i64 %138, %108
  %140 = icmp ne i64 %135, %70
  %141 = zext i1 %140 to i64
  store ptr null, ptr %66, align 8
  %142 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__write(ptr nonnull %66, ptr nonnull %67, ptr %29, ptr %30, i64 %35, i64 %32, ptr %196, i64 %35, i64 %37, i64 %139, i64 %141)
  br label %143

143:                                              ; preds = %133, %116
  %144 = icmp eq i64 %107, %118
  br i1 %144, label %145, label %116

145:                                              ; preds = %193, %143, %113
  %146 = icmp eq i64 %91, %8
  br i1 %146, label %147, label %88

147:                                              ; preds = %145, %38
  store ptr null, ptr %0, align 8
  ret i32 0

148:                                              ; preds = %93, %88
  %149 = mul i64 %90, %9
  %150 = getelementptr i64, ptr %71, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %151)
  %153 = getelementptr i64, ptr %7, i64 %149
  store ptr null, ptr %39, align 8
  %154 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %39, ptr nonnull %40, i64 %2, ptr %3, ptr %4, i64 %9, i64 %6, ptr %153, i64 %9, i64 %11, i64 %12, i64 %152, i64 %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %41, i8 0, i64 56, i1 false)
  %155 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %41, ptr nonnull %48, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i64 %20, i64 %13, i64 %12, i64 %152)
  %156 = load i64, ptr %41, align 8
  %157 = load i64, ptr %42, align 8
  %158 = load i64, ptr %43, align 8
  %159 = load i64, ptr %44, align 8
  %160 = load i64, ptr %45, align 8
  %161 = load i64, ptr %46, align 8
  %162 = load i64, ptr %47, align 8
  %163 = load i64, ptr %77, align 8
  %164 = load i64, ptr %78, align 8
  %165 = load i64, ptr %80, align 8
  %166 = load i64, ptr %82, align 8
  %167 = load i64, ptr %84, align 8
  %168 = or i64 %164, %165
  %169 = or i64 %168, %166
  %170 = or i64 %169, %167
  %171 = or i64 %170, %158
  %172 = getelementptr i64, ptr %25, i64 %90
  %173 = load i64, ptr %172, align 8
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %175, label %97

175:                                              ; preds = %148
  store i64 0, ptr %49, align 8
  %176 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %49, ptr nonnull %50, i64 %2, i64 %12, i64 %156, i64 %162)
  %177 = load i64, ptr %49, align 8
  %178 = add nsw i64 %177, %89
  %179 = add nsw i64 %178, 10
  %180 = sdiv i64 %179, 20
  %181 = srem i64 %179, 20
  %182 = ashr i64 %181, 63
  %183 = add nsw i64 %182, %180
  store i64 0, ptr %51, align 8
  %184 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %51, ptr nonnull %52, i64 %2, i64 %12, i64 %156, i64 %157, i64 %158, i64 %159, i64 %160, i64 %161, i64 %162, i64 %183)
  %185 = load i64, ptr %51, align 8
  %186 = mul nsw i64 %185, 20
  %187 = sub nsw i64 %186, %178
  %188 = sdiv i64 %187, 3
  %189 = srem i64 %187, 3
  %190 = ashr i64 %189, 63
  %191 = add i64 %188, %89
  %192 = add i64 %191, %190
  br i1 %85, label %103, label %95

193:                                              ; preds = %109, %103
  %194 = icmp slt i64 %107, 1
  br i1 %194, label %145, label %195

195:                                              ; preds = %193
  %196 = getelementptr i8, ptr %33, i64 %92
  %197 = xor i64 %163, -1
  %198 = and i64 %171, %197
  br label %116
}

define i32 @kernel.declarer_ddsolver_search_batch_kernels_card_reaching(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16, i64 %17, i64 %18, i64 %19) {
  %21 = alloca [7 x i64], align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = alloca [2 x i64], align 8
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  %33 = alloca [2 x i64], align 8
  %34 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  store ptr null, ptr %34, align 8
  %35 = add nsw i64 %17, %11
  %36 = and i64 %35, 1
  %37 = and i64 %35, 3
  %38 = getelementptr i64, ptr %7, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %39)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %21, i8 0, i64 56, i1 false)
  %41 = call i32 @kernel.declarer_ddsolver_search_trick_state_read_trick(ptr nonnull %21, ptr nonnull %28, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16, i64 %17, i64 %18, i64 %11, i64 %10, i64 %40)
  %42 = load i64, ptr %21, align 8
  %43 = load i64, ptr %22, align 8
  %44 = load i64, ptr %23, align 8
  %45 = load i64, ptr %24, align 8
  %46 = load i64, ptr %25, align 8
  %47 = load i64, ptr %26, align 8
  %48 = load i64, ptr %27, align 8
  store ptr null, ptr %29, align 8
  %49 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %29, ptr nonnull %30, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %40, i64 1)
  %50 = inttoptr i64 %2 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %2, 8
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %2, 16
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %2, 24
  %59 = inttoptr i64 %58 to ptr
  %60 = load i64, ptr %59, align 8
  %61 = or i64 %51, %54
  %62 = or i64 %61, %57
  %63 = or i64 %62, %60
  %64 = or i64 %63, %44
  %65 = icmp eq i64 %36, 0
  %66 = sub i64 %40, %19
  %67 = add i64 %66, 1
  %68 = select i1 %65, i64 %19, i64 %67
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  %69 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__order_root(ptr nonnull %31, ptr nonnull %32, i64 %2, i64 2944, i64 %10, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %64)
  %70 = load i64, ptr %31, align 8
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = add i64 %2, 23552
  br label %73

73:                                               ; preds = %76, %20
  %74 = phi i64 [ %77, %76 ], [ 0, %20 ]
  %75 = icmp eq i64 %74, %71
  br i1 %75, label %85, label %76

76:                                               ; preds = %73
  %77 = add nuw i64 %74, 1
  %78 = shl i64 %74, 3
  %79 = add i64 %72, %78
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %82 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %33, ptr nonnull %34, i64 %2, i64 %10, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %68, i64 %81)
  %83 = load i64, ptr %33, align 8
  %84 = icmp eq i64 %83, %36
  br i1 %84, label %73, label %85

85:                                               ; preds = %76, %73
  %86 = phi i64 [ %81, %76 ], [ -1, %73 ]
  store i64 %86, ptr %0, align 8
  ret i32 0
}

define i32 @kernel.declarer_ddsolver_search_batch_kernels_value_table(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16, i64 %17, i64 %18, i64 %19, i64 %20) {
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca [7 x i64], align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %33 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %26, i8 0, i64 56, i1 false)
  store ptr null, ptr %33, align 8
  %34 = alloca i64, align 8
  store i64 0, ptr %34, align 8
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  br label %36

36:                                               ; preds = %155, %21
  %37 = phi i64 [ 0, %21 ], [ %38, %155 ]
  %38 = add nuw nsw i64 %37, 1
  %39 = shl nsw i64 %37, 2
  %40 = ashr i64 %11, %39
  %41 = and i64 %40, 15
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %158, label %43

43:                                               ; preds = %36
  store ptr null, ptr %22, align 8
  %44 = call i32 @kernel.declarer_ddsolver_search_root_search_take_up(ptr nonnull %22, ptr nonnull %23, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %37, i64 %10, i64 1)
  br label %158

45:                                               ; preds = %158
  store i64 0, ptr %24, align 8
  %46 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %24, ptr nonnull %25, i64 %2, i64 %37, i64 0, i64 %10)
  %47 = load i64, ptr %24, align 8
  %48 = add nsw i64 %47, 10
  %49 = srem i64 %48, 20
  %50 = ashr i64 %49, 63
  %51 = sdiv i64 %48, 20
  %52 = add nsw i64 %50, %51
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %26, i8 0, i64 56, i1 false)
  %53 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %26, ptr nonnull %33, i64 0, i64 %10)
  %54 = load i64, ptr %26, align 8
  %55 = load i64, ptr %27, align 8
  %56 = load i64, ptr %28, align 8
  %57 = load i64, ptr %29, align 8
  %58 = load i64, ptr %30, align 8
  %59 = load i64, ptr %31, align 8
  %60 = load i64, ptr %32, align 8
  store i64 0, ptr %34, align 8
  %61 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %34, ptr nonnull %35, i64 %2, i64 %37, i64 %54, i64 %55, i64 %56, i64 %57, i64 %58, i64 %59, i64 %60, i64 %52)
  %62 = load i64, ptr %34, align 8
  %63 = trunc i64 %62 to i8
  store i8 %63, ptr %160, align 1
  %64 = and i64 %40, 4
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %93, label %69

66:                                               ; preds = %158
  %67 = and i64 %40, 4
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %97, label %71

69:                                               ; preds = %45
  %70 = icmp slt i64 %62, 0
  br i1 %70, label %71, label %79

71:                                               ; preds = %69, %66
  store i64 0, ptr %24, align 8
  %72 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %24, ptr nonnull %25, i64 %2, i64 %37, i64 2, i64 %10)
  %73 = load i64, ptr %24, align 8
  %74 = add nsw i64 %73, 10
  %75 = sdiv i64 %74, 20
  %76 = srem i64 %74, 20
  %77 = ashr i64 %76, 63
  %78 = add nsw i64 %77, %75
  br label %79

79:                                               ; preds = %71, %69
  %80 = phi i64 [ %62, %69 ], [ %78, %71 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %26, i8 0, i64 56, i1 false)
  %81 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %26, ptr nonnull %33, i64 2, i64 %10)
  %82 = load i64, ptr %26, align 8
  %83 = load i64, ptr %27, align 8
  %84 = load i64, ptr %28, align 8
  %85 = load i64, ptr %29, align 8
  %86 = load i64, ptr %30, align 8
  %87 = load i64, ptr %31, align 8
  %88 = load i64, ptr %32, align 8
  store i64 0, ptr %34, align 8
  %89 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %34, ptr nonnull %35, i64 %2, i64 %37, i64 %82, i64 %83, i64 %84, i64 %85, i64 %86, i64 %87, i64 %88, i64 %80)
  %90 = load i64, ptr %34, align 8
  %91 = getelementptr i8, ptr %160, i64 2
  %92 = trunc i64 %90 to i8
  store i8 %92, ptr %91, align 1
  br label %93

93:                                               ; preds = %79, %45
  %94 = phi i64 [ %90, %79 ], [ %62, %45 ]
  %95 = and i64 %40, 2
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %124, label %100

97:                                               ; preds = %66
  %98 = and i64 %40, 2
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %128, label %102

100:                                              ; preds = %93
  %101 = icmp slt i64 %94, 0
  br i1 %101, label %102, label %110

102:                                              ; preds = %100, %97
  store i64 0, ptr %24, align 8
  %103 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %24, ptr nonnull %25, i64 %2, i64 %37, i64 1, i64 %10)
  %104 = load i64, ptr %24, align 8
  %105 = add nsw i64 %104, 10
  %106 = sdiv i64 %105, 20
  %107 = srem i64 %105, 20
  %108 = ashr i64 %107, 63
  %109 = add nsw i64 %108, %106
  br label %110

110:                                              ; preds = %102, %100
  %111 = phi i64 [ %94, %100 ], [ %109, %102 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %26, i8 0, i64 56, i1 false)
  %112 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %26, ptr nonnull %33, i64 1, i64 %10)
  %113 = load i64, ptr %26, align 8
  %114 = load i64, ptr %27, align 8
  %115 = load i64, ptr %28, align 8
  %116 = load i64, ptr %29, align 8
  %117 = load i64, ptr %30, align 8
  %118 = load i64, ptr %31, align 8
  %119 = load i64, ptr %32, align 8
  store i64 0, ptr %34, align 8
  %120 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %34, ptr nonnull %35, i64 %2, i64 %37, i64 %113, i64 %114, i64 %115, i64 %116, i64 %117, i64 %118, i64 %119, i64 %111)
  %121 = load i64, ptr %34, align 8
  %122 = getelementptr i8, ptr %160, i64 1
  %123 = trunc i64 %121 to i8
  store i8 %123, ptr %122, align 1
  br label %124

124:                                              ; preds = %110, %93
  %125 = phi i64 [ %121, %110 ], [ %94, %93 ]
  %126 = and i64 %40, 8
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %155, label %131

128:                                              ; preds = %97
  %129 = and i64 %40, 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %155, label %133

131:                                              ; preds = %124
  %132 = icmp slt i64 %125, 0
  br i1 %132, label %133, label %141

133:                                              ; preds = %131, %128
  store i64 0, ptr %24, align 8
  %134 = call i32 @kernel.declarer_ddsolver_search_root_search_guess_ns_tricks(ptr nonnull %24, ptr nonnull %25, i64 %2, i64 %37, i64 3, i64 %10)
  %135 = load i64, ptr %24, align 8
  %136 = add nsw i64 %135, 10
  %137 = sdiv i64 %136, 20
  %138 = srem i64 %136, 20
  %139 = ashr i64 %138, 63
  %140 = add nsw i64 %139, %137
  br label %141

141:                                              ; preds = %133, %131
  %142 = phi i64 [ %125, %131 ], [ %140, %133 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %26, i8 0, i64 56, i1 false)
  %143 = call i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr nonnull %26, ptr nonnull %33, i64 3, i64 %10)
  %144 = load i64, ptr %26, align 8
  %145 = load i64, ptr %27, align 8
  %146 = load i64, ptr %28, align 8
  %147 = load i64, ptr %29, align 8
  %148 = load i64, ptr %30, align 8
  %149 = load i64, ptr %31, align 8
  %150 = load i64, ptr %32, align 8
  store i64 0, ptr %34, align 8
  %151 = call i32 @kernel.declarer_ddsolver_search_root_search_ns_tricks(ptr nonnull %34, ptr nonnull %35, i64 %2, i64 %37, i64 %144, i64 %145, i64 %146, i64 %147, i64 %148, i64 %149, i64 %150, i64 %142)
  %152 = load i64, ptr %34, align 8
  %153 = getelementptr i8, ptr %160, i64 3
  %154 = trunc i64 %152 to i8
  store i8 %154, ptr %153, align 1
  br label %155

155:                                              ; preds = %141, %128, %124
  %156 = icmp eq i64 %38, 5
  br i1 %156, label %157, label %36

157:                                              ; preds = %155
  store ptr null, ptr %0, align 8
  ret i32 0

158:                                              ; preds = %43, %36
  %159 = mul i64 %37, %18
  %160 = getelementptr i8, ptr %16, i64 %159
  %161 = and i64 %40, 1
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %66, label %45
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_new_trick(ptr, ptr, i64, i64)

define void @declarer_ddsolver_search_batch_kernels_prepare_arena(i64 %0, i64 %1) {
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_prepare_arena(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  ret void
}

define void @declarer_ddsolver_search_batch_kernels__write(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__write(ptr nonnull %5, ptr nonnull %6, ptr null, ptr null, i64 %1, i64 1, ptr %0, i64 %1, i64 1, i64 %2, i64 %3)
  ret void
}

define void @declarer_ddsolver_search_batch_kernels__order_root(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = alloca [2 x i64], align 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %14, align 8
  store i64 0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = call i32 @kernel.declarer_ddsolver_search_batch_kernels__order_root(ptr nonnull %13, ptr nonnull %16, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11)
  %18 = load i64, ptr %13, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = load i64, ptr %19, align 8
  store i64 %18, ptr %0, align 8
  %21 = getelementptr i8, ptr %0, i64 8
  store i64 %20, ptr %21, align 8
  ret void
}

define void @declarer_ddsolver_search_batch_kernels_value_layouts(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = shl i64 %3, 3
  %12 = mul nsw i64 %2, %3
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_value_layouts(ptr nonnull %13, ptr nonnull %14, i64 %0, ptr null, ptr null, i64 %12, i64 8, ptr %1, i64 %2, i64 %3, i64 %11, i64 8, i64 %4, i64 %5, ptr null, ptr null, i64 %7, i64 8, ptr %6, i64 %7, i64 8, ptr null, ptr null, i64 %9, i64 1, ptr %8, i64 %9, i64 1)
  ret void
}

define void @declarer_ddsolver_search_batch_kernels_reach_layouts(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = shl i64 %3, 3
  %14 = mul nsw i64 %2, %3
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_reach_layouts(ptr nonnull %15, ptr nonnull %16, i64 %0, ptr null, ptr null, i64 %14, i64 8, ptr %1, i64 %2, i64 %3, i64 %13, i64 8, i64 %4, i64 %5, ptr null, ptr null, i64 %7, i64 8, ptr %6, i64 %7, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, ptr null, ptr null, i64 %11, i64 1, ptr %10, i64 %11, i64 1)
  ret void
}

define void @declarer_ddsolver_search_batch_kernels_value_cards(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, i64 %10) {
  %12 = shl i64 %3, 3
  %13 = mul nsw i64 %2, %3
  %14 = mul nsw i64 %9, %10
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_value_cards(ptr nonnull %15, ptr nonnull %16, i64 %0, ptr null, ptr null, i64 %13, i64 8, ptr %1, i64 %2, i64 %3, i64 %12, i64 8, i64 %4, i64 %5, ptr null, ptr null, i64 %7, i64 8, ptr %6, i64 %7, i64 8, ptr null, ptr null, i64 %14, i64 1, ptr %8, i64 %9, i64 %10, i64 %10, i64 1)
  ret void
}

define void @declarer_ddsolver_search_batch_kernels_reach_cards(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, i64 %10, ptr %11, i64 %12, i64 %13) {
  %15 = shl i64 %3, 3
  %16 = mul nsw i64 %2, %3
  %17 = mul nsw i64 %12, %13
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_reach_cards(ptr nonnull %18, ptr nonnull %19, i64 %0, ptr null, ptr null, i64 %16, i64 8, ptr %1, i64 %2, i64 %3, i64 %15, i64 8, i64 %4, i64 %5, ptr null, ptr null, i64 %7, i64 8, ptr %6, i64 %7, i64 8, ptr null, ptr null, i64 %9, i64 8, ptr %8, i64 %9, i64 8, i64 %10, ptr null, ptr null, i64 %17, i64 1, ptr %11, i64 %12, i64 %13, i64 %13, i64 1)
  ret void
}

define i64 @declarer_ddsolver_search_batch_kernels_card_reaching(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_card_reaching(ptr nonnull %9, ptr nonnull %10, i64 %0, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, i64 %3, i64 %4, ptr null, ptr null, i64 %6, i64 8, ptr %5, i64 %6, i64 8, i64 %7)
  %12 = load i64, ptr %9, align 8
  ret i64 %12
}

define void @declarer_ddsolver_search_batch_kernels_value_table(i64 %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7) {
  %9 = mul nsw i64 %6, %7
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = call i32 @kernel.declarer_ddsolver_search_batch_kernels_value_table(ptr nonnull %10, ptr nonnull %11, i64 %0, ptr null, ptr null, i64 %2, i64 8, ptr %1, i64 %2, i64 8, i64 %3, i64 %4, ptr null, ptr null, i64 %9, i64 1, ptr %5, i64 %6, i64 %7, i64 %7, i64 1)
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = !{!"branch_weights", i32 127, i32 1}
