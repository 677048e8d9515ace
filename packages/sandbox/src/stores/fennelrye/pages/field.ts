import { type Html, html } from "../../../html.ts";
import { randomToken } from "../../../random-token.ts";

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: string;
}

/** A field in this shop's style: the label is not linked to the input, and the id is new on each load. */
export function field({ name, label, value = "", type = "text" }: Field): Html {
  return html`<div class="row"><span class="row__label">${label}</span><input type="${type}" name="${name}" id="${oddId(name)}" value="${value}"></div>`;
}

/** "f[street]" -> "f[street]:k3x9" */
export function oddId(name: string): string {
  return `${name}:${randomToken(5).toLowerCase()}`;
}

export function tick(name: string, words: string, isTicked = false): Html {
  return html`<div class="tick"><input type="checkbox" name="${name}" id="${oddId(name)}" value="yes" ${isTicked && html`checked`}><span>${words}</span></div>`;
}

interface ListBox {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly chosen: string;
}

/** A custom select: a box, a hidden list, and a hidden input. */
export function listBox({ name, label, placeholder, options, chosen }: ListBox): Html {
  const current = options.find(({ value }) => value === chosen);
  return html`<div class="row" data-list="${name}"><span class="row__label">${label}</span>
<div class="list"><div class="list__box" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="${label}">${current?.name ?? placeholder}</div>
<div class="list__options" role="listbox" hidden>${options.map((option) => html`<div role="option" class="list__option" data-value="${option.value}">${option.name}</div>`)}</div>
<input type="hidden" name="${name}" value="${current?.value ?? ""}"></div></div>`;
}
