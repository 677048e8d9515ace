/// <reference lib="dom" />

export interface VariationsForm {
  productId: string;
  /** The variations embedded in the form; "false" if there are too many. */
  json: string;
  /** One per list, in page order. */
  attributes: { name: string; choices: { value: string; title: string }[] }[];
}

export interface WooCommerceMarks {
  isWooCommerce: boolean;
  /** Base address of the shop's API, as its pages declare it; a shop may be in a folder of its host. */
  api: string | null;
  form: VariationsForm | null;
}

/** Signs of this platform, and the form of a product with variations, if any. */
export function readVariationsForm(): WooCommerceMarks {
  const form = document.querySelector("form.variations_form[data-product_variations]");
  const marks =
    "body.woocommerce, body.woocommerce-page, body.single-product.woocommerce-js, form.cart .single_add_to_cart_button, [class*='wp-block-woocommerce-']";
  const lists = [
    ...(form?.querySelectorAll<HTMLSelectElement>(".variations select[name^=attribute_]") ?? []),
  ];
  return {
    isWooCommerce: document.querySelector(marks) !== null,
    api: document.querySelector<HTMLLinkElement>("link[rel='https://api.w.org/']")?.href ?? null,
    form: form && {
      productId: form.getAttribute("data-product_id") ?? "",
      json: form.getAttribute("data-product_variations") ?? "",
      attributes: lists.map((list) => ({
        name: list.name,
        choices: [...list.options]
          .filter(({ value }) => value !== "")
          .map((option) => ({ value: option.value, title: option.text.replace(/\s+/g, " ").trim() })),
      })),
    },
  };
}
