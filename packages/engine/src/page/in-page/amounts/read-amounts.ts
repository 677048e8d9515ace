/// <reference lib="dom" />

import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { classNames } from "../../../words/pages/markup-names.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import { mostElements } from "../limits.ts";
import { tableHead } from "../text/table-head.ts";
import { shownText } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { closest, contains, isBefore, isLeaf, nodesOf, parentOf } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";
import { untouchableLayers } from "../visibility/paints-opaque.ts";
import {
  amountCells,
  anyDigit,
  isMoneyAlone,
  labelOfAmount,
  rowOf,
  seenLabelOf,
  wordsAfter,
} from "./amount-row.ts";
import { chosenCurrency } from "./chosen-currency.ts";
import { drawnText, readableAmount } from "./readable-amount.ts";

export interface AmountSnapshot {
  /** The amount as written, with the currency if it is in the same element. */
  text: string;
  /** The other text of its row, which says what the amount is. */
  label: string;
  /** The visible text before it, if some of the text isn't visible. */
  seenLabel: string;
  /** The text after it in its row. */
  after: string;
  /** The caption of its table and the head of its column. */
  head: string;
  /** Ids and classes of the amount and its row. */
  names: string;
  fontSize: number;
  isBold: boolean;
  /** Struck through: a price that is no longer valid. */
  isStruck: boolean;
  /**
   * Another amount follows in its table row: the last one counts for the row, and this one may be the tax.
   */
  isFollowed: boolean;
  /** Something covers it now. */
  isCovered: boolean;
  top: number;
}

export interface AmountsOnPage {
  amounts: AmountSnapshot[];
  /** The currency in machine-readable data (meta tags, JSON-LD, microdata), or the one chosen in the page's picker. */
  currency: string;
  /** The currency that "$" means here; empty if unknown. */
  dollar: string;
  language: string;
}

/** All visible amounts of money, with the text of their rows. */
export function readAmounts(): AmountsOnPage {
  const amounts = heldAmounts().map(({ amount }) => amount);
  const dollar = offeredDollar();
  return {
    amounts,
    currency: declaredCurrency() || chosenCurrency(),
    dollar,
    language: document.documentElement.lang,
  };
}

/** Same, with the element that contains each. */
export function heldAmounts(): { holder: Element; amount: AmountSnapshot }[] {
  const roots = deepRoots();
  const met = new Set<Element>();
  const held: { holder: Element; amount: AmountSnapshot }[] = [];
  // Found once, and only if an amount may be the total.
  let untouchable: Element[] | undefined;
  for (const element of deepAll(roots, ":not(html, head, head *, body)", mostElements)) {
    if (held.length > 400) break;
    if (!writesNumber(element) || !isShown(element)) continue;
    const holder = amountHolder(element);
    if (met.has(holder)) continue;
    met.add(holder);
    const amount = describeAmount(holder, textOfHolder(holder));
    const isTotal = mayMeanTotal(amount);
    if (isTotal) untouchable ??= untouchableLayers();
    const readable = readableAmount(holder, amount.text, isTotal ? untouchable : undefined);
    if (readable) held.push({ holder, amount: { ...amount, ...readable } });
  }
  return held;
}

/** Whether the element itself contains digits: as text, as an input's value, or in generated content. */
function writesNumber(element: Element): boolean {
  if (element.matches("script, style, noscript, option, select, textarea, template")) return false;
  if (element instanceof HTMLInputElement)
    return (element.readOnly || element.disabled) && element.type === "text" && isMoneyAlone(element.value);
  const own = nodesOf(element)
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join(" ");
  if (own.trim() !== "") return anyDigit.test(own);
  const isEmpty = isLeaf(element) && element instanceof HTMLElement;
  return (
    isEmpty &&
    [drawnText(element, "::before"), drawnText(element, "::after")].some((text) => anyDigit.test(text))
  );
}

function textOfHolder(holder: Element): string {
  return holder instanceof HTMLInputElement ? holder.value.slice(0, 80) : shownText(holder, 80);
}

/** Whether the text beside an amount may mean the total; such amounts are checked more closely. */
function mayMeanTotal({ label, seenLabel, names }: AmountSnapshot): boolean {
  const isNamed = classNames.total.test(names);
  return isNamed || [label, seenLabel].some((words) => hasPhrase(normalise(words), pageWords.totals));
}

/**
 * Amounts are often split across elements ("$", "37", ".66"): returns the smallest element that contains all
 * of it.
 */
function amountHolder(element: Element): Element {
  let holder = element;
  for (let level = 0; level < 3; level++) {
    const parent = parentOf(holder);
    if (!parent || parent === document.body) break;
    if (!isMoneyAlone(shownText(parent, 60))) break;
    holder = parent;
  }
  return holder;
}

function describeAmount(holder: Element, text: string): AmountSnapshot {
  const style = getComputedStyle(holder);
  const row = rowOf(holder);
  const names = [holder, row, parentOf(row) ?? null].map(
    (element) =>
      `${element?.id ?? ""} ${element?.getAttribute("class") ?? ""} ${element?.getAttribute("data-testid") ?? ""}`,
  );
  return {
    text,
    label: labelOfAmount(holder, row),
    seenLabel: seenLabelOf(holder, row),
    after: wordsAfter(holder, row),
    head: tableHead(holder),
    names: names.join(" ").slice(0, 300),
    fontSize: Number.parseFloat(style.fontSize),
    isBold: Number(style.fontWeight) >= 600 || closest(holder, "strong, b, th") !== null,
    isStruck: isStruckThrough(holder),
    isFollowed: amountCells(holder).some((cell) => isBefore(holder, cell) && !contains(holder, cell)),
    isCovered: false,
    top: Math.round(holder.getBoundingClientRect().top + scrollY),
  };
}

/**
 * Whether a line is drawn through it: by its style, or by a pseudo-element over text that is marked as
 * deleted.
 */
export function isStruckThrough(holder: Element): boolean {
  let place: Element | null = holder;
  for (let level = 0; place && level < 6; level++, place = parentOf(place))
    if (getComputedStyle(place).textDecorationLine.includes("line-through")) return true;
  const marked = closest(holder, "del, s, strike");
  const isDrawnOver = (name: string) =>
    marked !== null && !/^(none|normal)$/.test(getComputedStyle(marked, name).content);
  return isDrawnOver("::before") || isDrawnOver("::after");
}

/** The page's machine-readable currency, if all declarations agree. */
function declaredCurrency(): string {
  const metas = [
    ...document.querySelectorAll(
      "meta[property$='price:currency' i], meta[itemprop=priceCurrency], [itemprop=priceCurrency][content]",
    ),
  ];
  const written = metas.map((meta) => meta.getAttribute("content") ?? "");
  for (const script of document.querySelectorAll("script[type='application/ld+json']")) {
    written.push(
      ...[...contentOf(script).matchAll(/"priceCurrency"\s*:\s*"([A-Z]{3})"/g)].map(
        (match) => match[1] ?? "",
      ),
    );
  }
  const codes = new Set(written.filter((code) => /^[A-Z]{3}$/.test(code)));
  return codes.size === 1 ? ([...codes][0] ?? "") : "";
}

/** Which dollar "$" means: the chosen one, or the only one that the page's currency switcher names. */
export function offeredDollar(): string {
  const chosen = chosenCurrency();
  if (chosen !== "") return chosen;
  const switches = document.querySelectorAll("[class*=currenc i], [id*=currenc i], [name*=currenc i]");
  const text = [...switches].map((one) => contentOf(one)).join(" ");
  const countries = { US: "USD", Australian: "AUD", Canadian: "CAD", "New Zealand": "NZD" };
  const named = Object.entries(countries).filter(
    ([country, code]) => text.includes(`${country} Dollar`) || new RegExp(`\\b${code}\\b`).test(text),
  );
  return named.length === 1 ? (named[0]?.[1] ?? "") : "";
}
