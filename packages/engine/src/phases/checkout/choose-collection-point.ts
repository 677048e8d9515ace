import { detailsSchema } from "@cartwright/contract";
import { pickPlace } from "../../choosing/delivery/pick-place.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { lookUntil } from "../../page/waiting/look-until.ts";
import { patienceFor } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { languages } from "../../words/languages.ts";
import { normalise, phraseIndex } from "../../words/normalise.ts";
import { asksToChoose } from "../../words/pages/asks-to-choose.ts";
import { noteSettled } from "../form/extras/note-settled.ts";
import { placeFor } from "../form/fields/place-details.ts";
import type { FormWork } from "../form/form-work.ts";
import { pressOnce } from "../form/ways/press-once.ts";
import { type Look, lookAt } from "../form/ways/read-ways.ts";
import { pressThrough } from "../page/press-through.ts";
import { hostOf, type Visit } from "../visit.ts";
import { lookUpButton } from "./look-up-address.ts";

const listedLimitMs = 6_000;
const mostPlaces = 40;

/** A place in a list, and how it is chosen. */
interface ListedPlace {
  title: string;
  choose(): Promise<unknown>;
}

/**
 * Goods that are collected may want their place chosen: in a list behind a button, or found by a search, in
 * which each place is a choice or has a button of its own. The request names it, or a person does.
 */
export async function chooseCollectionPoint(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const delivery = chosenDelivery(look.fields);
  if (work.delivery !== "done" || work.isPlaceChosen || !isCollection(delivery)) return false;
  const shown = alike(look.pressables.filter((one) => one.isInDialog && isChoosing(one)));
  if (shown.length < 2) {
    if (!(await openPlaces(visit, look))) return false;
    if (!(await awaitPlaces(visit, work, look))) return true;
    await settle(visit.page, visit.pace);
  }
  const places = shown.length < 2 ? await findPlaces(visit, work, look) : await placesBeside(visit, shown);
  if (!places) return true;
  const place = await choosePlace(visit, places);
  work.isPlaceChosen = true;
  noteSettled(visit, `${place} ${delivery}`);
  return true;
}

/** Presses what shows the list: its button, or the one beside a field, below the delivery, for the town or its code. */
async function openPlaces(visit: Visit, look: Look): Promise<boolean> {
  const opener = look.pressables.find((one) => isChoosing(one) && !one.isInDialog && !one.isAside);
  if (opener) return pressOnce(visit, look, opener);
  const delivery = look.all.findIndex(({ role }) => role === "shippingMethod");
  for (const field of look.all.slice(delivery + 1)) {
    const value = placeFor(visit, field);
    const button = value === undefined ? undefined : lookUpButton(look, field);
    if (value === undefined || button === undefined) continue;
    if (field.value === "") await fillField(field, value, visit.pace);
    return pressOnce(visit, look, button);
  }
  return false;
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

function awaitPlaces(visit: Visit, work: FormWork, known: Look): Promise<ListedPlace[] | undefined> {
  const limitMs = patienceFor(visit.pace, listedLimitMs);
  return lookUntil(visit.pace, { limitMs }, () => findPlaces(visit, work, known));
}

/** What has appeared with the list: buttons with the same words, or a group of choices. */
async function findPlaces(visit: Visit, { shop }: FormWork, known: Look): Promise<ListedPlace[] | undefined> {
  const { pressables, all } = await lookAt(visit, shop);
  const pressedBefore = new Set(known.pressables.map(({ selector }) => selector));
  const buttons = alike(pressables.filter((one) => isChoosing(one) && !pressedBefore.has(one.selector)));
  if (buttons.length > 0) return placesBeside(visit, buttons);
  const fieldsBefore = new Set(known.all.map(({ selector }) => selector));
  const group = all.find((field) => !fieldsBefore.has(field.selector) && realChoices(field).length > 0);
  return (
    group &&
    realChoices(group).map(({ title, value }) => ({
      title,
      choose: () => fillField(group, value, visit.pace),
    }))
  );
}

function alike(buttons: readonly Pressable[]): Pressable[] {
  return buttons.filter(({ text }) => text === buttons[0]?.text).slice(0, mostPlaces);
}

function placesBeside(visit: Visit, buttons: readonly Pressable[]): Promise<ListedPlace[]> {
  return Promise.all(
    buttons.map(async (button) => ({
      title: await callOnElement({ ...button, pace: visit.pace }, "wordsInRow"),
      choose: () => pressThrough(visit, button),
    })),
  );
}

async function choosePlace(visit: Visit, places: readonly ListedPlace[]): Promise<string> {
  const { page, pace, order, goods } = visit;
  const titles = places.map(({ title }) => title);
  const title = pickPlace(titles, { request: order.request, goods }) ?? (await askWhere(visit, titles));
  await places.find((place) => place.title === title)?.choose();
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
