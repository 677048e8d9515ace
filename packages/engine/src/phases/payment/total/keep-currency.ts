import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { findOnly } from "../../../find-only.ts";
import { currencyCodes } from "../../../page/amounts/currency-signs.ts";
import { currencyIn, findAmounts } from "../../../page/amounts/parse-money.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { paymentNouns } from "../../../words/paying/unpaid-words.ts";
import { says } from "../../../words/says.ts";
import type { Words } from "../../../words/words.ts";

/**
 * Providers offer to charge the card in its owner's currency, at their own rate, and preselect that. Keeps
 * the currency of the approved total. Returns true if it had to be chosen.
 */
export async function keepCurrency(
  fields: readonly Field[],
  currency: string | undefined,
  pace: Pace,
): Promise<boolean> {
  let isChosen = false;
  for (const field of fields) {
    const wanted = currency === undefined ? undefined : choiceOfCurrency(field, currency);
    if (!wanted || field.value === wanted.value) continue;
    isChosen = (await fillField(field, wanted.value, pace)).filled || isChosen;
  }
  return isChosen;
}

type Offer = Pick<Field, "control" | "choices" | "native" | "enabled" | "isAside">;

/** Of choices that name different currencies, the one in the given currency. */
export function choiceOfCurrency(field: Offer, currency: string): FieldChoice | undefined {
  if (!field.enabled || field.isAside || !lists.has(field.control)) return undefined;
  const offered = realChoices(field).map((choice) => ({ choice, named: currencyOf(choice.title, currency) }));
  const names = new Set(offered.map(({ named }) => named));
  if (names.has(undefined) || names.size < 2) return undefined;
  return findOnly(offered.filter(({ named }) => named === currency))?.choice;
}

/**
 * Of buttons that each pay in another currency, the one that pays the approved total. Undefined if it names
 * another amount.
 */
export function buttonOfCurrency<One extends { text: string }>(
  buttons: readonly One[],
  approved: DisplayedMoney | undefined,
): One | undefined {
  const { currency } = approved ?? {};
  if (!approved || currency === undefined) return undefined;
  const offered = buttons.flatMap((button) => {
    const named = currencyOf(button.text, currency);
    return named === undefined ? [] : [{ button, named }];
  });
  const only = findOnly(offered.filter(({ named }) => named === currency));
  if (!only || offered.length < 2) return undefined;
  const amounts = findAmounts(only.button.text, currency);
  const isApproved = amounts.some(({ amount }) => compareAmounts(amount, approved.amount) === 0);
  return amounts.length === 0 || isApproved ? only.button : undefined;
}

/**
 * "Decline conversion" beside "Accept conversion", on a page that names the approved amount and one in another currency.
 * Undefined if what is declined may be the payment.
 */
export function buttonAgainstConversion<One extends { text: string }>(
  buttons: readonly One[],
  texts: readonly string[],
  approved: DisplayedMoney | undefined,
): One | undefined {
  const { currency } = approved ?? {};
  if (!approved || currency === undefined) return undefined;
  const amounts = texts.flatMap((text) => findAmounts(text, currency));
  const isApproved = (one: (typeof amounts)[number]) =>
    one.currency === currency && compareAmounts(one.amount, approved.amount) === 0;
  if (!amounts.some(isApproved) || !amounts.some((one) => one.currency !== currency)) return undefined;
  const declining = findOnly(buttons.filter(({ text }) => says(text, ({ moves }) => refusing(moves))));
  const plain = normalise(declining?.text ?? "");
  const others = buttons.filter((one) => one !== declining).map(({ text }) => normalise(text));
  const isOfBoth = plain
    .split(" ")
    .some((word) => word.length >= 4 && others.some((one) => hasPhrase(one, [word])));
  const isOfPayment = hasPhrase(plain, paymentNouns) || says(plain, ({ payment }) => payment.paying);
  return isOfBoth && !isOfPayment ? declining : undefined;
}

function refusing({ decline_offer, reject_cookies }: Words["moves"]): readonly string[] {
  return [...decline_offer, ...reject_cookies];
}

const lists: ReadonlySet<Field["control"]> = new Set(["radio", "select", "listbox"]);

function currencyOf(title: string, hint: string): string | undefined {
  const [amount] = findAmounts(title, hint);
  return (
    currencyIn(title) ??
    amount?.currency ??
    title.match(/\b[A-Z]{3}\b/g)?.find((code) => currencyCodes.has(code))
  );
}
