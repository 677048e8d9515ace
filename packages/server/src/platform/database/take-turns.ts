import { DatabaseBusyError } from "./database-busy-error.ts";
import type { WaitingLine } from "./waiting-line.ts";

export interface Turns {
  /** Rejects with a DatabaseBusyError after `waitLimitMs`. */
  begin(): Promise<void>;
  end(): void;
}

/**
 * One at a time, in the order in which they came, and at most one in a turn of the event loop. The embedded
 * database does its work within the turn that asks for it, and Node accepts one connection in a turn: without
 * this, a backlog of statements would keep new connections waiting until all of it is done.
 */
export function takeTurns(line: WaitingLine, { waitLimitMs }: { waitLimitMs: number }): Turns {
  const waiting = new Set<() => void>();
  let isTaken = false;

  const passOn = (): void => {
    const [start] = waiting;
    if (start) start();
    else isTaken = false;
  };
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveLine = line.join();
      const leave = (): void => {
        clearTimeout(timer);
        waiting.delete(start);
        leaveLine();
      };
      const start = (): void => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(new DatabaseBusyError());
      }, waitLimitMs);
      waiting.add(start);
    });

  return {
    begin: async () => {
      if (isTaken) return wait();
      isTaken = true;
    },
    end: () => void setImmediate(passOn),
  };
}
