import type { AnswerValues, Question } from "@cartwright/contract";
import type { ShopPlan } from "@cartwright/sandbox";

/**
 * What a careful person answers: the card, what only a person knows (date of birth, form of address, which of the
 * ways to pay), and that an order is sent again that the shop has not taken. Undefined for what the request or the profile has said already: such a question is needless.
 */
export function answerAsPerson(
  question: Question,
  plan: ShopPlan,
  isOrdered: boolean,
): AnswerValues | undefined {
  if (question.key === "card")
    return { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" };
  if (question.key === "payment_method" && plan.traits.cardPlace === "no-card") return firstChoices(question);
  // An order that the shop has not taken is sent again by whoever has looked, as the question says, and found none.
  const isSentAgain =
    question.key === "confirm" && /did not take the order|asks for the card now/.test(question.message);
  if (isSentAgain && !isOrdered) return { confirmed: "yes" };
  // The shop had ticked an extra, and takes it off the total only on the page behind the form.
  const isWithoutExtra =
    question.key === "confirm" &&
    question.message.includes("is not what was approved") &&
    plan.traits.extras === "ticked";
  if (isWithoutExtra && !isOrdered) return { confirmed: "yes" };
  return question.key === "details" ? answerDetails(question, plan) : undefined;
}

function firstChoices({ responseSchema }: Question): AnswerValues {
  const entries = Object.entries(responseSchema.properties);
  return Object.fromEntries(entries.map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]));
}

function answerDetails(question: Question, { traits, say }: ShopPlan): AnswerValues | undefined {
  const answers: Record<string, string> = {};
  for (const [name, { title = "", oneOf }] of Object.entries(question.responseSchema.properties)) {
    const isTitle = traits.title !== "none" && title.includes(say("title"));
    const isBirthday = traits.birthday !== "none" && title.includes(say("birthday"));
    if (!isTitle && !isBirthday) return undefined;
    answers[name] = oneOf?.[0]?.const ?? "1985-12-10";
  }
  return answers;
}
