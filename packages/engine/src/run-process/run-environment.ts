import { env } from "node:process";

/** What a run's process needs of the server's environment. The rest is withheld, as it contains secrets. */
const names = ["PATH", "HOME", "LANG", "TMPDIR", "TZ", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS"] as const;

/**
 * The C library's allocator keeps freed memory in an arena per thread: 20 MB in a process that mostly waits
 * for a person. With one arena it returns what it can.
 */
const frugalAllocator = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" } as const;

export function runEnvironment(compileCacheFolder: string | undefined): Record<string, string> {
  const inherited = names.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const cache = compileCacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: compileCacheFolder };
  return { ...Object.fromEntries(inherited), ...cache, ...frugalAllocator };
}
