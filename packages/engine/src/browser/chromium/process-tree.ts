// The only engine file that uses `process`: it deals with operating-system processes, and the right to signal
// them cannot be passed in as an argument.
import { kill, pid } from "node:process";

/** This process's id, as other processes see it. */
export const ownProcessId = (): number => pid;

/** Whether a process with this id exists, whichever user owns it. */
export function isProcessAlive(processId: number): boolean {
  try {
    return kill(processId, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Kills a browser and all its helpers at once: the driver starts each browser as a process group leader. */
export function killProcessTree(leaderId: number): void {
  try {
    kill(-leaderId, "SIGKILL");
  } catch {
    // The group has already exited.
  }
}
