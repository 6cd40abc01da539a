source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @kernel.declarer_ddsolver_thesis_ordering__equivalent(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp slt i64 %2, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %16, %9, %5
  %8 = phi i64 [ %15, %9 ], [ 0, %16 ], [ 0, %5 ]
  store i64 %8, ptr %0, align 8
  ret i32 0

9:                                                ; preds = %16
  %10 = shl nuw i64 1, %3
  %11 = shl nsw i64 -1, %2
  %12 = add i64 %10, %11
  %13 = and i64 %12, %4
  %14 = icmp eq i64 %13, 0
  %15 = zext i1 %14 to i64
  br label %7

16:                                               ; preds = %5
  %17 = lshr i64 %2, 4
  %18 = ashr i64 %3, 4
  %19 = icmp eq i64 %17, %18
  br i1 %19, label %9, label %7
}

define i32 @kernel.declarer_ddsolver_thesis_ordering__highest_reply(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
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
  %17 = shl nsw i64 %3, 4
  %18 = shl i64 8191, %17
  %19 = and i64 %18, %2
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  %22 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %7, ptr nonnull %8, i64 %19)
  %23 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %24 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %9, ptr nonnull %10, i64 %23, i64 %4, i64 %5)
  %25 = load i64, ptr %9, align 8
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i64 -1, i64 %23
  br label %28

28:                                               ; preds = %43, %37, %32, %30, %21
  %29 = phi i64 [ %27, %21 ], [ %45, %43 ], [ -1, %37 ], [ -1, %32 ], [ -1, %30 ]
  store i64 %29, ptr %0, align 8
  ret i32 0

30:                                               ; preds = %6
  %31 = icmp slt i64 %5, 4
  br i1 %31, label %32, label %28

32:                                               ; preds = %30
  %33 = shl nsw i64 %5, 4
  %34 = shl nuw nsw i64 8191, %33
  %35 = and i64 %34, %2
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %28, label %37

37:                                               ; preds = %32
  store i64 0, ptr %11, align 8
  %38 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %11, ptr nonnull %12, i64 %35)
  %39 = load i64, ptr %11, align 8
  store i64 0, ptr %13, align 8
  %40 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %13, ptr nonnull %14, i64 %39, i64 %4, i64 %5)
  %41 = load i64, ptr %13, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %28, label %43

43:                                               ; preds = %37
  store i64 0, ptr %15, align 8
  %44 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %15, ptr nonnull %16, i64 %35)
  %45 = load i64, ptr %15, align 8
  br label %28
}

declare i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr, ptr, i64)

declare i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr, ptr, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_thesis_ordering__lead_score(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) {
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = ashr i64 %10, 4
  %19 = and i64 %10, -16
  %20 = and i64 %10, 15
  %21 = add nsw i64 %9, 1
  %22 = and i64 %21, 3
  %23 = getelementptr i64, ptr %6, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = ashr i64 %24, %19
  %26 = and i64 %25, 8191
  %27 = xor i64 %9, 2
  %28 = icmp slt i64 %9, 0
  %29 = select i1 %28, i64 %7, i64 0
  %30 = getelementptr i64, ptr %6, i64 %27
  %31 = getelementptr i64, ptr %30, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = ashr i64 %32, %19
  %34 = and i64 %33, 8191
  %35 = add nsw i64 %9, 3
  %36 = and i64 %35, 3
  %37 = getelementptr i64, ptr %6, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = ashr i64 %38, %19
  %40 = and i64 %39, 8191
  %41 = ashr i64 %11, %19
  %42 = and i64 %41, 8191
  store i64 0, ptr %14, align 8
  %43 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %14, ptr nonnull %15, i64 %42)
  %44 = load i64, ptr %14, align 8
  %45 = icmp slt i64 %12, 4
  %46 = icmp ne i64 %18, %12
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %69

48:                                               ; preds = %13
  %49 = shl nsw i64 %12, 4
  %50 = shl nuw nsw i64 8191, %49
  %51 = icmp eq i64 %26, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %48
  %53 = load i64, ptr %23, align 8
  %54 = and i64 %53, %50
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %69

56:                                               ; preds = %52, %48
  %57 = icmp eq i64 %40, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %56
  %59 = load i64, ptr %37, align 8
  %60 = and i64 %59, %50
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %58, %56
  %63 = icmp eq i64 %34, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %62
  %65 = load i64, ptr %31, align 8
  %66 = and i64 %65, %50
  %67 = icmp eq i64 %66, 0
  %68 = select i1 %67, i64 0, i64 140
  br label %69

69:                                               ; preds = %64, %62, %58, %52, %13
  %70 = phi i64 [ 0, %13 ], [ -150, %58 ], [ %68, %64 ], [ 0, %62 ], [ -150, %52 ]
  %71 = icmp sgt i64 %20, %44
  br i1 %71, label %74, label %77

72:                                               ; preds = %96, %88, %81, %74
  %73 = phi i64 [ %103, %96 ], [ %90, %88 ], [ %83, %81 ], [ %76, %74 ]
  store i64 %73, ptr %0, align 8
  ret i32 0

74:                                               ; preds = %69
  %75 = sub nsw i64 %70, %20
  %76 = add nsw i64 %75, 120
  br label %72

77:                                               ; preds = %69
  %78 = icmp samesign ugt i64 %34, %26
  %79 = icmp samesign ugt i64 %34, %40
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %81, label %84

81:                                               ; preds = %77
  %82 = sub nsw i64 %70, %20
  %83 = add nsw i64 %82, 90
  br label %72

84:                                               ; preds = %77
  %85 = icmp samesign ugt i64 %40, %26
  %86 = icmp samesign ugt i64 %40, %34
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %91

88:                                               ; preds = %84
  %89 = sub nsw i64 %70, %20
  %90 = add nsw i64 %89, -20
  br label %72

91:                                               ; preds = %84
  %92 = icmp eq i64 %26, 0
  br i1 %92, label %96, label %93

93:                                               ; preds = %91
  store i64 0, ptr %16, align 8
  %94 = call i32 @kernel.declarer_ddsolver_search_intrinsics_highest(ptr nonnull %16, ptr nonnull %17, i64 %26)
  %95 = load i64, ptr %16, align 8
  br label %96

96:                                               ; preds = %93, %91
  %97 = phi i64 [ %95, %93 ], [ 0, %91 ]
  %98 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %40)
  %99 = mul nsw i64 %98, -2
  %100 = sub nsw i64 %99, %20
  %101 = add nsw i64 %100, 20
  %102 = add nsw i64 %101, %70
  %103 = add i64 %102, %97
  br label %72
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #0

define i32 @kernel.declarer_ddsolver_thesis_ordering__follow_score(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) {
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  store i64 0, ptr %19, align 8
  %27 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %19, ptr nonnull %20, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16)
  %28 = load i64, ptr %19, align 8
  %29 = ashr i64 %17, 4
  %30 = and i64 %17, -16
  %31 = and i64 %17, 15
  store i64 0, ptr %21, align 8
  %32 = call i32 @kernel.declarer_ddsolver_search_trick_state_beats(ptr nonnull %21, ptr nonnull %22, i64 %17, i64 %14, i64 %9)
  %33 = load i64, ptr %21, align 8
  %34 = icmp eq i64 %33, 0
  %35 = xor i64 %28, %15
  %36 = and i64 %35, 1
  %37 = xor i64 %36, 1
  %38 = select i1 %34, i64 %14, i64 %17
  %39 = select i1 %34, i64 %37, i64 %33
  %40 = icmp slt i64 %11, 3
  br i1 %40, label %41, label %68

41:                                               ; preds = %18
  %42 = add nsw i64 %28, 1
  %43 = and i64 %42, 3
  %44 = getelementptr i64, ptr %6, i64 %43
  %45 = load i64, ptr %44, align 8
  store i64 0, ptr %23, align 8
  %46 = call i32 @kernel.declarer_ddsolver_thesis_ordering__highest_reply(ptr nonnull %23, ptr nonnull %24, i64 %45, i64 %13, i64 %38, i64 %9)
  %47 = load i64, ptr %23, align 8
  %48 = icmp sgt i64 %47, -1
  br i1 %48, label %49, label %51

49:                                               ; preds = %41
  %50 = icmp eq i64 %11, 1
  br i1 %50, label %55, label %68

51:                                               ; preds = %41
  %52 = icmp ne i64 %11, 1
  %53 = icmp ne i64 %39, 0
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %68, label %55

55:                                               ; preds = %51, %49
  %56 = phi i64 [ %38, %51 ], [ %47, %49 ]
  %57 = xor i64 %28, 2
  %58 = icmp slt i64 %28, 0
  %59 = select i1 %58, i64 %7, i64 0
  %60 = getelementptr i64, ptr %6, i64 %57
  %61 = getelementptr i64, ptr %60, i64 %59
  %62 = load i64, ptr %61, align 8
  store i64 0, ptr %25, align 8
  %63 = call i32 @kernel.declarer_ddsolver_thesis_ordering__highest_reply(ptr nonnull %25, ptr nonnull %26, i64 %62, i64 %13, i64 %56, i64 %9)
  %64 = load i64, ptr %25, align 8
  %65 = icmp slt i64 %64, 0
  %66 = select i1 %65, i64 %39, i64 1
  %67 = and i1 %48, %65
  br label %68

68:                                               ; preds = %55, %51, %49, %18
  %69 = phi i64 [ %39, %18 ], [ %66, %55 ], [ %39, %51 ], [ %39, %49 ]
  %70 = phi i1 [ false, %18 ], [ %67, %55 ], [ false, %51 ], [ true, %49 ]
  %71 = icmp eq i64 %29, %9
  %72 = icmp ne i64 %13, %9
  %73 = select i1 %71, i1 %72, i1 false
  %74 = select i1 %73, i64 13, i64 0
  %75 = add nuw nsw i64 %74, %31
  %76 = icmp eq i64 %69, 0
  %77 = or i1 %76, %70
  br i1 %77, label %82, label %80

78:                                               ; preds = %82, %80
  %79 = phi i64 [ %81, %80 ], [ %95, %82 ]
  store i64 %79, ptr %0, align 8
  ret i32 0

80:                                               ; preds = %68
  %81 = sub nuw nsw i64 100, %75
  br label %78

82:                                               ; preds = %68
  %83 = icmp slt i64 %28, 0
  %84 = select i1 %83, i64 %7, i64 0
  %85 = getelementptr i64, ptr %6, i64 %28
  %86 = getelementptr i64, ptr %85, i64 %84
  %87 = load i64, ptr %86, align 8
  %88 = ashr i64 %87, %30
  %89 = and i64 %88, 8191
  %90 = call range(i64 0, 14) i64 @llvm.ctpop.i64(i64 %89)
  %91 = mul nsw i64 %75, -3
  %92 = add nsw i64 %91, 50
  %93 = icmp eq i64 %29, %13
  %94 = select i1 %93, i64 0, i64 %90
  %95 = add nsw i64 %92, %94
  br label %78
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr, ptr, i64, i64, i64, i64, i64, i64, i64)

define i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr noalias captures(none) %0, ptr noalias captures(none) %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, ptr %19, ptr %20, i64 %21, i64 %22, ptr %23, i64 %24, i64 %25, ptr %26, ptr %27, i64 %28, i64 %29, ptr %30, i64 %31, i64 %32) {
  %34 = alloca i64, align 8
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  %36 = alloca i64, align 8
  store i64 0, ptr %36, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = alloca i64, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = alloca i64, align 8
  store i64 0, ptr %40, align 8
  %41 = alloca ptr, align 8
  store ptr null, ptr %41, align 8
  %42 = alloca i64, align 8
  store i64 0, ptr %42, align 8
  %43 = alloca ptr, align 8
  store ptr null, ptr %43, align 8
  %44 = alloca i64, align 8
  store i64 0, ptr %44, align 8
  %45 = alloca ptr, align 8
  store ptr null, ptr %45, align 8
  store i64 0, ptr %34, align 8
  %46 = call i32 @kernel.declarer_ddsolver_search_trick_state_to_play(ptr nonnull %34, ptr nonnull %35, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16)
  %47 = load i64, ptr %34, align 8
  %48 = load i64, ptr %6, align 8
  %49 = getelementptr i8, ptr %6, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr i8, ptr %6, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr i8, ptr %6, i64 24
  %54 = load i64, ptr %53, align 8
  %55 = or i64 %48, %50
  %56 = or i64 %55, %52
  %57 = or i64 %56, %54
  %58 = or i64 %57, %12
  %59 = icmp slt i64 %47, 0
  %60 = select i1 %59, i64 %7, i64 0
  %61 = getelementptr i64, ptr %6, i64 %47
  %62 = getelementptr i64, ptr %61, i64 %60
  %63 = load i64, ptr %62, align 8
  %64 = xor i64 %63, -1
  %65 = and i64 %58, %64
  %66 = icmp eq i64 %11, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %33
  store i64 0, ptr %36, align 8
  %68 = call i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr nonnull %36, ptr nonnull %37, i64 %63, i64 %13)
  %69 = load i64, ptr %36, align 8
  br label %70

70:                                               ; preds = %67, %33
  %71 = phi i64 [ %69, %67 ], [ %63, %33 ]
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %70
  %74 = icmp eq i64 %18, 255
  br label %77

75:                                               ; preds = %81
  %76 = icmp eq i64 %87, 0
  br i1 %76, label %141, label %77

77:                                               ; preds = %75, %73
  %78 = phi i64 [ -1, %73 ], [ %85, %75 ]
  %79 = phi i64 [ 0, %73 ], [ %83, %75 ]
  %80 = phi i64 [ %71, %73 ], [ %87, %75 ]
  br label %81

81:                                               ; preds = %130, %77
  %82 = phi i64 [ %87, %130 ], [ %80, %77 ]
  %83 = phi i64 [ %139, %130 ], [ %79, %77 ]
  %84 = phi i64 [ %85, %130 ], [ %78, %77 ]
  %85 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %82, i1 true)
  %86 = add nsw i64 %82, -1
  %87 = and i64 %86, %82
  store i64 0, ptr %38, align 8
  %88 = call i32 @kernel.declarer_ddsolver_thesis_ordering__equivalent(ptr nonnull %38, ptr nonnull %39, i64 %84, i64 %85, i64 %65)
  %89 = load i64, ptr %38, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %75

91:                                               ; preds = %81
  br i1 %66, label %92, label %94

92:                                               ; preds = %91
  store i64 0, ptr %40, align 8
  %93 = call i32 @kernel.declarer_ddsolver_thesis_ordering__lead_score(ptr nonnull %40, ptr nonnull %41, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %47, i64 %85, i64 %65, i64 %9)
  br label %96

94:                                               ; preds = %91
  store i64 0, ptr %42, align 8
  %95 = call i32 @kernel.declarer_ddsolver_thesis_ordering__follow_score(ptr nonnull %42, ptr nonnull %43, ptr %2, ptr %3, i64 %4, i64 %5, ptr nonnull %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %85)
  br label %96

96:                                               ; preds = %94, %92
  %97 = phi ptr [ %40, %92 ], [ %42, %94 ]
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %85, %17
  %100 = add nsw i64 %98, 1000
  %101 = select i1 %99, i64 %100, i64 %98
  br i1 %74, label %108, label %102

102:                                              ; preds = %96
  store i64 0, ptr %44, align 8
  %103 = call i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr nonnull %44, ptr nonnull %45, i64 %85, i64 %58)
  %104 = load i64, ptr %44, align 8
  %105 = icmp eq i64 %104, %18
  %106 = add nsw i64 %101, 4000
  %107 = select i1 %105, i64 %106, i64 %101
  br label %108

108:                                              ; preds = %102, %96
  %109 = phi i64 [ %101, %96 ], [ %107, %102 ]
  %110 = icmp sgt i64 %83, 0
  br i1 %110, label %111, label %130

111:                                              ; preds = %108
  %112 = getelementptr i64, ptr %30, i64 %83
  %113 = getelementptr i8, ptr %112, i64 -8
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %114, %109
  br i1 %115, label %116, label %130

116:                                              ; preds = %126, %111
  %117 = phi i64 [ %118, %126 ], [ %83, %111 ]
  %118 = add nsw i64 %117, -1
  %119 = getelementptr i64, ptr %30, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr i64, ptr %30, i64 %117
  store i64 %120, ptr %121, align 8
  %122 = getelementptr i64, ptr %23, i64 %118
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr i64, ptr %23, i64 %117
  store i64 %123, ptr %124, align 8
  %125 = icmp sgt i64 %117, 1
  br i1 %125, label %126, label %130

126:                                              ; preds = %116
  %127 = getelementptr i8, ptr %121, i64 -16
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %128, %109
  br i1 %129, label %116, label %130

130:                                              ; preds = %126, %116, %111, %108
  %131 = phi i64 [ %83, %111 ], [ %83, %108 ], [ %118, %126 ], [ 0, %116 ]
  %132 = icmp slt i64 %131, 0
  %133 = select i1 %132, i64 %31, i64 0
  %134 = getelementptr i64, ptr %30, i64 %131
  %135 = getelementptr i64, ptr %134, i64 %133
  store i64 %109, ptr %135, align 8
  %136 = select i1 %132, i64 %24, i64 0
  %137 = getelementptr i64, ptr %23, i64 %131
  %138 = getelementptr i64, ptr %137, i64 %136
  store i64 %85, ptr %138, align 8
  %139 = add nsw i64 %83, 1
  %140 = icmp eq i64 %87, 0
  br i1 %140, label %141, label %81

141:                                              ; preds = %130, %75, %70
  %142 = phi i64 [ %139, %130 ], [ 0, %70 ], [ %83, %75 ]
  store i64 %142, ptr %0, align 8
  ret i32 0
}

declare i32 @kernel.declarer_ddsolver_search_trick_state_legal_cards(ptr, ptr, i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

declare i32 @kernel.declarer_ddsolver_thesis_transposition_relative_card(ptr, ptr, i64, i64)

define i64 @declarer_ddsolver_thesis_ordering__equivalent(i64 %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = call i32 @kernel.declarer_ddsolver_thesis_ordering__equivalent(ptr nonnull %4, ptr nonnull %5, i64 %0, i64 %1, i64 %2)
  %7 = load i64, ptr %4, align 8
  ret i64 %7
}

define i64 @declarer_ddsolver_thesis_ordering__highest_reply(i64 %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = call i32 @kernel.declarer_ddsolver_thesis_ordering__highest_reply(ptr nonnull %5, ptr nonnull %6, i64 %0, i64 %1, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  ret i64 %8
}

define i64 @declarer_ddsolver_thesis_ordering__lead_score(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = call i32 @kernel.declarer_ddsolver_thesis_ordering__lead_score(ptr nonnull %7, ptr nonnull %8, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3, i64 %4, i64 %5)
  %10 = load i64, ptr %7, align 8
  ret i64 %10
}

define i64 @declarer_ddsolver_thesis_ordering__follow_score(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = call i32 @kernel.declarer_ddsolver_thesis_ordering__follow_score(ptr nonnull %12, ptr nonnull %13, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10)
  %15 = load i64, ptr %12, align 8
  ret i64 %15
}

define i64 @declarer_ddsolver_thesis_ordering_order_moves(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15) {
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = call i32 @kernel.declarer_ddsolver_thesis_ordering_order_moves(ptr nonnull %17, ptr nonnull %18, ptr null, ptr null, i64 %1, i64 8, ptr %0, i64 %1, i64 8, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, ptr null, ptr null, i64 %13, i64 8, ptr %12, i64 %13, i64 8, ptr null, ptr null, i64 %15, i64 8, ptr %14, i64 %15, i64 8)
  %20 = load i64, ptr %17, align 8
  ret i64 %20
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
