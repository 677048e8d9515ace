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

/** All windows are rolling. Only accepted sign-ups count. */
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

/** The hourly limit of a 48-bit IPv6 network, in addresses. */
const addressesOfNetwork = 3;
/** Keeps a single network or provider from using up the daily limit. */
const networkShare = 1 / 10;
const providerShare = 1 / 2;
/** A share of a small daily limit would round to almost nothing. */
const leastShare = 5;

function shareOf({ perDay, perAddressPerHour }: SignupLimits, share: number): number {
  return Math.max(Math.ceil(perDay * share), perAddressPerHour, leastShare);
}
