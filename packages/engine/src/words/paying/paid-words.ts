import { phrases } from "../phrases.ts";

/** Said of a payment, it was made: "Payment approved". In all languages. */
export const paidWords: readonly string[] = phrases`approved, authorised, authorized, successful, successfully, success, succeeded, accepted, paid, completed, complete,
  received, processed, genehmigt, autorisiert, erfolgreich, bezahlt, abgeschlossen, akzeptiert, erhalten, durchgefuhrt, approuve, approuvee, autorise, autorisee, accepte,
  acceptee, reussi, reussie, effectue, effectuee, validee, aprobado, aprobada, autorizado, autorizada, aceptado, aceptada,
  exitoso, exitosa, realizado, realizada, pagado, completado, completada, approvato, approvata, autorizzato, autorizzata,
  riuscito, riuscita, accettato, accettata, effettuato, effettuata, eseguito, completato, pagato, aprovado, aprovada,
  concluido, concluida, aceite, efetuado, goedgekeurd, geslaagd, gelukt, betaald, geautoriseerd, voltooid, geaccepteerd, ontvangen,
  zatwierdzona, zaakceptowana, zaakceptowano, zrealizowana, autoryzowana, przyjeta, oplacona, zaplacono, udana, godkand, godkant, genomford, slutford, betald, godkendt,
  gennemfort, betalt, accepteret, godkjent, gjennomfort, fullfort, schvalena, prijata, provedena, uspesna, zaplacena, zaplaceno, onaylandi, basarili,
  alindi, odendi, tamamlandi, hyvaksytty, onnistui, suoritettu, maksettu, 承認, 完了, 成功`;
