import { ApiError } from "@cartwright/contract";

/** The service's complaints by value name; the empty name is for those about no single value. */
export function mistakesOfRefusal(error: unknown): Record<string, string> {
  if (!error) return {};
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  const named = issues.map(({ path, message }) => [String(path.at(-1) ?? ""), message] as const);
  return Object.fromEntries(named);
}

/** Reads the current values of a form without keeping them. Empty ones are left out. */
export function readFormValues(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(typed.filter(([, value]) => value.trim() !== ""));
}
