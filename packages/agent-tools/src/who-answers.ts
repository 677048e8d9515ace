import { isPurchaseFact, type PendingUserAction, type QuestionKey } from "@cartwright/contract";

/** An agent answers only questions about the variant and the shipping address. A person answers the rest. */
export function mayAgentAnswer({ key }: Pick<PendingUserAction, "key">): boolean {
  return isPurchaseFact(key);
}

const asked: Readonly<Record<QuestionKey, string>> = {
  variant:
    "The product comes in several variants. Choose a value for each property of the schema, or ask the user.",
  shipping: "The shop needs more details about the buyer. Provide what the schema requires, or ask the user.",
  card: "The shop asks for a card.",
  credentials: "The shop asks for a sign-in.",
  otp: "A one-time code is asked for.",
  payment_method:
    "The shop takes no card here: a person has to choose how to pay, which may place the order.",
  details: "The shop wants to know something that only the buyer can say.",
  confirm: "A person has to decide whether to go on.",
};

/** What an agent is told about a question, in our own words. The shop's are only in `merchant_says`. */
export function describeQuestion(
  { key }: Pick<PendingUserAction, "key">,
  answerUrl: string | undefined,
): string {
  const known: Readonly<Record<string, string>> = asked;
  const what = known[key] ?? "The shop asks something that only a person may answer.";
  return mayAgentAnswer({ key }) ? what : `${what} ${directionsFor(answerUrl)}`;
}

/** The link comes last, so that no other text is mistaken for a part of it. */
function directionsFor(answerUrl: string | undefined): string {
  return answerUrl === undefined
    ? "Never ask for it in the chat: the user answers in the dashboard."
    : `Never ask for it in the chat. Give the user this link: ${answerUrl}`;
}
