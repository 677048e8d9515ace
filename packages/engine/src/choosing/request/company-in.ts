import { findOnly } from "../../find-only.ts";
import { legalForms } from "../../words/fields/legal-forms.ts";
import { languages } from "../../words/languages.ts";
import { requestDetails } from "./request-details.ts";

const form = legalForms.map(RegExp.escape).join("|");
/** Up to four capitalised words, with what joins them, before the form: "Bramble & Rye Ltd". */
const name = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}\\p{N}'’.-]*(?:\\s+(?:&|and|und|et|y|e|en|och|og|\\+|\\p{Lu}[\\p{L}\\p{N}'’.-]*)){0,4}\\s+(?:& Co\\.? )?(?:${form})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The only company that a request names with its legal form. */
export function companyIn(request: string | undefined): string | undefined {
  return findOnly(new Set([...(request ?? "").matchAll(name)].map(([company]) => company)));
}

/** Whether a request names a company by its legal form, or gives a tax number of one. */
export function isForCompany(request: string | undefined): boolean {
  const taxNumbers = languages.flatMap(({ fields }) => fields.taxNumber);
  return companyIn(request) !== undefined || requestDetails([taxNumbers], request).length > 0;
}
