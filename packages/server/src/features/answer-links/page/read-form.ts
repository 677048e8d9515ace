import {
  type AnswerValues,
  cardApproval,
  findCardMistakes,
  formatExpiry,
  type JsonObject,
  type ValidationIssue,
} from "@cartwright/contract";
import type { OpenQuestion } from "../page-calls.ts";
import { fieldsOf } from "./fields.ts";

/** Validates against the question's schema, exactly as the service does for API answers. */
export type ReadAnswer = (
  schema: OpenQuestion["responseSchema"],
  sent: JsonObject,
) => { kind: "valid"; values: AnswerValues } | { kind: "invalid"; issues: ValidationIssue[] };

/** Sentences that say what is wrong, by property name. */
type Complaints = ReadonlyMap<string, string>;

export type ReadForm = { kind: "valid"; values: AnswerValues } | { kind: "invalid"; byField: Complaints };

/** Returns the typed values by their property names. Empty fields are left out. */
export function readForm(
  question: OpenQuestion,
  form: URLSearchParams,
  { readAnswer, now }: { readAnswer: ReadAnswer; now: Date },
): ReadForm {
  const isApproval = form.get("do") === "approve";
  const sent: JsonObject = isApproval ? { [cardApproval.name]: cardApproval.value } : {};
  for (const { formName, name } of fieldsOf(question.responseSchema, isApproval ? "approve" : "field")) {
    const typed = form.get(formName) ?? "";
    // Passwords may begin or end with a space; other values may not.
    const value = question.key === "credentials" ? typed : typed.trim();
    if (value !== "") Object.defineProperty(sent, name, { value, enumerable: true });
  }
  const answer = readAnswer(question.responseSchema, sent);
  if (answer.kind === "invalid") return { kind: "invalid", byField: complaintsOf(question, answer.issues) };
  const byField = question.key === "card" && !isApproval ? mistakesOf(answer.values, now) : new Map();
  return byField.size === 0 ? answer : { kind: "invalid", byField };
}

/** The service's messages are predicates ("is required"), so the field's label is their subject. */
function complaintsOf({ responseSchema }: OpenQuestion, issues: readonly ValidationIssue[]): Complaints {
  const { properties } = responseSchema;
  const named = issues.map(({ path, message }) => ({ name: String(path.at(-1)), message }));
  return new Map(
    named.map(({ name, message }) => {
      const title = Object.hasOwn(properties, name) ? properties[name]?.title : undefined;
      return [name, `${title ?? name} ${message}.`];
    }),
  );
}

/** A mistyped card is noticed here, while it can still be corrected, and not by the shop. */
function mistakesOf(values: AnswerValues, now: Date): Complaints {
  const { card_number = "", card_expiry = "", card_cvc = "" } = values;
  const card = { number: card_number, expiry: formatExpiry(card_expiry), code: card_cvc };
  return new Map(Object.entries(findCardMistakes(card, now)));
}
