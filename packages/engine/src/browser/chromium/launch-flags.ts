/**
 * The default proxy of the browser. Nothing listens there: each run has its own proxy, so anything the
 * browser requests outside a run reaches nothing.
 */
export const deadProxy = { server: "http://127.0.0.1:1", bypass: "<-loopback>" } as const;

/** Flags that the driver does not set by itself. None of them weakens the web platform's own security. */
export const launchFlags: readonly string[] = [
  // Nothing may bypass the proxy: no UDP, no QUIC, no DNS lookups by the browser.
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  "--dns-prefetch-disable",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  // Puts frames of other sites in their own process, which this kind of Chromium does not do by default: an
  // endless script in an advertisement would block the shop's page.
  "--site-per-process",
  // No renderer is kept ready for a site that may come: runs that share a browser would take it from each other
  // all the time. Sites still never share a process.
  "--renderer-process-limit=1",
  // Requests of shared workers belong to no page. Mobile browsers lack shared workers, so no shop needs them.
  "--disable-shared-workers",
  // Background services that the driver does not disable.
  "--disable-sync",
  "--disable-domain-reliability",
  "--no-pings",
  "--disable-client-side-phishing-detection",
  "--mute-audio",
];
