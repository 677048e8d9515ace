import { type InputRequiredResult, inputRequired, inputResponse } from "@modelcontextprotocol/server";
import { z } from "zod";
import { longestWaitSeconds } from "../next-calls.ts";
import { readPurchase } from "../present-purchase.ts";
import { type Purchase, PurchaseSchema } from "../purchase.ts";
import { defineTool, structured, type ToolCall } from "../tool.ts";
import { toolError } from "../tool-errors.ts";
import { waitForNews } from "../wait-for-news.ts";

/** The one thing that is asked of the client: to open the answer page. */
const opened = "answer_page";

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
    const wasAsked = inputResponse(call.request.inputResponses, opened).kind === "elicit";
    const { client, signal, closing, told, callerId } = call;
    const isTold = (actionId: string): boolean => wasAsked || told.find(callerId, actionId) !== undefined;
    const leave = call.admitWait(call.accountId);
    if (!leave) return toolError("Too many waits at once. Call get_checkout instead, or try again later.");
    const wait = { client, id, timeoutMs: timeout_s * 1000, signal, closing, isTold };
    const checkout = await waitForNews(wait).finally(leave);
    const isNew = checkout.pendingUserAction !== undefined && !isTold(checkout.pendingUserAction.id);
    const purchase = await readPurchase(checkout, call);
    return (isNew && askToOpen(purchase, call)) || structured(purchase);
  },
});

/** Clients that can show a link to their user are given it as such, once; it is in the text of every answer as well. */
function askToOpen({ question }: Purchase, { opensLinks }: ToolCall): InputRequiredResult | undefined {
  if (!opensLinks || question?.answer_url === undefined) return undefined;
  const { message, answer_url: url } = question;
  return inputRequired({ inputRequests: { [opened]: inputRequired.elicitUrl({ message, url }) } });
}
