import { isDoneElsewhere, isSecretQuestion, type PendingUserAction } from "@cartwright/contract";

type Asked = Pick<PendingUserAction, "key" | "responseSchema">;

/** Says where the values go, for the person who is about to enter them. */
export function whereItGoes({ key, responseSchema }: Asked, merchant: string): string {
  if (isDoneElsewhere(responseSchema))
    return "Nothing has to be answered here: the purchase goes on by itself. If it does not once you have approved it, say so.";
  return isSecretQuestion(key)
    ? `What you type goes to the browser that buys at ${merchant}, which types it there once and forgets it. It is kept in no database, no log and no picture, and cannot be read back here.`
    : `What you answer is used at ${merchant}, and kept with this checkout so that you are not asked twice.`;
}
