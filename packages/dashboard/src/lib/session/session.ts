import { addressAt } from "../address-at.ts";
import { signedInHint } from "./pending-sign-in.ts";
import type { Person, Provider, Tokens } from "./provider.ts";

/** A person who is signed in. The tokens live in this closure and nowhere else. */
export interface Session {
  readonly person: Person;
  /** One that is good for the next seconds, renewed where it has to be. */
  getToken(): Promise<string>;
  /** Whatever the one at hand looks like. */
  renewToken(): Promise<string>;
  /** Leaves the page. */
  signInAgain(): Promise<void>;
  signOut(): void;
  /** Calls back when the session cannot be renewed, or another tab has signed out. Returns how to stop listening. */
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

  /** A refresh token is good once, so all who wait share one renewal. */
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
      // Where the provider could not be asked, the next try may succeed; where it has refused, none will.
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

/** A provider that answered, and said no. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && "status" in error && Number(error.status) >= 400 && Number(error.status) < 500
  );
}
