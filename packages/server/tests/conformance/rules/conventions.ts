import { section } from "./rule.ts";

const profiles = "buyer-profiles/buyer-profiles";
const fuzz = "fuzz/fuzz";
const liveView = "live-view/live-view";

export const conventions = section({ code: "CV", title: "Conventions", file: "conformance/conventions" }, [
  ["Answers are JSON in UTF-8.", "every answer is JSON in UTF-8"],
  [
    "The ids that the service makes are UUIDs of version 4.",
    "every id that the service makes is a UUID of version 4",
  ],
  [
    "Every timestamp is ISO 8601 in UTC with milliseconds.",
    "every timestamp is ISO 8601 in UTC with milliseconds",
  ],
  [
    "Money is an object of a decimal string and a currency.",
    "every amount is a decimal string beside its currency",
  ],
  [
    "An amount that is a number is refused.",
    "answers 400 with the place for %s",
    "checkouts/create-checkout",
  ],
  [
    "A currency that is left out is US dollars.",
    "answers 201 with what was sent, as it was sent",
    "checkouts/create-checkout",
  ],
  [
    "A list gives 20 items newest first, and the rest page by page.",
    "gives 20 newest first, and the rest by cursor, whatever their milliseconds",
    profiles,
  ],
  ["`limit` is a whole number from 1 to 100.", "with limit=%s is a 400", profiles],
  ["The limits 1 and 100 themselves are taken.", "with limit=%s is accepted", profiles],
  ["`cursor` is an ISO timestamp.", "with cursor=%s is a 400", profiles],
  [
    "A page holds what was created strictly before its cursor.",
    "takes a plain timestamp for a cursor: strictly before it",
    profiles,
  ],
  ["`nextCursor` is null at the end.", "ends with a null cursor exactly at the end", profiles],
  [
    "Checkouts page by the same rules.",
    "pages through all of them, newest first, also those of one millisecond",
    "checkouts/list-checkouts",
  ],
  [
    "`GET /health` needs no credential and says `ok` and the name of the service.",
    "authentication > GET /health needs none",
    "http/authentication",
  ],
  [
    "Every refusal has the one shape, whatever was sent.",
    "no request is answered with a 5xx or in a shape that the contract does not know",
    fuzz,
  ],
  [
    "No request is met with a 5xx.",
    "no request is answered with a 5xx or in a shape that the contract does not know",
    fuzz,
  ],
  [
    "Bytes that are no HTTP request are refused in the one shape.",
    "bytes that are hardly HTTP are answered in the one shape or not at all",
    fuzz,
  ],
  ["A body that is not JSON is a 400.", "%j, which is not JSON, is a 400", "http/hostile-requests"],
  ["A body of another content type is a 415.", "of type %s is a 415", "http/hostile-requests"],
  ["A body over 256 KiB is a 413.", "of %d bytes is a 413", "http/hostile-requests"],
  ["Text that no database keeps is a 400.", "a body > with %s is a 400", "http/hostile-requests"],
  ["U+0000 in a path or a query is a 400.", "U+0000 in a path or a query is a 400", "http/authentication"],
  [
    "An id that is no UUID is not found, like any other.",
    "the id %j is a 404 like any other",
    "http/authentication",
  ],
  [
    "An answer carries what its schema declares and nothing more.",
    "carries only what its schema declares",
    "http/hostile-requests",
  ],
  [
    "A path outside `/v1`, `/health` and `/embed` is a 404.",
    "outside /v1 that nobody serves is a 404",
    "http/hostile-requests",
  ],
  [
    "What is documented with an example is what the service answers.",
    "docs/openapi-examples.json holds what the service answers: `vitest -u` records it anew",
    "openapi/examples",
  ],
  [
    "`/embed/{checkoutId}` and its stream take an embed token, and refuse a bad one as plain text.",
    "that is missing, forged, expired or another checkout's is refused in plain text",
    liveView,
  ],
  ["The live view is read-only.", "takes no input: nothing but reading is served under /embed", liveView],
  [
    "Whatever is wrong with a request under `/embed` is said in plain text.",
    "whatever is wrong with a path under /embed is said in plain text, asked with %s",
    liveView,
  ],
  [
    "The stream of the live view is server-sent events up to the outcome.",
    "tells the status, the steps and the pictures, and ends with the outcome",
    liveView,
  ],
  [
    "The viewer page may stand in a frame of any site, and asks nobody else for anything.",
    "asks nobody else for anything, may stand in any frame, and leaves no trace",
    liveView,
  ],
  ["An embed token is in no log.", "is in no line of the log", liveView],
  [
    "Without a viewer no picture is made.",
    "has pictures made only while somebody watches, and once for all who do",
    liveView,
  ],
  [
    "A body whose bytes are no UTF-8 is a 400.",
    "with bytes that are no UTF-8 is a 400, and nothing of it is replaced",
    "http/hostile-requests",
  ],
]);
