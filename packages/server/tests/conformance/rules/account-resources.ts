import { section } from "./rule.ts";

export const signup = section({ code: "SU", title: "Sign-up", file: "signup/signup" }, [
  [
    "A sign-up gives a sandbox-only tenant and a test key, with 201.",
    "gives a sandbox-only tenant and a test key that holds every scope",
  ],
  ["No body is needed.", "needs no body at all"],
  [
    "The name falls back to the e-mail, then to a general one.",
    "is named after its name, else its e-mail, else in general",
  ],
  ["Name and e-mail have their limits.", "of %j is a 400 that names the field"],
  ["The longest ones are taken.", "of the longest name and e-mail is accepted"],
  ["No credential is asked for.", "ignores a bearer token"],
  ["An address signs up three times an hour.", "is three in a rolling hour"],
  ["No Retry-After is sent.", "sends no Retry-After"],
  ["The platform has a limit of a day.", "is a number in a rolling day"],
  [
    "Both limits are exact under concurrency.",
    "the limit of one address > holds for any number of sign-ups at once",
  ],
  ["Sign-up may be paused (429) or closed (403).", "pauses, closes and opens sign-up at run time"],
]);

export const buyerProfiles = section(
  { code: "BP", title: "Buyer profiles", file: "buyer-profiles/buyer-profiles" },
  [
    [
      "A profile is given back as it was sent.",
      "gives back everything that was sent, and the profile can be read again",
    ],
    ["`{}` makes a profile of nulls.", "from {} gives nulls for everything"],
    ["An empty object is kept apart from null.", "keeps {} apart from null"],
    ["Nothing is corrected.", "corrects and normalises nothing"],
    ["The subject is trimmed.", "trims the subject"],
    ["A wrong type is `Invalid profile` with issues.", "from %j is a 400 that names the field"],
    ["An unknown field of a create is a 400.", "with an unknown top-level field is a 400 that names it"],
    ["A bound key stamps its subject; another one is a 403.", "creates profiles of its own end user alone"],
    [
      "A bound key sees, changes and deletes its own end user's profiles alone.",
      "sees, changes and deletes profiles of its own end user alone",
    ],
    [
      "A missing or foreign profile is `Profile not found`.",
      "that is missing or another tenant's is the same 404, in every verb",
    ],
    ["The list takes no subject filter.", "takes no subject filter"],
    [
      "A change replaces each field that is there as a whole.",
      "replaces each field that is there as a whole, and leaves the others",
    ],
    ["Null clears; `{}` stores an empty object.", "clears with null, and stores {} as an empty object"],
    [
      "A change of nothing is `No fields to update`.",
      "with nothing is a 400, whether the profile exists or not",
    ],
    [
      "A change of the subject or an unknown field is an `unrecognized_keys` issue.",
      "with a subject or any unknown field is a 400 that names it",
    ],
    ["A delete answers `{deleted: true, id}` once, then 404.", "says so once, and is a 404 from then on"],
    [
      "A delete takes the profile's sessions along.",
      "leaves its checkouts without it, and takes its sessions along",
    ],
  ],
);

export const buyerSessions = section(
  { code: "BS", title: "Buyer sessions", file: "buyer-sessions/buyer-sessions" },
  [
    [
      "The list gives metadata alone, last updated first, without a cursor.",
      "gives metadata alone, last updated first",
    ],
    ["`buyerProfileId` filters.", "filters by profile; an id that names none filters to nothing"],
    [
      "Without a vault there are no sessions, and `vaultEnabled` says so.",
      "gives nothing and says so where there is no vault",
    ],
    [
      "A bound key sees its own end user's sessions.",
      "of a subject-bound key gives its end user's alone, also when another profile is asked for",
    ],
    ["A delete answers `{deleted: true}` once, then 404.", "says so once, and is a 404 from then on"],
    [
      "A missing or foreign session is `Session not found`.",
      "missing, another tenant's and another end user's are the same 404",
    ],
    ["No route creates one.", "sessions cannot be created over HTTP"],
    [
      "A run that signed in stores its session, encrypted.",
      "keeps one session for each merchant, encrypted, and replaces it at the next sign-in",
      "buyer-sessions/session-vault",
    ],
  ],
);

export const webhooks = section(
  { code: "WH", title: "Webhook endpoints", file: "webhooks/webhook-endpoints" },
  [
    ["A create shows the secret, this once, with 201.", "shows its secret, this once"],
    [
      "Each endpoint has a secret of its own.",
      "gives each endpoint a secret of its own, also for one and the same URL",
    ],
    ["https is taken, and http for localhost and 127.0.0.1.", "takes %s"],
    ["Any other URL is a 400 that names the field.", "refuses the URL %j and names the field"],
    ["A label has at most 200 characters.", "takes a label of 200 characters and no more"],
    [
      "The list gives active endpoints newest first, under both names, without secrets or a cursor.",
      "gives those that are active newest first, twice, with no cursor",
    ],
    ["A revocation answers `{revoked: true}` and keeps the record.", "says so, and keeps its record"],
    [
      "A missing, foreign or revoked endpoint is `Endpoint not found`.",
      "missing, another tenant's and revoked endpoints are the same 404",
    ],
    [
      "Status changes are delivered, signed, retried three times and never twice in another spelling.",
      "is made four times in all after %s: the same bytes and id, a fresh signature",
      "webhooks/deliveries",
    ],
    [
      "Deliveries to a revoked endpoint stop at once.",
      "gets nothing more: no new event, and no retry of an older one",
      "webhooks/deliveries",
    ],
    [
      "`lastDeliveryAt` and `lastDeliveryStatus` tell of the last delivery.",
      "is told of on its endpoint, with the status or null",
      "webhooks/deliveries",
    ],
    [
      "What became of each event at each endpoint is listed, the newest first.",
      "is listed for each event and endpoint, of one checkout or of all, and for nobody else",
      "webhooks/deliveries",
    ],
    [
      "Every change but `queued` is an event, one for each action raised.",
      "are all of its changes but `queued`, one for every action raised and every answer",
      "webhooks/deliveries",
    ],
    [
      "The payload is that of the contract; an untagged checkout has no subject in it.",
      "say no more than the contract does, in its order, and carry no subject where there is none",
      "webhooks/deliveries",
    ],
    [
      "The reason of a failure and the subject are told.",
      "name the reason of a failure, and the end user of a tagged checkout",
      "webhooks/deliveries",
    ],
    [
      "Every active endpoint of the tenant receives every event.",
      "reach every active endpoint of the tenant, and nobody else's",
      "webhooks/deliveries",
    ],
    [
      "The signature is over the raw body, keyed with the endpoint's secret.",
      "is a signed POST of JSON that the published verification accepts",
      "webhooks/deliveries",
    ],
    ["Any 2xx is success.", "is a success with any 2xx, and is then never made again", "webhooks/deliveries"],
    [
      "An answer takes ten seconds at most.",
      "ends an exchange with a server that %s",
      "platform/outbound-http",
    ],
    ["Retries are per endpoint.", "concerns its own endpoint alone", "webhooks/deliveries"],
    [
      "Dispatching is durable.",
      "killed at any moment and started again, it delivers every event or tries it four times",
      "webhooks/killed-dispatchers",
    ],
    [
      "A secret is replaced by registering a second endpoint.",
      "leaves its twin alone: a secret is replaced by registering the URL again",
      "webhooks/deliveries",
    ],
  ],
);

export const apiKeys = section({ code: "AK", title: "API keys", file: "api-keys/api-keys" }, [
  ["A create shows the key, this once; its hash is what is kept.", "shows it once and stores its hash"],
  ["The key works.", "makes a key that works"],
  ["Scopes that are left out are `*`.", "shows it once and stores its hash"],
  ["Wrong fields are named.", "from %j is a 400 that names the field"],
  ["An unknown field is a 400.", "with an unknown field is a 400 that names it"],
  ["An unknown scope is a 400 with `validScopes`.", "with an unknown scope is a 400 with the valid ones"],
  [
    "A key grants only what it holds; the refusal has `heldScopes`.",
    "a key cannot grant what it does not hold",
  ],
  ["Read under a held write may be granted.", "a key may grant what it holds, read under write included"],
  ["A sandbox-only account creates no live keys.", "a sandbox-only account cannot create live keys"],
  ["A test key issues no live key.", "a test key of an activated account cannot issue a live key"],
  ["A live key issues both.", "a live key issues live and test keys"],
  ["A bound key mints for its own subject alone.", "a bound key cannot mint a key for another"],
  ["A key that a bound key mints is bound too.", "a bound key hands its binding on, named or not"],
  ["A subject is trimmed and listed.", "is trimmed and listed"],
  [
    "The list gives every key, revoked ones included, under both names and without a secret.",
    "gives every key newest first, twice, with no cursor and no secret",
  ],
  ["A revocation answers `{revoked: true, id}`.", "says so, with its id"],
  [
    "A missing, foreign or revoked key is `Key not found or already revoked`.",
    "missing, another tenant's and revoked keys are the same 404",
  ],
]);

export const usage = section({ code: "US", title: "Usage", file: "usage/usage" }, [
  ["The window is this UTC month up to now unless the query says otherwise.", "is this UTC month up to now"],
  ["`from` counts, `to` does not.", "holds its start and not its end"],
  ["Any text that a date parser reads is taken.", "reads %s as %s"],
  ["Anything else is `Invalid from/to date`.", "from or to %j is no date"],
  ["`from` must lie before `to`.", "%j ends before it starts"],
  [
    "Days are UTC days; those without completions are left out.",
    "counts by UTC day and leaves out days without completions",
  ],
  [
    "Volume is summed for each currency, without receipts that have no total.",
    "sums receipts exactly, one sum for each currency, without those that have no total",
  ],
  ["Nothing of another tenant is counted.", "never counts another tenant's"],
  [
    "A completed checkout is counted once.",
    "buys through the whole server, and counts what was bought once",
    "runs/whole-server",
  ],
]);
