import { allRoutes } from "@cartwright/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Api, startApi } from "./start-api.ts";

let api: Api;
let key: string;

beforeAll(async () => {
  api = await startApi();
  ({ key } = await api.createTenant());
});
afterAll(() => api.close());

/** Names that routes know, so that nonsense reaches behind the first check. */
const knownNames = [
  "target",
  "url",
  "mode",
  "scopes",
  "subject",
  "label",
  "name",
  "contact",
  "shipping",
  "metadata",
];
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom("", "test", "\u0000", "\ud800"),
);
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...knownNames), text), fc.oneof(fc.jsonValue(), text)),
);
const queryNames = fc.constantFrom(
  "limit",
  "cursor",
  "status",
  "subject",
  "buyerProfileId",
  "from",
  "to",
  "token",
);
const call = fc.record({
  route: fc.constantFrom(...allRoutes.filter(({ access }) => access !== "embed-token")),
  id: fc.oneof(text, fc.uuid()),
  query: fc.array(fc.tuple(queryNames, text), { maxLength: 3 }),
  body: json,
  idempotencyKey: fc.option(fc.string({ minLength: 1, maxLength: 300 }).filter(isHeaderText), {
    nil: undefined,
  }),
});

test("no input to any route is met with a 5xx, and every refusal has the one shape", async () => {
  await fc.assert(
    fc.asyncProperty(call, async ({ route, id, query, body, idempotencyKey }) => {
      const path = route.path.replace(/\{\w+\}/g, encode(id) || "x");
      const search = query.map(([name, value]) => `${name}=${encode(value)}`).join("&");
      const answer = await api.call(route.method, `${path}?${search}`, {
        key,
        ...(route.method !== "GET" && { body }),
        headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ error: true, message: expect.any(String) });
    }),
    { numRuns: 400 },
  );
}, 120_000);

/** Every byte in percent-encoding, halves of surrogate pairs included as what they become. */
function encode(part: string): string {
  return [...new TextEncoder().encode(part)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

function isHeaderText(value: string): boolean {
  return /^[\x20-\x7e]+$/.test(value);
}
