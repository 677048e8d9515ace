import { type AnswerValues, cardApproval, type JsonObject, type ValidationIssue } from "@cartwright/contract";
import type { OpenQuestion } from "../page-calls.ts";
import { fieldsOf } from "./fields.ts";

/** Validates against the question's schema, exactly as the service does for API answers. */
export type ReadAnswer = (
  schema: OpenQuestion["responseSchema"],
  sent: JsonObject,
) => { kind: "valid"; values: AnswerValues } | { kind: "invalid"; issues: ValidationIssue[] };

export type ReadForm =
  | { kind: "valid"; values: AnswerValues }
  | { kind: "invalid"; byField: ReadonlyMap<string, string> };

/** Returns the typed values by their property names. Empty fields are left out. */
export function readForm(question: OpenQuestion, form: URLSearchParams, readAnswer: ReadAnswer): ReadForm {
  const isApproval = form.get("do") === "approve";
  const sent: JsonObject = isApproval ? { [cardApproval.name]: cardApproval.value } : {};
  for (const { formName, name } of fieldsOf(question.responseSchema, isApproval ? "approve" : "field")) {
    const typed = form.get(formName) ?? "";
    // Passwords may begin or end with a space; other values may not.
    const value = question.key === "credentials" ? typed : typed.trim();
    if (value !== "") Object.defineProperty(sent, name, { value, enumerable: true });
  }
  const answer = readAnswer(question.responseSchema, sent);
  if (answer.kind === "valid") return answer;
  return {
    kind: "invalid",
    byField: new Map(answer.issues.map(({ path, message }) => [String(path.at(-1)), message])),
  };
}
