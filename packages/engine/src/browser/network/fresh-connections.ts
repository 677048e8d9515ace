import type { BrowserContext } from "playwright-core";
import type { EgressProxy } from "./egress-proxy.ts";
import type { DroppedTunnels } from "./kept-tunnels.ts";
import { watchOpenHosts } from "./open-hosts.ts";

/** A script may ask the shop something before it sends the order, and use that connection for it. */
const lookEveryMs = 50;
const lastsMs = 10_000;

/** See `RunBrowser.sendOnFreshConnections`. */
export function freshConnections(
  context: BrowserContext,
  proxy: Pick<EgressProxy, "dropKept" | "withholdEnds">,
) {
  const isInUse = watchOpenHosts(context);
  let looking: NodeJS.Timeout | undefined;
  let until = 0;
  const end = (): void => {
    clearInterval(looking);
    looking = undefined;
  };
  const look = (): void => {
    if (Date.now() < until) proxy.dropKept("quiet", isInUse);
    else end();
  };
  return {
    begin: (instead: DroppedTunnels): void => {
      proxy.dropKept(instead, isInUse);
      proxy.withholdEnds(lastsMs);
      until = Date.now() + lastsMs;
      looking ??= setInterval(look, lookEveryMs).unref();
    },
    end,
  };
}
