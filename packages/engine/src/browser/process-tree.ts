// The one file of the engine that knows `process`: operating-system processes are what it is about, and no
// argument can stand for the right to signal them.
import { kill, pid } from "node:process";

/** The id under which other processes see this one. */
export const ownProcessId = (): number => pid;

/** Whether a process with this id exists, whoever owns it. */
export function isProcessAlive(processId: number): boolean {
  try {
    return kill(processId, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Kills a browser with all its helpers at once: the driver starts each browser as leader of a process group. */
export function killProcessTree(leaderId: number): void {
  try {
    kill(-leaderId, "SIGKILL");
  } catch {
    // The group is gone, which is what was asked for.
  }
}
