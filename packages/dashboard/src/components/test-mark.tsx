import type { Checkout } from "@cartwright/contract";
import { Badge } from "./ui/badge.tsx";

/** Marks a purchase at a sandbox merchant: no money moves, and nothing is charged for it. */
export function TestMark({ mode }: Pick<Checkout, "mode">) {
  return mode === "test" ? <Badge tone="accent">Test</Badge> : null;
}
