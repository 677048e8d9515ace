/**
 * The page of a shop that an address leads to. Many shops name the page in the query ("?mode=cart"), next to
 * sessions, tokens and numbers, which are ignored. A route may follow "#".
 */
export function placeOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const naming = [...url.searchParams].filter(([, value]) => !/\d/.test(value) && value.length < 30);
  const query = naming.map((pair) => pair.join("=")).sort();
  const route = routeOf(url);
  return [`${url.host}${url.pathname}${route}`, ...query].join("&");
}

/** Whether both addresses are of one page, whatever their queries say. */
export function isSamePage(one: string, other: string): boolean {
  const [page, second] = [URL.parse(one), URL.parse(other)];
  const pathOf = (url: URL) => `${url.pathname}${routeOf(url).replace(/\?.*/s, "")}`;
  return page !== null && second !== null && pathOf(page) === pathOf(second);
}

function routeOf({ hash }: URL): string {
  return /^#!?\//.test(hash) ? hash : "";
}
