import { html } from "../../../html.ts";

export type CardField = "number" | "expiry" | "verification_value" | "name";

const FIELDS: Readonly<Record<CardField, { label: string; autocomplete: string; inputmode: string }>> = {
  number: { label: "Card number", autocomplete: "cc-number", inputmode: "numeric" },
  expiry: { label: "Expiration date (MM / YY)", autocomplete: "cc-exp", inputmode: "numeric" },
  verification_value: { label: "Security code", autocomplete: "cc-csc", inputmode: "numeric" },
  name: { label: "Name on card", autocomplete: "cc-name", inputmode: "text" },
};

/**
 * One card field in its own page. Next to it are invisible copies of the other three fields, only so that the
 * browser offers to autofill a whole card.
 */
export function cardFramePage(field: CardField) {
  const { label, autocomplete, inputmode } = FIELDS[field];
  const twins = Object.entries(FIELDS).filter(([name]) => name !== field);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${label}</title>
<link rel="stylesheet" href="/assets/card-frame.css">
<script type="module" src="/assets/card-frame.js"></script>
</head>
<body data-field="${field}">
<form novalidate>
<div class="field">
<input id="${field}" name="${field}" type="text" inputmode="${inputmode}" autocomplete="${autocomplete}" required
  placeholder="${label}" aria-required="true" aria-label="${label}" data-current-field="${field}" autocorrect="off" spellcheck="false">
</div>
<div class="twins" aria-hidden="true">
${twins.map(
  ([name, twin]) => html`<label for="${name}">${twin.label}</label>
<input id="${name}" name="${name}" type="text" autocomplete="${twin.autocomplete}" tabindex="-1" aria-hidden="true">`,
)}
</div>
</form>
</body>
</html>`;
}
