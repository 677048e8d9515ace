import { factsOfQuestion, type ResponseSchema } from "./questions.ts";

/** The heading of a question's form, and the label of its button. */
export interface QuestionWords {
  title: string;
  submit: string;
}

export function questionWords({
  key,
  responseSchema,
}: {
  key: string;
  responseSchema: ResponseSchema;
}): QuestionWords {
  if (isDoneElsewhere(responseSchema))
    return { title: "Your approval is needed elsewhere", submit: "I have approved it" };
  return factsOfQuestion(key)?.words ?? { title: "A question", submit: "Answer" };
}

/** Nothing is asked for: an answer only confirms that something was done, such as in a bank's app. */
export function isDoneElsewhere({ properties }: ResponseSchema): boolean {
  return Object.keys(properties).length === 0;
}
