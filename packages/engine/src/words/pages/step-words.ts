import { phrases } from "../phrases.ts";

/** What a page says of a part of the checkout that follows it. In all languages together. */
export const nextStepWords: readonly string[] = phrases`
  next step, next page, next screen, following page, following step, nachsten schritt, nachster schritt, nachsten seite, naechsten schritt,
  etape suivante, prochaine etape, page suivante, siguiente paso, paso siguiente, siguiente pagina, pagina siguiente,
  passo successivo, prossimo passo, passaggio successivo, pagina successiva, pagina seguente, volgende stap, volgende pagina,
  proximo passo, proxima etapa, proxima pagina, pagina seguinte, nastepnym kroku, nastepny krok, nastepnej stronie, nasta steg, nasta sida,
  sonraki adim, sonraki adimda, sonraki sayfa, sonraki sayfada, dalsim kroku, dalsi krok, dalsi strance, naeste trin, naeste side, neste trinn, neste steg, neste side,
  次のステップ, 次のページ, 次の画面`;

/** What a buyer does with an order before it is sent. In all languages together. */
export const reviewVerbs: readonly string[] = phrases`
  review, prufen, uberprufen, verifier, verifiez, revisar, revisa, rivedi, verifica, controleren, controleer, rever,
  sprawdz, granska, kontrollera, gennemse, se over, tarkista, zkontrolovat, gozden gecir`;

/** The page on which an order is checked before it is sent, on the button that leads there. In all languages together. */
export const reviewStepWords: readonly string[] = [
  ...reviewVerbs,
  ...phrases`
  preview, summary, overview, ubersicht, bestellubersicht, zusammenfassung, recapitulatif, recap,
  resumen, riepilogo, overzicht, resumo, podsumowanie, podsumowania, oversikt, sammanfattning,
  ozet, souhrn, rekapitulace, rekapitulaci, oversigt, oppsummering, 確認画面, 確認へ, 内容を確認, 内容の確認, 内容確認`,
];

/** What a step is called, before its number. */
export const stepNouns =
  "step schritt étape etape paso passo stap krok steg trin trinn vaihe etap lépés korak".split(" ");
