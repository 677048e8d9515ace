import { findOnly } from "../../../find-only.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isWalletName } from "../../../page/moves/classify-move.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { hasPhrase, normalise, phraseIndex } from "../../../words/normalise.ts";
import { deviceWallets, walletNames } from "../../../words/paying/wallets.ts";
import { says } from "../../../words/says.ts";
import { hasAddress } from "../../form/fields/checkout-fields.ts";
import { type FormWork, isStranger } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";

/** Longer texts only mention a wallet. */
const longestText = 50;

/** The buttons that pay with somebody's account elsewhere, without those of a device's own sheet. */
function walletButtons({ pressables }: Pick<Look, "pressables">): readonly Pressable[] {
  return pressables.filter(
    ({ text, isLink, isAside, disabled }) =>
      !isLink &&
      !isAside &&
      !disabled &&
      text.length <= longestText &&
      isWalletName(text) &&
      !isOfDevice(text),
  );
}

/** It needs the owner's own phone or browser. */
export function isOfDevice(text: string): boolean {
  return hasPhrase(normalise(text), deviceWallets);
}

/** The button of the wallet that is chosen: "Pay with Klarna", where "Klarna, in 30 days" is. */
export function buttonOfWallet(
  { payment: { chosen } }: FormWork,
  look: Pick<Look, "pressables">,
): Pressable | undefined {
  if (!chosen) return undefined;
  const buttons = walletButtons(look);
  const only = findOnly(
    buttons.filter(({ text }) => text === chosen.title || isSameWallet(text, chosen.title)),
  );
  return buttons.find(({ text }) => text === chosen.title) ?? only;
}

function isSameWallet(one: string, other: string): boolean {
  const named = (text: string) => walletNames.filter((name) => phraseIndex(normalise(text), name) >= 0);
  return named(one).some((name) => named(other).includes(name));
}

/** Buttons side by side that each pay with a wallet ("PayPal", "Amazon Pay"), none of them chosen, are no list to choose from. */
export function areWalletButtons(
  { value, choices = [] }: Pick<Field, "value" | "choices">,
  look: Pick<Look, "pressables">,
): boolean {
  // "Apple Pay" may be a picture of its sign beside "Pay", and said in full to those who cannot see it.
  const isSaid = (title: string) =>
    look.pressables.some(({ text, spoken }) => text === title && isOfDevice(spoken));
  const pays = (title: string) =>
    isOfDevice(title) || isSaid(title) || walletButtons(look).some(({ text }) => text === title);
  return value === "" && choices.length > 0 && choices.every(({ title }) => pays(title));
}

/** Notes the wallets of a page that takes nothing else, so that a person can decide. Returns true if there are any. */
export function noteOnlyWallets(visit: Visit, work: FormWork, look: Look): boolean {
  const { payment } = work;
  const buttons = walletButtons(look);
  const isBeside = hasAddress(look.all) || look.fields.some(({ role }) => role === "paymentMethod");
  if (isStranger(visit, work) || isBeside || buttons.length === 0 || payment.walletsAt === look.reading.url)
    return false;
  payment.walletsAt = look.reading.url;
  payment.offered = buttons.map(({ text }) => ({ value: text, title: text }));
  payment.address = look.reading.url;
  payment.chosen = undefined;
  return true;
}

/** Whether this page takes nothing but wallets: takes the one that a person has decided on. */
export function isOfWallets({ payment }: FormWork, look: Pick<Look, "pressables" | "reading">): boolean {
  const isHere = payment.walletsAt === look.reading.url && walletButtons(look).length > 0;
  if (isHere) payment.chosen = payment.offered.find(({ value }) => value === payment.decided?.value);
  return isHere;
}

/** The request wants the card, which some wallets take on their own pages, without an account. */
export function wantsCardOfWallet({ order }: Pick<Visit, "order">, { payment }: FormWork): boolean {
  return payment.walletsAt !== undefined && says(order.request ?? "", ({ payment: { card } }) => card);
}
