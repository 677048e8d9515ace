import type { RequestListener } from "node:http";
import type { Bank } from "./bank/bank.ts";
import type { Issuer } from "./payments/issuer.ts";

/** One merchant: the hosts it answers under; the first is the shop itself. */
export interface Store {
  readonly name: string;
  readonly hostname: string;
  readonly sites: Readonly<Record<string, RequestListener>>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Asks cardholders to confirm a payment. */
  readonly bank: Bank;
  /** The issuer of some of the cards. */
  readonly issuer: Issuer;
  /** The origin of a host of this sandbox, including the port. */
  readonly originOf: (hostname: string) => string;
  /** The folder of the store's database; in memory if absent. */
  readonly dataDir: string | undefined;
}
