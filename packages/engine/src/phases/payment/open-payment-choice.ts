import { isCalledAfterPaying, type Pressable } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import { keyOf, type Look, stepOf } from "../form/read-ways.ts";
import { noteWay } from "../form/take-way.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { findPayLinks } from "./find-pay-links.ts";

/** Longer texts only mention paying. */
const longestName = 60;
/** Once provisionally, and once for a person's decision. */
const mostUses = 2;

/**
 * A row named after the payment method ("Payment method: select") may open the choice in a drawer or a
 * window.
 */
export async function openPaymentChoice(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const { chosen, decided } = work.payment;
  const isOpen = chosen === undefined || (decided !== undefined && decided.value !== chosen.value);
  if (!isOpen || isStranger(visit, work) || work.address === "open" || showsWays(look)) return false;
  const [row, ...others] = look.pressables.filter(mayOpen);
  if (!row || others.length > 0 || visit.journal.usesOnStep(stepOf(look), keyOf(row)) >= mostUses)
    return false;
  noteWay(visit, look, { key: keyOf(row) });
  await pressThrough(visit, row);
  await settle(visit.page, visit.pace);
  return true;
}

function showsWays(look: Look): boolean {
  const isWay = look.fields.some(({ role }) => role === "paymentMethod" || role === "cardNumber");
  return isWay || findPayLinks(look).length > 0;
}

function mayOpen({ text, move, disabled, isLink, isSubmit, isAside, isInText }: Pressable): boolean {
  const isPlain = !disabled && !isLink && !isSubmit && !isAside && !isInText;
  return (
    isPlain &&
    (move === undefined || move === "choose") &&
    text.length <= longestName &&
    isCalledAfterPaying(text)
  );
}
