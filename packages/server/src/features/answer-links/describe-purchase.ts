import type { JsonObject } from "@cartwright/contract";
import { z } from "zod";
import type { LinkedQuestion } from "./answer-links.store.ts";
import type { Purchase } from "./page-calls.ts";

/** Facts of the step `variant_chosen`. Each may be missing: the run has not come so far, or the shop does not say. */
const VariantChosen = z.object({
  title: z.string().catch(""),
  variant: z.record(z.string(), z.string()).nullable().catch(null),
  quantity: z.number().nullable().catch(null),
  price: z.string().nullable().catch(null),
});

/** Facts of the step `shipping_chosen`. */
const ShippingChosen = z.object({
  method: z.string(),
  price: z.string().nullable().catch(null),
});

/** What the person is shown, from what the run has reported and the buyer's profile says. Nothing is read out of sentences. */
export function describePurchase(question: LinkedQuestion): Purchase {
  const item = VariantChosen.safeParse(question.variantChosen);
  const delivery = ShippingChosen.safeParse(question.shippingChosen);
  return {
    merchant: URL.parse(question.url)?.hostname ?? "",
    mode: question.isLive ? "live" : "test",
    item:
      item.success && item.data.title !== "" ? { ...item.data, options: optionsOf(item.data.variant) } : null,
    delivery: delivery.success ? delivery.data : null,
    request: question.request,
    address: addressOf(question),
    total: question.detectedTotal,
  };
}

function optionsOf(variant: Readonly<Record<string, string>> | null): { name: string; value: string }[] {
  return Object.entries(variant ?? {}).map(([name, value]) => ({ name, value }));
}

function addressOf({ name, shipping }: Pick<LinkedQuestion, "name" | "shipping">): string[] {
  const addressLines = Array.isArray(shipping?.addressLines) ? shipping.addressLines : [];
  const place = wordsOf(shipping, ["postalCode", "locality", "administrativeAreaCode"]);
  const lines = [wordsOf(name, ["first", "last"]), ...addressLines, place, shipping?.countryCode];
  return lines.filter((line) => typeof line === "string").filter((line) => line !== "");
}

function wordsOf(document: JsonObject | null, names: readonly string[]): string {
  return names
    .map((name) => document?.[name])
    .filter((word) => typeof word === "string" && word !== "")
    .join(" ");
}
