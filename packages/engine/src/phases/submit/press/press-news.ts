import { callOnElement, type Place } from "../../../page/call-in-page.ts";
import { cardRoles, roleFacts } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { FormOfButton } from "../../../page/in-page/presses/pressed-element.ts";
import { normalise } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import { findKeptAddress } from "../../buyer/address/kept-address.ts";
import { fieldKey } from "../../buyer/asking/ask-for-fields.ts";
import { hasAddress } from "../../form/fields/checkout-fields.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { newsSince, noteSince, type OrderedGoods } from "../../payment/total/news-since.ts";
import { type PageSays, pageSays } from "../../payment/total/page-says.ts";
import { unexplainedOn } from "../../payment/total/unexplained-on.ts";
import type { Visit } from "../../visit.ts";
import type { Approval } from "../approval.ts";
import { otherMoneyOn } from "./other-money.ts";

/** Something a person was not told before: the page says something new, or the button sends another form. */
export interface PressNews {
  sentence: string;
  says: PageSays | undefined;
}

/** Seen before the press is recorded, and again with the pointer on the button. */
export interface SeenAtPress {
  look: Pick<Look, "reading" | "all">;
  button?: Place | undefined;
  form?: FormOfButton | undefined;
  /** On the button. */
  words?: string | undefined;
  /** The page has already sent the card. */
  hasSentCard: boolean;
  /** Other hosts to which it has sent the number of the card. */
  strangers?: ReadonlySet<string> | undefined;
}

/** What should be bought and by whom. */
interface Ordered {
  goods: OrderedGoods | undefined;
  pieces: number;
  buyer: KnownBuyer;
  /** Whether a field holds an answer that the shop has asked for. */
  isAnswered: (field: Field) => boolean;
}

export function orderedIn({ goods }: Visit, { item, buyer, details }: FormWork): Ordered {
  const { variant, quantity } = item;
  const named = goods === undefined ? undefined : { title: goods, values: variant.values, pieces: quantity };
  const isAnswered = (field: Field) => details.has(fieldKey(field));
  return { goods: named, pieces: quantity, buyer, isAnswered };
}

export function newsIn(
  { look, button, form, words, hasSentCard, strangers }: SeenAtPress,
  approval: Approval,
  { goods, pieces, buyer, isAnswered }: Ordered,
): PressNews | undefined {
  const fields = look.all;
  const { total } = approval;
  const says = pageSays(look, total);
  const ordered = [goods?.title, ...(goods?.values ?? []), ...Object.values(buyer)];
  const isOther = button && form && sendsOtherForm(form, ofFrame(fields, button));
  const sentences = [
    hasSentCard ? cardSent : undefined,
    strangers && sentToStrangers(strangers),
    isOther ? otherForm : undefined,
    words !== undefined && otherMoneyOn(words, total) ? otherMoney(words) : undefined,
    form && sentPieces(form, pieces),
    newsSince(approval.says, says, goods && { ...goods, shown: shownIn(fields.filter(isAnswered)) }),
    noteSince(approval.says, says, { total, unexplained: unexplainedOn(look, total, ordered) }),
    otherAddress(says, approval, { fields, buyer }),
  ];
  const sentence = sentences.find((one) => one !== undefined && !approval.agreedTo?.includes(one));
  return sentence === undefined ? undefined : { sentence, says };
}

/** By lists that are drawn. */
function shownIn(answered: readonly Field[]): string[] {
  const lists = answered.filter(({ control, role }) => control === "listbox" && role !== "quantity");
  return lists.map(({ value }) => value).filter((value) => value !== "");
}

/** An address that can be edited on this page is corrected instead. */
function otherAddress(
  says: PageSays | undefined,
  approval: Approval,
  { fields, buyer }: Pick<Ordered, "buyer"> & { fields: readonly Field[] },
): string | undefined {
  if (!says || hasAddress(fields)) return undefined;
  const shown = findKeptAddress(says.lines, buyer);
  if (shown === undefined || isSame(shown, approval.otherAddress)) return undefined;
  return `It says that it delivers to ${quoted(shown)}, which is not the address of this order.`;
}

/** Line breaks may differ. */
function isSame(shown: string, told = ""): boolean {
  const [one, other] = [normalise(shown), normalise(told)];
  return other !== "" && (one.includes(other) || other.includes(one));
}

/** A number of pieces in the form, visible or not. */
export function sentPieces({ pieces }: Pick<FormOfButton, "pieces">, ordered: number): string | undefined {
  const other = pieces.find((count) => count > ordered);
  return other === undefined
    ? undefined
    : `Its form orders ${other} pieces, and ${ordered} should be bought.`;
}

const cardSent = "Its page has sent the card before the button of the order was pressed.";

/** Undefined if there are none. */
export function sentToStrangers(hosts: ReadonlySet<string>): string | undefined {
  if (hosts.size === 0) return undefined;
  const named = [...hosts].slice(0, 3).join(", ");
  return `Its page has sent the number of the card to ${named}, which no person has agreed to.`;
}

function otherMoney(words: string): string {
  return `Its button that places the order names other money: ${quoted(words.trim().slice(0, 100))}.`;
}

const otherForm = "Its button that places the order sends another form than the one that was filled in.";

/**
 * Whether the button sends a form without any visible field, instead of the form around it or the one with
 * the card. What a script would send can't be determined.
 */
export function sendsOtherForm(
  { form, isBare, isOfAnother }: Omit<FormOfButton, "pieces" | "entries">,
  fields: readonly Pick<Field, "form" | "role" | "value">[],
): boolean {
  const filled = fields.filter(
    ({ role, value, form: own }) => own >= 0 && value !== "" && roleFacts[role].detail !== undefined,
  );
  const ofCard = fields.filter(({ role, form: own }) => own >= 0 && cardRoles.has(role));
  if (form < 0 || !isBare || [...filled, ...ofCard].some((field) => field.form === form)) return false;
  return ofCard.length > 0 || (isOfAnother && filled.length > 0);
}

function ofFrame(fields: readonly Field[], { frame, locator }: Place): Field[] {
  const own = frame ?? locator.page().mainFrame();
  return fields.filter((field) => field.frame === own);
}

/** The form that the button sends; undefined if unreadable. */
export async function formOf({ pace }: Visit, button: Place): Promise<FormOfButton | undefined> {
  try {
    return await callOnElement({ ...button, pace, limitMs: 2_000 }, "formOfButton");
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}
