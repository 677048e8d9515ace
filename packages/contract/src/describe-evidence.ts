import type { EvidenceStep } from "./evidence.ts";

const goals = {
  checkout: "Looked for the way to the checkout",
  past_sign_in: "Looked for the way past the sign-in",
  next_step: "Looked for the way to the next step",
  order: "Looked for the button that places the order",
} as const;

const outcomes = {
  changed: "the page changed",
  nothing: "nothing happened",
  left_again: "it led nowhere, and the run went back",
} as const;

/** Describes a step of the journal for terminal and dashboard: one sentence, followed by its details. */
export function describeEvidence(step: EvidenceStep): string[] {
  switch (step.kind) {
    case "run_started":
      return ["A run began."];
    case "reported":
      return [step.label];
    case "weighed":
      return describeWeighing(step);
    case "tried":
      return [`Pressed "${step.action}".`];
    case "came_of_it":
      return [`"${step.action}": ${outcomes[step.outcome]}.`];
    case "corrected":
      return [`${step.done}.`];
    case "shop_said":
      return ["The shop said:", ...step.texts];
    case "asked":
      return [`Asked for ${step.key}:`, step.message];
    case "answered":
      return [`Got an answer for ${step.key}.`];
    case "order_sent":
      return [
        `About to place the order${step.total === null ? "" : ` at ${step.total}`} (attempt ${step.attempt}).`,
      ];
    case "run_ended":
      return [`The run ended: ${step.outcome}.`, ...(step.message === "" ? [] : [step.message])];
    case "dropped":
      return [`${step.count} more ${step.what} are not kept.`];
    default:
      return step satisfies never;
  }
}

function describeWeighing({ goal, candidates, fields, refused }: Extract<EvidenceStep, { kind: "weighed" }>) {
  const ranked = candidates.map(
    ({ text, weight, because, left }) =>
      `  ${weight.toFixed(1).padStart(6)}  "${text}" (${because.join(", ")})${left ? `, left: ${left}` : ""}`,
  );
  const asked = fields.map(
    ({ role, isRequired, isFilled }) => `${role}${isRequired ? "*" : ""}${isFilled ? "" : " (empty)"}`,
  );
  return [
    `${goals[goal]}${candidates.length === 0 ? ", and found nothing safe to press." : ":"}`,
    ...ranked,
    ...(asked.length > 0 ? [`fields: ${asked.join(", ")}`] : []),
    ...refused.map(({ text, why }) => `refused "${text}": ${why}`),
  ];
}
