import {
  addAmounts,
  type Budget,
  compareAmounts,
  type DisplayedMoney,
  messages,
  writeAmount,
} from "@cartwright/contract";

/** Restrictions on what a key may be used for. */
export interface Mandate {
  budget: Budget | null;
  expiresAt: Date | null;
  isRevoked: boolean;
}

/** What was spent of the budget, without the checkout in question. */
export interface Spent {
  today: string;
  total: string;
}

export interface MandateRefusal {
  trigger: "max_cost_exceeded" | "run_failed";
  code: "budget_exceeded" | "budget_not_applicable" | "mandate_ended";
  message: string;
}

/**
 * Decides whether a purchase at this total may go on. Checked before anyone approves it and again before the
 * order is sent. A purchase that doesn't fit ends, because an approval can't exceed what the key's owner has
 * allowed. Currencies are never converted.
 */
export function findMandateRefusal(
  { budget, expiresAt, isRevoked }: Mandate,
  { total, spent, now }: { total: DisplayedMoney | undefined; spent: Spent; now: Date },
): MandateRefusal | undefined {
  if (isRevoked || (expiresAt !== null && now >= expiresAt))
    return { trigger: "run_failed", code: "mandate_ended", message: messages.runs.mandateEnded };
  if (!budget) return undefined;
  if (total?.currency === undefined) return notApplicable(messages.runs.totalNotClear);
  const { currency } = budget;
  if (total.currency !== currency)
    return notApplicable(messages.runs.totalInOtherCurrency(total.currency, currency));
  const broken = limitsOf(budget, spent).find(({ left }) => compareAmounts(total.amount, left) > 0);
  if (!broken) return undefined;
  const message = messages.runs.orderTotalAboveBudget(
    `${writeAmount(total.amount, currency)} ${currency}`,
    `${writeAmount(broken.left, currency)} ${currency}`,
    broken.period,
  );
  return { trigger: "max_cost_exceeded", code: "budget_exceeded", message };
}

function notApplicable(message: string): MandateRefusal {
  return { trigger: "run_failed", code: "budget_not_applicable", message };
}

/** The most that one more purchase may cost now. */
export function leftOf(budget: Budget, spent: Spent): string | undefined {
  const [first, ...others] = limitsOf(budget, spent).map(({ left }) => left);
  return others.reduce((least, one) => (least && compareAmounts(one, least) < 0 ? one : least), first);
}

function limitsOf({ perCheckout, perDay, total }: Budget, spent: Spent): { left: string; period: string }[] {
  return [
    ...(perCheckout === undefined ? [] : [{ left: perCheckout, period: "per checkout" }]),
    ...(perDay === undefined ? [] : [{ left: without(perDay, spent.today), period: "left today" }]),
    ...(total === undefined ? [] : [{ left: without(total, spent.total), period: "left in all" }]),
  ];
}

/** Never below zero. */
function without(limit: string, spent: string): string {
  if (compareAmounts(limit, spent) <= 0) return "0";
  return subtract(limit, spent);
}

/** Exact subtraction of decimal strings with up to six fraction digits. */
function subtract(left: string, right: string): string {
  const digits = Math.max(...[left, right].map((amount) => amount.split(".")[1]?.length ?? 0));
  const scaled = (amount: string): bigint => {
    const [whole = "0", fraction = ""] = addAmounts(amount, "0").split(".");
    return BigInt(whole + fraction.padEnd(digits, "0"));
  };
  const difference = (scaled(left) - scaled(right)).toString().padStart(digits + 1, "0");
  return digits === 0 ? difference : `${difference.slice(0, -digits)}.${difference.slice(-digits)}`;
}
