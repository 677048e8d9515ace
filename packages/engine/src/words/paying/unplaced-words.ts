import { phrases } from "../phrases.ts";

/** A sentence with one of these says that there is no order yet, or that none was meant. In all languages. */
export const unplacedWords: readonly string[] = phrases`
  order has not been placed, order has not yet been placed, order was not placed, order is not placed, order is not yet placed, order not placed yet,
  order has not been submitted, order has not yet been submitted, order is not complete, order is not yet complete, order has not been completed,
  order has not yet been completed, order is incomplete, no order has been placed, no order was placed, this is no order, this is not an order yet, this is not a purchase,
  confirm your order with the link, confirm your order by clicking, click the link to confirm your order, confirm the order with the link,
  must confirm your order, need to confirm your order, order is only placed once, order will be placed once you, order will only be placed,
  order is saved as a draft, saved as a draft, saved your order as a draft, request for a quotation, quotation request, quote request, request for quote,
  before anything is ordered, nothing has been ordered, nothing was ordered,
  es wurde nichts bestellt,
  bestellung wurde noch nicht aufgegeben, bestellung wurde nicht aufgegeben, bestellung ist noch nicht aufgegeben, bestellung ist noch nicht abgeschlossen,
  bestellung wurde noch nicht abgeschlossen, bestellung ist nicht abgeschlossen, bestellung ist noch nicht abgeschickt, bestellung ist unvollstandig,
  dies ist keine bestellung, das ist keine bestellung, bestatigen sie ihre bestellung uber den link, bestellung uber den link bestatigen,
  als entwurf gespeichert, angebotsanfrage, unverbindliche anfrage,
  commande n a pas encore ete, commande n est pas encore, commande na pas encore ete, commande nest pas encore, commande n a pas ete passee,
  ceci n est pas une commande, confirmez votre commande en cliquant, enregistree comme brouillon, demande de devis,
  pedido aun no se ha realizado, pedido aun no se ha completado, pedido todavia no se ha, pedido no se ha realizado, pedido no se ha completado,
  pedido aun no esta completo, esto no es un pedido, confirma tu pedido con el enlace, confirme su pedido con el enlace, guardado como borrador, solicitud de presupuesto,
  ordine non e ancora stato, ordine non e stato ancora, ordine non e ancora completo, questo non e un ordine, conferma il tuo ordine con il link, salvato come bozza, richiesta di preventivo,
  bestelling is nog niet geplaatst, bestelling is nog niet voltooid, bestelling is nog niet afgerond, dit is geen bestelling, bevestig je bestelling via de link, opgeslagen als concept, offerteaanvraag,
  pedido ainda nao foi, pedido nao foi concluido, isto nao e um pedido, confirme o seu pedido clicando, salvo como rascunho, pedido de orcamento,
  zamowienie nie zostalo jeszcze, zamowienie nie zostalo zlozone, to nie jest zamowienie, potwierdz zamowienie klikajac, zapisane jako szkic, zapytanie ofertowe,
  bestallningen ar inte, bestallning ar annu inte, bekrafta din bestallning via lanken, sparad som utkast, offertforfragan,
  bestillingen er ikke gennemfort, bestillingen er ikke fuldfort, ordren er ikke fullfort, ordren er ikke gennemfort, bekraeft din ordre via linket, bekreft bestillingen via lenken, gemt som kladde,
  objednavka jeste nebyla, objednavka nebyla odeslana, toto neni objednavka, potvrdte objednavku kliknutim, ulozeno jako koncept, poptavka byla,
  siparisiniz henuz tamamlanmadi, siparisiniz henuz verilmedi, bu bir siparis degildir, siparisinizi onaylamak icin baglantiya, taslak olarak kaydedildi, teklif talebi,
  ご注文はまだ完了していません, ご注文は確定していません, 注文はまだ確定していません, 見積依頼, 見積もり依頼, 下書きとして保存`;

/** Of an order or a cart, these say the same. In all languages. */
export const unprocessedWords: readonly string[] = phrases`could not be processed, cannot be processed, can not be processed, was not processed,
  could not process, cannot process, unable to process, could not be placed, could not place, unable to place, could not be completed, could not complete,
  unable to complete, could not be submitted, could not be accepted, was not accepted, did not go through,
  nicht verarbeitet werden, nicht bearbeitet werden, nicht abgeschlossen werden, nicht ausgefuhrt werden, nicht aufgegeben werden, nicht angenommen werden,
  pas pu etre traite, pas pu etre traitee, pas pu etre validee, pas pu etre passee, pas pu etre enregistree, pas pu traiter, pas pu enregistrer, impossible de traiter,
  no se ha podido procesar, no se pudo procesar, no hemos podido procesar, no pudimos procesar, no se ha podido completar, no se pudo completar,
  no se ha podido realizar, no se pudo realizar, no ha podido ser procesado,
  non e stato possibile elaborare, non e stato possibile completare, non puo essere elaborato, impossibile elaborare, impossibile completare, non e andato a buon fine,
  niet worden verwerkt, niet worden geplaatst, niet worden afgerond, niet verwerken,
  nao pode ser processado, nao foi processado, nao foi possivel processar, nao foi possivel concluir, nie udalo sie zlozyc, nie udalo sie zrealizowac, nie moglo zostac zrealizowane,
  kunde inte behandlas, kunde inte slutforas, kunne ikke behandles, kunne ikke gennemfores, kunne ikke gjennomfores, nepodarilo zpracovat, nebylo mozne zpracovat,
  tilausta ei voitu kasitella, islenemedi, tamamlanamadi, 処理できませんでした, 完了できませんでした`;

/** Of an order, these say the same; of an account or a letter, something else. In all languages. */
export const untilWords: readonly string[] = phrases`until you confirm, until you have confirmed, until you click, until you press, until you approve,
  valid once you, binding once you, valid only once you, binding only once you, valid as soon as you, binding as soon as you, becomes valid when you, becomes binding when you,
  gultig sobald sie, verbindlich sobald sie, erst gultig wenn, erst verbindlich wenn, valable des que vous, valable une fois que, valida cuando, valido cuando, valido una vez, valido quando, valido non appena,
  geldig zodra, wazne gdy, wazne po, giltig nar du, gyldig nar du, plati az po,
  bis sie bestatigen, bis sie bestatigt haben, bis du bestatigst, jusqu a ce que vous confirmiez, hasta que confirmes, hasta que confirme, finche non confermi, totdat je bevestigt,
  ate que confirme, dopoki nie potwierdzisz, tills du bekraftar, indtil du bekraefter, til du bekrefter, dokud nepotvrdite, onaylayana kadar`;

/** A sentence with one of these says that there is no order any more. In all languages. */
export const cancelledWords: readonly string[] = phrases`
  order was cancelled, order has been cancelled, order is cancelled, order was canceled, order has been canceled, order is canceled,
  bestellung wurde storniert, bestellung ist storniert,
  commande a ete annulee, commande est annulee, pedido ha sido cancelado, pedido fue cancelado, pedido se ha cancelado, ordine e stato annullato, bestelling is geannuleerd,
  pedido foi cancelado, zamowienie zostalo anulowane, bestallning har avbrutits, bestallningen har avbrutits, ordren er annulleret, ordren er kansellert, bestillingen er kansellert,
  objednavka byla zrusena, siparisiniz iptal edildi, ご注文はキャンセルされました`;

/** A sentence with one of these says what may still become of an order. In all languages. */
export const maybeWords: readonly string[] = phrases`otherwise, or else, automatically, within, after, will be, can be, may be, sonst, andernfalls, ansonsten, automatisch, innerhalb, nach,
  wird, kann, sinon, autrement, automatiquement, apres, sera, peut etre, de lo contrario, automaticamente, despues, sera, puede, altrimenti, dopo, puo, anders, automatisch, binnen, kan, caso contrario, apos,
  pode, w przeciwnym razie, automatycznie, po uplywie, moze, annars, automatiskt, inom, kan, ellers, automatisk, inden, jinak, automaticky, muze, aksi halde, otomatik, それ以外, 自動的に`;
