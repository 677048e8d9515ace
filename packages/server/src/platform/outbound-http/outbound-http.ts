import {
  classifyAddress,
  type DialAddresses,
  type ResolveName,
  resolveBySystem,
} from "@cartwright/engine/server";
import { decideOutbound, type OutboundPolicy, type OutboundRefusal } from "./decide-outbound.ts";
import { postPinned } from "./post-pinned.ts";

/** Requests to URLs that tenants have provided. */
export interface OutboundHttp {
  /**
   * Posts once and returns the outcome. Refused URLs and failed connections don't throw, and redirects aren't
   * followed: their status is the answer. If the signal is aborted, returns `unreachable`.
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
  /** `because` is a system error code or an error name, never text from the other side. */
  | { kind: "unreachable"; because: string };

export interface OutboundOptions {
  policy: OutboundPolicy;
  /** For the whole exchange, including the DNS lookup. */
  timeoutMs: number;
  /** Uses the system's resolver by default; tests may pass a hostile one. */
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

/**
 * Looks the name up once. A name with any private address is refused entirely, because it can only be meant
 * to reach that one.
 */
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

/** An unresponsive name server can't delay callers longer than the signal allows. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
}
