import type { Frame } from "playwright-core";
import type { TextSnapshot } from "../in-page/text/read-texts.ts";
import type { FrameTexts, PageTexts } from "./page-texts.ts";
import { blocksOf, lineOf } from "./text-blocks.ts";

/** A new paragraph, cell or line, or the new part of one. */
export interface NewText
  extends Pick<TextSnapshot, "isAlert" | "isError" | "isGoodNews" | "isRed" | "isAside" | "form" | "copy"> {
  text: string;
  frame: Frame;
  /** Selectors of the controls around it, before it, and those that reference it. */
  near: readonly string[];
  after: readonly string[];
  of: readonly string[];
  isHeading: boolean;
  /** New buttons, links or labels are right before or after it. */
  isBesideNewLabel: boolean;
}

/**
 * Text that wasn't readable before. Re-rendered text isn't new, except words in `again`, which are new
 * wherever the page shows them again.
 */
export function newTexts(before: PageTexts, after: PageTexts, again: ReadonlySet<string>): NewText[] {
  const known = countOf(before, after);
  return after.frames.flatMap((now) => {
    const former = before.frames.find(({ frame }) => frame === now.frame);
    const isSame = before.document === after.document;
    const stood = new Set(isSame ? former?.texts.map(({ copy }) => copy) : []);
    const come = now.texts.filter(({ copy }) => !stood.has(copy));
    const fresh = new Set(come.filter((text) => again.has(text.text) || !takeOne(known, text.text)));
    const sums = namesOfAmounts(now.texts);
    return joined(
      [...fresh].filter((text) => !isMereLabel(text) && !sums.has(text)),
      now,
      besideNewLabels(now.texts, fresh),
    );
  });
}

/** How often each text occurred among those that are no longer on the page. */
function countOf(before: PageTexts, after: PageTexts): Map<string, number> {
  const count = new Map<string, number>();
  for (const { frame, texts } of before.frames) {
    const now = before.document === after.document && after.frames.find((one) => one.frame === frame);
    const standing = new Set(now ? now.texts.map(({ copy }) => copy) : []);
    for (const { text, copy } of texts) if (!standing.has(copy)) count.set(text, (count.get(text) ?? 0) + 1);
  }
  return count;
}

function takeOne(count: Map<string, number>, text: string): boolean {
  const left = count.get(text) ?? 0;
  if (left > 0) count.set(text, left - 1);
  return left > 0;
}

/** The new pieces in an unbroken row with a new label: together they are a part of the page that has appeared. */
function besideNewLabels(
  texts: readonly TextSnapshot[],
  fresh: ReadonlySet<TextSnapshot>,
): ReadonlySet<TextSnapshot> {
  const rows: TextSnapshot[][] = [[]];
  for (const text of texts) {
    if (fresh.has(text)) rows.at(-1)?.push(text);
    else rows.push([]);
  }
  return new Set(rows.filter((row) => row.some(isMereLabel)).flat());
}

function isMereLabel({ isLabel, isAlert, isError, isRed }: TextSnapshot): boolean {
  return isLabel && !isAlert && !isError && !isRed;
}

/** "Flat rate (best way):" before "$5.00", in a table of what is to be paid. */
function namesOfAmounts(texts: readonly TextSnapshot[]): ReadonlySet<TextSnapshot> {
  return new Set(
    texts.filter(({ text }, at) => /[:：]\s*$/u.test(text) && isBareAmount(texts[at + 1]?.text ?? "")),
  );
}

/** Only digits and the sign or name of a currency. */
export function isBareAmount(text: string): boolean {
  return /^[^\p{L}]*\d[\d.,\s]*\P{L}*\p{L}{0,3}[^\p{L}]*$/u.test(text);
}

/** Joins the pieces of each paragraph. */
function joined(
  texts: readonly TextSnapshot[],
  { frame, controls }: FrameTexts,
  beside: ReadonlySet<TextSnapshot>,
): NewText[] {
  const selectors = (places: readonly number[]) => places.flatMap((place) => controls[place] ?? []);
  return blocksOf(texts).map((pieces) => {
    const some = (mark: "isAlert" | "isError" | "isGoodNews" | "isRed" | "isAside") =>
      pieces.some((piece) => piece[mark]);
    const [first] = pieces;
    return {
      text: lineOf(pieces),
      frame,
      isAlert: some("isAlert"),
      isError: some("isError"),
      isGoodNews: some("isGoodNews"),
      isRed: some("isRed"),
      isAside: some("isAside"),
      form: first?.form ?? -1,
      copy: first?.copy ?? 0,
      near: selectors([...new Set(pieces.flatMap(({ near }) => near))]),
      after: selectors(first ? [first.after] : []),
      of: selectors(pieces.flatMap(({ of }) => of)),
      isHeading: pieces.every(({ isHeading }) => isHeading),
      isBesideNewLabel: pieces.some((piece) => beside.has(piece)),
    };
  });
}
