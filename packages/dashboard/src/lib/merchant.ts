/** The host of an address, as people know a shop. */
export function merchantOf(url: string): string {
  return (URL.parse(url)?.hostname ?? url).replace(/^www\./, "");
}

/** What is bought, in few words: the request, or else the last part of the address. */
export function describePurchase({ url, request }: { url: string; request?: string | undefined }): string {
  const words = request?.trim();
  if (words) return words;
  const last = URL.parse(url)?.pathname.split("/").filter(Boolean).at(-1);
  return last === undefined ? "The product on the page" : decoded(last).replaceAll(/[-_]+/g, " ");
}

/** An address may hold codes that stand for no letter, or for one that turns around what is read. */
function decoded(part: string): string {
  try {
    return decodeURI(part).replaceAll(/[\p{Cc}\p{Cf}]+/gu, "");
  } catch {
    return part;
  }
}
