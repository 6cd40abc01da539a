# find_package(declarer) gives declarer::declarer, declarer::static, and declarer::dds for programs that load DDS.

get_filename_component(_declarer_root "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
include(CMakeFindDependencyMacro)
find_dependency(Threads)

foreach(_declarer_target declarer dds static)
  if(NOT TARGET declarer::${_declarer_target})
    if(_declarer_target STREQUAL "static")
      add_library(declarer::static STATIC IMPORTED)
      set_target_properties(declarer::static PROPERTIES
        IMPORTED_LOCATION "${_declarer_root}/lib/libdeclarer.a"
        INTERFACE_LINK_LIBRARIES Threads::Threads)
    else()
      add_library(declarer::${_declarer_target} SHARED IMPORTED)
      set_target_properties(declarer::${_declarer_target} PROPERTIES
        IMPORTED_LOCATION "${_declarer_root}/lib/lib${_declarer_target}.so.0"
        IMPORTED_SONAME "lib${_declarer_target}.so.0")
    endif()
    set_target_properties(declarer::${_declarer_target} PROPERTIES
      INTERFACE_INCLUDE_DIRECTORIES "${_declarer_root}/include")
  endif()
endforeach()
unset(_declarer_target)
unset(_declarer_root)
