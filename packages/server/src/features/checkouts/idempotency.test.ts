import { expect, it } from "vitest";
import { digestOfKey, fingerprintOf, isSameFingerprint } from "./idempotency.ts";

const body = { target: { url: "https://a.test", tags: [1, { b: null, a: "x" }] }, metadata: {} };

it("takes bodies that differ in the order of names for the same", () => {
  const reordered = { metadata: {}, target: { tags: [1, { a: "x", b: null }], url: "https://a.test" } };
  expect(isSameFingerprint(fingerprintOf(body), fingerprintOf(reordered))).toBe(true);
});

it.each([
  { ...body, metadata: { a: 1 } },
  { ...body, target: { ...body.target, tags: [{ b: null, a: "x" }, 1] } },
  { ...body, target: { ...body.target, tags: [1, { a: "x" }] } },
  { ...body, target: { ...body.target, tags: ["1", { b: null, a: "x" }] } },
])("tells other bodies apart", (other) => {
  expect(isSameFingerprint(fingerprintOf(body), fingerprintOf(other))).toBe(false);
});

it("takes a field that is undefined for an absent one", () => {
  expect(isSameFingerprint(fingerprintOf({ ...body, subject: undefined }), fingerprintOf(body))).toBe(true);
});

it("matches nothing where the holder has no fingerprint", () => {
  expect(isSameFingerprint(null, fingerprintOf(body))).toBe(false);
});

it("keeps keys of any length at one length, and apart", () => {
  expect(digestOfKey("k".repeat(9000))).toHaveLength(digestOfKey("k").length);
  expect(digestOfKey("a")).not.toBe(digestOfKey("b"));
});
