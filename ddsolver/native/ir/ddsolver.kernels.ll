source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22) {
  %24 = alloca [2 x i64], align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = ptrtoint ptr %6 to i64
  store i64 %9, ptr %6, align 8
  %27 = add i64 %26, 8
  %28 = inttoptr i64 %27 to ptr
  store i64 %10, ptr %28, align 8
  %29 = add i64 %26, 16
  %30 = inttoptr i64 %29 to ptr
  store i64 %11, ptr %30, align 8
  %31 = add i64 %26, 24
  %32 = inttoptr i64 %31 to ptr
  store i64 %12, ptr %32, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %33 = call i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr nonnull %24, ptr nonnull %25, i64 %26, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22)
  %34 = load i64, ptr %24, align 8
  store i64 %34, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @kernel.declarer_ddsolver_search_root_search_reaches(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8) {
  %10 = getelementptr i8, ptr %6, i64 128
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %0, align 8
  ret i32 0
}

define i64 @declarer_ddsolver_kernels_ns_reaches(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15) {
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = call i32 @kernel.declarer_ddsolver_kernels_ns_reaches(ptr nonnull %17, ptr nonnull %18, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15)
  %20 = load i64, ptr %17, align 8
  ret i64 %20
}

define i64 @declarer_ddsolver_kernels_nodes_searched(ptr %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @kernel.declarer_ddsolver_kernels_nodes_searched(ptr nonnull %3, ptr nonnull %4, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8)
  %6 = load i64, ptr %3, align 8
  ret i64 %6
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
