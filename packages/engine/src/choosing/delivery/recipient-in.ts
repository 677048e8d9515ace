import { findOnly } from "../../find-only.ts";
import { beforeAddressee } from "../../words/goods/gift-words.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { countryCodeOf } from "../../words/places/countries.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { says } from "../../words/says.ts";
import { asksForCollection } from "./asks-for-collection.ts";
import { countryOfRegion, type PostalPlace, postalPlace } from "./postal-place.ts";
import { flatAtEnd, isFlatLine, type StreetFound, streetAtEnd } from "./street-at-end.ts";

/** Whom and where a request asks for the goods to be sent, as far as it says so. */
export interface Recipient {
  name?: { first: string; last?: string };
  shipping: {
    addressLines: string[];
    locality: string;
    administrativeAreaCode?: string;
    postalCode: string;
    /** ISO 3166-1 alpha-2. */
    countryCode?: string;
  };
  /** Its place in the request. */
  at: number;
  end: number;
}

/** A part of the request between commas and line ends, without its label: "City: Berlin". */
interface Piece {
  text: string;
  at: number;
  /** It has a label ("Ship to:"), or begins a line, as the parts of an address on a parcel do. */
  isApart: boolean;
}

/** Lines between the street and the place: a flat, a district. */
const mostBetween = 3;

/**
 * The only address in a request that is not for the bill: a street with its number, followed by a place with its postal
 * code, as in "Ship it to Anna Schmidt, Hauptstraße 5, 10115 Berlin". Undefined where the buyer fetches the goods.
 */
export function recipientIn(request: string | undefined): Recipient | undefined {
  if (request === undefined || !/\d/.test(request) || asksForCollection(request)) return undefined;
  const pieces = piecesOf(request);
  const found = pieces.flatMap((_, index) => {
    const place = placeAt(pieces, index);
    const recipient = place && addressBefore(pieces, place);
    if (!recipient) return [];
    const before = request.slice(0, recipient.at);
    return isForBill(before) || isWritten(before) ? [] : [recipient];
  });
  return findOnly(found);
}

/** The request without the name and the address, whose words and numbers say nothing about the goods. */
export function withoutRecipient(request: string, { at, end }: Pick<Recipient, "at" | "end">): string {
  return `${request.slice(0, at).trimEnd()}${request.slice(end)}`.trim();
}

function piecesOf(request: string): Piece[] {
  const pieces = [...request.matchAll(/[^,;\n]+/g)].map(({ 0: whole, index }) => {
    const [, label = ""] = /^([^:]{0,60}:)\s/.exec(whole) ?? [];
    const text = whole.slice(label.length).trim();
    const at = index + whole.length - whole.slice(label.length).trimStart().length;
    return { text, at, isApart: label !== "" || request[index - 1] === "\n" };
  });
  return pieces.flatMap((piece, index) => {
    if (isHouseNumber(pieces, index)) return [];
    const next = pieces[index + 1];
    return next && isHouseNumber(pieces, index + 1)
      ? [{ ...piece, text: request.slice(piece.at, endOf(next)) }]
      : [piece];
  });
}

/** "Calle Mayor, 12, 28013 Madrid": the number of the house has a piece of its own, somewhere before the place. */
function isHouseNumber(pieces: readonly Piece[], index: number): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]];
  if (!piece || !before || piece.isApart || !/^\d{1,5}\p{L}?$/u.test(piece.text)) return false;
  const isBeforePlace = pieces
    .slice(index + 1, index + 1 + mostBetween)
    .some(({ text }) => postalPlace(text) !== undefined);
  return (
    isBeforePlace && !/\d/.test(before.text) && streetAtEnd(`${before.text} ${piece.text}`) !== undefined
  );
}

interface PlaceAt {
  place: PostalPlace & { city: string };
  /** The first of the pieces that hold it. */
  from: number;
  end: number;
}

function placeAt(pieces: readonly Piece[], index: number): PlaceAt | undefined {
  const piece = pieces[index];
  const place = piece && postalPlace(piece.text);
  if (!piece || !place || !/^(?:$|[.!?)\s])/.test(piece.text.slice(place.length))) return undefined;
  const beside = place.city === undefined ? cityBefore(pieces, index, place.postalCode) : undefined;
  const { city, from } = beside ?? { city: place.city, from: index };
  if (city === undefined) return undefined;
  const next = pieces[index + 1];
  // "20121 Milano (MI)"
  const isWhole = /^(?: \(\p{Lu}{2}\))?$/u.test(piece.text.slice(place.length));
  const country = isWhole && next ? countryAt(next.text) : undefined;
  const end = country && next ? next.at + country.length : piece.at + place.length;
  return { place: { ...place, ...beside, city, ...(country && { country: country.code }) }, from, end };
}

/** "Austin, Texas, 78701": the town, and maybe the region, in pieces of their own. */
function cityBefore(
  pieces: readonly Piece[],
  index: number,
  code: string,
): { city: string; from: number; state?: string; country?: string } | undefined {
  const { text = "" } = pieces[index - 1] ?? {};
  if (!/^\p{Lu}[^\d:]*$/u.test(text)) return undefined;
  const country = countryOfRegion(text, code);
  const beyond = country === undefined ? undefined : cityBefore(pieces, index - 1, code);
  if (beyond && country !== undefined) return { ...beyond, state: text, country };
  // "São Paulo - SP"
  const [, city = text, state = ""] = /^(.*\S) [-–] ([A-Z]{2})$/u.exec(text) ?? [];
  return { city, from: index - 1, ...(state !== "" && { state }) };
}

/** A country's name at the beginning of what follows the place. */
function countryAt(text: string): { code: string; length: number } | undefined {
  const [sentence = ""] = /^[^.!?]*/.exec(text) ?? [];
  const words = sentence.split(" ");
  for (let count = Math.min(words.length, 4); count > 0; count -= 1) {
    const named = words.slice(0, count).join(" ");
    const code = /^\p{Lu}/u.test(named) ? countryCodeOf(named) : undefined;
    if (code !== undefined) return { code, length: named.length };
  }
  return undefined;
}

function addressBefore(pieces: readonly Piece[], { place, from, end }: PlaceAt): Recipient | undefined {
  const back = Array.from({ length: mostBetween }, (_, by) => from - 1 - by);
  const at = back.find((index) => streetIn(pieces[index]) !== undefined) ?? -1;
  const found = streetIn(pieces[at]);
  if (!found) return undefined;
  // "Flat 3, 22 High Street": the flat is the line below.
  const ahead = found.before === "" ? (pieces[at - 1]?.text ?? "") : "";
  const flat = flatAtEnd(ahead);
  const named = flat
    ? nameBefore(pieces, at - 1, ahead.slice(0, -flat.length))
    : nameBefore(pieces, at, found.before);
  const between = pieces.slice(at + 1, from).map(({ text }) => text);
  const { city, state, postalCode, country } = place;
  return {
    ...(named && { name: named.name }),
    shipping: {
      addressLines: [found.street, ...(flat ? [flat] : []), ...between],
      locality: city,
      ...(state !== undefined && { administrativeAreaCode: state }),
      postalCode,
      ...(country !== undefined && { countryCode: country }),
    },
    at: named?.at ?? (flat ? endOf(pieces[at - 1]) - flat.length : endOf(pieces[at]) - found.street.length),
    end,
  };
}

function endOf(piece: Piece | undefined): number {
  return piece === undefined ? 0 : piece.at + piece.text.length;
}

function streetIn(piece: Piece | undefined): StreetFound | undefined {
  return piece === undefined || isFlatLine(piece.text) ? undefined : streetAtEnd(piece.text);
}

const leads: ReadonlySet<string> = new Set([
  ...beforeAddressee,
  ...requestWords.delivery,
  ...requestWords.deliveryAbroad,
]);
const person =
  /(?<=^|[\s:])\p{Lu}[\p{L}.'’-]*(?: (?:de|van|von|der|den|la|le|di|da|dos|el|bin|\p{Lu}[\p{L}.'’-]*)){0,3}$/u;

interface Named {
  name: { first: string; last?: string };
  at: number;
}

/** The name before the street, in the same piece or in the one before, if something says that it is one. */
function nameBefore(pieces: readonly Piece[], index: number, before: string): Named | undefined {
  const piece = pieces[index];
  const own = withoutJoint(before.trim());
  if (own !== "") return piece && personIn(piece, own);
  const previous = pieces[index - 1];
  return before === "" && previous ? personIn(previous, previous.text) : undefined;
}

/** "Grace Hopper at" 12 Main St. */
function withoutJoint(before: string): string {
  const at = before.lastIndexOf(" ");
  return at > 0 && /^\p{Ll}+$/u.test(before.slice(at + 1)) ? before.slice(0, at).trimEnd() : before;
}

/** The name that ends this beginning of the piece. */
function personIn(piece: Piece, beginning: string): Named | undefined {
  const found = person.exec(beginning);
  if (!found) return undefined;
  const ahead = normalise(beginning.slice(0, found.index)).split(" ");
  if (!piece.isApart && !ahead.some((word) => leads.has(word))) return undefined;
  const [first = "", ...more] = found[0].split(" ");
  const last = more.join(" ");
  return { name: { first, ...(last !== "" && { last }) }, at: piece.at + found.index };
}

/** "Billing address: …" is where the bill goes. */
function isForBill(before: string): boolean {
  const clause = before.split(/[.;\n]/).at(-1) ?? "";
  return (
    says(normalise(clause), ({ purpose }) => purpose.billing) && !hasPhrase(normalise(clause), shippingWords)
  );
}

/** On a stamp or a tag: 'with the text "Jane Doe, 12 Main St, …"'. */
function isWritten(before: string): boolean {
  const isOdd = (before.split('"').length - 1) % 2 === 1;
  const opened = Math.max(...["„", "«", "“"].map((sign) => before.lastIndexOf(sign)));
  const isQuoted = isOdd || opened > Math.max(...["”", "»"].map((sign) => before.lastIndexOf(sign)));
  const words = normalise(before.split(/[.;\n]/).at(-1) ?? "").split(" ");
  const written = words.findLastIndex(
    (word) => textWords.has(word) || inscribing.some((stem) => word.startsWith(stem)),
  );
  const sent = words.findLastIndex((word) => leads.has(word));
  return isQuoted || written > sent;
}

const textWords: ReadonlySet<string> = new Set([...requestWords.texts, ...requestWords.saying]);
const { inscribing } = requestWords;

const shippingWords: readonly string[] = languages.flatMap(({ purpose }) => purpose.shipping);
