import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@cartwright/contract";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { startServer } from "../../packages/server/src/start-server.ts";
import { median, percentile } from "./statistics.ts";

const rounds = 150;
const warmUp = 20;

/**
 * From the moment a change is stamped, inside its transaction, to the arrival of its event; against a bare POST of the
 * same bytes to the same receiver. The two take turns. No browser takes part: a checkout that is cancelled has an event too.
 */
export async function benchWebhooks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-bench-"));
  const receiver = await startReceiver();
  const server = await startServer(configFor(folder), {
    engine: {
      openBrowser: () => new Promise(() => undefined),
      runCheckout: () => new Promise(() => undefined),
      isBrowserLost: () => false,
    },
  });
  try {
    const baseUrl = server.urls.api ?? "";
    const { apiKey } = await createClient({ baseUrl }).signup();
    const client = createClient({ baseUrl, apiKey });
    await client.webhooks.create({ url: receiver.url });
    const eventMs: number[] = [];
    const bareMs: number[] = [];
    for (let round = -warmUp; round < rounds; round++) {
      const arrival = receiver.next();
      const { id } = await client.checkouts.create({
        target: { url: "http://hartwell.localhost/products/x" },
      });
      await client.checkouts.cancel(id);
      const { body, at } = await arrival;
      const bare = await postBare(receiver, body);
      if (round < 0) continue;
      eventMs.push(at - Date.parse(JSON.parse(body).createdAt));
      bareMs.push(bare);
    }
    return describe(eventMs, bareMs);
  } finally {
    await server.close();
    receiver.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function configFor(folder: string) {
  return readConfig({
    ROLES: "api,worker",
    PORT: "0",
    OPERATIONS_PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    SHUTDOWN_GRACE_SECONDS: "0",
    WORKER_SLOTS: "1",
  });
}

interface Arrival {
  body: string;
  /** Milliseconds since the epoch, with fractions. */
  at: number;
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function startReceiver() {
  let onArrival: (arrival: Arrival) => void = () => undefined;
  const server = createServer(async (request, response) => {
    const at = performance.timeOrigin + performance.now();
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    response.writeHead(204, { connection: "close" }).end();
    onArrival({ body, at });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    next: () => new Promise<Arrival>((resolve) => (onArrival = resolve)),
    close: () => server.close(),
  };
}

async function postBare(receiver: Receiver, body: string): Promise<number> {
  const arrival = receiver.next();
  const startedAt = performance.timeOrigin + performance.now();
  await fetch(receiver.url, { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await arrival).at - startedAt;
}

function describe(eventMs: readonly number[], bareMs: readonly number[]): string {
  const more = median(eventMs) - median(bareMs);
  const row = (name: string, samples: readonly number[]): string =>
    `| ${name} | ${median(samples).toFixed(1)} | ${percentile(samples, 0.95).toFixed(1)} |`;
  return [
    `**${more.toFixed(1)} ms more** (medians of ${rounds}): from a change of status to its event at the receiver, against a bare POST.`,
    "",
    "| | median ms | 95th percentile ms |",
    "|---|---|---|",
    row("change to event received", eventMs),
    row("bare POST, sent to received", bareMs),
  ].join("\n");
}
