import { hostOf } from "../phases/visit.ts";
import type { AgentAction } from "./actions.ts";
import type { Drive } from "./drive.ts";

export interface ReportedAction {
  /** Undefined if the model answered with none. */
  action: AgentAction | undefined;
  /** The element's label on the page. */
  words: string;
  end: string;
}

/** Records what a model did, or tried to do: each action, including refused ones, without values. */
export async function reportAction(
  { visit, goal }: Pick<Drive, "visit" | "goal">,
  { action, words, end }: ReportedAction,
): Promise<void> {
  const on = words ? ` on "${words}"` : "";
  await visit.host.report({
    code: "agent_acted",
    label: `A model was asked at ${hostOf(visit)} (${goal.name}): ${action?.kind ?? "no action"}${on}, ${end}.`,
    facts: {
      goal: goal.name,
      action: action?.kind ?? null,
      target: words || null,
      end,
      ...detailsOf(action),
    },
  });
}

function detailsOf(action: AgentAction | undefined): Record<string, string> {
  switch (action?.kind) {
    case "fill":
      return { value: action.value };
    case "select":
      return { option: action.option };
    case "scroll":
      return { direction: action.direction };
    default:
      return {};
  }
}
