import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerOnPage } from "../scripts/answer-on-page.ts";
import type { RunningProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

let product: RunningProduct;

beforeAll(async () => {
  product = await startTestedProduct({ LOG_LEVEL: "warn" });
});
afterAll(() => product.stop());

it("an agent buys over MCP in a real shop: it chooses, a person gives the card on the answer page, and the receipt is the merchant's record", async () => {
  const shopper = await createShopper(product);
  const agent = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: { authorization: `Bearer ${shopper.apiKey}` } };
  const url = new URL("/mcp", product.getUrl("api"));
  await agent.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is read as an agent reads it.
  const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
    (await agent.callTool({ name, arguments: args })).structuredContent;

  const started = await call("start_checkout", {
    url: `${shopper.storeUrl}/products/trail-tee`,
    buyer_profile_id: await shopper.createProfile(),
    max_cost: "60.00",
  });
  const asked: string[] = [];
  let state = started;
  while (state.next.length > 0) {
    const { id, question } = state;
    const isNew = question !== undefined && asked.at(-1) !== question.key;
    if (isNew) asked.push(question.key);
    if (isNew && question.key === "variant") {
      const values = { Size: "L", Color: "Rust" };
      state = await call("answer_question", { ...state.next[0].arguments, values });
      continue;
    }
    if (isNew && question.key === "card")
      await answerOnPage({
        link: question.answer_url,
        values: approvedCard,
        email: shopper.email,
        mailboxUrl: product.getUrl("mailbox"),
      });
    state = await call("wait_for_checkout", { id, timeout_s: 45 });
  }
  await agent.close();

  const orders = await shopper.readOrders();
  expect(asked).toEqual(["variant", "card"]);
  expect(orders).toMatchObject([{ lines: [{ options: { Size: "L", Color: "Rust" }, quantity: 1 }] }]);
  expect(state).toMatchObject({
    status: "succeeded",
    total: orders[0]?.total,
    receipt: { merchantOrderId: orders[0]?.number, total: orders[0]?.total },
  });
});
