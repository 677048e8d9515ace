import { buysAsBusiness } from "../../choosing/request/buys-as-business.ts";
import { placeOf } from "../../deciding/place-of.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { fieldsWithin } from "../../page/fields/fields-within.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import type { CoverSnapshot } from "../../page/in-page/visibility/find-cover.ts";
import { type Pressable, readPressables } from "../../page/moves/read-moves.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { says } from "../../words/says.ts";
import { refuseUnaskedOrder } from "../guards/refuse-unasked-order.ts";
import { coverOf } from "../page/clear-the-way.ts";
import { goTo } from "../page/go-to.ts";
import { asksForAge } from "../questions/confirm-age.ts";
import type { Visit } from "../visit.ts";
import { fitsSide, hasSides, sideOf } from "./buyer-side.ts";
import { knownBuyer } from "./fields/known-buyer.ts";
import { placeDetails, placeFor } from "./fields/place-details.ts";
import { type Look, lookAt, rankWaysOf, type SeenWay } from "./ways/read-ways.ts";
import { takeWay } from "./ways/take-way.ts";

/** Some shops ask for the country first and then for delivery or collection; a wrong turn is one more. */
const mostGates = 4;

/**
 * Passes a gate that blocks the shop until something is chosen: a country, delivery or collection, a place.
 * Chooses by the buyer's address and presses the likeliest safe button. A gate that asks for anything else
 * stays. A button that leads away from the product, such as to the shop of another country, is a wrong turn:
 * the product is opened again and the next button is pressed.
 */
export async function passGate(visit: Visit): Promise<void> {
  await passGatePage(visit);
  const product = placeOf(visit.page.url());
  const wrong = new Set<string>();
  for (let passed = 0; passed < mostGates; passed += 1) {
    const gate = await gateOf(visit);
    const pressed = gate && (await passOne(visit, gate, wrong));
    if (pressed === undefined) return;
    if (placeOf(visit.page.url()) === product) continue;
    await refuseUnaskedOrder(visit);
    wrong.add(pressed);
    await goTo(visit, visit.order.url);
  }
}

/**
 * Some shops send every visitor to a page of its own first, which asks for nothing but where the goods go. The
 * product is opened again if it doesn't lead there.
 */
async function passGatePage(visit: Visit): Promise<void> {
  const { page, order } = visit;
  const gate = placeOf(page.url());
  if (gate === placeOf(order.url)) return;
  const look = await lookAt(visit);
  const asked = look.all.filter(({ isAside }) => !isAside);
  const place = asked.find(({ role, form }) => placeDetails[role] !== undefined && form >= 0);
  if (!place || !asked.every(isKnown)) return;
  const isOfForm = ({ form, frame }: Pressable) => form === place.form && frame === place.frame;
  if (!(await answer(visit, { look, asked, isMeant: ({ pressable }) => isOfForm(pressable) }))) return;
  await refuseUnaskedOrder(visit);
  const now = placeOf(page.url());
  if (now !== gate && now !== placeOf(order.url)) await goTo(visit, order.url);
}

/** A layer that covers everything on the page, and isn't an age check. */
async function gateOf(visit: Visit): Promise<CoverSnapshot | undefined> {
  const cover = await coverOf(visit);
  if (!cover || asksForAge(cover.text)) return undefined;
  const { page, pace } = visit;
  const isShut = await withinLimit(
    pace,
    () => callInPage({ frame: page.mainFrame(), pace }, "isAllCovered"),
    false,
  );
  return isShut ? cover : undefined;
}

/** Returns the key of the pressed button. */
async function passOne(
  visit: Visit,
  gate: CoverSnapshot,
  wrong: ReadonlySet<string>,
): Promise<string | undefined> {
  const { page, pace } = visit;
  const look = await lookAt(visit);
  const asked = await fieldsWithin(pace, look.all, gate.selector);
  const sells = findAmounts(gate.text).length > 0;
  if (!asked.every((field) => isKnown(field) || (!sells && keepsPreset(field)))) return undefined;
  const within = await readPressables(page, pace, { within: gate.selector });
  const selectors = new Set(within.map(({ selector }) => selector));
  return answer(visit, {
    look,
    asked,
    isMeant: ({ key, pressable }) =>
      selectors.has(pressable.selector) && !leadsAway(pressable) && !wrong.has(key),
  });
}

function isKnown(field: Field): boolean {
  return placeDetails[field.role] !== undefined || field.control === "checkbox" || hasSides(field);
}

/** A list that says nothing of the goods may keep what it has preset, such as the language. */
function keepsPreset(field: Field): boolean {
  const { role, control, value } = field;
  return control === "select" && role === "unknown" && value !== "" && realChoices(field).length > 0;
}

/** Fills in where the order goes and presses the likeliest button. Returns its key. */
async function answer(
  visit: Visit,
  { look, asked, isMeant }: { look: Look; asked: readonly Field[]; isMeant: (way: SeenWay) => boolean },
): Promise<string | undefined> {
  for (const field of asked) await giveKnown(visit, field);
  const ways = rankWaysOf(visit, await lookAt(visit), {
    goal: "checkout",
    known: { isBuyerKnown: false },
    isMeant: (way) => way.enabled && isMeant(way),
  });
  const fits = ({ way }: { way: SeenWay }) =>
    2 * fitsSide(`${way.text} ${way.spoken}`, visit.order.request) + getsDelivery(way);
  const [best] = ways.sort((left, right) => fits(right) - fits(left));
  if (!best) return undefined;
  if (fitsSide(`${best.way.text} ${best.way.spoken}`, visit.order.request) > 0) visit.isSideTaken = true;
  await takeWay(visit, look, { way: best.way });
  return best.way.key;
}

/**
 * Fills in where the order goes. A country that the shop doesn't list is left as it is: the checkout will
 * tell whether the shop delivers there.
 */
export async function giveKnown(visit: Visit, field: Field): Promise<void> {
  const value = placeFor(visit, field) ?? sideOf(field, visit.order.request);
  if (value === undefined || value === field.value) return;
  const { country_code: countryCode } = knownBuyer(visit.order.buyer);
  await fillField(field, value, visit.pace, countryCode ? { countryCode } : {});
  if (hasSides(field) && buysAsBusiness(visit.order.request)) visit.isSideTaken = true;
}

function leadsAway({ isLink, href }: SeenWay["pressable"]): boolean {
  return isLink && href !== "" && !/^(#|javascript:)/.test(href) && !href.endsWith("#");
}

/** Ranks delivery over collection: 1 for delivery, -1 for collection, otherwise 0. */
function getsDelivery({ text, spoken }: SeenWay): number {
  const words = `${text} ${spoken}`;
  if (isCollection(words)) return -1;
  return Number(says(words, ({ delivery }) => delivery.names));
}
