import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The oldest Chromium whose protocol the current driver supports well. */
const oldestMajorVersion = 120;
const probeTimeoutMs = 15_000;

export type ChromiumProbe =
  | { readonly runs: true; readonly version: string }
  | { readonly runs: false; readonly reason: string };

export interface ProbeOptions {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks an executable for its version. This distinguishes a working Chromium from wrappers that only suggest
 * an installation, builds for another processor and missing system libraries.
 */
export async function probeChromium({
  executablePath,
  environment,
  signal,
}: ProbeOptions): Promise<ChromiumProbe> {
  try {
    const { stdout } = await promisify(execFile)(executablePath, ["--version"], {
      env: environment,
      timeout: probeTimeoutMs,
      ...(signal && { signal }),
    });
    return judgeVersion(stdout);
  } catch (error) {
    signal?.throwIfAborted();
    return { runs: false, reason: firstLine(error) };
  }
}

function judgeVersion(output: string): ChromiumProbe {
  const version = /(?<!\d)(\d+)\.\d+\.\d+\.\d+/.exec(output);
  if (version === null) return { runs: false, reason: "it does not tell its version" };
  if (Number(version[1]) < oldestMajorVersion) {
    return { runs: false, reason: `version ${version[0]} is older than ${oldestMajorVersion}` };
  }
  return { runs: true, version: version[0] };
}

function firstLine(error: unknown): string {
  // The useful part ("error while loading shared libraries: ...") is the program's own output.
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  return (said || String(error)).trim().split("\n")[0] ?? "";
}
