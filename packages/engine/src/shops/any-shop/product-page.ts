import type { DisplayedMoney } from "@cartwright/contract";
import { decodeHTMLStrict } from "entities";
import { impliedCurrency } from "../../choosing/implied-currency.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { evaluateInFrame, evaluateOnElement } from "../../page/evaluate-in-page.ts";
import { offeredDollar } from "../../page/in-page/read-amounts.ts";
import { controlScope } from "../../page/in-page-scopes.ts";
import { saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import type { Visit } from "../../phases/visit.ts";
import { findCounter } from "./find-counter.ts";
import { findPurchaseButton, type PurchaseButton } from "./find-purchase-button.ts";
import { findUnsaved } from "./find-unsaved.ts";
import { asksToChoose, titleOfBox } from "./in-page/option-name.ts";
import { prominentPrice } from "./in-page/prominent-price.ts";
import { purchaseArea } from "./in-page/purchase-area.ts";
import { fieldIn, listBoxes, listBoxGroup, withoutChosen } from "./in-page/read-list-boxes.ts";
import {
  boxGroup,
  buttonGroup,
  buttonGroups,
  drawnFor,
  listGroup,
  type OptionGroupSnapshot,
  readOptionGroups,
} from "./in-page/read-option-groups.ts";
import { declaredProduct, type ProductSnapshot, readProduct } from "./in-page/read-product.ts";
import { withListBoxes } from "./list-boxes.ts";
import { optionScope } from "./option-scope.ts";
import { saysSoldOutOnPage } from "./says-sold-out-on-page.ts";

export interface ProductPage {
  product: ProductSnapshot;
  button: PurchaseButton | undefined;
  groups: readonly OptionGroupSnapshot[];
  /** The price of one piece as a decimal string, where the page declares one. */
  price: string | undefined;
  /** The price that a person sees beside the button. */
  shownPrice: string | undefined;
  /** What the field for the number of pieces holds. */
  presetQuantity: number | undefined;
  /** The page says in so many words that there is none left, and leaves nothing to choose. */
  isSoldOut: boolean;
}

/** Reads what stands on a product page now. */
export async function readProductPage(visit: Visit): Promise<ProductPage> {
  const { page, pace } = visit;
  const reading = { run: readProduct, scope: [declaredProduct], with: [] as const };
  const [read, button] = await Promise.all([
    evaluateInFrame<readonly [], ProductSnapshot>(page.mainFrame(), reading, pace),
    findPurchaseButton(visit),
  ]);
  // Declarations for machines are often written as if they were HTML: "Salt &amp; Pepper".
  const product = { ...read, title: decodeHTMLStrict(read.title) };
  if ((!button || button.isOfAnother || button.isAwaited) && (await saysSoldOutOnPage(visit)))
    return {
      product,
      button,
      groups: [],
      price: priceOf(product),
      shownPrice: undefined,
      isSoldOut: true,
      presetQuantity: undefined,
    };
  const groups = button ? await withListBoxes(visit, await readGroups(visit, button)) : [];
  const shown = button && (await shownPrice(visit, button, product.currency));
  const isWaiting = button?.disabled === true && (await findUnsaved(visit, button)) !== undefined;
  return {
    product: { ...product, currency: product.currency || (shown?.currency ?? "") },
    button,
    groups,
    price: priceOf(product) ?? shown?.amount,
    shownPrice: shown?.amount,
    isSoldOut: !isWaiting && isSoldOut(product, button, groups),
    presetQuantity: (await findCounter(visit, "product"))?.count || undefined,
  };
}

/** A sign that several currencies share means the one that the page offers, else that of the country. */
async function shownPrice(
  visit: Visit,
  button: PurchaseButton,
  declared: string,
): Promise<DisplayedMoney | undefined> {
  const { page, pace } = visit;
  const reading = { run: prominentPrice, scope: [...controlScope, purchaseArea] };
  const dollar = { run: offeredDollar, scope: [], with: [] as const };
  const [text, offered] = await Promise.all([
    evaluateOnElement<string>(button, reading, pace).catch(() => ""),
    evaluateInFrame<readonly [], string>(page.mainFrame(), dollar, pace).catch(() => ""),
  ]);
  return findAmounts(text, declared || offered || impliedCurrency(visit.order))[0];
}

/** The option groups beside the button as they stand now. */
export async function readGroups({ pace }: Visit, button: PurchaseButton): Promise<OptionGroupSnapshot[]> {
  const scope = [
    ...optionScope,
    listGroup,
    drawnFor,
    asksToChoose,
    listBoxes,
    listBoxGroup,
    fieldIn,
    withoutChosen,
    boxGroup,
    titleOfBox,
    buttonGroups,
    buttonGroup,
  ];
  return evaluateOnElement<OptionGroupSnapshot[]>(button, { run: readOptionGroups, scope }, pace);
}

function isSoldOut(
  product: ProductSnapshot,
  button: PurchaseButton | undefined,
  groups: readonly OptionGroupSnapshot[],
): boolean {
  // A button that waits for a choice often says "sold out" until it is made.
  if (groups.length > 0) return false;
  const saysSo = saysSoldOut(button?.text ?? "");
  return saysSo || isGone(product) || button?.disabled === true;
}

/** Declared by the page to be out of stock. */
export function isGone({ availability }: Pick<ProductSnapshot, "availability">): boolean {
  return /^(outofstock|soldout|discontinued|oos)$/.test(availability);
}

function priceOf({ price, currency }: ProductSnapshot): string | undefined {
  if (/^\d{1,9}(\.\d{1,4})?$/.test(price)) return price;
  return findAmounts(price, currency || undefined)[0]?.amount;
}
