/** More than the agents of an account need, and too few to slow down other accounts. */
export const mostWaits = 50;

/** Admits a wait and returns the function that ends it. Undefined if the account has too many waits. */
export type AdmitWait = (accountId: string) => (() => void) | undefined;

export function createWaitLimit(most = mostWaits): AdmitWait {
  const waiting = new Map<string, number>();
  return (accountId) => {
    const count = waiting.get(accountId) ?? 0;
    if (count >= most) return undefined;
    waiting.set(accountId, count + 1);
    return () => {
      const left = (waiting.get(accountId) ?? 1) - 1;
      if (left === 0) waiting.delete(accountId);
      else waiting.set(accountId, left);
    };
  };
}
