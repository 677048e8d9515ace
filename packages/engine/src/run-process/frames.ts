/** The frames between the server and a run's process: length, kind and bytes. */
const frameKinds = { message: 0, picture: 1 } as const;
export type FrameKind = keyof typeof frameKinds;

/** The other side sent what this side does not accept. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

const headerBytes = 5;

export function encodeFrame(kind: FrameKind, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(payload.byteLength, 0);
  header.writeUInt8(frameKinds[kind], 4);
  return Buffer.concat([header, payload]);
}

/**
 * Splits a stream of bytes into frames. A frame's length is checked in its header before any of it is stored,
 * so the reader never holds more than one frame of the allowed size. The returned function throws FrameError.
 */
export function createFrameReader(
  limits: Readonly<Record<FrameKind, number>>,
  onFrame: (kind: FrameKind, payload: Buffer) => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let bufferedBytes = 0;

  const take = (size: number): Buffer => {
    const all = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
    bufferedBytes -= size;
    parts = bufferedBytes === 0 ? [] : [all.subarray(size)];
    return all.subarray(0, size);
  };
  let pending: { kind: FrameKind; size: number } | undefined;

  return (chunk) => {
    parts.push(chunk);
    bufferedBytes += chunk.byteLength;
    for (;;) {
      if (pending === undefined) {
        if (bufferedBytes < headerBytes) return;
        pending = readHeader(take(headerBytes), limits);
      }
      if (bufferedBytes < pending.size) return;
      const { kind, size } = pending;
      pending = undefined;
      onFrame(kind, take(size));
    }
  };
}

function readHeader(
  header: Buffer,
  limits: Readonly<Record<FrameKind, number>>,
): { kind: FrameKind; size: number } {
  const size = header.readUInt32BE(0);
  const number = header.readUInt8(4);
  const kind = (["message", "picture"] as const).find((name) => frameKinds[name] === number);
  if (kind === undefined) throw new FrameError("a frame of an unknown kind");
  if (size > limits[kind]) throw new FrameError(`a ${kind} of ${size} bytes`);
  return { kind, size };
}
