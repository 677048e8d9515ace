import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * All strings in the heap of a process that was started with `--heapsnapshot-signal=SIGUSR2` and
 * `--diagnostic-dir`. Writing a snapshot collects garbage first, so the strings found are still referenced.
 */
export async function takeHeapStrings(processId: number, folder: string): Promise<Buffer> {
  process.kill(processId, "SIGUSR2");
  const file = await untilWritten(folder);
  const snapshot = await readFile(file);
  await rm(file);
  const at = snapshot.lastIndexOf('"strings":[');
  if (at === -1) throw new Error("the heap snapshot has no strings");
  return snapshot.subarray(at);
}

/** A snapshot is complete once its JSON is closed; there is no other sign of it. */
async function untilWritten(folder: string): Promise<string> {
  for (let look = 0; look < 600; look += 1) {
    const name = (await readdir(folder)).find((each) => each.endsWith(".heapsnapshot"));
    if (name !== undefined && (await endsWith(join(folder, name), "]}"))) return join(folder, name);
    await delay(100);
  }
  throw new Error("no heap snapshot was written");
}

async function endsWith(file: string, end: string): Promise<boolean> {
  const { size } = await stat(file);
  if (size < 16) return false;
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(16), position: size - 16 });
    return buffer.toString().trimEnd().endsWith(end);
  } finally {
    await handle.close();
  }
}
