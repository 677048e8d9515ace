import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const suite = fileURLToPath(import.meta.resolve("@modelcontextprotocol/conformance/dist/index.js"));

const Checks = z.array(z.object({ id: z.string(), status: z.string() }));

/** The checks of each scenario that a revision of the specification requires, by status. */
export type Conformance = ReadonlyMap<string, { passed: number; failed: string[] }>;

/** Runs the official suite, which knows no keys: what it sends goes through a door that adds one. */
export async function runConformance(
  baseUrl: string,
  { apiKey, revision }: { apiKey: string; revision: string },
): Promise<Conformance> {
  const door = await openDoor(baseUrl, apiKey);
  const folder = await mkdtemp(join(tmpdir(), "mcp-conformance-"));
  try {
    const args = [suite, "server", "--url", `${door.url}/mcp`, "--requirements", revision, "-o", folder];
    // It fails where anything does; what did is in its files.
    await new Promise<void>((resolve) => execFile(process.execPath, args, () => resolve()));
    return await readResults(folder);
  } finally {
    door.close();
    await rm(folder, { recursive: true });
  }
}

async function openDoor(baseUrl: string, apiKey: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(baseUrl);
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${apiKey}` };
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    answer.once("close", () => onward.destroy());
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const { port: ownPort } = door.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    close: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}

/** Each scenario has a folder named after it and the time. */
async function readResults(folder: string): Promise<Conformance> {
  const results = new Map<string, { passed: number; failed: string[] }>();
  for (const name of await readdir(folder)) {
    const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, "");
    const checks = Checks.parse(JSON.parse(await readFile(join(folder, name, "checks.json"), "utf8")));
    results.set(scenario, {
      passed: checks.filter(({ status }) => status === "SUCCESS").length,
      failed: checks.filter(({ status }) => status === "FAILURE").map(({ id }) => id),
    });
  }
  return results;
}
