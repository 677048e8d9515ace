import { classifyMove, isWalletName, namesNextStep } from "../page/moves/classify-move.ts";
import { addressNames, doingNames } from "../words/address-names.ts";
import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import type { Move } from "../words/words.ts";
import type { Way, WaySituation } from "./way.ts";

/**
 * Why a way must not be pressed in order to get on, in a few words of ours, or undefined where it may be. This alone
 * excludes: what could order, pay, subscribe, add other goods, remove some, sign in, or leave the merchant.
 */
export function objectionTo(way: Way, situation: WaySituation): string | undefined {
  return (
    objectionToAddress(way, situation.mayVisit) ??
    objectionToWords(way, situation) ??
    objectionToForm(way, situation) ??
    objectionToGuess(way, situation)
  );
}

/** What the address of a link or form says that a press would do. */
export function objectionToAddress(
  { address, isLink = true }: Pick<Way, "address"> & { isLink?: boolean },
  mayVisit: WaySituation["mayVisit"],
): string | undefined {
  const url = address === "" ? null : URL.parse(address);
  if (!url || url.protocol === "javascript:") return undefined;
  if (!/^https?:$/.test(url.protocol)) return "it leads to another program";
  if (!mayVisit(url.href)) return "it leads away from the merchant";
  // The form of a cart is sent to where the cart is changed, whichever of its buttons is pressed.
  const changes = isLink ? doingNames.change : doingNames.takeAway;
  if (changes.test(url.search) || changes.test(url.pathname))
    return "its address changes the cart or signs out";
  return doingNames.signIn.test(url.pathname) ? "it signs in elsewhere" : undefined;
}

function objectionToWords(way: Way, situation: WaySituation): string | undefined {
  const words = [way.text, way.spoken].filter((text) => text !== "");
  if (words.some(isWalletName)) return "it leads to a wallet";
  const moves = [way.move, ...words.map((text) => classifyMove(text, languages)?.move)];
  return moves.map((move) => move && objectionToMove(move, way, situation)).find(Boolean);
}

function objectionToMove(move: Move, way: Way, situation: WaySituation): string | undefined {
  // All is given, and nothing but this sends it: whatever it says, it can only be the order's button.
  const isOnlySender = situation.goal === "order" && maySendOrder(way, situation) && way.isLowest;
  const mayBe: Partial<Record<Move, boolean>> = {
    accept_offer: isOnlySender,
    affirm: isOnlySender,
    // Nobody sells to a buyer without a name: "order now" leads to the checkout there.
    pay: situation.goal === "order" || !mayTakeOrder(situation),
    buy_now: situation.goal === "order" || (situation.goal === "checkout" && situation.isOrderOfCart),
    in_cart: way.isAside || way.isLink,
    // The button of the form that was filled in does what that form is for, whatever a shop calls it.
    // "Apply" closes a window in front of the page, unless it stands beside a code.
    apply_code: way.isInDialog && !way.isBesideCode,
    create_account: situation.isRegistering || way.endsForm,
  };
  return mayBe[move] === true ? undefined : forbiddenMoves[move];
}

/** A shop whose form nobody has read may take an order with its fields empty. */
function mayTakeOrder({ isBuyerKnown, isPaymentNear, isFormUnread }: WaySituation): boolean {
  return isBuyerKnown || isPaymentNear || isFormUnread;
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
  // The form that was filled in does what it is for: a box in it that would open an account is left as it is.
  const isForAccount = !isRegistering && !way.endsForm && isForNewAccount(way.around);
  if (goal !== "checkout" && isForAccount) return "it opens an account";
  const isSending = !way.isLink && way.move !== "guest_checkout";
  if (way.form === "signs_in" && isSending && goal !== "checkout") return "it signs in";
  return undefined;
}

/** A guest may be spoken of beside a new account: then both begin there. */
export function isForNewAccount(words: string): boolean {
  const plain = normalise(words);
  const says = (move: Move) => languages.some(({ moves }) => hasPhrase(plain, moves[move]));
  return plain !== "" && says("create_account") && !says("guest_checkout");
}

/** Where an order could be placed, only words that clearly say something else are pressed to get on. */
function objectionToGuess(way: Way, situation: WaySituation): string | undefined {
  const { goal, isPaymentNear, asksForTerms, isBuyerKnown, isFormUnread } = situation;
  if (goal === "order") return undefined;
  if (maySendOrder(way, situation)) return "it may place the order";
  if (!(isBuyerKnown || isFormUnread) || way.isLink || way.isShutStep) return undefined;
  if (way.move !== undefined && harmless.has(way.move)) return undefined;
  // "Proceed to checkout" names where it leads, as long as nothing on the page is about paying.
  const speaks = way.move !== "go_to_checkout" && speaksOfOrdering(way.text);
  // The terms are those of the account.
  if (way.move === "create_account" && !speaks && !isPaymentNear) return undefined;
  if (!speaks && servesChoice(way, situation)) return undefined;
  return isPaymentNear || isFormUnread || asksForTerms || speaks ? "it may place the order" : undefined;
}

/** It opens what is to be chosen, or closes the window in which it was. */
function servesChoice(way: Way, { isChoiceAwaited, isDeliveryInFront }: WaySituation): boolean {
  return (isChoiceAwaited && way.isAmidForm) || (isDeliveryInFront && way.isInDialog);
}

/**
 * On the page where all is given and the order is shown with its total, "continue" may place it, and so may whatever does
 * not say clearly that it does something else. A form that takes the address may be all that the shop asks for: there it is
 * what sends it, unless its words lead on.
 */
export function maySendOrder(way: Way, { isLastLook, isLastForm, saysHowToPay }: WaySituation): boolean {
  // Fields that stand in no form are sent by a script, at a press on what stands below them.
  const isSender = way.endsForm || (way.form === "none" && way.isLowest);
  const mayBeLast = isLastLook || (isLastForm && isSender && !leadsOn(way, saysHowToPay));
  if (!mayBeLast || way.isAside || way.isInText || way.isShutStep || way.form === "searches") return false;
  if (way.isLink && !way.isFilled && way.move !== "continue") return false;
  return (
    !(way.move !== undefined && leavesOrder(way.move, way)) && !namesNextStep(`${way.text} ${way.spoken}`)
  );
}

/**
 * "Continue" does, and so does "save, and on to the next step"; "confirm" may end it all. Unknown words that speak neither of
 * an order nor of an end lead on where nothing has been said yet of how the order is paid: that is still to come.
 */
function leadsOn({ move, text }: Way, saysHowToPay: boolean): boolean {
  const plain = normalise(text);
  if (languages.some(({ closes }) => closes.includes(plain))) return false;
  if (move !== undefined) return move === "continue";
  if (speaksOfOrdering(text)) return false;
  // "Go" may end it all as well, amid other words too.
  const saysNext = languages.some(({ moves, closes }) =>
    hasPhrase(
      plain,
      moves.continue.filter((one) => !closes.includes(one)),
    ),
  );
  return saysNext || (!saysHowToPay && /\p{L}/u.test(plain) && !saysToClose(plain));
}

/** "Send my details". The shortest words mean it only on their own: "go", not "go on". */
function saysToClose(plain: string): boolean {
  return languages.some(({ closes }) =>
    hasPhrase(
      plain,
      closes.filter((one) => one.length > 2),
    ),
  );
}

function leavesOrder(move: Move, { isInDialog }: Way): boolean {
  return move === "dismiss" || move === "decline_offer" ? isInDialog : elsewhere.has(move);
}

const elsewhere: ReadonlySet<Move> = new Set([
  "view_cart",
  "add_to_cart",
  "in_cart",
  "guest_checkout",
  "sign_in",
  "create_account",
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
  const plain = normalise(text);
  return languages.some(({ moves }) => hasPhrase(plain, moves.pay));
}

/** Whether words anywhere in a text speak of an order, or of placing one. */
export function speaksOfOrdering(text: string): boolean {
  const plain = normalise(text);
  return addressNames.ordering.test(plain) || saysToOrder(text);
}
