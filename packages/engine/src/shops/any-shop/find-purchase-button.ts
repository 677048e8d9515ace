import type { Locator } from "playwright-core";
import { callInPage, callOnElement, type Place } from "../../page/call-in-page.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { readMoves } from "../../page/moves/read-moves.ts";
import { saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { knownBuyer } from "../../phases/buyer/known-buyer.ts";
import type { Visit } from "../../phases/visit.ts";
import { languages } from "../../words/languages.ts";
import { saysSoldOutOnPage } from "./says-sold-out-on-page.ts";

/** How developers everywhere call the button, for those whose words only say "sold out" or "choose a size". */
const namedButtons = [
  "add-to-cart",
  "add_to_cart",
  "addtocart",
  "add-to-basket",
  "addtobasket",
  "add-to-bag",
  "button-cart",
  "buy-button",
]
  .flatMap((name) =>
    ["id", "class", "name", "data-testid", "data-action"].map((key) => `[${key}*="${name}" i]`),
  )
  .join(", ");

export interface PurchaseButton extends Place {
  text: string;
  disabled: boolean;
  /** Drawn as if it could not be pressed yet. */
  looksShut?: boolean;
  /** Told by nothing but the form that it stands in. */
  isGuessed?: boolean;
  /** It sells a product that has another page, perhaps one of several that this page sells side by side. */
  isOfAnother?: boolean;
  /** The shop shows it only once a choice is made: what there is to choose first stands in its place. */
  isAwaited?: boolean;
}

/** The button that puts the product of this page into the cart, or buys it at once. */
export async function findPurchaseButton(visit: Visit): Promise<PurchaseButton | undefined> {
  const moves = await readMoves(visit.page, visit.pace);
  const best = await Promise.all(
    (["add_to_cart", "buy_now"] as const).map((move) => {
      const found = moves.filter((one) => one.move === move && one.frame === visit.page.mainFrame());
      return bestOf(visit, found.slice(0, 12));
    }),
  );
  const [first, ...others] = best.filter((one) => one !== undefined);
  return (
    [first, ...others].find((one) => one?.isOfAnother === false) ??
    (await findByName(visit)) ??
    (await findShutButton(visit)) ??
    first ??
    (await findOfForm(visit)) ??
    (await findAwaited(visit)) ??
    findPointedOut(visit)
  );
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
  const text = await wordsOn(visit, locator);
  return { locator, text, disabled: await isDisabled(visit, locator, false), isGuessed: true };
}

async function bestOf(
  visit: Visit,
  candidates: readonly PurchaseButton[],
): Promise<PurchaseButton | undefined> {
  const owned = (await Promise.all(candidates.map((candidate) => withOwner(visit, candidate)))).flat();
  if (owned.length < 2) return owned[0];
  const ranked = await Promise.all(
    owned.map(async (candidate, order) => ({
      candidate,
      order,
      rank: await callOnElement({ ...candidate, pace: visit.pace }, "rankButton").catch(() => -9),
    })),
  );
  const [best] = ranked.sort(
    (left, right) =>
      Number(left.candidate.isOfAnother) - Number(right.candidate.isOfAnother) ||
      right.rank - left.rank ||
      left.order - right.order,
  );
  return best?.candidate;
}

/** None where it sells what a shop proposes beside the product that its page is about. */
async function withOwner({ pace }: Visit, candidate: PurchaseButton): Promise<PurchaseButton[]> {
  const owner = await callOnElement({ ...candidate, pace }, "ownerOf").catch(() => "page" as const);
  return owner === "proposed" ? [] : [{ ...candidate, isOfAnother: owner === "another" }];
}

async function findByName(visit: Visit): Promise<PurchaseButton | undefined> {
  const { page } = visit;
  const pressable = page.locator("button, input[type=submit], input[type=button], a, [role=button]");
  const named = pressable.and(page.locator(namedButtons)).filter({ visible: true });
  for (const locator of (await allOf(visit, named)).slice(0, 12)) {
    const text = await wordsOn(visit, locator);
    const disabled = await isDisabled(visit, locator, false);
    const [own] = await withOwner(visit, { locator, text, disabled });
    if (own && !own.isOfAnother) return own;
  }
  return undefined;
}

/** A button that says "sold out", perhaps only until something is chosen. */
async function findShutButton(visit: Visit): Promise<PurchaseButton | undefined> {
  const { page, pace } = visit;
  const kinds = "button, input[type=submit], [role=button]";
  for (const { selector, text, enabled } of await callInPage(
    { frame: page.mainFrame(), pace },
    "shownTexts",
    kinds,
  )) {
    if (!saysSoldOut(text)) continue;
    const locator = page.locator(selector).first();
    const [own] = await withOwner(visit, { locator, text, disabled: !enabled });
    if (own && !own.isOfAnother) return own;
  }
  return undefined;
}

/** The button of the form that holds what is to be chosen, whatever it says until it is ("Choose first"). */
async function findOfForm(visit: Visit): Promise<PurchaseButton | undefined> {
  const choosing = "form:has(select, input[type=radio], input[type=number])";
  const submit = "button:not([type=button]), input[type=submit]";
  const buttons = visit.page.locator(choosing).locator(submit).filter({ visible: true });
  const candidates = await Promise.all(
    (await allOf(visit, buttons)).slice(0, 12).map(async (locator) => {
      const text = await wordsOn(visit, locator);
      const disabled = await isDisabled(visit, locator, true);
      return { locator, text, disabled, isGuessed: true };
    }),
  );
  return bestOf(
    visit,
    candidates.filter(({ text }) => ["choose", undefined].includes(classifyMove(text, languages)?.move)),
  );
}

function isDisabled({ pace }: Visit, locator: Locator, otherwise: boolean): Promise<boolean> {
  return withinLimit(pace, () => locator.isDisabled(), otherwise);
}

function allOf({ pace }: Visit, locator: Locator): Promise<Locator[]> {
  return withinLimit(pace, () => locator.all(), []);
}

function wordsOn({ pace }: Visit, locator: Locator): Promise<string> {
  return callOnElement({ locator, pace }, "wordsOn").catch(() => "");
}
