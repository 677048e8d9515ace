import { phrases } from "../phrases.ts";

/** What a receipt's sentence is about if it says that something of these was refused or failed. In all languages. */
export const paymentNouns: readonly string[] = phrases`payment, payment request, payment link, payment session, betaalverzoek, betaallink, betaalsessie,
  zahlungsaufforderung, zahlungslink, demande de paiement, solicitud de pago, richiesta di pagamento, card, transaction, charge, zahlung, karte, kreditkarte,
  abbuchung, paiement, carte, prelevement, pago, tarjeta, cobro, pagamento, carta, addebito, cartao, betaling, kaart,
  platnosc, karty, karta, betalning, betalningen, kort, kortet, kortbetaling, betalingen, platba, platbu, kartu, odeme,
  odemeniz, kart, kartiniz, maksu, maksua, maksusi, kortti, korttia, korttisi, tapahtuma, 決済, お支払い, カード`;

/** Said of a payment, its time has run out. In all languages. */
export const lapsedWords: readonly string[] = phrases`expired, has expired, timed out, abgelaufen, verfallen, a expire, ha expirado,
  expirado, ha caducado, caducado, scaduto, expirou, verlopen, wygasla, wygaslo, uplynal, gick ut, har gatt ut, udlobet, utlopt,
  vanhentunut, vanhentui, vyprsela, suresi doldu, 期限切れ`;

/** A sentence with one of these speaks of what may be. */
export const conditionWords: readonly string[] = phrases`if, in case, unless, should, whenever, would, falls, wenn, sollte, sollten,
  si, en cas, en caso, sauf si, se, qualora, in caso, caso, als, indien, mocht, jesli, jezeli, gdyby, w razie, om,
  ifall, hvis, dersom, pokud, kdyby, eger, takdirde, jos, mikali, 場合`;

/** A sentence with one of these says that the payment has still to come. */
export const awaitsPaymentWords: readonly string[] = phrases`as soon as we receive your payment, as soon as your payment,
  once we receive your payment, once we have received your payment, once your payment, after we receive your payment,
  when we receive your payment, until we receive your payment, until your payment, waiting for your payment,
  waiting for payment, upon receipt of payment, please pay the, please complete the payment, please complete your payment,
  complete your payment, to complete your order, to finalise your order, to finalize your order, with your banking app,
  scan the qr code to pay, scan this code to pay, mit ihrer banking app, mit deiner banking app, um ihre bestellung abzuschliessen,
  avec votre application bancaire, pour finaliser votre commande, con tu app bancaria, para completar tu pedido,
  con la tua app bancaria, met je bankapp, met uw bankapp, com o app do seu banco, aplikacji bankowej, med din bankapp, i din netbank app,
  amount due, balance due, outstanding balance, outstanding amount, open amount,
  sobald ihre zahlung, sobald deine zahlung, sobald wir ihre zahlung, sobald der zahlungseingang, nach zahlungseingang,
  bitte uberweisen, offener betrag, offenen betrag, zu zahlender betrag, noch zu zahlen,
  des reception de votre paiement, des que votre paiement, reste a payer, montant du, veuillez regler,
  en cuanto recibamos su pago, en cuanto recibamos tu pago, importe pendiente, saldo pendiente,
  non appena riceveremo il pagamento, importo da pagare, saldo da pagare, zodra we je betaling, zodra wij uw betaling,
  openstaand bedrag, nog te betalen, assim que recebermos, valor em aberto, po otrzymaniu platnosci, do zaplaty pozostalo,
  nar vi har tatt emot din betalning, nar vi har modtaget din betaling, nar vi har mottatt betalingen,
  jakmile obdrzime platbu, po prijeti platby, odemeniz alindiktan sonra, kun maksusi on, kun olemme saaneet maksun, maksun saavuttua, ご入金後, ご入金確認後`;
