import { describeEvidence, type EvidenceStep } from "@cartwright/contract";
import type { Output } from "./output.ts";
import { safeText } from "./safe-text.ts";

/** Prints the journal of a checkout's runs, with times since the start of the first run. */
export function printJournal(output: Output, steps: readonly EvidenceStep[]): void {
  const startedAt = Date.parse(steps[0]?.at ?? "");
  let page: string | null = null;
  for (const step of steps) {
    if (step.page !== null && step.page !== page) {
      page = step.page;
      output.line(output.style("dim", `at ${safeText(page)}`));
    }
    const [first = "", ...more] = describeEvidence(step);
    const seconds = `${((Date.parse(step.at) - startedAt) / 1000).toFixed(1).padStart(6)} s`;
    output.line(`${seconds}  ${output.style(styleOf(step), safeText(first))}`);
    for (const line of more) output.line(`          ${safeText(line)}`);
  }
}

function styleOf({ kind }: EvidenceStep): Parameters<Output["style"]>[0] {
  if (kind === "shop_said" || kind === "dropped") return "yellow";
  return kind === "reported" || kind === "run_ended" ? "bold" : "reset";
}
