import { z } from "zod";

export const Uuid = z.uuid();

/** Whether an id in a path can identify a row. If not, the answer is a 404 as for unknown ids, not a 400. */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}

/** ISO 8601 in UTC with milliseconds, like every timestamp in the API. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** The caller's own opaque id of an end user, trimmed. */
export const Subject = z.string().trim().min(1).max(200);

/** ISO 3166-1 alpha-2 in capitals. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as "US"');

/** Arbitrary JSON under string keys. */
export const JsonObject = z.record(z.string(), z.unknown());
export type JsonObject = z.infer<typeof JsonObject>;

/** Path parameters of a single resource. Not validated as a UUID here: see `isUuid`. */
export const IdParams = z.object({ id: z.string() });

/** The body of a response without one. */
export const EmptyBody = z.undefined();
