import { phrases } from "../phrases.ts";

/** The whole text of what begins a payment anew, on a page that has given it up: "Your session has expired. Try again". */
export const tryAgainWords: readonly string[] = phrases`try again, retry, start again, start over, restart payment, erneut versuchen,
  noch einmal versuchen, nochmal versuchen, nochmals versuchen, neu starten, reessayer, recommencer, reintentar, volver a intentar,
  volver a intentarlo, intentar de nuevo, riprova, ritenta, prova di nuovo, opnieuw proberen, probeer opnieuw, tentar novamente,
  tentar de novo, sprobuj ponownie, ponow probe, forsok igen, prov igen, prov igjen, prov pa nytt, zkusit znovu, zkuste to znovu,
  tekrar dene, tekrar deneyin, yeniden dene, 再試行, もう一度試す, もう一度やり直す, やり直す`;
