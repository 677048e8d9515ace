import { z } from "zod";

const text = z.string();

/** What a scripted model does at one request. Elements are named by words that the prompt shows beside their mark. */
export const turnSchema = z.union([
  /** Calls a tool on the first element whose line holds the words. */
  z.strictObject({ call: text, on: text, more: z.record(text, z.unknown()).default({}) }),
  /** Calls a tool, with an input of any kind. */
  z.strictObject({ call: text, input: z.unknown() }),
  /** The same with an input that is written as it stands: it need not be JSON. */
  z.strictObject({ call: text, written: text }),
  z.strictObject({ calls: z.array(z.strictObject({ call: text, input: z.unknown() })) }),
  /** Talks, and calls nothing. */
  z.strictObject({ say: text }),
  /** Fails as such endpoints do. */
  z.strictObject({ status: z.number().int(), retryAfterMs: z.number().int().optional() }),
  /** Talks for so many bytes. */
  z.strictObject({ flood: z.number().int() }),
  /** Never answers. */
  z.strictObject({ silent: z.literal(true) }),
]);
export type Turn = z.output<typeof turnSchema>;
