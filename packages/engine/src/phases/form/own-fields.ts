import type { Field } from "../../page/fields/read-fields.ts";
import { checkoutFields, formOf, isSignUpForNews } from "./checkout-fields.ts";
import type { FormWork } from "./form-work.ts";
import { withObjections } from "./objections.ts";

type Known = Pick<FormWork, "contact" | "emailFields" | "objections">;

/** The fields of the checkout, with the shop's objections in `invalid`. */
export function ownFields(work: Known, all: readonly Field[]): Field[] {
  return withObjections(withoutSignUps(work, checkoutFields(all)), work.objections);
}

/**
 * Once the shop has the buyer's e-mail address, a separate form that asks for nothing else is a newsletter.
 */
function withoutSignUps({ contact, emailFields }: Known, fields: readonly Field[]): readonly Field[] {
  if (contact === "open") return fields;
  const isGiven = (form: readonly Field[]) => form.some(({ selector }) => emailFields.has(selector));
  return fields.filter((field) => {
    const form = field.form < 0 ? [] : formOf(field, fields);
    return !isSignUpForNews(form) || isGiven(form);
  });
}
