import { readFile } from "node:fs/promises";
import { z } from "zod";

const text = z.string();
const profile = z
  .object({
    name: z.object({ first: z.exactOptional(text), last: z.exactOptional(text) }).exactOptional(),
    contact: z.object({ email: z.exactOptional(text), phone: z.exactOptional(text) }).exactOptional(),
    shipping: z
      .object({
        addressLines: z.exactOptional(z.array(text)),
        locality: z.exactOptional(text),
        administrativeAreaCode: z.exactOptional(text),
        postalCode: z.exactOptional(text),
        countryCode: z.exactOptional(text),
      })
      .exactOptional(),
  })
  .default({});

const purchase = z.object({
  name: text,
  url: z.url(),
  request: text.optional(),
  allowedDomains: z.array(text).default([]),
  profile,
  /** By question key; `answer-from-manifest.ts` describes how values are written. */
  answers: z.record(text, z.record(text, text)).default({}),
  ignoreHttpsErrors: z.boolean().default(false),
  maxCost: z.object({ amount: text, currency: text }).optional(),
  expect: z
    .string()
    .regex(/^(succeeded|failed:.+)$/)
    .default("succeeded"),
});

/** A purchase to try. */
export type Purchase = z.infer<typeof purchase>;

/** Reads the list of purchases. Throws if the file is not a valid manifest, and says why. */
export async function readManifest(path: string): Promise<Purchase[]> {
  const read = z.array(purchase).safeParse(parseJson(path, await readFile(path, "utf8")));
  if (!read.success) throw new Error(`${path} is no manifest of stores:\n${z.prettifyError(read.error)}`);
  return read.data;
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
