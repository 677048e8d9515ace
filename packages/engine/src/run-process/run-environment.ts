import { env } from "node:process";

/** What a run's process needs of the machine. Everything else stays here: the server's environment holds its secrets. */
const names = ["PATH", "HOME", "LANG", "TMPDIR", "TZ", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS"] as const;

export function runEnvironment(compileCacheFolder: string | undefined): Record<string, string> {
  const inherited = names.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const cache = compileCacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: compileCacheFolder };
  return { ...Object.fromEntries(inherited), ...cache };
}
