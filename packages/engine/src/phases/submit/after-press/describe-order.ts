import type { DisplayedMoney } from "@cartwright/contract";
import type { Frame } from "playwright-core";
import { cardRoles, type FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { alertsSincePress } from "../../../page/outcomes/page-dialogs.ts";
import { type PageTexts, piecesOf } from "../../../page/outcomes/page-texts.ts";
import type { SubmittedOrder } from "../../../page/outcomes/weigh-receipt.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { checkoutFields, formOf, isSignUpForNews } from "../../form/fields/checkout-fields.ts";
import { knownBuyer, knownPayer } from "../../form/fields/known-buyer.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";

/** What a page after an order is compared with. */
export function describeOrder(
  { page, order }: Pick<Visit, "page" | "order">,
  before: { url: string; texts: PageTexts; approved: DisplayedMoney | undefined },
  now: Pick<Look, "all" | "pressables">,
): SubmittedOrder {
  const buyer = knownBuyer(order.buyer);
  return {
    piecesBefore: piecesOf(before.texts),
    isFormGone: isFormGone(now, before.texts),
    isElsewhere: siteOf(page.url()) !== siteOf(before.url),
    approved: before.approved,
    email: buyer.email,
    given: [...Object.values(buyer), ...Object.values(knownPayer(order, buyer) ?? {})],
    heard: alertsSincePress(page),
  };
}

/**
 * A receipt may offer an account, a search or a newsletter, but it asks for nothing about the order and has
 * no pay button. A form behind a window that covers the page can't be worked any more.
 */
function isFormGone({ all, pressables }: Pick<Look, "all" | "pressables">, before: PageTexts): boolean {
  const known = new Set(before.frames.map(({ frame }) => frame));
  const fields = all.filter((field) => !isBehindWindow(field, pressables, known));
  const asked = checkoutFields(fields).filter(
    (field) => !field.isAside && !offered.has(field.role) && !isSignUpForNews(formOf(field, fields)),
  );
  const isCardAsked = fields.some(({ role }) => cardRoles.has(role));
  const isPayable = pressables.some(({ move, isAside, isBehind }) => move === "pay" && !isAside && !isBehind);
  return asked.length === 0 && !isCardAsked && !isPayable;
}

/** None of its form's buttons can be reached, or it is in a frame that was on such a page before the press. */
function isBehindWindow(
  { form, frame }: Field,
  pressables: Look["pressables"],
  known: ReadonlySet<Frame>,
): boolean {
  const parent = frame.parentFrame();
  const isOwn = (one: Look["pressables"][number]) =>
    parent ? one.frame === parent && !one.isInDialog : one.form === form && one.frame === frame;
  const own = parent || form >= 0 ? pressables.filter(isOwn) : [];
  const isKnown = parent === null || known.has(frame);
  return isKnown && own.length > 0 && own.every(({ isBehind }) => isBehind);
}

const offered: ReadonlySet<FieldRole> = new Set([
  "newsletter",
  "search",
  "unknown",
  "createAccount",
  "newPassword",
  "password",
  "saveDetails",
]);
