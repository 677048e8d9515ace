import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { isForMembers } from "../../../choosing/bought-once.ts";
import { chargesInWords, otherCharges } from "../../../page/amounts/other-charges.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { speaksOfCost } from "../../../page/amounts/speaks-of-cost.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { blocksOf, lineOf } from "../../../page/outcomes/text-blocks.ts";
import type { FrameReading } from "../../../page/reading/page-reading.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { chosenAtPrice } from "../../form/extras/extras.ts";
import type { Look } from "../../form/ways/read-ways.ts";

/** What the page with the total says about the order. */
export interface PageSays {
  address: string;
  /** Its paragraphs, cells and lines. */
  lines: readonly string[];
  /** Those of its header, its footer and the shop's own frames in it. */
  elsewhere?: readonly string[];
  /** What is charged again, later or additionally, in the page's own words. */
  charges: readonly string[];
}

/** A button or a choice of so few words does what it says only if it is pressed or taken. */
const mostWordsOfLabel = 3;

/** Undefined if nothing of the page can be read now. */
export function pageSays(
  { reading, all }: Pick<Look, "reading" | "all">,
  total: DisplayedMoney | undefined,
): PageSays | undefined {
  const [page] = reading.frames;
  if (!page || page.texts.texts.length === 0) return undefined;
  const ofChoices = choiceLabels(page, all);
  const blocks = partsOf(page).filter((pieces) => !pieces.every((piece) => ofChoices.has(piece)));
  const lines = contentLines(page);
  // Skip the labels of choices: their cost is part of the total once chosen. Charges may be in the footer's
  // fine print.
  const inDigits = otherCharges(blocks.map(lineOf), {
    total,
    isUnread: !isLanguageKnown(reading.language, lines),
  });
  const inWords = [
    ...chargesInWords(blocks.filter(isOfContent).map(lineOf)),
    ...agreedIn(all, total),
    ...chosenAtPrice(all).filter((words) => !saysNoMoreThan(total, words)),
  ];
  const folded = page.texts.folded ?? [];
  inWords.push(...otherCharges(folded, { total }), ...chargesInWords(folded));
  const others = [...new Set(inWords)].filter((words) => !inDigits.some((charge) => charge.includes(words)));
  const elsewhere = [...asideLines(page), ...framedLines(reading)];
  return { address: reading.url, lines, elsewhere, charges: [...inDigits, ...others] };
}

/** The paragraphs, cells and lines of the page's content, in its order. */
export function contentLines(page: FrameReading): string[] {
  return partsOf(page)
    .filter((pieces) => !pieces.every(({ isAside }) => isAside))
    .map(lineOf);
}

/** The lines of the shop's own frames in the page. */
export function framedLines({ frames }: Look["reading"]): string[] {
  const framed = frames.filter(({ parent, isOwn, surroundings }) => parent >= 0 && isOwn && surroundings);
  return framed.flatMap(contentLines);
}

/** Those of its header, its footer and what stands beside the content. */
export function asideLines(page: FrameReading): string[] {
  return partsOf(page)
    .filter((pieces) => pieces.every(({ isAside }) => isAside))
    .map(lineOf);
}

/** A form may write the labels of its fields and its buttons in one line. */
function partsOf({ texts: { texts } }: FrameReading): TextSnapshot[][] {
  return blocksOf(texts).flatMap((pieces) => {
    const parts: TextSnapshot[][] = [];
    for (const piece of pieces) {
      const part = parts.at(-1);
      const former = part?.at(-1);
      if (part && former && !isOtherLabel(former, piece)) part.push(piece);
      else parts.push([piece]);
    }
    return parts;
  });
}

function isOtherLabel(one: TextSnapshot, next: TextSnapshot): boolean {
  return (one.isLabel || next.isLabel) && one.near.join() !== next.near.join();
}

function isOfContent(pieces: readonly TextSnapshot[]): boolean {
  const isName =
    pieces.every(({ isLabel }) => isLabel) && lineOf(pieces).split(" ").length <= mostWordsOfLabel;
  return !isName && !pieces.every(({ isAside }) => isAside);
}

/**
 * What speaks of a cost, and is ticked, has to be ticked, or is chosen where the choice isn't known to be another; and
 * what is chosen there beside a "no" or a "none".
 */
export function agreedIn(fields: readonly Field[], total: DisplayedMoney | undefined): string[] {
  const ticked = fields.filter(
    ({ control, value, required }) => control === "checkbox" && (value !== "" || required),
  );
  const boxes = ticked
    .map(({ label }) => label)
    .filter((words) => speaksOfCost(words, total) || isForMembers(words));
  const chosen = fields.flatMap((field) => {
    const { control, role, value } = field;
    if (control === "checkbox") return [];
    const isOpen = role === "unknown" || role === "extra";
    const taken = realChoices(field).find((choice) => isOpen && value !== "" && choice.value === value);
    return taken ? [taken.title] : [];
  });
  const atCost = chosen.filter((words) => speaksOfCost(words, total));
  return [...boxes, ...atCost, ...fields.flatMap(takenThoughOptional)];
}

/** "Cover: Gold cover (in the price)", of a list that offers "None" as well. */
function takenThoughOptional({ role, control, value, label, choices = [] }: Field): string[] {
  const isOpen = (role === "unknown" || role === "extra") && control !== "checkbox" && value !== "";
  const taken = choices.find((choice) => choice.value === value);
  if (!isOpen || !taken || isRefusal(taken.title) || !choices.some(({ title }) => isRefusal(title)))
    return [];
  return [`${label}: ${taken.title}`];
}

/** For example "Pay in full $15.00". */
function saysNoMoreThan(total: DisplayedMoney | undefined, words: string): boolean {
  return findAmounts(words).every(({ amount }) => total && compareAmounts(amount, total.amount) === 0);
}

/** Labels of checkboxes and radios. Labels of other controls may contain charges like any paragraph. */
function choiceLabels(
  { texts: { controls, texts } }: FrameReading,
  fields: readonly Field[],
): ReadonlySet<TextSnapshot> {
  const chosen = fields.filter(({ control }) => control === "checkbox" || control === "radio");
  const selectors = new Set(
    chosen.flatMap(({ selector, choices = [] }) => [selector, ...choices.map((choice) => choice.selector)]),
  );
  const isChoice = (place: number) => selectors.has(controls[place]);
  return new Set(
    texts.filter(({ isLabel, near, of }) => isLabel && (near.some(isChoice) || of.some(isChoice))),
  );
}
