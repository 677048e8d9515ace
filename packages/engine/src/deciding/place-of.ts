/**
 * Which page of a shop an address leads to. Many shops name it after the question mark ("?mode=cart"), where sessions, tokens
 * and numbers stand as well: those make no other page of it. A route may stand behind "#".
 */
export function placeOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const naming = [...url.searchParams].filter(([, value]) => !/\d/.test(value) && value.length < 30);
  const query = naming.map((pair) => pair.join("=")).sort();
  const route = /^#!?\//.test(url.hash) ? url.hash : "";
  return [`${url.host}${url.pathname}${route}`, ...query].join("&");
}
