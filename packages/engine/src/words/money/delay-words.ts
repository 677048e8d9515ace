import { phrases } from "../phrases.ts";

/** Of an order that the shop has still to agree to. In all languages together. */
export const reviewWords: readonly string[] = phrases`
  under review, being reviewed, in review, manual review, pending approval, awaiting approval, subject to approval, whether we accept, whether we can accept,
  agree on the price, wird gepruft, in prufung, vorbehaltlich der prufung, ob wir ihre bestellung annehmen, en cours de verification, en cours d examen, sous reserve d acceptation,
  en revision, pendiente de aprobacion, sujeto a aprobacion, in fase di verifica, in attesa di approvazione, wordt beoordeeld, in behandeling bij onze fraudeafdeling,
  em analise, aguardando aprovacao, w trakcie weryfikacji, oczekuje na akceptacje, granskas, under behandling av risk, gennemgas manuelt, ceka na schvaleni, inceleniyor, onay bekliyor, 審査中, 確認中です`;

/** Of goods that aren't there yet. Beside an order they matter, whatever is said around them. In all languages together. */
export const delayWords: readonly string[] = phrases`
  backorder, back order, backordered, on back order, preorder, pre order, preordered, made to order, out of stock, not in stock, currently unavailable,
  nachbestellt, vorbestellung, vorbestellt, nicht auf lager, nicht vorratig, derzeit nicht verfugbar, auf bestellung gefertigt,
  precommande, en rupture, rupture de stock, sur commande, fabrique a la commande, pre venta, preventa, preventa, agotado, sin existencias, bajo pedido,
  preordine, non disponibile, esaurito, su ordinazione, pre order, voorbestelling, nabestelling, niet op voorraad, uitverkocht,
  pre venda, encomenda, esgotado, fora de estoque, sem stock, przedsprzedaz, na zamowienie, brak w magazynie, niedostepny,
  restnotering, restnoterad, forhandsbokning, ej i lager, slut i lager, on siparis, stokta yok, tukendi, siparis uzerine,
  predobjednavka, na objednavku, neni skladem, vyprodano, restordre, forudbestilling, ikke pa lager, udsolgt, forhandsbestilling, utsolgt,
  waiting list, waitlist, wait list, warteliste, liste d attente, lista de espera, lista d attesa, wachtlijst, lista oczekujacych, liste oczekujacych,
  vantelista, venteliste, cekaci listina, bekleme listesi, キャンセル待ち,
  予約商品, 予約販売, 取り寄せ, 在庫切れ, 受注生産`;
