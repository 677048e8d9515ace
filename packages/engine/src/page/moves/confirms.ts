import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { negations } from "../../words/grammar/negations.ts";
import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import { cannotWords, changedLater, unchangeable } from "../../words/pages/final-words.ts";
import { says } from "../../words/says.ts";
import { offersNews } from "../amounts/other-charges.ts";
import { findAmounts } from "../amounts/parse-money.ts";
import { isChargedAgain, speaksOfCost } from "../amounts/speaks-of-cost.ts";

/**
 * Whether a shop's question only repeats what was pressed ("Place this order now?"). If it names an amount other than
 * the approved one or mentions extra costs, it offers something or asks for a different sum than was agreed.
 */
export function confirms(
  question: string,
  move: "pay" | "remove",
  approved?: Pick<DisplayedMoney, "amount">,
): boolean {
  const asks = (text: string) => says(text, ({ asksToConfirm }) => asksToConfirm[move]);
  const others = sentencesOf(question).filter((sentence) => !asks(sentence));
  const isOther = ({ amount }: { amount: string }) =>
    approved === undefined || compareAmounts(amount, approved.amount) !== 0;
  // "$81.90 including GST" only says the approved amount once more.
  const repeats = (sentence: string) => {
    const amounts = findAmounts(sentence);
    return amounts.length > 0 && !amounts.some(isOther);
  };
  const isCostly = move === "pay" && others.some((one) => !repeats(one) && speaksOfCosts(one));
  return asks(question) && !findAmounts(question).some(isOther) && !isCostly;
}

/**
 * "Your card will be charged $45.00": whatever its words, the sum is the one that was pressed for, and nothing else
 * that costs, comes again or is sent by mail is named beside it.
 */
export function namesOnlyApproved(question: string, approved: DisplayedMoney | undefined): boolean {
  const amounts = findAmounts(question);
  const isOther = ({ amount }: { amount: string }) =>
    approved === undefined || compareAmounts(amount, approved.amount) !== 0;
  if (amounts.length === 0 || amounts.some(isOther) || offersMore(question)) return false;
  return sentencesOf(question).every((one) => findAmounts(one).length > 0 || !speaksOfCost(one, approved));
}

/**
 * "Almost there. You can't edit your bag after this.": only the order that was pressed for can be meant, where nothing
 * is offered and no sum is named beside it.
 */
export function warnsItIsFinal(question: string): boolean {
  if (findAmounts(question).length > 0 || offersMore(question) || speaksOfCosts(question)) return false;
  const asked = question.match(/(?<![^.!?\n。！？])[^.!?\n。！？]+[?？]/gu) ?? [];
  return sentencesOf(question).some(isFinal) && asked.every((one) => isFinal(one) || isShort(one));
}

/** "Shall we continue?" asks for nothing that would have to be named. */
function isShort(asked: string): boolean {
  return normalise(asked).split(" ").length <= 3 && [...asked].length <= 30;
}

function isFinal(sentence: string): boolean {
  const plain = normalise(sentence);
  if (hasPhrase(plain, unchangeable)) return true;
  const places = cannotWords.map((word) => phraseIndex(plain, word)).filter((at) => at >= 0);
  // "Changes will not be saved": the verb comes after what denies it.
  return places.length > 0 && hasPhrase(plain.slice(Math.min(...places)), changedLater);
}

/** "Add gift wrapping to your order?": one question after an extra, of which a no can only mean that it is not added. */
export function offersPlainly(question: string): boolean {
  const sentences = sentencesOf(question).filter((one) => one.trim() !== "");
  const words = normalise(question).split(" ");
  return (
    sentences.length === 1 &&
    says(question, ({ fields }) => fields.extra) &&
    !words.some((word) => plainNegations.has(word))
  );
}

const plainNegations: ReadonlySet<string> = new Set([...negations].map(normalise));

function offersMore(question: string): boolean {
  return offersNews(question) || isChargedAgain(question) || says(question, ({ fields }) => fields.extra);
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?\n](?:\s|$)|[。！？\n]/u);
}

/** "Express handling of nine hundred dollars is added." */
function speaksOfCosts(sentence: string): boolean {
  // "You will go to PaySure to pay by card": "to pay" is no sum.
  const isOfWay = says(sentence, ({ payment }) => [...payment.card, ...payment.other]);
  return says(sentence, ({ total, fields }) => [
    ...(isOfWay ? [] : total.grand),
    ...total.partial,
    ...fields.extra,
  ]);
}
