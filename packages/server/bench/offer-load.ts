import { connect, type Socket } from "node:net";

export interface Load {
  url: string;
  /** Connections that are kept open, each with one request at a time. */
  connections: number;
  durationMs: number;
  /** The bytes of the next request, headers and all. */
  nextRequest: () => string;
  /** The status line that every answer has to begin with. */
  expected: string;
}

/** Asks as fast as it is answered, for so long. Plain sockets, so that little of the machine goes to the asking. */
export async function offerLoad(
  load: Load,
): Promise<{ requests: number; perSecond: number; latenciesMs: number[] }> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.durationMs;
  await Promise.all(
    Array.from({ length: load.connections }, () => askOverOneConnection(load, endsAt, latenciesMs)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { requests: latenciesMs.length, perSecond: latenciesMs.length / seconds, latenciesMs };
}

async function askOverOneConnection(load: Load, endsAt: number, latenciesMs: number[]): Promise<void> {
  const { hostname, port } = new URL(load.url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const answers = readAnswers(socket);
  try {
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      socket.write(load.nextRequest());
      const answer = await answers.next();
      latenciesMs.push(performance.now() - askedAt);
      if (!answer.startsWith(load.expected)) throw new Error(`unexpected answer: ${answer.slice(0, 600)}`);
    }
  } finally {
    socket.destroy();
  }
}

/** Whole answers, one after the other. All of them have to say their length. */
function readAnswers(socket: Socket): { next(): Promise<string> } {
  let received = "";
  let onAnswer: (answer: string) => void = () => undefined;
  let onFailure: (error: Error) => void = () => undefined;
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    const headEnd = received.indexOf("\r\n\r\n");
    if (headEnd === -1) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(received) ?? [];
    if (received.length < headEnd + 4 + Number(length)) return;
    const answer = received;
    received = "";
    onAnswer(answer);
  });
  const fail = (): void => onFailure(new Error("the connection ended without an answer"));
  socket.on("error", fail);
  socket.on("close", fail);
  return {
    next: () =>
      new Promise((resolve, reject) => {
        onAnswer = resolve;
        onFailure = reject;
      }),
  };
}
