import type { Trial } from "./try-purchase.ts";

/** Prints one line per purchase, followed by the message of a failed one. */
export function printTrial(trial: Trial): void {
  const { name, outcome, reason, code, seconds, modelCalls, orderId, total, message, questions, steps } =
    trial;
  const sum = total ? `${total.amount} ${total.currency}` : "-";
  const cells = [
    trial.isAsExpected ? "as expected" : "UNEXPECTED",
    name.padEnd(34),
    outcome,
    `${seconds.toFixed(1)} s`,
    `${modelCalls} model calls`,
    `order ${orderId ?? "-"}`,
    sum,
    `asked ${questions.join(", ") || "nothing"}`,
  ];
  console.log(cells.join("  "));
  if (outcome === "failed")
    console.log(`    ${reason} ${code ?? ""} after ${steps.at(-1) ?? "nothing"}: ${message}`);
}
