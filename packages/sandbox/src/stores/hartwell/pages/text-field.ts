import { type Html, html } from "../../../html.ts";
import { randomToken } from "../../../random-token.ts";

interface TextField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string;
  readonly purpose?: "shipping" | "billing";
  readonly id?: string;
  readonly type?: string;
}

/** A labelled input with room for an error. Its id is new on each load unless it is given. */
export function textField({
  name,
  label,
  autocomplete,
  value = "",
  purpose,
  id,
  type = "text",
}: TextField): Html {
  const fieldId = id ?? randomFieldId("TextField");
  return html`<div class="field">
<label for="${fieldId}">${label}</label>
<input id="${fieldId}" name="${name}" type="${type}" placeholder=" " autocomplete="${autocomplete}" value="${value}" aria-describedby="error-for-${fieldId}">
<p class="field__error" id="error-for-${fieldId}" data-error-for="${errorName(purpose, name)}" hidden></p>
</div>`;
}

export function randomFieldId(prefix: string): string {
  return `${prefix}${randomToken(3, "123456789")}`;
}

/** The key under which the server reports a mistake in this field. */
export function errorName(purpose: "shipping" | "billing" | undefined, name: string): string {
  return purpose === "billing" ? `billing.${name}` : name;
}
