import { type FieldRole, roleFacts } from "../page/fields/field-role.ts";
import type { Field } from "../page/fields/read-fields.ts";
import type { TargetSnapshot } from "../page/in-page/presses/describe-target.ts";
import { classifyMove, isWalletName, namesNextStep } from "../page/moves/classify-move.ts";
import { actionNames } from "../words/pages/address-names.ts";
import type { Move } from "../words/words.ts";
import type { AgentAction } from "./actions.ts";
import { fits } from "./placeholders.ts";

/** What code knows about the page when a model wants to act on it. */
export interface Circumstances {
  /** Whether the run may open a document at this address. */
  mayVisit: (address: string) => boolean;
  fields: readonly Field[];
  /** Payment methods, card fields or the order button are in view, or a payment method is already chosen. */
  isPaymentNear: boolean;
  /** All details are given and the order is shown: "continue" may place it. */
  isLastLook: boolean;
  /** The element is the order button, according to the platform or the page's words. */
  isPayButton: boolean;
}

type Judged = Extract<AgentAction, { ref: string }>;

/**
 * Why a model's action is not carried out, in a few words of ours; undefined if it may be. Trusts neither the
 * page nor the model: a press never places an order, opens an account, subscribes or leaves the merchant's
 * hosts, and a value goes only into fields where the form engine would not put another one.
 */
export function refusalOf(action: Judged, target: TargetSnapshot, around: Circumstances): string | undefined {
  if (!target.isShown) return "it cannot be seen";
  if (!target.enabled) return "it is disabled";
  switch (action.kind) {
    case "click":
      return refusalOfPress(target, around);
    case "fill":
      return refusalOfField(target, around, (role) => fits(action.value, role));
    case "select":
      return refusalOfField(target, around, (role) => role === "unknown");
    case "ask":
      return refusalOfField(
        target,
        around,
        (role) => role === "unknown" || roleFacts[role].part === "person",
      );
  }
}

function refusalOfPress(target: TargetSnapshot, around: Circumstances): string | undefined {
  if (target.holdsOthers) return "other buttons lie within it";
  return refusalOfAddress(target, around) ?? refusalOfBox(target, around) ?? refusalOfWords(target, around);
}

function refusalOfWords(target: TargetSnapshot, around: Circumstances): string | undefined {
  if (around.isPayButton) return forbiddenMoves.pay;
  const words = [target.text, target.spoken, target.value].filter((text) => text !== "");
  if (words.some(isWalletName)) return "it leads to a wallet";
  const meant = words.flatMap((text) => classifyMove(text)?.move ?? []);
  const forbidden = meant.find((move) => forbiddenMoves[move] !== undefined);
  if (forbidden) return forbiddenMoves[forbidden];
  const isHarmless = target.control !== null || meant.some((move) => harmlessMoves.has(move));
  if (around.isLastLook && (!isHarmless || mayBeOrder(meant, words, target))) return "it may place the order";
  return around.isPaymentNear && !isHarmless ? "it may place the order" : undefined;
}

/** On the last page "continue" may place the order, and so may a "close" button outside a dialog. */
function mayBeOrder(
  meant: readonly Move[],
  words: readonly string[],
  { isInDialog }: TargetSnapshot,
): boolean {
  const leadsOn = meant.includes("continue") && !words.some(namesNextStep);
  return leadsOn || (!isInDialog && meant.some((move) => move === "dismiss" || move === "decline_offer"));
}

/** A checkbox or radio, or its label. */
function refusalOfBox(target: TargetSnapshot, { fields }: Circumstances): string | undefined {
  if (target.control?.type === "file") return "it wants a file";
  const field = fieldOf(target, fields);
  return field && isGuarded(field.role) ? `it is the ${field.role} field` : undefined;
}

function refusalOfAddress(
  { addresses, isDownload }: TargetSnapshot,
  { mayVisit }: Circumstances,
): string | undefined {
  if (isDownload) return "it is a file to download";
  for (const address of addresses) {
    const { protocol, search, pathname } = new URL(address);
    if (protocol === "javascript:") continue;
    if (!mayVisit(address)) return "it leads away from the merchant";
    if ([search, pathname].some((part) => actionNames.change.test(part)))
      return "its address changes the cart";
  }
  return undefined;
}

function refusalOfField(
  target: TargetSnapshot,
  { fields }: Circumstances,
  isFitting: (role: FieldRole) => boolean,
): string | undefined {
  if (!target.control) return "it is no field";
  if (/^(password|file|hidden|submit|button)$/.test(target.control.type)) return "it is no field for that";
  const field = fieldOf(target, fields);
  if (!field) return "it is no field that a person could fill in";
  return isFitting(field.role) ? undefined : `it is the ${field.role} field`;
}

/** The form engine's field for an element; a group of radios is one field under its common name. */
export function fieldOf({ control }: TargetSnapshot, fields: readonly Field[]): Field | undefined {
  if (!control) return undefined;
  return (
    fields.find(({ selector }) => selector === control.selector) ??
    fields.find(({ name, control: kind }) => kind === "radio" && name !== "" && name === control.name)
  );
}

const forbiddenMoves: Partial<Record<Move, string>> = {
  pay: "whether to place the order is not for a model to say",
  buy_now: "whether to buy is not for a model to say",
  add_to_cart: "what goes into the cart is not for a model to say",
  in_cart: "what goes into the cart is not for a model to say",
  accept_offer: "nothing is bought besides",
  sign_in: "signing in is done by code, with a person's answer",
  create_account: "accounts are opened by code, with a person's answer",
  affirm: "what a person asserts is not for a model to say",
  apply_code: "no codes are applied",
  accept_terms: "terms are accepted by code",
};

const harmlessMoves: ReadonlySet<Move> = new Set([
  "continue",
  "guest_checkout",
  "choose",
  "edit",
  "dismiss",
  "decline_offer",
  "reject_cookies",
]);

/** Chosen by code, by the order or by a person; never by a model. */
function isGuarded(role: FieldRole): boolean {
  const { filledBy } = roleFacts[role];
  return (filledBy !== "buyer" && filledBy !== "person") || role === "bankAccount";
}
