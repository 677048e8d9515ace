import type { AgentModel } from "../agent/agent-model.ts";
import { BrowserStartError } from "../browser/browser-errors.ts";
import type { Watchable } from "../browser/screencast/screencast.ts";
import { type CheckoutOrder, type CheckoutOutcome, type RunHost, RunStoppedError } from "../checkout-host.ts";
import { merchantDomainOf } from "../merchant-domain.ts";
import { createRequestAnswerer, type RequestAnswerer } from "./answer-requests.ts";
import { countFlow } from "./count-flow.ts";
import type { MemoryBudget } from "./memory-budget.ts";
import { type MessageChannel, openMessageChannel } from "./message-channel.ts";
import {
  type BrowserChoice,
  type Failure,
  FromProcess,
  frameLimits,
  type PageSettings,
  type ToProcess,
} from "./messages.ts";
import { type PictureReceiver, receivePictures } from "./receive-pictures.ts";
import { type LossReason, RunBrokenError, RunProcessLostError } from "./run-process-errors.ts";
import { type SpawnedProcess, spawnRunProcess } from "./spawn-run-process.ts";
import { superviseProcess } from "./supervise-process.ts";

export interface RunProcessOptions {
  readonly browser: BrowserChoice;
  /** The functions that run in pages, bundled. */
  readonly inPageScript: string;
  readonly heapMegabytes: number;
  readonly maxMemoryBytes: number;
  /** Shared with the server's other runs. */
  readonly memoryBudget: MemoryBudget;
  readonly silenceMs: number;
  readonly startTimeoutMs: number;
  readonly closeTimeoutMs: number;
  /** Whether as many runs work already as the machine has cores. */
  readonly isCrowded?: boolean;
  /** The file the process runs. Default: the engine. */
  readonly mainFile?: string | undefined;
}

/** A process with its own browser, for one run. */
export interface RunProcess {
  readonly processId: number;
  readonly view: Watchable;
  /** Resolves once the process and everything it left are gone. */
  readonly gone: Promise<void>;
  isLost(): boolean;
  /** From here on the server gets the processor before it. */
  lowerPriority(): void;
  /**
   * Opens the page of the run. Throws RunProcessLostError, or BrowserStartError if the browser opens none.
   */
  open(settings: PageSettings): Promise<void>;
  /** The same as `runCheckout`. Also throws RunProcessLostError. */
  run(order: CheckoutOrder, host: RunHost, model: AgentModel | undefined): Promise<CheckoutOutcome>;
  close(): Promise<void>;
}

/** Resolves once the browser is up. */
export async function startRunProcess(options: RunProcessOptions): Promise<RunProcess> {
  const spawned = spawnRunProcess(options);
  const talk = openTalk(spawned, options);
  const lowerPriority = (): void => talk.send({ type: "lower_priority" });
  try {
    const { browser, inPageScript, startTimeoutMs, isCrowded = false } = options;
    const started = talk.exchange({ type: "start", browser, inPageScript }, startTimeoutMs);
    if (isCrowded) lowerPriority();
    const reply = await started;
    if (reply.type === "start_failed") throw new BrowserStartError(reply.failure.message);
    spawned.ignoreWords();
  } catch (error) {
    const words = spawned.startWords();
    await talk.close();
    if (!(error instanceof RunProcessLostError)) throw error;
    throw new BrowserStartError(`the process of a run did not start: ${words || error.message}`, {
      cause: error,
    });
  }
  return {
    processId: spawned.processId,
    view: talk.pictures.view,
    gone: spawned.gone.then(() => undefined),
    isLost: talk.isLost,
    lowerPriority,
    close: talk.close,
    open: async (settings) => {
      const reply = await talk.exchange({ type: "open", settings }, options.startTimeoutMs);
      if (reply.type === "open_failed") throw new BrowserStartError(reply.failure.message);
    },
    run: (order, host, model) => driveRun(talk, { order, host, model }),
  };
}

type Reply = Extract<
  FromProcess,
  { type: "started" | "start_failed" | "opened" | "open_failed" | "outcome" | "broke" }
>;
type Command = Extract<ToProcess, { type: "start" | "open" | "run" }>;

const repliesTo: Readonly<Record<Command["type"], readonly Reply["type"][]>> = {
  start: ["started", "start_failed"],
  open: ["opened", "open_failed"],
  run: ["outcome", "broke"],
};

/** More than an honest process sends, which is a message or two per second plus its pictures. */
const mostMessages = { burst: 400, perSecond: 100 } as const;
const mostBytes = { burst: 8 * 1024 * 1024, perSecond: 1024 * 1024 } as const;

interface Talk {
  readonly pictures: PictureReceiver;
  send(message: ToProcess): void;
  /** Rejects with RunProcessLostError if the process is lost or takes longer. */
  exchange(command: Command, timeoutMs?: number): Promise<Reply>;
  /** Sets what answers the run's requests from here on. */
  serve(answerer: RequestAnswerer): void;
  lose(reason: LossReason, detail: string): RunProcessLostError;
  isLost(): boolean;
  close(): Promise<void>;
}

/** The conversation with the process. Its first protocol violation ends it. */
function openTalk(spawned: SpawnedProcess, options: RunProcessOptions): Talk {
  let expected: { types: readonly Reply["type"][]; settle: PromiseWithResolvers<Reply> } | undefined;
  let lost: RunProcessLostError | undefined;
  let answerer: RequestAnswerer | undefined;
  let closing: Promise<void> | undefined;

  const lose = (reason: LossReason, detail: string): RunProcessLostError => {
    lost ??= new RunProcessLostError(reason, detail);
    spawned.kill();
    expected?.settle.reject(lost);
    expected = undefined;
    return lost;
  };
  const { channel, pictures, gone } = connect(spawned, options, {
    lose,
    answerer: () => answerer,
    hearReply: (reply) => {
      if (!expected?.types.includes(reply.type)) throw new Error(`an unexpected ${reply.type}`);
      expected.settle.resolve(reply);
      expected = undefined;
    },
  });
  return {
    pictures,
    send: channel.send,
    lose,
    isLost: () => lost !== undefined || closing !== undefined,
    serve: (next) => {
      answerer = next;
    },
    exchange: async (command, timeoutMs) => {
      if (lost) throw lost;
      const settle = Promise.withResolvers<Reply>();
      expected = { types: repliesTo[command.type], settle };
      const timer =
        timeoutMs === undefined ? undefined : setTimeout(() => lose("silent", command.type), timeoutMs);
      channel.send(command);
      return settle.promise.finally(() => clearTimeout(timer));
    },
    close: () => {
      closing ??= closeInOrder(spawned, gone, { channel, timeoutMs: options.closeTimeoutMs });
      return closing;
    },
  };
}

interface Listener {
  lose(reason: LossReason, detail: string): RunProcessLostError;
  answerer(): RequestAnswerer | undefined;
  hearReply(reply: Reply): void;
}

/** Dispatches everything the process sends. */
function connect(spawned: SpawnedProcess, options: RunProcessOptions, listener: Listener) {
  const { lose } = listener;
  const flow = { messages: countFlow(mostMessages), bytes: countFlow(mostBytes) };
  const hear = (message: FromProcess): void => {
    supervised.hear();
    if (message.type === "alive") return;
    if (message.type === "hidden") pictures.setHidden(message.isHidden);
    else if (message.type === "request") answer(message);
    else if (message.type === "withdrawn") listener.answerer()?.withdraw(message.number);
    else listener.hearReply(message);
  };
  const answer = ({ number, request }: Extract<FromProcess, { type: "request" }>): void => {
    const answerer = listener.answerer();
    if (!answerer) throw new Error("a request outside of a run");
    answerer.answer(number, request);
  };
  const channel: MessageChannel<ToProcess> = openMessageChannel({
    socket: spawned.socket,
    limits: frameLimits.fromProcess,
    admit: (kind, sizeBytes) => {
      if (kind === "message" && !(flow.messages.take(1) && flow.bytes.take(sizeBytes)))
        throw new Error("more messages than a run has to send");
    },
    parse: (value) => FromProcess.parse(value),
    onMessage: hear,
    onPicture: (bytes) => pictures.receive(bytes),
    // The end of the process is reported separately.
    onEnd: () => undefined,
    // The error message would contain what was sent.
    onViolation: (error) => {
      lose("disobedient", error.name);
    },
  });
  const pictures = receivePictures(channel.send);
  const supervised = superviseProcess({
    ...options,
    processId: spawned.processId,
    onSilent: () => {
      lose("silent", `no sign of life for ${options.silenceMs / 1000} s`);
    },
    onTooLarge: (bytes) => {
      lose("memory", `${Math.round(bytes / 1024 / 1024)} MB`);
    },
  });
  const gone = spawned.gone.then((end) => {
    supervised.stop();
    pictures.close();
    channel.close();
    lose(end === "SIGKILL" || end === "SIGTERM" ? "killed" : "ended", end);
  });
  return { channel, pictures, gone };
}

async function closeInOrder(
  { kill }: SpawnedProcess,
  gone: Promise<void>,
  { channel, timeoutMs }: { channel: MessageChannel<ToProcess>; timeoutMs: number },
): Promise<void> {
  channel.send({ type: "end" });
  const timer = setTimeout(kill, timeoutMs);
  await gone;
  clearTimeout(timer);
}

interface Drive {
  order: CheckoutOrder;
  host: RunHost;
  model: AgentModel | undefined;
}

const timeIntervalMs = 1_000;

async function driveRun(talk: Talk, { order, host, model }: Drive): Promise<CheckoutOutcome> {
  const merchantDomain = merchantDomainOf(order.url);
  const answerer = createRequestAnswerer({ host, model, merchantDomain, send: talk.send });
  talk.serve(answerer);
  const stop = (): void => talk.send({ type: "stop", message: wordsOf(host.signal.reason) });
  const clock = setInterval(
    () => talk.send({ type: "time", remainingMs: host.remainingMs() }),
    timeIntervalMs,
  );
  try {
    const ending = talk.exchange({
      type: "run",
      order,
      remainingMs: host.remainingMs(),
      hasModel: model !== undefined,
      keepsEvidence: host.keepEvidence !== undefined,
    });
    host.signal.addEventListener("abort", stop, { once: true });
    if (host.signal.aborted) stop();
    const reply = await ending;
    if (reply.type === "broke") throw errorOf(reply.failure);
    if (reply.type !== "outcome") throw new Error(`a run does not end with ${reply.type}`);
    // An order cannot succeed without having passed its submit point.
    if (reply.outcome.status === "succeeded" && !answerer.hasSubmitted())
      throw talk.lose("disobedient", "an order that was never submitted");
    if ((reply.outcome.status === "quoted") !== (order.goal === "quote") && reply.outcome.status !== "failed")
      throw talk.lose("disobedient", "an end of another goal");
    return reply.outcome;
  } finally {
    clearInterval(clock);
    host.signal.removeEventListener("abort", stop);
  }
}

function wordsOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : "the run was stopped";
}

function errorOf(failure: Failure): Error {
  if (failure.name === "RunStoppedError") return new RunStoppedError(failure.message);
  if (failure.name === "BrowserCrashedError") return new RunProcessLostError("killed", failure.message);
  if (failure.name === "PageCrashedError") return new RunProcessLostError("ended", failure.message);
  return new RunBrokenError(failure);
}
