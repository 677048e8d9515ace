import { machineNames } from "../../words/machine-names.ts";
import { normalise, phraseIndex, splitName } from "../../words/normalise.ts";
import type { WordedRole, Words } from "../../words/words.ts";
import { wordedRoles } from "../../words/words.ts";
import { roleOfAutocomplete } from "./autocomplete-roles.ts";
import { roleOfChoices } from "./choice-roles.ts";
import type { ControlSnapshot, FrameSnapshot } from "./control-snapshot.ts";
import { type FieldRole, roleFacts, secretRoles } from "./field-role.ts";

/** Everything the page says about one control, and the frame it lives in. */
export interface FieldDescriptor extends ControlSnapshot {
  frame?: FrameSnapshot | undefined;
}

export interface Classification {
  role: FieldRole;
  /** The weight of the evidence for the role; 0 for `unknown`. */
  score: number;
}

interface Evidence {
  role: FieldRole;
  weight: number;
}

/**
 * What one control is for, from its own signals alone. Each signal names at most one role; the signals' weights add up.
 * What only neighbours can tell (a bare "name", "number", "month") is settled in `classify-fields.ts`.
 */
export function classifyField(field: FieldDescriptor, languages: readonly Words[]): Classification {
  const evidence = gatherEvidence(field, languages).filter(({ role }) =>
    roleFacts[role].kinds.includes(field.kind),
  );
  const scores = new Map<FieldRole, number>();
  for (const { role, weight } of evidence) scores.set(role, (scores.get(role) ?? 0) + weight);
  const [winner] = [...scores].sort(([, left], [, right]) => right - left);
  if (!winner) return { role: "unknown", score: 0 };
  return { role: narrow(winner[0], scores, field, languages), score: winner[1] };
}

/** Where a second role says the same more exactly. */
function narrow(
  role: FieldRole,
  scores: ReadonlyMap<FieldRole, number>,
  field: FieldDescriptor,
  languages: readonly Words[],
): FieldRole {
  switch (role) {
    case "username":
      return scores.has("email") ? "email" : role;
    case "password":
      return isCalledPassword(field, languages) ? role : "unknown";
    case "country":
      return isForDialling(field) ? "phoneCountry" : role;
    // "Expiration" may head two fields: the one that is named for its month holds that first.
    case "cardExpiry":
      return isNamedForMonth(field) ? "cardExpiryMonth" : role;
    case "addressLine1":
      return field.kind === "select" || field.kind === "listbox" ? placeOfList(scores) : role;
    // No token for the browser means the number of a house.
    case "addressLine2":
      return scores.has("houseNumber") ? "houseNumber" : role;
    case "fullName":
      return partOfName(field, languages) ?? role;
    case "cardHolder":
      return partOfHolder(scores);
    default:
      return role;
  }
}

/** Nobody chooses a street from a list: what the words call an address is one that the shop has kept, or a region. */
function placeOfList(scores: ReadonlyMap<FieldRole, number>): FieldRole {
  return scores.has("state") ? "state" : "unknown";
}

function isForDialling({ name, id }: FieldDescriptor): boolean {
  return /(^| )(phone|tel|dial|calling|mobile)( |$)/.test(splitName(`${name} ${id}`));
}

function partOfHolder(scores: ReadonlyMap<FieldRole, number>): FieldRole {
  if (scores.has("cardHolderFirst") || scores.has("firstName")) return "cardHolderFirst";
  return scores.has("cardHolderLast") || scores.has("lastName") ? "cardHolderLast" : "cardHolder";
}

/** Two fields under one "name": an example in each says which part it holds. */
function partOfName({ placeholder }: FieldDescriptor, languages: readonly Words[]): FieldRole | undefined {
  const said = roleOfText(placeholder, languages);
  return said === "firstName" || said === "lastName" ? said : undefined;
}

function isNamedForMonth({ name, id }: FieldDescriptor): boolean {
  return [name, id].some((one) => roleOfName(one) === "cardExpiryMonth" && !/year/i.test(one));
}

/** Secret answers and numbers are typed as passwords too, under a label of their own. */
function isCalledPassword(field: FieldDescriptor, languages: readonly Words[]): boolean {
  const words = `${field.label} ${field.nearby}`.trim();
  if (words === "" || roleOfAutocomplete(field.autocomplete) !== undefined) return true;
  return [roleOfText(words, languages), roleOfName(field.name), roleOfName(field.id)].includes("password");
}

function gatherEvidence(field: FieldDescriptor, languages: readonly Words[]): Evidence[] {
  const signals: [FieldRole | undefined, number][] = [
    [roleOfAutocomplete(field.autocomplete), 100],
    [roleOfText(field.label, languages), 70],
    [roleOfName(field.name), 60],
    [roleOfName(field.id), field.id === field.name ? 10 : 50],
    [roleOfChoices(field, languages), 65],
    [roleOfName(field.hints), 40],
    [roleOfText(field.title, languages), 45],
    [roleOfText(field.placeholder, languages), 40],
    [roleOfPlaceholderShape(field.placeholder), 45],
    [roleOfText(field.nearby, languages), 50],
    [roleOfType(field.type), weightOfType(field)],
    [roleOfFrame(field, languages), 35],
    [roleOfRadios(field, languages), 40],
  ];
  return signals.flatMap(([role, weight]) => (role === undefined ? [] : [{ role, weight }]));
}

/** Roles whose words also hold words of general roles ("gift card number", "card security code") are looked for first. */
const special = wordedRoles.slice(0, wordedRoles.indexOf("phoneCountry"));
const general = wordedRoles.slice(wordedRoles.indexOf("phoneCountry"));

/** The role that a text names: a special one first, then the general one with the longest phrase. */
export function roleOfText(text: string, languages: readonly Words[]): WordedRole | undefined {
  const plain = normalise(text);
  if (plain === "" || plain.length > 160) return undefined;
  for (const words of languages) {
    const names = (role: WordedRole) => longestPhrase(plain, words.fields[role]) > 0;
    const found = special.find(names) ?? longestGeneral(plain, words);
    // A message that is to hold a card's number is a message.
    const free = found && secretRoles.has(found) ? freeTexts.find(names) : undefined;
    if (found) return free ?? found;
  }
  return undefined;
}

const freeTexts = ["giftMessage", "orderNote"] as const;

function longestGeneral(plain: string, words: Words): WordedRole | undefined {
  const lengths = general.map((role) => ({ role, length: longestPhrase(plain, words.fields[role]) }));
  const named = lengths.filter(({ length }) => length > 0);
  const holds = (role: WordedRole) => named.some((one) => one.role === role);
  // "First and last name" is one field for both.
  if (holds("firstName") && holds("lastName")) return "fullName";
  if (holds("city") && holds("state")) return "city";
  return named.reduce<(typeof named)[number] | undefined>(
    (best, one) => (best && best.length >= one.length ? best : one),
    undefined,
  )?.role;
}

function longestPhrase(plain: string, phrases: readonly string[]): number {
  return Math.max(
    0,
    ...phrases.filter((phrase) => phraseIndex(plain, phrase) >= 0).map(({ length }) => length),
  );
}

/** A code or number nested in one of these is never anything else. */
const blocking = ["giftCard", "captcha"] as const;

/** A developer's name: its last segment counts before what it is nested in. */
function roleOfName(name: string): WordedRole | undefined {
  const segments = name.split(/[.[\]:/]+/).filter((segment) => /\p{L}/u.test(segment));
  const whole = splitName(segments.join(" "));
  if (whole === "") return undefined;
  const tail = splitName(segments.at(-1) ?? "");
  const tailStart = ` ${whole} `.length - tail.length - 2;
  const endsInTail = (phrase: string) =>
    ` ${whole} `.lastIndexOf(` ${phrase} `) + phrase.length > tailStart &&
    ` ${whole} `.includes(` ${phrase} `);
  const anywhere = (phrase: string) => ` ${whole} `.includes(` ${phrase} `);
  const role =
    blocking.find((one) => machineNames[one].some(anywhere)) ??
    wordedRoles.find((one) => machineNames[one].some(endsInTail)) ??
    wordedRoles.find((one) => machineNames[one].some(anywhere));
  // One list of places for both: it is filled like a city.
  if (role !== undefined && anywhere("city") && anywhere("state")) return "city";
  // "search" inside a longer name tells what the form does, not what the field holds.
  return role === "search" && whole.split(" ").length > 2 ? undefined : role;
}

function roleOfPlaceholderShape(placeholder: string): FieldRole | undefined {
  const text = placeholder.trim();
  if (/^(m{2}|\d{2})\s?[/.\-–]\s?([yaj]{2,4}|\d{2})$/i.test(text) && !/^\d{2}[.-]/.test(text))
    return "cardExpiry";
  if (/^([\d•x*]{4}[ -]){3}[\d•x*]{4}$/i.test(text)) return "cardNumber";
  if (/^[^\s@]+@[^\s@]+\.\w+$/.test(text)) return "email";
  return undefined;
}

function roleOfType(type: string): FieldRole | undefined {
  const roles: Readonly<Record<string, FieldRole>> = {
    email: "email",
    tel: "phone",
    password: "password",
    search: "search",
  };
  return roles[type];
}

/**
 * Telephones are what many numbers are typed as; what is typed as a search is nothing else, unless it searches in a list of
 * its own.
 */
function weightOfType({ type, kind }: FieldDescriptor): number {
  if (type === "search") return kind === "combobox" ? 30 : 100;
  return type === "tel" ? 20 : 55;
}

/** A frame that holds one field is often named after it; its name says little about one field among many. */
function roleOfFrame(field: FieldDescriptor, languages: readonly Words[]): FieldRole | undefined {
  if (!field.frame) return undefined;
  const role =
    roleOfText(`${field.frame.title} ${field.frame.label}`, languages) ?? roleOfName(field.frame.name);
  return role === "paymentMethod" ? undefined : role;
}

/** Ways to send and to pay are radios under a heading that says which; their own words are those of the choices. */
function roleOfRadios(field: FieldDescriptor, languages: readonly Words[]): FieldRole | undefined {
  if (field.kind !== "radio") return undefined;
  const name = splitName(field.name);
  if (/^(shipping|delivery|carrier|shipment)( id| option| code)?$/.test(name)) return "shippingMethod";
  if (/^(payment|pay)( id| option| code| type)?$/.test(name)) return "paymentMethod";
  const heading = roleOfText(field.section, languages);
  return heading === "shippingMethod" || heading === "paymentMethod" ? heading : undefined;
}
