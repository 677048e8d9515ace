import { type Html, html } from "../../../html.ts";

/** The card form: number, expiry and code in one frame, correctly labelled. */
export function cardFormPage(): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Secure payment input frame</title>
<link rel="stylesheet" href="/v3/assets/card-form.css">
<script type="module" src="/v3/assets/card-form.js"></script>
</head>
<body>
<form class="p-CardForm" novalidate>
${field({ id: "number", label: "Card number", placeholder: "1234 1234 1234 1234", autocomplete: "cc-number", isWide: true })}
${field({ id: "expiry", label: "Expiration date", placeholder: "MM / YY", autocomplete: "cc-exp", isWide: false })}
${field({ id: "cvc", label: "Security code", placeholder: "CVC", autocomplete: "cc-csc", isWide: false })}
</form>
</body>
</html>`;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly isWide: boolean;
}

function field({ id, label, placeholder, autocomplete, isWide }: Field): Html {
  return html`<div class="p-Field ${isWide && "p-Field--wide"}">
<label class="p-FieldLabel" for="Field-${id}Input">${label}</label>
<input id="Field-${id}Input" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-invalid="false" aria-required="true" dir="ltr">
<p class="p-FieldError" id="Field-${id}Error" role="alert" hidden></p>
</div>`;
}

/** An invisible frame with the same title as the form's frame. */
export function controllerPage(): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Controller</title></head><body></body></html>`;
}
