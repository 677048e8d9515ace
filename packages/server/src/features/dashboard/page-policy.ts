/**
 * Headers for every response of the dashboard: what its pages may load, connect to and frame, and who may
 * frame them.
 */
export function pageHeaders({ apiUrl, issuer }: { apiUrl: string; issuer: string | undefined }) {
  const api = new URL(apiUrl).origin;
  const provider = issuer === undefined ? [] : [new URL(issuer).origin];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", api, ...provider].join(" ")}`,
    // The live view is a page of the API.
    `frame-src ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
