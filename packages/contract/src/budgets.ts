import { z } from "zod";
import { CurrencyCode, DecimalAmount } from "./money.ts";

const amounts = {
  /** For each purchase. */
  perCheckout: DecimalAmount.optional(),
  /** For all purchases of a UTC day. */
  perDay: DecimalAmount.optional(),
  /** For all purchases ever made with the key. */
  total: DecimalAmount.optional(),
};

/** How much a key may spend, in one currency. Purchases in other currencies are refused. */
export const CreateBudget = z
  .strictObject({ /** USD unless it is given. */ currency: CurrencyCode.optional(), ...amounts })
  .refine(
    ({ perCheckout, perDay, total }) => [perCheckout, perDay, total].some((amount) => amount !== undefined),
    "must have at least one of perCheckout, perDay and total",
  );

export const Budget = z.object({ currency: CurrencyCode, ...amounts });
export type Budget = z.infer<typeof Budget>;

/** What was spent from a budget, including amounts held for purchases whose total is awaiting approval. */
export const BudgetSpent = z.object({ today: DecimalAmount, total: DecimalAmount });
export type BudgetSpent = z.infer<typeof BudgetSpent>;
