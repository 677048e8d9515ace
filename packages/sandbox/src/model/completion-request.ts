import { z } from "zod";

const content = z.union([z.string(), z.array(z.object({ text: z.string().default("") }))]).nullish();

/** The parts of a chat completion request that decide the answer. */
export const completionRequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content })).min(1),
  tools: z
    .array(z.looseObject({ type: z.literal("function"), function: z.looseObject({ name: z.string() }) }))
    .optional(),
  stream: z.literal(false).optional(),
});
export type CompletionRequest = z.output<typeof completionRequestSchema>;

/** The text of the last message. */
export function promptOf({ messages }: CompletionRequest): string {
  const last = messages.at(-1)?.content ?? "";
  return typeof last === "string" ? last : last.map((part) => part.text).join("\n");
}

/** The mark of the first element whose line matches: `e12`. */
export function markOf(prompt: string, words: string | RegExp): string | undefined {
  const isMeant = (line: string) =>
    typeof words === "string" ? line.toLowerCase().includes(words.toLowerCase()) : words.test(line);
  const line = prompt.split("\n").find((one) => /^\s*\[(?:f\d+)?e\d+\]/.test(one) && isMeant(one));
  return line && /\[((?:f\d+)?e\d+)\]/.exec(line)?.[1];
}
