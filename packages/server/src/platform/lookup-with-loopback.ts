import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";

/** For clients of the operator's own services: names under `.localhost` are this machine, which not every resolver knows. */
export const lookupWithLoopback: LookupFunction = (hostname, options, callback) => {
  if (/(^|\.)localhost$/i.test(hostname)) lookup("127.0.0.1", options, callback);
  else lookup(hostname, options, callback);
};
