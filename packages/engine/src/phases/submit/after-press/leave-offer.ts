import type { Pressable } from "../../../page/moves/read-moves.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import type { FormWork } from "../../form/form-work.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";
import type { Pressed } from "../press/press-pay.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import type { LookAfterPress } from "./look-after-press.ts";

/** Shops offer two or three things one after the other. */
const mostOffers = 4;
/** A page that goes on by itself does so within this time. */
const idleMs = 1_500;

/**
 * Between the order and its receipt, a shop offers something more: "Add it to my order", "No thanks". It is declined,
 * once on each page. What the shop's "No thanks" does is not known, as with every page behind the order.
 */
export function watchOffers(visit: Visit, work: FormWork, { arrived }: Pick<Pressed, "arrived">) {
  const left = new Set<string>();
  return {
    /** Whether an offer was declined, so that the shop's answer may still follow. */
    isLeft: async ({ facts, look }: LookAfterPress): Promise<boolean> => {
      const { page } = visit;
      const requests = watchRequests(page);
      const isIdle = !facts.isBusy && !facts.isAwaitingAnswer && requests.sinceAnswerMs() >= idleMs;
      const isNew = requests.arrivedCount() > arrived && !left.has(page.url()) && left.size < mostOffers;
      if (facts.page !== "nothing" || facts.complaints.length > 0 || !isIdle || !isNew) return false;
      if (!isOfShop(visit, work, page.url())) return false;
      const way = wayPast(look.pressables);
      if (!way) return false;
      left.add(page.url());
      await pressThrough(visit, way);
      return true;
    },
  };
}

/** What declines an offer that can be taken on the same page; undefined if there is none. */
function wayPast(pressables: readonly Pressable[]): Pressable | undefined {
  const open = pressables.filter(({ disabled, isAside }) => !disabled && !isAside);
  const isOffered = open.some(({ move }) => move === "accept_offer" || move === "add_to_cart");
  const declining = open.filter(({ move }) => move === "decline_offer");
  return isOffered ? (declining.find(({ isLink }) => isLink) ?? declining[0]) : undefined;
}
