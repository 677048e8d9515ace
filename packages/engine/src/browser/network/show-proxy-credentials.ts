import type { CDPSession } from "playwright-core";
import type { ProxyCredentials } from "./proxy-credentials.ts";

export interface RunProxy {
  /** As the browser spells it. */
  readonly origin: string;
  readonly credentials: ProxyCredentials;
}

/**
 * Passes the credentials of a run's proxy to its browser context with the first document of the page, which
 * is the first request of a run. After that the browser sends them by itself with every request. If the
 * driver were given the credentials, it would intercept every request; a session on the whole browser, which
 * others may share, would have to answer their challenges too.
 */
export async function showProxyCredentials(
  session: CDPSession,
  { origin, credentials }: RunProxy,
): Promise<void> {
  // Fails only if the page has closed.
  const ignore = (): void => undefined;
  session.on("Fetch.requestPaused", ({ requestId }) => {
    session.send("Fetch.continueRequest", { requestId }).catch(ignore);
  });
  session.on("Fetch.authRequired", ({ requestId, authChallenge }) => {
    if (authChallenge.source === "Proxy" && authChallenge.origin === origin) {
      const authChallengeResponse = { response: "ProvideCredentials", ...credentials } as const;
      session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(ignore);
      session.send("Fetch.disable").catch(ignore);
      return;
    }
    const authChallengeResponse = { response: "Default" } as const;
    session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(ignore);
  });
  await session.send("Fetch.enable", {
    handleAuthRequests: true,
    patterns: [{ urlPattern: "*", resourceType: "Document", requestStage: "Request" }],
  });
}
