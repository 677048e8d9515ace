/// <reference lib="dom" />

export interface VariationsForm {
  productId: string;
  /** What the form carries of its variations; "false" where they are too many to carry. */
  json: string;
  /** One for each list, in the order of the page. */
  attributes: { name: string; choices: { value: string; title: string }[] }[];
}

export interface WooCommerceMarks {
  isWooCommerce: boolean;
  /** Where the shop's open interface begins, as its pages name it to programs; a shop may stand in a folder of its host. */
  api: string | null;
  form: VariationsForm | null;
}

/** What marks a page of this platform, and the form of a product with variations where it has one. */
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
