import { describe, expect, it, test } from "vitest";
import { findSandboxRefusal } from "./sandbox-gate.ts";

const sandboxMerchants = ["hartwell.localhost", "www.fennelrye.localhost"];
const testKey = { isSandboxOnlyAccount: false, isTestKey: true, sandboxMerchants };

function refusalOf(url: string, allowedDomains?: string[]) {
  return findSandboxRefusal({ url, kind: "direct_url", ...(allowedDomains && { allowedDomains }) }, testKey);
}

describe("the sandbox gate", () => {
  test.each([
    "https://hartwell.localhost/products/mug",
    "https://HARTWELL.localhost:4100/",
    "http://www.hartwell.localhost/",
    "http://shop.hartwell.localhost/",
    "http://hartwell.localhost./",
    "http://fennelrye.localhost/",
  ])("lets %s through", (url) => {
    expect(refusalOf(url)).toBeUndefined();
  });

  test.each([
    ["https://example.com/", "example.com"],
    ["https://nothartwell.localhost/", "nothartwell.localhost"],
    ["https://hartwell.localhost.example.com/", "hartwell.localhost.example.com"],
    ["https://example.com/?shop=hartwell.localhost", "example.com"],
    ["http://127.0.0.1/", "127.0.0.1"],
    ["http://[::1]/", "[::1]"],
  ])("refuses %s and names %s", (url, host) => {
    expect(refusalOf(url)).toEqual({ host, because: "testKey", sandboxMerchants });
  });

  it("looks at every allowed domain too", () => {
    const url = "https://hartwell.localhost/";
    expect(refusalOf(url, ["pay.hartwell.localhost", "WWW.Hartwell.localhost"])).toBeUndefined();
    expect(refusalOf(url, ["hartwell.localhost", "evil.test"])).toMatchObject({ host: "evil.test" });
  });

  it("names the account as the reason where both hold", () => {
    const gate = { ...testKey, isSandboxOnlyAccount: true };
    expect(findSandboxRefusal({ url: "https://a.test/", kind: "direct_url" }, gate)?.because).toBe(
      "sandboxOnlyAccount",
    );
  });

  it("does not concern a live key of an activated account", () => {
    const gate = { ...testKey, isTestKey: false };
    expect(findSandboxRefusal({ url: "https://a.test/", kind: "direct_url" }, gate)).toBeUndefined();
  });
});
