import { z } from "zod";

/** A recorded request and response, with ids, times and keys normalised. */
export const Example = z.object({
  /** `POST /v1/checkouts`. */
  route: z.string(),
  /** What the example shows; unique per route. */
  name: z.string(),
  request: z.object({
    params: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
  }),
  status: z.int(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
});
export type Example = z.infer<typeof Example>;

export const Examples = z.array(Example);

/** The `examples` object of a media type. Its keys are safe to use in a JSON pointer. */
export function toExampleObjects(
  examples: readonly Example[],
  read: (example: Example) => unknown,
): Record<string, { summary: string; value: unknown }> {
  return Object.fromEntries(
    examples.map((example) => [
      example.name.replace(/[^a-z0-9]+/gi, "-").toLowerCase(),
      { summary: example.name, value: read(example) },
    ]),
  );
}
