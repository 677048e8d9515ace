import { phrases } from "../phrases.ts";

/** Begin the text of what shows more of a list: "Load more", "Next page". */
export const moreGoodsWords: readonly string[] = phrases`show more, load more, view more, see more, more products, more results, next page, next,
  mehr anzeigen, mehr laden, mehr produkte, weitere produkte, weitere anzeigen, nachste seite, afficher plus, voir plus, charger plus,
  plus de produits, page suivante, suivant, mostrar mas, ver mas, cargar mas, mas productos, pagina siguiente, siguiente, mostra altri,
  mostra di piu, carica altri, altri prodotti, pagina successiva, meer tonen, toon meer, meer laden, meer producten, laad meer,
  volgende pagina, volgende, pokaz wiecej, zaladuj wiecej, wiecej produktow, nastepna strona, nastepna, mostrar mais, ver mais,
  carregar mais, mais produtos, pagina seguinte, proxima pagina, seguinte, visa fler, visa mer, ladda fler, fler produkter, nasta sida,
  nasta, vis flere, vis mere, indlaes flere, flere varer, naeste side, naeste, last inn flere, vis mer, flere produkter, neste side,
  neste, zobrazit vice, nacist dalsi, dalsi produkty, dalsi stranka, nayta lisaa, lataa lisaa, lisaa tuotteita, seuraava sivu, seuraava,
  daha fazla goster, daha fazla, sonraki sayfa, sonraki, もっと見る, さらに表示, 次のページ, 次へ`;
