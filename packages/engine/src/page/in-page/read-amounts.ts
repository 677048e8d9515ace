/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import { shownText } from "./text-of.ts";

export interface AmountSnapshot {
  /** The amount as written, currency included where it stands in the same element. */
  text: string;
  /** The other words of its row: what the amount is. */
  label: string;
  /** Ids and classes of the amount and its row. */
  names: string;
  fontSize: number;
  isBold: boolean;
  /** Struck through: a price that no longer holds. */
  isStruck: boolean;
  /** Another amount follows in its row of a table: the row's own is the last, and this one the tax in it, say. */
  isFollowed: boolean;
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

/** Every visible amount of money with the words of its row. */
export function readAmounts(): AmountsOnPage {
  const roots = deepRoots();
  const seen = new Set<Element>();
  const amounts: AmountSnapshot[] = [];
  for (const element of deepAll(roots, "body *")) {
    if (
      element.matches("script, style, noscript, option, select, textarea, template") ||
      amounts.length > 400
    )
      continue;
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? "")
      .join(" ");
    if (!/\d/.test(own) || !isShown(element)) continue;
    const holder = amountHolder(element);
    if (seen.has(holder)) continue;
    seen.add(holder);
    const text = shownText(holder, 80);
    if (/\d/.test(text)) amounts.push(describeAmount(holder, text));
  }
  const dollar = offeredDollar();
  return { amounts, currency: declaredCurrency(), dollar, language: document.documentElement.lang };
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
    /^(us|ca|au|nz|hk|nt|mx|r|kr|zł|kč|fr|sfr|ft|lei|円|元|лв)$/i.test(word) ||
    Intl.supportedValuesOf("currency").includes(word);
  return text.length < 30 && words.length <= 2 && words.every(isCurrency) && /\d/.test(text);
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
    names: names.join(" ").slice(0, 300),
    fontSize: Number.parseFloat(style.fontSize),
    isBold: Number(style.fontWeight) >= 600 || holder.closest("strong, b, th") !== null,
    isStruck: holder.closest("del, s, strike") !== null || style.textDecorationLine.includes("line-through"),
    isFollowed: amountCells(holder).some((cell) => cell.compareDocumentPosition(holder) === 2),
    top: Math.round(holder.getBoundingClientRect().top + scrollY),
  };
}

/** The cells with nothing but an amount in the amount's row of a table. */
export function amountCells(holder: Element): Element[] {
  const row = holder.closest("td, th")?.closest("tr");
  return [...(row?.children ?? [])].filter((cell) => isMoneyAlone(shownText(cell, 60)));
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
