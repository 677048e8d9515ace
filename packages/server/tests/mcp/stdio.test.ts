import { fileURLToPath } from "node:url";
import type { CreateApiKeyBody } from "@cartwright/contract";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyWithTwoQuestions, card } from "../runs/scripted-purchases.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { type Agent, agentOf } from "./connect-agent.ts";

const script = fileURLToPath(new URL("serve-stdio.ts", import.meta.url));

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ worker: true, runCheckout: (_order, host) => buyWithTwoQuestions(host) });
  tenant = await server.signup();
});
afterAll(() => server.close());

async function openAgent(key: Partial<CreateApiKeyBody> = {}): Promise<Agent> {
  const { apiKey } = await tenant.createKey(key);
  const mcp = new Client({ name: "test-agent", version: "1.0.0" });
  const args = [script, server.baseUrl, apiKey];
  await mcp.connect(new StdioClientTransport({ command: process.execPath, args }));
  return agentOf(mcp);
}

describe("over standard input and output", () => {
  test("an agent buys from the first call to the receipt", async () => {
    const agent = await openAgent();
    const url = "https://hartwell.localhost/products/mug";
    const { id } = (await agent.call("start_checkout", { url })).content;
    for (;;) {
      const { content } = await agent.call("wait_for_checkout", { id });
      const { question } = content;
      if (question?.key === "variant")
        await agent.call("answer_question", { id, action_id: question.id, values: { Size: "l" } });
      if (question?.key === "card") await tenant.client.checkouts.submitAction(id, question.id, card);
      if (content.receipt === undefined) continue;
      expect(content).toMatchObject({
        status: "succeeded",
        receipt: { merchantOrderId: "HW-1001" },
        next: [],
      });
      break;
    }
    await agent.mcp.close();
  });

  test("the tools are those of the key, which is found out without changing anything", async () => {
    const agent = await openAgent({ scopes: ["checkouts.read", "buyer-profiles.write"] });
    const { tools } = await agent.mcp.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...[
        "wait_for_checkout",
        "get_checkout",
        "list_checkouts",
        "list_buyer_profiles",
        "create_buyer_profile",
      ],
    ]);
    expect((await tenant.client.buyerProfiles.list()).data).toEqual([]);
    await agent.mcp.close();
  });
});
