import type { Offer } from "../../choosing/offer.ts";
import { decodePart } from "../../decode-part.ts";
import { parseJson } from "../../parse-json.ts";
import { readAjaxProduct } from "./product-json.ts";

const jsonScript = /<script\b[^>]*\btype=["']application\/json["'][^>]*>(.*?)<\/script>/gis;

/** Many themes embed the product's data in its page, in the format of `/products/<handle>.js`. */
export function readEmbeddedProduct(document: string, handle: string): Offer | undefined {
  if (!/\bShopify\b/.test(document)) return undefined;
  const name = decodePart(handle);
  for (const [, text = ""] of document.matchAll(jsonScript)) {
    const json = text.includes(name) ? parseJson(text) : undefined;
    const product = handleOf(json) === name ? json : partOf(json, "product");
    const offer = handleOf(product) === name ? readAjaxProduct(product) : undefined;
    if (offer) return offer;
  }
  return undefined;
}

function handleOf(json: unknown): unknown {
  return partOf(json, "handle");
}

function partOf(json: unknown, name: string): unknown {
  return typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined;
}
