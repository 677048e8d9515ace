import { Money, type QuotedItem } from "@cartwright/contract";
import type { CheckoutOutcome, Step } from "../checkout-host.ts";
import { textLimits } from "./messages.ts";

/** Truncates what a page can make longer than a message may be, so that long text does not end a purchase. */
export function stepWithinLimits({ code, label, facts }: Step): Step {
  const cut = cutText(label, textLimits.label);
  return { code, label: cut, ...(facts && { facts: cutTexts(facts) }) };
}

/** A placed order keeps its receipt, whatever the shop wrote into parts of it. */
export function outcomeWithinLimits(outcome: CheckoutOutcome): CheckoutOutcome {
  if (outcome.status === "failed")
    return { ...outcome, message: cutText(outcome.message, textLimits.message) };
  if (outcome.status === "quoted") {
    const { items, ...amounts } = outcome.quote;
    return { status: "quoted", quote: { ...amounts, items: items.map(itemWithinLimits) } };
  }
  const { total, merchantOrderId, evidenceUrl } = outcome;
  return {
    status: "succeeded",
    total: Money.safeParse(total).success ? total : null,
    merchantOrderId: merchantOrderId && cutText(merchantOrderId, textLimits.orderNumber),
    evidenceUrl: cutText(evidenceUrl, textLimits.url),
  };
}

function itemWithinLimits({ title, options, ...item }: QuotedItem): QuotedItem {
  const named = Object.entries(options).map(([name, value]) => [shortened(name), shortened(value)] as const);
  return { ...item, title: shortened(title), options: Object.fromEntries(named) };
}

function shortened(text: string): string {
  return cutText(text, textLimits.orderNumber);
}

export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

function cutTexts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cut: unknown = JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === "string" ? cutText(value, textLimits.label) : value,
  );
  return typeof cut === "object" && cut !== null ? { ...cut } : {};
}
