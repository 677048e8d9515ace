/** How shops call these pages in their addresses, in whatever language. */
export const addressNames = {
  cart: /(^|[/_=.-])(cart|basket|bag|warenkorb|panier|carrito|cesta|carrello|winkelwagen|winkelmand|koszyk|varukorg|kundvagn|carrinho|shopping[_-]?cart)([/_.?&-]|$)/i,
  checkout: /(^|[/_=.-])(check-?out|kasse|commande|cassa|caisse|afrekenen|kassa|finalizar)([/_.?&-]|$)/i,
  /** Anywhere in the address of a page that asks for a person's details: less sure than `checkout`. */
  ordering:
    /check-?out|kasse|order(?!s)|commande|bestell|pedido|ordine|koszyk|zamow|betaling|anvisa|onepage|cassa|caisse/i,
} as const;

/** What an address does that is no page to read. */
export const doingNames = {
  /** A step of the path that changes something. */
  path: /(^|[/_.-])(add|remove|delete|del|up|down|plus|minus|increase|decrease|empty|clear)([/_.-]|$)/i,
  query: /add|remove|delete/i,
  cart: /add[-_]?to[-_]?(cart|bag|basket)|[/?&=](cart|basket)[/_-]?(add|change|update|remove)|(remove|delete|logout|log-out)([/_=&-]|$)/i,
} as const;
export type AddressName = keyof typeof addressNames;
