import { describe, expect, test } from "vitest";
import { ActionBody, CreateCheckoutBody, CreateCheckoutHeaders, ListCheckoutsQuery } from "./checkouts.ts";
import { validationIssues } from "./errors.ts";

const url = "https://shop.example/p/1";

function issuesOf(body: unknown) {
  const { error } = CreateCheckoutBody.safeParse(body);
  return error ? validationIssues(error) : [];
}

test("fills in what may be left out and keeps everything else as sent", () => {
  const target = { url, note: { deep: [1] }, allowedDomains: ["Pay.Example"] };
  expect(CreateCheckoutBody.parse({ target, metadata: { a: null } })).toEqual({
    target: { ...target, kind: "direct_url" },
    constraints: {},
    metadata: { a: null },
  });
});

test("names an unknown top-level field in `keys`", () => {
  expect(issuesOf({ target: { url }, subjekt: "u1" })).toEqual([
    { code: "unrecognized_keys", path: [], message: expect.any(String), keys: ["subjekt"] },
  ]);
});

test("is permissive inside constraints", () => {
  const constraints = { maxCost: { amount: "20", note: 1 }, other: true };
  expect(CreateCheckoutBody.parse({ target: { url }, constraints }).constraints).toEqual({
    maxCost: { amount: "20", note: 1, currency: "USD" },
    other: true,
  });
});

describe("refuses", () => {
  test.each([
    ["no target", {}, ["target"]],
    [
      "a number as amount",
      { target: { url }, constraints: { maxCost: { amount: 20 } } },
      ["constraints", "maxCost", "amount"],
    ],
    ["an empty subject", { target: { url }, subject: "  " }, ["subject"]],
    ["a long subject", { target: { url }, subject: "x".repeat(201) }, ["subject"]],
    ["a profile id that is no UUID", { target: { url }, buyerProfileId: "p1" }, ["buyerProfileId"]],
    ["metadata that is no object", { target: { url }, metadata: [] }, ["metadata"]],
    ["constraints that are null", { target: { url }, constraints: null }, ["constraints"]],
    ["another kind", { target: { url, kind: "search" } }, ["target", "kind"]],
    [
      "a card in the request",
      { target: { url, request: "pay with 4242 4242 4242 4242 12/34" } },
      ["target", "request"],
    ],
    [
      "a card in the hints",
      { target: { url, merchantContext: "378282246310005" } },
      ["target", "merchantContext"],
    ],
    ["long hints", { target: { url, merchantContext: "x".repeat(4001) } }, ["target", "merchantContext"]],
    [
      "eleven domains",
      { target: { url, allowedDomains: Array(11).fill("a.example") } },
      ["target", "allowedDomains"],
    ],
    [
      "a domain with a scheme",
      { target: { url, allowedDomains: ["https://a.example"] } },
      ["target", "allowedDomains", 0],
    ],
    ["a country by name", { target: { url, countryCode: "usa" } }, ["target", "countryCode"]],
  ])("%s", (_, body, path) => {
    expect(issuesOf(body).map((issue) => issue.path)).toEqual([path]);
  });

  test.each([
    "",
    "shop.example",
    "/p/1",
    "ftp://a.example",
    "javascript:alert(1)",
    "https:a.example",
    "https://",
    "https://u:p@a.example",
    " https://a.example",
  ])("the url %j", (text) => {
    expect(issuesOf({ target: { url: text } }).map((issue) => issue.path)).toEqual([["target", "url"]]);
  });
});

test("trims a subject", () => {
  expect(CreateCheckoutBody.parse({ target: { url }, subject: " u1 " }).subject).toBe("u1");
});

test.each([
  [{ "idempotency-key": "  " }, undefined],
  [{ "idempotency-key": "" }, undefined],
  [{}, undefined],
  [{ "idempotency-key": " k1 " }, "k1"],
])("reads the idempotency key of %j as %j", (headers, key) => {
  expect(CreateCheckoutHeaders.parse(headers)["idempotency-key"]).toBe(key);
});

test("a filter by an empty or repeated subject is refused, not dropped", () => {
  expect(ListCheckoutsQuery.safeParse({ subject: " " }).success).toBe(false);
  expect(ListCheckoutsQuery.safeParse({ subject: ["a", "b"] }).success).toBe(false);
});

describe("an action body", () => {
  test.each([
    [{ action: "submit", values: { a: 1 } }, true],
    [{ action: "decline" }, true],
    [{ action: "decline", reason: "no" }, true],
    [{ action: "submit" }, false],
    [{ action: "submit", values: [] }, false],
    [{ action: "approve" }, false],
    [{}, false],
    [null, false],
  ])("%j: %s", (body, accepted) => {
    expect(ActionBody.safeParse(body).success).toBe(accepted);
  });
});
