import { z } from "zod";
import { findProfile } from "../features/buyer-profiles/buyer-profiles.store.ts";
import type { FindBuyer } from "../features/runs/run-engine.ts";
import type { Db } from "../platform/database/open-database.ts";

const word = z.string().exactOptional();

/** The fields that the engine fills forms with. Other stored data isn't passed to it. */
const Buyer = z.object({
  name: z.object({ first: word, last: word }).exactOptional(),
  contact: z.object({ email: word, phone: word }).exactOptional(),
  shipping: z
    .object({
      addressLines: z.array(z.string()).exactOptional(),
      locality: word,
      administrativeAreaCode: word,
      postalCode: word,
      countryCode: word,
    })
    .exactOptional(),
});

/** Returns the current profile. Whether the checkout may use it was decided when it was created. */
export function createBuyerFinder(db: Db): FindBuyer {
  return async ({ tenantId, buyerProfileId }) => {
    const profile = await findProfile(db, { tenantId, subject: undefined }, buyerProfileId);
    if (profile === undefined) return undefined;
    const { name, contact, shipping } = profile;
    return Buyer.parse({
      ...(name !== null && { name }),
      ...(contact !== null && { contact }),
      ...(shipping !== null && { shipping }),
    });
  };
}
