import { connect } from "node:net";

/** One answer as it came over the socket. */
export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface ExchangeOptions {
  bytes: Buffer;
  /** Otherwise the sender hangs up its half, since the server would wait for more. */
  isWhole: boolean;
  /** An answer to HEAD names the length of a body that does not come. */
  isHead: boolean;
}

const timeoutMs = 20_000;

/** Writes the bytes and reads the first final answer. Undefined where the server hung up without one. */
export function exchange(
  port: number,
  { bytes, isWhole, isHead }: ExchangeOptions,
): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, "127.0.0.1", () => (isWhole ? socket.write(bytes) : socket.end(bytes)));
    const finish = (answer: RawAnswer | undefined): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(`no answer within ${timeoutMs} ms; so far: ${received.toString("latin1").slice(0, 200)}`),
      );
    }, timeoutMs);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received, { isHead, hasEnded: false });
      if (answer) finish(answer);
    });
    socket.on("end", () => finish(readAnswer(received, { isHead, hasEnded: true })));
    // A reset after the answer, while the rest of the request is on its way, takes nothing from the answer.
    socket.on("error", () => finish(readAnswer(received, { isHead, hasEnded: true })));
  });
}

function readAnswer(received: Buffer, state: { isHead: boolean; hasEnded: boolean }): RawAnswer | undefined {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const [statusLine = "", ...lines] = received.subarray(0, headEnd).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  const rest = received.subarray(headEnd + 4);
  if (status >= 100 && status < 200) return readAnswer(rest, state);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  // A stream goes on for as long as there is something to follow. That it has begun is what is judged.
  if (headers["content-type"] === "text/event-stream") return { status, headers, body: rest };
  const length = state.isHead || status === 204 ? 0 : Number(headers["content-length"] ?? Number.NaN);
  const isComplete = rest.length >= length || state.hasEnded;
  return isComplete ? { status, headers, body: rest.subarray(0, length || undefined) } : undefined;
}
