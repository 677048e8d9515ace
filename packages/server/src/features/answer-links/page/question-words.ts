import type { QuestionKey, ResponseSchema } from "@cartwright/contract";

interface QuestionWords {
  title: string;
  submit: string;
}

const wordsByKey: Readonly<Record<QuestionKey, QuestionWords>> = {
  variant: { title: "Which one?", submit: "Choose" },
  shipping: { title: "Where should it go?", submit: "Send" },
  card: { title: "Pay by card", submit: "Pay" },
  credentials: { title: "Sign in to the shop", submit: "Sign in" },
  otp: { title: "One-time code", submit: "Send the code" },
  payment_method: { title: "How should it be paid?", submit: "Agree" },
  details: { title: "The shop wants to know", submit: "Send" },
  confirm: { title: "Your decision", submit: "Confirm" },
};

/** Returns the heading of the form and the label of its button. */
export function questionWords({
  key,
  responseSchema,
}: {
  key: string;
  responseSchema: ResponseSchema;
}): QuestionWords {
  if (Object.keys(responseSchema.properties).length === 0)
    return { title: "Your approval is needed elsewhere", submit: "I have approved it" };
  const known: Readonly<Record<string, QuestionWords>> = wordsByKey;
  return known[key] ?? { title: "A question", submit: "Answer" };
}
