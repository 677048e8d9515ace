import { BrowserMissingError } from "../browser-errors.ts";
import { unpackBundledChromium } from "./bundled-chromium.ts";
import { installedChromiums } from "./installed-chromiums.ts";
import { isExecutable } from "./is-executable.ts";
import { type ChromiumProbe, probeChromium } from "./probe-chromium.ts";

export interface FindChromiumOptions {
  /** The path the operator configured. It is used or refused, never replaced by another one. */
  readonly chromiumPath?: string | undefined;
  /** The folders of `PATH`. */
  readonly searchPath?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A Chromium that was started once to check that it runs here. */
export interface FoundChromium {
  readonly executablePath: string;
  readonly source: "configured" | "installed" | "bundled";
  readonly version: string;
  /** What the process needs on top of its owner's environment (libraries, fonts). */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds a Chromium: the configured one, one on this machine, or the one that came with npm (Linux on x64).
 * Throws BrowserMissingError, which says what to install.
 */
export async function findChromium(options: FindChromiumOptions = {}): Promise<FoundChromium> {
  if (options.chromiumPath !== undefined) return useConfigured(options.chromiumPath, options.signal);
  const refusals: string[] = [];
  for await (const executablePath of installedChromiums(options.searchPath ?? "")) {
    const probe = await probeChromium({ executablePath, environment: {}, signal: options.signal });
    if (probe.runs) return { executablePath, source: "installed", version: probe.version, environment: {} };
    refusals.push(`${executablePath}: ${probe.reason}`);
  }
  const bundled = await unpackBundledChromium(options.signal);
  if ("executablePath" in bundled) return { ...bundled, source: "bundled" };
  throw new BrowserMissingError(missingMessage([...refusals, bundled.reason]));
}

async function useConfigured(
  executablePath: string,
  signal: AbortSignal | undefined,
): Promise<FoundChromium> {
  const probe: ChromiumProbe = (await isExecutable(executablePath))
    ? await probeChromium({ executablePath, environment: {}, signal })
    : { runs: false, reason: "there is no executable file" };
  if (probe.runs) return { executablePath, source: "configured", version: probe.version, environment: {} };
  throw new BrowserMissingError(`The configured Chromium ${executablePath} cannot be used: ${probe.reason}`);
}

function missingMessage(refusals: readonly string[]): string {
  return [
    "No usable Chromium was found. Install Chromium or Google Chrome, or run `npx playwright install chromium`,",
    "or name one with CHROMIUM_PATH. Looked at:",
    ...refusals.map((refusal) => `  ${refusal}`),
  ].join("\n");
}
