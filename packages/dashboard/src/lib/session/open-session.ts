import type { IdentitySettings } from "../settings.ts";
import { signedInHint, takePending } from "./pending-sign-in.ts";
import { openProvider, type Provider } from "./provider.ts";
import { createSession, currentAddress, type Session } from "./session.ts";

export type OpenedSession =
  | { kind: "signed-in"; session: Session; returnTo: string | undefined }
  | { kind: "signed-out"; signIn: () => Promise<void>; problem: string | undefined }
  /** The browser is leaving for the provider. */
  | { kind: "leaving" };

/**
 * Finds out who is signed in. A reload deliberately forgets the tokens. If somebody was signed in before, the
 * provider is asked silently, by a redirect of the whole page: browsers withhold cookies from hidden
 * third-party frames.
 */
export async function openSession(identity: IdentitySettings): Promise<OpenedSession> {
  const provider = await openProvider(identity);
  if (location.pathname === "/signed-in") return completeSignIn(provider);
  if (signedInHint.isSet()) {
    await provider.leaveToSignIn({ returnTo: currentAddress(), silent: true });
    return { kind: "leaving" };
  }
  return signedOut(provider, currentAddress());
}

async function completeSignIn(provider: Provider): Promise<OpenedSession> {
  const address = new URL(location.href);
  const pending = takePending();
  history.replaceState(null, "", pending?.returnTo ?? "/");
  if (!pending) return signedOut(provider, "/");
  const refusal = address.searchParams.get("error");
  if (refusal !== null) {
    signedInHint.clear();
    const isExpected = ["login_required", "interaction_required", "account_selection_required"].includes(
      refusal,
    );
    return signedOut(provider, pending.returnTo, isExpected ? undefined : refusal);
  }
  try {
    const { tokens, person } = await provider.complete(address, pending);
    return {
      kind: "signed-in",
      session: createSession(provider, person, tokens),
      returnTo: pending.returnTo,
    };
  } catch (error) {
    signedInHint.clear();
    return signedOut(provider, pending.returnTo, error instanceof Error ? error.message : String(error));
  }
}

function signedOut(provider: Provider, returnTo: string, problem?: string): OpenedSession {
  const signIn = () => provider.leaveToSignIn({ returnTo, silent: false });
  return { kind: "signed-out", signIn, problem };
}
