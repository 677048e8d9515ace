import { phrases } from "../phrases.ts";

/** A way to pay without a card, in all languages together: a request and the shop may be in different ones. */
export interface WayToPay {
  /** Mean nothing else, wherever they are said. */
  names: readonly string[];
  /** Mean this way only in a sentence about paying: "invoice" may be a document. */
  doubtful: readonly string[];
}

export const waysToPay: readonly WayToPay[] = [
  {
    names: phrases`cash on delivery, pay on delivery, payment on delivery, nachnahme, contre remboursement,
      paiement a la livraison, contra reembolso, contrareembolso, pago contra entrega, contrassegno,
      pagamento alla consegna, onder rembours, rembours, contra entrega, pagamento na entrega, a cobranca, postforskott,
      efterkrav, postoppkrav, oppkrav, pobranie, za pobraniem, platnosc przy odbiorze, dobirka, dobirkou, na dobirku,
      kapida odeme, kapida nakit odeme, postiennakko, postiennakolla, 代金引換, 代引き`,
    doubtful: phrases`cash, cod, bar, especes, efectivo, contanti, contant, dinheiro, kontant, gotowka, hotove, nakit, kateinen, kateisella, 現金`,
  },
  {
    names: phrases`bank transfer, bank wire, wire transfer, direct bank transfer, vorkasse, bankuberweisung, uberweisung,
      virement bancaire, virement, transferencia bancaria, bonifico bancario, bonifico, bankoverschrijving,
      overschrijving, bankoverforing, bankoverforsel, forskottsbetalning, forskuddsbetaling, forudbetaling,
      przelew bankowy, przelew, przedplata, bankovni prevod, bankovnim prevodem, banka havalesi, havale, eft, tilisiirto, tilisiirtona, ennakkomaksu, 銀行振込`,
    doubtful: phrases`prepayment, pay in advance, transfer, vorauskasse, transferencia, overforing, overforsel, prevod,
      prevodem, 振込`,
  },
  {
    names: phrases`pay by invoice, payment by invoice, buy on invoice, on invoice, auf rechnung, kauf auf rechnung,
      rechnungskauf, paiement sur facture, op rekening, achteraf betalen, betala mot faktura, maksu laskulla, 請求書払い`,
    doubtful: phrases`invoice, on account, rechnung, facture, factura, fattura, factuur, fatura, faktura, fakturou,
      na fakturu, lasku, laskulla, laskutus, 請求書`,
  },
  {
    names: phrases`direct debit, sepa direct debit, lastschrift, prelevement bancaire, domiciliacion bancaria,
      addebito diretto, automatische incasso, debito direto, autogiro, avtalegiro, polecenie zaplaty, inkaso, suoraveloitus, 口座振替`,
    doubtful: phrases`sepa, prelevement, domiciliacion, incasso`,
  },
  {
    names: phrases`check payments, cheque payments, money order, scheck, assegno, posta ceki`,
    doubtful: phrases`check, cheque`,
  },
  { names: phrases`paypal, pay pal`, doubtful: [] },
  {
    names: phrases`konbini, convenience store payment, pay at a convenience store, コンビニ決済, コンビニ払い,
      コンビニ支払い, コンビニでのお支払い, コンビニエンスストア決済`,
    doubtful: phrases`コンビニ`,
  },
  // "Purchase order number PO-118" may be for a field of the order.
  { names: [], doubtful: phrases`purchase order` },
  {
    names: phrases`pay in store, pay in the shop, betal i butikk, betaling ved afhentning, betaling ved henting,
      magazada odeme, pri prevzeti, pri odberu`,
    doubtful: [],
  },
];
