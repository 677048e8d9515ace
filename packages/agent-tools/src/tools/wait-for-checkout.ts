import type { JsonObject } from "@cartwright/contract";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { askUser, formAnswer, wasAskedToOpen } from "../ask-user.ts";
import { longestWaitSeconds } from "../next-calls.ts";
import { presentPurchase, readPurchase } from "../present-purchase.ts";
import { PurchaseSchema } from "../purchase.ts";
import { defineTool, structured, type ToolCall } from "../tool.ts";
import { toolError } from "../tool-errors.ts";
import { waitForNews } from "../wait-for-news.ts";

export const waitForCheckout = defineTool({
  name: "wait_for_checkout",
  description:
    "Wait until the status or the question changes. Call again until status is succeeded, failed or cancelled.",
  scope: "checkouts.read",
  input: z.strictObject({
    id: z.string(),
    timeout_s: z.number().min(1).max(longestWaitSeconds).default(longestWaitSeconds),
  }),
  output: PurchaseSchema,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: async ({ id, timeout_s }, call) => {
    const answered = await takeFormAnswer(id, call);
    if (answered) return answered;
    const wasAsked = wasAskedToOpen(call);
    const { client, signal, closing, told, callerId } = call;
    const isTold = (actionId: string): boolean => wasAsked || told.find(callerId, actionId) !== undefined;
    const leave = call.admitWait(call.accountId);
    if (!leave) return toolError("Too many waits at once. Call get_checkout instead, or try again later.");
    const wait = { client, id, timeoutMs: timeout_s * 1000, signal, closing, isTold };
    const checkout = await waitForNews(wait).finally(leave);
    const isNew = checkout.pendingUserAction !== undefined && !isTold(checkout.pendingUserAction.id);
    const purchase = await readPurchase(checkout, call);
    return (isNew && askUser(checkout, purchase, call)) || structured(purchase);
  },
});

/** If the client returns with what its user entered in the form, that is the answer. */
async function takeFormAnswer(id: string, call: ToolCall): Promise<CallToolResult | undefined> {
  const { client, signal, request } = call;
  if (request.inputResponses === undefined) return undefined;
  const checkout = await client.checkouts.get(id, { signal });
  const given = formAnswer(checkout, call);
  if (given === undefined) return undefined;
  // The user declined: the agent may know the answer, or ask in its own way.
  if (given === null || !checkout.pendingUserAction) return presentPurchase(checkout, call);
  const values: JsonObject = { ...given };
  return presentPurchase(
    await client.checkouts.submitAction(id, checkout.pendingUserAction.id, values, { signal }),
    call,
  );
}
