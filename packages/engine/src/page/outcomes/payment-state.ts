import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import {
  awaitsPaymentWords,
  conditionWords,
  lapsedWords,
  paymentNouns,
} from "../../words/paying/unpaid-words.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import { findAmounts } from "../amounts/parse-money.ts";
import type { TextSnapshot } from "../in-page/text/read-texts.ts";
import { blocksOf, lineOf } from "./text-blocks.ts";

/** What a receipt says about the payment, if that is not yet there. */
export interface PaymentState {
  /** `unpaid`: it was not made. `open`: it may still arrive. */
  kind: "unpaid" | "open";
  /** It was tried and refused, or its time ran out: nothing will be paid, in whatever way. */
  isRefused: boolean;
  /** The merchant's words. */
  words: string;
}

/** "Payment status of your order": more words around it make it a sentence about something else. */
const mostWordsAround = 4;

/**
 * A short new line of the receipt, such as "Not paid" or "Payment status: pending", or a sentence which says that the
 * payment was refused or has still to come. Links and buttons lead elsewhere.
 */
export function paymentState(
  texts: readonly TextSnapshot[],
  before: readonly string[] = [],
): PaymentState | undefined {
  const blocks = blocksOf(texts);
  const content = blocks.filter((pieces) => !pieces.some(({ isAside }) => isAside));
  const isNew = (line: string) => line !== "" && !before.includes(line) && !/[?？]/u.test(line);
  const lines = content
    .filter((pieces) => !pieces.some(({ isLabel }) => isLabel))
    .map(lineOf)
    .filter(isNew);
  // Beside a link, a sentence is the page's own, and an end of one may be anything.
  const sentences = content.map((pieces) => lineOf(pieces.filter(({ isLabel }) => !isLabel))).filter(isNew);
  const find = (phrasesOf: (words: Words) => readonly string[]) =>
    lines.find((line) => isShortlySaid(line, languages.flatMap(phrasesOf)));
  const unpaid = find(({ confirmation }) => confirmation.unpaid) ?? sentences.find(saysRefused);
  if (unpaid !== undefined) return { kind: "unpaid", words: unpaid, isRefused: saysRefused(unpaid) };
  const open =
    find(({ confirmation }) => confirmation.paymentOpen) ??
    sentences.find((line) => saysShortly(line, ({ confirmation }) => confirmation.paymentOpen)) ??
    sentences.find(saysAwaited);
  return open === undefined ? undefined : { kind: "open", words: open, isRefused: false };
}

/** "Your payment has expired", "Votre paiement a été refusé", and not what may be. */
export function saysRefused(line: string): boolean {
  return sentencesOf(line).some(
    (plain) =>
      hasPhrase(plain, paymentNouns) &&
      !hasPhrase(plain, conditionWords) &&
      (hasPhrase(plain, lapsedWords) ||
        says(plain, ({ refusal }) => [...refusal.declined, ...refusal.failed])),
  );
}

function saysAwaited(line: string): boolean {
  const sums = findAmounts(line);
  const isNothing = sums.length > 0 && sums.every(({ amount }) => Number(amount) === 0);
  return !isNothing && sentencesOf(line).some((plain) => hasPhrase(plain, awaitsPaymentWords));
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!;])\s+|(?<=[。！])/u).map(normalise);
}

/** "Payment status: awaiting payment. We have e-mailed you a link." */
function saysShortly(line: string, phrasesOf: (words: Words) => readonly string[]): boolean {
  return sentencesOf(line).some((sentence) => isShortlySaid(sentence, languages.flatMap(phrasesOf)));
}

function isShortlySaid(line: string, phrases: readonly string[]): boolean {
  const plain = normalise(line);
  return phrases.some((phrase) => {
    if (phraseIndex(plain, phrase) < 0) return false;
    const around = plain.replace(phrase, " ").split(" ").filter(Boolean);
    return around.length <= mostWordsAround && plain.length - phrase.length < 40;
  });
}
