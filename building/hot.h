/* What compiled rules do most often, written so that the C compiler can put it in place: mypyc calls its runtime library
   for it. setup.py includes this before every module that mypyc has written; the runtime library stays as it is.

   Each of these answers the usual case and leaves every other to the function whose name it takes. */

#ifndef GRIMALKIN_HOT
#define GRIMALKIN_HOT

#include <Python.h>
#include "CPy.h"

#ifndef Py_GIL_DISABLED

/* Errors are rare, and so are numbers beyond 62 bits: what leads to them lies out of the way. */
__attribute__((cold)) void PyErr_SetString(PyObject *exception, const char *text);
__attribute__((cold)) void CPy_TypeError(const char *expected, PyObject *value);
__attribute__((cold)) void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
__attribute__((cold)) void CPyError_OutOfMemory(void);
__attribute__((cold)) CPyTagged CPyTagged_Add_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_Subtract_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_Multiply_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_FloorDivide_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_Remainder_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_BitwiseLongOp_(CPyTagged a, CPyTagged b, char op);
__attribute__((cold)) CPyTagged CPyTagged_Rshift_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_Lshift_(CPyTagged left, CPyTagged right);
__attribute__((cold)) CPyTagged CPyTagged_Invert_(CPyTagged num);
__attribute__((cold)) CPyTagged CPyTagged_Negate_(CPyTagged num);
__attribute__((cold)) bool CPyTagged_IsEq_(CPyTagged left, CPyTagged right);
__attribute__((cold)) bool CPyTagged_IsLt_(CPyTagged left, CPyTagged right);

/* Whole numbers up to here are made once: option codes, numbers of cards and pieces. */
#define HOT_INTS 8192
__attribute__((weak, visibility("hidden"))) PyObject *grimalkin_ints[HOT_INTS];

static inline PyObject *hot_as_object(CPyTagged number) {
    if (likely(number < 2 * HOT_INTS)) {
        PyObject *object = grimalkin_ints[number >> 1];
        if (unlikely(object == NULL)) {
            object = CPyTagged_StealAsObject(number);
            grimalkin_ints[number >> 1] = object;
        }
        Py_INCREF(object);
        return object;
    }
    return CPyTagged_StealAsObject(number);
}
#define CPyTagged_StealAsObject hot_as_object

static inline bool hot_is_place(PyObject *list, CPyTagged index) {
    return !(index & CPY_INT_TAG) && (index >> 1) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *hot_list_item(PyObject *list, CPyTagged index) {
    if (likely(hot_is_place(list, index))) {
        PyObject *item = PyList_GET_ITEM(list, index >> 1);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}
#define CPyList_GetItem hot_list_item

static inline PyObject *hot_list_item_borrowed(PyObject *list, CPyTagged index) {
    if (likely(hot_is_place(list, index))) {
        return PyList_GET_ITEM(list, index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}
#define CPyList_GetItemBorrow hot_list_item_borrowed

static inline int hot_list_append(PyObject *list, PyObject *item) {
    PyListObject *cells = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(list);
    if (likely(size < cells->allocated)) {
        Py_INCREF(item);
        cells->ob_item[size] = item;
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}
#define PyList_Append hot_list_append

static inline PyObject *hot_list_pop(PyObject *list) {
    PyListObject *cells = (PyListObject *)list;
    Py_ssize_t left = Py_SIZE(list) - 1;
    if (likely(left >= 0 && left >= cells->allocated >> 1)) { /* with fewer a list gives back memory */
        Py_SET_SIZE(list, left);
        return cells->ob_item[left];
    }
    return CPyList_PopLast(list);
}
#define CPyList_PopLast hot_list_pop

#endif
#endif
