import { buysAsBusiness } from "../../choosing/request/buys-as-business.ts";
import { placeOf } from "../../deciding/place-of.ts";
import { findOnly } from "../../find-only.ts";
import { namesBusiness, namesPerson } from "../../words/fields/business-names.ts";
import { refuseUnaskedOrder } from "../guards/refuse-unasked-order.ts";
import { goTo } from "../page/go-to.ts";
import type { Visit } from "../visit.ts";
import { lookAt, rankWaysOf, type SeenWay } from "./ways/read-ways.ts";
import { takeWay } from "./ways/take-way.ts";

/** Longer texts say more than who buys. */
const mostLetters = 60;

/**
 * Some pages show their prices for persons or for businesses, by two links or buttons of the same kind. For a business, its
 * side is taken, and the product opened again if that leads elsewhere.
 */
export async function takeSide(visit: Visit): Promise<void> {
  if (visit.isSideTaken || !buysAsBusiness(visit.order.request)) return;
  const product = placeOf(visit.page.url());
  const look = await lookAt(visit);
  const ways = rankWaysOf(visit, look, {
    goal: "checkout",
    known: { isBuyerKnown: false },
    isMeant: ({ text, enabled }) => enabled && text.length <= mostLetters,
  }).map(({ way }) => way);
  const business = findOnly(ways.filter(({ text }) => namesBusiness(text)));
  const person = findOnly(
    look.pressables.filter(({ text }) => text.length <= mostLetters && namesPerson(text)),
  );
  if (!business || !person || !areAlike(business, person) || leadsOut(visit, business)) return;
  await takeWay(visit, look, { way: business });
  visit.isSideTaken = true;
  await refuseUnaskedOrder(visit);
  if (placeOf(visit.page.url()) !== product) await goTo(visit, visit.order.url);
}

function areAlike({ pressable }: SeenWay, person: SeenWay["pressable"]): boolean {
  return (
    pressable.frame === person.frame &&
    pressable.isLink === person.isLink &&
    pressable.form === person.form &&
    Math.abs(pressable.top - person.top) <= mostApart
  );
}

/** In pixels: one below or beside the other. */
const mostApart = 80;

function leadsOut({ page }: Visit, { pressable: { isLink, href } }: SeenWay): boolean {
  return isLink && new URL(href || "#", page.url()).host !== new URL(page.url()).host;
}
