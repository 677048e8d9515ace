import type { DisplayedMoney } from "@cartwright/contract";
import { type UnexplainedLines, unexplainedLines } from "../../../page/amounts/unexplained-lines.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { FrameReading, ReadPressable } from "../../../page/reading/page-reading.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { asideLines, contentLines, framedLines } from "./page-says.ts";

/** Longer words on a button may say something by themselves. */
const mostWordsOfButton = 3;

/** Unexplained lines near the total and the order's button. `ordered`: names of the goods, details of the buyer. */
export function unexplainedOn(
  { reading, all }: Pick<Look, "reading" | "all">,
  total: DisplayedMoney | undefined,
  ordered: readonly (string | undefined)[],
): UnexplainedLines | undefined {
  const [page] = reading.frames;
  if (!page) return undefined;
  const orderButtons = orderButtonsOf(page);
  return unexplainedLines({
    lines: contentLines(page),
    framed: framedLines(reading),
    aside: asideLines(page),
    total,
    orderButtons,
    ordered: ordered.filter((words) => words !== undefined),
    named: all.flatMap(({ label, placeholder, value }) => [label, placeholder, value]),
    leftEmpty: all.flatMap((field) => (field.control === "checkbox" ? notTaken(field) : [])),
    offered: [...all.flatMap(notTaken), ...shortButtons(page, orderButtons)],
  });
}

/** A box that is left empty, and choices other than the one taken; a way to pay is told in the question itself. */
function notTaken({ control, role, label, value, required, choices = [] }: Field): string[] {
  if (control === "checkbox") return value === "" && !required ? [label] : [];
  return choices.filter((one) => role === "paymentMethod" || one.value !== value).map(({ title }) => title);
}

function shortButtons({ pressables }: FrameReading, orderButtons: readonly string[]): string[] {
  return pressables
    .map(({ text }) => text)
    .filter((text) => !orderButtons.includes(text) && text.split(" ").length <= mostWordsOfButton);
}

/** Those that say so; otherwise the last one that sends a form. */
function orderButtonsOf({ pressables }: FrameReading): string[] {
  const main = pressables.filter(
    ({ isInFrameOfPage, isLink, text }) => !isInFrameOfPage && !isLink && text !== "",
  );
  const worded = main.filter(({ move }) => move === "pay" || move === "buy_now");
  const lowest = main.reduce<ReadPressable | undefined>(
    (low, one) => (one.isSubmit && one.form >= 0 && (!low || one.top >= low.top) ? one : low),
    undefined,
  );
  const found = worded.length > 0 || !lowest ? worded : [lowest];
  return [...new Set(found.map(({ text }) => text))];
}
