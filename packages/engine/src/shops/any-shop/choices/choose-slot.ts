import { choicesSchema } from "@cartwright/contract";
import { findDays } from "../../../choosing/request/find-dates.ts";
import { namedValues } from "../../../choosing/values/named-values.ts";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { settleShown } from "../../../page/waiting/settle-shown.ts";
import { failures } from "../../../phases/failures/failures.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import { merchantOf, type Visit } from "../../../phases/visit.ts";
import { quoted } from "../../../words/quoted.ts";
import type { SlotChoice, SlotsInWindow } from "../in-page/choices/slots-in-window.ts";

/** One question, and two more if a slot is taken. */
const mostTries = 3;

interface Slot {
  day?: string | undefined;
  time?: string | undefined;
}

/**
 * Takes the day and the time of the delivery in a window over the page, by the request or by asking. Returns false if
 * no window offers any.
 */
export async function chooseSlot(visit: Visit): Promise<boolean> {
  const first = await readSlots(visit);
  if (!first) return false;
  const wanted: Slot = {
    day: onlyNamed(visit, "Day", daysAmong(first)),
    time: onlyNamed(visit, "Time", first.times),
  };
  const hasDays = daysAmong(first).length > 1;
  let remark = "";
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (hasDays && wanted.day !== undefined) await openDay(visit, wanted.day);
    const isSettled = wanted.time !== undefined && (wanted.day !== undefined || !hasDays);
    if (isSettled && (await takeTime(visit, wanted))) return true;
    if (isSettled) remark = `${quoted(wanted.time)} is not available then. `;
    const now = (await readSlots(visit)) ?? first;
    Object.assign(wanted, await askForSlot(visit, now, remark));
  }
  throw failures.choiceGone(visit, "Time", wanted.time ?? "");
}

function onlyNamed({ order }: Visit, name: string, choices: readonly SlotChoice[]): string | undefined {
  return findOnly(namedValues({ name, values: choices.map(({ title }) => title) }, order.request));
}

async function askForSlot(visit: Visit, slots: SlotsInWindow, remark: string): Promise<Slot> {
  const days = daysAmong(slots);
  const choices = (all: readonly SlotChoice[]) => all.map(({ title }) => ({ const: title, title }));
  const answer = await visit.host.ask({
    key: "variant",
    message: `${remark}When should ${merchantOf(visit)} deliver? It asks for a time of delivery.`,
    responseSchema: choicesSchema(
      new Map([
        ...(days.length > 1 ? [["Day", choices(days)] as const] : []),
        ["Time", choices(slots.times.filter(({ enabled }) => enabled))] as const,
      ]),
    ),
  });
  return { ...(days.length > 1 && { day: answer.Day }), time: answer.Time };
}

async function readSlots({ page, pace }: Visit): Promise<SlotsInWindow | undefined> {
  const found = await callInPage({ frame: page.mainFrame(), pace }, "slotsInWindow").catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
  return found?.times.some(({ enabled }) => enabled) ? found : undefined;
}

function daysAmong({ tabs }: SlotsInWindow): SlotChoice[] {
  return tabs.filter(({ title, enabled }) => enabled && findDays(title).length === 1);
}

async function openDay(visit: Visit, day: string): Promise<void> {
  const tab = (await readSlots(visit))?.tabs.find(({ title }) => title === day);
  if (tab && !tab.isChosen) await press(visit, tab);
}

/** Times may cost something else, or be taken, on another day. */
async function takeTime(visit: Visit, { time = "" }: Slot): Promise<boolean> {
  const slots = await readSlots(visit);
  const found = slots?.times.find(({ title, enabled }) => enabled && timesOf(title) === timesOf(time));
  return found !== undefined && (await press(visit, found));
}

/** Without the price behind it. */
function timesOf(title: string): string {
  return (title.match(/\d{1,2}[:.]\d{2}|\d{1,2}\s?[ap]\.?m/gi) ?? []).slice(0, 2).join(" ");
}

async function press(visit: Visit, { selector }: SlotChoice): Promise<boolean> {
  const target = { locator: visit.page.locator(selector).first() };
  return (await settleShown(visit, () => pressThrough(visit, target))).why === undefined;
}
