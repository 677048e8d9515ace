import { type Described, sample } from "./described.ts";

/** By name, or by path and name if the meaning depends on the path. */
const parameters: Readonly<Record<string, Described>> = {
  "/v1/checkouts id": ["The checkout's id.", sample.checkoutId],
  "/v1/buyer-profiles id": ["The profile's id.", sample.profileId],
  "/v1/buyer-sessions id": ["The sign-in's id.", sample.otherId],
  "/v1/webhooks id": ["The endpoint's id.", sample.otherId],
  "/v1/api-keys id": ["The key's id.", sample.otherId],
  actionId: ["The id of the open question, `pendingUserAction.id`.", sample.actionId],
  partId: ["The id of one of the evidence's `parts`.", sample.otherId],
  limit: ["How many to return at most, from 1 to 100. 20 where it is left out.", 20],
  cursor: ["The `nextCursor` of the page before.", sample.createdAt],
  status: ["Only those in this status.", "awaiting_user_action"],
  subject: ["Only those of this end user.", "user_42"],
  buyerProfileId: ["Only those of this profile.", sample.profileId],
  checkoutId: ["Only those about this checkout.", sample.checkoutId],
  from: ["Start of the window, inclusive. Left out: the start of this month in UTC.", "2026-03-01"],
  to: ["End of the window, exclusive. Left out: now.", "2026-04-01"],
  "idempotency-key": [
    "A text of your own that makes retrying safe: the same key with the same body gives the same checkout for 24 hours.",
    "order-1234",
  ],
  "last-event-id": ["The id of the last event that you have, to get what came after it.", "3-1"],
};

/** @throws if a parameter has no entry. */
export function describeParameter(path: string, name: string): Described {
  const resource = path.split("/").slice(0, 3).join("/");
  const described = parameters[`${resource} ${name}`] ?? parameters[name];
  if (!described)
    throw new Error(
      `Describe the parameter "${name}" of ${path} in scripts/openapi/descriptions/parameters.ts`,
    );
  return described;
}
