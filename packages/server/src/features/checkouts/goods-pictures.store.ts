import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";

/** The pictures of what checkouts buy: JPEGs in base64, sealed. */
export interface GoodsPictures {
  /** Does nothing once the checkout has ended. */
  keep(checkoutId: string, jpeg: string): Promise<void>;
  find(checkoutId: string): Promise<string | undefined>;
}

export function createGoodsPictures(db: Db, sealer: Sealer): GoodsPictures {
  return {
    keep: async (checkoutId, jpeg) => {
      const sealed = sealer.seal(Buffer.from(jpeg, "base64"), checkoutId);
      // The lock orders this with ending and erasing the checkout.
      await sql`
        with checkout as (
          select id from checkouts
          where id = ${checkoutId} and status not in ('succeeded', 'failed', 'cancelled')
          for share)
        insert into goods_pictures (checkout_id, sealed) select id, ${sealed} from checkout
        on conflict (checkout_id) do update set sealed = excluded.sealed`.execute(db);
    },
    find: async (checkoutId) => {
      const row = await db
        .selectFrom("goods_pictures")
        .select("sealed")
        .where("checkout_id", "=", checkoutId)
        .executeTakeFirst();
      return row && openOrNone(sealer, row.sealed, checkoutId);
    },
  };
}

/** A key may be gone. The page then has no picture. */
function openOrNone(sealer: Sealer, sealed: Uint8Array, checkoutId: string): string | undefined {
  try {
    return sealer.open(sealed, checkoutId).toString("base64");
  } catch {
    return undefined;
  }
}
