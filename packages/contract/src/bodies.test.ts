import { describe, expect, test } from "vitest";
import { apiKeyFormat, CreateApiKeyBody } from "./api-keys.ts";
import { CreateBuyerProfileBody, UpdateBuyerProfileBody } from "./buyer-profiles.ts";
import { SignupBody } from "./signup.ts";
import { CreateWebhookBody } from "./webhooks.ts";

test.each([
  [CreateApiKeyBody, { mode: "test", sbject: "u1" }],
  [CreateBuyerProfileBody, { sbject: "u1" }],
  [UpdateBuyerProfileBody, { subject: "u1" }],
])("a strict body refuses an unknown field and names it", (schema, body) => {
  const [issue] = schema.safeParse(body).error?.issues ?? [];
  expect(issue).toMatchObject({ code: "unrecognized_keys", path: [], keys: [Object.keys(body).at(-1)] });
});

describe("an API key body", () => {
  test.each([
    [{ mode: "test" }, true],
    [{ mode: "live", label: "agent", scopes: ["checkouts.read", "nonsense"], subject: "u1" }, true],
    [{ mode: "test", scopes: [] }, true],
    [{}, false],
    [{ mode: "prod" }, false],
    [{ mode: "test", subject: "" }, false],
    [{ mode: "test", scopes: "*" }, false],
    [{ mode: "test", label: "x".repeat(201) }, false],
  ])("%j: %s", (body, accepted) => {
    expect(CreateApiKeyBody.safeParse(body).success).toBe(accepted);
  });

  test("keys look like keys", () => {
    expect(apiKeyFormat.test(`ck_test_${"aB3_-".repeat(6)}xy`)).toBe(true);
    expect(apiKeyFormat.test(`ck_prod_${"a".repeat(32)}`)).toBe(false);
    expect(apiKeyFormat.test(`ck_test_${"a".repeat(33)}`)).toBe(false);
  });
});

describe("a buyer profile body", () => {
  test("keeps partial documents and fields it does not know", () => {
    const body = { name: { first: "Ada", middle: "K" }, contact: {}, shipping: { addressLines: ["1 Way"] } };
    expect(CreateBuyerProfileBody.parse(body)).toEqual(body);
    expect(UpdateBuyerProfileBody.parse(body)).toEqual(body);
  });

  test("tells a cleared document from an empty one", () => {
    expect(UpdateBuyerProfileBody.parse({ name: null, contact: {} })).toEqual({ name: null, contact: {} });
  });

  test.each([
    { label: 1 },
    { name: "Ada" },
    { name: { first: 1 } },
    { name: { first: null } },
    { contact: [] },
    { shipping: { addressLines: "1 Way" } },
    { shipping: { addressLines: [1] } },
  ])("refuses %j", (body) => {
    expect(CreateBuyerProfileBody.safeParse(body).success).toBe(false);
    expect(UpdateBuyerProfileBody.safeParse(body).success).toBe(false);
  });

  test.each(["", "  ", null, "x".repeat(201)])("refuses the subject %j", (subject) => {
    expect(CreateBuyerProfileBody.safeParse({ subject }).success).toBe(false);
  });
});

describe("a webhook url", () => {
  test.each([
    "https://a.example/hook",
    "https://a.example:8443/hook?x=1",
    "http://localhost",
    "http://localhost:9000/hook",
    "http://127.0.0.1:9000/hook",
  ])("%s is accepted", (url) => {
    expect(CreateWebhookBody.parse({ url }).url).toBe(url);
  });

  test.each([
    "",
    "a.example",
    "http://a.example",
    "http://localhost.a.example",
    "http://localhost@a.example",
    "http://127.0.0.2",
    "https://u:p@a.example",
    "https:a.example",
    "ftp://localhost",
    "wss://a.example",
  ])("%j is refused", (url) => {
    expect(CreateWebhookBody.safeParse({ url }).success).toBe(false);
  });
});

describe("a signup body", () => {
  test.each([
    [undefined, true],
    [[], false],
    [{}, true],
    [{ name: "Ada", email: "ada@mail.example" }, true],
    [{ name: "" }, false],
    [{ name: "x".repeat(121) }, false],
    [{ email: "ada" }, false],
    [{ email: `${"a".repeat(200)}@mail.example` }, false],
  ])("%j: %s", (body, accepted) => {
    expect(SignupBody.safeParse(body).success).toBe(accepted);
  });
});
