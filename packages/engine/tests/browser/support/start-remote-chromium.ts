import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findChromium } from "../../../src/browser/chromium/find-chromium.ts";

/** A Chromium that the engine did not start, like one from a browser service. */
export async function startRemoteChromium(): Promise<{ cdpUrl: string; close(): Promise<void> }> {
  const { executablePath, environment } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), "remote-chromium-"));
  const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--disable-gpu"];
  if (userInfo().uid === 0) flags.push("--no-sandbox");
  const chromium = spawn(executablePath, flags, {
    env: { HOME: profile, LANG: "C.UTF-8", PATH: "/usr/bin:/bin", ...environment },
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const exited = once(chromium, "exit");
  return {
    cdpUrl: await readAddress(createInterface(chromium.stderr)),
    close: async () => {
      if (chromium.pid !== undefined) process.kill(-chromium.pid, "SIGKILL");
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the remote Chromium ended without opening its debugging port");
}
