/** How shops name these pages in their addresses, in any language. */
export const addressNames = {
  cart: /(^|[/_=.-])(cart|basket|bag|trolley|warenkorb|panier|carrito|cesta|carrello|winkelwagen|winkelmand|koszyk|varukorg|kundvagn|carrinho|sepet|sepetim|kosik|kurv|indkobskurv|handlekurv|handlevogn|ostoskori|shopping[_-]?cart)([/_.?&-]|$)/i,
  checkout:
    /(^|[/_=.-])(check-?out|kasse|commande|cassa|caisse|afrekenen|kassa|finalizar|odeme|pokladna|objednavka|kassen|til-kassen|kassalle)([/_.?&-]|$)/i,
  /** Anywhere in the address of a page that asks for personal details: less certain than `checkout`. */
  ordering:
    /check-?out|kass[ae]|order(?!s)|commande|bestell|pedido|ordine|koszyk|zamow|betaling|anvisa|siparis|odeme|objednav|pokladna|bestilling|tilaus(?!ehdot)|onepage|cassa|caisse|afreken|finaliza/i,
  /** The pages of a buyer's account. */
  account:
    /(^|[/_=.-])(my-?account|account|dashboard|profile|customer|konto|compte|cuenta|conta|mein-konto|mi-cuenta|mon-compte)([/_.?&-]|$)/i,
  /** Receipt pages. Proves nothing by itself. */
  receipt:
    /(^|[^a-z])(success|thank[-_]?you|thanks|confirmation|complete[d]?|receipt|received|done)([^a-z]|$)/i,
  /** Analytics services: nothing on a page waits for them. */
  measuring: /(collect|analytics|track|pixel|beacon|telemetry|metrics|events?|rum|logs?|stats|monitor)\b/i,
} as const;

/** Addresses that perform an action instead of showing a page. */
export const actionNames = {
  /** A path segment that changes something. */
  path: /(^|[/_.-])(add|remove|delete|del|up|down|plus|minus|increase|decrease|empty|clear)([/_.-]|$)/i,
  query: /add|remove|delete/i,
  add: /(^|[/?&=_.-])add([/_=&.?-]|$)/i,
  /** Changes the cart or ends a session. */
  change:
    /add[-_]?to[-_]?(cart|bag|basket)|[?&](action|act|do|cmd)=(add|buy)|[?&](add|buy)([_-]?(item|id|product|pid))?(=|&|$)|[/?&=](cart|basket)[/_-]?(add|change|update|remove)|(^|[/?&=_.-])(remove|delete|del|empty|clear|up|down|plus|minus|increase|decrease|logout|log-out|sign-?out|wishlist|compare|unsubscribe)([/_=&.?-]|$)/i,
  /** Of these, the ones that remove something. */
  takeAway: /(^|[/?&=_.-])(remove|delete|del|empty|clear|logout|log-out|sign-?out|unsubscribe)([/_=&.?-]|$)/i,
  signIn: /(oauth|openid|\/(auth|login|connect)\/(google|facebook|apple|twitter|amazon|paypal))/i,
} as const;
export type AddressName = keyof typeof addressNames;
