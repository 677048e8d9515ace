/**
 * The page of a shop that an address leads to. Many shops name the page in the query ("?mode=cart"), next to
 * sessions, tokens and numbers, which are ignored. A route may follow "#".
 */
export function placeOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const naming = [...url.searchParams].filter(([, value]) => !/\d/.test(value) && value.length < 30);
  const query = naming.map((pair) => pair.join("=")).sort();
  const route = /^#!?\//.test(url.hash) ? url.hash : "";
  return [`${url.host}${url.pathname}${route}`, ...query].join("&");
}
