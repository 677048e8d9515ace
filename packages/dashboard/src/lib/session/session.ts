import { addressAt } from "../address-at.ts";
import { signedInHint } from "./pending-sign-in.ts";
import type { Person, Provider, Tokens } from "./provider.ts";

/** The session of a signed-in person. The tokens exist only in this closure. */
export interface Session {
  readonly person: Person;
  /** Returns a token that is valid for the next seconds, renewed if needed. */
  getToken(): Promise<string>;
  /** Renews the token even if the current one looks valid. */
  renewToken(): Promise<string>;
  /** Leaves the page. */
  signInAgain(): Promise<void>;
  signOut(): void;
  /**
   * Calls back when the session cannot be renewed or another tab signs out. Returns an unsubscribe function.
   */
  onEnd(callback: () => void): () => void;
  isOver(): boolean;
}

export class SessionEndedError extends Error {
  override readonly name = "SessionEndedError";
}

export function createSession(provider: Provider, person: Person, first: Tokens): Session {
  let tokens = first;
  let renewal: Promise<Tokens> | undefined;
  let isOver = false;
  const listeners = new Set<() => void>();

  const end = (): void => {
    isOver = true;
    for (const listener of listeners) listener();
  };
  signedInHint.set();
  signedInHint.onCleared(end);

  /** A refresh token can only be used once, so concurrent callers share one renewal. */
  const renew = async (): Promise<string> => {
    if (isOver || tokens.refreshToken === undefined) {
      end();
      throw new SessionEndedError("The session is over.");
    }
    renewal ??= provider.renew(tokens).finally(() => {
      renewal = undefined;
    });
    try {
      tokens = await renewal;
      return tokens.bearer;
    } catch (error) {
      // If the provider was unreachable, a retry may succeed; if it refused, none will.
      if (!isRefusal(error)) throw error;
      end();
      throw new SessionEndedError("The session is over.", { cause: error });
    }
  };

  return {
    person,
    getToken: async () => (performance.now() < tokens.staleAtMs ? tokens.bearer : renew()),
    renewToken: renew,
    signInAgain: () => provider.leaveToSignIn({ returnTo: currentAddress(), silent: true }),
    signOut: () => {
      signedInHint.clear();
      location.assign(provider.signOutUrl(tokens.idToken) ?? "/");
    },
    onEnd: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    isOver: () => isOver,
  };
}

export function currentAddress(): string {
  const { pathname, search, hash } = addressAt(location.origin, location);
  return `${pathname}${search}${hash}`;
}

/** Whether the provider responded with a refusal. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && "status" in error && Number(error.status) >= 400 && Number(error.status) < 500
  );
}
