import { type Checkout, scopeCovers } from "@cartwright/contract";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { describePurchase, type Purchase } from "./purchase.ts";
import { structured, type ToolCall } from "./tool.ts";
import { mayAgentAnswer } from "./who-answers.ts";

export async function presentPurchase(checkout: Checkout, call: ToolCall): Promise<CallToolResult> {
  return structured(await readPurchase(checkout, call));
}

/** What the agent is told of a checkout. From then on it counts as told of the open question. */
export async function readPurchase(checkout: Checkout, call: ToolCall): Promise<Purchase> {
  const links = await findLinks(checkout, call);
  const { pendingUserAction: question } = checkout;
  if (question) call.told.add(call.callerId, question.id);
  return describePurchase(checkout, { ...links, hasTool: call.hasTool });
}

async function findLinks(
  { id, browser, pendingUserAction: question }: Checkout,
  { client, scopes, signal }: ToolCall,
): Promise<{ answerUrl: string | undefined; liveViewUrl: string | undefined }> {
  if (!scopeCovers(scopes, "checkouts.write")) return { answerUrl: undefined, liveViewUrl: undefined };
  const isForPerson = question !== undefined && !mayAgentAnswer(question);
  const [answerUrl, liveViewUrl] = await Promise.all([
    isForPerson ? urlOrNone(client.checkouts.createAnswerLink(id, {}, { signal }), signal) : undefined,
    browser ? urlOrNone(client.checkouts.createEmbedToken(id, { signal }), signal) : undefined,
  ]);
  return { answerUrl, liveViewUrl };
}

/** Best effort: the checkout may have gone on meanwhile, and its state is told without links as well. */
async function urlOrNone(minted: Promise<{ url: string }>, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await minted).url;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
