import type { Socket } from "node:net";
import { createFrameReader, encodeFrame, FrameError, type FrameKind } from "./frames.ts";
import { isSmallEnough } from "./is-small-enough.ts";

export interface MessageChannel<Sent> {
  send(message: Sent): void;
  sendPicture(bytes: Uint8Array): void;
  close(): void;
}

export interface ChannelOptions<Received> {
  socket: Socket;
  limits: Readonly<Record<FrameKind, number>>;
  /** Called with the size of each frame before it is read. Throws if the frame exceeds the allowed rate. */
  admit?: (kind: FrameKind, sizeBytes: number) => void;
  /** Throws if the value is not a message. */
  parse: (value: unknown) => Received;
  onMessage: (message: Received) => void;
  onPicture?: (bytes: Buffer) => void;
  /** Called when the other side is gone. */
  onEnd: () => void;
  /** Called when the other side breaks the protocol; nothing more is read. */
  onViolation: (error: Error) => void;
}

/** Messages over a stream: JSON, limited in size before it is parsed and validated before it is used. */
export function openMessageChannel<Sent, Received>(options: ChannelOptions<Received>): MessageChannel<Sent> {
  const { socket, limits, onEnd, onViolation } = options;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  const read = createFrameReader(limits, (kind, payload) => {
    if (isOver) return;
    options.admit?.(kind, payload.byteLength);
    if (kind === "message") options.onMessage(options.parse(parseBounded(payload)));
    else if (options.onPicture) options.onPicture(payload);
    else throw new FrameError("a picture where none is expected");
  });
  socket.on("data", (chunk: Buffer) => {
    if (isOver) return;
    try {
      read(chunk);
    } catch (error) {
      isOver = true;
      socket.destroy();
      onViolation(error instanceof Error ? error : new FrameError("an unreadable message"));
    }
  });
  socket.on("close", end);
  socket.on("end", end);
  // "close" follows a broken pipe.
  socket.on("error", () => undefined);
  const write = (kind: FrameKind, payload: Uint8Array): void => {
    if (!socket.destroyed && socket.writable) socket.write(encodeFrame(kind, payload));
  };
  return {
    send: (message) => write("message", Buffer.from(JSON.stringify(message))),
    sendPicture: (bytes) => write("picture", bytes),
    close: () => {
      isOver = true;
      socket.destroy();
    },
  };
}

function parseBounded(payload: Buffer): unknown {
  const value: unknown = JSON.parse(payload.toString("utf8"));
  if (!isSmallEnough(value)) throw new FrameError("a message that is too deep or has too many parts");
  return value;
}
