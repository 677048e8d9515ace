import { cardRoles, type FieldRole, passwordRoles } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { fillTogether } from "../../page/filling/fill-together.ts";
import { writtenDay } from "../../page/filling/written-day.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { ownFrames } from "../../page/own-frames.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { askForFields, fieldKey } from "../buyer/ask-for-fields.ts";
import { buyerFields } from "../buyer/buyer-fields.ts";
import { setBoxes } from "../form/form-boxes.ts";
import type { FormWork } from "../form/form-work.ts";
import { besideOrder } from "../form/is-last-look.ts";
import { isMarkedOptional } from "../form/is-marked-optional.ts";
import type { Look } from "../form/read-ways.ts";
import { choiceOfCurrency, keepCurrency } from "../payment/keep-currency.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { agreeOnTheWay } from "./agree-to-total.ts";
import type { Challenge } from "./answer-challenge.ts";
import type { Approval } from "./approval.ts";
import { isOfShop } from "./is-of-shop.ts";
import { givesUp, namesShop } from "./way-back.ts";

/** A phone's number, a bank, a birthday: few payment methods ask for more, and some ask twice. */
const mostPages = 6;

/** A page of the payment that asks for something else than a card, a sign-in or a bank's code. */
export interface PaymentPage {
  /** Returns true if it was answered, and sent. */
  answer(look: Look): Promise<boolean>;
}

/**
 * Gives such a page what is known of the buyer, keeps the approved currency, asks a person for the rest, and
 * sends it: once for each document, and at the approved total.
 */
export function answerPaymentPage(
  visit: Visit,
  work: FormWork,
  { approval: approved, challenge }: { approval: Approval; challenge: Challenge },
): PaymentPage {
  const seen = new Set<string>();
  const asked = new Set<string>();
  let approval = approved;

  const ask = async (open: readonly Field[]): Promise<void> => {
    const isAgain = open.some((field) => asked.has(fieldKey(field)));
    const [complaint] = isAgain ? await readErrors(visit.page, visit.pace) : [];
    const objected = complaint ? open.map((field) => ({ ...field, invalid: complaint.text })) : open;
    const answers = await askForFields(visit, objected);
    for (const field of open) {
      const value = answers.get(fieldKey(field));
      asked.add(fieldKey(field));
      if (value !== undefined) await fillField(field, asWritten(field, value), visit.pace);
    }
  };

  return {
    answer: async (look) => {
      const { page, pace } = visit;
      const document = `${watchRequests(page).arrivedCount()} ${page.url()}`;
      const currency = approval.total?.currency;
      if (seen.has(document) || seen.size >= mostPages || isOfShop(visit, work, page.url())) return false;
      const own = ofPage(visit, look.all);
      if (own.some(isForOthers) || !(own.some(isOpen) || own.some((one) => isOtherCurrency(one, currency))))
        return false;
      const button = findSender(look.pressables, own);
      if (!button || (await challenge.isOpen(look))) return false;
      seen.add(document);
      await fillTogether(buyerFields(own.filter(isOpen), work.buyer), pace);
      await keepCurrency(own, currency, pace);
      await settle(page, pace);
      const left = ofPage(visit, await readFields(page, pace)).filter(isOpen);
      if (left.length > 0) await ask(left);
      await setBoxes(visit, own);
      approval = await agreeOnTheWay(visit, approval);
      await pressThrough(visit, button);
      return true;
    },
  };
}

function ofPage({ page }: Visit, fields: readonly Field[]): Field[] {
  const frames = ownFrames(page);
  return fields.filter(({ frame, isAside }) => !isAside && frames.includes(frame));
}

/** What another part of the work fills in. */
function isForOthers({ role, enabled }: Field): boolean {
  return enabled && (cardRoles.has(role) || passwordRoles.has(role) || others.has(role));
}

const others: ReadonlySet<FieldRole> = new Set(["oneTimeCode", "username", "paymentMethod"]);

function isOpen(field: Field): boolean {
  const { role, control, enabled, value } = field;
  return (
    enabled && value === "" && control !== "checkbox" && !besideOrder.has(role) && !isMarkedOptional(field)
  );
}

function isOtherCurrency(field: Field, currency: string | undefined): boolean {
  const wanted = currency === undefined ? undefined : choiceOfCurrency(field, currency);
  return wanted !== undefined && wanted.value !== field.value;
}

function asWritten({ control, label, placeholder }: Field, value: string): string {
  return control === "text" ? writtenDay(value, `${placeholder} ${label}`) : value;
}

/** The button of the form. Undefined on a page that leads back to the shop: its payment is over. */
function findSender(pressables: readonly Pressable[], [first]: readonly Field[]): Pressable | undefined {
  const meant = pressables.filter((one) => !one.isAside && !givesUp(one));
  if (!first || meant.some(namesShop)) return undefined;
  const own = meant.filter(
    ({ frame, form, disabled }) => frame === first.frame && form === first.form && !disabled,
  );
  const sending = own.filter(({ move, isLink }) => !isLink && (move === "pay" || move === "continue"));
  return sending[0] ?? own.find(({ isSubmit }) => isSubmit);
}
