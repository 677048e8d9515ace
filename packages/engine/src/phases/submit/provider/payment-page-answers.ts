import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { type PageError, readErrors } from "../../../page/outcomes/read-errors.ts";
import { says } from "../../../words/says.ts";
import { fieldKey } from "../../buyer/asking/ask-for-fields.ts";
import { rewritePhone } from "../../buyer/fill-buyer.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";

/** What the pages of a payment were given: one that comes back has often lost all of it, and objects to one part. */
export interface PaymentPageAnswers {
  /** Listens to a page that came back, and writes the telephone number anew if the page objects to it. */
  hear(fields: readonly Field[]): Promise<void>;
  /** Fills in again what was lost without a word about it. */
  giveAgain(open: readonly Field[]): Promise<void>;
  note(field: Field, value: string): void;
  /** The page's words, if these fields were given before. */
  objectionTo(open: readonly Field[]): string | undefined;
}

export function paymentPageAnswers(visit: Visit, work: FormWork): PaymentPageAnswers {
  const given = new Map<string, string>();
  const isGivenAgain = new Set<string>();
  let pages = 0;
  let errors: readonly PageError[] = [];
  return {
    hear: async (fields) => {
      pages += 1;
      errors = pages > 1 ? await readErrors(visit.page, visit.pace) : [];
      const ofPhone = errors.find(isAboutPhone);
      if (ofPhone) await rewritePhone(visit, work, fields, ofPhone.text);
    },
    giveAgain: async (open) => {
      for (const field of open) {
        const key = fieldKey(field);
        const value = given.get(key);
        if (value === undefined || isMeant(field, errors, isGivenAgain.has(key))) continue;
        isGivenAgain.add(key);
        await fillField(field, value, visit.pace);
      }
    },
    note: (field, value) => given.set(fieldKey(field), value),
    objectionTo: (open) => (open.some((field) => given.has(fieldKey(field))) ? errors[0]?.text : undefined),
  };
}

function isAboutPhone({ field, text }: PageError): boolean {
  return field ? field.role === "phone" : says(text, ({ fields }) => fields.phone);
}

/** Words that name no field may mean this one, if they are said again. */
function isMeant(field: Field, errors: readonly PageError[], isAgain: boolean): boolean {
  const others = errors.filter((error) => !isAboutPhone(error));
  return others.some((error) => (error.field ? fieldKey(error.field) === fieldKey(field) : isAgain));
}
