import type { Visitor } from "../visitor.ts";
import type { Edition } from "../words/words.ts";

export type Step = "address" | "delivery" | "payment" | "review";

export function stepPath({ prefix }: Edition, step: Step): string {
  return `${prefix}/order/${step}`;
}

/** The earlier step a visitor must complete first; `undefined` if there is none. */
export function findEarlierStep(visitor: Visitor, edition: Edition, wanted: Step): string | undefined {
  const { lines, account, address, method, day, payment } = visitor;
  if (lines.length === 0) return `${edition.prefix}/basket`;
  if (!account) return `${edition.prefix}/account/sign-in?next=${stepPath(edition, "address")}`;
  if (wanted === "address") return undefined;
  if (!address) return stepPath(edition, "address");
  if (wanted === "delivery") return undefined;
  if (!method || !day) return stepPath(edition, "delivery");
  return wanted === "review" && !payment ? stepPath(edition, "payment") : undefined;
}
