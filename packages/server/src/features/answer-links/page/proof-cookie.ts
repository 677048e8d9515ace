/**
 * Stores the proof of one link in a session cookie limited to its path. It is useless once the link has
 * ended. `Lax` because people come from a mail. Browsers only send cookies in a cross-site frame if they are
 * marked for it and use https; `Partitioned` then keeps one per embedding site.
 */
export function proofCookie(
  { origin, token, isFramed }: { origin: string; token: string; isFramed: boolean },
  proof: string,
): string {
  const isSecure = origin.startsWith("https:");
  const site = isSecure && isFramed ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `proof=${proof}; Path=/a/${token}; HttpOnly; ${site}${isSecure ? "; Secure" : ""}`;
}

export function readProof(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)proof=([\w-]{1,100})(?:;|$)/.exec(cookies ?? "")?.[1];
}
