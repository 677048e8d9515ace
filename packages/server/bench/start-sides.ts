import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Orders } from "./bare-server.ts";

/** A server in a process of its own. */
export interface Side {
  url: string;
  operationsUrl: string;
  /** Milliseconds of processor time that it has used so far. Reads /proc, so it runs on Linux only. */
  usedCpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** The product with its API alone, as `npm start` starts it. */
export async function startProductSide(databaseUrl: string, maxConnections: number): Promise<Side> {
  const child = fork(fileURLToPath(new URL("../src/main.ts", import.meta.url)), {
    stdio: ["ignore", "pipe", "ignore", "ipc"],
    env: {
      PATH: process.env.PATH,
      ROLES: "api",
      PORT: "0",
      OPERATIONS_PORT: "0",
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: String(maxConnections),
      SIGNUPS_PER_IP_PER_HOUR: "1000000",
      SIGNUPS_PER_DAY: "1000000",
    },
  });
  const urls = new Map<string, string>();
  if (!child.stdout) throw new Error("The product has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const [name = "", url = ""] = line.split(/\s+/);
    urls.set(name, url);
    if (name === "ready") break;
  }
  return sideOf(child, { url: urls.get("api") ?? "", operationsUrl: urls.get("operations") ?? "" });
}

export async function startBareSide(orders: Orders): Promise<Side> {
  const child = fork(fileURLToPath(new URL("./bare-server.ts", import.meta.url)));
  child.send(orders);
  const [url] = await once(child, "message");
  return sideOf(child, { url: String(url), operationsUrl: "" });
}

function sideOf(child: ChildProcess, urls: Pick<Side, "url" | "operationsUrl">): Side {
  return {
    ...urls,
    usedCpuMs: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
      const ticksPerSecond = 100;
      return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
    },
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
