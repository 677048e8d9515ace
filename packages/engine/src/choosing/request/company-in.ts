import { findOnly } from "../../find-only.ts";
import { legalForms } from "../../words/legal-forms.ts";

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
