import { expect, test } from "vitest";
import { findBearerToken } from "./bearer-token.ts";

test.each([
  ["Bearer ck_test_abc", { kind: "key", text: "ck_test_abc" }],
  ["bearer   ck_live_abc  ", { kind: "key", text: "ck_live_abc" }],
  ["Bearer anything", { kind: "key", text: "anything" }],
  ["Bearer a.b", { kind: "key", text: "a.b" }],
  ["Bearer ck_test_a.b.c", { kind: "key", text: "ck_test_a.b.c" }],
  ["Bearer eyJh.eyJz.c2ln", { kind: "session", text: "eyJh.eyJz.c2ln" }],
  ["Bearer eyJh.eyJz.", { kind: "session", text: "eyJh.eyJz." }],
])("%j holds a token told by its shape", (header, token) => {
  expect(findBearerToken(header)).toEqual(token);
});

test.each([undefined, "", "Bearer", "Bearer ", "Basic abc", "Bearerabc", "Bearer a b", " Bearer"])(
  "%j holds none",
  (header) => {
    expect(findBearerToken(header)).toBeUndefined();
  },
);
