import { z } from "zod";
import { presentPurchase } from "../present-purchase.ts";
import { PurchaseSchema } from "../purchase.ts";
import { defineTool } from "../tool.ts";

export const cancelCheckout = defineTool({
  name: "cancel_checkout",
  description: "Stop a checkout. An order that was placed already is not taken back.",
  scope: "checkouts.write",
  input: z.strictObject({ id: z.string() }),
  output: PurchaseSchema,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  run: async ({ id }, call) => {
    const { client, signal } = call;
    await client.checkouts.cancel(id, { signal });
    return presentPurchase(await client.checkouts.get(id, { signal }), call);
  },
});
