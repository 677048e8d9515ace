import type { Visit } from "../phases/visit.ts";
import type { AgentModel } from "./agent-model.ts";
import type { Budget } from "./budget.ts";
import type { AgentGoal } from "./goal.ts";

/** One request to a model to reach a goal. */
export interface Drive {
  visit: Visit;
  goal: AgentGoal;
  model: AgentModel;
  budget: Budget;
  /** Answers to secret questions: a page that shows one is not shown to a model. */
  secrets: ReadonlySet<string>;
  /** The model only points at an element; code operates it. */
  isPointing: boolean;
}
