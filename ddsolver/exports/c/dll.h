/* For programs that include DDS's header by its usual name. */

#ifndef DECLARER_DLL_H
#define DECLARER_DLL_H

#include "dds.h"

/* Words that such programs put before functions of their own; on Linux they mean nothing. */
#ifndef DLLEXPORT
#define DLLEXPORT
#endif
#ifndef STDCALL
#define STDCALL
#endif
#ifndef EXTERN_C
#ifdef __cplusplus
#define EXTERN_C extern "C"
#else
#define EXTERN_C
#endif
#endif

#endif
