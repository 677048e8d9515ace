import { findOnly } from "../../find-only.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex, splitName } from "../../words/normalise.ts";
import { walletNames } from "../../words/paying/wallets.ts";
import { waysToPay } from "../../words/paying/ways-to-pay.ts";
import { pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { says } from "../../words/says.ts";
import { isInflected } from "../request/akin.ts";
import { negates } from "../request/is-negated.ts";

/**
 * The way to pay other than by card that a request names, in whatever language the shop calls it: "cash on delivery",
 * "Zahlung per Vorkasse"; or in the shop's own words, in any language: "Pix", "Thanh toán khi nhận hàng". Words that may
 * mean something else ("with an invoice", "check the size") count only in a sentence about paying, or on their own.
 */
export function requestedWay<Way extends { title: string }>(
  ways: readonly Way[],
  request = "",
): Way | undefined {
  const phrases = phrasesOfNamed(request);
  const known = ways.filter(({ title }) => spellingsOf(title).some((plain) => hasPhrase(plain, phrases)));
  if (known.length > 0) return findOnly(known);
  const own = findOnly(ways.filter((way) => isInOwnWords(way, ways, request)));
  return own ?? findOnly(ways.filter((way) => isInItsNumber(way, ways, request)));
}

/** Whether words of a request name this way, or a part of its name: "MB" of "MB WAY", "3 fois" of "Alma en 3 fois". */
export function isOfWay(words: string, way: { title: string }): boolean {
  const own = new Set(normalise(way.title).split(" "));
  return (
    requestedWay([way], words) !== undefined ||
    normalise(words)
      .split(" ")
      .every((word) => own.has(word))
  );
}

/** A label put together from parts may run together: "Dobírka39 Kč". */
function spellingsOf(title: string): string[] {
  return [normalise(title), splitName(title)];
}

/** All names of the ways to pay that a request names, in any language. */
function phrasesOfNamed(request: string): string[] {
  const named = waysToPay.filter(
    ({ names, doubtful }) =>
      clausesOf(request).some((clause) => wantedIn(clause, names)) ||
      sentencesOf(request).some((sentence) => isAboutPaying(sentence) && wantedIn(sentence, doubtful)) ||
      clausesOf(request).some((clause) => isAlone(clause, doubtful)),
  );
  return named.flatMap(({ names, doubtful }) => [...names, ...doubtful]);
}

function sentencesOf(request: string): string[] {
  return request.split(/[.;!?\n。；！？]+/u).map(normalise);
}

function clausesOf(request: string): string[] {
  return request.split(/[.;!?\n,:()。；！？、，：（）]+|\s(?:and|und|et|och|og)\s/u).map(normalise);
}

function isAboutPaying(plain: string): boolean {
  const words = plain.split(" ");
  return !isByCard(plain) && payingWords.some((word) => isSaid(words, plain, word));
}

const payingWords: readonly string[] = ["paid", ...languages.flatMap(({ payment }) => payment.paying)];

function isByCard(plain: string): boolean {
  return says(plain, ({ payment }) => payment.card);
}

/** In one of its forms, or as a phrase. */
function isSaid(words: readonly string[], plain: string, phrase: string): boolean {
  return phraseIndex(plain, phrase) >= 0 || words.some((word) => isInflected(word, phrase));
}

function wantedIn(plain: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const at = phraseIndex(plain, phrase);
    return at >= 0 && !isExcluded(plain.slice(0, at).trim().split(" "));
  });
}

const connecting: ReadonlySet<string> = new Set(requestWords.beforeWay);
const withWords: ReadonlySet<string> = new Set(requestWords.with);

/** "Rechnung", "per Rechnung": the clause says nothing else. With the goods, an invoice is a document: "mit Rechnung". */
function isAlone(plain: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const at = phraseIndex(plain, phrase);
    const rest = [plain.slice(0, at), plain.slice(at + phrase.length)];
    return (
      at >= 0 && rest.every((text) => text.split(" ").every((word) => word === "" || connecting.has(word)))
    );
  });
}

/** Words between "not" and what is not wanted, with "not" itself. */
const reach = 6;
const butWords: ReadonlySet<string> = new Set(requestWords.but);

/** By the words before it: "not by invoice". In Portuguese "no" is "in the": "pagamento no Pix". */
function isExcluded(before: readonly string[]): boolean {
  const but = before.findLastIndex((word) => butWords.has(word));
  const near = before.slice(Math.max(but + 1, before.length - reach));
  return negates(near.filter((word, at) => !(word === "no" && isPaying(near[at - 1]))));
}

function isPaying(word = ""): boolean {
  const abroad = languages.slice(1);
  return abroad.some(({ payment }) => payment.paying.some((one) => isInflected(word, one)));
}

/** Words of a way's name that are not its own. */
const common: ReadonlySet<string> = new Set([
  ...[
    ...requestWords.ordinary,
    ...requestWords.everyday,
    ...requestWords.beforeWay,
    ...requestWords.untilWhen,
  ],
  ...[...requestBeginnings, ...pleaseWords, ...withWords, ...requestWords.payment, ...requestWords.delivery],
  ...languages.flatMap(({ payment, delivery }) =>
    [...payment.card, ...payment.paying, ...delivery.names, ...delivery.free].flatMap((one) =>
      one.split(" "),
    ),
  ),
]);
const longestName = 6;
/** So many words in a row are no accident. */
const leastInRow = 3;

function isInOwnWords(way: { title: string }, ways: readonly { title: string }[], request: string): boolean {
  const others = ways.filter((other) => other !== way).flatMap(({ title }) => spellingsOf(title));
  const rivals = new Set(others.flatMap((plain) => plain.split(" ")));
  return namesOf(way.title).some((plain) => {
    const words = plain.split(" ").slice(0, longestName);
    // "Przelewy24" has a number of its own.
    const own = words.filter(
      (word) => /^\p{L}{3,}\d*$/u.test(word) && !rivals.has(word) && !common.has(word),
    );
    return clausesOf(request).some(
      (clause) =>
        own.some((word) => isOwnIn(clause, word)) || hasRow(clause, words, own) || hasWhole(clause, words),
    );
  });
}

/** "Alma, in 3 instalments" beside "Alma, in 4 instalments": what they are both called is named with the number of one. */
function isInItsNumber(way: { title: string }, ways: readonly { title: string }[], request: string): boolean {
  const number = firstNumber(way.title);
  const siblings = ways.filter(
    (other) => firstNumber(other.title) !== number && !isByCard(normalise(other.title)),
  );
  const shared = wordsIn(way.title).filter(
    (word) => !common.has(word) && siblings.some(({ title }) => wordsIn(title).includes(word)),
  );
  return clausesOf(request).some(
    (clause) =>
      number !== undefined &&
      clause.split(" ").some((word) => word === number || word === `${number}x`) &&
      shared.some((word) => isOwnIn(clause, word)),
  );
}

function firstNumber(title: string): string | undefined {
  return /\d+/.exec(title)?.[0];
}

function wordsIn(title: string): string[] {
  return normalise(title)
    .split(" ")
    .filter((word) => /^\p{L}{3,}$/u.test(word));
}

/** What a way to pay is called, and the wallets that it lists, also beside the card: "Przelewy24 (BLIK, card)". */
function namesOf(title: string): string[] {
  const own = isByCard(normalise(title)) ? [] : [title.split(/[(,;:+|–—]/u)[0] ?? ""];
  const listed = title.split(/[(),;:+|/–—]/u).filter((part) => hasPhrase(normalise(part), walletNames));
  return [...own, ...listed.filter((part) => !isByCard(normalise(part)))].flatMap(spellingsOf);
}

/** In a clause about paying, or on its own. */
function isOwnIn(clause: string, own: string): boolean {
  const words = clause.split(" ");
  const at = words.findIndex((word) => isInflected(word, own) || word.replace(shortEnding, "") === own);
  if (at < 0 || isExcluded(words.slice(0, at))) return false;
  const isDocument =
    waysToPay.some(({ doubtful }) => hasPhrase(own, doubtful)) && withWords.has(words[at - 1] ?? "");
  const others = words.filter((_, index) => index !== at);
  const isAlone = !isDocument && others.every((word) => connecting.has(word) || withWords.has(word));
  return isAlone || isAboutPaying(clause);
}

/** Of a name: "Pixem", "BLIKiem", "MobilePaylla". */
const shortEnding = /(?:i?em|em|om|u|lla)$/u;

/** All of a name whose words say nothing on their own: "MB WAY". */
function hasWhole(clause: string, words: readonly string[]): boolean {
  const at = words.length > 1 ? phraseIndex(clause, words.join(" ")) : -1;
  return at >= 0 && isAboutPaying(clause) && !isExcluded(clause.slice(0, at).trim().split(" "));
}

function hasRow(clause: string, words: readonly string[], own: readonly string[]): boolean {
  const row = words.join(" ");
  const at = words.length >= leastInRow && own.length > 0 ? phraseIndex(clause, row) : -1;
  return at >= 0 && !isExcluded(clause.slice(0, at).trim().split(" "));
}
