import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { speaksOfOrdering } from "../../../deciding/judge-way.ts";
import { findOnly } from "../../../find-only.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { Place } from "../../../page/call-in-page.ts";
import type { CoverSnapshot } from "../../../page/in-page/visibility/find-cover.ts";
import { confirms } from "../../../page/moves/confirms.ts";
import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { hasClearPhrase, normalise } from "../../../words/normalise.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { pressAgainWords } from "../../../words/paying/again-words.ts";
import type { Move } from "../../../words/words.ts";
import { coverOf } from "../../clear-the-way.ts";
import type { Visit } from "../../visit.ts";
import { wordsOn } from "../press/change-at-press.ts";
import { type PressPermit, proveUnpaid } from "../press/order-presses.ts";
import type { Pressed } from "../press/press-pay.ts";

/** The press brought up the shop's confirmation question. `button` is the one that says yes. */
export interface ConfirmationPrompt {
  kind: "asked_if_sure";
  permit: PressPermit;
  button: Place;
}

/** Longer texts say more than that. */
const longestQuestion = 400;

/**
 * A window that only repeats what was pressed ("Place the order?", "Are you sure?"), or the button itself if
 * it now does so ("Press again to confirm"). One that names another amount than the approved one, or has several
 * buttons that could mean yes, is left to a person. A window that offers something more is declined. If a script has
 * asked the shop since the press, only a window counts that asks whether to order for the approved amount.
 */
export async function findConfirmationPrompt(
  visit: Visit,
  pressed: Pressed,
  approved: DisplayedMoney | undefined,
): Promise<ConfirmationPrompt | undefined> {
  const { page, orderPresses } = visit;
  if (page !== pressed.page || page.url() !== pressed.url) return undefined;
  const hasSent = watchRequests(page).departedCount() > pressed.departed;
  const button = hasSent
    ? await yesToApproved(visit, approved)
    : ((await buttonInWindow(visit, approved)) ?? (await asksAgain(visit, pressed)));
  const proof = button && proveUnpaid({ kind: "asks_if_sure" });
  const permit = proof && orderPresses.afterShopAsked(proof, "its question");
  if (!button || !permit) return undefined;
  orderPresses.end(hasSent ? "not_placed" : "nothing_sent");
  return { kind: "asked_if_sure", permit, button };
}

/** Shops that check the order first ask in their answer. */
async function yesToApproved(visit: Visit, approved: DisplayedMoney | undefined): Promise<Place | undefined> {
  const window = await shortWindow(visit);
  if (!window || !approved || findAmounts(window.text).length === 0) return undefined;
  if (!confirms(window.text, "pay", approved)) return undefined;
  return theYes(await readPressables(visit.page, visit.pace, { within: window.selector }));
}

async function buttonInWindow(
  visit: Visit,
  approved: DisplayedMoney | undefined,
): Promise<Place | undefined> {
  const window = await shortWindow(visit);
  if (!window) return undefined;
  const offered = await readPressables(visit.page, visit.pace, { within: window.selector });
  return confirms(window.text, "pay", approved) ? theYes(offered) : theNo(offered, approved);
}

async function shortWindow(visit: Visit): Promise<CoverSnapshot | undefined> {
  const window = await coverOf(visit);
  return window && window.text.length <= longestQuestion ? window : undefined;
}

/** "No thanks, just pay $53.00", beside a button that names another amount: for a donation, an insurance. */
export function theNo<Item extends Pick<Pressable, "move" | "text" | "disabled" | "isLink">>(
  offered: readonly Item[],
  approved: DisplayedMoney | undefined,
): Item | undefined {
  const open = offered.filter(({ disabled }) => !disabled);
  const isOther = ({ amount }: { amount: string }) =>
    approved === undefined || compareAmounts(amount, approved.amount) !== 0;
  const amountsOf = ({ text }: Item) => findAmounts(text).filter(isOther);
  const no = findOnly(open.filter(({ move }) => move === "decline_offer"));
  const isOffer = open.some((one) => one !== no && amountsOf(one).length > 0);
  return no && isOffer && amountsOf(no).length === 0 ? no : undefined;
}

/** Whether the button's text has changed since the press and asks for another one. */
async function asksAgain(visit: Visit, { button, words }: Pressed): Promise<Place | undefined> {
  const now = await wordsOn(visit, button);
  if (words === undefined || now === undefined || now === words || !wantsPress(now)) return undefined;
  return button;
}

function wantsPress(words: string): boolean {
  return hasClearPhrase(normalise(words), pressAgainWords) && findAmounts(words).length === 0;
}

const orders: ReadonlySet<Move | undefined> = new Set(["pay", "affirm", "buy_now"]);
const saysNo: ReadonlySet<Move | undefined> = new Set([
  "dismiss",
  "decline_offer",
  "edit",
  "remove",
  "view_cart",
]);

type Answer = Pick<Pressable, "move" | "text" | "disabled" | "isLink">;

/** The only button that says yes to the order; a plain "no" at the start of the others says enough. */
export function theYes<Item extends Answer>(offered: readonly Item[]): Item | undefined {
  const open = offered.filter(
    ({ disabled, isLink, move, text }) =>
      !disabled && !isLink && !saysNo.has(move) && !isRefusal(text) && /\p{L}/u.test(text),
  );
  const saying = open.filter(({ move, text }) => orders.has(move) || speaksOfOrdering(text));
  const leading = open.filter(({ move }) => move === "continue");
  return findOnly([saying, leading, open].find(({ length }) => length > 0) ?? []);
}
