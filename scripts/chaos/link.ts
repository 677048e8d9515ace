import { connect, createServer, type Socket } from "node:net";
import { findFreePort } from "./free-port.ts";

/** A connection between two parts that can be cut: a forwarding proxy on loopback. */
export interface Link {
  readonly port: number;
  /** Whether one of its outgoing connections uses this local port. */
  leavesBy(port: number): boolean;
  /** Breaks open connections and refuses new ones until it is healed. */
  cut(): void;
  /** Silently stops forwarding until it is healed. */
  freeze(): void;
  heal(): void;
  close(): Promise<void>;
}

type State = "open" | "cut" | "frozen";

export async function openLink(targetPort: number): Promise<Link> {
  const port = await findFreePort();
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const waiting = new Set<Socket>();
  let state: State = "open";

  const join = (near: Socket): void => {
    const far = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    const pair = { near, far };
    pairs.add(pair);
    const end = (): void => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on("error", end).on("close", end);
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === "open") join(near);
    else if (state === "cut") near.destroy();
    else {
      waiting.add(near);
      near.on("error", () => near.destroy()).on("close", () => waiting.delete(near));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  const breakAll = (): void => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    for (const near of waiting) near.destroy();
    waiting.clear();
  };
  return {
    port,
    leavesBy: (local) => [...pairs].some(({ far }) => far.localPort === local),
    cut: () => {
      state = "cut";
      breakAll();
    },
    freeze: () => {
      state = "frozen";
      for (const { near, far } of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    heal: () => {
      if (state === "frozen")
        for (const { near, far } of pairs) {
          near.pipe(far);
          far.pipe(near);
        }
      state = "open";
      for (const near of waiting) join(near);
      waiting.clear();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
}
