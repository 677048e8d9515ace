import { wordsIn } from "../../../choosing/request/tokens.ts";
import { sideNamed } from "../../../choosing/values/measures/side-named.ts";
import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { withChoicesLeft } from "./choices-left.ts";

/** Of whole numbers: fewer are no measure. */
const leastNumbers = 10;

/**
 * A list of whole numbers and one of fractions behind it, with a name in common, have no choice left if the request says
 * the measure: "54 and a half" of a "Drop" is "54" and "1/2". Unchanged otherwise.
 */
export function withFractionLists(
  groups: readonly OptionGroupSnapshot[],
  request: string | undefined,
): readonly OptionGroupSnapshot[] {
  const left = new Map<OptionGroupSnapshot, OptionChoiceSnapshot>();
  for (const [at, whole] of groups.entries()) {
    const parts = groups[at + 1];
    if (!parts || !areWhole(whole) || !areFractions(parts)) continue;
    const shared = wordsIn(whole.name).filter((word) => wordsIn(parts.name).includes(word));
    const number = sideNamed(shared, request);
    if (number === undefined) continue;
    const [first, second] = [find(whole, Math.floor(number)), find(parts, number % 1)];
    if (first && second) left.set(whole, first).set(parts, second);
  }
  return withChoicesLeft(groups, left);
}

function areWhole({ kind, choices }: OptionGroupSnapshot): boolean {
  return (
    kind === "select" &&
    choices.length >= leastNumbers &&
    choices.every(({ title }) => /^\d{1,4}$/.test(title))
  );
}

function areFractions({ kind, choices }: OptionGroupSnapshot): boolean {
  const isPart = ({ title }: OptionChoiceSnapshot) => title === "0" || /^\d{1,2}\/\d{1,2}$/.test(title);
  return kind === "select" && choices.length > 1 && choices.every(isPart);
}

function find({ choices }: OptionGroupSnapshot, number: number): OptionChoiceSnapshot | undefined {
  return choices.find(({ title, enabled }) => enabled && numberIn(title) === number);
}

function numberIn(title: string): number {
  const [above, below] = title.split("/").map(Number);
  return (above ?? 0) / (below ?? 1);
}
