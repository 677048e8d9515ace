import { evaluateOnElement, type Place } from "../../page/evaluate-in-page.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { readMoves } from "../../page/moves/read-moves.ts";
import { saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import { knownBuyer } from "../../phases/buyer/known-buyer.ts";
import type { Visit } from "../../phases/visit.ts";
import { languages } from "../../words/languages.ts";
import { rankButton } from "./in-page/rank-button.ts";

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
  /** Told by nothing but the form that it stands in. */
  isGuessed?: boolean;
}

/** The button that puts the product of this page into the cart, or buys it at once. */
export async function findPurchaseButton(visit: Visit): Promise<PurchaseButton | undefined> {
  const moves = await readMoves(visit.page, visit.pace);
  for (const move of ["add_to_cart", "buy_now"] as const) {
    const found = moves.filter((one) => one.move === move && one.frame === visit.page.mainFrame());
    const best = await bestOf(visit, found.slice(0, 12));
    if (best) return best;
  }
  return (
    (await findByName(visit)) ??
    (await findShutButton(visit)) ??
    (await findOfForm(visit)) ??
    findPointedOut(visit)
  );
}

/** A model is asked only where nothing on the page is called or placed like such a button. */
async function findPointedOut({ agent, order }: Visit): Promise<PurchaseButton | undefined> {
  const locator = await agent?.pointOut({
    name: "find_purchase_button",
    wish: "This is the page of a product. Press what puts this one product into the cart; the program will do the rest.",
    buyer: knownBuyer(order.buyer),
    isReached: async () => false,
  });
  if (!locator || (await locator.count()) === 0) return undefined;
  const text = (await locator.evaluate(wordsOn).catch(() => "")).trim();
  return { locator, text, disabled: await locator.isDisabled().catch(() => false), isGuessed: true };
}

async function bestOf(
  { pace }: Visit,
  candidates: readonly PurchaseButton[],
): Promise<PurchaseButton | undefined> {
  if (candidates.length < 2) return candidates[0];
  const ranked = await Promise.all(
    candidates.map(async (candidate, order) => ({
      candidate,
      order,
      rank: await evaluateOnElement<number>(candidate, { run: rankButton, scope: [] }, pace).catch(() => -9),
    })),
  );
  const [best] = ranked.sort((left, right) => right.rank - left.rank || left.order - right.order);
  return best?.candidate;
}

async function findByName({ page }: Visit): Promise<PurchaseButton | undefined> {
  const pressable = page.locator("button, input[type=submit], input[type=button], a, [role=button]");
  const named = pressable.and(page.locator(namedButtons)).filter({ visible: true }).first();
  if ((await named.count()) === 0) return undefined;
  const text = ((await named.textContent().catch(() => "")) ?? "").replace(/\s+/g, " ").trim();
  return { locator: named, text, disabled: await named.isDisabled().catch(() => false) };
}

/** A button that says "sold out", perhaps only until something is chosen. */
async function findShutButton({ page }: Visit): Promise<PurchaseButton | undefined> {
  const buttons = page.locator("button, input[type=submit], [role=button]").filter({ visible: true });
  const texts = await buttons.allInnerTexts();
  const index = texts.findIndex(saysSoldOut);
  if (index < 0) return undefined;
  const locator = buttons.nth(index);
  return {
    locator,
    text: texts[index]?.trim() ?? "",
    disabled: await locator.isDisabled().catch(() => true),
  };
}

/** The button of the form that holds what is to be chosen, whatever it says until it is ("Choose first"). */
async function findOfForm(visit: Visit): Promise<PurchaseButton | undefined> {
  const choosing = "form:has(select, input[type=radio], input[type=number])";
  const submit = "button:not([type=button]), input[type=submit]";
  const buttons = visit.page.locator(choosing).locator(submit).filter({ visible: true });
  const candidates = await Promise.all(
    (await buttons.all()).slice(0, 12).map(async (locator) => {
      const text = (await locator.evaluate(wordsOn).catch(() => "")).trim();
      const disabled = await locator.isDisabled().catch(() => true);
      return { locator, text, disabled, isGuessed: true };
    }),
  );
  return bestOf(
    visit,
    candidates.filter(({ text }) => ["choose", undefined].includes(classifyMove(text, languages)?.move)),
  );
}

function wordsOn(button: { textContent?: string | null; getAttribute(name: string): string | null }): string {
  return button.textContent?.trim() || (button.getAttribute("value") ?? "");
}
