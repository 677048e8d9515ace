/**
 * The proof of one link, in a cookie of its path alone. It goes with the browser's session, and is of no use once the link has
 * ended. `Lax`, since people come from a mail.
 */
export function proofCookie({ origin, token }: { origin: string; token: string }, proof: string): string {
  const isSecure = origin.startsWith("https:");
  return `proof=${proof}; Path=/a/${token}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export function readProof(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)proof=([\w-]{1,100})(?:;|$)/.exec(cookies ?? "")?.[1];
}
