import { pluralsOf } from "./plurals.ts";
import { readTokens, type Token } from "./tokens.ts";

export interface RequestedQuantity {
  quantity: number;
  /** The words that say so; they name nothing else. */
  words: { start: number; end: number } | undefined;
}

const numbers = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
const pieces = new Set(["pieces", "piece", "pcs", "pc", "units", "unit", "copies", "items", "of", "times"]);
const pointers = new Set(["them", "these", "those"]);
const sizeWords = new Set(["size", "sizes", "number", "no", "model", "us", "uk", "eu"]);
const beginnings = new Set([
  "please",
  "buy",
  "get",
  "order",
  "take",
  "i",
  "want",
  "need",
  "me",
  "would",
  "like",
]);
const announcements = new Set(["quantity", "qty"]);

/** One piece, unless the request clearly says a number of pieces: "two of them", "2x", "quantity 3", "3 mugs". */
export function readQuantity(
  request: string | undefined,
  title: string,
  values: readonly string[],
): RequestedQuantity {
  const tokens = readTokens(request ?? "");
  const reserved = new Set(values.flatMap((value) => readTokens(value).map(({ folded }) => folded)));
  const nouns = new Set([title, ...values].flatMap(pluralsOf));
  for (let index = 0; index < tokens.length; index += 1) {
    const found = afterAnnouncement(tokens, index) ?? countedAt(tokens, index, { reserved, nouns });
    if (found && found.quantity >= 1 && found.quantity <= 999) return found;
  }
  return { quantity: 1, words: undefined };
}

/** A number that is a value of the shop, or follows "size", counts nothing: "size 10 shoes". */
function countedAt(
  tokens: readonly Token[],
  index: number,
  { reserved, nouns }: { reserved: ReadonlySet<string>; nouns: ReadonlySet<string> },
): RequestedQuantity | undefined {
  const beyondDoubt = ofThem(tokens, index);
  if (beyondDoubt) return beyondDoubt;
  const isValue = reserved.has(tokens[index]?.folded ?? "") || sizeWords.has(tokens[index - 1]?.folded ?? "");
  if (isValue) return undefined;
  return (
    withTimesSign(tokens, index, reserved) ??
    beforePieces(tokens, index) ??
    beforeNoun(tokens, index, nouns) ??
    atStart(tokens, index)
  );
}

/** "quantity 3", "qty: 3", "quantity of three" */
function afterAnnouncement(tokens: readonly Token[], index: number): RequestedQuantity | undefined {
  if (!announcements.has(tokens[index]?.folded ?? "")) return undefined;
  const offset = ["of", "is"].includes(tokens[index + 1]?.folded ?? "") ? 2 : 1;
  return quantityOf(tokens[index + offset], { start: index, end: index + offset + 1 });
}

/** "2x", "x2", "2 x the mug"; but neither "16 x 20", a measure, nor a size that the shop itself calls 2X. */
function withTimesSign(
  tokens: readonly Token[],
  index: number,
  reserved: ReadonlySet<string>,
): RequestedQuantity | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const joined = /^(?:(\d{1,3})x|x(\d{1,3}))$/.exec(token.folded);
  const number = joined?.[1] ?? joined?.[2];
  if (number && !reserved.has(`${number}xl`))
    return { quantity: Number(number), words: { start: index, end: index + 1 } };
  const isTimes = tokens[index + 1]?.folded === "x" || token.after === "×";
  if (!isTimes || /^\d/.test(tokens[index + 2]?.folded ?? "")) return undefined;
  return /^\d{1,3}$/.test(token.folded) ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

/** "2 of them" counts, even where the shop has a value "2". */
function ofThem(tokens: readonly Token[], index: number): RequestedQuantity | undefined {
  if (tokens[index + 1]?.folded !== "of" || !pointers.has(tokens[index + 2]?.folded ?? "")) return undefined;
  return quantityOf(tokens[index], { start: index, end: index + 3 });
}

/** "two of these", "3 pieces"; not "set of 2", where the number comes after. */
function beforePieces(tokens: readonly Token[], index: number): RequestedQuantity | undefined {
  const isCounted = pieces.has(tokens[index + 1]?.folded ?? "");
  return isCounted ? quantityOf(tokens[index], { start: index, end: index + 2 }) : undefined;
}

/** "two mugs", "3 blue mugs" where the product is a mug. */
function beforeNoun(
  tokens: readonly Token[],
  index: number,
  nouns: ReadonlySet<string>,
): RequestedQuantity | undefined {
  const next = tokens.slice(index + 1, index + 4).findIndex(({ folded }) => nouns.has(folded));
  return next < 0 ? undefined : quantityOf(tokens[index], { start: index, end: index + 1 });
}

/** "two in black", "two, size L", "two please": what is bought is not named again. Not "2 in 1". */
function atStart(tokens: readonly Token[], index: number): RequestedQuantity | undefined {
  const before = tokens.slice(0, index).every(({ folded }) => beginnings.has(folded));
  const [token, next, following] = tokens.slice(index, index + 3);
  const isApart =
    next === undefined ||
    next.folded === "please" ||
    token?.after.includes(",") ||
    (next?.folded === "in" && !/^\d/.test(following?.folded ?? "1"));
  return before && isApart ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

function quantityOf(
  token: Token | undefined,
  words: { start: number; end: number },
): RequestedQuantity | undefined {
  if (!token || /\p{Sc}/u.test(token.before + token.after)) return undefined;
  const quantity =
    numbers.get(token.folded) ?? (/^\d{1,3}$/.test(token.folded) ? Number(token.folded) : undefined);
  return quantity === undefined ? undefined : { quantity, words };
}
