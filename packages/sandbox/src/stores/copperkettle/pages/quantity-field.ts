import { type Html, html } from "../../../html.ts";

export function quantityField(): Html {
  return html`<div class="quantity"><label class="screen-reader-text" for="quantity_66f1">Quantity</label>
<input type="number" id="quantity_66f1" class="input-text qty text" name="quantity" value="1" min="1" max="" step="1" inputmode="numeric" autocomplete="off"></div>`;
}
