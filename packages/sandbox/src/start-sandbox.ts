import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createBank } from "./bank/bank.ts";
import { BANK_HOST, buildBankSite } from "./bank/build-bank-site.ts";
import { BILLING_HOST, buildBillingSite } from "./billing/build-billing-site.ts";
import { directoryPage } from "./directory-page.ts";
import { openElsewhere } from "./elsewhere.ts";
import { buildIdentitySite, IDENTITY_HOST } from "./identity/build-identity-site.ts";
import { isRecordForRun } from "./is-record.ts";
import { MAILBOX_HOST, openMailbox } from "./mailbox/open-mailbox.ts";
import { MODEL_PATH, openModel } from "./model/open-model.ts";
import { openPay } from "./pay/open-pay.ts";
import type { Store } from "./store.ts";
import { openCopperkettle } from "./stores/copperkettle/open-copperkettle.ts";
import { openFennelrye } from "./stores/fennelrye/open-fennelrye.ts";
import { openHartwell } from "./stores/hartwell/open-hartwell.ts";
import { openHostile } from "./stores/hostile/open-hostile.ts";

/** Not configurable: anyone who reaches the sandbox can sign in as anybody and pay with fake cards. */
export const SANDBOX_ADDRESS = "127.0.0.1";

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Delay before every answer. */
  readonly latencyMs: number;
  /** If set, orders survive a restart; otherwise everything is in memory. */
  readonly dataDir?: string | undefined;
  /**
   * Called for each request instead of answering it, so that the caller can delay or break off the answer.
   */
  readonly around?: Around | undefined;
}

type Around = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

export interface Sandbox {
  readonly port: number;
  /** The front page of each store, by store name. */
  readonly urls: Record<string, string>;
  /** The issuer of the OpenID provider that signs people in. */
  readonly issuer: string;
  /** The processor that bills for the service. */
  readonly processorUrl: string;
  /** The server that receives the service's mail. */
  readonly smtpUrl: string;
  /** The page that shows the mail. */
  readonly mailboxUrl: string;
  close(): Promise<void>;
}

/** Starts every sandbox merchant behind one listener; the Host header distinguishes them. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let port = options.port;
  const originOf = (hostname: string) => `http://${hostname}:${port}`;
  const billing = await buildBillingSite({ originOf, dataDir: options.dataDir });
  const bank = createBank(() => originOf(BANK_HOST));
  const bankSite = buildBankSite(bank);
  await bankSite.ready();
  const pay = await openPay({ originOf, issuer: billing.issuer, dataDir: options.dataDir });
  const storeOptions = { originOf, bank, issuer: billing.issuer, dataDir: options.dataDir };
  const stores = await Promise.all([
    openHartwell(storeOptions),
    openCopperkettle({ ...storeOptions, provider: pay.provider }),
    openFennelrye(storeOptions),
  ]);
  const urls = () => Object.fromEntries(stores.map((store) => [store.name, originOf(store.hostname)]));
  const sites = new Map<string, RequestListener>([
    openElsewhere(),
    ...openHostile(originOf),
    [BILLING_HOST, billing.site],
    [BANK_HOST, (request, response) => bankSite.routing(request, response)],
    ...pay.sites,
  ]);
  for (const store of stores) for (const [host, site] of Object.entries(store.sites)) sites.set(host, site);
  const mailbox = await openMailbox(SANDBOX_ADDRESS);
  sites.set(MAILBOX_HOST, mailbox.site);
  const model = openModel();
  const { around = (_request, _response, answer) => answer() } = options;
  const server = createServer(async (request, response) => {
    if (options.latencyMs > 0) await delay(options.latencyMs);
    const ownSite = request.url?.startsWith(MODEL_PATH) ? model : directoryPage(urls());
    const host = hostnameOf(request.headers.host);
    const isHidden = isRecordForRun(request, host === MAILBOX_HOST);
    const site = (isHidden ? undefined : sites.get(host)) ?? ownSite;
    around(request, response, () => site(request, response));
  });

  port = await listen(server, options);
  // The issuer's name is part of what it signs and includes the port, which is known only now.
  const issuer = originOf(IDENTITY_HOST);
  const identity = await buildIdentitySite({ issuer, dataDir: options.dataDir });
  sites.set(IDENTITY_HOST, identity.site);
  const processorUrl = originOf(BILLING_HOST);
  return {
    port,
    urls: urls(),
    issuer,
    processorUrl,
    smtpUrl: mailbox.smtpUrl,
    mailboxUrl: originOf(MAILBOX_HOST),
    close: () => close(server, [...stores, pay, identity, billing, mailbox]),
  };
}

function hostnameOf(hostHeader: string | undefined): string {
  return (hostHeader ?? "").replace(/:\d+$/, "").toLowerCase();
}

async function listen(server: Server, { port }: SandboxOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, SANDBOX_ADDRESS, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

async function close(server: Server, parts: readonly Pick<Store, "close">[]): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Some pages of the stores hang on purpose and would never close.
  server.closeAllConnections();
  await closed;
  for (const part of parts) await part.close();
}
