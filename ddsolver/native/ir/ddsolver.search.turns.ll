source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: alwaysinline
define i32 @kernel.declarer_ddsolver_search_turns_failed(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = and i64 %2, 48
  %10 = shl nuw nsw i64 8191, %9
  %11 = and i64 %10, %3
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %25, %22, %6
  %14 = phi i64 [ %30, %25 ], [ %3, %22 ], [ %3, %6 ]
  %15 = phi i64 [ %27, %25 ], [ %24, %22 ], [ %10, %6 ]
  store i64 %14, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %15, ptr %16, align 8
  ret i32 0

17:                                               ; preds = %6
  %18 = sub nsw i64 0, %11
  %19 = and i64 %11, %18
  %20 = shl nuw i64 1, %2
  %21 = icmp sgt i64 %19, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %17
  %23 = add nuw nsw i64 %19, 2305843009213693951
  %24 = and i64 %23, %10
  br label %13

25:                                               ; preds = %17
  store i64 0, ptr %7, align 8
  %26 = call i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %4, i64 %5)
  %27 = load i64, ptr %7, align 8
  %28 = sub i64 0, %27
  %29 = and i64 %27, %28
  %30 = or i64 %29, %3
  br label %13
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_run_down(ptr, ptr, i64, i64, i64)

; Function Attrs: alwaysinline
define i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) #0 {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = shl i64 %3, 3
  %14 = add i64 %2, 296
  %15 = add i64 %14, %13
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, -1
  %19 = add i64 %2, 304
  %20 = add i64 %19, %13
  %21 = inttoptr i64 %20 to ptr
  br i1 %18, label %22, label %62

22:                                               ; preds = %8
  %23 = load i64, ptr %21, align 8
  %24 = add i64 %2, 256
  %25 = add i64 %24, %13
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = shl i64 %4, 3
  %29 = add i64 %28, %2
  %30 = inttoptr i64 %29 to ptr
  store i64 %27, ptr %30, align 8
  %31 = sub nsw i64 %4, %5
  %32 = and i64 %31, 3
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %22
  %35 = call i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %5, i64 %6, i64 %23)
  br label %58

36:                                               ; preds = %22
  %37 = mul nuw nsw i64 %32, 2305843009213693904
  %38 = add i64 %37, %3
  %39 = shl i64 %38, 3
  %40 = add i64 %2, 264
  %41 = add i64 %40, %39
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = ashr i64 %43, 4
  %45 = add i64 %2, -64
  %46 = add i64 %45, %13
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %2, -56
  %50 = add i64 %49, %13
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = add i64 %2, -48
  %54 = add i64 %53, %13
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = call i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %6, i64 %5, i64 %32, i64 %56, i64 %44, i64 %48, i64 %52, i64 0, i64 %7, i64 %23)
  br label %58

58:                                               ; preds = %36, %34
  %59 = phi ptr [ %9, %34 ], [ %11, %36 ]
  %60 = load i64, ptr %59, align 8
  %61 = add nsw i64 %60, %3
  store i64 %61, ptr %16, align 8
  br label %62

62:                                               ; preds = %58, %8
  %63 = phi i64 [ %61, %58 ], [ %17, %8 ]
  %64 = load i64, ptr %21, align 8
  %65 = add i64 %2, 288
  %66 = add i64 %65, %13
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %68, %63
  br i1 %69, label %70, label %82

70:                                               ; preds = %80, %62
  %71 = phi i64 [ %76, %80 ], [ %68, %62 ]
  %72 = shl i64 %71, 3
  %73 = add i64 %72, %2
  %74 = inttoptr i64 %73 to ptr
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %71, 1
  %77 = shl nuw i64 1, %75
  %78 = and i64 %77, %64
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %70
  %81 = icmp eq i64 %76, %63
  br i1 %81, label %82, label %70

82:                                               ; preds = %84, %80, %62
  %83 = phi i64 [ %75, %84 ], [ -1, %62 ], [ -1, %80 ]
  store i64 %83, ptr %0, align 8
  ret i32 0

84:                                               ; preds = %70
  store i64 %76, ptr %67, align 8
  %85 = add i64 %2, 264
  %86 = add i64 %85, %13
  %87 = inttoptr i64 %86 to ptr
  store i64 %75, ptr %87, align 8
  br label %82
}

declare i32 @kernel.declarer_ddsolver_search_ordering_order_leads(ptr, ptr, i64, i64, i64, i64, i64)

declare i32 @kernel.declarer_ddsolver_search_ordering_order_follow(ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define void @declarer_ddsolver_search_turns_failed(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [2 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = call i32 @kernel.declarer_ddsolver_search_turns_failed(ptr nonnull %6, ptr nonnull %9, i64 %1, i64 %2, i64 %3, i64 %4)
  %11 = load i64, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = load i64, ptr %12, align 8
  store i64 %11, ptr %0, align 8
  %14 = getelementptr i8, ptr %0, i64 8
  store i64 %13, ptr %14, align 8
  ret void
}

define i64 @declarer_ddsolver_search_turns_next_card(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_search_turns_next_card(ptr nonnull %7, ptr nonnull %8, i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5)
  %10 = load i64, ptr %7, align 8
  ret i64 %10
}

attributes #0 = { alwaysinline }
