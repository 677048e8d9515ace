import type { FieldChoice } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether a choice that can be made says that one buys without an account. */
export function isForGuests({ title, enabled }: FieldChoice): boolean {
  const plain = normalise(title);
  return enabled && languages.some(({ moves }) => hasPhrase(plain, moves.guest_checkout));
}
