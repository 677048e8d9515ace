import type { Checkout } from "@cartwright/contract";
import { Badge } from "./ui/badge.tsx";

/** Marks a checkout that stops at the total and orders nothing. */
export function QuoteMark({ goal }: Pick<Checkout, "goal">) {
  return goal === "quote" ? <Badge tone="info">Quote</Badge> : null;
}
