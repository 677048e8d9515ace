import { findHostname } from "@cartwright/contract";
import type { Environment, Mistake } from "./environment.ts";
import { demandAbsent } from "./optional-services.ts";

export interface BrowserConfig {
  chromiumPath: string | undefined;
  remoteCdpUrl: string | undefined;
  /** The name under which a remote browser reaches this machine. */
  proxyHost: string | undefined;
  /** Where the proxies listen for the remote browser; defaults to `proxyHost`. */
  proxyListenHost: string | undefined;
  /** The folders to search for an installed Chromium. */
  searchPath: string | undefined;
}

/**
 * Which browser to use. A browser on another host sends all traffic back through a proxy here, so it needs an
 * address for this machine.
 */
export function readBrowser(environment: Environment, mistakes: Mistake[]): BrowserConfig {
  const {
    CHROMIUM_PATH: chromiumPath,
    BROWSER_CDP_URL: remoteCdpUrl,
    BROWSER_PROXY_HOST: namedHost,
    BROWSER_PROXY_LISTEN: proxyListenHost,
    PATH: searchPath,
  } = environment;
  // Spelled as the browser spells it in its requests.
  const proxyHost = namedHost === undefined ? undefined : (findHostname(namedHost) ?? namedHost);
  if (remoteCdpUrl === undefined)
    demandAbsent(environment, ["BROWSER_PROXY_HOST", "BROWSER_PROXY_LISTEN"], "BROWSER_CDP_URL", mistakes);
  else if (proxyHost === "0.0.0.0" || proxyHost === "::")
    mistakes.push("BROWSER_PROXY_HOST: must be a name or an address that another machine can connect to");
  else if (proxyHost === undefined && !isLoopback(new URL(remoteCdpUrl).hostname)) {
    // A malformed value has already been reported.
    if (!mistakes.some((mistake) => mistake.startsWith("BROWSER_PROXY_HOST:")))
      mistakes.push(
        "BROWSER_PROXY_HOST: is needed where BROWSER_CDP_URL is on another host: the name under which that browser reaches this machine",
      );
  } else if (proxyHost === undefined)
    demandAbsent(environment, ["BROWSER_PROXY_LISTEN"], "BROWSER_PROXY_HOST", mistakes);
  return { chromiumPath, remoteCdpUrl, proxyHost, proxyListenHost, searchPath };
}

function isLoopback(hostname: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}
