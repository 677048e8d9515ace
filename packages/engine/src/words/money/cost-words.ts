import { phrases } from "../phrases.ts";

/** What is charged so is no part of the total. In all languages together. */
export const separateWords: readonly string[] = phrases`
  separately, in a separate charge, separate payment, on its own, gesondert, separat, getrennt, separement, a part, por separado, aparte, separatamente, a parte, apart, afzonderlijk,
  separadamente, a parte, osobno, oddzielnie, ayrica, ayri olarak, zvlast, samostatne, saerskilt, saerskilt, separat, 別途, 別々`;

/** Names of costs, and of being charged, in all languages together. */
export const costWords: readonly string[] = phrases`
  fee, fees, handling, surcharge, surcharges, charge, charges, charged, billed, bills, debited, deposit, balance, remaining, remainder, instalment, instalments, installment, installments,
  costs extra, added to, adds, in addition, on top, each, every, weekly, monthly, yearly, quarterly, quarter, annual, daily, term, commitment, trial, loan, credit agreement, duties, customs,
  gebuhr, gebuhren, zuschlag, aufschlag, aufpreis, nachnahme, restbetrag, anzahlung, rate, raten, zusatzlich, hinzu, berechnet, jeweils, vierteljahrlich, laufzeit, mindestlaufzeit, zoll, darlehen,
  supplement, supplementaire, surcout, acompte, solde, echeance, echeances, mensualite, mensualites, en plus, facture, chaque, trimestre, trimestriel, duree, engagement, douane,
  recargo, cargo, tasa, tasas, tarifa, anticipo, saldo, cuota, cuotas, ademas, cada, trimestral, aduana, prestamo,
  commissione, commissioni, sovrapprezzo, supplemento, acconto, saldo, rata, rate, inoltre, ogni, trimestrale, dogana, prestito,
  toeslag, toeslagen, extra kosten, aanbetaling, restbedrag, termijn, termijnen, bovendien, elke, kwartaal, looptijd, douane, lening,
  taxa, taxas, acrescimo, encargo, encargos, sinal, saldo, parcela, parcelas, alem disso, cada, trimestre, alfandega, emprestimo,
  oplata, oplaty, doplata, prowizja, zaliczka, reszta, rata, raty, dodatkowo, co kwartal, kwartalnie, clo, pozyczka,
  avgift, avgifter, tillagg, handpenning, restbelopp, delbetalning, dessutom, varje, kvartal, bindningstid, tull, lan,
  ek ucret, ucreti alinir, hizmet bedeli, komisyon, depozito, kapora, pesinat, taksit, taksitler, kalan tutar, vade farki, haftalik, aylik, yillik, her ay, taahhut, gumruk, kredi sozlesmesi,
  poplatek, poplatky, priplatek, priplatky, doplatek, zaloha, zalohu, splatka, splatky, splatek, kazdy, kazdou, mesicne, tydne, rocne, ctvrtletne, zavazek, uver, uveru, pujcka,
  gebyr, gebyrer, afgift, afgifter, avgifter, tillaeg, tillegg, restbelob, restbelop, delbetaling, rate, rater, avdrag, nedbetaling, hver, hvert, manedligt, manedlig, ugentligt, ukentlig, arligt, kvartalsvis, kvartalet, desuden, dessuten, tilleggskostnad,
  bindingsperiode, toldafgift, toldgebyr, tollavgift, laneaftale, laneavtale, depositum,
  手数料, 追加料金, 追加, 毎回, ごと, ずつ, 分割, 頭金, 残金, 関税, 期間`;

/** Beside a percentage that is taken off, in all languages together. */
export const discountWords: readonly string[] = phrases`
  off, discount, save, saved, rabatt, nachlass, sparen, remise, reduction, economisez, descuento, ahorra, sconto, risparmia, korting, bespaar, desconto, poupe, rabat, znizka, taniej,
  spara, indirim, sleva, slevy, usetrite, rabatter, du sparer, 割引, オフ`;

/** Endings of compound numbers: "neunhundert", "novecientos", "niohundra". Folded. */
export const hundredEndings: readonly string[] = phrases`hundert, tausend, cento, mila, cientos, cientas, centos, centas, honderd, duizend, hundra, tusen, set, sta, tysiecy`;

/** Nouns for money as they follow a number in words: "dollars", "Euro", "złotych". Folded. */
export const moneyNouns: ReadonlySet<string> = new Set(
  `dollar dollars dollari dolar dolares dolary dolarow dolara dollaria euro euros euroa eura pound pounds pfund libra libras
  sterline pond funt funtow yen yens yenes iene ienes jenow zloty zlote zlotych zlotys esloti eslotis krona kronor krone kroner kronen couronne
  couronnes corona coronas corone coroa coroas korun koruna kruunua franc francs franken franchi franco francos frank forint forinttia lira liras
  lire liry rubel rubli rublos rubles rupee rupees peso pesos reais lirasi liraya avro koruny dinar dinars dirham dirhams shekel shekels bucks quid`.split(
    /\s+/,
  ),
);

/** How often something comes, be it a letter with news or a charge. */
export const frequencyWords: readonly string[] = phrases`quarterly, monthly, weekly, vierteljahrliche, vierteljahrlichen,
  vierteljahrlich, monatliche, monatlichen, monatlich, wochentliche, wochentlichen, wochentlich, trimestriel, trimestrielle, mensuel,
  mensuelle, hebdomadaire, trimestral, mensual, semanal, mensal, trimestrale, mensile, settimanale, driemaandelijkse, maandelijkse,
  wekelijkse, kwartalny, miesieczny, cotygodniowy`;
