import { choicesSchema } from "@cartwright/contract";
import { itemPriceObjection, timesQuantity } from "../../choosing/check-cost.ts";
import { chooseVariant } from "../../choosing/choose-variant.ts";
import { matchRequest } from "../../choosing/match-request.ts";
import { describeVariant, type Offer, type Variant } from "../../choosing/offer.ts";
import { describeAnswer, findAnsweredVariant, variantChoices } from "../../choosing/variant-choices.ts";
import type { CartItem, Shop } from "../../shops/shop.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** A question, and two more where the answer named a combination that does not exist. */
const mostQuestions = 3;

/** Settles what exactly is bought: by the request alone where it is clear, otherwise by asking. */
export async function settleVariant(visit: Visit, shop: Shop): Promise<CartItem> {
  const offer = await shop.readOffer();
  visit.currency = offer.currency;
  const { quantity } = matchRequest(offer, visit.order.request);
  const variant = await settle(visit, shop, offer);
  checkItemPrice(visit, variant, quantity);
  await visit.host.report({
    code: "variant_chosen",
    label: `Chose ${nameOf(offer, variant)}${quantity > 1 ? `, ${quantity} pieces` : ""}.`,
    facts: { title: offer.title, variant: factsOf(offer, variant), quantity, price: variant.price ?? null },
  });
  return { variant, quantity };
}

/** What a page only tells when it is chosen is tried out; what cannot be had is not offered again. */
async function settle(visit: Visit, shop: Shop, opened: Offer): Promise<Variant> {
  let offer = opened;
  let remark: string | undefined;
  for (let tries = 0; tries < mostQuestions; tries += 1) {
    const variant = await decide(visit, offer, { preselectedId: shop.preselectedVariantId, remark });
    const found = shop.tryVariant ? await shop.tryVariant(variant) : variant;
    if (found) return found;
    remark = `${describeVariant(variant)} cannot be had.`;
    offer = {
      ...offer,
      variants: offer.variants.map((one) => (one.id === variant.id ? { ...one, isAvailable: false } : one)),
    };
  }
  throw notSettled(visit, offer);
}

async function decide(
  visit: Visit,
  offer: Offer,
  { preselectedId, remark }: { preselectedId: string | undefined; remark: string | undefined },
): Promise<Variant> {
  const decision = chooseVariant(offer, visit.order.request, preselectedId);
  switch (decision.kind) {
    case "chosen":
      return decision.variant;
    case "sold_out":
      throw new PurchaseFailed(
        "out_of_stock",
        `"${offer.title}" is sold out at ${merchantOf(visit)}. Try again when it is back in stock.`,
      );
    case "ask":
      return askForVariant(visit, offer, { ...decision, remark: decision.remark ?? remark });
  }
}

async function askForVariant(
  visit: Visit,
  offer: Offer,
  { wanted, remark }: { wanted: ReadonlyMap<string, string>; remark: string | undefined },
): Promise<Variant> {
  let responseSchema = choicesSchema(variantChoices(offer, wanted));
  const question = `Which "${offer.title}" should be bought at ${merchantOf(visit)}?`;
  let message = remark ? `${remark} ${question}` : question;
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const answer = await visit.host.ask({ key: "variant", message, responseSchema });
    const variant = findAnsweredVariant(offer, answer);
    if (variant) return variant;
    responseSchema = choicesSchema(variantChoices(offer, wanted, answer));
    message = `${describeAnswer(offer, answer)} cannot be had at ${merchantOf(visit)}: choose another combination. ${question}`;
  }
  throw notSettled(visit, offer);
}

function notSettled(visit: Visit, offer: Offer): PurchaseFailed {
  return new PurchaseFailed(
    "variant_unavailable",
    `No combination of "${offer.title}" that ${merchantOf(visit)} sells was chosen, although asked ${mostQuestions} times.`,
  );
}

function checkItemPrice({ order }: Visit, { price }: Variant, quantity: number): void {
  const whole = price === undefined ? undefined : timesQuantity(price, quantity);
  const objection = itemPriceObjection(whole, order.maxCost);
  if (objection) throw new PurchaseFailed("max_cost_exceeded", objection, "max_cost_exceeded");
}

function nameOf({ title, variants }: Offer, { values }: Variant): string {
  return variants.length > 1 ? `${title}, ${values.join(" / ")}` : title;
}

function factsOf({ options, variants }: Offer, { values }: Variant): Record<string, string> {
  if (variants.length === 1) return {};
  return Object.fromEntries(options.map(({ name }, index) => [name, values[index] ?? ""]));
}
