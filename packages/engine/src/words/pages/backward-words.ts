import { phrases } from "../phrases.ts";

/** Texts that begin with these lead to an earlier page. */
export const backwardWords: readonly string[] = phrases`back, go back, return, return to, previous, previous step, zuruck, vorheriger schritt, retour,
  revenir, retourner, etape precedente, precedent, volver, atras, regresar, anterior, indietro, torna, ritorna, terug, ga terug, vorige,
  wstecz, wroc, powrot, poprzedni, voltar, tillbaka, ga tillbaka, foregaende, geri, geri don, onceki, onceki adim,
  zpet, zpatky, predchozi, predchozi krok, navrat, vratit se, tilbage, ga tilbage, forrige, tilbake, ga tilbake, forrige steg, 戻る, 前へ戻る, 前に戻る`;

/** What a shop's logo says that it leads to, in any language. */
export const homeWords: readonly string[] = phrases`homepage, home page, startseite, page d accueil, pagina de inicio, pagina iniziale,
  pagina inicial, strona glowna, startpagina, startsida, startside, forside, ana sayfa, domovska stranka, uvodni stranka, トップページ`;
