import { type Checkout, scopeCovers } from "@cartwright/contract";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { describePurchase, type Purchase } from "./purchase.ts";
import { structured, type ToolCall } from "./tool.ts";
import { mayAgentAnswer } from "./who-answers.ts";

export async function presentPurchase(checkout: Checkout, call: ToolCall): Promise<CallToolResult> {
  return structured(await readPurchase(checkout, call));
}

/** Returns what the agent is told about a checkout, and marks its open question as told. */
export async function readPurchase(checkout: Checkout, call: ToolCall): Promise<Purchase> {
  const [answerUrl, liveViewUrl] = await Promise.all([
    findAnswerUrl(checkout, call),
    findLiveView(checkout, call),
  ]);
  const { pendingUserAction: question } = checkout;
  if (question) call.told.add(call.callerId, question.id, { answerUrl });
  return describePurchase(checkout, { answerUrl, liveViewUrl, hasTool: call.hasTool });
}

/** Returns the same link while the question is open, so that a user does not see a new one each time. */
async function findAnswerUrl(
  { id, pendingUserAction: question }: Checkout,
  { client, scopes, signal, told, callerId }: ToolCall,
): Promise<string | undefined> {
  if (!question || mayAgentAnswer(question) || !scopeCovers(scopes, "checkouts.write")) return undefined;
  const known = told.find(callerId, question.id)?.answerUrl;
  return known ?? urlOrNone(client.checkouts.createAnswerLink(id, {}, { signal }), signal);
}

async function findLiveView(
  { id, browser }: Checkout,
  { client, scopes, signal }: ToolCall,
): Promise<string | undefined> {
  if (!browser || !scopeCovers(scopes, "checkouts.write")) return undefined;
  return urlOrNone(client.checkouts.createEmbedToken(id, { signal }), signal);
}

/** Best effort: the checkout may have moved on, and its state is useful without links too. */
async function urlOrNone(minted: Promise<{ url: string }>, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await minted).url;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
