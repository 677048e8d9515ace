/** The host of an address without `www.`, as people know the shop. */
export function merchantOf(url: string): string {
  return (URL.parse(url)?.hostname ?? url).replace(/^www\./, "");
}

/** A short description of the purchase: the request, or else the last part of the address. */
export function describePurchase({ url, request }: { url: string; request?: string | undefined }): string {
  const words = request?.trim();
  if (words) return words;
  const last = URL.parse(url)?.pathname.split("/").filter(Boolean).at(-1);
  return last === undefined ? "The product on the page" : decoded(last).replaceAll(/[-_]+/g, " ");
}

/** An address may contain escapes that are not valid text, or characters that reverse the text direction. */
function decoded(part: string): string {
  try {
    return decodeURI(part).replaceAll(/[\p{Cc}\p{Cf}]+/gu, "");
  } catch {
    return part;
  }
}
