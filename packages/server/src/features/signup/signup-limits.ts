import { messages } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { countSignups } from "./signup.store.ts";

export interface SignupLimits {
  perAddressPerHour: number;
  perDay: number;
}

const hourMs = 3_600_000;

/** Both windows roll. Only accepted sign-ups are counted. */
export async function refuseBeyondLimits(
  db: Db,
  limits: SignupLimits,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const counts = await countSignups(db, {
    address,
    addressSince: new Date(now.getTime() - hourMs),
    since: new Date(now.getTime() - 24 * hourMs),
  });
  if (counts.ofAddress >= limits.perAddressPerHour) {
    throw new ServiceError("over_limit", messages.signup.tooManyFromAddress);
  }
  if (counts.ofAll >= limits.perDay) throw new ServiceError("over_limit", messages.signup.paused);
}
