/** How shops call these pages in their addresses, in whatever language. */
export const addressNames = {
  cart: /(^|[/_=.-])(cart|basket|bag|warenkorb|panier|carrito|cesta|carrello|winkelwagen|winkelmand|koszyk|varukorg|kundvagn|carrinho|shopping[_-]?cart)([/_.?&-]|$)/i,
  checkout: /(^|[/_=.-])(check-?out|kasse|commande|cassa|caisse|afrekenen|kassa|finalizar)([/_.?&-]|$)/i,
  /** Anywhere in the address of a page that asks for a person's details: less sure than `checkout`. */
  ordering:
    /check-?out|kasse|order(?!s)|commande|bestell|pedido|ordine|koszyk|zamow|betaling|anvisa|onepage|cassa|caisse/i,
} as const;
export type AddressName = keyof typeof addressNames;
