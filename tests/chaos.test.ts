import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CampaignResult } from "../scripts/chaos/campaign.ts";
import { printReport } from "../scripts/chaos/print-report.ts";
import { watchProcesses } from "./support/watched-processes.ts";

const kills = 6;
const root = fileURLToPath(new URL("..", import.meta.url));

describe("npm run chaos, stopped from outside", () => {
  let temporary: string;
  let campaign: ChildProcess;
  let result: CampaignResult;
  let processes: ReturnType<typeof watchProcesses>;

  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), "chaos-"));
    // As root, PostgreSQL runs as a user of its own, who has to reach its folder.
    await chmod(temporary, 0o755);
    processes = watchProcesses(temporary);
    campaign = startCampaign(temporary);
    const output = campaign.stdout ? text(campaign.stdout) : "";
    await untilKilled(campaign);
    // Browsers have an environment of their own, and are recognised later by having been seen now.
    await processes();
    // As `timeout` and Ctrl-C do: the whole group gets the signal, and npm passes it on once more.
    process.kill(-Number(campaign.pid), "SIGTERM");
    result = JSON.parse(await output);
  }, 600_000);

  afterAll(() => rm(temporary, { recursive: true, force: true }));

  it("has ordered nothing twice and lost nothing of what it bought while processes were killed", () => {
    expect(result.violations, printReport(result)).toEqual([]);
    expect(result.disturbed.reduce((sum, each) => sum + each.kills, 0)).toBeGreaterThanOrEqual(kills);
    expect(result.facts.checkouts.length).toBeGreaterThan(0);
  });

  it("leaves no process, no mount and no folder behind", async () => {
    const mounts = (await readFile("/proc/mounts", "utf8")).split("\n");
    expect(mounts.filter((line) => line.includes(temporary))).toEqual([]);
    expect((await readdir(temporary)).filter((name) => name.startsWith("cartwright-chaos-"))).toEqual([]);
    // The last processes of a browser end a moment later.
    await expect.poll(async () => (await processes()).map(({ args }) => args.join(" "))).toEqual([]);
  });
});

/** Would go on far beyond the stop. */
function startCampaign(temporary: string): ChildProcess {
  const options = ["--seed", "4", "--kills", "1000", "--minutes", "10", "--shoppers", "2", "--json"];
  return spawn("npm", ["run", "--silent", "chaos", "--", ...options], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}

/** Resolves once as many processes as wanted have been killed. */
function untilKilled({ stderr }: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    if (!stderr) return;
    createInterface(stderr)
      .on("line", (line) => {
        lines.push(line);
        if (Number(/^(\d+) of/.exec(line)?.[1]) >= kills) resolve();
      })
      .once("close", () => reject(new Error(["the campaign ended:", ...lines].join("\n"))));
  });
}
