import {
  classifyAddress,
  type DialAddresses,
  type ResolveName,
  resolveBySystem,
} from "@cartwright/engine/server";
import { decideOutbound, type OutboundPolicy, type OutboundRefusal } from "./decide-outbound.ts";
import { postPinned } from "./post-pinned.ts";

/** Requests to URLs that tenants have named. */
export interface OutboundHttp {
  /**
   * Posts once and tells how it went. Neither a refused URL nor a failed connection throws, and a redirect is not
   * followed: its status is the answer. Whoever aborts the signal gets `unreachable`.
   */
  post(message: OutboundMessage): Promise<OutboundOutcome>;
}

export interface OutboundMessage {
  url: string;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export type OutboundOutcome =
  | { kind: "answered"; status: number }
  /** Nothing was dialled. */
  | { kind: "refused"; reason: OutboundRefusal }
  /** `because` is a code of the system or the name of an error, never text from the other side. */
  | { kind: "unreachable"; because: string };

export interface OutboundOptions {
  policy: OutboundPolicy;
  /** For the whole exchange, the look-up of the name included. */
  timeoutMs: number;
  /** Asks the machine's resolver unless a test plays a hostile one. */
  resolveName?: ResolveName;
}

export function createOutboundHttp(options: OutboundOptions): OutboundHttp {
  const { policy, timeoutMs, resolveName = resolveBySystem } = options;
  return {
    post: async ({ url: text, body, headers, signal: given }) => {
      const decision = decideOutbound(text, policy);
      if (decision.verdict === "refuse") return { kind: "refused", reason: decision.reason };
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = given === undefined ? timeout : AbortSignal.any([given, timeout]);
      try {
        const addresses =
          decision.verdict === "dial"
            ? decision.addresses
            : await orAborted(findPublicAddresses(decision.hostname, resolveName), signal);
        if (typeof addresses === "string") return { kind: "refused", reason: addresses };
        const status = await postPinned({ url: decision.url, addresses, headers, body, signal });
        return { kind: "answered", status };
      } catch (error) {
        return { kind: "unreachable", because: codeOf(error) };
      }
    },
  };
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown";
}

/** One look-up. A name with any address inside a network is refused as a whole: whoever set it up is after that one. */
async function findPublicAddresses(
  hostname: string,
  resolveName: ResolveName,
): Promise<DialAddresses | OutboundRefusal> {
  const found = await resolveName(hostname).catch(() => []);
  const [first, ...rest] = found;
  if (first === undefined) return "unresolvable";
  const isPublic = found.every(({ address }) => classifyAddress(address) === "public");
  return isPublic ? [first, ...rest] : "private_address";
}

/** A name server that does not answer holds up nobody for longer than the signal allows. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
}
