import { apiKeys, buyerProfiles, buyerSessions, signup, usage, webhooks } from "./account-resources.ts";
import { authentication } from "./authentication.ts";
import { checkouts, userActions } from "./checkouts.ts";
import { conventions } from "./conventions.ts";
import { events } from "./events.ts";

/** Every rule of the contract that clients can see, by section. */
export const sections = [
  conventions,
  authentication,
  signup,
  checkouts,
  userActions,
  buyerProfiles,
  buyerSessions,
  webhooks,
  apiKeys,
  usage,
  events,
];
