import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { otherCharges } from "../../page/amounts/other-charges.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
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

/** Undefined where it cannot be read now. */
export async function readPageSays(
  { page, pace }: Pick<Visit, "page" | "pace">,
  total: DisplayedMoney | undefined,
  fields: readonly Field[] = [],
): Promise<PageSays | undefined> {
  try {
    const frame = page.mainFrame();
    const [{ texts }, language] = await Promise.all([
      callInPage({ frame, pace }, "readTexts"),
      callInPage({ frame, pace }, "documentLanguage"),
    ]);
    const says = pageSays(texts, { address: page.url(), total, language });
    const isSaid = (words: string) => says.charges.some((charge) => charge.includes(words));
    const chosen = chosenAtPrice(fields).filter((words) => !isSaid(words) && !saysNoMoreThan(total, words));
    return { ...says, charges: [...says.charges, ...chosen] };
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** "Pay in full $15.00". */
function saysNoMoreThan(total: DisplayedMoney | undefined, words: string): boolean {
  return findAmounts(words).every(({ amount }) => total && compareAmounts(amount, total.amount) === 0);
}

function pageSays(
  texts: readonly TextSnapshot[],
  { address, total, language }: { address: string; total: DisplayedMoney | undefined; language: string },
): PageSays {
  const own = texts.filter(({ isAside }) => !isAside);
  const blocks = [...Map.groupBy(own, ({ block }) => block).values()];
  const lineOf = (pieces: readonly TextSnapshot[]) => pieces.map(({ text }) => text).join(" ");
  // What a choice would cost is part of the total once it is chosen.
  const said = blocks.filter((pieces) => !pieces.every(isOfChoice)).map(lineOf);
  const isUnread = !isLanguageKnown(language, said);
  return { address, lines: blocks.map(lineOf), charges: otherCharges(said, { total, languages, isUnread }) };
}

function isOfChoice({ isLabel, near, of }: TextSnapshot): boolean {
  return isLabel && (near.length > 0 || of.length > 0);
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
 * A line about the goods that is gone from the very same page, with another one in its place. Where only less is shown, a
 * summary was folded up; where most of the page is another one, it is another step.
 */
function otherGoods(before: PageSays, now: PageSays, goods: string): { was: string; is: string } | undefined {
  if (before.address !== now.address) return undefined;
  const gone = without(before.lines, now.lines);
  const come = without(now.lines, before.lines);
  if (gone.length * 2 > before.lines.length) return undefined;
  const was = linesAbout(before.lines, goods).find((line) => gone.includes(line));
  const is = was === undefined ? undefined : (come.find((line) => isAbout(line, goods)) ?? come[0]);
  return was === undefined || is === undefined ? undefined : { was, is };
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
