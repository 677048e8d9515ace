import type { Locator } from "playwright-core";
import type { KnownBuyer } from "../phases/form/known-buyer.ts";

/** What a model is asked to bring about. Code alone decides whether it has been. */
export interface AgentGoal {
  /** For the record: `reach_checkout`. */
  name: "find_purchase_button" | "reach_checkout" | "continue_checkout";
  /** One sentence for the model. */
  wish: string;
  buyer: KnownBuyer;
  /** Whether the page stands now as was wished. Asked after each action, never of the model. */
  isReached(): Promise<boolean>;
  /** How the shop's own button that places the order is found, where the platform is known. */
  payButton?: string | undefined;
  /** Whether all is given and the page shows the order, so that "continue" may place it. */
  isLastLook?(): Promise<boolean>;
  /** A way to pay is chosen already, so that whatever leads on may place the order. */
  isPaymentChosen?: boolean;
}

/** The model-driven fallback of one run. */
export interface Agent {
  /** Whether it can still be asked in this run. */
  isReady(): boolean;
  /** Leads on until code finds the goal reached. False where the model does not get there, for whatever reason. */
  leadOn(goal: AgentGoal): Promise<boolean>;
  /** Has the model point at an element, which code judges, and works itself. */
  pointOut(goal: AgentGoal): Promise<Locator | undefined>;
  /** Whether the purchase has gone where a model led it. */
  hasActed(): boolean;
}
