import { describe, expect, test } from "vitest";
import { signDelivery, verifyDelivery } from "./webhook-signature.ts";

const secret = "whsec_test_secret";
const unixSeconds = 1_700_000_000;
const rawBody = '{"type":"checkout.status_changed"}';
const signature = signDelivery({ secret, rawBody, unixSeconds });
const delivery = { signature, rawBody, secrets: [secret], nowMs: unixSeconds * 1000 };

test("signs as anybody can with openssl", () => {
  // printf '1700000000.{"type":"checkout.status_changed"}' | openssl dgst -sha256 -hmac whsec_test_secret
  expect(signature).toBe("t=1700000000,v1=c925a95662fd8afe45e560408a01969c64707513799b3aebb5b2fb19ac6eb5f0");
});

describe("accepts", () => {
  test.each([
    ["what it signed", {}],
    ["the body as bytes", { rawBody: new TextEncoder().encode(rawBody) }],
    ["a signature by either of two secrets", { secrets: ["whsec_new", secret] }],
    ["capital hexadecimal", { signature: signature.replace(/[a-f0-9]{64}/, (hex) => hex.toUpperCase()) }],
    ["a second signature beside the right one", { signature: `${signature},v1=${"0".repeat(64)}` }],
    ["parts of later schemes", { signature: `${signature},v2=abc` }],
    ["the last second of the tolerance", { nowMs: (unixSeconds + 300) * 1000 }],
    ["a wider tolerance", { nowMs: (unixSeconds + 3000) * 1000, toleranceSeconds: 3600 }],
  ])("%s", (_, change) => {
    expect(verifyDelivery({ ...delivery, ...change })).toBe(true);
  });

  test.each(['{"label":"Größe – 黒 👟"}', "", "\u0000\n"])("the body %j", (text) => {
    const signed = signDelivery({ secret, rawBody: text, unixSeconds });
    expect(verifyDelivery({ ...delivery, signature: signed, rawBody: Buffer.from(text) })).toBe(true);
  });
});

describe("refuses", () => {
  test.each([
    ["another body", { rawBody: `${rawBody} ` }],
    ["another secret", { secrets: ["whsec_other"] }],
    ["no secret at all", { secrets: [] }],
    [
      "an empty secret, even if it signed",
      {
        secrets: [""],
        signature: signDelivery({ secret: "", rawBody, unixSeconds }),
      },
    ],
    ["a delivery of long ago", { nowMs: (unixSeconds + 301) * 1000 }],
    ["a delivery of the future", { nowMs: (unixSeconds - 301) * 1000 }],
    ["a time that was not signed", { signature: signature.replace("t=1700000000", "t=1700000001") }],
    ["the same time written otherwise", { signature: signature.replace("t=", "t=0") }],
    ["two times", { signature: `t=1700000001,${signature}` }],
    ["a truncated signature", { signature: signature.slice(0, -2) }],
    ["a lengthened signature", { signature: `${signature}00` }],
    ["a header without a signature", { signature: "t=1700000000" }],
    ["a header without a time", { signature: signature.replace(/^t=\d+,/, "") }],
    ["an empty header", { signature: "" }],
    ["no header", { signature: undefined }],
    ["garbage", { signature: "=,=,,t=NaN,v1=\u0000é" }],
    ["an endless header", { signature: `${signature}${",v1=00".repeat(10_000)}` }],
  ])("%s", (_, change) => {
    expect(verifyDelivery({ ...delivery, ...change })).toBe(false);
  });
});
