import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { signDelivery } from "@cartwright/contract/webhook-signature";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { buyWithTwoQuestions } from "../runs/scripted-purchases.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const example = fileURLToPath(new URL("../../../../docs/examples/webhook-receiver.ts", import.meta.url));

let server: TestServer;
let receiver: ChildProcess;
let lines: string[];

beforeEach(async () => {
  server = await startTestServer({
    worker: true,
    environment: { WEBHOOKS_TO_LOOPBACK: "on" },
    runCheckout: (_order, host) => buyWithTwoQuestions(host),
  });
});
afterEach(async () => {
  receiver.kill();
  await once(receiver, "exit");
  await server.close();
});

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port was free");
  return address.port;
}

async function startExample(port: number, apiKey: string, secrets: string[]): Promise<void> {
  receiver = spawn(process.execPath, [example], {
    env: {
      PORT: String(port),
      CARTWRIGHT_URL: server.baseUrl,
      CARTWRIGHT_API_KEY: apiKey,
      WEBHOOK_SECRETS: secrets.join(","),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  lines = [];
  if (receiver.stdout) createInterface({ input: receiver.stdout }).on("line", (line) => lines.push(line));
  await vi.waitFor(() => expect(lines[0]).toMatch(/^listening/), { timeout: 20_000 });
}

test("the documented receiver takes the service's events, and nothing else", async () => {
  const { client, apiKey } = await server.signup();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/hook`;
  const { secret } = await client.webhooks.create({ url });
  await startExample(port, apiKey, ["whsec_an_older_one", secret]);

  const { id } = await client.checkouts.create({ target });
  await vi.waitFor(() => expect(lines).toContain(`${id} awaiting_user_action: Which size?`), {
    timeout: 20_000,
  });
  await vi.waitFor(async () => {
    const [endpoint] = (await client.webhooks.list()).data;
    expect(endpoint?.lastDeliveryStatus).toBe(204);
  });

  const body = JSON.stringify({ type: "checkout.status_changed", checkoutId: id });
  const post = (signature: string) =>
    fetch(url, { method: "POST", body, headers: { "x-cartwright-signature": signature } });
  const now = Math.floor(Date.now() / 1000);
  const sign = (unixSeconds: number, by = secret) => signDelivery({ secret: by, rawBody: body, unixSeconds });
  const forgeries = ["", sign(now, "whsec_guess"), sign(now - 301), sign(now).slice(0, -1), `t=${now},v1=`];
  for (const forgery of forgeries) expect((await post(forgery)).status).toBe(401);
  expect((await post(sign(now))).status).toBe(204);
});
