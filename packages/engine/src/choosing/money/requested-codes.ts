import { normalise } from "../../words/normalise.ts";
import { codeNames, usingVerbs } from "../../words/requests/code-words.ts";
import { says } from "../../words/says.ts";

/** A code that lowers what is to be paid, as the request writes it, and the words around it. */
export interface RequestedCode {
  code: string;
  /** The part of the sentence that names it. */
  clause: string;
  /** It is a gift card's, not a discount's. */
  isGift: boolean;
  /** The number that is given with a gift card's. */
  pin?: string | undefined;
}

/** The codes of gift cards and discounts that a request names: "use gift card CEDAR-2026-7788", "code SAVE10". */
export function requestedCodes(request = ""): RequestedCode[] {
  return request.split(clauseEnds).flatMap((clause) => {
    const isGift = says(clause, ({ fields, payment }) => [...fields.giftCard, ...payment.gift]);
    if (!isGift && !says(clause, ({ fields }) => fields.coupon) && !usesCode.test(clause)) return [];
    const codes = [...clause.matchAll(codePattern)].map(([code]) => code).filter(isCode);
    return codes.map((code) => ({
      code,
      clause: clause.trim(),
      isGift,
      ...(isGift && { pin: pinAfter(request, code) }),
    }));
  });
}

/** "Gift card 6006491234567890, PIN 4821". */
function pinAfter(request: string, code: string): string | undefined {
  return /^[\s,;(]*(?:\p{L}+\s+)?PIN[\s:#-]*(\d{3,8})(?!\d)/iu.exec(
    request.slice(request.indexOf(code) + code.length),
  )?.[1];
}

const clauseEnds = /[.;!?](?=\s|$)|[\n,:]|\s(?:and|und|et|y|en|e|och|og|i)\s/u;

/** "Use the code WELCOME10" says no more of what it is for. */
const usesCode = new RegExp(
  `(?<!\\p{L})(?:${usingVerbs.join("|")})\\s+(?:\\p{L}+\\s+)?(?:${codeNames.join("|")}):?\\s+[A-Z0-9]`,
  "iu",
);

/** At least one digit, in capitals: not "2026", "50" or "USD". */
const codePattern = /(?<![\p{L}\p{N}-])[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\p{L}\p{N}-])/gu;

function isCode(word: string): boolean {
  const plain = normalise(word).replace(/\W/g, "");
  return (
    plain.length >= leastLetters && /\d/.test(plain) && (/[A-Z]/.test(word) || plain.length >= leastDigits)
  );
}

const leastLetters = 5;
/** Numbers of gift cards without a letter. */
const leastDigits = 12;
