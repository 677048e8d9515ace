import type { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import {
  type PrepareRequestFunctionOpts,
  type PrepareRequestFunctionResult,
  RequestError,
  Server,
} from "proxy-chain";
import {
  type DialAddresses,
  decideEgress,
  type EgressDecision,
  type EgressPolicy,
  type RefusalReason,
} from "./egress-policy.ts";
import { type DroppedTunnels, type KeptTunnels, keptTunnels } from "./kept-tunnels.ts";
import type { IsHostInUse } from "./open-hosts.ts";
import { type OutgoingSockets, trackOutgoingSockets } from "./outgoing-sockets.ts";
import { createProxyCredentials, hasCredentials, type ProxyCredentials } from "./proxy-credentials.ts";
import { classifyAddress } from "./public-address.ts";
import { type ResolveName, rememberNames, resolveBySystem } from "./resolve-name.ts";

/** A connection that was not made, because of policy or because the far side could not be reached. */
export interface EgressRefusal {
  readonly host: string;
  readonly port: number;
  readonly reason: RefusalReason | "unreachable";
}

/** What may be reached, and through which proxy. */
export interface EgressWay {
  readonly policy: EgressPolicy;
  /** The exit of the run, an `http:`, `https:` or `socks5:` URL. If it is down, nothing connects. */
  readonly upstreamProxyUrl?: string | undefined;
}

export interface EgressProxyOptions {
  /** Called for each connection: the listener may start before its run is known. */
  readonly way: () => EgressWay;
  readonly resolveName?: ResolveName | undefined;
  readonly connectTimeoutMs?: number | undefined;
  /** Where to listen. Default: loopback; a remote browser needs another address. */
  readonly listenHost?: string | undefined;
}

export interface EgressProxy {
  readonly port: number;
  /** Created for this proxy alone. Requests without them get a 407. */
  readonly credentials: ProxyCredentials;
  /** The latest refusals, oldest first, at most 100. */
  refusals(): readonly EgressRefusal[];
  openConnections(): number;
  /** Drops connections that the browser keeps for later. See `KeptTunnels`. */
  dropKept(which: DroppedTunnels, isInUse: IsHostInUse): void;
  /** See `KeptTunnels`. */
  withholdEnds(forMs: number): void;
  /** Drops every connection at once. */
  close(): Promise<void>;
}

const keepAliveTimeoutMs = 5 * 60_000;
const maxRefusals = 100;

/**
 * The only way out of a browser: a forward proxy for HTTP, CONNECT and therefore WebSocket. It resolves names
 * itself, checks every address against the policy and dials exactly what it checked. One listener serves one
 * run: it accepts only that run's credentials, and closing it ends all traffic of the run.
 *
 * With an exit, tunnels are requested by checked address. Plain HTTP must name its host, so an exit must
 * itself refuse addresses of its own network.
 */
export async function startEgressProxy(options: EgressProxyOptions): Promise<EgressProxy> {
  const credentials = createProxyCredentials();
  const refusals: EgressRefusal[] = [];
  const onRefused = (refusal: EgressRefusal): void => {
    refusals.push(refusal);
    if (refusals.length > maxRefusals) refusals.shift();
  };
  const sockets = trackOutgoingSockets({
    connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
    onUnreachable: (host, port) => onRefused({ host, port, reason: "unreachable" }),
  });
  const kept = keptTunnels();
  const server = new Server({
    port: 0,
    host: options.listenHost ?? "127.0.0.1",
    authRealm: "egress",
    prepareRequestFunction: admitRequests({ ...options, credentials, sockets, kept, onRefused }),
  });
  // With a short keep-alive the browser would race a closing connection after every pause of a run.
  server.server.keepAliveTimeout = keepAliveTimeoutMs;
  await server.listen();
  return {
    port: server.port,
    credentials,
    refusals: () => [...refusals],
    openConnections: () => server.connections.size + sockets.count(),
    dropKept: (which, isInUse) => {
      kept.drop(which, isInUse);
      server.server.closeIdleConnections();
    },
    withholdEnds: kept.withholdEnds,
    close: async () => {
      kept.destroyAll();
      sockets.destroyAll();
      await server.close(true);
    },
  };
}

type Admission = EgressProxyOptions & {
  readonly credentials: ProxyCredentials;
  readonly sockets: OutgoingSockets;
  readonly kept: KeptTunnels;
  readonly onRefused: (refusal: EgressRefusal) => void;
};

function admitRequests(admission: Admission) {
  const { way, credentials, sockets, kept, onRefused, ...options } = admission;
  const resolve = rememberNames(options.resolveName ?? resolveBySystem);
  return async (opts: PrepareRequestFunctionOpts): Promise<PrepareRequestFunctionResult> => {
    const { hostname: host, port, isHttp, request } = opts;
    const { policy, upstreamProxyUrl } = way();
    if (!hasCredentials(opts, credentials)) throw new RequestError("Credentials required", 407);
    const decision = decideEgress(host, port, policy);
    const admitted = await findAdmittedAddresses(decision, resolve);
    if (typeof admitted === "string") {
      onRefused({ host, port, reason: admitted });
      throw new RequestError("Refused", admitted === "unresolvable" ? 502 : 403);
    }
    if (isHttp) {
      dropProxyHeaders(request);
      if (isOfMachine(decision)) request.rawHeaders.push("Via", runsVia);
    } else {
      sockets.followTunnel(request.socket, host, port);
      kept.add(request.socket, host);
    }
    if (upstreamProxyUrl === undefined) return { dnsLookup: pinTo(admitted), httpAgent: sockets.agent };
    if (!isHttp) nameByAddress(request, admitted, port);
    return { upstreamProxyUrl, httpAgent: sockets.agent };
  };
}

/**
 * How requests of a run are marked at sites of this machine. Those trust who connects to them, such as the sandbox with
 * the records of its shops; a run belongs to any tenant. Public sites hear nothing of it.
 */
const runsVia = "1.1 cartwright-run";

function isOfMachine(decision: EgressDecision): boolean {
  if (decision.verdict === "resolve") return decision.kinds.includes("private");
  return decision.verdict === "dial" && classifyAddress(decision.addresses[0].address) === "private";
}

/** The addresses that may be dialled for a host, or why there are none. */
async function findAdmittedAddresses(
  decision: EgressDecision,
  resolve: ResolveName,
): Promise<DialAddresses | RefusalReason> {
  if (decision.verdict === "refuse") return decision.reason;
  if (decision.verdict === "dial") return decision.addresses;
  const found = await resolve(decision.hostname).catch(() => []);
  const [first, ...rest] = found.filter(({ address }) => decision.kinds.includes(classifyAddress(address)));
  if (first !== undefined) return [first, ...rest];
  return found.length === 0 ? "unresolvable" : "private_address";
}

/** A lookup that always returns the checked addresses, so they cannot change between check and dial. */
function pinTo(addresses: DialAddresses): typeof lookup {
  const pinned: LookupFunction = (_hostname, { all }, callback) => {
    // Callers of a lookup expect an asynchronous answer.
    setImmediate(() => {
      if (all === true) callback(null, [...addresses]);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
  // Sockets call it as a plain function; the type also requires the promisified form, which is never used.
  return pinned as typeof lookup;
}

function nameByAddress(request: IncomingMessage, [{ address, family }]: DialAddresses, port: number): void {
  request.url = family === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}

/** Removes proxy headers, which the proxy library would otherwise pass on to the shop. */
function dropProxyHeaders({ rawHeaders }: IncomingMessage): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (/^proxy-/i.test(rawHeaders[index] ?? "")) rawHeaders.splice(index, 2);
  }
}
