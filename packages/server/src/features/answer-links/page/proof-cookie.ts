/**
 * The proof of one link, in a cookie of its path alone. It goes with the browser's session, and is of no use once the link has
 * ended. `Lax`, since people come from a mail. A page in a foreign frame gets its cookies only where they say that they are meant
 * for that, and only over https; it then has one for each page around it.
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
