import type { Constraints, DisplayedMoney, Quote, Receipt } from "@cartwright/contract";

/** What is left of a checkout without its personal data: the merchant, how it ended, and the amounts. */
export interface Remains {
  target: { url: string; kind: "direct_url" };
  constraints: Constraints;
  receipt: Receipt | null;
  quote: Quote | null;
}

interface StoredParts {
  target: { url?: string | undefined };
  constraints: Constraints;
  receipt: Receipt | null;
  quote: Quote | null;
}

/** Copies only what may stay, so that fields added later are erased by default. */
export function whatRemains({ target, constraints, receipt, quote }: StoredParts): Remains {
  const { maxCost } = constraints;
  return {
    target: { url: originOf(target.url), kind: "direct_url" },
    constraints: maxCost ? { maxCost: { amount: maxCost.amount, currency: maxCost.currency } } : {},
    receipt: receipt && {
      total: receipt.total && { amount: receipt.total.amount, currency: receipt.total.currency },
      merchantOrderId: null,
      evidence: { url: originOf(receipt.evidence.url) },
    },
    quote: quote && {
      items: [],
      shipping: amountOf(quote.shipping),
      tax: amountOf(quote.tax),
      total: { amount: quote.total.amount, ...(quote.total.currency && { currency: quote.total.currency }) },
    },
  };
}

function amountOf(money: DisplayedMoney | null | undefined): DisplayedMoney | null {
  return money ? { amount: money.amount, ...(money.currency && { currency: money.currency }) } : null;
}

/** Paths and queries may name products, orders and people; the origin only names the merchant. */
function originOf(url: string | undefined): string {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && parsed.origin !== "null" ? `${parsed.origin}/` : "https://erased.invalid/";
}
