import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@cartwright/contract";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { startServer } from "../../packages/server/src/start-server.ts";
import { signUp } from "./buy-through-api.ts";
import { median, percentile } from "./statistics.ts";

const rounds = 150;
const warmUp = 20;
/** The same number of other endpoints hang. */
const healthyEndpoints = 25;
const crowdedRounds = 20;
const crowdedWarmUp = 3;

/**
 * Measures from the timestamp of a change, set inside its transaction, to the arrival of its event, and
 * compares with a bare POST of the same bytes to the same receiver. The two take turns. No browser is needed:
 * cancelling a checkout also sends an event.
 */
export async function benchWebhooks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-bench-"));
  const receiver = await startReceiver();
  const server = await startServer(configFor(folder), {
    engine: {
      openBrowser: () => new Promise(() => undefined),
      runCheckout: () => new Promise(() => undefined),
      lossOf: () => undefined,
    },
  });
  const baseUrl = server.urls.api ?? "";
  try {
    const single = await measureSingle(baseUrl, receiver);
    const undisturbed = await measureCrowd(baseUrl, receiver, "accept");
    const disturbed = await measureCrowd(baseUrl, receiver, "hang");
    return `${single}\n\n${describeCrowd(disturbed, undisturbed)}`;
  } finally {
    receiver.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSingle(baseUrl: string, receiver: Receiver): Promise<string> {
  const client = await signUp(baseUrl);
  await client.webhooks.create({ url: receiver.url("/") });
  const eventMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const arrival = receiver.nextOne();
    await cancelOne(client);
    const { body, at } = await arrival;
    const bare = await postBare(receiver, body);
    if (round < 0) continue;
    eventMs.push(at - Date.parse(JSON.parse(body).createdAt));
    bareMs.push(bare);
  }
  return describe(eventMs, bareMs);
}

/** Delays at the healthy half of a tenant's endpoints, while the other half accepts or hangs. */
async function measureCrowd(
  baseUrl: string,
  receiver: Receiver,
  others: "accept" | "hang",
): Promise<number[]> {
  const client = await signUp(baseUrl);
  for (let index = 0; index < healthyEndpoints; index++) {
    await client.webhooks.create({ url: receiver.url(`/${others}/${index}`) });
    await client.webhooks.create({ url: receiver.url(`/counted/${index}`) });
  }
  const delaysMs: number[] = [];
  for (let round = -crowdedWarmUp; round < crowdedRounds; round++) {
    const arrivals = receiver.next(healthyEndpoints);
    await cancelOne(client);
    for (const { body, at } of await arrivals)
      if (round >= 0) delaysMs.push(at - Date.parse(JSON.parse(body).createdAt));
  }
  return delaysMs;
}

async function cancelOne({ checkouts }: Client): Promise<void> {
  const { id } = await checkouts.create({ target: { url: "http://hartwell.localhost/products/x" } });
  await checkouts.cancel(id);
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

/** Records all requests except to `/accept`, which are accepted, and to `/hang`, which get no answer. */
async function startReceiver() {
  let arrivals: Arrival[] = [];
  let wanted = 0;
  let onAll: (arrivals: readonly Arrival[]) => void = () => undefined;
  const server = createServer(async (request, response) => {
    const at = performance.timeOrigin + performance.now();
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    if (request.url?.startsWith("/hang")) return;
    response.writeHead(204, { connection: "close" }).end();
    if (request.url?.startsWith("/accept")) return;
    arrivals.push({ body, at });
    if (arrivals.length === wanted) onAll(arrivals);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  const next = (count: number): Promise<readonly Arrival[]> => {
    arrivals = [];
    wanted = count;
    return new Promise((resolve) => (onAll = resolve));
  };
  return {
    url: (path: string) => `http://127.0.0.1:${address.port}${path}`,
    next,
    nextOne: async (): Promise<Arrival> => {
      const [arrival] = await next(1);
      if (!arrival) throw new Error("The receiver has nothing to show.");
      return arrival;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function postBare(receiver: Receiver, body: string): Promise<number> {
  const arrival = receiver.nextOne();
  const startedAt = performance.timeOrigin + performance.now();
  await fetch(receiver.url("/"), { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await arrival).at - startedAt;
}

function describeCrowd(disturbed: readonly number[], undisturbed: readonly number[]): string {
  const row = (name: string, samples: readonly number[]): string =>
    `| ${name} | ${median(samples).toFixed(1)} | ${percentile(samples, 0.95).toFixed(1)} |`;
  return [
    `**${median(disturbed).toFixed(1)} ms** from a change to its event at ${healthyEndpoints} endpoints of a tenant of whose endpoints ${healthyEndpoints} others hang; ${median(undisturbed).toFixed(1)} ms where those accept (medians of ${crowdedRounds} events).`,
    "",
    `| the ${healthyEndpoints} others | median ms | 95th percentile ms |`,
    "|---|---|---|",
    row("hang", disturbed),
    row("accept", undisturbed),
  ].join("\n");
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
