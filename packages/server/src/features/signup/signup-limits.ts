import { messages } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { countSignups } from "./signup.store.ts";
import type { Source } from "./source-address.ts";

export interface SignupLimits {
  perAddressPerHour: number;
  perDay: number;
}

const hourMs = 3_600_000;

/** All windows roll. Only accepted sign-ups are counted. */
export async function refuseBeyondLimits(
  db: Db,
  limits: SignupLimits,
  { source, now }: { source: Source; now: Date },
): Promise<void> {
  const counts = await countSignups(db, {
    source,
    hourAgo: new Date(now.getTime() - hourMs),
    dayAgo: new Date(now.getTime() - 24 * hourMs),
  });
  const { perAddressPerHour, perDay } = limits;
  const isNetworkBusy = source.isIpv6 && counts.ofNetworkInHour >= addressesOfNetwork * perAddressPerHour;
  const isTooMany =
    counts.ofAddressInHour >= perAddressPerHour ||
    isNetworkBusy ||
    counts.ofNetwork >= shareOf(limits, networkShare) ||
    counts.ofProvider >= shareOf(limits, providerShare);
  if (isTooMany) throw new ServiceError("over_limit", messages.signup.tooManyFromAddress);
  if (counts.ofAll >= perDay) throw new ServiceError("over_limit", messages.signup.paused);
}

/** An IPv6 network of 48 bits may do in an hour what so many addresses may. */
const addressesOfNetwork = 3;
/** Nobody uses up the day of everybody else alone. */
const networkShare = 1 / 10;
const providerShare = 1 / 2;
/** Where the day is small, a share of it would be none. */
const leastShare = 5;

function shareOf({ perDay, perAddressPerHour }: SignupLimits, share: number): number {
  return Math.max(Math.ceil(perDay * share), perAddressPerHour, leastShare);
}
