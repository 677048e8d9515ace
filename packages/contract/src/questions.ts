import { z } from "zod";
import type { DisplayedMoney } from "./money.ts";

interface QuestionFacts {
  /**
   * How the values are handled. A `fact` of the purchase may be answered by an agent and stays readable
   * during the run. A `secret` is used once, and never stored or repeated. Other values are `sealed` while
   * the run may need them again: they may be secrets too, since a shop's field label does not guarantee what
   * people type into it.
   */
  values: "fact" | "sealed" | "secret";
  /** The heading of its form, and the label of its button. */
  words: { title: string; submit: string };
  /** An answer agrees to pay. */
  asksToPay?: true;
}

/** The questions that the engine may ask a person. */
const questions = {
  variant: { values: "fact", words: { title: "Which one?", submit: "Choose" } },
  shipping: { values: "fact", words: { title: "Where should it go?", submit: "Send" } },
  card: { values: "secret", words: { title: "Pay by card", submit: "Pay" }, asksToPay: true },
  credentials: { values: "secret", words: { title: "Sign in to the shop", submit: "Sign in" } },
  otp: { values: "secret", words: { title: "One-time code", submit: "Send the code" } },
  payment_method: {
    values: "sealed",
    words: { title: "How should it be paid?", submit: "Agree" },
    asksToPay: true,
  },
  details: { values: "sealed", words: { title: "The shop wants to know", submit: "Send" } },
  confirm: { values: "sealed", words: { title: "Your decision", submit: "Confirm" } },
} as const satisfies Readonly<Record<string, QuestionFacts>>;

export type QuestionKey = keyof typeof questions;
export const questionKeys = Object.keys(questions) as readonly QuestionKey[];

export function isSecretQuestion(key: string): boolean {
  return factsOfQuestion(key)?.values === "secret";
}

export function isPurchaseFact(key: string): boolean {
  return factsOfQuestion(key)?.values === "fact";
}

export function asksToPay(key: string): boolean {
  return factsOfQuestion(key)?.asksToPay === true;
}

export function factsOfQuestion(key: string): QuestionFacts | undefined {
  return Object.hasOwn(questions, key) ? questions[key as QuestionKey] : undefined;
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

/** The JSON Schema of an answer: a flat object of strings. */
export const ResponseSchema = z.object({
  type: z.literal("object"),
  properties: z.record(z.string(), ResponseProperty),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});
export type ResponseSchema = z.infer<typeof ResponseSchema>;

export interface Question {
  key: QuestionKey;
  /** For the person who answers; the merchant's words are quoted with the host they came from. */
  message: string;
  responseSchema: ResponseSchema;
  /** On `card` and `payment_method` questions: the merchant's own total, including shipping and tax. */
  detectedTotal?: DisplayedMoney;
}

/** An answer as the engine reads it: strings by property name of the response schema. */
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

/** A decision: `confirmed` is "yes" or "no". */
export const confirmedSchema: ResponseSchema = choicesSchema(
  new Map([
    [
      "confirmed",
      [
        { const: "yes", title: "Yes" },
        { const: "no", title: "No" },
      ],
    ],
  ]),
);

export const cardSchema: ResponseSchema = objectOf(
  {
    card_number: { type: "string", title: "Card number", minLength: 1 },
    card_expiry: { type: "string", title: "MM / YY", minLength: 1 },
    card_cvc: { type: "string", title: "Security code", minLength: 1 },
  },
  ["card_number", "card_expiry", "card_cvc"],
);

/** For a card form on an unknown host: the person who enters the card has to select that host as well. */
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

/** The property that answers a `card` question without a card number, and its only value. */
export const cardApproval = { name: "approve", value: "yes" } as const;

/** If the service can have a card made for the purchase, approving the total also answers the question. */
export function withCardApproval(schema: ResponseSchema, title: string): ResponseSchema {
  const { name, value } = cardApproval;
  const approve = { type: "string" as const, title, oneOf: [{ const: value, title }] };
  return { ...schema, properties: { ...schema.properties, [name]: approve } };
}

/** Whether an answer approves the total, so that a card is made. It then contains no card number. */
export function approvesCard(schema: ResponseSchema, sent: Readonly<Record<string, unknown>>): boolean {
  const { name, value } = cardApproval;
  return Object.hasOwn(schema.properties, name) && Object.hasOwn(sent, name) && sent[name] === value;
}

/** The required properties of an answer. An approval does not need the card itself. */
export function requiredOf(
  schema: ResponseSchema,
  sent: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (!approvesCard(schema, sent)) return schema.required;
  return schema.required.filter((name) => !cardSchema.required.includes(name));
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

/** For something done elsewhere, such as in a bank's app: an answer only confirms that it was done. */
export const doneElsewhereSchema: ResponseSchema = objectOf({}, []);

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

/** All shipping fields may be answered; only the missing ones are required. */
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

/** Required fields of the shop that there is no data for, as one property each. */
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
