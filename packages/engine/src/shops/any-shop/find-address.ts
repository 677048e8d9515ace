import type { Visit } from "../../phases/visit.ts";

/** How shops call these pages in their addresses. */
const words = {
  cart: /(^|[/_=.-])(cart|basket|bag|warenkorb|panier|carrito|cesta|carrello|winkelwagen|winkelmand|koszyk|varukorg|kundvagn|carrinho|shopping[_-]?cart)([/_.?&-]|$)/i,
  checkout: /(^|[/_=.-])(check-?out|kasse|commande|cassa|caisse|afrekenen|kassa|finalizar)([/_.?&-]|$)/i,
} as const;

export function isAddressOf(kind: keyof typeof words, pathAndQuery: string): boolean {
  return words[kind].test(pathAndQuery);
}

/** The address of a link to the cart or the checkout, for links that are only a picture. */
export async function findAddress(
  { page, pace }: Visit,
  kind: keyof typeof words,
): Promise<string | undefined> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((found) =>
      found.flatMap((link) => ("href" in link && typeof link.href === "string" ? [link.href] : [])),
    )
    // A page that is just giving way to another leads nowhere.
    .catch(() => pace.signal.throwIfAborted());
  const own = new URL(page.url());
  return [...new Set(links ?? [])].find((link) => {
    const url = URL.parse(link);
    return (
      url !== null &&
      url.host === own.host &&
      url.href !== own.href &&
      words[kind].test(`${url.pathname}${url.search}`) &&
      !changesSomething(url)
    );
  });
}

/** Links of a cart's line say in their address what they do to it. */
function changesSomething({ pathname, search }: URL): boolean {
  return /add|remove|delete/i.test(search) || doing.test(pathname);
}

const doing = /(^|[/_.-])(add|remove|delete|del|up|down|plus|minus|increase|decrease|empty|clear)([/_.-]|$)/i;
