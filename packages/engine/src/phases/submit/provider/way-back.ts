import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { says } from "../../../words/says.ts";
import type { FormWork } from "../../form/form-work.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";
import type { AfterPress, AfterPressDecision } from "../after-press/decide-after-press.ts";
import { isOfShop } from "./is-of-shop.ts";

/** A page that redirects on its own does so within this time: most count down from five, some from ten. */
const byItselfMs = 12_000;
/** A page without a form that has been idle for this long is done. */
const doneMs = 1_000;

/** The way from a provider's page back to the shop, whose receipt counts. */
export interface WayBack {
  /** Whether the shop's answer may still follow, so that the decision has to be made again. */
  isAhead(facts: AfterPress, decision: AfterPressDecision): Promise<boolean>;
}

/**
 * A provider's page that has taken the payment leads back to the shop: automatically, by a link or by a
 * button. It is pressed once nothing is left to do on the page; anything that cancels the payment never is.
 * If nothing leads back, the provider's own words count.
 */
export function watchWayBack(visit: Visit, work: FormWork): WayBack {
  const taken = new Set<string>();
  let confirmedAt: number | undefined;
  return {
    isAhead: async (facts, { kind }) => {
      const { page } = visit;
      const isPaid = work.payment.isCardDue !== true && !isOfShop(visit, work, page.url());
      if (!isPaid || (kind !== "confirmed" && !(kind === "wait" && isDone(facts, page)))) return false;
      const way = taken.has(page.url()) ? undefined : await findWayBack(visit, work);
      if (way) {
        taken.add(page.url());
        await pressThrough(visit, way);
        return true;
      }
      if (kind !== "confirmed") return false;
      confirmedAt ??= Date.now();
      return Date.now() - confirmedAt < byItselfMs;
    },
  };
}

/** Nothing is pending, asked for or complained about. */
function isDone(
  { page: kind, complaints, isBusy, isAwaitingAnswer }: AfterPress,
  page: Visit["page"],
): boolean {
  const isIdle = !isBusy && !isAwaitingAnswer && watchRequests(page).sinceAnswerMs() >= doneMs;
  return isIdle && complaints.length === 0 && (kind === "nothing" || kind === "provider_page");
}

async function findWayBack(visit: Visit, work: FormWork): Promise<Pressable | undefined> {
  const all = (await readPressables(visit.page, visit.pace)).filter(
    ({ disabled, text }) => !disabled && text.trim() !== "",
  );
  const isOrder = all.some(({ move, isAside }) => move === "pay" && !isAside);
  const fitting = all.filter((one) => !givesUp(one));
  const leading = fitting.filter(({ href, frame }) => {
    const target = href === "" ? null : URL.parse(href, frame.url());
    return target !== null && isOfShop(visit, work, target.href);
  });
  if (isOrder) return undefined;
  return fitting.find(namesShop) ?? leading.find(({ isAside }) => !isAside);
}

/** "Return to the shop". */
export function namesShop({ text }: Pressable): boolean {
  return says(text, ({ paymentPage }) => paymentPage.back);
}

export function givesUp({ text, href, names }: Pressable): boolean {
  const isSaid = says(text, ({ paymentPage }) => paymentPage.cancel);
  return isSaid || /cancel|abort|abandon|fail|declin|error/i.test(`${href} ${names}`);
}
