import { CheckoutStatus } from "@cartwright/contract";
import { z } from "zod";

/** The query parameters of page addresses. Unreadable values count as absent. */
const text = z.string().min(1).optional().catch(undefined);

export const CheckoutsSearch = z.object({
  status: CheckoutStatus.optional().catch(undefined),
  subject: text,
  cursor: text,
});

/** `like`: the id of a checkout to buy again. */
export const NewCheckoutSearch = z.object({ like: text });
