import type { FailureCode } from "@cartwright/contract";

/**
 * The purchase can't continue, for a known reason: an outcome being thrown, not a defect. `message` is for a
 * person: what happened, where, what to do. It never holds a secret.
 */
export class PurchaseFailed extends Error {
  override readonly name = "PurchaseFailed";
  readonly code: FailureCode;
  readonly reason: "max_cost_exceeded" | "automation_failed";

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
    this.reason = code === "max_cost_exceeded" ? code : "automation_failed";
  }
}

/** The shop did not take the item into its cart, and said why. */
export class ItemRefused extends PurchaseFailed {
  /** The shop's own words. */
  readonly words: string;

  constructor(message: string, words: string) {
    super("variant_unavailable", message);
    this.words = words;
  }
}
