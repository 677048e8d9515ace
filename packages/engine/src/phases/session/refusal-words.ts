import { type PageError, readErrors } from "../../page/outcomes/read-errors.ts";
import { says } from "../../words/says.ts";
import type { Visit } from "../visit.ts";

/** The shop's messages against what was sent; undefined if there are none. */
export async function readRefusalWords({ page, pace }: Visit): Promise<string | undefined> {
  return quote(await readErrors(page, pace));
}

/** The same, limited to messages about the account's name or password. */
export function accountRefusal(errors: readonly PageError[]): string | undefined {
  return quote(errors.filter(isAboutAccount));
}

/**
 * Whether an objection to a new account is only about its name, which may be taken by an existing account.
 */
export function isAboutName(words: string): boolean {
  const isOfPassword = says(words, ({ fields }) => [...fields.password, ...fields.newPassword]);
  return !isOfPassword && says(words, ({ fields }) => [...fields.email, ...fields.username]);
}

function isAboutAccount({ text, field }: PageError): boolean {
  if (field) return accountRoles.some((role) => role === field.role);
  return says(text, ({ fields }) => accountRoles.flatMap((role) => fields[role]));
}

const accountRoles = ["email", "username", "password", "newPassword"] as const;

const mostCharacters = 300;

function quote(errors: readonly PageError[]): string | undefined {
  const words = [...new Set(errors.map(({ text }) => text))].join(" ").slice(0, mostCharacters);
  return words === "" ? undefined : words;
}
