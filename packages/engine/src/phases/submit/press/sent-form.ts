import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import type { SentDocument } from "../../../browser/guards/navigation-guard.ts";
import { valuesSent } from "../../../browser/network/values-sent.ts";
import type { FormEntry } from "../../../page/in-page/presses/pressed-element.ts";
import { classNames } from "../../../words/pages/markup-names.ts";
import { quoted } from "../../../words/quoted.ts";

export interface AgreedForm {
  /** The order form's entries when the pointer was on its button. */
  entries: readonly FormEntry[];
  pieces: number;
  total: DisplayedMoney | undefined;
}

/**
 * Describes what a script has changed between the last look and the request that sends the order: another
 * choice, more pieces, another amount or text. Ignores added names, omitted values and reformatted ones,
 * which honest shops have too: tokens, cards kept from the shop, phone numbers.
 */
export function changedAsSent(document: SentDocument, agreed: AgreedForm): string | undefined {
  const names = new Set(agreed.entries.map(({ name }) => name));
  for (const [name, value] of valuesSent(document)) {
    if (value === "" || value.length > longestValue) continue;
    const own = agreed.entries.filter((entry) => entry.name === name);
    const isOther = names.has(name) ? isChanged(value, own, agreed) : isMorePieces(name, value, agreed);
    if (isOther)
      return `As it sends the order, its page changes the form: ${quoted(name)} becomes ${quoted(value)}.`;
  }
  return undefined;
}

/** Whether a document sends again what the order was sent with. Without a body it may be a mere reload. */
export function isSentAgain(document: SentDocument, order: SentDocument): boolean {
  return document.body !== "" && document.body === order.body && document.url === order.url;
}

const longestValue = 300;

function isChanged(value: string, own: readonly FormEntry[], agreed: AgreedForm): boolean {
  if (own.some((entry) => isSame(entry.value, value))) return false;
  const [first] = own;
  if (!first) return false;
  if (own.some(({ kind }) => kind === "choice")) return true;
  if (isMorePieces(first.name, value, agreed) || isMoreThanTotal(first.value, value, agreed.total))
    return true;
  if (first.kind !== "text") return false;
  return (/\p{L}{2}/u.test(first.value) && /\p{L}{2}/u.test(value)) || isOtherPhone(first.value, value);
}

/** A telephone number in other digits. With or without its country's code it ends the same; a card's is longer. */
function isOtherPhone(before: string, now: string): boolean {
  const [one, other] = [before, now].map((text) => (/\p{L}/u.test(text) ? "" : text.replace(/\D/g, "")));
  const isPhone = [one, other].every((digits = "") => digits.length >= 7 && digits.length <= 13);
  return isPhone && one?.slice(-6) !== other?.slice(-6);
}

/** Equal for a person: case, spaces and punctuation don't matter. */
function isSame(before: string, now: string): boolean {
  const [one, other] = [before, now].map((text) => text.normalize("NFKC").toLowerCase());
  const [plain = "", plainNow = ""] = [one, other].map((text = "") => text.replace(/[^\p{L}\p{N}]/gu, ""));
  if (plain === "" || plainNow === "") return one === other;
  return (
    plain === plainNow || (/\p{L}/u.test(plain) && (plain.includes(plainNow) || plainNow.includes(plain)))
  );
}

function isMorePieces(name: string, value: string, { pieces }: AgreedForm): boolean {
  return classNames.pieces.test(name) && /^\d{1,6}$/.test(value) && Number(value) > pieces;
}

const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A field that held the approved total, in whole or minor units. */
function isMoreThanTotal(before: string, now: string, total: DisplayedMoney | undefined): boolean {
  if (!total || !amount.test(before) || !amount.test(now)) return false;
  const isTotal = [total.amount, total.amount.replace(".", "")].some(
    (one) => compareAmounts(one, before) === 0,
  );
  return isTotal && compareAmounts(now, before) > 0;
}
