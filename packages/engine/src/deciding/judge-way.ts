import { classifyMove, isWalletName, namesNextStep } from "../page/moves/classify-move.ts";
import { bookingStems } from "../words/goods/booking-words.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { actionNames, addressNames } from "../words/pages/address-names.ts";
import { chatNames } from "../words/pages/markup-names.ts";
import { nextStepWords, reviewStepWords } from "../words/pages/step-words.ts";
import { namesPayment } from "../words/paying/names-payment.ts";
import { says, saysOnly } from "../words/says.ts";
import type { Move } from "../words/words.ts";
import type { Way, WaySituation } from "./way.ts";

/**
 * Why a way must not be pressed to continue, in a few words of ours; undefined if it may be. Only this
 * excludes ways: any that could order, pay, subscribe, add other goods, remove some, sign in or leave the
 * shop.
 */
export function objectionTo(way: Way, situation: WaySituation): string | undefined {
  return (
    objectionToAddress(way, situation.mayVisit) ??
    (way.countsPieces ? "it may change the number of pieces" : undefined) ??
    // Later on, a price is that of a delivery.
    (way.isOneOfGoods && situation.goal === "checkout" ? "it may add goods" : undefined) ??
    (situation.goal !== "checkout" && way.choosesDay ? "it chooses a day" : undefined) ??
    objectionToChat(way) ??
    objectionToOffer(way) ??
    objectionToWords(way, situation) ??
    objectionToForm(way, situation) ??
    objectionToGuess(way, situation)
  );
}

/** What pressing would do, according to the address of the link or form. */
export function objectionToAddress(
  { address, isLink = true }: Pick<Way, "address"> & { isLink?: boolean },
  mayVisit: WaySituation["mayVisit"],
): string | undefined {
  const url = address === "" ? null : URL.parse(address);
  if (!url || url.protocol === "javascript:") return undefined;
  if (!/^https?:$/.test(url.protocol)) return "it leads to another program";
  if (!mayVisit(url.href)) return "it leads away from the merchant";
  // A cart's form posts to the address that changes the cart, whichever of its buttons is pressed.
  const changes = isLink ? actionNames.change : actionNames.takeAway;
  if (changes.test(url.search) || changes.test(url.pathname))
    return "its address changes the cart or signs out";
  return actionNames.signIn.test(url.pathname) ? "it signs in elsewhere" : undefined;
}

/** A chat asks for the visitor's e-mail address, and looks like a form of the shop once it is open. */
function objectionToChat({ names, isLink }: Way): string | undefined {
  return !isLink && chatNames.test(names) ? "it opens a chat" : undefined;
}

/** Between cart and order, whatever an offer's button says, its form adds what is offered. */
function objectionToOffer({ address, isLink, sendsBareForm }: Way): string | undefined {
  if (isLink || !sendsBareForm) return undefined;
  const { pathname = "", search = "" } = URL.parse(address) ?? {};
  const adds = actionNames.add.test(pathname) || actionNames.add.test(search);
  return adds ? "its form adds goods" : undefined;
}

function objectionToWords(way: Way, situation: WaySituation): string | undefined {
  const words = [way.text, way.spoken].filter((text) => text !== "");
  if (words.some(isWalletName)) return "it leads to a wallet";
  const moves = [way.move, ...words.map((text) => classifyMove(text)?.move)];
  return moves.map((move) => move && objectionToMove(move, way, situation)).find(Boolean);
}

function objectionToMove(move: Move, way: Way, situation: WaySituation): string | undefined {
  // All details are given and only this submits them: whatever it says, it must be the order button.
  const isOnlySender = situation.goal === "order" && maySendOrder(way, situation) && way.isLowest;
  const mayBe: Partial<Record<Move, boolean>> = {
    accept_offer: isOnlySender,
    affirm: isOnlySender,
    sign_in: isOnlySender,
    // An order needs a known buyer: without one, "order now" leads to the checkout.
    pay: isForOrder(way, situation) || !(mayTakeOrder(situation) || asksForPersonFirst(situation)),
    buy_now: situation.goal === "order" || (situation.goal === "checkout" && situation.isOrderOfCart),
    in_cart: way.isAside || way.isLink,
    // The submit button of the form that was filled in does what the form is for, whatever its label. "Apply"
    // closes a dialog in front of the page, unless it is next to a code field.
    apply_code: way.isInDialog && !way.isBesideCode,
    create_account: situation.isRegistering || way.endsForm,
  };
  return mayBe[move] === true ? undefined : forbiddenMoves[move];
}

/** "Pay" in the shop's navigation leads to the page that is open, and orders nothing. */
function isForOrder({ isLink, isAside, address }: Way, { goal, url }: WaySituation): boolean {
  const isThisPage = isLink && isAside && URL.parse(address)?.href === URL.parse(url)?.href;
  return goal === "order" && !isThisPage;
}

/**
 * A shop whose form was not understood may take an order with empty fields. A cart with ways to pay, but without a card's
 * fields, takes none of a buyer whom nobody has named.
 */
function mayTakeOrder({ goal, isBuyerKnown, isPaymentNear, takesCard, isFormUnread }: WaySituation): boolean {
  return isBuyerKnown || isFormUnread || (isPaymentNear && (goal !== "checkout" || takesCard === true));
}

/** On the way to the checkout nothing is filled in: the page that asks for it is the checkout. */
function asksForPersonFirst({ goal, asksForPerson }: WaySituation): boolean {
  return goal === "checkout" && asksForPerson === true;
}

const forbiddenMoves: Partial<Record<Move, string>> = {
  pay: "it may place the order",
  buy_now: "it adds goods",
  in_cart: "it adds goods",
  create_account: "it opens an account",
  add_to_cart: "it adds goods",
  accept_offer: "it adds goods",
  remove: "it removes goods",
  sign_in: "it signs in",
  apply_code: "it applies a code",
  affirm: "what a person asserts is not for us to say",
};

function objectionToForm(way: Way, { goal, isRegistering }: WaySituation): string | undefined {
  if (way.form === "signs_up_for_news") return "it subscribes";
  if (way.form === "sends_message" && !way.isLink) return "it sends a message";
  // The form that was filled in does what it is for; a box in it that would open an account stays unchecked.
  const isForAccount = !isRegistering && !way.endsForm && isForNewAccount(way.around);
  if (goal !== "checkout" && isForAccount) return "it opens an account";
  const isSending = !way.isLink && way.move !== "guest_checkout";
  if (way.form === "signs_in" && isSending && goal !== "checkout") return "it signs in";
  return undefined;
}

/** False if the words mention a guest next to a new account: then both start there. */
export function isForNewAccount(words: string): boolean {
  return (
    says(words, ({ moves }) => moves.create_account) && !says(words, ({ moves }) => moves.guest_checkout)
  );
}

/** If an order could be placed, only ways whose words clearly say something else are pressed to continue. */
function objectionToGuess(way: Way, situation: WaySituation): string | undefined {
  const { goal, isPaymentNear, isBuyerKnown, isFormUnread } = situation;
  if (goal === "order") return undefined;
  if (maySendOrder(way, situation)) return "it may place the order";
  if (!(isBuyerKnown || isFormUnread) || way.isLink || way.isShutStep) return undefined;
  if (way.move !== undefined && harmless.has(way.move)) return undefined;
  // "Proceed to checkout" says where it leads, as long as nothing on the page is about paying.
  const speaks = way.move !== "go_to_checkout" && speaksOfOrdering(way.text);
  // The terms are those of the account.
  if (way.move === "create_account" && !speaks && !isPaymentNear) return undefined;
  if (!speaks && servesChoice(way, situation)) return undefined;
  const mayEnd = isPaymentNear || isFormUnread || agreesToSale(way, situation) || speaks;
  return mayEnd ? "it may place the order" : undefined;
}

/** "Checkout" below an e-mail address and the terms begins it, where no address was asked for yet. */
function agreesToSale({ move }: Way, { asksForTerms, isBeforeAddress }: WaySituation): boolean {
  return asksForTerms && !(move === "go_to_checkout" && isBeforeAddress === true);
}

/** Whether it opens a choice other than that of a way to pay, or closes the dialog the choice was in. */
function servesChoice(way: Way, { isChoiceAwaited, isDeliveryInFront }: WaySituation): boolean {
  return (
    (isChoiceAwaited && way.isAmidForm && !namesPayment(way.text)) || (isDeliveryInFront && way.isInDialog)
  );
}

/**
 * If all details are given and the order is shown with its total, "continue" may place it, and so may
 * anything that does not clearly say otherwise. A form for the buyer's details may be all that the shop asks for:
 * then its submit button may place the order, unless something says that a step follows.
 */
export function maySendOrder(way: Way, situation: WaySituation): boolean {
  const { isLastLook, isLastForm } = situation;
  // Fields outside a form are sent by a script, when the button below them is pressed.
  const isSender =
    way.endsForm || (way.form === "none" && way.isLowest) || (way.sendsBareForm === true && !way.isLink);
  const mayBeLast = isLastLook || (isLastForm && isSender && !leadsOn(way, situation));
  if (!mayBeLast || way.isAside || way.isInText || way.isShutStep || way.form === "searches") return false;
  if (way.isLink && !way.isFilled && way.move !== "continue") return false;
  return (
    !(way.move !== undefined && leavesOrder(way.move, way, situation)) &&
    !namesNextStep(`${way.text} ${way.spoken}`)
  );
}

/**
 * "Continue" leads on as long as the payment may still come, and so does "review order" in any case; "confirm" may be
 * the end. Unknown words that mention neither an order nor an end lead on only if the page has not said yet how to
 * pay, and more must be asked for: for a room or an hour, a name and an e-mail address may be all.
 */
function leadsOn(
  { move, text }: Way,
  { saysHowToPay, isPaidLater, isMoreToCome, hasOrderButton }: WaySituation,
): boolean {
  const plain = normalise(text);
  if ((move !== undefined && move !== "continue") || saysOnly(plain, ({ closes }) => closes)) return false;
  // "Go" and "done" may be the end as well, even among other words.
  const saysNext = says(plain, ({ moves, closes }) => moves.continue.filter((one) => !closes.includes(one)));
  if (!saysNext && saysToClose(plain)) return false;
  const mayEnd = isPaidLater && !hasOrderButton;
  if (move === "continue") return !mayEnd || namesStepToCome(plain) || keepsEntries(plain);
  if (speaksOfOrdering(text) || bookingStems.test(plain)) return false;
  if (saysNext) return !mayEnd;
  return isMoreToCome && !saysHowToPay && /\p{L}/u.test(plain);
}

/** "Review order", "Next step", "Use this address". */
function namesStepToCome(plain: string): boolean {
  return (
    hasPhrase(plain, [...reviewStepWords, ...nextStepWords]) ||
    says(plain, ({ fields }) => fields.addressLine1)
  );
}

/** "Save changes", "Save address": a saved part of the page. "Save" alone may be all that a form has. */
function keepsEntries(plain: string): boolean {
  return plain.includes(" ") && says(plain, ({ keeping }) => keeping);
}

/** "Send my details". The shortest words count only on their own: "go", not "go on". */
function saysToClose(plain: string): boolean {
  return says(plain, ({ closes }) => closes.filter((one) => one.length > 2));
}

function leavesOrder(move: Move, { isInDialog }: Way, { asksForPassword }: WaySituation): boolean {
  if (move === "dismiss" || move === "decline_offer") return isInDialog;
  // "Register" below a form without a password is for what the form is about.
  const isForAccount = move === "create_account" || move === "sign_in";
  return isForAccount ? asksForPassword : elsewhere.has(move);
}

const elsewhere: ReadonlySet<Move> = new Set([
  "view_cart",
  "add_to_cart",
  "in_cart",
  "guest_checkout",
  "apply_code",
  "choose",
  "new_address",
  "edit",
  "update_cart",
  "remove",
  "reject_cookies",
  "accept_cookies",
]);

const harmless: ReadonlySet<Move> = new Set([
  "apply_code",
  "continue",
  "guest_checkout",
  "view_cart",
  "choose",
  "new_address",
  "edit",
  "update_cart",
  "dismiss",
  "decline_offer",
  "reject_cookies",
  "accept_cookies",
]);

/** "Place order", "Jetzt kaufen"; not "Checkout". */
export function saysToOrder(text: string): boolean {
  return says(text, ({ moves }) => moves.pay);
}

/** Whether any words in the text are about an order, or about placing one. */
export function speaksOfOrdering(text: string): boolean {
  const plain = normalise(text);
  return addressNames.ordering.test(plain) || saysToOrder(text);
}
