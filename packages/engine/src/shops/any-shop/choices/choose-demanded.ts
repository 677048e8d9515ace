import type { Offer, Variant } from "../../../choosing/offer.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { settleOffer } from "../../../phases/product/settle-variant.ts";
import type { Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import { demandsChoice } from "../../../words/pages/asks-to-choose.ts";
import type { CartItem, Tried } from "../../shop.ts";
import { dayFieldsAmong } from "../days/give-day.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { type ProductPage, readProductPage } from "../product/product-page.ts";
import { offerOf } from "../product/read-offer.ts";
import { type GivenTexts, giveTexts } from "../texts/give-texts.ts";
import { chooseAgain, chooseOnPage, chosenValues } from "./choose-on-page.ts";

interface Demand {
  item: CartItem;
  /** The shop's words. */
  words: string;
  /** Receives what was chosen besides the item's own options. */
  made: Map<string, string>;
  /** Receives the days that were given. */
  given: GivenTexts;
}

/**
 * The shop did not take the item because something is still to be chosen: chooses again what was chosen, and what its
 * words name besides, by the request or by asking. False if they ask for no choice.
 */
export async function chooseDemanded(visit: Visit, demand: Demand): Promise<boolean> {
  const { item, words, made, given } = demand;
  visit.demanded = [...(visit.demanded ?? []), words];
  const values = chosenValues(item);
  const found = await readDemanded(visit, words, values);
  const { button } = found;
  if (!button) return false;
  const groups = newGroups(found, values);
  const days = await daysNamedIn(visit, words);
  const isAgain = demandsChoice(words) && values.size > 0;
  if (groups.length === 0 && days.length === 0 && !isAgain) return false;
  if (days.length > 0) await giveTexts(visit, days, given);
  else await chooseAgain(visit, button, values);
  if (groups.length > 0) await settleGroups(visit, button, { found: { ...found, groups }, made });
  return true;
}

/** A page draws what a choice brings up, the hours of a day among it, sooner than that. */
const drawLimitMs = 1_000;

/** The page, once what the shop's words demand is there: a choice may bring it up after the button was pressed. */
async function readDemanded(
  visit: Visit,
  words: string,
  values: ReadonlyMap<string, string>,
): Promise<ProductPage> {
  let found = await readProductPage(visit);
  if (!demandsChoice(words) || newGroups(found, values).length > 0) return found;
  await waitUntil(visit.pace, { limitMs: patienceFor(visit.pace, drawLimitMs), everyMs: 100 }, async () => {
    found = await readProductPage(visit);
    return newGroups(found, values).length > 0;
  });
  return found;
}

/** Settles what there is to choose on the page besides what is already chosen. */
export async function chooseBesides(visit: Visit, { item, made }: Pick<Demand, "item" | "made">) {
  const found = await readProductPage(visit);
  const groups = newGroups(found, new Map([...chosenValues(item), ...made]));
  if (found.button && groups.length > 0)
    await settleGroups(visit, found.button, { found: { ...found, groups }, made });
}

/** The same once a day was given: the page may show its hours only then. */
export async function chooseOfDay(visit: Visit, demand: Pick<Demand, "item" | "made">): Promise<void> {
  const known = new Map([...chosenValues(demand.item), ...demand.made]);
  const isShown = async () => newGroups(await readProductPage(visit), known).length > 0;
  const limitMs = patienceFor(visit.pace, drawLimitMs);
  if (await waitUntil(visit.pace, { limitMs, everyMs: 100 }, isShown)) await chooseBesides(visit, demand);
}

function newGroups({ groups }: ProductPage, values: ReadonlyMap<string, string>): OptionGroupSnapshot[] {
  const isNew = new Set(
    groupsToSettle(groups)
      .filter(({ name }) => !values.has(name))
      .map(({ group }) => group),
  );
  return groups.filter((group) => isNew.has(group));
}

async function settleGroups(
  visit: Visit,
  button: PurchaseButton,
  { found, made }: { found: ProductPage; made: Map<string, string> },
): Promise<void> {
  const tryVariant = async (known: Offer, variant: Variant): Promise<Tried> => {
    const besides = chosenValues({ options: known.options, variant });
    await chooseOnPage(visit, button, besides);
    for (const [name, value] of besides) made.set(name, value);
    return { kind: "chosen", variant };
  };
  const offer = offerOf(found, { request: visit.order.request });
  await settleOffer(visit, { preselectedVariantId: undefined, tryVariant }, offer);
}

/** "Choose a delivery date": the empty fields for a day whose own words the shop uses. */
async function daysNamedIn(visit: Visit, words: string): Promise<Field[]> {
  const said = normalise(words).split(" ");
  const fields = (await readFields(visit.page, visit.pace)).filter(({ label, value, isAside }) => {
    const own = normalise(label)
      .split(" ")
      .filter((word) => word.length > 2);
    return value === "" && !isAside && own.length > 0 && own.every((word) => said.includes(word));
  });
  return dayFieldsAmong(visit, fields);
}
