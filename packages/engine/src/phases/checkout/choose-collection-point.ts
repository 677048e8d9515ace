import { detailsSchema } from "@cartwright/contract";
import { pickPlace } from "../../choosing/delivery/pick-place.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { lookUntil } from "../../page/waiting/look-until.ts";
import { patienceFor } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { asksToChoose } from "../../words/asks-to-choose.ts";
import { isCollection } from "../../words/is-collection.ts";
import { languages } from "../../words/languages.ts";
import { normalise, phraseIndex } from "../../words/normalise.ts";
import type { FormWork } from "../form/form-work.ts";
import { noteSettled } from "../form/note-settled.ts";
import { pressOnce } from "../form/press-once.ts";
import { type Look, lookAt } from "../form/read-ways.ts";
import { pressThrough } from "../press-through.ts";
import { hostOf, type Visit } from "../visit.ts";

const listedLimitMs = 6_000;
const mostPlaces = 40;

/**
 * Goods that are collected may want their place chosen: in a list behind a button, in which each place has a
 * button of its own. The request names it, or a person does.
 */
export async function chooseCollectionPoint(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const delivery = chosenDelivery(look.fields);
  if (work.delivery !== "done" || work.isPlaceChosen || !isCollection(delivery)) return false;
  const opener = look.pressables.find((one) => isChoosing(one) && !one.isInDialog && !one.isAside);
  if (!(await pressOnce(visit, look, opener))) return false;
  const known = new Set(look.pressables.map(({ selector }) => selector));
  const buttons = await lookUntil(visit.pace, { limitMs: patienceFor(visit.pace, listedLimitMs) }, () =>
    findNewAlike(visit, work, known),
  );
  if (!buttons) return true;
  await settle(visit.page, visit.pace);
  const place = await choosePlace(visit, (await findNewAlike(visit, work, known)) ?? buttons);
  work.isPlaceChosen = true;
  noteSettled(visit, `${place} ${delivery}`);
  return true;
}

function chosenDelivery(fields: readonly Field[]): string {
  return fields
    .filter(({ role, value }) => role === "shippingMethod" && value !== "")
    .flatMap((field) => realChoices(field).filter(({ value }) => value === field.value))
    .map(({ title }) => title)
    .join(" ");
}

/** "Select", "Choose this shop", "Find a pick-up point". */
function isChoosing({ text, move, disabled, isLink }: Pressable): boolean {
  if (disabled || isLink || (move !== undefined && move !== "choose")) return false;
  const plain = normalise(text);
  const finds = languages.some(({ lookUp }) => lookUp.some((word) => phraseIndex(plain, word) === 0));
  const isToFind = finds && isCollection(text);
  return move === "choose" || isToFind || (plain !== "" && asksToChoose(text));
}

/** The buttons that have appeared with the list, all with the same words. */
async function findNewAlike(
  visit: Visit,
  { shop }: FormWork,
  known: ReadonlySet<string>,
): Promise<Pressable[] | undefined> {
  const { pressables } = await lookAt(visit, shop);
  const fresh = pressables.filter((one) => isChoosing(one) && !known.has(one.selector));
  const [first] = fresh;
  const alike = fresh.filter(({ text }) => text === first?.text).slice(0, mostPlaces);
  return alike.length > 0 ? alike : undefined;
}

async function choosePlace(visit: Visit, buttons: readonly Pressable[]): Promise<string> {
  const { page, pace, order, goods } = visit;
  const places = await Promise.all(
    buttons.map(async (button) => ({
      button,
      title: await callOnElement({ ...button, pace }, "wordsInRow"),
    })),
  );
  const titles = places.map(({ title }) => title);
  const title = pickPlace(titles, { request: order.request, goods }) ?? (await askWhere(visit, titles));
  const chosen = places.find((place) => place.title === title);
  if (chosen) await pressThrough(visit, chosen.button);
  await settle(page, pace);
  return title;
}

async function askWhere(visit: Visit, titles: readonly string[]): Promise<string> {
  const choices = titles.map((title) => ({ const: title, title }));
  const answer = await visit.host.ask({
    key: "details",
    message: `Where should the goods from ${hostOf(visit)} be collected? The request does not name one of these places.`,
    responseSchema: detailsSchema([{ name: "collection_point", title: "Place of collection", choices }]),
  });
  return answer.collection_point ?? "";
}
