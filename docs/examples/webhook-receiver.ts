/**
 * Receives the events of checkouts, checks that they are genuine, and looks up what they are about.
 *
 *   CARTWRIGHT_API_KEY=ck_test_… WEBHOOK_SECRETS=whsec_… node docs/examples/webhook-receiver.ts
 *
 * WEBHOOK_SECRETS may name two with a comma between them, while one is being replaced by the other. The example uses
 * nothing but Node, so that it can be copied into any project; `@cartwright/contract/webhook-signature` does the same.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { PORT = "8080", WEBHOOK_SECRETS = "", CARTWRIGHT_API_KEY = "" } = process.env;
const { CARTWRIGHT_URL = "http://127.0.0.1:4000" } = process.env;
const secrets = WEBHOOK_SECRETS.split(",").filter((secret) => secret !== "");
const toleranceSeconds = 300;
const maxBodyBytes = 64 * 1024;

/** Deliveries come more than once: retries, and both endpoints while two secrets overlap. */
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  const rawBody = await readBody(request);
  if (rawBody === undefined) return void response.writeHead(413).end();
  if (!isGenuine(String(request.headers["x-cartwright-signature"]), rawBody))
    return void response.writeHead(401).end();
  // Answered at once: a receiver that takes longer than ten seconds gets the event again.
  response.writeHead(204).end();
  const id = String(request.headers["webhook-id"]);
  if (seen.has(id)) return;
  seen.add(id);
  const event: unknown = JSON.parse(rawBody.toString());
  // A failed look-up is not made up for by another delivery, so it is yours to repeat.
  await handle(event).catch((error: unknown) => console.error("could not look the checkout up", error));
});
server.listen(Number(PORT), "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening on http://127.0.0.1:${typeof address === "object" ? address?.port : PORT}`);
});

/** Over the bytes as they came: a body that was parsed and written again has another signature. */
function isGenuine(header: string, rawBody: Buffer): boolean {
  const time = /(?:^|,)t=(\d+)(?:,|$)/.exec(header)?.[1] ?? "";
  const signatures = [...header.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = ""]) => hex);
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= toleranceSeconds)) return false;
  return secrets.some((secret) => {
    const expected = createHmac("sha256", secret).update(`${time}.`).update(rawBody).digest();
    return signatures.some((hex) => timingSafeEqual(Buffer.from(hex, "hex"), expected));
  });
}

async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The event says that something has happened. What is true now, the checkout says. */
async function handle(event: unknown): Promise<void> {
  if (typeof event !== "object" || event === null) return;
  const { type, checkoutId } = event as { type?: unknown; checkoutId?: unknown };
  // Other types may come one day.
  if (type !== "checkout.status_changed" || typeof checkoutId !== "string") return;
  const response = await fetch(`${CARTWRIGHT_URL}/v1/checkouts/${encodeURIComponent(checkoutId)}`, {
    headers: { authorization: `Bearer ${CARTWRIGHT_API_KEY}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const checkout = (await response.json()) as { status: string; pendingUserAction?: { message: string } };
  const question = checkout.pendingUserAction ? `: ${checkout.pendingUserAction.message}` : "";
  console.log(`${checkoutId} ${checkout.status}${question}`);
}
