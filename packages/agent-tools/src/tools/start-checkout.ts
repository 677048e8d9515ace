import { z } from "zod";
import { presentPurchase } from "../present-purchase.ts";
import { PurchaseSchema } from "../purchase.ts";
import { defineTool } from "../tool.ts";

export const startCheckout = defineTool({
  name: "start_checkout",
  description:
    "Buy something at a web shop. Returns at once; then call wait_for_checkout. A person sees the shop's total before anything is paid.",
  scope: "checkouts.write",
  input: z.strictObject({
    url: z.string().describe("URL of the product page"),
    request: z.string().optional().describe("What to buy, in plain words: variant, quantity, delivery"),
    max_cost: z.union([z.string(), z.number()]).optional().describe("Spending limit for the whole order"),
    currency: z.string().optional().describe("Currency of max_cost, default USD"),
    buyer_profile_id: z.string().optional(),
    country: z.string().optional().describe("Two-letter code of the country to browse from"),
    idempotency_key: z
      .string()
      .optional()
      .describe("Reuse it when retrying, so that nothing is bought twice"),
  }),
  output: PurchaseSchema,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: async ({ url, request, max_cost, currency, buyer_profile_id, country, idempotency_key }, call) => {
    const maxCost = max_cost !== undefined && {
      amount: String(max_cost),
      ...(currency && { currency: currency.toUpperCase() }),
    };
    const checkout = await call.client.checkouts.create(
      {
        target: { url, ...(request && { request }), ...(country && { countryCode: country.toUpperCase() }) },
        ...(buyer_profile_id && { buyerProfileId: buyer_profile_id }),
        ...(maxCost && { constraints: { maxCost } }),
      },
      { signal: call.signal, idempotencyKey: idempotency_key },
    );
    return presentPurchase(checkout, call);
  },
});
