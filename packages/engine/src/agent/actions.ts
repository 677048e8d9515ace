import { z } from "zod";
import type { AgentReply, AgentTool } from "./agent-model.ts";
import { placeholders } from "./placeholders.ts";

const ref = z
  .string()
  .regex(/^(f\d{1,4})?e\d{1,6}$/)
  .describe("The mark of an element in the snapshot, such as e12.");

/** Why a model may give up; its own words are not passed on. */
const stopReasons = ["sold_out", "needs_account", "wants_a_person", "not_a_shop", "no_way_on"] as const;

/** Everything a model can do. No action takes free text, an address or an amount. */
const actions = {
  click: {
    description: "Press a button, a link, a box or anything else that reacts to a press.",
    input: z.strictObject({ ref }),
  },
  fill: {
    description: "Write a detail of the buyer into a field. You name the detail; you never see it.",
    input: z.strictObject({ ref, value: z.enum(placeholders) }),
  },
  select: {
    description: "Choose one of the options of a list, by its words as the snapshot shows them.",
    input: z.strictObject({ ref, option: z.string().min(1).max(200) }),
  },
  scroll: {
    description: "Scroll by a screen, where the rest of the page loads only then.",
    input: z.strictObject({ direction: z.enum(["down", "up"]) }),
  },
  ask: {
    description: "Have a person fill in a field that wants something none of the placeholders is.",
    input: z.strictObject({ ref }),
  },
  stop: {
    description: "Give up, where nothing on the page serves the goal.",
    input: z.strictObject({ reason: z.enum(stopReasons) }),
  },
} as const;

type ActionName = keyof typeof actions;
export type AgentAction = {
  [Name in ActionName]: { kind: Name } & z.output<(typeof actions)[Name]["input"]>;
}[ActionName];

export const agentTools: readonly AgentTool[] = Object.entries(actions).map(
  ([name, { description, input }]) => ({
    name,
    description,
    input: z.toJSONSchema(input),
  }),
);

/** The model's first call, or undefined if it is not a valid action. */
export function parseAction({ calls: [call] }: AgentReply): AgentAction | undefined {
  if (!call || !isActionName(call.name)) return undefined;
  const read = actions[call.name].input.safeParse(call.input);
  // The name and the input were parsed by the same entry of the table.
  return read.success ? ({ kind: call.name, ...read.data } as AgentAction) : undefined;
}

function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actions, name);
}
