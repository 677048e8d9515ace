import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { signDelivery, signStandardDelivery, verifyDelivery } from "./webhook-signature.ts";

const id = "0197a0c4-7f4e-4d5e-9a53-1a35f0f0a111";
const secret = fc.uint8Array({ minLength: 24, maxLength: 24 }).map(toSecret);
const rawBody = fc
  .record({ checkoutId: fc.uuid(), subject: fc.string({ unit: "grapheme" }), createdAt: fc.string() })
  .map((event) => JSON.stringify({ type: "checkout.status_changed", ...event }));
const delivery = fc.record({ secret, rawBody, unixSeconds: fc.integer({ min: 1, max: 4_000_000_000 }) });

function toSecret(bytes: Uint8Array): string {
  return `whsec_${Buffer.from(bytes).toString("base64")}`;
}

function doesThrow(verify: () => unknown): boolean {
  try {
    verify();
    return false;
  } catch {
    return true;
  }
}

/** What forgers, lossy proxies and replays do to a delivery. Each result differs from what was signed. */
const damages: Readonly<Record<string, (sent: Sent) => Sent>> = {
  "another body": (sent) => ({ ...sent, rawBody: sent.rawBody.replace('"type"', '"kind"') }),
  "the body parsed and written anew": (sent) => ({ ...sent, rawBody: reorder(sent.rawBody) }),
  "a truncated body": (sent) => ({ ...sent, rawBody: sent.rawBody.slice(0, -1) }),
  "a lengthened body": (sent) => ({ ...sent, rawBody: `${sent.rawBody} ` }),
  "another time": (sent) => ({ ...sent, header: sent.header.replace(/t=\d+/, `t=${sent.unixSeconds + 1}`) }),
  "another secret": (sent) => ({ ...sent, secret: toSecret(Buffer.alloc(24, 7)) }),
  "a truncated signature": (sent) => ({ ...sent, header: sent.header.slice(0, -1) }),
  "no signature": (sent) => ({ ...sent, header: `t=${sent.unixSeconds}` }),
  "the signature of an unknown scheme": (sent) => ({ ...sent, header: sent.header.replace("v1=", "v0=") }),
  "five minutes and a second too late": (sent) => ({ ...sent, nowMs: (sent.unixSeconds + 301) * 1000 }),
};

interface Sent {
  secret: string;
  rawBody: string;
  unixSeconds: number;
  header: string;
  nowMs: number;
}

function reorder(json: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).reverse()));
}

const sent = delivery.map((signed) => ({
  ...signed,
  header: signDelivery(signed),
  nowMs: signed.unixSeconds * 1000,
}));
const acceptedByUs = ({ header, nowMs, ...rest }: Sent) =>
  verifyDelivery({ signature: header, rawBody: rest.rawBody, secrets: [rest.secret], nowMs });
const acceptedByStripe = ({ header, nowMs, ...rest }: Sent) =>
  !doesThrow(() =>
    Stripe.webhooks.constructEvent(rest.rawBody, header, rest.secret, undefined, undefined, nowMs),
  );

describe("Stripe's library", () => {
  test("accepts what is signed here, and what it signs is accepted here", () => {
    fc.assert(
      fc.property(sent, (each) => {
        expect(acceptedByStripe(each)).toBe(true);
        const { rawBody: payload, unixSeconds: timestamp } = each;
        const header = Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: each.secret });
        expect(acceptedByUs({ ...each, header })).toBe(true);
      }),
    );
  });

  test.each(Object.entries(damages))("refuses %s, as is done here", (_, damage) => {
    fc.assert(
      fc.property(sent, (each) => {
        const damaged = damage(each);
        fc.pre(JSON.stringify(damaged) !== JSON.stringify(each));
        expect(acceptedByStripe(damaged)).toBe(false);
        expect(acceptedByUs(damaged)).toBe(false);
      }),
    );
  });

  test("accepts either signature while two secrets overlap, as is done here", () => {
    fc.assert(
      fc.property(sent, secret, (each, other) => {
        const [, second = ""] = signDelivery({ ...each, secret: other }).split(",");
        for (const key of [each.secret, other]) {
          const both = { ...each, secret: key, header: `${each.header},${second}` };
          expect([acceptedByUs(both), acceptedByStripe(both)]).toEqual([true, true]);
        }
      }),
    );
  });
});

describe("the library of Standard Webhooks", () => {
  // The library uses the real time, so the deliveries are signed with the current time.
  const unixSeconds = Math.floor(Date.now() / 1000);
  const headersOf = (signed: { secret: string; rawBody: string }, at = unixSeconds) => ({
    "webhook-id": id,
    "webhook-timestamp": String(at),
    "webhook-signature": signStandardDelivery({ ...signed, id, unixSeconds: at }),
  });

  test("accepts what is signed here, and signs the same", () => {
    fc.assert(
      fc.property(fc.record({ secret, rawBody }), (signed) => {
        const library = new Webhook(signed.secret);
        const headers = headersOf(signed);
        expect(library.verify(signed.rawBody, headers)).toEqual(JSON.parse(signed.rawBody));
        expect(headers["webhook-signature"]).toBe(
          library.sign(id, new Date(unixSeconds * 1000), signed.rawBody),
        );
      }),
    );
  });

  test("refuses another body, another id, another secret and another time", () => {
    fc.assert(
      fc.property(fc.record({ secret, rawBody }), (signed) => {
        const headers = headersOf(signed);
        const refuses = (verify: () => unknown) => expect(doesThrow(verify)).toBe(true);
        const library = new Webhook(signed.secret);
        refuses(() => library.verify(`${signed.rawBody} `, headers));
        refuses(() => library.verify(signed.rawBody, { ...headers, "webhook-id": `${id}x` }));
        refuses(() =>
          new Webhook(toSecret(Buffer.alloc(24, 7))).verify(signed.rawBody, headersOf({ ...signed })),
        );
        refuses(() => library.verify(signed.rawBody, headersOf(signed, unixSeconds - 301)));
      }),
    );
  });
});
