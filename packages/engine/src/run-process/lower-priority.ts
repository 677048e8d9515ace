import { writeFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** About a ninth of the processor time of a process with the default priority, while both want it. */
const niceness = 10;
const mostAttempts = 5;
const betweenAttemptsMs = 150;

/**
 * Lets the server answer while many runs work: a process that shares the machine's cores with others gets the
 * processor after them. Its children inherit that, unless they start a session of their own. Best effort.
 */
export async function lowerPriority(processId: number): Promise<void> {
  try {
    setPriority(processId, Math.max(niceness, getPriority(processId)));
  } catch {
    // It has ended.
  }
  await lowerSession(processId);
}

/**
 * Where Linux groups processes by session, it shares the processor among sessions, and the niceness of a
 * process counts only within its own. Each run and each browser is a session, so without this the server
 * would get as much as one of them.
 */
async function lowerSession(processId: number): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    try {
      return await writeFile(`/proc/${processId}/autogroup`, String(niceness), { flag: "r+" });
    } catch (error) {
      // The kernel takes one such change in 100 ms from all users together.
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      await pause(betweenAttemptsMs);
    }
  }
}
