import type { Visit } from "../phases/visit.ts";
import type { AgentModel } from "./agent-model.ts";
import type { Budget } from "./budget.ts";
import type { AgentGoal } from "./goal.ts";

/** One time that a model is asked to bring something about. */
export interface Drive {
  visit: Visit;
  goal: AgentGoal;
  model: AgentModel;
  budget: Budget;
  /** Answers to secret questions: a page that shows one is shown to no model. */
  secrets: ReadonlySet<string>;
  /** The model only points; what it points at is worked by code. */
  isPointing: boolean;
}
