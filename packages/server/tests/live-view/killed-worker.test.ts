import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Client } from "@cartwright/contract";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { loseWorker } from "../runs/lose-worker.ts";
import { untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { type FollowedStream, followStream } from "./follow-stream.ts";

const program = fileURLToPath(new URL("./show-until-killed.ts", import.meta.url));
const environment = {
  EMBED_TOKEN_SECRET: "embed-secret-of-this-test",
  INTERNAL_SECRET: "internal-secret-of-this-test",
};

/** A worker in a process of its own; what it has said so far. */
interface Worker {
  process: ChildProcess;
  said: string[];
}

// One process alone may hold the embedded database: there is no other worker then, and no view without its server.
describe.runIf(inject("database") === "postgres")("a worker that is killed", () => {
  let server: TestServer;
  let url: string;
  let client: Client;
  let workers: Worker[] = [];

  beforeAll(async () => {
    const location = await createTestDatabase();
    if (location.kind !== "postgres") throw new Error("two processes need PostgreSQL");
    url = location.url;
    server = await startTestServer({ location, environment });
    ({ client } = await server.signup());
  });
  afterAll(() => server.close());
  afterEach(async () => {
    for (const worker of workers) await kill(worker);
    workers = [];
  });

  async function startWorker(picture: string): Promise<Worker> {
    const child = spawn(process.execPath, [program, url, picture], {
      env: { ...environment, ROLES: "worker", OPERATIONS_PORT: "0", LOG_LEVEL: "fatal" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const worker: Worker = { process: child, said: [] };
    workers.push(worker);
    createInterface({ input: child.stdout }).on("line", (line) => worker.said.push(line));
    await untilSaid(worker, "ready");
    return worker;
  }

  const untilSaid = (worker: Worker, line: string) => expect.poll(() => worker.said).toContain(line);
  const tell = (worker: Worker, line: string) => worker.process.stdin?.write(`${line}\n`);

  async function kill({ process: child }: Worker): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async function startWatched(): Promise<{ id: string; stream: FollowedStream }> {
    const { id } = await client.checkouts.create({ target });
    await untilStatus(client, id, "running");
    return { id, stream: await followStream((await client.checkouts.createEmbedToken(id)).url) };
  }

  const untilShown = (stream: FollowedStream, picture: string) =>
    expect.poll(() => stream.named("frame").at(-1)?.data).toBe(Buffer.from(picture).toString("base64"));
  const pictureStates = (stream: FollowedStream) => stream.named("picture").map(({ state }) => state);

  test("leaves its viewers waiting, and the same stream shows the run that is driven again to its receipt", {
    timeout: 120_000,
  }, async () => {
    const first = await startWorker("mug");
    const { id, stream } = await startWatched();
    await untilShown(stream, "mug");
    await kill(first);
    await expect.poll(() => pictureStates(stream).at(-1)).toBe("waiting");
    expect(stream.named("end")).toEqual([]);

    await loseWorker(server.database, id);
    const second = await startWorker("jug");
    await untilShown(stream, "jug");
    tell(second, "finish");
    await stream.ended;
    expect(stream.named("outcome")).toMatchObject([{ receipt: { merchantOrderId: "HW-1001" } }]);
    expect(stream.events.at(-1)?.name).toBe("end");
  });

  test("after the submit point ends the view with the reason", { timeout: 120_000 }, async () => {
    const first = await startWorker("mug");
    const { id, stream } = await startWatched();
    await untilShown(stream, "mug");
    tell(first, "submit");
    await untilSaid(first, "submitted");
    await kill(first);
    await loseWorker(server.database, id);
    await startWorker("jug");
    await stream.ended;
    expect(stream.named("outcome")).toMatchObject([
      { failure: { reason: "automation_failed" }, message: expect.stringContaining("order may exist") },
    ]);
    expect(stream.events.at(-1)?.name).toBe("end");
  });
});
