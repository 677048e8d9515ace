import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import type { Visit } from "../visit.ts";

/** Some shops ask for the new account's name beside the button. */
export async function nameNewAccount(
  { page, pace }: Visit,
  { form, frame }: Pick<Field, "form" | "frame">,
  username: string,
): Promise<void> {
  const beside = (await readFields(page, pace)).filter(
    (field) => form >= 0 && field.form === form && field.frame === frame && field.enabled,
  );
  const name = beside.find(({ role }) => role === "email" || role === "username");
  if (name && name.value !== username) await fillField(name, username, pace);
}

/** Fills in the new account's name where it is still empty. */
export async function giveName(
  { pace }: Visit,
  fields: readonly Field[],
  username: string | undefined,
): Promise<void> {
  const name = fields.find(
    ({ role, value, enabled }) => enabled && value === "" && (role === "email" || role === "username"),
  );
  if (name && username !== undefined) await fillField(name, username, pace);
}
