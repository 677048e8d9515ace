import type { Field } from "../fields/read-fields.ts";
import { type Pace, timeLimit } from "../waiting/pace.ts";
import type { FillOutcome } from "./fill-outcome.ts";

/** Hands over a file made of what a person gave: a data URL is decoded, any other words become a text file. */
export async function fillFile({ locator }: Field, value: string, pace: Pace): Promise<FillOutcome> {
  try {
    await locator.setInputFiles(fileOf(value), { timeout: timeLimit(pace, 5_000) });
    return { filled: true };
  } catch (error) {
    pace.signal.throwIfAborted();
    return {
      filled: false,
      why: `the field takes no file (${error instanceof Error ? error.name : "unknown"})`,
    };
  }
}

export function fileOf(value: string): { name: string; mimeType: string; buffer: Buffer } {
  const [, mimeType, ending, body] = /^data:([a-z]+\/([a-z]+)[a-z0-9.+-]*);base64,(.*)$/is.exec(value) ?? [];
  if (mimeType && ending && body !== undefined)
    return { name: `file.${ending.toLowerCase()}`, mimeType, buffer: Buffer.from(body, "base64") };
  return { name: "file.txt", mimeType: "text/plain", buffer: Buffer.from(value, "utf8") };
}
