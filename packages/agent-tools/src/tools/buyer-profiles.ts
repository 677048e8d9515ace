import type { BuyerProfile } from "@cartwright/contract";
import { z } from "zod";
import { type NextCall, NextCalls } from "../next-calls.ts";
import { defineTool, structured } from "../tool.ts";

const profile = {
  id: z.string(),
  label: z.string().optional(),
  name: z.string().optional(),
  ships_to: z.string().optional(),
  missing: z.array(z.string()),
};

const mostListed = 100;

export const listBuyerProfiles = defineTool({
  name: "list_buyer_profiles",
  description: "Stored buyers with their names and addresses, newest first",
  scope: "buyer-profiles.read",
  input: z.strictObject({}),
  output: z.object({
    profiles: z.array(z.object(profile)),
    has_more: z.boolean().optional(),
    next: NextCalls,
  }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: async (_args, { client, signal, hasTool }) => {
    const { data, nextCursor } = await client.buyerProfiles.list({ limit: mostListed }, { signal });
    const create: NextCall = { tool: "create_buyer_profile", arguments: {} };
    return structured({
      profiles: data.map(present),
      ...(nextCursor !== null && { has_more: true }),
      next: [...data.slice(0, 1).map(buyFor), create].filter(({ tool }) => hasTool(tool)),
    });
  },
});

const word = z.string().optional();

export const createBuyerProfile = defineTool({
  name: "create_buyer_profile",
  description: "Store a buyer's name, contact and address for later purchases",
  scope: "buyer-profiles.write",
  input: z.strictObject({
    label: word,
    first_name: word,
    last_name: word,
    email: word,
    phone: word,
    address_line1: word,
    address_line2: word,
    city: word,
    state: word.describe("Short code, such as CA"),
    postal_code: word,
    country_code: word.describe("Two-letter code"),
  }),
  output: z.object({ ...profile, next: NextCalls }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (given, { client, signal, hasTool }) => {
    const lines = [given.address_line1, given.address_line2].filter((line) => line !== undefined);
    const created = await client.buyerProfiles.create(
      {
        label: given.label,
        name: withoutGaps({ first: given.first_name, last: given.last_name }),
        contact: withoutGaps({ email: given.email, phone: given.phone }),
        shipping: withoutGaps({
          addressLines: lines.length === 0 ? undefined : lines,
          locality: given.city,
          administrativeAreaCode: given.state,
          postalCode: given.postal_code,
          countryCode: given.country_code?.toUpperCase(),
        }),
      },
      { signal },
    );
    return structured({ ...present(created), next: [buyFor(created)].filter(({ tool }) => hasTool(tool)) });
  },
});

function withoutGaps<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

function buyFor({ id }: BuyerProfile): NextCall {
  return { tool: "start_checkout", arguments: { url: "", buyer_profile_id: id } };
}

/** Enough to choose by. The shop will ask for missing details. */
function present({ id, label, name, contact, shipping }: BuyerProfile): Record<string, unknown> {
  const fullName = [name?.first, name?.last].filter(Boolean).join(" ");
  const shipsTo = [shipping?.locality, shipping?.administrativeAreaCode, shipping?.countryCode]
    .filter(Boolean)
    .join(", ");
  const needed = {
    first_name: name?.first,
    last_name: name?.last,
    email: contact?.email,
    address_line1: shipping?.addressLines?.[0],
    city: shipping?.locality,
    postal_code: shipping?.postalCode,
    country_code: shipping?.countryCode,
  };
  return {
    id,
    ...(label && { label }),
    ...(fullName && { name: fullName }),
    ...(shipsTo && { ships_to: shipsTo }),
    missing: Object.entries(needed).flatMap(([field, value]) => (value ? [] : [field])),
  };
}
