import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { waitUntil } from "../waiting/look-until.ts";
import { type Pace, timeLimit } from "../waiting/pace.ts";
import type { FillOutcome } from "./fill-outcome.ts";

/** A shop may check a file before it confirms the upload. */
const uploadLimitMs = 10_000;

/** Uploads a file made from what a person gave: a data URL is decoded, any other text becomes a text file. */
export async function fillFile(field: Field, value: string, pace: Pace): Promise<FillOutcome> {
  try {
    await handOver(field, fileOf(value), pace);
    const isHeld = async () => (await held(field, pace)) !== "";
    return (await waitUntil(pace, { limitMs: uploadLimitMs }, isHeld))
      ? { filled: true }
      : { filled: false, why: "the page did not keep the file" };
  } catch (error) {
    pace.signal.throwIfAborted();
    return {
      filled: false,
      why: `the field takes no file (${error instanceof Error ? error.name : "unknown"})`,
    };
  }
}

/** Uploads to the input itself, or to the file chooser that a button opens. */
async function handOver({ locator }: Field, file: File, pace: Pace): Promise<void> {
  const timeout = timeLimit(pace, 5_000);
  if (await callOnElement({ locator, pace, limitMs: timeout }, "isInput"))
    return locator.setInputFiles(file, { timeout });
  const [chooser] = await Promise.all([
    locator.page().waitForEvent("filechooser", { timeout }),
    locator.click({ timeout }),
  ]);
  await chooser.setFiles(file, { timeout });
}

function held(field: Field, pace: Pace): Promise<string> {
  return callOnElement({ ...field, pace }, "heldFile");
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function fileOf(value: string): File {
  const [, mimeType, ending, body] = /^data:([a-z]+\/([a-z]+)[a-z0-9.+-]*);base64,(.*)$/is.exec(value) ?? [];
  if (mimeType && ending && body !== undefined)
    return { name: `file.${ending.toLowerCase()}`, mimeType, buffer: Buffer.from(body, "base64") };
  return { name: "file.txt", mimeType: "text/plain", buffer: Buffer.from(value, "utf8") };
}
