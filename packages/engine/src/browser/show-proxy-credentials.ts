import type { CDPSession } from "playwright-core";
import type { ProxyCredentials } from "./proxy-credentials.ts";

export interface RunProxy {
  /** As the browser names it. */
  readonly origin: string;
  readonly credentials: ProxyCredentials;
}

/**
 * Hands the credentials of a run's proxy to its browser context with the first document of the page, which is the first
 * thing that a run asks for. From then on the browser sends them by itself, whatever it asks for. Given to the driver
 * they would make it intercept every request, and on a session of the whole browser, which others may share, an answer
 * to a challenge of theirs would have to be made up.
 */
export async function showProxyCredentials(
  session: CDPSession,
  { origin, credentials }: RunProxy,
): Promise<void> {
  // A failure means that the page has gone meanwhile.
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
