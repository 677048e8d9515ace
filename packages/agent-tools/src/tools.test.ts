import { createClient, type Scope } from "@cartwright/contract";
import { Client as McpClient } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { encode } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { createAgentServer } from "./agent-server.ts";
import { createToldQuestions } from "./told-questions.ts";
import { createWaitLimit } from "./wait-limit.ts";

/** No tool is called: the tests only check which tools are offered. */
const client = createClient({ baseUrl: "http://127.0.0.1:9" });

async function listTools(...scopes: Scope[]) {
  const caller = { client, scopes, callerId: "", refusesWithLink: false, accountId: "" };
  const session = { ...caller, told: createToldQuestions(), admitWait: createWaitLimit() };
  const server = createAgentServer({ ...session, closing: new AbortController().signal });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const agent = new McpClient({ name: "test", version: "1" });
  await Promise.all([server.connect(ours), agent.connect(theirs)]);
  const { tools } = await agent.listTools();
  const instructions = agent.getInstructions() ?? "";
  await agent.close();
  return { tools, instructions };
}

async function namesFor(...scopes: Scope[]): Promise<string[]> {
  return (await listTools(...scopes)).tools.map(({ name }) => name);
}

const reading = ["wait_for_checkout", "get_checkout", "list_checkouts"];
const writing = ["start_checkout", "answer_question", "cancel_checkout"];

describe("the tools", () => {
  test("are eight, and take 2,500 tokens at most with the instructions", async () => {
    const { tools, instructions } = await listTools("*");
    expect(tools).toHaveLength(8);
    expect(encode(JSON.stringify(tools) + instructions).length).toBeLessThanOrEqual(2_500);
  });

  test("come in the same order each time, with all four annotations and schemas of both directions", async () => {
    const { tools } = await listTools("*");
    expect((await listTools("*")).tools).toEqual(tools);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(Object.keys(annotations ?? {}).sort()).toEqual([
        "destructiveHint",
        "idempotentHint",
        "openWorldHint",
        "readOnlyHint",
      ]);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
    }
  });

  test("take the arguments that the documents name", async () => {
    const { tools } = await listTools("*");
    const takenBy = Object.fromEntries(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    );
    expect(takenBy).toMatchObject({
      start_checkout: [
        ...["url", "request", "max_cost", "currency", "buyer_profile_id", "country", "idempotency_key"],
      ],
      wait_for_checkout: ["id", "timeout_s"],
      get_checkout: ["id"],
      answer_question: ["id", "action_id", "values"],
      cancel_checkout: ["id"],
      list_checkouts: ["status", "cursor"],
      list_buyer_profiles: [],
    });
  });

  test("are those that the key's scopes allow", async () => {
    expect((await namesFor("checkouts.read")).sort()).toEqual([...reading].sort());
    expect((await namesFor("checkouts.write")).sort()).toEqual([...reading, ...writing].sort());
    expect(await namesFor("buyer-profiles.read")).toEqual(["list_buyer_profiles"]);
    expect(await namesFor("buyer-profiles.write")).toEqual(["list_buyer_profiles", "create_buyer_profile"]);
    expect(await namesFor("usage.read")).toEqual([]);
  });
});
