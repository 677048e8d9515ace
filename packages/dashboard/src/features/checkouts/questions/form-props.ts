import type { PendingUserAction } from "@cartwright/contract";
import type { ReactNode } from "react";
import type { ActionOfCheckout } from "../api/resolve-action.ts";

/** What every form of an answer is given. */
export interface FormProps {
  action: PendingUserAction;
  ids: ActionOfCheckout;
  merchant: string;
  submitLabel: string;
  /** Stands beside the button that answers. */
  decline: ReactNode;
}
