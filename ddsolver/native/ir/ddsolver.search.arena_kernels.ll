source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.array.data = internal constant [2736 x i8] c"\10\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\BA\FF\FF\FF\FF\FF\FF\FF\0E\00\00\00\00\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\1C\00\00\00\00\00\00\00\19\00\00\00\00\00\00\00\13\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\F4\FF\FF\FF\FF\FF\FF\FF\0E\00\00\00\00\00\00\00\E8\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\F9\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\D6\FF\FF\FF\FF\FF\FF\FF\D3\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\F3\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00)\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\E7\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\10\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\11\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00#\00\00\00\00\00\00\00\1C\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\14\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\12\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\F5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\DD\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\B2\FF\FF\FF\FF\FF\FF\FF\AC\FF\FF\FF\FF\FF\FF\FF\15\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\06\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F4\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\1A\00\00\00\00\00\00\00\1C\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\F3\FF\FF\FF\FF\FF\FF\FF\0A\00\00\00\00\00\00\00!\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00!\00\00\00\00\00\00\00\0E\00\00\00\00\00\00\00\0C\00\00\00\00\00\00\00\A2\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\ED\FF\FF\FF\FF\FF\FF\FF\DB\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\E8\FF\FF\FF\FF\FF\FF\FF\EA\FF\FF\FF\FF\FF\FF\FF\E6\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\D4\FF\FF\FF\FF\FF\FF\FF\B1\FF\FF\FF\FF\FF\FF\FF\F3\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\F3\FF\FF\FF\FF\FF\FF\FF\09\00\00\00\00\00\00\00\11\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\0C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF$\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A1\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\FB\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\14\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\0F\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\13\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\0F\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\EF\FF\FF\FF\FF\FF\FF\FF\FA\FF\FF\FF\FF\FF\FF\FF\0B\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\14\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\F9\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\11\00\00\00\00\00\00\00\E9\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FA\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\15\00\00\00\00\00\00\00&\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\07\00\00\00\00\00\00\00\EA\FF\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\E8\FF\FF\FF\FF\FF\FF\FF\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\09\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\1D\00\00\00\00\00\00\00\F2\FF\FF\FF\FF\FF\FF\FF-\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\10\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\F2\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\F9\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\00\00\00\00\F6\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00%\00\00\00\00\00\00\00\1F\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\EB\FF\FF\FF\FF\FF\FF\FF\0D\00\00\00\00\00\00\00\E5\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\EC\FF\FF\FF\FF\FF\FF\FF\17\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\FB\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\DB\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1F\01\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\06\00\00\00\00\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\E3\FF\FF\FF\FF\FF\FF\FF\F1\FF\FF\FF\FF\FF\FF\FF\FB\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\EF\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", align 8

define range(i32 -1, -2) i32 @kernel.declarer_ddsolver_search_arena_kernels_prepare_arena(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3) {
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

define void @declarer_ddsolver_search_arena_kernels_prepare_arena(i64 %0, i64 %1) {
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_search_arena_kernels_prepare_arena(ptr nonnull %3, ptr nonnull %4, i64 %0, i64 %1)
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
