import { type Html, html, scriptJson } from "../../../html.ts";
import type { Product, ProductOption, Variant } from "../catalogue/product.ts";
import { ajaxVariant } from "../catalogue/product-json.ts";

interface Picker {
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly section: string;
}

/** The choices of a product. An unavailable value is struck out, but can still be chosen. */
export function variantPicker({ product, variant, section }: Picker): Html {
  return html`<variant-selects id="variant-selects-${section}" data-section="${section}">
${product.options.map((option, index) => {
  const picker = { product, variant, section, option, index };
  return option.shownAs === "swatches" ? radios(picker) : dropdown(picker);
})}
<script type="application/json" data-selected-variant>${scriptJson(variant ? ajaxVariant(product, variant) : null)}</script>
</variant-selects>`;
}

interface OptionPicker extends Picker {
  readonly option: ProductOption;
  readonly index: number;
}

function radios(picker: OptionPicker): Html {
  const { option, section, variant, index } = picker;
  const name = `${option.name}-${index + 1}`;
  return html`<fieldset class="js product-form__input product-form__input--swatch">
<legend class="form__label">${option.name}</legend>
${option.values.map((value, position) => {
  const id = `${section}-${index + 1}-${position}`;
  const canBeHad = isReachable(picker, value);
  return html`<input type="radio" id="${id}" name="${name}" value="${value}" form="product-form-${section}"
  ${variant?.values[index] === value && html`checked`} ${!canBeHad && html`class="disabled"`} data-option-position="${index + 1}">
<label for="${id}" class="swatch swatch--${value.toLowerCase()}" title="${value}"><span>${value}</span><span class="visually-hidden label-unavailable">${!canBeHad && "Variant sold out or unavailable"}</span></label>`;
})}
</fieldset>`;
}

function dropdown(picker: OptionPicker): Html {
  const { option, section, variant, index } = picker;
  const id = `Option-${section}-${index}`;
  return html`<div class="product-form__input product-form__input--dropdown">
<label class="form__label" for="${id}">${option.name}</label>
<div class="select"><select id="${id}" class="select__select" name="options[${option.name}]" form="product-form-${section}" data-option-position="${index + 1}">
${option.values.map(
  (value) =>
    html`<option value="${value}" ${variant?.values[index] === value && html`selected`}>${
      isReachable(picker, value) ? value : `${value} - Unavailable`
    }</option>`,
)}
</select></div>
</div>`;
}

/** Whether a variant with this value is available, given the choices for the options before it. */
function isReachable({ product, variant, index }: OptionPicker, value: string): boolean {
  return product.variants.some(
    (candidate) =>
      candidate.isAvailable &&
      candidate.values[index] === value &&
      candidate.values.slice(0, index).every((chosen, position) => chosen === variant?.values[position]),
  );
}
