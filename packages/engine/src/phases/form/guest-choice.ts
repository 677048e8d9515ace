import { findOnly } from "../../find-only.ts";
import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { normalise, splitName } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";

/**
 * The choice to buy without an account: its text says so, its value is "guest", or it is the only one beside
 * those that open an account.
 */
export function guestChoice({
  role,
  choices = [],
}: Pick<Field, "role" | "choices">): FieldChoice | undefined {
  const open = choices.filter(({ enabled, title }) => enabled && title !== "");
  const worded = open.find(isForGuests);
  if (worded || (role !== "unknown" && role !== "createAccount")) return worded;
  const named = open.filter(({ value }) => splitName(value) === "guest");
  if (named.length === 1) return named[0];
  return open.length > 1 ? findOnly(open.filter((choice) => !opensAccount(choice))) : undefined;
}

/** Whether an enabled choice says that it buys without an account. */
export function isForGuests({ title, enabled }: Pick<FieldChoice, "title" | "enabled">): boolean {
  return enabled && says(title, ({ moves }) => moves.guest_checkout);
}

/** Whether buying without an account is one choice and opening one another: nothing but a checkout asks that. */
export function asksForAccount({ control, choices = [] }: Pick<Field, "control" | "choices">): boolean {
  return control === "radio" && choices.some(isForGuests) && choices.some(opensAccount);
}

/** Being remembered for next time is an account too; "No, don't save my info" is neither. */
function opensAccount({ title }: FieldChoice): boolean {
  const plain = normalise(title);
  const declines = languages.some(({ none }) => none.some((word) => plain.startsWith(`${word} `)));
  return !declines && says(title, ({ fields }) => [...fields.createAccount, ...fields.saveDetails]);
}
