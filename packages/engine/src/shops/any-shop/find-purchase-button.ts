import { callInPage, callOnElement, type Place } from "../../page/call-in-page.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { knownBuyer } from "../../phases/form/known-buyer.ts";
import type { Visit } from "../../phases/visit.ts";
import { awaitedChoice, leastGuess } from "./purchase-weights.ts";
import { type RankedButton, rankPurchaseButtons } from "./rank-purchase-buttons.ts";
import { saysSoldOutOnPage } from "./says-sold-out-on-page.ts";

export interface PurchaseButton extends Place {
  text: string;
  disabled: boolean;
  /** Drawn as if it could not be pressed yet. */
  looksShut?: boolean;
  /** Told by nothing but its place on the page. */
  isGuessed?: boolean;
  /** Hardly anything speaks for it: it is pressed only where the page shows nothing better. */
  isUnlikely?: boolean;
  /** It sells a product that has another page, perhaps one of several that this page sells side by side. */
  isOfAnother?: boolean;
  /** The shop shows it only once a choice is made: what there is to choose first stands in its place. */
  isAwaited?: boolean;
  /** Its words ask for a choice: "Select options". */
  asksToChoose?: boolean;
}

/** Buttons that were tried and proved to add nothing, by their selector. */
export type Refuted = ReadonlySet<string>;

/** The button that puts the product of this page into the cart, or buys it at once: the likeliest that is not refuted. */
export async function findPurchaseButton(
  visit: Visit,
  refuted: Refuted = new Set(),
): Promise<PurchaseButton | undefined> {
  const frame = visit.page.mainFrame();
  const candidates = await callInPage({ frame, pace: visit.pace }, "readPurchaseCandidates").catch(() => {
    // The page is just giving way to another.
    visit.pace.signal.throwIfAborted();
    return [];
  });
  const ranked = rankPurchaseButtons(candidates, {
    isKnown: visit.session === "restored" || visit.session === "signed_in",
  }).filter(({ candidate }) => !refuted.has(candidate.selector));
  const [best] = ranked;
  const isSure = best !== undefined && (best.isTold || best.score >= awaitedChoice);
  if (best && isSure) return buttonOf(visit, best);
  const likely = best && best.score >= leastGuess ? buttonOf(visit, best) : undefined;
  return (
    (await findAwaited(visit)) ?? likely ?? (await findPointedOut(visit)) ?? (best && buttonOf(visit, best))
  );
}

function buttonOf({ page }: Visit, { candidate, isTold, score, asksToChoose }: RankedButton): PurchaseButton {
  const { selector, text, spoken, enabled, looksShut, owner } = candidate;
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
  };
}

/** Where nothing sells, but the form that holds the product's name or price has something to choose from. */
async function findAwaited({ page, pace }: Visit): Promise<PurchaseButton | undefined> {
  const selector = await callInPage({ frame: page.mainFrame(), pace }, "firstChoice").catch(() => null);
  if (selector === null) return undefined;
  const locator = page.locator(selector).first();
  return { locator, text: "", disabled: true, isGuessed: true, isAwaited: true };
}

/** A model is asked only where nothing on the page is called or placed like such a button, and something is sold. */
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
