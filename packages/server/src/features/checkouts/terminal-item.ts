import type { Quote, Receipt, SuccessCode } from "@cartwright/contract";
import type { Overcharge } from "./find-overcharge.ts";

type Ending =
  | { trigger: "declined" | "action_expired" | "cancelled" }
  | { trigger: "order_confirmed"; receipt: Receipt }
  | { trigger: "quoted"; quote: Quote }
  | { trigger: "max_cost_exceeded" | "run_failed"; code: string; message: string };

interface Circumstances {
  overcharge?: Overcharge | undefined;
  /** What the receipt says that isn't what was ordered. */
  remarks?: string | undefined;
  wasSubmitted: boolean;
  /** The shop's words, if it has refused the last payment that was sent. */
  refusal?: string | undefined;
}

/** The last item of a timeline: a stable code for machines and one sentence for people. */
export function terminalItem(
  ending: Ending,
  { overcharge, remarks, wasSubmitted, refusal }: Circumstances,
): { label: string; data: { code: string; message: string } } {
  const { label, code, message } = describe(ending, { overcharge, remarks });
  // Other endings come from the engine, whose message says what became of the order.
  const isByOthers = ["declined", "action_expired", "cancelled"].includes(ending.trigger);
  return {
    label,
    data: { code, message: isByOthers && wasSubmitted ? `${message}${submittedBefore(refusal)}` : message },
  };
}

function submittedBefore(refusal: string | undefined): string {
  return refusal === undefined
    ? " An order had been submitted before that, and may exist: look at the merchant before buying again."
    : ` The merchant had refused the payment before that. It said: "${refusal}". An order may stand open there, unpaid.`;
}

function describe(
  ending: Ending,
  odd: Pick<Circumstances, "overcharge" | "remarks">,
): { label: string; code: string; message: string } {
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
      return describeSuccess(ending.receipt, odd);
    case "quoted":
      return describeQuote(ending.quote);
    case "max_cost_exceeded":
    case "run_failed":
      return { label: "Failed", code: ending.code, message: ending.message };
    default:
      return ending satisfies never;
  }
}

function describeSuccess(
  receipt: Receipt,
  { overcharge, remarks }: Pick<Circumstances, "overcharge" | "remarks">,
): { label: string; code: SuccessCode; message: string } {
  const confirmed = [describeReceipt(receipt), remarks].filter(Boolean).join(" ");
  if (!overcharge) return { label: "Succeeded", code: "succeeded", message: confirmed };
  const { approved, charged } = overcharge;
  const before = [approved.amount, approved.currency].filter(Boolean).join(" ");
  return {
    label: "Succeeded, charged above approval",
    code: "charged_above_approval",
    message: `${confirmed} The merchant's confirmation says ${charged.amount} ${charged.currency}, but ${before} was approved. Ask the merchant about the difference.`,
  };
}

function describeQuote({ total }: Quote): { label: string; code: SuccessCode; message: string } {
  const amount = [total.amount, total.currency].filter(Boolean).join(" ");
  return { label: "Quoted", code: "quoted", message: `The total is ${amount}. Nothing was ordered.` };
}

function describeReceipt({ merchantOrderId, total }: Receipt): string {
  const order = merchantOrderId === null ? "The order is confirmed" : `Order ${merchantOrderId} is confirmed`;
  return total === null ? `${order}.` : `${order}: ${total.amount} ${total.currency}.`;
}
