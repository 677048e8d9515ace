import { z } from "zod";

const LockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

export const Lockfile = z.looseObject({ packages: z.record(z.string(), LockedPackage) });
export type Lockfile = z.infer<typeof Lockfile>;
type LockedPackage = z.infer<typeof LockedPackage>;

export interface MissingPlatform {
  /** Its key in the lock file. */
  path: string;
  entry: LockedPackage;
}

const systems = [
  "android",
  "darwin",
  "linux",
  "win32",
  "windows",
  "freebsd",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "openharmony",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "riscv64",
  "s390x",
  "mips64el",
  "loong64",
  "wasm32",
];

/**
 * Native packages for other platforms that a package lists as optional but that are missing from the lock
 * file. npm leaves out packages that its registry does not serve, and `npm ci` then refuses the lock file
 * everywhere.
 */
export function findMissingPlatforms(lockfile: Lockfile): MissingPlatform[] {
  const missing = new Map<string, LockedPackage>();
  for (const locked of Object.values(lockfile.packages)) {
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (lockfile.packages[path] || !/^\d/.test(version)) continue;
      const entry = { version, ...describePlatform(name), ...(locked.dev && { dev: true }), optional: true };
      missing.set(path, entry);
    }
  }
  return [...missing].map(([path, entry]) => ({ path, entry }));
}

/** The platform according to the package's name; the native packages in use all include it. */
function describePlatform(name: string): Record<string, string[]> {
  const words = name.split(/[/_-]/);
  const system = systems.find((each) => words.includes(each));
  const processor = processors.find((each) => words.includes(each));
  return {
    ...(processor && { cpu: [processor] }),
    ...(system && { os: [system === "windows" ? "win32" : system] }),
    ...(system === "linux" && words.includes("musl") && { libc: ["musl"] }),
  };
}
