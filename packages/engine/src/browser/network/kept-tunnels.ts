import type { Socket } from "node:net";
import type { IsHostInUse } from "./open-hosts.ts";
import { type TunnelEnd, withholdEnd } from "./withhold-end.ts";

export interface KeptTunnels {
  add(near: Socket, host: string): void;
  /**
   * Drops the tunnels whose host is not in use: all of them, or those that have carried nothing since the last call.
   * What the browser sends into one of them by then goes nowhere, and is sent again through another one.
   */
  drop(which: DroppedTunnels, isInUse: IsHostInUse): void;
  /** For this long, what the browser sends is not sent again if it isn't answered: see `withholdEnd`. */
  withholdEnds(forMs: number): void;
  destroyAll(): void;
}

export type DroppedTunnels = "quiet" | "all";

interface Tunnel {
  readonly host: string;
  /** Bytes in both directions, at the last call. */
  carried: number;
  /** Undefined until the far side is connected. */
  end: TunnelEnd | undefined;
}

/** The tunnels that a browser keeps for later. */
export function keptTunnels(): KeptTunnels {
  const tunnels = new Map<Socket, Tunnel>();
  let withheldUntil = 0;
  const destroy = (near: Socket, { end }: Tunnel): void => void (end ?? near).destroy();
  return {
    add: (near, host) => {
      const tunnel: Tunnel = { host, carried: -1, end: undefined };
      tunnels.set(near, tunnel);
      near.once("pipe", () => {
        tunnel.end = withholdEnd(near, () => Date.now() < withheldUntil);
      });
      near.once("close", () => tunnels.delete(near));
    },
    drop: (which, isInUse) => {
      for (const [near, tunnel] of tunnels) {
        const carried = near.bytesRead + near.bytesWritten;
        const isQuiet = carried === tunnel.carried;
        tunnel.carried = carried;
        if ((isQuiet || which === "all") && !isInUse(tunnel.host)) destroy(near, tunnel);
      }
    },
    withholdEnds: (forMs) => {
      withheldUntil = Date.now() + forMs;
    },
    destroyAll: () => {
      for (const [near, tunnel] of tunnels) destroy(near, tunnel);
    },
  };
}
