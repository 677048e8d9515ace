import type { Locator } from "playwright-core";
import type { KnownBuyer } from "../phases/form/fields/known-buyer.ts";

/** What a model is asked to achieve. Only code decides whether it has. */
export interface AgentGoal {
  /** For the record: `reach_checkout`. */
  name: "find_purchase_button" | "reach_checkout" | "continue_checkout";
  /** One sentence for the model. */
  wish: string;
  buyer: KnownBuyer;
  /** Whether the goal is reached. Checked by code after each action; the model is never asked. */
  isReached(): Promise<boolean>;
  /** Selector of the shop's order button, if the platform is known. */
  payButton?: string | undefined;
  /** Whether all details are given and the page shows the order, so that "continue" may place it. */
  isLastLook?(): Promise<boolean>;
  /** A payment method is already chosen, so anything that leads on may place the order. */
  isPaymentChosen?: boolean;
}

/** The model-driven fallback of one run. */
export interface Agent {
  /** Whether it can still be used in this run. */
  isReady(): boolean;
  /** Continues until code finds the goal reached. False if the model does not get there, for any reason. */
  leadOn(goal: AgentGoal): Promise<boolean>;
  /** Has the model point at an element. Code judges and operates it. */
  pointOut(goal: AgentGoal): Promise<Locator | undefined>;
  /** Whether the model has changed the course of the purchase. */
  hasActed(): boolean;
}
