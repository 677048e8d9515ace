import { phrases } from "./phrases.ts";

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
