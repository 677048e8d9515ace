import { phrases } from "../phrases.ts";

/** With the name of an offer before or behind them, these decline it: "Skip protection". In all languages together. */
export const skipVerbs: readonly string[] = phrases`skip, decline, ablehnen, uberspringen, refuser, ignorer, omitir, rechazar, rifiuta,
  overslaan, afwijzen, pular, recusar, pomin, odrzuc, odmitnout, preskocit, hoppa over, afvis, spring over, avsla, hopp over, atla, reddet`;

/** "Skip to checkout" leads there. */
export const towards: ReadonlySet<string> = new Set(
  "to zu zum zur au aux a al alla allo ao para naar do na till til k ke".split(" "),
);
