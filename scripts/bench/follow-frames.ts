/** A picture received from a stream. */
export interface ArrivedFrame {
  /** When the browser drew it and when it was received completely, in milliseconds since the epoch. */
  drawnAt: number;
  arrivedAt: number;
}

export interface FollowedFrames {
  frames: ArrivedFrame[];
  leave(): Promise<void>;
}

/** Watches a run as a viewer's browser does. Resolves with the first picture. */
export async function followFrames(viewerUrl: string): Promise<FollowedFrames> {
  const url = new URL(viewerUrl);
  url.pathname += "/stream";
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`The stream was answered with ${response.status}.`);
  const frames: ArrivedFrame[] = [];
  const { promise: first, resolve: onFirst } = Promise.withResolvers<void>();
  const reading = read(response.body, (frame) => {
    frames.push(frame);
    onFirst();
  }).catch(() => undefined);
  await Promise.race([first, reading]);
  return {
    frames,
    leave: async () => {
      abort.abort();
      await reading;
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, onFrame: (frame: ArrivedFrame) => void): Promise<void> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const bytes of body) {
    const pieces = decoder.decode(bytes, { stream: true }).split("\n\n");
    for (const [index, piece] of pieces.entries()) {
      parts.push(piece);
      if (index === pieces.length - 1) break;
      const at = /^event: frame\ndata: [^\n]{0,40}"at":"([^"]+)"/.exec(parts.join(""))?.[1];
      if (at !== undefined) onFrame({ drawnAt: Date.parse(at), arrivedAt: now() });
      parts = [];
    }
  }
}

/** Milliseconds since the epoch, with fractions. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
