import { z } from "zod";

/** What has to survive the redirect to the provider and back. Worthless without the code that comes back. */
const PendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page that the person wanted to visit. */
  returnTo: z.string(),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

const pendingKey = "cartwright.sign-in";
/** Records only that somebody was signed in, so that a reload asks the provider before it shows a button. */
const hintKey = "cartwright.was-signed-in";

export function keepPending(pending: PendingSignIn): void {
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));
}

/** Valid for one attempt. */
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
