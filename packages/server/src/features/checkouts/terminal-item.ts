import type { JsonObject, Receipt } from "@cartwright/contract";

type Ending =
  | { trigger: "declined" | "action_expired" | "cancelled" }
  | { trigger: "order_confirmed"; receipt: Receipt }
  | { trigger: "max_cost_exceeded" | "run_failed"; code: string; message: string };

/** The last item of a timeline: a stable code for machines and one sentence for people. */
export function terminalItem(ending: Ending): { label: string; data: JsonObject } {
  const { label, code, message } = describe(ending);
  return { label, data: { code, message } };
}

function describe(ending: Ending): { label: string; code: string; message: string } {
  switch (ending.trigger) {
    case "declined":
      return { label: "Failed", code: "user_cancelled", message: "The open question was declined." };
    case "action_expired":
      return {
        label: "Failed",
        code: "user_action_expired",
        message: "The open question was not answered in time.",
      };
    case "cancelled":
      return { label: "Cancelled", code: "cancelled", message: "The checkout was cancelled." };
    case "order_confirmed":
      return { label: "Succeeded", code: "succeeded", message: describeReceipt(ending.receipt) };
    case "max_cost_exceeded":
    case "run_failed":
      return { label: "Failed", code: ending.code, message: ending.message };
    default:
      return ending satisfies never;
  }
}

function describeReceipt({ merchantOrderId, total }: Receipt): string {
  const order = merchantOrderId === null ? "The order is confirmed" : `Order ${merchantOrderId} is confirmed`;
  return total === null ? `${order}.` : `${order}: ${total.amount} ${total.currency}.`;
}
