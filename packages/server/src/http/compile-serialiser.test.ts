import { allRoutes, Checkout } from "@cartwright/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { compileSerialiser } from "./compile-serialiser.ts";

const Inner = z.object({ a: z.string() });
const inner = { a: "x", secret: 1 };

function written(schema: z.ZodType, value: unknown): unknown {
  return JSON.parse(compileSerialiser(schema)(value));
}

describe("an answer", () => {
  test.each([
    ["a field", Inner, inner, { a: "x" }],
    ["a field in a list", z.object({ data: z.array(Inner) }), { data: [inner] }, { data: [{ a: "x" }] }],
    ["a field in a record", z.record(z.string(), Inner), { n: inner }, { n: { a: "x" } }],
    ["a field of an optional object", z.object({ o: Inner.optional() }), { o: inner }, { o: { a: "x" } }],
    ["a field of a nullable object", z.object({ o: Inner.nullable() }), { o: inner }, { o: { a: "x" } }],
    ["a field of a choice", z.union([z.string(), Inner]), inner, { a: "x" }],
  ])("leaves out %s that the schema does not declare", (_, schema, value, expected) => {
    expect(written(schema, value)).toEqual(expected);
  });

  test("keeps null, false and what a permissive schema lets through", () => {
    const Loose = z.looseObject({ o: Inner.nullable(), is: z.boolean(), any: z.unknown() });
    expect(written(Loose, { o: null, is: false, any: inner, more: inner })).toEqual({
      o: null,
      is: false,
      any: inner,
      more: inner,
    });
  });

  test("is written for each route as its schema would parse it", () => {
    const checkout = {
      id: crypto.randomUUID(),
      status: "awaiting_user_action",
      target: { url: "https://shop.test/", kind: "direct_url", own: { x: 1 } },
      constraints: { maxCost: { amount: "1.00", currency: "USD", own: 1 } },
      metadata: { deep: { list: [1, null] } },
      browser: { embedTokenUrl: "/x", permissions: ["read"], secret: 1 },
      progressItems: [
        { kind: "step", label: "l", data: { step: "s" }, at: "2026-01-01T00:00:00.000Z", sequence: 1, s: 1 },
      ],
      pendingUserAction: {
        id: crypto.randomUUID(),
        message: "m",
        key: "variant",
        responseSchema: {
          type: "object",
          properties: { Size: { type: "string", oneOf: [{ const: "l", title: "L", s: 1 }], s: 1 } },
          required: ["Size"],
          additionalProperties: false,
        },
        expiresAt: "2026-01-01T00:00:00.000Z",
      },
      createdAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-01-01T00:00:00.000Z",
      claim_id: "internal",
    };
    expect(written(Checkout, checkout)).toEqual(Checkout.parse(checkout));
  });

  test("of every route is written without parsing it", () => {
    for (const { responses } of allRoutes)
      for (const schema of Object.values(responses))
        expect(() => compileSerialiser(schema)({})).not.toThrow();
  });
});
