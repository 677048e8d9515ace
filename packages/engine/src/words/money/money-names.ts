/** What amounts of money are called in requests and in shops, in all languages, folded. */
export const moneyNames: ReadonlySet<string> = new Set(
  [
    "usd eur gbp chf sek nok dkk pln czk jpy try brl aud cad dollar dollars euro euros pound pounds quid bucks franken francs franc dolares",
    "dolar libras libra sterline sterlina dollari reais real kronor krona kroner krone kr zl zlotych zlote zloty korun koruny kc lira tl yen",
    "円 元",
  ]
    .join(" ")
    .split(" "),
);
