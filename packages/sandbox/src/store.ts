import type { RequestListener } from "node:http";
import type { Bank } from "./bank/bank.ts";
import type { Issuer } from "./payments/issuer.ts";

/** One merchant: the hosts it answers under, the first being the shop itself. */
export interface Store {
  readonly name: string;
  readonly hostname: string;
  readonly sites: Readonly<Record<string, RequestListener>>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Who asks cardholders to confirm a payment. */
  readonly bank: Bank;
  /** Who has issued some of the cards. */
  readonly issuer: Issuer;
  /** The origin under which a host of this sandbox is reached, port included. */
  readonly originOf: (hostname: string) => string;
  /** Where the store keeps its database; in memory when absent. */
  readonly dataDir: string | undefined;
}
