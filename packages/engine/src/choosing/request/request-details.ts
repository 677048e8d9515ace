import { findOnly } from "../../find-only.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { quotedBehind } from "./quoted-behind.ts";
import { signatureAt } from "./signature-at.ts";
import { isBreak, readTokens, type Token, wordsIn } from "./tokens.ts";

/** What a request says that a field should hold. */
export interface RequestDetail {
  /** The index of the field's names. */
  field: number;
  value: string;
  /** Its words in the request, with the name of the field. */
  said: string;
}

const silent = new Set([...requestWords.everyday, ...requestWords.pointing, ...requestWords.ofAnyField]);
const between = new Set([...requestWords.beforeDetail, ...requestWords.pointing]);
const quoting = new Set(requestWords.quoting);
const pointing: ReadonlySet<string> = new Set(requestWords.pointing);
const placing: ReadonlySet<string> = new Set(requestWords.placing);
const into: ReadonlySet<string> = new Set(requestWords.into);
const texts: ReadonlySet<string> = new Set(requestWords.texts);
const saying: ReadonlySet<string> = new Set(requestWords.saying);
const numbering: ReadonlySet<string> = new Set(requestWords.numbering);

/** Of the words of a field's name, a request uses at least this share. */
const leastShare = 0.5;
/** Endings differ: "engraving", "engraved". */
const leastCommon = 6;
/** Between two words of a field's name in a request: "message on the cake". */
const mostApart = 3;
/** Shorter numbers count or measure something. */
const leastCode = 4;

/** A place where a request names a field and says what it should hold. */
interface Claim extends RequestDetail {
  at: number;
  /** How many words of the field's name it uses. */
  used: number;
  /** How plainly the value is marked as such: an index of `forms`. */
  form: number;
}

/**
 * The details that a request gives for fields: 'engraving "Ada"', "VAT number GB123456789", "message: Enjoy".
 * A value goes to the field whose name the request uses most fully; what two fields claim alike, or a request
 * gives twice, is left out.
 *
 * @param fields for each field, the names that it goes by
 */
export function requestDetails(
  fields: readonly (readonly string[])[],
  request: string | undefined,
): RequestDetail[] {
  const text = (request ?? "").normalize("NFC");
  const tokens = readTokens(text);
  const claims = fields.flatMap((names, field) => {
    const behind = onlyClaim(names, { field, text, tokens });
    return behind.length > 0
      ? behind
      : only(names.flatMap((name) => claimsBefore(name, { field, text, tokens })));
  });
  return claims
    .filter((claim) => claims.every((other) => other === claim || !isRival(claim, other)))
    .map(({ field, value, said }) => ({ field, value, said }));
}

/** The only text in quotation marks, said with the word before it: 'write "Get well"'. A number's inches open none. */
export function quotedIn(request = ""): { value: string; said: string } | undefined {
  const found = findOnly([...request.matchAll(/(?<![\p{L}\p{N}])["“„«]([^"“„«”»]+)["”“»]/gu)]);
  const value = found?.[1]?.trim();
  if (!found || !value) return undefined;
  const before = request.slice(0, found.index).trimEnd();
  return { value, said: request.slice(before.lastIndexOf(" ") + 1, found.index + found[0].length) };
}

/** Whether words of the request are part of what it says of a detail. */
export function isPartOf({ said }: Pick<RequestDetail, "said">, words: string): boolean {
  const folded = (text: string) => ` ${wordsIn(text).join(" ")} `;
  return folded(said).includes(folded(words));
}

function isRival(claim: Claim, other: Claim): boolean {
  return other.at === claim.at && other.used >= claim.used;
}

interface Place {
  field: number;
  text: string;
  tokens: readonly Token[];
}

/** What is marked most plainly, if that is a single value. */
function onlyClaim(names: readonly string[], place: Place): Claim[] {
  const found = names.flatMap((name) => claimsOf(name, place));
  const plainest = Math.min(...found.map(({ form }) => form));
  const kept = found.filter(({ form }) => form === plainest).toSorted((one, other) => other.used - one.used);
  return new Set(kept.map(({ at }) => at)).size === 1 ? kept.slice(0, 1) : [];
}

function only(claims: readonly Claim[]): Claim[] {
  return new Set(claims.map(({ at }) => at)).size === 1 ? claims.slice(0, 1) : [];
}

/**
 * Texts are written on a part of the goods, or in a field: '"Biscuit" on the front and 555 0199 on the back', 'put "Back
 * door" in the order comments'.
 */
function claimsBefore(name: string, { field, text, tokens }: Place): Claim[] {
  const telling = tellingOf(name);
  return tokens.flatMap((_, start) => {
    const { used } = usedFrom(tokens, start, telling);
    if (used === 0 || used / telling.length < leastShare) return [];
    const isPointed = pointing.has(tokens[start - 1]?.folded ?? "");
    const at = isPointed ? start - 2 : start - 1;
    const found = writtenBefore(text, tokens, at);
    return found ? [{ field, used, form: forms.length, ...found }] : [];
  });
}

function writtenBefore(text: string, tokens: readonly Token[], at: number): Written | undefined {
  const { folded = "", at: end = 0 } = tokens[at] ?? {};
  const isPlaced = placing.has(folded);
  const quote = isPlaced || into.has(folded) ? quoteBefore(text, end) : undefined;
  return quote ?? (isPlaced ? textBefore(text, tokens, at) : undefined);
}

type Written = Pick<Claim, "said" | "value" | "at">;

/** What begins like a text, from the last break or joining word on. */
function textBefore(text: string, tokens: readonly Token[], at: number): Written | undefined {
  const last = tokens[at - 1];
  if (!last) return undefined;
  const from = tokens.slice(0, at).findLastIndex((token, index) => {
    return index < at - 1 && (isBreak(token) || joining.has(token.folded));
  });
  const first = tokens[from + 1];
  const said = text.slice(first?.at, last.at + last.raw.length);
  return /^[\p{Lu}\p{N}]/u.test(said) ? { said, value: said, at: first?.at ?? 0 } : undefined;
}

/** The text in quotation marks that ends right there. */
function quoteBefore(text: string, end: number): Written | undefined {
  const before = text.slice(0, end).trimEnd();
  if (!/["”“»]$/u.test(before)) return undefined;
  const from = Math.max(...[...'"“„«'].map((mark) => before.lastIndexOf(mark, before.length - 2)));
  const value = before.slice(from + 1, -1).trim();
  const isWhole = from >= 0 && value !== "" && !/[”»]/u.test(value);
  return isWhole ? { said: before.slice(from), value, at: from } : undefined;
}

/** Without what it remarks in brackets: "Card message (free, 200 characters)". */
function tellingOf(name: string): string[] {
  const words = wordsIn(name.replace(/[([].*$/su, ""));
  const isTelling = (word: string, at: number) => !silent.has(word) || (at === 0 && isNameOn(words));
  return words.filter((word, at) => isTelling(word, at) && /\p{L}{2}/u.test(word));
}

/** "Name on the print" is somebody's name; that of any other field may only say so of it. */
function isNameOn([first = "", second = ""]: readonly string[]): boolean {
  return first === "name" && placing.has(second);
}

function claimsOf(name: string, { field, text, tokens }: Place): Claim[] {
  const telling = tellingOf(name);
  if (telling.length === 0) return quotedBehind(name, text).map((quote) => ({ ...quote, field, form: 0 }));
  return tokens.flatMap((_, start) => {
    const { end, used } = usedFrom(tokens, start, telling);
    if (used === 0) return [];
    const isName = telling.includes(tokens[end - 1]?.folded ?? "");
    const found =
      valueAfter(text, tokens, { end, isName }) ?? (isName ? quoteAfter(text, tokens[end - 1]) : undefined);
    // "The card saying …" is enough for a "Message on the gift card".
    if (!found || (used / telling.length < leastShare && !found.isSaid)) return [];
    const said = text.slice(
      tokens[start]?.at,
      found.at + text.slice(found.at).indexOf(found.value) + found.value.length,
    );
    const { value, at, form } = found;
    // "PO number" is not the number of the VAT, the telephone or the house.
    const named = tokens
      .slice(start, end)
      .filter(({ folded }) => telling.some((one) => isSameWord(one, folded)));
    const isNumberAlone = telling.length > 1 && named.every(({ folded }) => numbering.has(folded));
    return [{ field, used: isNumberAlone ? used / 2 : used, said, value, at, form }];
  });
}

/** The run of words from `start` that belong to a name, and how many different ones it has. */
function usedFrom(
  tokens: readonly Token[],
  start: number,
  telling: readonly string[],
): { end: number; used: number } {
  const used = new Set<string>();
  let end = start;
  for (let index = start; index < Math.min(tokens.length, end + mostApart); index += 1) {
    const word = telling.find((one) => isSameWord(one, tokens[index]?.folded ?? ""));
    if (index > start && isBreak(tokens[index - 1])) break;
    if (word === undefined && used.size === 0) break;
    if (word === undefined || used.has(word)) continue;
    used.add(word);
    end = index + 1;
  }
  return { end, used: used.size };
}

function isSameWord(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  const stem = one.slice(0, leastCommon);
  if (stem.length === leastCommon && other.startsWith(stem)) return true;
  if (numbering.has(one) && numbering.has(other)) return true;
  return inscribing.test(one) && inscribing.test(other);
}

/** Shops call it by one of these words, and requests by another: "Personalisation", 'engraved "Ada"'. */
const inscribing = new RegExp(`^(?:${requestWords.inscribing.join("|")})`, "u");

interface Lead {
  /** The word right before. */
  last: string;
  /** That is the last word of the field's name. */
  isName: boolean;
}

/** In the order in which they are believed. */
const forms: readonly ((rest: string, lead: Lead) => string | undefined)[] = [
  (rest) => {
    const [, doubly, singly] = quotation.exec(rest) ?? [];
    return doubly ?? singly;
  },
  (rest, { last }) => {
    const [said = "", value] = (saying.has(last) ? sentence : clause).exec(rest) ?? [];
    return value && `${value}${signatureAt(rest.slice(said.length))}`;
  },
  (rest) => emailsIn(rest).find((address) => rest.startsWith(address)) ?? codeIn(rest),
  (rest, { last, isName }) => {
    if (quoting.has(last) || (isName && texts.has(last))) return textIn(rest);
    const [capitals = ""] = /^\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*/u.exec(rest) ?? [];
    return isName && /\s/.test(capitals) ? capitals : undefined;
  },
];

/** Behind a colon or not, up to a mark of the same kind: 'Card: "Happy birthday, Grace!"'. */
const quotation = /^(?:[:=]\s*)?(?:["“„«”](.+?)["”“»]|['‘](.+?)['’])(?!\p{L})/su;
const clause = /^[:=]\s*["“„«]?([^\n;"”»]+?)["”»]?(?=[.;\n]|,\s|["”»]|$)/u;
/** "Card should read: Get well soon, Jo" ends with the name, which has a capital. */
const sentence = /^[:=]\s*["“„«]?((?:[^\n;.,"”»]|[.,](?=\S)|,(?=\s\p{Lu}))+)/u;
const endings: ReadonlySet<string> = new Set(requestWords.behindText);
const joining: ReadonlySet<string> = new Set(requestWords.joining);

/**
 * What is to be written, without quotation marks: "Happy birthday Mum" up to the end of its clause, "J.R. 2026" and
 * "Tom and Ana" up to "in black". Undefined if it isn't clear where other words end it.
 */
function textIn(rest: string): string | undefined {
  // A point behind a single letter ends no sentence.
  const [clause = ""] = /^(?:[^,;!?\n.]|(?<=(?:^|[\s.])\p{L})\.|\.(?=\S))+/u.exec(rest) ?? [];
  const words = clause.trim().split(/\s+/);
  const isWritten = (word = "") => /^[\p{Lu}\p{N}]/u.test(word);
  if (!isWritten(words[0])) return undefined;
  const end = words.findIndex((word, at) => {
    const plain = word.toLowerCase();
    return endings.has(plain) || (joining.has(plain) && !isWritten(words[at + 1]));
  });
  const head = end < 0 ? words : words.slice(0, end);
  const isSure = end < 0 || head.every((word) => isWritten(word) || joining.has(word.toLowerCase()));
  return isSure ? head.join(" ") : undefined;
}

/** The e-mail addresses in a request. */
export function emailsIn(request: string): string[] {
  return [...request.matchAll(/(?<![^\s@,;:<>"()])[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.\p{L}{2,}/gu)].map(
    ([address]) => address,
  );
}

function codeIn(rest: string): string | undefined {
  const [code = ""] = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?/u.exec(rest) ?? [];
  return code.length >= leastCode && /\d/.test(code) ? code : undefined;
}

interface FoundValue {
  value: string;
  at: number;
  form: number;
  isSaid: boolean;
}

/** Whom or what the text is for may come before the colon: 'Message for the shop: "Ring twice"'. */
function quoteAfter(text: string, name: Token | undefined): FoundValue | undefined {
  const from = name ? name.at + name.raw.length : text.length;
  const purpose = /^(?:\s+[\p{L}'’-]+){1,4}\s*:\s*["“„«]\s*(.+?)\s*["”“»](?!\p{L})/su;
  const [said = "", value] = purpose.exec(text.slice(from)) ?? [];
  return value === undefined ? undefined : { value, at: from + said.indexOf(value), form: 0, isSaid: false };
}

/** The value that a text begins with, in the form that is believed first. */
function valueIn(rest: string, lead: Lead): FoundValue | undefined {
  const form = forms.findIndex((read) => read(rest, lead) !== undefined);
  if (form < 0) return undefined;
  const value = forms[form]?.(rest, lead)?.trim() ?? "";
  const isQuoted = form === 0 && /^[:=]/.test(rest);
  return { value, at: isQuoted ? rest.indexOf(value) : 0, form, isSaid: saying.has(lead.last) };
}

/** The value behind the token before `end`, past words that only lead to it. */
function valueAfter(
  text: string,
  tokens: readonly Token[],
  { end, isName }: { end: number; isName: boolean },
): FoundValue | undefined {
  let index = end;
  for (; index <= tokens.length; index += 1) {
    const last = tokens[index - 1];
    const behind = last ? last.at + last.raw.length : 0;
    const at = behind + (/^\s*/.exec(text.slice(behind))?.[0].length ?? 0);
    const rest = text.slice(at);
    const lead = { last: last?.folded ?? "", isName: isName && index === end };
    const isNew = at > behind || /^["“„«:=]/.test(rest);
    const found = isNew ? valueIn(rest, lead) : undefined;
    if (found) return { ...found, at: at + found.at };
    if (at === behind || !between.has(tokens[index]?.folded ?? "")) return undefined;
  }
  return undefined;
}
