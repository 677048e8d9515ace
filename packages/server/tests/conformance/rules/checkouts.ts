import { section } from "./rule.ts";

const own = "conformance/checkouts";
const idempotency = "checkouts/idempotency";
const quota = "checkouts/quota";
const listing = "checkouts/list-checkouts";
const actions = "checkouts/actions";
const liveView = "live-view/live-view";
const purchase = "runs/purchase";

export const checkouts = section({ code: "CO", title: "Checkouts", file: "checkouts/create-checkout" }, [
  [
    "A create is answered with 201 and the checkout, `queued`, with what was sent as it was sent.",
    "answers 201 with what was sent, as it was sent",
  ],
  [
    "A new checkout carries one progress item, `intent_started`.",
    "answers 201 with what was sent, as it was sent",
  ],
  [
    "`target.url` is required and absolute, `kind` is `direct_url` alone.",
    "answers 400 with the place for %s",
  ],
  ["The kind of a target may be left out.", "answers 201 with what was sent, as it was sent"],
  [
    "`target`, `constraints` and `metadata` keep fields that the contract does not name.",
    "answers 201 with what was sent, as it was sent",
  ],
  [
    "`merchantContext`, `allowedDomains`, `countryCode` and `request` are taken and given back.",
    "may carry %s, and gives it back as it was sent",
    own,
  ],
  [
    "They are refused beyond their limits or in another form.",
    "is refused with %s %j, and the field is named",
    own,
  ],
  ["An unknown field of the body is a 400 that names it.", "names unknown fields of the body"],
  [
    "A validation failure is `Invalid request` with the place in `issues`.",
    "answers 400 with the place for %s",
  ],
  ["A subject is trimmed, and an empty one is a 400.", "answers 400 with the place for %s"],
  ["A subject has at most 200 characters.", "may have 200 characters after trimming and no more", own],
  [
    "A bound key fills its subject in; another one is a 403 that names it.",
    "fills in the subject of a bound key and refuses another",
  ],
  ["A profile must exist in the tenant.", "does not find a profile that is missing or another tenant's"],
  [
    "An untagged profile goes with a tagged checkout, and the reverse.",
    "takes a profile of the tenant, tagged or not",
  ],
  [
    "A profile of another subject than the checkout's is a 403 that names both; to a bound key it does not exist.",
    "names both subjects where the profile is another end user's, and hides it from a bound key",
  ],
  [
    "A sandbox-only account buys at sandbox merchants alone, and the gate looks at `allowedDomains` too.",
    "confines a sandbox-only account, its allowed domains included",
  ],
  [
    "So does a test key of any account; the refusal names the host, the reason and the merchants.",
    "confines a test key to the sandbox merchants",
  ],
  [
    "Subdomains of a sandbox merchant count, and a leading `www.` does not.",
    "takes %s for one of its merchants",
    own,
  ],
  ["A host that merely looks like a merchant's is refused.", "does not take %s for one", own],
  [
    "A live key of an activated account goes anywhere.",
    "lets a live key of an activated account go anywhere",
  ],
  [
    "An omitted `maxCost` becomes the plan's ceiling; a higher one is refused with `planCeilingUsd`, never clamped.",
    "puts the ceiling of the plan in place of an omitted limit, and refuses a higher one",
  ],
  [
    "A `maxCost` in another currency is not compared with the ceiling.",
    "is not compared with a limit in another currency",
    own,
  ],
  ["Business and Scale have no ceiling.", "is none on the plan %s", own],
  ["Checks come in the order of the contract.", "checks in the order of the contract"],
  [
    "A key with the same body brings back the checkout in its current state, with 200.",
    "brings back the checkout in its current state, defaults and order of names aside",
    idempotency,
  ],
  [
    "The body is compared after parsing: order of names and defaults do not count.",
    "brings back the checkout in its current state, defaults and order of names aside",
    idempotency,
  ],
  [
    "A key with another body is a 409 that names the checkout.",
    "refuses another body and names the checkout",
    idempotency,
  ],
  [
    "A holder without a fingerprint matches no body.",
    "refuses every body where the holder has no fingerprint",
    idempotency,
  ],
  [
    "Keys belong to tenant and subject, never to a credential.",
    "belongs to a tenant and subject, whichever credential is used",
    idempotency,
  ],
  ["An empty key counts as none.", "counts as absent when it is %j", idempotency],
  [
    "Of concurrent creates with one key one is answered 201, the others 200.",
    "makes one checkout of 200 creates at once",
    idempotency,
  ],
  ["A replay comes before the limits.", "replays where the limits would refuse a new checkout", idempotency],
  [
    "A replay comes after validation: a profile deleted since is a 400.",
    "is refused where its profile has been deleted since",
    own,
  ],
  [
    "A replay of a failed checkout brings back the failure.",
    "of a checkout that failed brings back the failure",
    own,
  ],
  [
    "A key is released by the first sweep after 24 hours; the checkout stays.",
    "is released by the first sweep after 24 hours, and the checkout stays",
    idempotency,
  ],
  [
    "Nothing but the creation of checkouts reads the key.",
    "happens nowhere but on the creation of checkouts",
    own,
  ],
  [
    "The limit of active checkouts is exact, by plan or by tenant.",
    "let exactly as many of 50 simultaneous creates through as %s allows",
    quota,
  ],
  ["No Retry-After is sent.", "let exactly as many of 50 simultaneous creates through as %s allows", quota],
  ["A checkout that has ended counts as active no more.", "count no checkout that has ended", quota],
  [
    "The daily limit rolls over 24 hours of creation time.",
    "count the creates of the last 24 hours, ended ones included",
    quota,
  ],
  ["It is 200 on every plan.", "is 200 checkouts on every plan unless the tenant has its own", own],
  [
    "A list item carries url, request, open question and receipt, and no timeline.",
    "carries the open question and the receipt, and no timeline",
    listing,
  ],
  ["`status` and `subject` filter, together too.", "filters by status and by subject, together", listing],
  ["An unknown status, limit or cursor is a 400.", "answers 400 to %s", listing],
  [
    "A subject that nobody has gives an empty page.",
    "that nobody has filters the list to an empty page",
    own,
  ],
  [
    "A bound key lists its own end user's checkouts; another subject is a 403.",
    "shows a bound key its own end user's alone",
    listing,
  ],
  [
    "`browser` is there from running on and gone at the end.",
    "shows the browser from running on, and no longer once the checkout has ended",
    listing,
  ],
  ["A cancel is an empty 202.", "cancels with an empty 202, once and again", actions],
  [
    "A checkout that is not there cannot be cancelled.",
    "does not find a checkout to cancel that is not there",
    actions,
  ],
  [
    "A cancel of a checkout that has ended changes nothing.",
    "a checkout that has ended is accepted and changes nothing",
    own,
  ],
  ["A cancel expires the open question.", "expires the open question, which is shown no more", own],
  [
    "A deleted profile leaves its checkouts without it.",
    "leaves its checkouts without it, and takes its sessions along",
    "buyer-profiles/buyer-profiles",
  ],
  [
    "`POST /v1/checkouts/{id}/embed-token` mints a token and a URL for the live view.",
    "is good for one checkout for 15 minutes, and comes with an address to open",
    liveView,
  ],
  [
    "A receipt has total, order id and evidence; total and order id may be null.",
    "may succeed without a total and an order id",
    purchase,
  ],
  [
    "A failure names one of the four reasons, the last item says why.",
    "fails for %s with the engine's own words",
    purchase,
  ],
  ["Metadata comes back byte for byte.", "comes back byte for byte, in the order in which it was sent", own],
  [
    "Metadata that could not come back is a 400.",
    "is refused where it could not come back: a number that no double holds",
    own,
  ],
  [
    "An embed token is minted for nobody who may not see the checkout.",
    "is minted for nobody who may not see the checkout",
    liveView,
  ],
  ["A stream ends with its token.", "ends the stream when it runs out, and opens no other", liveView],
]);

export const userActions = section({ code: "AC", title: "User actions", file: actions }, [
  [
    "An open question shows its key, message, schema, total and expiry in 10 minutes.",
    "shows the question with its schema, total and expiry",
  ],
  [
    "`submit` clears the question and the checkout is running again.",
    "resumes the run and answers with the checkout as the answer left it",
  ],
  [
    "`decline` ends the checkout with `user_cancelled`; its reason is kept for audit alone.",
    "ends the checkout when it is declined, and keeps the reason for audit alone",
  ],
  [
    "A body that is neither, or values that do not fit the question, are `Invalid action body`.",
    "is refused for %s, and the question stays open",
  ],
  [
    "Of many answers one lands; the others are `Action already submitted`.",
    "is taken once: of many at once one lands, and the others are told",
  ],
  [
    "A closed question says whether it was submitted, declined or expired.",
    "says what became of a question that is closed",
  ],
  [
    "An unanswered question expires, and the checkout fails with `user_action_expired`.",
    "expires the question on the spot when its time is over and no sweep has come by",
  ],
  ["It expires without any worker too.", "is swept when nobody answers and no worker is left"],
  [
    "A question of another checkout, tenant or end user is not found.",
    "finds nothing of other tenants, other end users and other checkouts",
  ],
  [
    "A card is kept in redacted form alone; its raw values are sealed until they are read once.",
    "keeps a redacted copy alone of a card, and the raw values sealed until they are read",
  ],
  ["No answer repeats a submitted secret.", "never repeats a secret that was refused"],
  [
    "No card reaches the log.",
    "hold no card, whether the answer was taken or refused",
    "conformance/secrets",
  ],
  [
    "A purchase goes over its questions to a receipt, and its timeline only grows.",
    "goes from queued over two questions to a receipt",
    purchase,
  ],
  [
    "`GET /v1/checkouts/{id}/evidence` tells what the runs of a checkout saw and tried, where that is kept, and to its owner alone.",
    "what a run told is kept sealed, in its order, with the picture of its end, and read by its owner alone",
    "evidence/evidence",
  ],
]);
