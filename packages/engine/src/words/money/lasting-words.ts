import { phrases } from "../phrases.ts";

/** Of an order that isn't over once it is paid: leases, what comes in every season, leave to debit more. In all languages together. */
export const lastingWords: readonly string[] = phrases`
  lease, leased, leasing, lease term, lessor, lessee, hire purchase, rental term, rent to own, each spring, every spring, each summer, every summer, each autumn, every autumn, each fall,
  every fall, each winter, every winter, each season, every season, every quarter, each quarter, until further notice,
  further amounts, further payments, future amounts, future payments, future purchases, future charges, further charges, additional amounts, without asking me, without asking you, without further consent,
  weitere betrage, weitere zahlungen, kunftige betrage, kunftige zahlungen, kunftige kaufe, ohne ruckfrage, ohne mich zu fragen, ohne weitere zustimmung,
  autres montants, montants futurs, paiements futurs, achats futurs, prelevements futurs, sans me demander, sans autre accord, otros importes, importes futuros, pagos futuros, compras futuras, sin preguntarme,
  altri importi, importi futuri, pagamenti futuri, acquisti futuri, senza chiedermi, verdere bedragen, toekomstige betalingen, toekomstige aankopen, zonder te vragen,
  outros valores, valores futuros, pagamentos futuros, compras futuras, sem me perguntar, dalszych kwot, kolejnych kwot, przyszlych platnosci, przyszlych zakupow, bez pytania,
  ytterligare belopp, framtida betalningar, framtida kop, utan att fraga, baska tutarlar, sonraki odemeler, gelecekteki odemeler, bana sormadan, dalsi castky, budouci platby, budoucich plateb, budouci nakupy, bez dotazani,
  yderligere belob, fremtidige betalinger, fremtidige kob, uden at sporge, ytterligere belop, fremtidige kjop, uten a sporre, 今後の支払い, 今後の購入, 追加の請求, 確認なしに,
  leasingvertrag, leasingrate, leasinggeber, mietkauf, mietdauer, jeden fruhling, jedes fruhjahr, jeden sommer, jeden herbst, jeden winter, jede saison, jedes quartal,
  credit bail, location avec option d achat, duree de location, bailleur, chaque printemps, chaque ete, chaque automne, chaque hiver, chaque saison, chaque trimestre,
  arrendamiento, arrendador, alquiler con opcion de compra, cada primavera, cada verano, cada otono, cada invierno, cada temporada, cada trimestre,
  locazione, locatore, noleggio con riscatto, ogni primavera, ogni estate, ogni autunno, ogni inverno, ogni stagione, ogni trimestre,
  huurkoop, leasetermijn, verhuurder, elk voorjaar, elke lente, elke zomer, elke herfst, elke winter, elk seizoen, elk kwartaal,
  arrendamento, locador, aluguel com opcao de compra, cada primavera, cada verao, cada outono, cada inverno, cada estacao, cada trimestre,
  leasing, leasingodawca, umowa najmu, kazdej wiosny, kazdego lata, kazdej jesieni, kazdej zimy, co sezon, co kwartal,
  hyresavtal, avbetalning, varje var, varje sommar, varje host, varje vinter, varje sasong, varje kvartal,
  kiralama suresi, kiralayan, her ilkbahar, her yaz, her sonbahar, her kis, her sezon, her ceyrek,
  leasingova smlouva, pronajimatel, kazde jaro, kazde leto, kazdy podzim, kazdou zimu, kazdou sezonu, kazde ctvrtleti,
  leasingaftale, leasingavtale, hvert forar, hver sommer, hvert efterar, hver vinter, hver saeson, hvert kvartal, hver host, hver sesong,
  リース, 毎春, 毎夏, 毎秋, 毎冬, 毎シーズン, 四半期ごと`;
