import { phrases } from "../phrases.ts";

/** Verbs by which a request has a code used. */
export const usingVerbs: readonly string[] = phrases`use, apply, enter, redeem, verwende, verwenden, nutze, nutzen, benutze, benutzen,
  utilise, utiliser, utilisez, applique, appliquer, usa, usar, utiliza, utilizar, aplica, aplicar, applica, applicare, utilizza,
  gebruik, gebruiken, uzyj, użyj, zastosuj, utilize, aplique, anvand, använd, brug, bruk, pouzij, použij, pouzit, použít, kayta, käytä, kullan`;

/** What it is called. */
export const codeNames: readonly string[] = phrases`code, codigo, código, codice, kod, kode, koodi, koodia, kodu, kód, kodunu`;
