import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import type { DaySegment } from "../in-page/controls/day-segments.ts";
import { type Pace, timeLimit } from "../waiting/pace.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { fillText } from "./fill-text.ts";

/** Types a day into the browser's own input, or into each part of a drawn one. */
export async function fillDay(
  field: Field,
  value: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  const segments = await callOnElement({ ...field, pace }, "daySegments").catch(() => []);
  if (segments.length === 0) return fillText(field, value, pace, options);
  const day = partsOf(value, segments);
  if (!day) return { filled: false, why: "it takes a day only" };
  for (const { part, selector } of segments) {
    const place = field.frame.locator(selector).first();
    await place
      .pressSequentially(day[part], { timeout: timeLimit(pace, 4_000) })
      .catch(() => pace.signal.throwIfAborted());
  }
  await callOnElement({ ...field, pace }, "leaveField").catch(() => pace.signal.throwIfAborted());
  const held = await callOnElement({ ...field, pace }, "currentValue").catch(() => "");
  if (held === `${day.year}-${day.month}-${day.day}`) return { filled: true };
  return { filled: false, why: held === "" ? "the field stays empty" : "the field holds another day" };
}

type Day = Record<DaySegment["part"], string>;

/** "1984-03-12", or a day written in the order of the field's parts: "12/03/1984". */
export function partsOf(value: string, segments: readonly Pick<DaySegment, "part">[]): Day | undefined {
  const numbers = value.match(/\d+/g) ?? [];
  const order = /^\d{4}-/.test(value)
    ? (["year", "month", "day"] as const)
    : segments.map(({ part }) => part);
  const said = new Map(order.map((part, index) => [part, numbers[index] ?? ""]));
  const [year = "", month = "", day = ""] = [said.get("year"), said.get("month"), said.get("day")];
  const isDay = numbers.length === 3 && year.length === 4 && Number(month) <= 12 && Number(day) <= 31;
  return isDay ? { year, month: month.padStart(2, "0"), day: day.padStart(2, "0") } : undefined;
}
