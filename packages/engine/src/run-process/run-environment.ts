import { env } from "node:process";

/** What a run's process needs of the machine. Everything else stays here: the server's environment holds its secrets. */
const names = ["PATH", "HOME", "LANG", "TMPDIR", "TZ", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS"] as const;

/**
 * The allocator of the C library keeps what is freed, in an arena for each thread: 20 MB in a process that waits for a person
 * most of its time. With one arena it gives back what it can.
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
