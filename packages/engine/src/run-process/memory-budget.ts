import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";

/** What the runs of a server may hold together, so that pages cannot use up the memory that the server needs. */
export interface MemoryBudget {
  /** Notes what a process holds. True where all together hold too much, and this one the most. */
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

/** Of the machine, or of the container where that has less. */
export function availableBytes(): number {
  return Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY);
}
