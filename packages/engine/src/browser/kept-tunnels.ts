import type { Socket } from "node:net";
import type { IsHostInUse } from "./open-hosts.ts";

export interface KeptTunnels {
  add(near: Socket, host: string): void;
  /**
   * Drops the tunnels whose host is not in use: all of them, or those that have carried nothing since the last call.
   * What the browser sends into one of them by then goes nowhere, and is sent again through another one.
   */
  drop(which: DroppedTunnels, isInUse: IsHostInUse): void;
}

export type DroppedTunnels = "quiet" | "all";

interface Tunnel {
  readonly host: string;
  /** Bytes in both directions, at the last call. */
  carried: number;
}

/** The tunnels that a browser keeps for later. */
export function keptTunnels(): KeptTunnels {
  const tunnels = new Map<Socket, Tunnel>();
  return {
    add: (near, host) => {
      tunnels.set(near, { host, carried: -1 });
      near.once("close", () => tunnels.delete(near));
    },
    drop: (which, isInUse) => {
      for (const [near, tunnel] of tunnels) {
        const carried = near.bytesRead + near.bytesWritten;
        const isQuiet = carried === tunnel.carried;
        tunnel.carried = carried;
        if ((isQuiet || which === "all") && !isInUse(tunnel.host)) near.destroy();
      }
    },
  };
}
