/**
 * The proxy of the browser itself. Nobody listens there: each run brings a proxy of its own, so whatever the
 * browser would do outside of a run reaches nothing.
 */
export const deadProxy = { server: "http://127.0.0.1:1", bypass: "<-loopback>" } as const;

/** What the driver does not switch off by itself. None of it weakens the web platform's own security. */
export const launchFlags: readonly string[] = [
  // Nothing goes around the proxy: no UDP, no QUIC, no look-ups of the browser's own.
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  "--dns-prefetch-disable",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  // A frame of another site gets a process of its own, which this kind of Chromium does not do by itself: a script that
  // never ends in an advertisement would hold up the shop's page.
  "--site-per-process",
  // A worker that tabs share asks out of any page's sight: phones lack it, so no shop needs it.
  "--disable-shared-workers",
  // The driver does nothing about these bystanders.
  "--disable-sync",
  "--disable-domain-reliability",
  "--no-pings",
  "--disable-client-side-phishing-detection",
  "--mute-audio",
];
