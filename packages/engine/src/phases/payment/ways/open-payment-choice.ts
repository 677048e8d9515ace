import { requestedWay } from "../../../choosing/money/requested-way.ts";
import { findOnly } from "../../../find-only.ts";
import { fieldWithRole } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { isCalledAfterPaying, type Pressable } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { splitName } from "../../../words/normalise.ts";
import { opensWaysToPay } from "../../../words/pages/markup-names.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { says } from "../../../words/says.ts";
import { type FormWork, isStranger } from "../../form/form-work.ts";
import { keyOf, type Look, stepOf } from "../../form/ways/read-ways.ts";
import { noteWay } from "../../form/ways/take-way.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";
import { findPayLinks } from "./find-pay-links.ts";

/** Longer texts only mention paying. */
const longestName = 60;
/** Once provisionally, and once for a person's decision. */
const mostUses = 2;

/**
 * A row named after the payment method ("Payment method: select") may open the choice in a drawer or a
 * window. Where the page shows ways to pay, but neither a card nor what the request names, more of them may be folded
 * away ("Show more").
 */
export async function openPaymentChoice(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const { chosen, decided } = work.payment;
  if (isStranger(visit, work) || work.address === "open") return false;
  const isOpen = chosen === undefined || (decided !== undefined && decided.value !== chosen.value);
  const step = stepOf(look);
  const usesOf = (one: Pressable) => visit.journal.usesOnStep(step, keyOf(one));
  const rows = isOpen && !showsWays(look) ? look.pressables.filter(mayOpen) : [];
  const row = findOnly(rows.filter((one) => work.delivery === "done" || isCalledAfterPaying(one.text)));
  const opener =
    row && usesOf(row) < mostUses
      ? row
      : lacksWay(visit, look) && look.pressables.find((one) => mayUnfold(one) && usesOf(one) === 0);
  if (!opener) return false;
  noteWay(visit, look, { key: keyOf(opener) });
  await pressThrough(visit, opener);
  await settle(visit.page, visit.pace);
  return true;
}

/** It takes neither a card nor what the request names. */
function lacksWay({ order }: Visit, { fields }: Look): boolean {
  const group = fieldWithRole(fields, "paymentMethod");
  if (!group || fieldWithRole(fields, "cardNumber")) return false;
  const offered = realChoices(group);
  return !offered.some(({ title }) => isByCard(title)) && !requestedWay(offered, order.request);
}

/** Opens a part of the page, and not the one for a code. */
function mayUnfold({ isShutStep, isSubmit, isLink, disabled, isAside, move, text }: Pressable): boolean {
  const isPlain = isShutStep && !isSubmit && !isLink && !disabled && !isAside;
  const isOfCode = says(text, ({ payment, fields }) => [...payment.gift, ...fields.coupon]);
  return isPlain && (move === undefined || move === "choose") && !isOfCode;
}

function showsWays(look: Look): boolean {
  const isWay = look.fields.some(({ role }) => role === "paymentMethod" || role === "cardNumber");
  return isWay || findPayLinks(look).length > 0;
}

type Opener = Pick<
  Pressable,
  "text" | "names" | "move" | "disabled" | "isLink" | "isSubmit" | "isAside" | "isInText" | "isBehind"
>;

/** By its text, or by its name where it only says "Choose". */
export function mayOpen({ text, names, move, ...one }: Opener): boolean {
  const isPlain = !one.disabled && !one.isLink && !one.isSubmit && !one.isAside && !one.isInText;
  if (!isPlain || text.length > longestName || (move !== undefined && move !== "choose")) return false;
  const isNamed = move === "choose" && !one.isBehind && opensWaysToPay.test(splitName(names));
  return isCalledAfterPaying(text) || isNamed;
}
