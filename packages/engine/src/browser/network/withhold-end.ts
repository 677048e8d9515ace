import type { Socket } from "node:net";

/**
 * A TLS alert that says that the connection ends, or a frame of HTTP/2 that does, is no longer than this once it is
 * encrypted; every answer of HTTP/1.1 is longer.
 */
const longestFarewell = 40;
/** An end follows such a farewell at once. */
const farewellMs = 30;

export interface TunnelEnd {
  /** Ends the tunnel, whatever is withheld. */
  destroy(): void;
}

/**
 * Keeps the end of a tunnel from the browser if it owes an answer to what was sent while `isWithheld`: the browser
 * would send that again. To be called once the far side is piped into the near side.
 */
export function withholdEnd(near: Socket, isWithheld: () => boolean): TunnelEnd {
  const { write, destroy } = near;
  const end: () => Socket = near.end;
  let isOwed = false;
  const farewell: Buffer[] = [];
  let waiting: NodeJS.Timeout | undefined;
  const flush = (): boolean => {
    clearTimeout(waiting);
    const held = farewell.splice(0);
    if (held.length > 0) isOwed = false;
    return held.every((chunk) => write.call(near, chunk, "utf8"));
  };
  near.on("data", () => {
    isOwed = isWithheld();
  });
  // The proxy library ends the near side itself when the far side has ended.
  near.write = (chunk: Buffer): boolean => {
    if (isOwed && chunk.length <= longestFarewell) {
      farewell.push(chunk);
      waiting ??= setTimeout(flush, farewellMs).unref();
      return true;
    }
    flush();
    isOwed = false;
    return write.call(near, chunk, "utf8");
  };
  near.end = (): Socket => {
    clearTimeout(waiting);
    return isOwed ? near : end.call(near);
  };
  near.destroy = (error?: Error): Socket => (isOwed ? near : destroy.call(near, error));
  return {
    destroy: () => {
      isOwed = false;
      destroy.call(near);
    },
  };
}
