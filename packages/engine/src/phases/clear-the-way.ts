import { choicesSchema } from "@cartwright/contract";
import type { Locator } from "playwright-core";
import { evaluateInFrame, evaluateOnElement } from "../page/evaluate-in-page.ts";
import {
  type CoverSnapshot,
  canBeLeft,
  coverAt,
  deepestAt,
  dialogs,
  findCover,
  findCoverOver,
  isLayer,
  layersAround,
} from "../page/in-page/find-cover.ts";
import { isInside } from "../page/in-page/read-pressables.ts";
import { basicScope } from "../page/in-page-scopes.ts";
import { answerConsent } from "../page/moves/consent.ts";
import { type PressProof, press } from "../page/moves/press.ts";
import { type PressableMove, readMoves } from "../page/moves/read-moves.ts";
import { settle } from "../page/waiting/settle.ts";
import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, merchantOf, type Visit } from "./visit.ts";

/** Layers that lie over each other; more would be a game. */
const mostLayers = 3;
/** A mask that only says that something is loading is gone by itself after so long. */
const firstTryMs = 1_500;

/**
 * Presses as a person would: what lies over the target is taken away first where it can be closed. Never for the button that
 * places the order, whose every press is counted.
 */
export async function pressThrough(visit: Visit, target: Locator): Promise<PressProof> {
  const { page, pace } = visit;
  if (await coverOf(visit, target)) await clearTheWay(visit, target);
  const proof = await press(page, target, pace, { clickMs: firstTryMs });
  if (proof.why === undefined) return proof;
  await clearTheWay(visit, target);
  return press(page, target, pace);
}

/**
 * Takes away what lies over the page, or over the target: cookie banners are refused, offers declined, pop-ups closed. Whether
 * one is old enough is for a person to say. True where something is gone.
 */
export async function clearTheWay(visit: Visit, target?: Locator): Promise<boolean> {
  const { page, pace } = visit;
  const consent = await answerConsent(page, pace);
  let isCleared = consent.found && consent.gone;
  for (let layers = 0; layers < mostLayers; layers += 1) {
    const cover = await coverOf(visit, target);
    if (!cover || !(await leave(visit, cover))) return isCleared;
    isCleared = true;
  }
  return isCleared;
}

async function coverOf({ page, pace }: Visit, target: Locator | undefined): Promise<CoverSnapshot | null> {
  const look = target
    ? evaluateOnElement<CoverSnapshot | null>(
        { locator: target },
        { run: findCoverOver, scope: coverScope },
        pace,
      )
    : evaluateInFrame<readonly [], CoverSnapshot | null>(
        page.mainFrame(),
        { run: findCover, scope: coverScope, with: [] },
        pace,
      );
  return look.catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
}

const coverScope = [
  ...basicScope,
  isInside,
  deepestAt,
  layersAround,
  isLayer,
  canBeLeft,
  dialogs,
  coverAt,
  findCover,
];

/** True once the layer is gone. */
async function leave(visit: Visit, cover: CoverSnapshot): Promise<boolean> {
  const { page, pace } = visit;
  const offered = (await readMoves(page, pace, { within: cover.selector })).filter(
    ({ disabled }) => !disabled,
  );
  const way = asksForAge(cover.text)
    ? await waySayingYes(visit, cover, offered)
    : ["reject_cookies", "decline_offer", "dismiss"]
        .map((move) => offered.find((one) => one.move === move && !leadsAway(one)))
        .find((one) => one !== undefined);
  if (way) await press(page, way.locator, pace);
  else await page.keyboard.press("Escape");
  await settle(page, pace);
  const isOver = await page.locator(cover.selector).first().isVisible();
  return !isOver;
}

/** A link in a pop-up leads to another shop, or to its policy. */
function leadsAway({ href, isLink }: PressableMove): boolean {
  return isLink && /^https?:/.test(href) && !href.includes("#");
}

function asksForAge(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ ageCheck }) => hasPhrase(plain, ageCheck));
}

function wordsBefore(button: string, text: string): string {
  const [words = ""] = text.split(button);
  return words.replace(/\s+/g, " ").trim().slice(0, 200);
}

/** Nobody says for another that he is of age. */
async function waySayingYes(
  visit: Visit,
  cover: CoverSnapshot,
  offered: readonly PressableMove[],
): Promise<PressableMove | undefined> {
  const yes = offered.find(({ move }) => move === "affirm");
  if (!yes) return undefined;
  const answer = await visit.host.ask({
    key: "confirm",
    message: `${merchantOf(visit)} asks before it sells: "${wordsBefore(yes.text, cover.text)}" Does the buyer confirm "${yes.text}"?`,
    responseSchema: choicesSchema(
      new Map([
        [
          "confirmed",
          [
            { const: "yes", title: "Yes" },
            { const: "no", title: "No" },
          ],
        ],
      ]),
    ),
  });
  if (answer.confirmed === "yes") return yes;
  throw new PurchaseFailed("stuck", `${hostOf(visit)} sells only to buyers who confirm their age.`);
}
