/// <reference lib="dom" />
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";
import { mainHeading } from "./main-heading.ts";

/** The product data that a page declares for machines, with fallbacks to its visible text. */
export interface ProductSnapshot {
  title: string;
  /** As written: `1.234,00 €`, or a plain number from a declaration. */
  price: string;
  currency: string;
  /** The schema.org value in lower case (`instock`, `outofstock`), or "". */
  availability: string;
  /** The page declares a product, in any notation. */
  isDeclared: boolean;
}

export function readProduct(): ProductSnapshot {
  const declared = declaredProduct();
  const content = (selector: string) => {
    const found = document.querySelector(selector);
    return (
      found?.getAttribute("content") ??
      found?.getAttribute("href") ??
      contentOf(found)?.replace(/\s+/g, " ").trim() ??
      ""
    );
  };
  const item = "[itemtype*='schema.org/Product' i]";
  const heading = contentOf(mainHeading())?.replace(/\s+/g, " ").trim();
  return {
    title: (
      declared.title ||
      content(`${item} [itemprop=name]`) ||
      heading ||
      content("meta[property='og:title']") ||
      document.title
    ).slice(0, 200),
    price:
      declared.price ||
      content(`${item} [itemprop=price]`) ||
      content("meta[property='product:price:amount'], meta[property='og:price:amount']"),
    currency:
      declared.currency ||
      content(`${item} [itemprop=priceCurrency]`) ||
      content("meta[property='product:price:currency'], meta[property='og:price:currency']"),
    availability: (
      declared.availability ||
      content(`${item} [itemprop=availability]`) ||
      content("meta[property='product:availability'], meta[property='og:availability']")
    )
      .replace(/^.*\//, "")
      .replace(/[\s_-]/g, "")
      .toLowerCase(),
    isDeclared:
      declared.title !== "" ||
      document.querySelector(item) !== null ||
      /product/i.test(content("meta[property='og:type']")),
  };
}

/** The first product of the page's JSON-LD; invalid JSON is ignored. */
function declaredProduct(): { title: string; price: string; currency: string; availability: string } {
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  const part = (value: unknown, key: string): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
  const nodes: unknown[] = [];
  for (const script of document.querySelectorAll("script[type='application/ld+json']")) {
    try {
      const json: unknown = JSON.parse(contentOf(script));
      nodes.push(...[json, part(json, "@graph"), part(json, "mainEntity")].flat());
    } catch {
      // Ignore a shop's invalid declaration.
    }
  }
  const isProduct = (node: unknown) =>
    [part(node, "@type")].flat().some((type) => /^Product(Group)?$/.test(text(type)));
  const product = nodes.find(isProduct);
  const offer = first(part(product, "offers"));
  const specification = first(part(offer, "priceSpecification"));
  return {
    title: text(part(product, "name")),
    price: text(part(offer, "price") ?? part(offer, "lowPrice") ?? part(specification, "price")),
    currency: text(part(offer, "priceCurrency") ?? part(specification, "priceCurrency")),
    availability: text(part(offer, "availability")),
  };
}
