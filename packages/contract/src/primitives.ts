import { z } from "zod";

export const Uuid = z.uuid();

/** Whether an id of a path can name a row at all. One that cannot is a 404 like any other, not a 400. */
export function isUuid(text: string): boolean {
  return Uuid.safeParse(text).success;
}

/** ISO 8601 in UTC with milliseconds, as every timestamp on the wire is written. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** The caller's own opaque id of an end user, without the white space around it. */
export const Subject = z.string().trim().min(1).max(200);

/** ISO 3166-1 alpha-2 in capitals. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as "US"');

/** Arbitrary JSON under string keys. */
export const JsonObject = z.record(z.string(), z.unknown());
export type JsonObject = z.infer<typeof JsonObject>;

/** Path parameters of a single resource. Not checked to be a UUID here: see `isUuid`. */
export const IdParams = z.object({ id: z.string() });

/** The body of an answer that has none. */
export const EmptyBody = z.undefined();
