import { phrases } from "../phrases.ts";

/** What a note about the money of a page speaks of: "All prices in …", "You are charged in …". In all languages. */
export const priceNouns: readonly string[] = phrases`price, prices, amount, amounts, charged in, charge in, billed in,
  paid in, payable in, currency, totals, preis, preise, preisangaben, betrage, alle betrage, wahrung, abgerechnet in,
  belastet in, prix, montants, devise, factures en, precio, precios, importes, moneda, divisa, prezzo, prezzi, importi,
  valuta, addebitati in, prijs, prijzen, bedragen, preco, precos, valores, moeda, ceny, cena, kwoty, waluta, priser, pris,
  belopp, belob, valutan, castky, mena, fiyatlar, tutarlar, para birimi, hinnat, hinta, summat, valuutta, 価格, 金額, 通貨, 料金`;

/** A note with one of these says what the card is charged. In all languages. */
export const chargeWords: readonly string[] = phrases`charged, charge, billed, debited, abgerechnet, belastet, berechnet, abgebucht,
  debite, debites, facture, factures, preleve, cobrado, cobrara, cargado, facturado, addebitato, addebitati, afgeschreven, gefactureerd,
  debitado, obciazona, pobrana, debiteras, debiteres, belastes, uctovano, tahsil edilir, veloitetaan, laskutetaan, 請求`;
