import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { otherCharges } from "../../page/amounts/other-charges.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import type { TextSnapshot } from "../../page/in-page/read-texts.ts";
import type { SeenPage } from "../../page/reading/read-page.ts";
import { isLanguageKnown, languages } from "../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import { quoted } from "../../words/quoted.ts";
import { chosenAtPrice } from "../form/turn-down-extras.ts";
import type { Visit } from "../visit.ts";

/** What the page with the total says about the order. */
export interface PageSays {
  address: string;
  /** Its paragraphs, cells and lines. */
  lines: readonly string[];
  /** Amounts charged again, later or additionally, in the page's own words. */
  charges: readonly string[];
}

const longestQuote = 120;
/** The quantity is within this many lines below the goods' name. */
const linesOfGoods = 2;

export interface ReadPage {
  address: string;
  language: string;
  /** Selectors of the controls that the texts refer to. */
  controls: readonly string[];
  texts: readonly TextSnapshot[];
}

/** Undefined if the page can't be read now. */
export async function tryReadPageSays({
  page,
  pace,
}: Pick<Visit, "page" | "pace">): Promise<ReadPage | undefined> {
  try {
    const frame = page.mainFrame();
    const [{ texts, controls }, language] = await Promise.all([
      callInPage({ frame, pace }, "readTexts"),
      callInPage({ frame, pace }, "documentLanguage"),
    ]);
    return { address: page.url(), language, controls, texts };
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** Same, from a reading. */
export function writtenOn({ reading }: Pick<SeenPage, "reading">): ReadPage | undefined {
  const [page] = reading.frames;
  return page && { address: reading.url, language: reading.language, ...page.texts };
}

export async function readPageSays(
  visit: Pick<Visit, "page" | "pace">,
  total: DisplayedMoney | undefined,
  fields?: readonly Field[],
): Promise<PageSays | undefined> {
  const [read, known] = await Promise.all([
    tryReadPageSays(visit),
    fields ?? readFields(visit.page, visit.pace),
  ]);
  return pageSays(read, total, known);
}

export function pageSays(
  read: ReadPage | undefined,
  total: DisplayedMoney | undefined,
  fields: readonly Field[],
): PageSays | undefined {
  if (!read) return undefined;
  const { address, texts, language } = read;
  const ofChoices = choiceLabels(read, fields);
  const blocks = [...Map.groupBy(texts, ({ block }) => block).values()];
  // Skip the labels of choices: their cost is part of the total once chosen. Charges may be in the footer's
  // fine print.
  const said = blocks.filter((pieces) => !pieces.every((piece) => ofChoices.has(piece))).map(lineOf);
  const lines = blocks.filter((pieces) => !pieces.every(({ isAside }) => isAside)).map(lineOf);
  const isUnread = !isLanguageKnown(language, lines);
  const charges = otherCharges(said, { total, languages, isUnread });
  const isSaid = (words: string) => charges.some((charge) => charge.includes(words));
  const chosen = chosenAtPrice(fields).filter((words) => !isSaid(words) && !saysNoMoreThan(total, words));
  return { address, lines, charges: [...charges, ...chosen] };
}

function lineOf(pieces: readonly TextSnapshot[]): string {
  return pieces.map(({ text }) => text).join(" ");
}

/** For example "Pay in full $15.00". */
function saysNoMoreThan(total: DisplayedMoney | undefined, words: string): boolean {
  return findAmounts(words).every(({ amount }) => total && compareAmounts(amount, total.amount) === 0);
}

/** Labels of checkboxes and radios. Labels of other controls may contain charges like any paragraph. */
function choiceLabels({ controls, texts }: ReadPage, fields: readonly Field[]): ReadonlySet<TextSnapshot> {
  const chosen = fields.filter(({ control }) => control === "checkbox" || control === "radio");
  const selectors = new Set(
    chosen.flatMap(({ selector, choices = [] }) => [selector, ...choices.map((choice) => choice.selector)]),
  );
  const isChoice = (place: number) => selectors.has(controls[place]);
  return new Set(
    texts.filter(({ isLabel, near, of }) => isLabel && (near.some(isChoice) || of.some(isChoice))),
  );
}

/**
 * A sentence for a person about what the page says differently now, or additionally. Undefined if nothing has
 * changed.
 */
export function newsSince(
  before: PageSays | undefined,
  now: PageSays | undefined,
  goods: string | undefined,
): string | undefined {
  if (!before || !now) return undefined;
  const [charge] = now.charges.filter((one) => !before.charges.includes(one));
  if (charge !== undefined) return `It says now: ${quoted(charge)}.`;
  const other = goods === undefined ? undefined : otherGoods(before, now, goods);
  return other && `It showed ${shortly(other.was)}, and shows ${shortly(other.is)} now.`;
}

/**
 * A line about the goods that was replaced, or a new line that counts goods. If lines only disappeared, a
 * summary was collapsed; if most of the page has changed, it is another step.
 */
function otherGoods(before: PageSays, now: PageSays, goods: string): { was: string; is: string } | undefined {
  const gone = without(before.lines, now.lines);
  const come = without(now.lines, before.lines);
  if (gone.length * 2 > before.lines.length) return goodsOfStep(before, now, goods);
  const more = come.find(countsPieces);
  if (more !== undefined && gone.every((line) => !isAbout(line, goods))) return { was: goods, is: more };
  const was = linesAbout(before.lines, goods).find((line) => gone.includes(line));
  const is = was === undefined ? undefined : (come.find((line) => isAbout(line, goods)) ?? come[0]);
  return was === undefined || is === undefined ? undefined : { was, is };
}

/** Another step may write and count the goods differently, but doesn't list other goods instead. */
function goodsOfStep(
  before: PageSays,
  now: PageSays,
  goods: string,
): { was: string; is: string } | undefined {
  const was = before.lines.find((line) => isAbout(line, goods));
  const is = goodsInstead(now, goods);
  return was === undefined || is === undefined ? undefined : { was, is };
}

/** A line that counts goods, on a page that doesn't mention the ordered goods at all. */
export function goodsInstead({ lines }: Pick<PageSays, "lines">, goods: string): string | undefined {
  return lines.some((line) => sharesWord(line, goods)) ? undefined : lines.find(countsPieces);
}

/** Whether a line about the goods, or one right below it, has these words: "Trail Tee", "Size: M". */
export function isNamedWithGoods({ lines }: Pick<PageSays, "lines">, goods: string, words: string): boolean {
  return lines.some(
    (line, at) =>
      isAbout(line, goods) &&
      lines
        .slice(at, at + 1 + linesOfGoods)
        .some((one) => phraseIndex(normalise(one), normalise(words)) >= 0),
  );
}

function sharesWord(line: string, goods: string): boolean {
  const plain = normalise(line);
  const name = normalise(goods).split(" ");
  return name.some((word) => /\p{L}{3}/u.test(word) && phraseIndex(plain, word) >= 0);
}

/** The first list minus the second, counting duplicates. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function linesAbout(lines: readonly string[], goods: string): string[] {
  return lines.flatMap((line, at) => {
    if (!isAbout(line, goods)) return [];
    return [line, ...lines.slice(at + 1, at + 1 + linesOfGoods).filter(isNumberOfPieces)];
  });
}

/** Matches two thirds of the name's words, since the shop may shorten it. */
function isAbout(line: string, goods: string): boolean {
  const plain = normalise(line);
  const name = normalise(goods).split(" ").filter(Boolean);
  return (
    name.length > 0 && name.filter((word) => phraseIndex(plain, word) >= 0).length * 3 >= name.length * 2
  );
}

/** "Velvet Sofa × 3", "3 x Velvet Sofa". */
function countsPieces(line: string): boolean {
  const isCount = /(?<!\S)[×✕x]\s?\d{1,3}(?!\d)|(?<!\d)\d{1,3}\s?[×✕x](?!\S)/u.test(line);
  return isCount && line.length < 160 && /\p{L}{3}/u.test(line);
}

/** "× 2", "Qty: 2", "2". */
function isNumberOfPieces(line: string): boolean {
  if (line.length > 40 || !/\d/.test(line)) return false;
  const plain = normalise(line);
  return (
    /^[×x]?\s?\d{1,4}\s?[×x]?$/i.test(line.trim()) ||
    languages.some(({ fields }) => hasPhrase(plain, fields.quantity))
  );
}

function shortly(line: string): string {
  return quoted(line.slice(0, longestQuote));
}
