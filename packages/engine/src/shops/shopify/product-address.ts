export interface ProductAddress {
  /** Where the shop's own paths begin: `/`, or a locale such as `/en-gb/`. Ends with a slash. */
  root: string;
  handle: string;
  variantId: string | undefined;
}

/** Finds the product in an address: `/en-gb/collections/camp/products/enamel-mug?variant=42`. */
export function readProductAddress(address: string): ProductAddress | undefined {
  const url = URL.parse(address);
  const [, prefix = "", handle] = /^(.*?)\/products\/([^/]+)\/?$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !handle) return undefined;
  const root = `${prefix.replace(/\/collections\/[^/]+$/, "")}/`;
  const variant = url.searchParams.get("variant");
  return { root, handle, variantId: variant && /^\d+$/.test(variant) ? variant : undefined };
}
