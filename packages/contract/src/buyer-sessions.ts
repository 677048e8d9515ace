import { z } from "zod";
import { Timestamp, Uuid } from "./primitives.ts";

/** A login kept at one merchant. The cookies themselves are never sent. */
export const BuyerSession = z.object({
  id: Uuid,
  buyerProfileId: Uuid,
  /** The registrable domain. */
  merchantDomain: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type BuyerSession = z.infer<typeof BuyerSession>;

/** Any string: the id of an unknown profile matches nothing. */
export const ListBuyerSessionsQuery = z.object({ buyerProfileId: z.string().optional() });

/** All sessions, last updated first. Without a vault there are none, and runs proceed logged out. */
export const BuyerSessionList = z.object({ sessions: z.array(BuyerSession), vaultEnabled: z.boolean() });
export type BuyerSessionList = z.infer<typeof BuyerSessionList>;

export const DeletedBuyerSession = z.object({ deleted: z.literal(true) });
