import { openCost } from "../../../page/amounts/open-cost.ts";
import { totalOf } from "../../../page/amounts/read-total.ts";
import { passwordRoles, rolesOf } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { lineOf } from "../../../page/outcomes/text-blocks.ts";
import { isLanguageKnown, languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { nextStepWords } from "../../../words/pages/step-words.ts";
import { namesPayment } from "../../../words/paying/names-payment.ts";
import type { Visit } from "../../visit.ts";
import { besideOrder } from "../fields/beside-order.ts";
import { hasAddress } from "../fields/checkout-fields.ts";
import { type FormWork, isStranger } from "../form-work.ts";
import { keyOf, type Look, stepOf } from "./read-ways.ts";

/**
 * Whether nothing is left to fill in and the page shows the order (two of its total, goods and buyer) and
 * names no later step: any button here may place the order, whatever its text. In an unsupported language,
 * any page may be the last one once the shop knows the buyer.
 */
export function isLastLook(visit: Buying, work: FormWork, look: SeenPage): boolean {
  const { reading } = look;
  const [page] = reading.frames;
  if (!page || isStranger(visit, work) || isStepOfDelivery(work, look)) return false;
  const pieces = page.texts.texts;
  const isRead = isLanguageKnown(
    page.language,
    pieces.map(({ text }) => text),
  );
  if (!isRead) return !namesStepAhead(pieces, work);
  return showsOrder(visit, work, { look, pieces }) && !namesStepAhead(pieces, work);
}

/**
 * Whether sending this page may place the order unless its button leads on: either it has the form for the buyer's
 * details beside the goods or their total, nothing is left to fill in and no later step is named, or it shows the
 * order and only a list of steps, which includes this one, names the payment.
 */
export function isLastForm(visit: Buying, work: FormWork, look: SeenPage): boolean {
  const { reading, fields } = look;
  const [page] = reading.frames;
  if (!page || isStranger(visit, work)) return false;
  const pieces = page.texts.texts;
  if (!asksForBuyer(look)) {
    const isOrder = !isStepOfDelivery(work, look) && showsOrder(visit, work, { look, pieces });
    return isOrder && !countsStepAhead(pieces);
  }
  const isAccount = fields.some(
    ({ role, required, value }) => passwordRoles.has(role) && (required || value !== ""),
  );
  const isOpen = fields.some(
    ({ control, enabled, required, value }) =>
      enabled && required && control !== "checkbox" && control !== "radio" && value === "",
  );
  const isShown = totalOf(look, visit.currency) !== undefined || showsAny(pieces, [visit.goods]);
  return isShown && !isAccount && !isOpen && !namesStepAhead(pieces, work);
}

/** A place is booked, or a file bought, by an e-mail address alone; a basket that asks for one leads to the checkout. */
function asksForBuyer({ fields, pressables }: SeenPage): boolean {
  if (hasAddress(fields)) return true;
  const isBasket = pressables.some(({ move, isAside }) => move === "go_to_checkout" && !isAside);
  return !isBasket && fields.some(({ role, enabled, isAside }) => enabled && !isAside && ofContact.has(role));
}

const ofContact = rolesOf("contact");

type Buying = Pick<Visit, "session" | "currency" | "goods">;
type SeenPage = Pick<Look, "reading" | "isOfPayment" | "fields" | "pressables">;

/** Two of its total, goods and buyer, and nothing to fill in. */
function showsOrder(
  visit: Buying,
  work: FormWork,
  { look, pieces }: { look: SeenPage; pieces: readonly Piece[] },
): boolean {
  const { fields } = look;
  if (fields.some(isToBeGiven) || isDeliveryToCome(work, pieces)) return false;
  const { email, address_line1 } = work.buyer;
  const showsBuyer = showsAny(pieces, [email, address_line1]);
  const showsGoods = showsAny(pieces, [visit.goods]);
  // A cart, with editable quantities, shows goods and a total long before the last page.
  const isCart = fields.some(({ role }) => role === "quantity");
  const isPriced = totalOf(look, visit.currency) !== undefined;
  return isPriced ? showsBuyer || (showsGoods && !isCart) : showsBuyer && showsGoods;
}

/**
 * The delivery was chosen in a window of this page and has not been submitted yet: the form is there for
 * that.
 */
function isStepOfDelivery({ delivery, chooser }: FormWork, { reading, pressables }: SeenPage): boolean {
  if (delivery !== "done" || chooser?.step !== stepOf({ reading })) return false;
  return pressables.some((one) => keyOf(one) === chooser.key);
}

/** "Shipping –": the delivery is not chosen yet, and payment was not mentioned yet. */
function isDeliveryToCome({ delivery, payment }: FormWork, pieces: readonly Piece[]): boolean {
  const isOpen = delivery === "open" && !isPaymentKnown(payment);
  return isOpen && openCost(pieces.map(({ text }) => text.trim())) !== undefined;
}

function isPaymentKnown({ chosen, cardForm }: FormWork["payment"]): boolean {
  return chosen !== undefined || (cardForm?.fields.length ?? 0) > 0;
}

/** Checkboxes don't count, nor do optional extras and optional fields of unknown purpose. */
function isToBeGiven({ control, role, enabled, required }: Field): boolean {
  const isLeft = role === "unknown" && control === "text" && !required;
  return enabled && control !== "checkbox" && !isLeft && !besideOrder.has(role);
}

type Piece = Pick<TextSnapshot, "text"> & Partial<Pick<TextSnapshot, "isHeading" | "isAside" | "after">>;

function showsAny(pieces: readonly Piece[], names: readonly (string | undefined)[]): boolean {
  const shown = normalise(lineOf(pieces));
  const plain = names.map((name) => normalise(name ?? ""));
  return hasPhrase(
    shown,
    plain.filter((name) => name !== ""),
  );
}

/** "Step 2 of 4", or a list of steps that includes payment, if no payment method is known yet. */
function namesStepAhead(pieces: readonly Piece[], { payment }: FormWork): boolean {
  if (countsStepAhead(pieces) || announcesStep(pieces)) return true;
  const texts = wordsIn(pieces);
  return !isPaymentKnown(payment) && texts.some((_text, index) => isPaymentStep(texts, index));
}

/** "You choose how to pay in the next step." */
function announcesStep(pieces: readonly Piece[]): boolean {
  const own = pieces.filter(({ isAside }) => !isAside);
  return own.some(({ text }) => hasPhrase(normalise(text), nextStepWords));
}

function countsStepAhead(pieces: readonly Piece[]): boolean {
  const isBeforeLast = wordsIn(pieces).some((text) => {
    const [, step = "", last = ""] =
      /^\p{L}{0,12}\s?([1-9])\s?(?:\/|\p{L}{1,4})\s?([2-9])$/u.exec(text) ?? [];
    return Number(step) < Number(last);
  });
  return isBeforeLast || namesShutStep(pieces);
}

function wordsIn(pieces: readonly Piece[]): string[] {
  return pieces.map(({ text }) => text.trim()).filter((text) => !/^[\d.)\s]*$/.test(text));
}

/**
 * "3. Delivery", "4. Payment": one of the numbered sections below the form is empty except for its heading.
 */
function namesShutStep(pieces: readonly Piece[]): boolean {
  const own = pieces.filter(({ isAside }) => !isAside);
  const last = Math.max(...own.map(({ after = -1 }) => after));
  return own.some((piece, index) => {
    const number = partNumber(piece);
    const next = own[index + 1];
    const isBelow = last >= 0 && piece.after === last;
    return isBelow && number !== undefined && next !== undefined && partNumber(next) === number + 1;
  });
}

function partNumber({ text, isHeading }: Piece): number | undefined {
  const [, digit] = /^([1-9])(?:[.)]|\s)/.exec(text) ?? [];
  return isHeading && digit !== undefined ? Number(digit) : undefined;
}

/** "Payment" between the names of other steps. Beside a chosen method it is just a section heading. */
function isPaymentStep(texts: readonly string[], index: number): boolean {
  const [before, name, after] = [-1, 0, 1].map((offset) => stepName(texts[index + offset] ?? ""));
  if (!languages.some(({ fields }) => fields.paymentMethod.includes(name ?? ""))) return false;
  const beside = [before, after].filter((one) => one !== "");
  return beside.some(isOtherStep) && !beside.some((one) => one === undefined || namesPayment(one));
}

/** Undefined if it is too long for the name of a step. */
function stepName(text: string): string | undefined {
  const plain = normalise(text).replace(/^\d+ /, "");
  return plain.length > 30 ? undefined : plain;
}

function isOtherStep(name = ""): boolean {
  return languages.some(({ fields, purpose, moves, delivery }) => {
    const names = [fields.addressLine1, fields.shippingMethod, purpose.shipping, delivery.names];
    return [...names, moves.view_cart, moves.go_to_checkout].some((phrases) => phrases.includes(name));
  });
}
