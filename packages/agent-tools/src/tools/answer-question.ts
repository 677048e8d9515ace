import type { Checkout } from "@cartwright/contract";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { presentPurchase, readPurchase } from "../present-purchase.ts";
import { PurchaseSchema } from "../purchase.ts";
import { defineTool, structured, type ToolCall } from "../tool.ts";
import { mayAgentAnswer } from "../who-answers.ts";

export const answerQuestion = defineTool({
  name: "answer_question",
  description: "Answer a variant or shipping question. The user answers all others, at question.answer_url.",
  scope: "checkouts.write",
  input: z.strictObject({
    id: z.string(),
    action_id: z.string().describe("question.id"),
    values: z.record(z.string(), z.string()).describe("As question.schema says"),
  }),
  output: PurchaseSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: async ({ id, action_id, values }, call) => {
    const { client, signal } = call;
    const checkout = await client.checkouts.get(id, { signal });
    const question = checkout.pendingUserAction;
    if (question?.id !== action_id) return refuse(checkout, call, "This question is not open any more.");
    // The values may contain a card nevertheless, so they are not passed on.
    if (!mayAgentAnswer(question)) {
      return refuse(checkout, call, "Only a person may answer this; the values were discarded.");
    }
    return presentPurchase(await client.checkouts.submitAction(id, action_id, values, { signal }), call);
  },
});

async function refuse(checkout: Checkout, call: ToolCall, why: string): Promise<CallToolResult> {
  const purchase = await readPurchase(checkout, call);
  const text = [why, purchase.question?.message].filter(Boolean).join(" ");
  const { structuredContent, content } = structured(purchase);
  return { isError: true, structuredContent, content: [{ type: "text", text }, ...content] };
}
