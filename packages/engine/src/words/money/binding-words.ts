import { phrases } from "../phrases.ts";

/** By these, something is not bought once and for good: rented, tried, paid in part. In all languages together. */
export const bindingWords: readonly string[] = phrases`
  rent, rental, renting, hire, lease, leasing, free trial, trial period, day trial, month trial, week trial, start trial, deposit, down payment, pay later in parts, membership,
  mieten, miete, mietkauf, leihen, leasing, probeabo, probemonat, testphase, kostenlos testen, anzahlung, mitgliedschaft,
  louer, location, credit bail, essai gratuit, periode d essai, mois d essai, acompte, adhesion,
  alquilar, alquiler, arrendar, prueba gratuita, prueba gratis, periodo de prueba, anticipo, membresia,
  noleggio, noleggiare, affitto, prova gratuita, periodo di prova, acconto, caparra,
  huren, huur, leasen, gratis proefperiode, proefabonnement, proefmaand, aanbetaling, lidmaatschap,
  alugar, aluguel, aluguer, teste gratis, periodo de teste, periodo experimental, sinal de reserva, adesao,
  wynajem, wypozycz, wynajmij, leasing, okres probny, bezplatny okres probny, zaliczka, zadatek, czlonkostwo,
  hyra, hyr, leasa, provperiod, gratis provmanad, handpenning, delbetalning, medlemskap,
  kirala, kiralama, ucretsiz deneme, deneme suresi, kapora, on odeme, uyelik,
  pronajem, pronajmout, pujcit, zkusebni doba, zkusebni verze, zkusebni mesic, zaloha, clenstvi,
  leje, lej, lease, prove gratis, proveperiode, depositum, medlemskab, leie, prov gratis, provetid, forskudd, medlemskap,
  レンタル, 無料体験, お試し期間, 頭金, 手付金, 会員登録`;

/** An offer with these is for people who have joined something, or join it by taking the offer. */
export const memberWords: readonly string[] = phrases`
  member, members, membership, subscriber, subscribers, vip, as vip, club, club member, club price, members club, join, join now, with trial, trial,
  mitglied, mitglieder, fur mitglieder, abonnenten, als mitglied, clubpreis,
  membre, membres, abonne, abonnes, adherents, prix club, socio, socios, miembro, miembros, suscriptores, precio socio,
  soci, membri, abbonati, prezzo club, leden, lid, abonnees, ledenprijs, membro, membros, assinantes, preco socio,
  dla czlonkow, klubowicz, klubowiczow, czlonkowie, medlem, medlemmar, medlemspris, prenumeranter, uyeler, uye fiyati, uyelere ozel, abonelere,
  clen, clenove, pro cleny, predplatitele, clenska cena, medlemmer, abonnenter, 会員限定, 会員価格, 会員様`;
