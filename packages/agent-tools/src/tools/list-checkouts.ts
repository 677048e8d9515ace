import { CheckoutStatus, type CheckoutSummary, isTerminal } from "@cartwright/contract";
import { z } from "zod";
import { type NextCall, NextCalls } from "../next-calls.ts";
import { defineTool, structured } from "../tool.ts";

const Listed = z.object({
  checkouts: z.array(z.record(z.string(), z.unknown())),
  next_cursor: z.string().optional(),
  next: NextCalls,
});

export const listCheckouts = defineTool({
  name: "list_checkouts",
  description: "List checkouts, newest first, 20 at a time",
  scope: "checkouts.read",
  input: z.strictObject({ status: CheckoutStatus.optional(), cursor: z.string().optional() }),
  output: Listed,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: async ({ status, cursor }, { client, signal }) => {
    const page = await client.checkouts.list({ status, cursor }, { signal });
    const active = page.data.filter((one) => !isTerminal(one.status));
    const next: NextCall[] = active.map(({ id }) => ({ tool: "get_checkout", arguments: { id } }));
    const more = page.nextCursor;
    if (more === null) return structured({ checkouts: page.data.map(present), next });
    next.push({ tool: "list_checkouts", arguments: { ...(status && { status }), cursor: more } });
    return structured({ checkouts: page.data.map(present), next_cursor: more, next });
  },
});

function present({ id, status, url, request, receipt, createdAt }: CheckoutSummary): Record<string, unknown> {
  const total = receipt?.total;
  return { id, status, url, ...(request && { request }), ...(total && { total }), created_at: createdAt };
}
