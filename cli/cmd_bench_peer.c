/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_peer.c - a foreign solver in the same table: a shared library with the C interface of
 * tdoku, loaded at run time, so that both are measured in one run and nothing of it is linked.
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"

/* "path/to/libtdoku.so" -> "tdoku" */
static void name_of(const char *path, char *name, size_t size)
{
    const char *slash = strrchr(path, '/');
    const char *base = slash != NULL ? slash + 1 : path;
    if (strncmp(base, "lib", 3) == 0)
        base += 3;
    snprintf(name, size, "%.*s", (int)strcspn(base, "."), base);
}

bool hf_bench_peer_open(hf_bench_contestant *contestant, const char *path)
{
    static const char symbol[] = "TdokuSolverDpllTriadSimd";
    memset(contestant, 0, sizeof *contestant);
    name_of(path, contestant->name, sizeof contestant->name);
    contestant->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (contestant->library == NULL) {
        hf_message("%s", dlerror());
        return false;
    }
    /* ISO C has no conversion from an object pointer to a function pointer; POSIX promises that the
     * bytes are the same. */
    void *address = dlsym(contestant->library, symbol);
    memcpy(&contestant->peer, &address, sizeof contestant->peer);
    if (address == NULL) {
        hf_message("%s: there is no function %s in it", path, symbol);
        hf_bench_peer_close(contestant);
        return false;
    }
    return true;
}

void hf_bench_peer_close(hf_bench_contestant *contestant)
{
    if (contestant->library != NULL)
        dlclose(contestant->library);
    contestant->library = NULL;
}
