import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";

/**
 * For clients of the operator's own services: resolves names under `.localhost` to this machine, which not
 * every resolver does.
 */
export const lookupWithLoopback: LookupFunction = (hostname, options, callback) => {
  if (/(^|\.)localhost$/i.test(hostname)) lookup("127.0.0.1", options, callback);
  else lookup(hostname, options, callback);
};
