/// <reference lib="dom" />

import { classNames } from "../../words/markup-names.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { pageWords } from "../../words/page-words.ts";
import { currenciesOfSign } from "../amounts/currency-signs.ts";
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import { mostElements } from "./limits.ts";
import { untouchableLayers } from "./paints-opaque.ts";
import { drawnText, readableAmount } from "./readable-amount.ts";
import { shownText } from "./text-of.ts";
import { isDrawn } from "./text-visibility.ts";

export interface AmountSnapshot {
  /** The amount as written, currency included where it stands in the same element. */
  text: string;
  /** The other words of its row: what the amount is. */
  label: string;
  /** Those before it that a person can see, where some cannot be seen. */
  seenLabel: string;
  /** What its row says behind it. */
  after: string;
  /** Ids and classes of the amount and its row. */
  names: string;
  fontSize: number;
  isBold: boolean;
  /** Struck through: a price that no longer holds. */
  isStruck: boolean;
  /** Another amount follows in its row of a table: the row's own is the last, and this one the tax in it, say. */
  isFollowed: boolean;
  /** Something lies over it now. */
  isCovered: boolean;
  top: number;
}

export interface AmountsOnPage {
  amounts: AmountSnapshot[];
  /** What the page says in machine-readable form: meta tags, JSON-LD, microdata. */
  currency: string;
  /** What "$" means here; empty where nothing says so. */
  dollar: string;
  language: string;
}

/** Those of any script: a person reads them, and what they amount to is not told from here. */
const anyDigit = /\p{Nd}/u;

/** Every amount of money that a person can read, with the words of its row. */
export function readAmounts(): AmountsOnPage {
  const amounts = heldAmounts().map(({ amount }) => amount);
  const dollar = offeredDollar();
  return { amounts, currency: declaredCurrency(), dollar, language: document.documentElement.lang };
}

/** The same, with the element that holds each. */
export function heldAmounts(): { holder: Element; amount: AmountSnapshot }[] {
  const roots = deepRoots();
  const met = new Set<Element>();
  const held: { holder: Element; amount: AmountSnapshot }[] = [];
  // Found once, and only where an amount may be the total.
  let untouchable: Element[] | undefined;
  for (const element of deepAll(roots, ":not(html, head, head *, body)", mostElements)) {
    if (held.length > 400) break;
    if (!writesNumber(element) || !isShown(element)) continue;
    const holder = amountHolder(element);
    if (met.has(holder)) continue;
    met.add(holder);
    const amount = describeAmount(holder, textOfHolder(holder));
    const isTotal = soundsLikeTotal(amount);
    if (isTotal) untouchable ??= untouchableLayers();
    const readable = readableAmount(holder, amount.text, isTotal ? untouchable : undefined);
    if (readable) held.push({ holder, amount: { ...amount, ...readable } });
  }
  return held;
}

/** Whether an element itself holds digits: as its text, as what it is filled with, or by its style. */
export function writesNumber(element: Element): boolean {
  if (element.matches("script, style, noscript, option, select, textarea, template")) return false;
  if (element instanceof HTMLInputElement)
    return (element.readOnly || element.disabled) && element.type === "text" && isMoneyAlone(element.value);
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join(" ");
  if (own.trim() !== "") return anyDigit.test(own);
  const isEmpty = element.childElementCount === 0 && element instanceof HTMLElement;
  return (
    isEmpty &&
    [drawnText(element, "::before"), drawnText(element, "::after")].some((text) => anyDigit.test(text))
  );
}

export function textOfHolder(holder: Element): string {
  return holder instanceof HTMLInputElement ? holder.value.slice(0, 80) : shownText(holder, 80);
}

/** Whether what stands beside an amount may mean the total: then it is looked at closely. */
export function soundsLikeTotal({ label, seenLabel, names }: AmountSnapshot): boolean {
  const isNamed = classNames.total.test(names);
  return isNamed || [label, seenLabel].some((words) => hasPhrase(normalise(words), pageWords.totals));
}

/** An amount is often cut into elements ("$", "37", ".66"): the smallest element that holds it all. */
export function amountHolder(element: Element): Element {
  let holder = element;
  for (let level = 0; level < 3; level++) {
    const parent = holder.parentElement;
    if (!parent || parent === document.body) break;
    if (!isMoneyAlone(shownText(parent, 60))) break;
    holder = parent;
  }
  return holder;
}

/** Digits with at most a currency beside them. */
export function isMoneyAlone(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isCurrency = (word: string) =>
    currenciesOfSign(word) !== undefined ||
    /^(us|ca|au|nz|hk|nt|mx)$/i.test(word) ||
    Intl.supportedValuesOf("currency").includes(word);
  return text.length < 30 && words.length <= 2 && words.every(isCurrency) && anyDigit.test(text);
}

export function describeAmount(holder: Element, text: string): AmountSnapshot {
  const style = getComputedStyle(holder);
  const row = rowOf(holder);
  const names = [holder, row, row?.parentElement ?? null].map(
    (element) =>
      `${element?.id ?? ""} ${element?.getAttribute("class") ?? ""} ${element?.getAttribute("data-testid") ?? ""}`,
  );
  return {
    text,
    label: labelOfAmount(holder, row),
    seenLabel: seenLabelOf(holder, row),
    after: wordsAfter(holder, row),
    names: names.join(" ").slice(0, 300),
    fontSize: Number.parseFloat(style.fontSize),
    isBold: Number(style.fontWeight) >= 600 || holder.closest("strong, b, th") !== null,
    isStruck: isStruckThrough(holder),
    isFollowed: amountCells(holder).some((cell) => cell.compareDocumentPosition(holder) === 2),
    isCovered: false,
    top: Math.round(holder.getBoundingClientRect().top + scrollY),
  };
}

/** Whether a line is drawn through it: by its style, or by what a style sheet lays over a text that is marked as deleted. */
export function isStruckThrough(holder: Element): boolean {
  let place: Element | null = holder;
  for (let level = 0; place && level < 6; level++, place = place.parentElement)
    if (getComputedStyle(place).textDecorationLine.includes("line-through")) return true;
  const marked = holder.closest("del, s, strike");
  const isDrawnOver = (name: string) =>
    marked !== null && !/^(none|normal)$/.test(getComputedStyle(marked, name).content);
  return isDrawnOver("::before") || isDrawnOver("::after");
}

/** The cells with nothing but an amount in the amount's row of a table. */
export function amountCells(holder: Element): Element[] {
  const row = holder.closest("td, th")?.closest("tr");
  return [...(row?.children ?? [])].filter((cell) => isMoneyAlone(shownText(cell, 60)) && isShown(cell));
}

/** The words before the amount in its row that are drawn, "" where all words of the row are. */
export function seenLabelOf(holder: Element, row: Element | null): string {
  if (!row) return "";
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  let isWhole = true;
  for (let node = walker.nextNode(), count = 0; node && count < 60; node = walker.nextNode(), count++) {
    if (holder.contains(node)) break;
    if (!(node instanceof Text) || node.data.trim() === "") continue;
    if (isDrawn(node)) seen.push(node.data);
    else isWhole = false;
  }
  return isWhole ? "" : seen.join(" ").replace(/\s+/g, " ").trim().slice(-80);
}

/** The row of a table, list or grid that the amount stands in: the first ancestor with further words. */
export function rowOf(holder: Element): Element | null {
  let place = holder.parentElement;
  const own = shownText(holder, 80);
  for (let level = 0; place && level < 5; level++, place = place.parentElement) {
    const rest = shownText(place, 300).replace(own, "");
    if (/\p{L}{2}/u.test(rest)) return place;
    if (place.matches("tr, li, dl")) return place;
  }
  return null;
}

/** The words before the amount in its row; for a definition list the term; otherwise those in the amount's own text. */
export function labelOfAmount(holder: Element, row: Element | null): string {
  const own = shownText(holder, 80);
  const term = holder.closest("dd")?.previousElementSibling;
  if (term?.matches("dt")) return shownText(term, 100);
  const ownWords = own.replace(/[\p{Sc}\d.,'’]+/gu, " ").trim();
  // "Total savings: $99.00" says itself what it is.
  if (leadsWithWords(own)) return ownWords;
  if (!row) return ownWords;
  const amounts = amountCells(holder);
  const [first] = amounts.length > 1 ? (row.closest("tr")?.children ?? []) : [];
  if (first && !amounts.includes(first)) return shownText(first, 100);
  const onLine = wordsOnLine(holder, row);
  if (onLine !== "") return onLine;
  const whole = shownText(row, 300);
  const at = whole.indexOf(own);
  const before = at > 0 ? whole.slice(0, at).trim() : "";
  const label = before.length > 0 ? before.slice(-80) : whole.replace(own, "").slice(0, 80);
  return /\p{L}{3}/u.test(ownWords) && !/\p{L}{2}/u.test(label) ? ownWords : `${label} ${ownWords}`.trim();
}

/** The words behind the amount in its row, as far as they belong to no other amount. */
export function wordsAfter(holder: Element, row: Element | null): string {
  if (!row) return "";
  const own = shownText(holder, 80);
  const [, ...behind] = shownText(row, 300).split(own);
  return behind.join(own).trim().slice(0, 40);
}

/** Whether more than a currency is said before the first digit. */
export function leadsWithWords(text: string): boolean {
  const [lead = ""] = text.split(/\d/, 1);
  return /\p{L}{3}/u.test(lead) && !isMoneyAlone(`${lead}1`);
}

/** Where many amounts and words stand side by side: the only words on the amount's own line; "" where that is not clear. */
export function wordsOnLine(holder: Element, row: Element): string {
  const cells = [...row.children].filter((cell) => isShown(cell));
  if (cells.filter((cell) => isMoneyAlone(shownText(cell, 60))).length < 2) return "";
  const { top, bottom } = holder.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const beside = cells.filter((cell) => {
    const place = cell.getBoundingClientRect();
    return place.top < middle && place.bottom > middle && !cell.contains(holder);
  });
  const [only, ...others] = beside;
  return only && others.length === 0 && !/\d[.,]\d{2}/.test(shownText(only, 80)) ? shownText(only, 80) : "";
}

/** The currency the page declares for machines, where all declarations agree. */
export function declaredCurrency(): string {
  const metas = [
    ...document.querySelectorAll(
      "meta[property$='price:currency' i], meta[itemprop=priceCurrency], [itemprop=priceCurrency][content]",
    ),
  ];
  const written = metas.map((meta) => meta.getAttribute("content") ?? "");
  for (const script of document.querySelectorAll("script[type='application/ld+json']")) {
    written.push(
      ...[...(script.textContent ?? "").matchAll(/"priceCurrency"\s*:\s*"([A-Z]{3})"/g)].map(
        (match) => match[1] ?? "",
      ),
    );
  }
  const codes = new Set(written.filter((code) => /^[A-Z]{3}$/.test(code)));
  return codes.size === 1 ? ([...codes][0] ?? "") : "";
}

/** Which dollar "$" is: the only one that the page's switch of currencies names. */
export function offeredDollar(): string {
  const switches = document.querySelectorAll("[class*=currenc i], [id*=currenc i], [name*=currenc i]");
  const text = [...switches].map((one) => one.textContent ?? "").join(" ");
  const countries = { US: "USD", Australian: "AUD", Canadian: "CAD", "New Zealand": "NZD" };
  const named = Object.entries(countries).filter(
    ([country, code]) => text.includes(`${country} Dollar`) || new RegExp(`\\b${code}\\b`).test(text),
  );
  return named.length === 1 ? (named[0]?.[1] ?? "") : "";
}
