/** A new, unguessable address at the dashboard's own listener. */
export function newReceiverUrl(dashboardUrl: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return new URL(`/test-receiver/${id}`, dashboardUrl).href;
}

export function isTestReceiver(url: string, dashboardUrl: string): boolean {
  return url.startsWith(new URL("/test-receiver/", dashboardUrl).href);
}

/** Why the service cannot reach a receiver here; undefined if it can. */
export function findObstacle(dashboardUrl: string): string | undefined {
  const { protocol, hostname } = new URL(dashboardUrl);
  const isTaken = protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost";
  return isTaken ? undefined : "Webhooks go to https addresses, and this dashboard has none.";
}
