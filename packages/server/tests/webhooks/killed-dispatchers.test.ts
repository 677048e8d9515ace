import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { type DatabaseLocation, openDatabase } from "../../src/platform/database/open-database.ts";
import { throwLater } from "../support/report-error.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { insertEndpoints, insertTenant } from "./dispatcher.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

const program = fileURLToPath(new URL("./deliver-until-killed.ts", import.meta.url));
// A second worker needs fifteen seconds to notice on PostgreSQL, so the process is killed there less often.
const killsAfter = inject("database") === "pglite" ? [1, 9, 33] : [9, 33];
const eventsEach = 12;

let receiver: Receiver;
let location: DatabaseLocation;
let tenantId: string;
let child: ChildProcess | undefined;
let announced: string[];
let isIdle: boolean;

/** Of three endpoints one takes everything, one takes what it meets again, one takes nothing. */
beforeEach(async () => {
  announced = [];
  isIdle = false;
  const attempts = new Map<string, number>();
  receiver = await startReceiver((response, { path, headers }) => {
    const key = `${path} ${headers["webhook-id"]}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    const isTaken = path === "/takes" || (path === "/takes-later" && attempt > 2);
    response.writeHead(isTaken ? 200 : 500).end();
  });
  const fresh = await createTestDatabase();
  location =
    fresh.kind === "pglite"
      ? { kind: "pglite", folder: await mkdtemp(join(tmpdir(), "cartwright-webhooks-")) }
      : fresh;
  const database = await openDatabase({ ...fresh, ...location }, throwLater);
  tenantId = await insertTenant(database);
  const paths = ["/takes", "/takes-later", "/refuses"];
  await insertEndpoints(database, tenantId, paths.map(receiver.url));
  await database.close();
});
afterEach(async () => {
  if (child) await kill(child);
  await receiver.close();
  if (location.kind === "pglite" && location.folder !== undefined)
    await rm(location.folder, { recursive: true, force: true });
});

async function start(events: number): Promise<ChildProcess> {
  const where = location.kind === "pglite" ? location.folder : location.url;
  const started = spawn(process.execPath, [program, location.kind, where ?? "", tenantId, String(events)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  createInterface({ input: started.stdout }).on("line", (line) => {
    const [, checkoutId] = /^announced (\S+)$/.exec(line) ?? [];
    if (checkoutId !== undefined) announced.push(checkoutId);
    if (line === "idle") isIdle = true;
  });
  return started;
}

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGKILL");
  await once(process, "exit");
}

const accepted = (checkoutId: string, path: string) => {
  const attempts = receiver.at(path).filter(({ event }) => event.checkoutId === checkoutId).length;
  return path === "/takes" ? attempts >= 1 : attempts >= (path === "/takes-later" ? 3 : 4);
};
const isSettled = (checkoutId: string) =>
  ["/takes", "/takes-later", "/refuses"].every((path) => accepted(checkoutId, path));

test("killed at any moment and started again, it delivers every event or tries it four times", {
  timeout: 240_000,
}, async () => {
  for (const count of killsAfter) {
    const before = receiver.received.length;
    const started = await start(eventsEach);
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(before + count), {
      timeout: 60_000,
      interval: 1,
    });
    await kill(started);
  }
  const last = await start(0);
  await vi.waitFor(() => expect(isIdle).toBe(true), { timeout: 60_000, interval: 20 });
  await kill(last);
  expect(announced.length).toBeGreaterThan(0);
  // What was committed in the instant before a kill, and never printed, is no exception.
  const all = new Set([...announced, ...receiver.received.map(({ event }) => event.checkoutId)]);
  expect([...all].filter((checkoutId) => !isSettled(checkoutId))).toEqual([]);
});
