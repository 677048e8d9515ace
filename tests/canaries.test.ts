import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { buyWithSecrets, createSecrets } from "./support/buy-with-secrets.ts";
import { canariesOf } from "./support/canaries.ts";
import { findInFolder } from "./support/find-in-folder.ts";
import { findRunProcesses, findServer } from "./support/kill-server.ts";
import { createShopper } from "./support/shopper.ts";
import { takeHeapStrings } from "./support/take-heap-strings.ts";

let folder: string;
let snapshots: string;
let product: RunningProduct;
const logLines: string[] = [];
const delivered: Buffer[] = [];
const receiver = createServer(async (request, response) => {
  delivered.push(await buffer(request));
  response.end();
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-canaries-"));
  snapshots = await mkdtemp(join(tmpdir(), "cartwright-heap-"));
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  product = await startProduct(
    {
      LOG_LEVEL: "trace",
      SIGNUPS_PER_IP_PER_HOUR: "1000",
      DATA_DIR: folder,
      EVIDENCE_DAYS: "1",
      NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}`,
    },
    (line) => logLines.push(line),
  );
});

afterAll(async () => {
  await product.stop();
  receiver.close();
  await Promise.all([folder, snapshots].map((each) => rm(each, { recursive: true, force: true })));
});

it("card, security code, password and one-time code are nowhere to be found once the run is over", async () => {
  const shopper = await createShopper(product, "fennelrye");
  const secrets = createSecrets();
  const { port } = receiver.address() as AddressInfo;
  await shopper.client.webhooks.create({ url: `http://127.0.0.1:${port}/` });
  const profileId = await shopper.createProfile();
  const watching = watchStream(shopper.apiKey);

  const bought = await buyWithSecrets(shopper, secrets, { profileId, onCreated: watching.start });
  const canaries = canariesOf(secrets);

  const server = await findServer(product.processId);
  const heap = await takeHeapStrings(server, snapshots);
  expect(heap.includes("fennelrye.localhost")).toBe(true);
  expect(canaries.findIn(heap)).toEqual([]);
  // The process that typed them has ended with its run; the one that waits for the next has seen none.
  await expect.poll(() => findRunProcesses(server)).toHaveLength(1);
  const [spare = 0] = await findRunProcesses(server);
  expect(canaries.findIn(await takeHeapStrings(spare, snapshots))).toEqual([]);

  const stream = await watching.end();
  expect(stream.includes("event: frame")).toBe(true);
  expect(canaries.findIn(stream)).toEqual([]);
  expect(picturesIn(stream).flatMap(canaries.findIn)).toEqual([]);

  for (const path of readableRoutes(bought.checkout.id, profileId)) {
    const answer = await fetch(new URL(path, product.getUrl("api")), {
      headers: { authorization: `Bearer ${shopper.apiKey}` },
    });
    expect(answer.status).toBe(200);
    expect(canaries.findIn(Buffer.from(await answer.text()))).toEqual([]);
  }
  const { steps, parts } = await shopper.client.checkouts.getEvidence(bought.checkout.id);
  const contents = parts.map(({ id }) => shopper.client.checkouts.getEvidencePart(bought.checkout.id, id));
  expect(canaries.findIn(Buffer.from(JSON.stringify([steps, await Promise.all(contents)])))).toEqual([]);
  expect([steps.length > 10, parts.length > 2]).toEqual([true, true]);
  expect(delivered.length).toBeGreaterThan(5);
  expect(delivered.flatMap(canaries.findIn)).toEqual([]);

  await product.stop();
  expect(logLines.length).toBeGreaterThan(50);
  expect(canaries.findIn(Buffer.from(logLines.join("\n")))).toEqual([]);
  // The database with its journal, the keys. What the merchants keep is theirs.
  const found = await findInFolder(folder, { canaries, besides: shopper.email, except: "sandbox" });
  expect(found).toEqual({ hasOther: true, hits: [] });
});

function readableRoutes(checkoutId: string, profileId: string): string[] {
  return [
    `/v1/checkouts/${checkoutId}`,
    "/v1/checkouts",
    `/v1/buyer-profiles/${profileId}`,
    "/v1/buyer-profiles",
    "/v1/buyer-sessions",
    "/v1/webhooks",
    "/v1/api-keys",
    "/v1/usage",
  ];
}

/** Follows the live view of the run from its beginning, as a viewer's page does. */
function watchStream(apiKey: string) {
  let stream: Promise<Buffer> | undefined;
  const follow = async (checkoutId: string): Promise<Buffer> => {
    const minted = await fetch(new URL(`/v1/checkouts/${checkoutId}/embed-token`, product.getUrl("api")), {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const { url } = (await minted.json()) as { url: string };
    const events = await fetch(url.replace("?", "/stream?"));
    return Buffer.from(await events.arrayBuffer());
  };
  return {
    start: (checkoutId: string) => {
      stream = follow(checkoutId);
    },
    /** The stream ends with its run. */
    end: async () => (await stream) ?? Buffer.alloc(0),
  };
}

function picturesIn(stream: Buffer): Buffer[] {
  return [...stream.toString().matchAll(/"data":"([^"]+)"/g)].map(([, data]) =>
    Buffer.from(data ?? "", "base64"),
  );
}
