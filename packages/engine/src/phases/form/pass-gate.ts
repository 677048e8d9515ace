import { callInPage, callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import type { CoverSnapshot } from "../../page/in-page/find-cover.ts";
import { readPressables } from "../../page/moves/read-moves.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { coverOf } from "../clear-the-way.ts";
import { asksForAge } from "../confirm-age.ts";
import type { Visit } from "../visit.ts";
import { knownBuyer } from "./known-buyer.ts";
import { placeDetails, placeFor } from "./place-details.ts";
import { type Look, lookAt, rankWaysOf, type SeenWay } from "./read-ways.ts";
import { takeWay } from "./take-way.ts";

/** Some ask for the country first and then for the way to get the goods. */
const mostGates = 3;

/**
 * Passes what lets nobody into the shop before something is chosen: a country, delivery or collection, where to deliver.
 * What the buyer's address says is chosen, and of the ways in that are safe the likeliest is pressed. It stays where it
 * asks for anything else.
 */
export async function passGate(visit: Visit): Promise<void> {
  for (let passed = 0; passed < mostGates; passed += 1) {
    const gate = await gateOf(visit);
    if (!gate || !(await passOne(visit, gate))) return;
  }
}

/** A layer that leaves nothing of the page to be pressed, and that is not left by declining what it offers. */
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

async function passOne(visit: Visit, gate: CoverSnapshot): Promise<boolean> {
  const { page, pace } = visit;
  const look = await lookAt(visit);
  const asked = await fieldsWithin(visit, look, gate);
  const isKnown = ({ role, control }: Field) => placeDetails[role] !== undefined || control === "checkbox";
  if (!asked.every(isKnown)) return false;
  for (const field of asked) await giveKnown(visit, field);
  const within = await readPressables(page, pace, { within: gate.selector });
  const selectors = new Set(within.map(({ selector }) => selector));
  const ways = rankWaysOf(visit, await lookAt(visit), {
    goal: "checkout",
    known: { isBuyerKnown: false },
    isMeant: ({ pressable, enabled }) =>
      enabled && selectors.has(pressable.selector) && !leadsAway(pressable),
  });
  const [best] = ways.sort((left, right) => getsDelivery(right.way) - getsDelivery(left.way));
  if (!best) return false;
  await takeWay(visit, look, { way: best.way });
  return true;
}

async function fieldsWithin({ pace }: Visit, { all }: Look, { selector }: CoverSnapshot): Promise<Field[]> {
  const isWithin = await Promise.all(
    all.map(({ locator, frame, selector: own }) =>
      callOnElement({ locator, frame, selector: own, pace }, "isWithin", selector).catch(() => false),
    ),
  );
  return all.filter((_, index) => isWithin[index]);
}

/** A country that the shop does not list stays as the shop has set it: its own checkout tells whether it delivers there. */
async function giveKnown(visit: Visit, field: Field): Promise<void> {
  const value = placeFor(visit, field);
  if (value === undefined || value === field.value) return;
  const { country_code: countryCode } = knownBuyer(visit.order.buyer);
  await fillField(field, value, visit.pace, countryCode ? { countryCode } : {});
}

function leadsAway({ isLink, href }: SeenWay["pressable"]): boolean {
  return isLink && href !== "" && !/^(#|javascript:)/.test(href) && !href.endsWith("#");
}

/** The goods are to be sent to the buyer: 1 where the words say so, -1 where they have to be fetched. */
function getsDelivery({ text, spoken }: SeenWay): number {
  const words = normalise(`${text} ${spoken}`);
  if (languages.some(({ delivery }) => hasPhrase(words, delivery.collection))) return -1;
  return Number(languages.some(({ delivery }) => hasPhrase(words, delivery.names)));
}
