import { type AnswerValues, cardApproval, type JsonObject, type ValidationIssue } from "@cartwright/contract";
import type { OpenQuestion } from "../page-calls.ts";
import { fieldsOf } from "./fields.ts";

/** By the question's schema, as the service itself reads what comes over the API. */
export type ReadAnswer = (
  schema: OpenQuestion["responseSchema"],
  sent: JsonObject,
) => { kind: "valid"; values: AnswerValues } | { kind: "invalid"; issues: ValidationIssue[] };

export type ReadForm =
  | { kind: "valid"; values: AnswerValues }
  | { kind: "invalid"; byField: ReadonlyMap<string, string> };

/** What was typed, by the names that the question has for it. A field that was left empty was not given. */
export function readForm(question: OpenQuestion, form: URLSearchParams, readAnswer: ReadAnswer): ReadForm {
  const isApproval = form.get("do") === "approve";
  const sent: JsonObject = isApproval ? { [cardApproval.name]: cardApproval.value } : {};
  for (const { formName, name } of fieldsOf(question.responseSchema, isApproval ? "approve" : "field")) {
    const typed = form.get(formName) ?? "";
    // A password may begin or end with a space; nothing else does.
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
