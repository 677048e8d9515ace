import { findDays } from "../../../choosing/request/find-dates.ts";
import { namedCount } from "../../../choosing/values/measures/named-counts.ts";
import { namedValues } from "../../../choosing/values/named-values.ts";
import { findOnly } from "../../../find-only.ts";
import { asksForPerson } from "../../../page/fields/asks-who-buys.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { readPressables } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { submitOf } from "../../../phases/form/ways/submit-of.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import { searchingWords } from "../../../words/pages/searching-words.ts";
import { chooseOnPage } from "../choices/choose-on-page.ts";
import { withListBoxes } from "../choices/list-boxes.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { readGroups } from "../product/product-page.ts";
import { giveTexts } from "../texts/give-texts.ts";
import { isWritten } from "../texts/is-written.ts";
import { chooseDays, showsCalendar } from "./choose-days.ts";
import { giveRange, takesDay } from "./give-day.ts";
import { leastDays } from "./shown-days.ts";

/** A form that only asks the shop to show something: it is sent by GET to an address that the page names. */
const asking =
  "xpath=ancestor::form[1][@action and (not(@method) or translate(@method, 'GET', 'get') = 'get')]";

/**
 * A page that offers nothing before it knows for which days (rooms, crossings, hire) is searched: with the days
 * of the request, by its fields or its calendar, and whatever else the request names beside them. A person is
 * asked for days in fields that the request doesn't name. Returns whether the page was searched.
 */
export async function searchByDays(visit: Visit): Promise<boolean> {
  const [first] = await dayFields(visit);
  return first ? searchByFields(visit, first) : searchByCalendar(visit);
}

async function searchByFields(visit: Visit, first: Field): Promise<boolean> {
  const button =
    (await submitOf(visit, first)) ?? (first.form < 0 ? await findSearchButton(visit) : undefined);
  if (!button) return false;
  if (!saysSearch(button.text) && !(await isAsking(visit, first)) && !(await asksForDaysOnly(visit, first)))
    return false;
  await chooseNamed(visit, { ...button, disabled: false });
  // A choice may have hidden a day: there is none of return for a single trip.
  const days = (await dayFields(visit)).filter(
    ({ form, frame }) => form === first.form && frame === first.frame,
  );
  if (!(await giveRange(visit, days))) await giveTexts(visit, days, new Map());
  await pressThrough(visit, button);
  await settle(visit.page, visit.pace);
  return true;
}

/** The calendar may only open at the press that searches. */
async function searchByCalendar(visit: Visit): Promise<boolean> {
  const days = findDays(visit.order.request ?? "");
  const button = days.length > 0 ? await findSearchButton(visit) : undefined;
  if (!button) return false;
  if (!(await showsCalendar(visit))) await pressThrough(visit, button);
  await settle(visit.page, visit.pace);
  if (!(await chooseDays(visit, days))) return false;
  const again = await findSearchButton(visit);
  if (again) await pressThrough(visit, again);
  await settle(visit.page, visit.pace);
  return true;
}

async function dayFields({ page, pace }: Visit): Promise<Field[]> {
  const fields = await readFields(page, pace);
  return fields.filter((field) => takesDayOf(field) && !field.isAside);
}

function takesDayOf(field: Field): boolean {
  return isWritten(field) && (field.isDay === true || takesDay(field));
}

/** From one day to another, and nothing of the buyer, whom the shop doesn't know: it books nothing yet, whatever its button says. */
async function asksForDaysOnly(visit: Visit, { form, frame }: Field): Promise<boolean> {
  if (form < 0 || visit.session === "restored" || visit.session === "signed_in") return false;
  const own = (await readFields(visit.page, visit.pace)).filter(
    (field) => field.form === form && field.frame === frame,
  );
  return own.filter(takesDayOf).length === 2 && !asksForPerson(own);
}

async function isAsking({ pace }: Visit, { locator }: Field): Promise<boolean> {
  return (await withinLimit(pace, () => locator.locator(asking).count(), 0)) > 0;
}

/** The only button of the page's content that says so; a form of its own would be the shop's search. */
async function findSearchButton({ page, pace }: Visit): Promise<PurchaseButton | undefined> {
  const found = (await readPressables(page, pace)).filter(
    ({ text, isLink, isAside, disabled, frame, form }) =>
      saysSearch(text) && !isLink && !isAside && !disabled && frame === page.mainFrame() && form < 0,
  );
  const only = findOnly(found);
  return only ? { ...only, disabled: false } : undefined;
}

function saysSearch(text: string): boolean {
  const plain = normalise(text);
  const isSearch = searchingWords.some((words) => plain === words || plain.startsWith(`${words} `));
  return isSearch && classifyMove(text)?.move !== "pay";
}

/** The choices and numbers beside the button that the request names. The page's presets stay for the others. */
async function chooseNamed(visit: Visit, button: PurchaseButton): Promise<void> {
  const { request } = visit.order;
  const groups = await withListBoxes(visit, await readGroups(visit, button));
  for (const { name, group } of groupsToSettle(groups)) {
    const titles = group.choices.filter(({ enabled }) => enabled).map(({ title }) => title);
    // A calendar that stands on the page.
    if (titles.length >= leastDays && titles.every((title) => findDays(title).length === 1)) continue;
    const isNumbers = titles.every((title) => /^\d{1,2}$/.test(title.trim()));
    const count = isNumbers ? namedCount(name, request) : undefined;
    const named = findOnly(isNumbers ? [String(count)] : namedValues({ name, values: titles }, request));
    if (named !== undefined && titles.includes(named))
      await chooseOnPage(visit, button, new Map([[name, named]]));
  }
}
