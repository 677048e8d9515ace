import { phrases } from "../phrases.ts";

/** Begin the text of a button that only shows what can be had: "Find sailings", "Check availability". */
export const searchingWords: readonly string[] = phrases`search, find, show, see, view, check availability, check prices,
  check dates, check rates, get prices, get quote, availability, suche, suchen, finden, anzeigen, verfugbarkeit, preise anzeigen,
  angebote anzeigen, rechercher, recherche, trouver, voir, verifier, disponibilites, buscar, busca, encontrar, ver, consultar,
  comprobar disponibilidad, cerca, trova, vedi, verifica disponibilita, zoek, zoeken, bekijk, beschikbaarheid, toon, pesquisar,
  procurar, verificar disponibilidade, szukaj, wyszukaj, znajdz, pokaz, sprawdz, sok, hitta, visa, se tillganglighet, 検索, 空室`;
