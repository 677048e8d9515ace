import { Agent } from "node:http";
import { connect, type Socket, type TcpNetConnectOpts } from "node:net";
import type { Readable } from "node:stream";

export interface OutgoingSocketOptions {
  readonly connectTimeoutMs: number;
  readonly onUnreachable: (host: string, port: number) => void;
}

export interface OutgoingSockets {
  /** Carries plain HTTP. Belongs to one run: a connection must not be reused under another policy. */
  readonly agent: Agent;
  /** Ties the far side of a CONNECT tunnel to its near side, and limits how long connecting may take. */
  followTunnel(near: Socket, host: string, port: number): void;
  count(): number;
  destroyAll(): void;
}

/** A tunnel without traffic for this long is considered dead; shops' own WebSockets ping more often. */
const idleTimeoutMs = 10 * 60_000;

/** Closed before most servers close theirs, so that a form is not posted into a closing connection. */
const agentIdleTimeoutMs = 4_000;

/** Tracks every connection that leaves the proxy, so that none outlives its run and none hangs. */
export function trackOutgoingSockets({
  connectTimeoutMs,
  onUnreachable,
}: OutgoingSocketOptions): OutgoingSockets {
  const open = new Set<Socket>();
  const track = (socket: Socket): void => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  };
  const agent = new Agent({ keepAlive: true, timeout: agentIdleTimeoutMs });
  agent.createConnection = (options) => {
    const { host, port } = options as TcpNetConnectOpts;
    const socket = connect({ ...options, noDelay: true } as TcpNetConnectOpts);
    track(socket);
    boundConnecting(socket, connectTimeoutMs, () => onUnreachable(host ?? "", port));
    return socket;
  };
  return {
    agent,
    followTunnel: (near, host, port) => {
      followTunnel(
        near,
        track,
        boundTunnel(near, connectTimeoutMs, () => onUnreachable(host, port)),
      );
    },
    count: () => open.size,
    destroyAll: () => {
      agent.destroy();
      for (const socket of open) socket.destroy();
    },
  };
}

function boundConnecting(socket: Socket, connectTimeoutMs: number, onUnreachable: () => void): void {
  const timer = setTimeout(() => socket.destroy(new Error("connect timed out")), connectTimeoutMs);
  const onFailed = (): void => {
    clearTimeout(timer);
    onUnreachable();
  };
  socket.once("close", onFailed);
  socket.once("connect", () => {
    clearTimeout(timer);
    socket.off("close", onFailed);
  });
}

/** Returns a function to call once the tunnel is established; otherwise the near side times out. */
function boundTunnel(near: Socket, connectTimeoutMs: number, onUnreachable: () => void): () => void {
  near.setTimeout(idleTimeoutMs);
  const timer = setTimeout(() => near.destroy(), connectTimeoutMs);
  const onClosed = (): void => {
    clearTimeout(timer);
    onUnreachable();
  };
  near.once("close", onClosed);
  return () => {
    clearTimeout(timer);
    near.off("close", onClosed);
  };
}

/** The proxy library pipes the far side into the near side once connected; that gives us the socket. */
function followTunnel(near: Socket, track: (socket: Socket) => void, onEstablished: () => void): void {
  near.once("pipe", (source: Readable) => {
    const far = source as Socket;
    track(far);
    far.setNoDelay(true);
    if (far.connecting) far.once("connect", onEstablished);
    else onEstablished();
    near.once("close", () => far.destroy());
  });
}
