import { z } from "zod";

/** What has to outlive the way to the provider and back. None of it is worth anything without the code that comes back. */
const PendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person wanted to go. */
  returnTo: z.string(),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

const pendingKey = "cartwright.sign-in";
/** Says that somebody was signed in with this browser, and nothing else: a reload then asks the provider before it shows a button. */
const hintKey = "cartwright.was-signed-in";

export function keepPending(pending: PendingSignIn): void {
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));
}

/** Good for one try. */
export function takePending(): PendingSignIn | undefined {
  const kept = sessionStorage.getItem(pendingKey);
  sessionStorage.removeItem(pendingKey);
  return kept === null ? undefined : PendingSignIn.safeParse(JSON.parse(kept)).data;
}

export const signedInHint = {
  isSet: (): boolean => localStorage.getItem(hintKey) !== null,
  set: (): void => localStorage.setItem(hintKey, "yes"),
  clear: (): void => localStorage.removeItem(hintKey),
  /** Calls back when another tab signs out. */
  onCleared: (callback: () => void): void => {
    addEventListener("storage", (event) => {
      if (event.key === hintKey && event.newValue === null) callback();
    });
  },
};
