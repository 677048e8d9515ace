import { z } from "zod";

const text = z.string();

/** A scripted model's response to one request. Elements are named by words shown beside their mark. */
export const turnSchema = z.union([
  /** Calls a tool on the first element whose line contains the words. */
  z.strictObject({ call: text, on: text, more: z.record(text, z.unknown()).default({}) }),
  /** Calls a tool, with an input of any kind. */
  z.strictObject({ call: text, input: z.unknown() }),
  /** The same with the input as raw text, which need not be JSON. */
  z.strictObject({ call: text, written: text }),
  z.strictObject({ calls: z.array(z.strictObject({ call: text, input: z.unknown() })) }),
  /** Returns text without a call. */
  z.strictObject({ say: text }),
  /** Fails as such endpoints do. */
  z.strictObject({ status: z.number().int(), retryAfterMs: z.number().int().optional() }),
  /** Returns this many bytes of text. */
  z.strictObject({ flood: z.number().int() }),
  /** Never answers. */
  z.strictObject({ silent: z.literal(true) }),
]);
export type Turn = z.output<typeof turnSchema>;
