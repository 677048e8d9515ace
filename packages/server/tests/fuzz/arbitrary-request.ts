import { allRoutes, type RouteDefinition } from "@cartwright/contract";
import fc from "fast-check";
import { kindOf } from "../conformance/identified-routes.ts";
import { arbitraryBody, arbitraryText } from "./arbitrary-body.ts";
import { nastyText, nastyValue } from "./nasty-values.ts";
import { copies, idNames, keyNames } from "./pool.ts";

/** A request as bytes will say it. `$name` in path, query and headers stands for an id or a key of the pool. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: (readonly [name: string, value: string])[];
  body: string | undefined;
  framing: Framing;
}

/** How the body is sent: "short" and "long" contradict their content-length. */
type Framing = "length" | "chunked" | "gzip" | "short" | "long" | "both" | "bad-chunks";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "QUERY", "PROPFIND"];

const unknownPaths = [
  "/",
  "/v1",
  "/v1/",
  "/v1//checkouts",
  "/v1/checkouts/",
  "/v1/checkouts//",
  "/v1/Checkouts",
  "/v1/%63heckouts",
  "/V1/checkouts",
  "/v1/./checkouts",
  "/v1/x/../checkouts",
  "/v1/%2e%2e/checkouts",
  "/v1/nothing",
  "/v1/webhooks;a=b",
  "//v1/checkouts",
  "/health/",
  "/embed",
  "/embed/x/stream/y",
  "/%",
  "/%00",
  "/%c0%ae",
  "/\xff\xfe",
  "*",
  "http://example.com/v1/checkouts",
  "http://[/",
  "https:///v1/usage",
  "/v1/checkouts#x",
  "",
];

const pathSegments = [
  "..",
  ".",
  "",
  "%2e%2e",
  "%2f",
  "%00",
  "%zz",
  "%",
  "%E0%A4%A",
  "%ff",
  "%ed%a0%80",
  "a%2fb",
  ";",
  "\xe9",
  "x".repeat(5000),
  "__proto__",
  "constructor",
  "me",
  "%F0%9F%9B%92",
];

/** Mostly the id of a row of the kind that belongs there, and of the row that belongs with the others. */
function idText(route: RouteDefinition, field: string, copy: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(`$${kindOf(route, field)}${copy}`) },
    { weight: 1, arbitrary: fc.constantFrom(...idNames.map((name) => `$${name}`)) },
    { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
    { weight: 2, arbitrary: fc.constantFrom(...pathSegments) },
    { weight: 1, arbitrary: nastyText.map(encodeLoosely) },
  );
}

/** Percent-encoding that does not fail on half a surrogate pair. */
function encodeLoosely(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000);
}

function arbitraryPath(route: RouteDefinition): fc.Arbitrary<string> {
  const parts = route.path.split(/\{(\w+)\}/);
  const filled = fc
    .nat(copies - 1)
    .chain((copy) =>
      fc.tuple(
        ...parts.map((part, index) => (index % 2 === 0 ? fc.constant(part) : idText(route, part, copy))),
      ),
    );
  return fc.oneof(
    { weight: 9, arbitrary: filled.map((texts) => texts.join("")) },
    { weight: 1, arbitrary: fc.constantFrom(...unknownPaths) },
  );
}

const queryNames = ["limit", "cursor", "status", "subject", "from", "to", "buyerProfileId", "token"];
const queryName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...queryNames) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("limit[]", "limit[0]", "subject[a]", "__proto__", "%00", "%zz", ""),
  },
);
const queryValue = fc.oneof(
  fc.constantFrom(
    "1",
    "100",
    "20",
    "queued",
    "user-1",
    "2026-11-20T10:00:00.000Z",
    "2026-01-01",
    "$profile0",
  ),
  fc.constantFrom("%", "%00", "%ff", "%zz", "%ed%a0%80", "+", "\xe9", "%2B", "a=b", "1&limit=2"),
  nastyText.map(encodeLoosely),
);
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(queryName, queryValue), { minLength: 1, maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("?", "??", "?&&&", "?=", `?${"a&".repeat(3000)}`, "?a#b") },
);

const authorization = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...keyNames.map((name) => `Bearer $${name}`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "Bearer",
      "Bearer  ",
      "Basic YTpi",
      "Bearer ck_test_",
      "Bearer ck_live_x.y.z",
      "Bearer eyJhbGciOiJub25lIn0.e30.",
      "Bearer eyJ.eyJ.sig",
      "Bearer \xe9\xff",
      `Bearer ${"x".repeat(9000)}`,
      "Bearer $tenant, Bearer $tenant",
      "bearer\t$tenant",
    ),
  },
);

const oddHeaders: readonly (readonly [string, string])[] = [
  ["idempotency-key", ""],
  ["idempotency-key", "   "],
  ["idempotency-key", "order-1"],
  ["idempotency-key", "\xe9\xff\x80"],
  ["idempotency-key", "k".repeat(8000)],
  ["idempotency-key", "\x01"],
  ["last-event-id", ""],
  ["last-event-id", "2-0"],
  ["last-event-id", "999999999-999999999"],
  ["last-event-id", "9999999999-0"],
  ["last-event-id", "\xe9"],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "application/json;;;"],
  ["content-type", "APPLICATION/JSON"],
  ["content-type", "application/jsonp"],
  ["content-type", "multipart/form-data; boundary=x"],
  ["content-type", ""],
  ["content-type", "a"],
  ["content-type", "\xff/\xff"],
  ["content-encoding", "br"],
  ["host", ""],
  ["host", "\xe9"],
  ["host", "a b"],
  ["host", "evil.example:99999"],
  ["expect", "100-continue"],
  ["expect", "tea"],
  ["connection", "upgrade"],
  ["connection", "keep-alive, close"],
  ["upgrade", "websocket"],
  ["upgrade", "h2c"],
  ["x-forwarded-for", "not an address, 1.2.3.4"],
  ["x-http-method-override", "DELETE"],
  ["accept", "text/html"],
  ["accept-encoding", "gzip"],
  ["accept-version", "2.x"],
  ["range", "bytes=0-0"],
  ["if-none-match", "*"],
  ["cookie", `a=${"b".repeat(3000)}`],
  ["te", "trailers"],
  ["trailer", "x"],
  ["x-long", "y".repeat(20_000)],
  ["__proto__", "x"],
  ["constructor", "x"],
];

function arbitraryHeaders(hasBody: boolean): fc.Arbitrary<FuzzRequest["headers"]> {
  return fc
    .tuple(
      fc.option(authorization, { freq: 20 }),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 3 }) },
      ),
    )
    .map(([token, odd]) => [
      ...(token === null ? [] : [["authorization", token] as const]),
      ...(hasBody && !odd.some(([name]) => name === "content-type")
        ? [["content-type", "application/json"] as const]
        : []),
      ...odd,
    ]);
}

const framing: fc.Arbitrary<Framing> = fc.oneof(
  { weight: 16, arbitrary: fc.constant("length" as const) },
  { weight: 2, arbitrary: fc.constant("chunked" as const) },
  { weight: 1, arbitrary: fc.constantFrom("gzip", "short", "long", "both", "bad-chunks") },
);

const bodies = new Map(
  allRoutes.map((route) => [
    route,
    route.body
      ? fc.option(arbitraryText(arbitraryBody(route.body)), { nil: undefined, freq: 20 })
      : fc.option(arbitraryText(nastyValue), { nil: undefined, freq: 2 }),
  ]),
);

/** Requests to every route of the contract and to what lies beside them. */
export const arbitraryRequest: fc.Arbitrary<FuzzRequest> = fc.constantFrom(...allRoutes).chain((route) =>
  fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(route.method as string) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      path: fc.tuple(arbitraryPath(route), query).map((parts) => parts.join("")),
      body: bodies.get(route) ?? fc.constant(undefined),
      framing,
    })
    .chain((request) =>
      arbitraryHeaders(request.body !== undefined).map((headers) => ({ ...request, headers })),
    ),
);
