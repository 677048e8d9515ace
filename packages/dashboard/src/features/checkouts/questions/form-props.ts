import type { PendingUserAction } from "@cartwright/contract";
import type { ReactNode } from "react";
import type { ActionOfCheckout } from "../api/resolve-action.ts";

/** The props of every answer form. */
export interface FormProps {
  action: PendingUserAction;
  ids: ActionOfCheckout;
  merchant: string;
  submitLabel: string;
  /** Shown beside the button that submits the answer. */
  decline: ReactNode;
}
