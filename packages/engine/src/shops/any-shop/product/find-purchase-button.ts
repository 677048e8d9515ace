import { callInPage, callOnElement, type Place } from "../../../page/call-in-page.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { knownBuyer } from "../../../phases/form/fields/known-buyer.ts";
import type { Visit } from "../../../phases/visit.ts";
import { namedAmong } from "./named-among.ts";
import { awaitedChoice, leastBesideChoice, leastGuess } from "./purchase-weights.ts";
import { type RankedButton, rankPurchaseButtons } from "./rank-purchase-buttons.ts";
import { saysSoldOutOnPage } from "./says-sold-out-on-page.ts";

export interface PurchaseButton extends Place {
  text: string;
  disabled: boolean;
  /** Styled as disabled. */
  looksShut?: boolean;
  /** Found only by its position on the page. */
  isGuessed?: boolean;
  /** A very uncertain guess: pressed only if the page has nothing better. */
  isUnlikely?: boolean;
  /** It sells a product that has another page, perhaps one of several that this page lists. */
  isOfAnother?: boolean;
  /** The shop shows the button only after a choice: the first choice is used in its place. */
  isAwaited?: boolean;
  /** Its text asks for a choice: "Select options". */
  asksToChoose?: boolean;
  /** A link without a query leads to another page of the shop. */
  leadsTo?: string | undefined;
}

/** Selectors of buttons that were tried and proved to add nothing. */
export type Refuted = ReadonlySet<string>;

/**
 * The button that adds this page's product to the cart, or buys it at once: the likeliest one that isn't
 * refuted.
 */
export async function findPurchaseButton(
  visit: Visit,
  refuted: Refuted = new Set(),
): Promise<PurchaseButton | undefined> {
  const frame = visit.page.mainFrame();
  const candidates = await callInPage({ frame, pace: visit.pace }, "readPurchaseCandidates").catch(() => {
    // The page is being replaced.
    visit.pace.signal.throwIfAborted();
    return [];
  });
  const ranked = rankPurchaseButtons(candidates, {
    isKnown: visit.session === "restored" || visit.session === "signed_in",
  }).filter(({ candidate }) => !refuted.has(candidate.selector));
  const [first] = ranked;
  const best = (first && !first.isTold && namedAmong(ranked, visit.order.request)) || first;
  const isSure = best !== undefined && (best.isTold || best.score >= awaitedChoice);
  if (best && isSure) return buttonOf(visit, best);
  const likely = best && best.score >= leastGuess ? buttonOf(visit, best) : undefined;
  return (
    (await findAwaited(visit, "firstChoice")) ??
    likely ??
    (await findBesideChoice(visit, best)) ??
    (await findPointedOut(visit)) ??
    (best && buttonOf(visit, best))
  );
}

function buttonOf({ page }: Visit, { candidate, isTold, score, asksToChoose }: RankedButton): PurchaseButton {
  const { selector, text, spoken, enabled, looksShut, owner, href } = candidate;
  const frame = page.mainFrame();
  return {
    locator: frame.locator(selector).first(),
    frame,
    selector,
    text: text || spoken,
    disabled: !enabled,
    looksShut,
    isGuessed: !isTold,
    isUnlikely: !isTold && score < leastGuess,
    isOfAnother: owner === "another",
    asksToChoose,
    leadsTo: candidate.leadsElsewhere && !candidate.leavesShop && !href.includes("?") ? href : undefined,
  };
}

/** Where there are buttons to choose from, one of low score counts as what came with the choice. */
async function findBesideChoice(visit: Visit, best: RankedButton | undefined) {
  const awaited = await findAwaited(visit, "choiceArea");
  const isBeside = best && !best.candidate.isChoice && best.score >= leastBesideChoice;
  return awaited && isBeside ? buttonOf(visit, best) : awaited;
}

/** If nothing sells, but the product's form has a choice, or the page has buttons to choose from. */
async function findAwaited(
  { page, pace }: Visit,
  what: "firstChoice" | "choiceArea",
): Promise<PurchaseButton | undefined> {
  const selector = await callInPage({ frame: page.mainFrame(), pace }, what).catch(() => null);
  if (selector === null) return undefined;
  const locator = page.locator(selector).first();
  return { locator, text: "", disabled: true, isGuessed: what === "firstChoice", isAwaited: true };
}

/** A model is asked only if nothing on the page looks like such a button, and something is sold. */
async function findPointedOut(visit: Visit): Promise<PurchaseButton | undefined> {
  const { agent, order } = visit;
  if (!agent || (await saysSoldOutOnPage(visit))) return undefined;
  const locator = await agent.pointOut({
    name: "find_purchase_button",
    wish: "This is the page of a product. Press what puts this one product into the cart; the program will do the rest.",
    buyer: knownBuyer(order.buyer),
    isReached: async () => false,
  });
  if (!locator || (await withinLimit(visit.pace, () => locator.count(), 0)) === 0) return undefined;
  const text = await callOnElement({ locator, pace: visit.pace }, "wordsOn").catch(() => "");
  const disabled = await withinLimit(visit.pace, () => locator.isDisabled(), false);
  return { locator, text, disabled, isGuessed: true };
}
