import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { otherCharges } from "../../page/amounts/other-charges.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import type { TextSnapshot } from "../../page/in-page/read-texts.ts";
import { isLanguageKnown, languages } from "../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import { chosenAtPrice } from "../form/turn-down-extras.ts";
import { quoted } from "../quoted.ts";
import type { Visit } from "../visit.ts";

/** What the page with the total says of the order beside it. */
export interface PageSays {
  address: string;
  /** Its paragraphs, cells and lines. */
  lines: readonly string[];
  /** Sums that are charged again, later or besides, in its own words. */
  charges: readonly string[];
}

const longestQuote = 120;
/** Below the name of the goods stands how many there are. */
const linesOfGoods = 2;

export interface ReadPage {
  address: string;
  language: string;
  /** What finds each control that the texts speak of. */
  controls: readonly string[];
  texts: readonly TextSnapshot[];
}

/** Undefined where it cannot be read now. */
export async function readForSays({
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

export async function readPageSays(
  visit: Pick<Visit, "page" | "pace">,
  total: DisplayedMoney | undefined,
  fields?: readonly Field[],
): Promise<PageSays | undefined> {
  const [read, known] = await Promise.all([readForSays(visit), fields ?? readFields(visit.page, visit.pace)]);
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
  // What a choice would cost is part of the total once it is chosen. Fine print may stand in the footer.
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

/** "Pay in full $15.00". */
function saysNoMoreThan(total: DisplayedMoney | undefined, words: string): boolean {
  return findAmounts(words).every(({ amount }) => total && compareAmounts(amount, total.amount) === 0);
}

/** The words of what can be ticked or chosen. A label around anything else may say whatever a paragraph does. */
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

/** In a sentence for a person: what the page says otherwise by now, or besides. Undefined where it says the same. */
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
 * A line about the goods that is gone, with another one in its place, or one that counts more. Where only less is shown, a
 * summary was folded up; where most of the page is another one, it is another step.
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

/** Another step may write the goods otherwise, and count them; it does not count others in their place. */
function goodsOfStep(
  before: PageSays,
  now: PageSays,
  goods: string,
): { was: string; is: string } | undefined {
  const was = before.lines.find((line) => isAbout(line, goods));
  const is = goodsInstead(now, goods);
  return was === undefined || is === undefined ? undefined : { was, is };
}

/** A line that counts goods on a page that has no word of those that should be bought. */
export function goodsInstead({ lines }: Pick<PageSays, "lines">, goods: string): string | undefined {
  return lines.some((line) => sharesWord(line, goods)) ? undefined : lines.find(countsPieces);
}

function sharesWord(line: string, goods: string): boolean {
  const plain = normalise(line);
  const name = normalise(goods).split(" ");
  return name.some((word) => /\p{L}{3}/u.test(word) && phraseIndex(plain, word) >= 0);
}

/** The first list without what the second has as often. */
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

/** The shop may leave out a part of the name. */
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
