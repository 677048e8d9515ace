import type { DisplayedMoney } from "@cartwright/contract";
import { type UnexplainedLines, unexplainedLines } from "../../page/amounts/unexplained-lines.ts";
import type { FrameReading, ReadPressable } from "../../page/reading/page-reading.ts";
import type { Look } from "../form/read-ways.ts";
import { contentLines } from "./page-says.ts";

/** Unexplained lines near the total and the order's button. `ordered`: names of the goods, details of the buyer. */
export function unexplainedOn(
  { reading, all }: Pick<Look, "reading" | "all">,
  total: DisplayedMoney | undefined,
  ordered: readonly (string | undefined)[],
): UnexplainedLines | undefined {
  const [page] = reading.frames;
  if (!page) return undefined;
  const orderButtons = orderButtonsOf(page);
  const fields = all.flatMap(({ label, placeholder, value, choices = [] }) => [
    label,
    placeholder,
    value,
    ...choices.map(({ title }) => title),
  ]);
  const framed = reading.frames.filter(
    ({ parent, isOwn, surroundings }) => parent >= 0 && isOwn && surroundings,
  );
  const buttons = page.pressables.map(({ text }) => text).filter((text) => !orderButtons.includes(text));
  return unexplainedLines({
    lines: contentLines(page),
    framed: framed.flatMap(contentLines),
    total,
    orderButtons,
    ordered: ordered.filter((words) => words !== undefined),
    named: [...fields, ...buttons],
  });
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
