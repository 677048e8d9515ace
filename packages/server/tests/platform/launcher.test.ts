import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { throwLater } from "../support/report-error.ts";
import { createTestDatabase } from "../support/test-database.ts";

const launcher = fileURLToPath(new URL("../../../../scripts/start.ts", import.meta.url));

interface Started {
  process: ChildProcess;
  lines: string[];
  errors: string[];
  urls: Map<string, string>;
  ended: Promise<number | null>;
}

// The processes are the same on either database, and slow to start: the default one is enough.
describe.runIf(inject("database") === "pglite")("npm start", () => {
  let folder: string;
  let environment: Record<string, string>;
  const running = new Set<ChildProcess>();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "cartwright-start-"));
    const location = await createTestDatabase();
    environment = {
      PORT: "0",
      OPERATIONS_PORT: "0",
      SANDBOX_PORT: "0",
      DATA_DIR: folder,
      ROLES: "api,sandbox",
    };
    await (await openDatabase({ ...location, kind: "pglite", folder }, throwLater)).close();
  });
  afterEach(async () => {
    for (const process of running) process.kill("SIGTERM");
    await Promise.all([...running].map((process) => once(process, "exit")));
    await rm(folder, { recursive: true, force: true });
  });

  function start(changes: Record<string, string> = {}): Started {
    const child = spawn(process.execPath, [launcher], {
      // Nothing of the test runner's own environment, which has a BASE_URL too.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment, ...changes },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const started: Started = {
      process: child,
      lines: [],
      errors: [],
      urls: new Map(),
      ended: once(child, "exit").then(([code]) => {
        running.delete(child);
        return code;
      }),
    };
    createInterface({ input: child.stderr }).on("line", (line) => started.errors.push(line));
    createInterface({ input: child.stdout }).on("line", (line) => {
      started.lines.push(line);
      const [, name, url] = /^(\S+)\s+(https?:\S+)$/.exec(line) ?? [];
      if (name !== undefined && url !== undefined) started.urls.set(name, url);
    });
    return started;
  }

  const untilReady = (started: Started) =>
    Promise.race([
      vi.waitFor(() => expect(started.lines.at(-1)).toBe("ready"), { timeout: 30_000 }),
      started.ended.then(() => Promise.reject(new Error(started.errors.join("\n")))),
    ]);
  const answers = async (url: string | undefined) => {
    const { port } = new URL(url ?? "");
    return fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
  };
  const portOf = (started: Started, name: string): string => new URL(started.urls.get(name) ?? "").port;
  const untilSilent = (started: Started) =>
    vi.waitFor(
      async () => {
        for (const url of started.urls.values()) expect(await answers(url)).toBe(false);
      },
      { timeout: 25_000, interval: 100 },
    );

  it("prints each listener and then ready, makes its secrets, and stops everything when told to", async () => {
    const started = start();
    await untilReady(started);
    expect(started.lines.filter((line) => line === "ready")).toHaveLength(1);
    expect(started.urls.size).toBeGreaterThanOrEqual(3);
    for (const url of started.urls.values()) expect(await answers(url)).toBe(true);
    const secrets = join(folder, "secrets.json");
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    for (const secret of Object.values<string>(JSON.parse(await readFile(secrets, "utf8"))))
      expect([...started.lines, ...started.errors].join("\n")).not.toContain(secret);

    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    await untilSilent(started);
  });

  it("refuses to trust the sandbox where others come, even when it is told to", async () => {
    const sandboxOnly = start({ ROLES: "sandbox" });
    await untilReady(sandboxOnly);
    const started = start({
      ROLES: "api",
      BASE_URL: "https://api.example.com",
      OIDC_ISSUER: sandboxOnly.urls.get("identity") ?? "",
      OIDC_CLIENT_ID: "cartwright-dashboard",
    });
    expect(await started.ended).toBe(1);
    expect(started.errors).toEqual([
      "OIDC_ISSUER: cannot be the sandbox's where BASE_URL opens the service to others",
    ]);
  });

  it("leaves nothing behind when it is killed itself", async () => {
    const started = start();
    await untilReady(started);
    started.process.kill("SIGKILL");
    await untilSilent(started);
  });

  it("starts again at once, at the same addresses, after it was killed", async () => {
    const first = start();
    await untilReady(first);
    const ports = { PORT: portOf(first, "api"), OPERATIONS_PORT: portOf(first, "operations") };
    first.process.kill("SIGKILL");
    const second = start(ports);
    await untilReady(second);
    expect(portOf(second, "api")).toBe(ports.PORT);
  });

  it("stops the rest and fails when one part dies", async () => {
    const started = start();
    await untilReady(started);
    const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
    const sandbox = processes.find(
      (line) => line.includes(` ${started.process.pid} `) && line.includes("sandbox/src/main.ts"),
    );
    process.kill(Number.parseInt(sandbox ?? "", 10), "SIGKILL");
    expect(await started.ended).toBe(1);
    await untilSilent(started);
  });

  it("runs the merchants alone where that is the role", async () => {
    const started = start({ ROLES: "sandbox" });
    await untilReady(started);
    expect([...started.urls.keys()]).not.toContain("api");
    started.process.kill("SIGINT");
    expect(await started.ended).toBe(0);
  });

  it("says in one line that the folder is in use", async () => {
    const first = start({ ROLES: "api" });
    await untilReady(first);
    const second = start({ ROLES: "api" });
    expect(await second.ended).toBe(1);
    expect(second.errors).toEqual([
      `DATA_DIR: another process is using ${folder}; stop it, or set another folder`,
    ]);
  });

  it("says in one line that the port of the merchants is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = String(Reflect.get(Object(taken.address()), "port"));
    const started = start({ ROLES: "sandbox", SANDBOX_PORT: port });
    expect(await started.ended).toBe(1);
    taken.close();
    expect(started.errors).toEqual([`SANDBOX_PORT: 127.0.0.1:${port} is taken by another process`]);
  });

  it("says in one line that the folder is none", async () => {
    const started = start({ DATA_DIR: launcher });
    expect(await started.ended).toBe(1);
    expect(started.errors).toEqual([`DATA_DIR: ${launcher} cannot be used as a folder (EEXIST)`]);
  });

  it("names every mistake of the environment and starts nothing", async () => {
    const started = start({ PORT: "x", SIGNUPS: "y", WORKER_SLOTS: "0" });
    expect(await started.ended).toBe(1);
    expect(started.errors.map((line) => line.split(":")[0])).toEqual(["PORT", "WORKER_SLOTS", "SIGNUPS"]);
    expect(started.lines).toEqual([]);
  });
});
