import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";

/** Memory limit for all runs of a server together, so that pages cannot use up what the server needs. */
export interface MemoryBudget {
  /** Records what a process uses. True if all together exceed the limit and this one uses the most. */
  isExceededBy(processId: number, bytes: number): boolean;
  forget(processId: number): void;
}

export function createMemoryBudget(totalBytes: number): MemoryBudget {
  const held = new Map<number, number>();
  return {
    isExceededBy: (processId, bytes) => {
      held.set(processId, bytes);
      const sizes = [...held.values()];
      return sizes.reduce((sum, size) => sum + size, 0) > totalBytes && bytes === Math.max(...sizes);
    },
    forget: (processId) => held.delete(processId),
  };
}

/** Memory of the machine, or of the container if it has less. */
export function availableBytes(): number {
  return Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY);
}
