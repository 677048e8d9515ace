import { ApiError } from "@cartwright/contract";

/** What the service says is wrong, by the name of the value; under the empty name what concerns no single one. */
export function mistakesOfRefusal(error: unknown): Record<string, string> {
  if (!error) return {};
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  const named = issues.map(({ path, message }) => [String(path.at(-1) ?? ""), message] as const);
  return Object.fromEntries(named);
}

/** The values of a form, read at this moment and held by nobody. What was left empty is left out. */
export function readFormValues(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(typed.filter(([, value]) => value.trim() !== ""));
}
