import type { Field } from "../../../page/fields/read-fields.ts";
import type { FormWork } from "../form-work.ts";
import { checkoutFields, formOf, isSignUpForNews } from "./checkout-fields.ts";
import { withObjections } from "./objections.ts";
import { withoutSpent } from "./spent-complaints.ts";

type Known = Pick<FormWork, "emailFields" | "objections" | "complained">;

/** The fields of the checkout, with the shop's objections to their present values in `invalid`. */
export function ownFields(work: Known, all: readonly Field[]): Field[] {
  const own = withoutSignUps(work, checkoutFields(all));
  return withObjections(withoutSpent(own, work.complained), work.objections);
}

/**
 * Once the shop has the buyer's e-mail address, a separate form that asks for nothing else is a newsletter.
 */
function withoutSignUps({ emailFields }: Known, fields: readonly Field[]): readonly Field[] {
  if (emailFields.size === 0) return fields;
  const isGiven = (form: readonly Field[]) => form.some(({ selector }) => emailFields.has(selector));
  return fields.filter((field) => {
    const form = field.form < 0 ? [] : formOf(field, fields);
    return !isSignUpForNews(form) || isGiven(form);
  });
}
