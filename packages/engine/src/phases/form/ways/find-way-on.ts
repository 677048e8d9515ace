import type { RankedWay } from "../../../deciding/rank-ways.ts";
import type { WayGoal } from "../../../deciding/way.ts";
import { limits } from "../../../deciding/weights.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import { says } from "../../../words/says.ts";
import type { Visit } from "../../visit.ts";
import { isForDelivery } from "../fields/checkout-fields.ts";
import { type FormWork, isSignedIn, isStranger } from "../form-work.ts";
import { needsNothingMore } from "../paid-later.ts";
import { isLastForm, isLastLook } from "./is-last-look.ts";
import { type Look, rankWaysOf, type SeenWay, stateOf, stepOf } from "./read-ways.ts";

/** The minimum weight of a way after this long with nothing to do. */
export function leastWeight(idleMs: number): number {
  if (idleMs < doubtfulAfterMs) return limits.sure;
  return idleMs < desperateAfterMs ? limits.doubtful : limits.guess;
}

const doubtfulAfterMs = 2_500;
const desperateAfterMs = 8_000;

/** Pressing the same thing more often on one page doesn't help, even if it changes something. */
const mostUses = 4;

/**
 * The best way that is safe, has not failed on this state of the page, and has enough weight. While an order may
 * exist, a form that asks for nothing could only place another one: it is sent only if a person has agreed to that.
 */
export function findWayOn(
  visit: Visit,
  work: FormWork,
  look: Look,
  {
    goal = "next_step",
    least = limits.sure,
    mayOrderAgain = false,
  }: { goal?: WayGoal; least?: number; mayOrderAgain?: boolean } = {},
): RankedWay<SeenWay> | undefined {
  const state = stateOf(look);
  const known = {
    isBuyerKnown: !isStranger(visit, work),
    isPaymentChosen: work.payment.chosen !== undefined,
    isNamed: work.isNamed === true || isSignedIn(visit, work),
    isPaidLater: needsNothingMore(work.payment),
    isRegistering: work.signIn === "registering",
    isAddressOpen: work.address === "open",
    isDeliveryAwaited: isDeliveryAwaited(work, look),
    isLastLook: goal === "next_step" && isLastLook(visit, work, look),
    isLastForm: goal === "next_step" && isLastForm(visit, work, look),
  };
  const ranked = rankWaysOf(visit, look, { goal, known });
  const step = stepOf(look);
  const mayRepeat = visit.orderPresses.isOpen && !mayOrderAgain;
  const isLeft = ({ key, enabled, pressable, isLink, sendsBareForm }: SeenWay) =>
    enabled &&
    !(mayRepeat && sendsBareForm && !isLink) &&
    !visit.orderPresses.isOrders(pressable) &&
    !visit.journal.hasFailed(state, key) &&
    visit.journal.usesOnStep(step, key) < mostUses;
  const best = ranked.find(({ way }) => isLeft(way));
  return best && best.weight >= least ? best : undefined;
}

/** Some shops show the chosen delivery as plain text, and the choice in a window behind a button. */
export function isDeliveryAwaited(
  { delivery, address }: Pick<FormWork, "delivery" | "address">,
  { fields, reading }: Pick<Look, "fields" | "reading">,
): boolean {
  const isAddressKnown = address === "done" || isForDelivery(fields);
  const isOpen = delivery === "open" && !fields.some(({ role }) => role === "shippingMethod");
  return isOpen && isAddressKnown && speaksOfDelivery(reading);
}

/** A stay or a course is not delivered. In an unknown language, anything may say so. */
function speaksOfDelivery({ frames }: Look["reading"]): boolean {
  const texts = frames.flatMap((frame) => frame.texts.texts.map(({ text }) => text));
  const isRead = isLanguageKnown(frames[0]?.language ?? "", texts);
  return !isRead || texts.some((text) => says(text, ({ delivery }) => delivery.names));
}
