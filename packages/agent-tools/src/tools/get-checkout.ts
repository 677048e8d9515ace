import { z } from "zod";
import { presentPurchase } from "../present-purchase.ts";
import { PurchaseSchema } from "../purchase.ts";
import { defineTool } from "../tool.ts";

export const getCheckout = defineTool({
  name: "get_checkout",
  description: "The current state of a checkout",
  scope: "checkouts.read",
  input: z.strictObject({ id: z.string() }),
  output: PurchaseSchema,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: async ({ id }, call) =>
    presentPurchase(await call.client.checkouts.get(id, { signal: call.signal }), call),
});
