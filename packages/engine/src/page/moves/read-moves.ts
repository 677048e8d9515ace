import type { Frame, Locator, Page } from "playwright-core";
import { languagesFor } from "../../words/languages.ts";
import type { Move, Words } from "../../words/words.ts";
import { callInPage } from "../call-in-page.ts";
import type { PressableSnapshot } from "../in-page/read-pressables.ts";
import { ownFrames } from "../own-frames.ts";
import { pageLanguage } from "../page-language.ts";
import type { Pace } from "../waiting/pace.ts";
import { classifyMove } from "./classify-move.ts";

export type { Move } from "../../words/words.ts";

export interface PressableMove {
  move: Move;
  /** The words on it. */
  text: string;
  locator: Locator;
  /** What the locator looks for within the frame. */
  selector: string;
  frame: Frame;
  disabled: boolean;
  /** Can be pressed, and is drawn as if it could not. */
  looksShut: boolean;
  isInDialog: boolean;
  /** Where a link or form leads, as far as the page tells. */
  href: string;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
  isLink: boolean;
  /** In the header, a navigation or the footer. */
  isAside: boolean;
  /** Higher is likelier; best first in the list. */
  score: number;
}

/** Every visible thing that can be pressed and whose words name a move, best first within each move. */
export async function readMoves(
  page: Page,
  pace: Pace,
  options: { /** A selector of the main document: only what stands in it. */ within?: string } = {},
): Promise<PressableMove[]> {
  const frames = options.within === undefined ? ownFrames(page) : [page.mainFrame()];
  const [language, ...perFrame] = await Promise.all([
    pageLanguage(page, pace),
    ...frames.map((frame) => readFrame(frame, options.within ?? null, pace)),
  ]);
  const languages = languagesFor(language);
  return perFrame
    .flatMap((found, index) =>
      found.flatMap((one) => toMove(frames[index] ?? page.mainFrame(), one, languages)),
    )
    .sort((left, right) => right.score - left.score);
}

/** The best enabled press for a move, or the best disabled one where none is enabled. */
export function theMove(found: readonly PressableMove[], move: Move): PressableMove | undefined {
  const all = found.filter((candidate) => candidate.move === move);
  return all.find(({ disabled }) => !disabled) ?? all[0];
}

/** A button of the page that says no more than "checkout"; a link only leads there. */
export function isCheckoutButton({ move, isLink, isAside }: PressableMove): boolean {
  return move === "go_to_checkout" && !isLink && !isAside;
}

/** A button that sends its form without opening an account. */
export function sendsAsGuest({ move, isLink, form, disabled }: PressableMove): boolean {
  return move === "guest_checkout" && !isLink && form >= 0 && !disabled;
}

async function readFrame(frame: Frame, within: string | null, pace: Pace): Promise<PressableSnapshot[]> {
  try {
    return await callInPage({ frame, pace }, "readPressables", within);
  } catch {
    pace.signal.throwIfAborted();
    return [];
  }
}

function toMove(frame: Frame, pressable: PressableSnapshot, languages: readonly Words[]): PressableMove[] {
  const { text, spoken, href, enabled, isInDialog } = pressable;
  const reading =
    classifyMove(text, languages) ??
    (text.length < 4 || text.length > 90 ? classifyMove(spoken, languages) : undefined);
  if (!reading || (pressable.isLink && isStepOfMany(text))) return [];
  const score = reading.score + placeBonus(pressable);
  return [
    {
      move: reading.move,
      text: text || spoken,
      locator: frame.locator(pressable.selector).first(),
      selector: pressable.selector,
      frame,
      disabled: !enabled,
      looksShut: pressable.looksShut,
      isInDialog,
      href,
      form: pressable.form,
      isLink: pressable.isLink,
      isAside: pressable.isInFrameOfPage,
      score,
    },
  ];
}

/** "3. Complete" in a row of steps says where one is, and leads nowhere. */
function isStepOfMany(text: string): boolean {
  return /^\d{1,2}\s*[.):]\s*\p{L}/u.test(text.trim());
}

/** A dialog stands in front of the page; header and footer are seldom what it is about; large buttons are meant. */
function placeBonus({ isInDialog, isInFrameOfPage, isSubmit, area, enabled }: PressableSnapshot): number {
  const place = (isInDialog ? 0.3 : 0) - (isInFrameOfPage ? 0.3 : 0);
  return place + (isSubmit ? 0.1 : 0) + Math.min(area, 20_000) / 200_000 + (enabled ? 0 : -0.2);
}
