import { type Html, html } from "../html.ts";

export const FRAME_FIELDS = ["number", "expiry", "cvv"] as const;
export type FrameField = (typeof FRAME_FIELDS)[number];

const FIELDS: Readonly<Record<FrameField, { label: string; autocomplete: string; placeholder: string }>> = {
  number: { label: "Card number", autocomplete: "cc-number", placeholder: "1234 1234 1234 1234" },
  expiry: { label: "Expiration date", autocomplete: "cc-exp", placeholder: "MM / YY" },
  cvv: { label: "Security code", autocomplete: "cc-csc", placeholder: "CVC" },
};

/** One field in its own page, with invisible decoys for the browser's card autofill. */
export function fieldFramePage(field: FrameField): Html {
  const { label, autocomplete, placeholder } = FIELDS[field];
  return page(
    label,
    "fields.js",
    html`data-field="${field}"`,
    html`<form novalidate>
<div class="decoys" aria-hidden="true">${decoy("cc-name")}${FRAME_FIELDS.filter((other) => other !== field).map((other) => decoy(FIELDS[other].autocomplete))}</div>
<input id="${field}" name="${field}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-label="${label}" aria-invalid="false">
</form>`,
  );
}

function decoy(autocomplete: string): Html {
  return html`<input class="autofill-field" type="text" autocomplete="${autocomplete}" tabindex="-1" aria-hidden="true">`;
}

/** The whole form in one frame; the card part is behind a tab. */
export function combinedFramePage(): Html {
  const field = (name: FrameField) =>
    html`<label for="${name}">${FIELDS[name].label}</label><input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${FIELDS[name].autocomplete}" placeholder="${FIELDS[name].placeholder}" aria-invalid="false">`;
  return page(
    "Payment",
    "combined.js",
    html``,
    html`<div role="tablist" aria-label="Payment methods">
<button type="button" role="tab" id="tab-bank" aria-controls="panel-bank" aria-selected="true">Bank account</button>
<button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="false">Card</button>
</div>
<div role="tabpanel" id="panel-bank"><label for="bank">Search for your bank</label><input id="bank" name="bank" type="text" placeholder="Search for your bank"></div>
<form role="tabpanel" id="panel-card" novalidate hidden>${field("number")}<div class="two"><div>${field("expiry")}</div><div>${field("cvv")}</div></div></form>
<p class="error" role="alert" hidden></p>`,
  );
}

function page(title: string, script: string, attributes: Html, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="/assets/pay.css">
<script type="module" src="/assets/${script}"></script>
</head>
<body data-frame ${attributes}>${content}</body>
</html>`;
}
