import { type Checkout, isUuid, messages } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { findCheckoutView, isCheckoutOf, type Owner } from "./checkouts.store.ts";
import { presentCheckout } from "./present-checkout.ts";

/** Returns the checkout as it is now. Throws not_found for those of other tenants or end users. */
export async function getCheckout(db: Db, caller: Caller, id: string): Promise<Checkout> {
  const row = isUuid(id) ? await findCheckoutView(db, caller, id) : undefined;
  if (!row) throw new ServiceError("not_found", messages.checkouts.notFound);
  return presentCheckout(row, caller);
}

export async function ensureCheckoutVisible(db: Db, owner: Owner, id: string): Promise<void> {
  if (!isUuid(id) || !(await isCheckoutOf(db, owner, id))) {
    throw new ServiceError("not_found", messages.checkouts.notFound);
  }
}
