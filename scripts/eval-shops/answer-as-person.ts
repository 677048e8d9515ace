import type { AnswerValues, Question } from "@cartwright/contract";
import type { ShopPlan } from "@cartwright/sandbox";

/**
 * Answers like a careful person: gives the card and facts that only a person knows (date of birth, form of
 * address, payment method), and confirms that an order the shop did not take is sent again. Undefined for
 * what the request or profile already says: asking for it is unnecessary.
 */
export function answerAsPerson(
  question: Question,
  plan: ShopPlan,
  isOrdered: boolean,
): AnswerValues | undefined {
  if (question.key === "card")
    return { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" };
  if (question.key === "payment_method" && plan.traits.cardPlace === "no-card") return firstChoices(question);
  // The question asks the person to check that there is no order before it is sent again.
  const isSentAgain =
    question.key === "confirm" && /did not take the order|asks for the card now/.test(question.message);
  if (isSentAgain && !isOrdered) return { confirmed: "yes" };
  // The shop had ticked an extra, and only takes it off the total on the page after the form.
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
