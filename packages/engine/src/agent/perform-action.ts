import type { Locator } from "playwright-core";
import { callInPage } from "../page/call-in-page.ts";
import type { Field } from "../page/fields/read-fields.ts";
import { fillField } from "../page/filling/fill.ts";
import { press } from "../page/moves/press.ts";
import { settle } from "../page/waiting/settle.ts";
import { askForFields, fieldKey } from "../phases/buyer/asking/ask-for-fields.ts";
import type { Visit } from "../phases/visit.ts";
import type { AgentAction } from "./actions.ts";
import type { AgentGoal } from "./goal.ts";
import { fieldOf } from "./judge-action.ts";
import type { LookedAt } from "./look-at-target.ts";
import { detailOf } from "./placeholders.ts";

type Performed = { done: true } | { done: false; why: string };

/** Carries out an approved action with the form engine's own functions. */
export async function performAction(
  visit: Visit,
  goal: AgentGoal,
  {
    action,
    locator,
    seen,
  }: { action: Extract<AgentAction, { ref: string }>; locator: Locator; seen: LookedAt },
): Promise<Performed> {
  const { page, pace } = visit;
  const field = fieldOf(seen.target, seen.around.fields);
  const performed = await perform();
  await settle(page, pace);
  return performed;

  async function perform(): Promise<Performed> {
    switch (action.kind) {
      case "click": {
        const proof = await press(page, locator, pace);
        if (proof.why !== undefined) return { done: false, why: "it could not be pressed" };
        return proof.began === "nothing" ? { done: false, why: "nothing happened" } : { done: true };
      }
      case "fill":
        return write(detailOf(action.value, goal.buyer), field);
      case "select":
        return write(action.option, field);
      case "ask":
        return write(field && (await askForFields(visit, [field])).get(fieldKey(field)), field);
    }
  }

  async function write(value: string | undefined, into: Field | undefined): Promise<Performed> {
    if (value === undefined || !into) return { done: false, why: "there is no such value" };
    const { country_code } = goal.buyer;
    const outcome = await fillField(into, value, pace, country_code ? { countryCode: country_code } : {});
    return outcome.filled ? { done: true } : { done: false, why: outcome.why };
  }
}

/** Scrolls one screen up or down. */
export async function scroll(visit: Visit, direction: "up" | "down"): Promise<void> {
  const { page, pace } = visit;
  await callInPage({ frame: page.mainFrame(), pace }, "scrollPage", direction === "down" ? 0.9 : -0.9);
  await settle(page, pace, { limitMs: 3_000 });
}
