import { saysOnce } from "../../../choosing/bought-once.ts";
import { handoverValue } from "../../../choosing/delivery/handover-value.ts";
import type { OfferOption } from "../../../choosing/offer.ts";
import { rolesOfName } from "../../../page/fields/roles-of-name.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { isCollection } from "../../../words/delivery/is-collection.ts";
import { pairWords, pieceWords } from "../../../words/goods/piece-words.ts";
import { languages } from "../../../words/languages.ts";
import { normalise } from "../../../words/normalise.ts";
import { says, saysOnly } from "../../../words/says.ts";
import type { Move } from "../../../words/words.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";

/** The groups that have to be settled; duplicate names are numbered. */
export function groupsToSettle(
  groups: readonly OptionGroupSnapshot[],
): { name: string; group: OptionGroupSnapshot }[] {
  const taken = new Map<string, number>();
  let nameless = 0;
  const named = groups.filter(isToSettle).map((group) => {
    if (group.name === "") nameless += 1;
    const name = group.name || `Option ${nameless}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { name: count === 1 ? name : `${name} ${count}`, group };
  });
  return named.filter(({ group }) => !isCount(group));
}

/** The same as options of an offer. */
export function optionsOf(groups: readonly OptionGroupSnapshot[]): OfferOption[] {
  return groupsToSettle(groups).map(({ name, group }) => ({
    name,
    values: [...new Set(group.choices.map(({ title }) => title))],
  }));
}

/** The number of pieces isn't a property of the product. */
function isCount({ name, sentAs = "", choices }: OptionGroupSnapshot): boolean {
  const isNumbers = choices.every(({ title }) => /^\d{1,3}$/.test(title));
  const isFromOne = choices.some(({ title }) => title === "1");
  if (!isNumbers || !isFromOne) return false;
  const isSaid = saysOnly(withoutPieces(name), ({ fields }) => fields.quantity);
  return isSaid || rolesOfName(sentAs, languages).has("quantity");
}

/** "Aantal" for "Aantal paar", "Menge" for "Menge (Stück)". */
function withoutPieces(name: string): string {
  const words = name.split(/[\s()[\],:]+/).filter((word) => word !== "");
  const own = words.filter((word) => !pieces.has(normalise(word)));
  return (own.length > 0 ? own : words).join(" ");
}

const pieces: ReadonlySet<string> = new Set([...pieceWords, ...pairWords]);

/** Adjacent purchase buttons look like choices, but aren't, as long as none of them shows as chosen. */
function isOfPurchase({ choices }: OptionGroupSnapshot): boolean {
  const isExclusive = choices.length > 1 && choices.filter(({ isChosen }) => isChosen).length === 1;
  if (isExclusive) return choices.every(({ title }) => buying.has(classifyMove(title)?.move));
  // "One-time purchase" is left of a plan's choices, and says how often.
  return choices.some(({ title }) => buying.has(classifyMove(title)?.move) && !saysOnce(title));
}

/** A list that suggests addresses as they are typed: where to deliver isn't a property of the product. */
export function asksForPlace({ kind, name }: OptionGroupSnapshot): boolean {
  return (
    kind === "listbox" &&
    saysOnly(name, ({ fields }) => [...fields.addressLine1, ...fields.postalCode, ...fields.city])
  );
}

/**
 * "Delivery" or "In store": where to get it isn't a property of the product either. Fields for it, which say what is
 * chosen, are settled like one: one of the two is always meant.
 */
function isOfDelivery({ kind, choices }: OptionGroupSnapshot): boolean {
  const values = choices.map(({ title }) => title);
  if ((kind === "radio" || kind === "select") && handoverValue({ values }, undefined) !== undefined)
    return false;
  return (
    choices.length === 2 &&
    choices.some(({ title }) => isCollection(title)) &&
    choices.every(({ title }) => says(title, ({ delivery }) => [...delivery.collection, ...delivery.names]))
  );
}

const buying: ReadonlySet<Move | undefined> = new Set([
  "add_to_cart",
  "buy_now",
  "go_to_checkout",
  "view_cart",
]);

/** Excludes optional extras. */
function isToSettle(group: OptionGroupSnapshot): boolean {
  const { kind, isRequired, choices } = group;
  if (kind === "buttons" && isOfPurchase(group)) return false;
  if (isOfDelivery(group) || asksForPlace(group)) return false;
  return kind === "listbox" || (choices.length > 0 && (kind !== "checkbox" || isRequired));
}
