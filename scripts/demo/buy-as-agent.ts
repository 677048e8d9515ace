import { createClient } from "@cartwright/contract";
import { Client as McpClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { z } from "zod";
import { answerOnPage } from "../answer-on-page.ts";
import type { RunningProduct } from "../start-product.ts";
import { compareWithMerchant } from "./compare-with-merchant.ts";
import { buyer, mask, person } from "./person.ts";
import type { Screen } from "./screen.ts";

/** The part of an answer that an agent needs to continue. */
const State = z.object({
  id: z.string(),
  status: z.string().optional(),
  question: z
    .object({ id: z.string(), key: z.string(), message: z.string(), answer_url: z.string().optional() })
    .optional(),
  next: z.array(z.object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })),
});
type State = z.infer<typeof State>;
type CallTool = (tool: string, args: Record<string, unknown>) => Promise<State>;

/**
 * Buys a T-shirt over MCP. Instead of a language model, it makes the calls that `next` proposes; the person
 * enters the card on the answer page.
 */
export async function buyAsAgent(product: RunningProduct, screen: Screen): Promise<boolean> {
  const baseUrl = product.getUrl("api");
  const storeUrl = product.getUrl("hartwell");
  screen.section("An account, and an agent that has its key");
  const { apiKey } = await createClient({ baseUrl }).signup({ name: "Demo" });
  const client = createClient({ baseUrl, apiKey });
  const agent = await connect(new URL("/mcp", baseUrl), apiKey);
  const { tools } = await agent.listTools();
  screen.fact("MCP server", `${baseUrl}/mcp`);
  screen.fact("tools", tools.map(({ name }) => name).join(", "));

  screen.section("The purchase");
  const call = createCall(agent, screen);
  const profile = await call("create_buyer_profile", asArguments(buyer));
  const url = `${storeUrl}/products/trail-tee`;
  const started = await call("start_checkout", { url, buyer_profile_id: profile.id, max_cost: "60.00" });
  const mailboxUrl = product.getUrl("mailbox");
  const { id } = await followNext(started, { call, screen, mailboxUrl });
  await agent.close();
  return compareWithMerchant(await client.checkouts.get(id), storeUrl, screen);
}

async function connect(url: URL, apiKey: string): Promise<McpClient> {
  const agent = new McpClient({ name: "demo", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  await agent.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return agent;
}

function createCall(agent: McpClient, screen: Screen): CallTool {
  return async (tool, args) => {
    screen.step(`${tool} ${JSON.stringify(args)}`);
    screen.wait("Waiting for the answer");
    const { structuredContent, isError, content } = await agent.callTool({ name: tool, arguments: args });
    if (isError) throw new Error(`${tool}: ${JSON.stringify(content)}`);
    const state = State.parse(structuredContent);
    if (state.status !== undefined) screen.answer("status", state.status);
    return state;
  };
}

async function followNext(
  started: State,
  { call, screen, mailboxUrl }: { call: CallTool; screen: Screen; mailboxUrl: string },
): Promise<State> {
  let state = started;
  let asked = "";
  for (let next = state.next[0]; next !== undefined; next = state.next[0]) {
    const { question } = state;
    if (question !== undefined && question.id !== asked) {
      asked = question.id;
      screen.question(question.message);
      if (question.key === "card") await giveCard(question.answer_url ?? "", { screen, mailboxUrl });
    }
    const values = question && person[question.key];
    state = await call(
      next.tool,
      "values" in next.arguments ? { ...next.arguments, values } : next.arguments,
    );
  }
  return state;
}

/** The person opens the link, enters the mailed code, and then the card. */
async function giveCard(
  link: string,
  { screen, mailboxUrl }: { screen: Screen; mailboxUrl: string },
): Promise<void> {
  const card = person.card ?? {};
  for (const [name, value] of Object.entries(card)) screen.answer(name, mask(name, value));
  await answerOnPage({ link, values: card, email: buyer.contact.email, mailboxUrl });
}

function asArguments({ name, contact, shipping }: typeof buyer): Record<string, string> {
  return {
    first_name: name.first,
    last_name: name.last,
    ...contact,
    address_line1: shipping.addressLines[0] ?? "",
    city: shipping.locality,
    state: shipping.administrativeAreaCode,
    postal_code: shipping.postalCode,
    country_code: shipping.countryCode,
  };
}
