import { z } from "zod";

/** Messages from a worker to a process that watches one of its runs: one JSON text per line. */
export const PictureMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hidden"), isHidden: z.boolean() }),
  z.object({
    kind: z.literal("picture"),
    at: z.iso.datetime().transform((text) => new Date(text)),
    width: z.int(),
    height: z.int(),
    data: z.string(),
  }),
]);
export type PictureMessage = z.input<typeof PictureMessage>;

export const pictureMediaType = "application/x-ndjson";

/** Where a worker serves the pictures of a run. */
export function picturesPath(checkoutId: string): string {
  return `/pictures/${checkoutId}`;
}
