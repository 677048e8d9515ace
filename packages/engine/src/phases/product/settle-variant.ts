import { choicesSchema } from "@cartwright/contract";
import { chooseVariant } from "../../choosing/choose-variant.ts";
import { matchRequest, type RequestMatch } from "../../choosing/match-request.ts";
import { itemPriceObjection, timesQuantity } from "../../choosing/money/check-cost.ts";
import { describeVariant, type Offer, type Variant } from "../../choosing/offer.ts";
import { asksForOne } from "../../choosing/quantity/asks-for-one.ts";
import { isOnlyNumbers } from "../../choosing/request/number-tokens.ts";
import { splitCombinations } from "../../choosing/split-combinations.ts";
import { isWrittenIn } from "../../choosing/values/meanings/variant-words.ts";
import { describeAnswer, findAnsweredVariant, variantChoices } from "../../choosing/variant-choices.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import type { CartItem, Shop, Tried } from "../../shops/shop.ts";
import { quoted } from "../../words/quoted.ts";
import { failures } from "../failures/failures.ts";
import { merchantOf, type Visit } from "../visit.ts";
import { openBySettled } from "./open-by-settled.ts";
import { settleCounts } from "./settle-counts.ts";
import { showGoods } from "./show-goods.ts";

/** One question, and two more if the answer names a combination that doesn't exist. */
const mostQuestions = 3;

/** More steps than any product needs. */
const mostOpenings = 6;

interface Settled {
  /** Including choices that only appeared on choosing. */
  offer: Offer;
  variant: Variant;
}

/** Settles exactly what is bought: from the request if it is clear, otherwise by asking. */
export async function settleVariant(visit: Visit, shop: Shop): Promise<CartItem> {
  const opened = await shop.readOffer();
  visit.currency = opened.currency;
  visit.goods = opened.title;
  const { offer, variant } = await settleOffer(visit, shop, await settleCounts(visit, shop, opened));
  visit.goods = offer.title;
  visit.described = await readMainLines(visit.page, visit.pace);
  const quantity = await settleQuantity(visit, offer);
  checkItemPrice(visit, variant, quantity);
  await visit.host.report({
    code: "variant_chosen",
    label: `Chose ${nameOf(offer, variant)}${quantity > 1 ? `, ${quantity} pieces` : ""}.`,
    facts: { title: offer.title, variant: factsOf(offer, variant), quantity, price: variant.price ?? null },
  });
  await showGoods(visit, offer.title, variant.picture);
  return { variant, options: offer.options, quantity };
}

/** Buys a single piece unless told otherwise: if the shop presets more, a person decides. */
async function settleQuantity(visit: Visit, offer: Offer): Promise<number> {
  const { quantity, isQuantityNamed, isUncounted } = matchRequest(offer, visit.order.request);
  if (isUncounted) return askHowMany(visit, offer);
  const preset = offer.presetQuantity ?? 1;
  if (isQuantityNamed || preset <= 1 || asksForOne(visit.order.request, offer.title)) return quantity;
  const choices = [String(preset), "1"].map((pieces) => ({ const: pieces, title: pieces }));
  const answer = await visit.host.ask({
    key: "confirm",
    message: `${merchantOf(visit)} proposes ${preset} pieces of ${quoted(offer.title)}, and may not sell fewer. How many should be bought?`,
    responseSchema: choicesSchema(new Map([["quantity", choices]])),
  });
  return answer.quantity === "1" ? 1 : preset;
}

const piecesListed = [
  ...Array.from({ length: 24 }, (_, at) => at + 1),
  30,
  36,
  40,
  48,
  50,
  60,
  72,
  80,
  90,
  100,
];

/** For requests such as "a few", asks for the number. */
async function askHowMany(visit: Visit, { title }: Offer): Promise<number> {
  const choices = piecesListed.map(String);
  const answer = await visit.host.ask({
    key: "variant",
    message: `How many pieces of ${quoted(title)} should be bought at ${merchantOf(visit)}? The request does not say a number.`,
    responseSchema: choicesSchema(
      new Map([["Quantity", choices.map((pieces) => ({ const: pieces, title: pieces }))]]),
    ),
  });
  return Number(answer.Quantity);
}

/** What trying out a variant has shown. `isSeen`: the page itself showed why it cannot be bought. */
interface TriedRemark {
  words: string;
  isSeen: boolean;
}

/**
 * Tries out a variant if the page shows its availability only once chosen; unavailable ones aren't offered
 * again.
 */
export async function settleOffer(
  visit: Visit,
  shop: Pick<Shop, "preselectedVariantId" | "tryVariant" | "chooseEarly" | "addsVariants">,
  opened: Offer,
): Promise<Settled> {
  let offer = opened;
  let remark: TriedRemark | undefined;
  const made = new Set<string>();
  for (let refusals = 0, openings = 0; refusals < mostQuestions && openings < mostOpenings; ) {
    const early = await openBySettled(visit, shop, { offer, made });
    if (early) {
      openings += 1;
      offer = await settleCounts(visit, shop, early);
      continue;
    }
    const variant = await decide(visit, offer, { preselectedId: shop.preselectedVariantId, remark });
    const tried: Tried = (await shop.tryVariant?.(offer, variant)) ?? { kind: "chosen", variant };
    if (tried.kind === "chosen") {
      noteUnmatched(visit, offer, tried.variant);
      return { offer, variant: tried.variant };
    }
    if (tried.kind === "opened") {
      openings += 1;
      offer = await settleCounts(visit, shop, tried.offer);
      continue;
    }
    refusals += 1;
    remark =
      tried.kind === "gone"
        ? { words: `${describeVariant(variant)} is not available.`, isSeen: false }
        : {
            words: `With ${describeVariant(variant)}, the shop's button ${quoted(tried.button)} cannot be pressed, and its page does not say why.`,
            isSeen: true,
          };
    offer = withoutVariant(offer, variant);
  }
  throw failures.variantUnsettled(visit, offer.title, mostQuestions);
}

/** Words that match a choice of a later page were only early, and what was chosen may say them all. */
function noteUnmatched(visit: Visit, offer: Offer, { values }: Variant): void {
  const chosen = values.join(" ");
  const unmatched = matchWithSisters(visit, offer).unmatched.filter(
    (words) => isOnlyNumbers(words) || !isWrittenIn(chosen, words),
  );
  visit.unmatched = visit.unmatched?.filter((words) => unmatched.includes(words)) ?? unmatched;
}

function matchWithSisters({ order, sisters = [] }: Visit, offer: Offer): RequestMatch {
  const parted = splitCombinations(offer)?.offer ?? offer;
  return matchRequest({ ...parted, options: [...parted.options, ...sisters] }, order.request);
}

/** Of several variants that are ordered together, a person chooses one. */
function withoutVariant(offer: Offer, { id }: Variant): Offer {
  const each = offer.options.find(({ ordered }) => ordered?.each)?.ordered?.each;
  if (each) return each.offer;
  const variants = offer.variants.map((one) => (one.id === id ? { ...one, isAvailable: false } : one));
  return { ...offer, variants };
}

async function decide(
  visit: Visit,
  offer: Offer,
  { preselectedId, remark }: { preselectedId: string | undefined; remark: TriedRemark | undefined },
): Promise<Variant> {
  const parted = splitCombinations(offer);
  const decision = chooseVariant(parted?.offer ?? offer, visit.order.request, preselectedId);
  switch (decision.kind) {
    case "chosen":
      return whole(visit, offer, decision.variant);
    case "sold_out":
      throw offer.shutButton === undefined
        ? failures.soldOut(visit, offer.title)
        : failures.buttonShut(visit, offer.title, offer.shutButton);
    case "ask": {
      // What was seen when the variant was tried out says more than that it was tried.
      const answered = remark?.isSeen ? remark.words : (decision.remark ?? remark?.words);
      // A person is asked in the shop's words; parts without a name in the shop would only be numbered.
      if (parted && !parted.isNamed)
        return askForVariant(visit, offer, { wanted: new Map(), remark: answered });
      const asked = { wanted: decision.wanted, remark: answered };
      return whole(visit, offer, await askForVariant(visit, parted?.offer ?? offer, asked));
    }
  }
}

/** The variant as the shop lists it, before it was split into parts. */
function whole(visit: Visit, offer: Offer, { id }: Variant): Variant {
  const variant = offer.variants.find((one) => one.id === id);
  if (!variant) throw failures.variantUnsettled(visit, offer.title, mostQuestions);
  return variant;
}

async function askForVariant(
  visit: Visit,
  offer: Offer,
  { wanted, remark }: { wanted: ReadonlyMap<string, string>; remark: string | undefined },
): Promise<Variant> {
  const { unmatchedOfGoods } = matchWithSisters(visit, offer);
  let responseSchema = choicesSchema(variantChoices(offer, wanted));
  const question = `Which ${quoted(offer.title)} should be bought at ${merchantOf(visit)}?`;
  // What is told with the payment anyway has nothing to do with a choice that only appeared later.
  const missing = unmatchedOfGoods.filter((words) => !visit.unmatched?.includes(words));
  visit.toldUnmatched = [...(visit.toldUnmatched ?? []), ...missing];
  let message = [remark, describeUnmatched(missing), question].filter(Boolean).join(" ");
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const answer = await visit.host.ask({ key: "variant", message, responseSchema });
    const variant = findAnsweredVariant(offer, answer);
    if (variant) return variant;
    responseSchema = choicesSchema(variantChoices(offer, wanted, answer));
    message = `${describeAnswer(offer, answer)} is not available at ${merchantOf(visit)}: choose another combination. ${question}`;
  }
  throw failures.variantUnsettled(visit, offer.title, mostQuestions);
}

function describeUnmatched(unmatched: readonly string[]): string {
  return unmatched.length > 0 ? `No choice is called ${unmatched.map(quoted).join(" or ")}.` : "";
}

function checkItemPrice({ order }: Visit, { price }: Variant, quantity: number): void {
  const whole = price === undefined ? undefined : timesQuantity(price, quantity);
  const objection = itemPriceObjection(whole, order.maxCost);
  if (objection) throw failures.aboveLimit(objection);
}

function nameOf({ title, options, variants }: Offer, { values }: Variant): string {
  const areCounted = options.some(({ ordered }) => ordered);
  return variants.length > 1 || areCounted ? `${title}, ${values.join(" / ")}` : title;
}

function factsOf({ options, variants }: Offer, { values }: Variant): Record<string, string> {
  if (variants.length === 1 && !options.some(({ ordered }) => ordered)) return {};
  return Object.fromEntries(options.map(({ name }, index) => [name, values[index] ?? ""]));
}
