import { isSecretQuestion, type PendingUserAction, type QuestionKey } from "@cartwright/contract";

interface QuestionWords {
  title: string;
  submit: string;
}

const wordsByKey: Readonly<Record<QuestionKey, QuestionWords>> = {
  variant: { title: "Which one?", submit: "Choose" },
  shipping: { title: "Where should it go?", submit: "Send" },
  card: { title: "Card", submit: "Pay" },
  credentials: { title: "Sign in to the shop", submit: "Sign in" },
  otp: { title: "One-time code", submit: "Send the code" },
  payment_method: { title: "How should it be paid?", submit: "Agree" },
  details: { title: "The shop wants to know", submit: "Send" },
  confirm: { title: "Your decision", submit: "Confirm" },
};

type Asked = Pick<PendingUserAction, "key" | "responseSchema">;

const doneElsewhere: QuestionWords = {
  title: "Your approval is needed elsewhere",
  submit: "I have approved it",
};

export function questionWords({ key, responseSchema }: Asked): QuestionWords {
  if (isDoneElsewhere(responseSchema)) return doneElsewhere;
  const known: Readonly<Record<string, QuestionWords>> = wordsByKey;
  return known[key] ?? { title: "A question", submit: "Answer" };
}

/** Says where the values go, for the person who is about to enter them. */
export function whereItGoes({ key, responseSchema }: Asked, merchant: string): string {
  if (isDoneElsewhere(responseSchema))
    return "Nothing has to be answered here: the purchase goes on by itself. If it does not once you have approved it, say so.";
  return isSecretQuestion(key)
    ? `What you type goes to the browser that buys at ${merchant}, which types it there once and forgets it. It is kept in no database, no log and no picture, and cannot be read back here.`
    : `What you answer is used at ${merchant}, and kept with this checkout so that you are not asked twice.`;
}

function isDoneElsewhere({ properties }: PendingUserAction["responseSchema"]): boolean {
  return Object.keys(properties).length === 0;
}
