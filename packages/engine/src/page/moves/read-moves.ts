import type { Frame, Locator, Page } from "playwright-core";
import { languages, languagesFor } from "../../words/languages.ts";
import { normalise, phraseIndex } from "../../words/normalise.ts";
import type { Move } from "../../words/words.ts";
import { callInPage } from "../call-in-page.ts";
import type { PressableSnapshot } from "../in-page/presses/read-pressables.ts";
import { ownFrames } from "../own-frames.ts";
import { pageLanguage } from "../page-language.ts";
import type { ReadPressable } from "../reading/page-reading.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { isWalletName, namesWayToPay } from "./classify-move.ts";
import { moveOf } from "./move-of.ts";

export type { Move } from "../../words/words.ts";

/** Something on the page that a person could press. */
export interface Pressable extends PressableSnapshot {
  /** What pressing it would do according to its text; undefined if unknown. */
  move: Move | undefined;
  /** 0 to 1: the share of the text that says so. */
  cover: number;
  locator: Locator;
  frame: Frame;
  disabled: boolean;
  /** In the header, navigation or footer. */
  isAside: boolean;
  /** Higher is likelier; the list is sorted by it. */
  score: number;
}

export type PressableMove = Pressable & { move: Move };

/** Everything visible that can be pressed, likeliest first. */
export async function readPressables(
  page: Page,
  pace: Pace,
  options: { /** A selector in the main document: only elements inside it. */ within?: string } = {},
): Promise<Pressable[]> {
  const frames = options.within === undefined ? ownFrames(page) : [page.mainFrame()];
  const [language, ...perFrame] = await Promise.all([
    pageLanguage(page, pace),
    ...frames.map((frame) => readFramePressables(frame, pace, options.within)),
  ]);
  const own = languagesFor(language);
  return likeliestFirst(
    perFrame.flatMap((found, index) =>
      found.map((one) => toPressable(frames[index] ?? page.mainFrame(), { ...one, ...moveOf(one, own) })),
    ),
  );
}

/** Same, from a reading. */
export function pressablesOf({ reading, frames }: SeenPage): Pressable[] {
  return likeliestFirst(
    reading.frames.flatMap(({ isOwn, pressables }, index) => {
      const frame = frames[index];
      return frame && isOwn ? pressables.map((one) => toPressable(frame, one)) : [];
    }),
  );
}

/** Same, of one frame, which may be another site's. */
export function pressablesIn({ reading, frames }: SeenPage, frame: Frame): Pressable[] {
  const found = reading.frames[frames.indexOf(frame)]?.pressables ?? [];
  return likeliestFirst(found.map((one) => toPressable(frame, one)));
}

/** The element that a selector has found in a frame. */
export function pressableAt(
  pressables: readonly Pressable[],
  place: { frame?: Frame; selector?: string | undefined } | undefined,
): Pressable | undefined {
  return pressables.find(({ frame, selector }) => frame === place?.frame && selector === place.selector);
}

function likeliestFirst(all: readonly Pressable[]): Pressable[] {
  return all.filter(isUnderstood).sort((left, right) => right.score - left.score);
}

/**
 * An element with only a pointer cursor may be anything, even a payment choice, unless its text says what it
 * does.
 */
function isUnderstood({ isDrawn, move, text }: Pressable): boolean {
  return !isDrawn || (move !== undefined && !namesWayToPay(text)) || isCalledAfterPaying(text);
}

/** "Payment method: select" is a row that opens the choice. */
export function isCalledAfterPaying(text: string): boolean {
  const plain = normalise(text);
  const isNamed = languages.some(({ fields }) =>
    fields.paymentMethod.some((phrase) => phraseIndex(plain, phrase) === 0),
  );
  return isNamed && !isWalletName(text);
}

/** Only those whose text names a move. */
export async function readMoves(...args: Parameters<typeof readPressables>): Promise<PressableMove[]> {
  return movesAmong(await readPressables(...args));
}

export function movesAmong(pressables: readonly Pressable[]): PressableMove[] {
  return pressables.filter((one): one is PressableMove => one.move !== undefined);
}

/** The best enabled element for a move, or the best disabled one if none is enabled. */
export function pickMove(found: readonly PressableMove[], move: Move): PressableMove | undefined {
  const all = found.filter((candidate) => candidate.move === move);
  return all.find(({ disabled }) => !disabled) ?? all[0];
}

/** A link that leads to another page: in a window over this one, to another shop or a policy. */
export function opensPage({ isLink, href }: Pick<PressableSnapshot, "isLink" | "href">): boolean {
  return isLink && /^https?:/.test(href) && !href.includes("#");
}

/** A checkout button of the page itself; a link only leads there. */
export function isCheckoutButton({ move, isLink, isAside }: PressableMove): boolean {
  return move === "go_to_checkout" && !isLink && !isAside;
}

/** A button that submits its form without creating an account. */
export function sendsAsGuest({ move, isLink, form, disabled }: PressableMove): boolean {
  return move === "guest_checkout" && !isLink && form >= 0 && !disabled;
}

/** Of one frame, as plain data. */
export async function readFramePressables(
  frame: Frame,
  pace: Pace,
  within?: string,
): Promise<PressableSnapshot[]> {
  try {
    return await callInPage({ frame, pace }, "readPressables", within ?? null);
  } catch {
    pace.signal.throwIfAborted();
    return [];
  }
}

function toPressable(frame: Frame, pressable: ReadPressable): Pressable {
  const { text, spoken, enabled, cover, selector } = pressable;
  return {
    ...pressable,
    move: pressable.move,
    text: text || spoken,
    locator: frame.locator(selector).first(),
    frame,
    disabled: !enabled,
    isAside: pressable.isInFrameOfPage,
    score: cover + placeBonus(pressable),
  };
}

/**
 * Dialogs are in front of the page; header and footer are seldom the main content; large buttons are more
 * likely meant.
 */
function placeBonus({ isInDialog, isInFrameOfPage, isSubmit, area, enabled }: PressableSnapshot): number {
  const place = (isInDialog ? 0.3 : 0) - (isInFrameOfPage ? 0.3 : 0);
  return place + (isSubmit ? 0.1 : 0) + Math.min(area, 20_000) / 200_000 + (enabled ? 0 : -0.2);
}
