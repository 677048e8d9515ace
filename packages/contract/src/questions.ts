import { z } from "zod";
import type { DisplayedMoney } from "./money.ts";

/**
 * What the engine may ask of a human. `variant` and `shipping` may be answered by an agent; the others never.
 * The general tier may invent further keys, which need a human too.
 */
export const questionKeys = [
  "variant",
  "shipping",
  "card",
  "credentials",
  "otp",
  "payment_method",
  "details",
  "confirm",
] as const;
export type QuestionKey = (typeof questionKeys)[number];

/** Keys whose submitted values are secrets: never stored, never repeated, used once. */
export const secretQuestionKeys = ["card", "credentials", "otp"] as const satisfies readonly QuestionKey[];

export function isSecretQuestion(key: string): boolean {
  return (secretQuestionKeys as readonly string[]).includes(key);
}

/**
 * Keys whose answers are facts of the purchase, and stay readable while the run lives. Any other answer may be a secret:
 * what a shop calls a field says nothing about what is typed into it.
 */
export const purchaseFactKeys = ["variant", "shipping"] as const satisfies readonly QuestionKey[];

export function isPurchaseFact(key: string): boolean {
  return (purchaseFactKeys as readonly string[]).includes(key);
}

const Choice = z.object({ const: z.string(), title: z.string() });
export type Choice = z.infer<typeof Choice>;

const ResponseProperty = z.object({
  type: z.literal("string"),
  title: z.string().optional(),
  description: z.string().optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  format: z.string().optional(),
  oneOf: z.array(Choice).optional(),
});

/** The JSON Schema of an answer: a flat object of strings and nothing else. */
export const ResponseSchema = z.object({
  type: z.literal("object"),
  properties: z.record(z.string(), ResponseProperty),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});
export type ResponseSchema = z.infer<typeof ResponseSchema>;

export interface Question {
  key: QuestionKey;
  /** For the human who answers; merchant's words are quoted with the host they came from. */
  message: string;
  responseSchema: ResponseSchema;
  /** On `card` and `payment_method` questions: the merchant's own total, shipping and tax included. */
  detectedTotal?: DisplayedMoney;
}

/** An answer as the engine reads it: strings under the names of the response schema's properties. */
export type AnswerValues = Readonly<Record<string, string>>;

/** One required choice for each named option, in the merchant's order. */
export function choicesSchema(choices: ReadonlyMap<string, readonly Choice[]>): ResponseSchema {
  const names = [...choices.keys()];
  return objectOf(
    Object.fromEntries(
      names.map((name) => [name, { type: "string", title: name, oneOf: [...(choices.get(name) ?? [])] }]),
    ),
    names,
  );
}

export const cardSchema: ResponseSchema = objectOf(
  {
    card_number: { type: "string", title: "Card number", minLength: 1 },
    card_expiry: { type: "string", title: "MM / YY", minLength: 1 },
    card_cvc: { type: "string", title: "Security code", minLength: 1 },
  },
  ["card_number", "card_expiry", "card_cvc"],
);

/** For a card form of a host that nobody knows: whoever gives the card has to name that host as well. */
export function cardSchemaNaming(host: string): ResponseSchema {
  const named = {
    type: "string" as const,
    title: "Card form belongs to",
    oneOf: [{ const: host, title: host }],
  };
  return objectOf({ ...cardSchema.properties, card_form_host: named }, [
    ...cardSchema.required,
    "card_form_host",
  ]);
}

export const credentialsSchema: ResponseSchema = objectOf(
  {
    username: { type: "string", title: "E-mail or user name", minLength: 1 },
    password: { type: "string", title: "Password", minLength: 1, format: "password" },
  },
  ["username", "password"],
);

export const otpSchema: ResponseSchema = objectOf(
  { code: { type: "string", title: "One-time code", minLength: 1 } },
  ["code"],
);

const shippingTitles = {
  email: "E-mail",
  first_name: "First name",
  last_name: "Last name",
  phone: "Phone",
  address_line1: "Address line 1",
  address_line2: "Address line 2",
  city: "City",
  state: "State or region (short code)",
  postal_code: "Postal code",
  country_code: "Country (ISO 3166-1 alpha-2)",
} as const;

export type ShippingField = keyof typeof shippingTitles;

/** All shipping fields may be answered; only those that are missing must be. */
export function shippingSchema(missing: readonly ShippingField[]): ResponseSchema {
  const properties = Object.entries(shippingTitles).map(([name, title]) => {
    const isRequired = (missing as readonly string[]).includes(name);
    return [name, { type: "string" as const, title, ...(isRequired && { minLength: 1 }) }] as const;
  });
  return objectOf(Object.fromEntries(properties), [...missing]);
}

export interface DetailField {
  name: string;
  /** The shop's own label. */
  title: string;
  choices?: readonly Choice[];
}

/** Required fields of the shop for which there is no data, one property each. */
export function detailsSchema(fields: readonly DetailField[]): ResponseSchema {
  const properties = fields.map(
    ({ name, title, choices }) =>
      [
        name,
        choices
          ? { type: "string" as const, title, oneOf: [...choices] }
          : { type: "string" as const, title, minLength: 1 },
      ] as const,
  );
  return objectOf(
    Object.fromEntries(properties),
    fields.map((field) => field.name),
  );
}

function objectOf(properties: ResponseSchema["properties"], required: string[]): ResponseSchema {
  return { type: "object", properties, required, additionalProperties: false };
}
