import { meaningsOf } from "./meaning.ts";

/** How often something is sent, or paid. */
export const rhythms = meaningsOf("rhythm")`
= once, just once, only once, one time, one time only, this one time, just this one time, just this once, one off, onetime,
  one time purchase, single purchase, one off purchase, no subscription, without subscription, without a subscription, not a
  subscription, single order, no repeat: einmalig, einmal, nur einmal, einmalkauf, einzelkauf, einmalige lieferung, ohne
  abo, kein abo, une fois, une seule fois, achat unique, don ponctuel, ponctuel, sans abonnement, una vez, una sola vez,
  compra única, pago único, sin suscripción, puntual, una volta, una sola volta, una tantum, acquisto singolo, senza
  abbonamento, eenmalig, één keer, losse aankoop, zonder abonnement, jednorazowo, jednorazowy, jednorazowa, jednorazowe,
  jednorazowy zakup, bez subskrypcji, uma vez, uma única vez, só uma vez, sem assinatura, engångsköp, en gång, engångs,
  engångsgåva, utan prenumeration, tek seferlik, bir kez, sadece bir kez, bir defa, bir defalık, jednorázově, jednorázový,
  jednorázová, jednorázové, jednorázový nákup, jednou, jen jednou, bez předplatného, engangskøb, engangs, én gang, kun én
  gang, engangsbeløb, uden abonnement, engangskjøp, engangsbeløp, uten abonnement, kerran, kertaosto, kertatilaus, ilman
  tilausta, 1回のみ, 一回のみ, 今回のみ, 1回だけ, 今回だけ, 都度購入, 通常購入, 単品購入
= subscription, subscribe, on subscription, as a subscription, subscribe and save, regular delivery, repeat delivery, auto
  delivery: abo, abonnement, im abo, sparabo, s'abonner, suscripción, suscribirse, abbonamento, abonneren, assinatura,
  subscrição, subskrypcja, prenumerata, abonament, prenumeration, prenumerera, abonnér, abonner, předplatné, odběr,
  abonelik, abone ol, tilaus, kestotilaus, 定期便, 定期購入, 定期, サブスク < daily, weekly, every two weeks, every three weeks, every
  four weeks, monthly, every two months, quarterly, every six months
= daily, every day, each day: täglich, jeden tag, quotidien, tous les jours, chaque jour, diario, cada día, giornaliero,
  ogni giorno, dagelijks, elke dag, diário, todos os dias, codziennie, dzienny, dagligen, varje dag, daglig, hver dag,
  denně, každý den, günlük, her gün, päivittäin, 毎日
= weekly, every week, each week, once a week, per week: wöchentlich, jede woche, hebdomadaire, chaque semaine, toutes les
  semaines, par semaine, semanal, cada semana, settimanale, ogni settimana, wekelijks, elke week, semanalmente, toda semana,
  co tydzień, tygodniowy, tygodniowo, cotygodniowo, veckovis, varje vecka, en gång i veckan, ugentlig, ugentligt, hver uge,
  ukentlig, hver uke, týdně, každý týden, haftalık, her hafta, viikoittain, joka viikko, 毎週, 週1回, 週に1回
= every two weeks, fortnightly, every 2 weeks, biweekly, bi weekly, every other week, every second week, every fortnight,
  twice a month, once a fortnight: zweiwöchentlich, alle zwei wochen, alle 2 wochen, vierzehntägig, 14-tägig, alle 14 tage,
  jede zweite woche, toutes les deux semaines, toutes les 2 semaines, bimensuel, tous les quinze jours, tous les 15 jours,
  quincenal, cada dos semanas, cada 2 semanas, cada quince días, cada 15 días, quindicinale, ogni due settimane, ogni 2
  settimane, ogni 15 giorni, tweewekelijks, om de week, elke twee weken, elke 2 weken, om de twee weken, om de 2 weken,
  quinzenal, a cada duas semanas, a cada 2 semanas, co dwa tygodnie, co 2 tygodnie, varannan vecka, hveranden uge, hver
  anden uge, hver 14. dag, annenhver uke, hver 14 dag, každé dva týdny, každé 2 týdny, jednou za 14 dní, jednou za dva
  týdny, iki haftada bir, 2 haftada bir, kahden viikon välein, joka toinen viikko, 隔週, 2週間ごと, 2週間に1回, 月2回
= every three weeks, every 3 weeks: alle drei wochen, alle 3 wochen, toutes les trois semaines, toutes les 3 semaines, cada
  tres semanas, cada 3 semanas, ogni tre settimane, ogni 3 settimane, elke drie weken, elke 3 weken, a cada três semanas, a
  cada 3 semanas, co trzy tygodnie, co 3 tygodnie, var tredje vecka, hver tredje uge, hver tredje uke, každé tři týdny,
  každé 3 týdny, üç haftada bir, 3 haftada bir, 3週間ごと
= every four weeks, every 4 weeks: alle vier wochen, alle 4 wochen, toutes les quatre semaines, toutes les 4 semaines, cada
  cuatro semanas, cada 4 semanas, ogni quattro settimane, ogni 4 settimane, elke vier weken, elke 4 weken, a cada quatro
  semanas, a cada 4 semanas, co cztery tygodnie, co 4 tygodnie, var fjärde vecka, hver fjerde uge, hver fjerde uke, každé
  čtyři týdny, každé 4 týdny, dört haftada bir, 4 haftada bir, 4週間ごと
= monthly, every month, each month, once a month, per month, month by month, month to month: monatlich, jeden monat, einmal
  im monat, mensuel, mensuelle, chaque mois, tous les mois, une fois par mois, par mois, mensual, cada mes, una vez al mes,
  al mes, mensile, ogni mese, una volta al mese, maandelijks, elke maand, per maand, een keer per maand, mensal,
  mensalmente, todo mês, todos os meses, uma vez por mês, miesięczny, miesięcznie, co miesiąc, raz w miesiącu, comiesięczna,
  månadsvis, varje månad, en gång i månaden, månedlig, månedligt, hver måned, en gang om måneden, en gang i måneden,
  månedsvis, měsíčně, každý měsíc, jednou měsíčně, jednou za měsíc, aylık, her ay, ayda bir, kuukausittain, joka kuukausi,
  kerran kuussa, 毎月, 月1回, 1か月ごと, 1ヶ月ごと, 1カ月ごと, 月払い
= every two months, every 2 months, bimonthly, bi monthly, every other month, every second month, every eight weeks, every 8
  weeks: zweimonatlich, alle zwei monate, alle 2 monate, alle 8 wochen, tous les deux mois, tous les 2 mois, bimestriel,
  toutes les 8 semaines, bimestral, cada dos meses, cada 2 meses, cada 8 semanas, bimestrale, ogni due mesi, ogni 2 mesi,
  ogni 8 settimane, tweemaandelijks, elke twee maanden, elke 2 maanden, om de twee maanden, elke 8 weken, a cada dois meses,
  a cada 2 meses, co dwa miesiące, co 2 miesiące, co 8 tygodni, varannan månad, var åttonde vecka, hveranden måned, hver
  anden måned, annenhver måned, hver 8. uge, každé dva měsíce, každé 2 měsíce, jednou za dva měsíce, iki ayda bir, 2 ayda
  bir, kahden kuukauden välein, joka toinen kuukausi, 隔月, 2か月ごと, 2ヶ月ごと, 2カ月ごと, 2か月に1回
= quarterly, every three months, every 3 months, every quarter, four times a year: vierteljährlich, quartalsweise, alle drei
  monate, alle 3 monate, trimestriel, tous les trois mois, tous les 3 mois, trimestral, cada tres meses, cada 3 meses,
  trimestrale, ogni tre mesi, ogni 3 mesi, driemaandelijks, per kwartaal, elke drie maanden, elke 3 maanden,
  trimestralmente, a cada três meses, a cada 3 meses, kwartalny, kwartalnie, co kwartał, co trzy miesiące, co 3 miesiące,
  kvartalsvis, varje kvartal, var tredje månad, hvert kvartal, hver tredje måned, čtvrtletně, každé tři měsíce, každé 3
  měsíce, üç ayda bir, 3 ayda bir, kolmen kuukauden välein, neljännesvuosittain, 3か月ごと, 3ヶ月ごと, 3カ月ごと
= every six months, every 6 months, half yearly, twice a year, biannual, biannually, semi annual: halbjährlich, alle sechs
  monate, alle 6 monate, semestriel, tous les six mois, tous les 6 mois, semestral, cada seis meses, cada 6 meses,
  semestrale, ogni sei mesi, ogni 6 mesi, halfjaarlijks, elke zes maanden, elke 6 maanden, a cada seis meses, a cada 6
  meses, co pół roku, półroczny, półrocznie, co 6 miesięcy, halvårsvis, varje halvår, hvert halvår, halvårlig, pololetně,
  každých 6 měsíců, každých šest měsíců, altı ayda bir, 6 ayda bir, 半年ごと, 6か月ごと
= yearly, annual, annually, every year, each year, per year, once a year: jährlich, jedes jahr, pro jahr, annuel, annuelle,
  chaque année, tous les ans, par an, anual, anualmente, cada año, al año, annuale, ogni anno, all'anno, jaarlijks, per
  jaar, elk jaar, todo ano, por ano, roczny, rocznie, co roku, årlig, årligen, varje år, per år, årligt, hvert år, ročně,
  roční, každý rok, yıllık, her yıl, senelik, vuosittain, joka vuosi, 毎年, 年1回, 年払い
`;

/** How long something lasts, by its name. */
export const durations = meaningsOf("duration")`
= full day, whole day, all day, entire day, the full day, day pass, day ticket, one day, 1 day, for a day, for the day:
  ganztags, ganzer tag, ganztägig, tageskarte, tagesticket, ein tag, 1 tag, journée, journée entière, journée complète,
  toute la journée, un jour, 1 jour, día completo, día entero, todo el día, jornada completa, un día, 1 día, giornata
  intera, tutto il giorno, giornaliero, intera giornata, un giorno, 1 giorno, hele dag, dagkaart, een dag, 1 dag, dia
  inteiro, o dia todo, um dia, 1 dia, cały dzień, całodniowy, dzień, jeden dzień, 1 dzień, heldag, hela dagen, en dag,
  dagskort, hele dagen, heldags, dagkort, én dag, celý den, celodenní, jeden den, 1 den, tam gün, tüm gün, bütün gün, bir
  gün, 1 gün, koko päivä, päivälippu, 1 päivä, 1日, 一日, 終日, 丸一日
= half day, half a day, half the day: halber tag, halbtags, halbtägig, demi-journée, demi journée, medio día, media jornada,
  mezza giornata, halve dag, meio dia, pół dnia, półdniowy, halvdag, halv dag, halvdags, půlden, půldenní, půl dne, yarım
  gün, puoli päivää, 半日
= weekend, for the weekend, whole weekend, weekend pass: wochenende, week-end, week end, fin de semana, fine settimana, fim
  de semana, víkend, weekendowy, helg, veckoslut, helgen, hafta sonu, viikonloppu, 週末
= week, one week, a week, 1 week, for a week, seven days, 7 days, whole week, week pass, weekly pass: woche, eine woche, 1
  woche, sieben tage, 7 tage, wochenkarte, semaine, une semaine, 1 semaine, sept jours, 7 jours, semana, una semana, 1
  semana, siete días, 7 días, settimana, una settimana, 1 settimana, sette giorni, 7 giorni, een week, zeven dagen, 7 dagen,
  uma semana, sete dias, 7 dias, tydzień, jeden tydzień, 1 tydzień, siedem dni, 7 dni, vecka, en vecka, 1 vecka, sju dagar,
  7 dagar, uge, en uge, 1 uge, syv dage, 7 dage, uke, en uke, 1 uke, týden, jeden týden, 1 týden, sedm dní, hafta, bir
  hafta, 1 hafta, yedi gün, 7 gün, viikko, 1 viikko, 1週間, 一週間, 7日間
= two weeks, a fortnight, fortnight, 2 weeks, fourteen days, 14 days: zwei wochen, 2 wochen, vierzehn tage, 14 tage, deux
  semaines, 2 semaines, quinze jours, dos semanas, 2 semanas, due settimane, 2 settimane, twee weken, 2 weken, duas semanas,
  dwa tygodnie, 2 tygodnie, två veckor, 2 veckor, to uger, 2 uger, to uker, 2 uker, dva týdny, 2 týdny, iki hafta, 2 hafta,
  2週間, 14日間
= one month, a month, 1 month, for a month: ein monat, 1 monat, un mois, 1 mois, un mes, 1 mes, un mese, 1 mese, een maand,
  1 maand, um mês, 1 mês, jeden miesiąc, 1 miesiąc, en månad, 1 månad, en måned, 1 måned, jeden měsíc, 1 měsíc, bir ay, 1
  ay, yksi kuukausi, 1 kuukausi, 1 kk, 1か月, 1ヶ月, 1カ月, 一か月
= three months, 3 months, a quarter, quarter of a year: drei monate, 3 monate, trois mois, 3 mois, tres meses, 3 meses, tre
  mesi, 3 mesi, drie maanden, 3 maanden, três meses, trzy miesiące, 3 miesiące, tre månader, 3 månader, tre måneder, 3
  måneder, tři měsíce, 3 měsíce, üç ay, 3 ay, kolme kuukautta, 3 kuukautta, 3 kk, 3か月, 3ヶ月, 3カ月
= six months, 6 months, half a year, half year: sechs monate, 6 monate, halbes jahr, ein halbes jahr, six mois, 6 mois, seis
  meses, 6 meses, medio año, sei mesi, 6 mesi, zes maanden, 6 maanden, half jaar, meio ano, sześć miesięcy, 6 miesięcy, pół
  roku, sex månader, 6 månader, ett halvår, seks måneder, 6 måneder, et halvt år, šest měsíců, 6 měsíců, půl roku, půlrok,
  altı ay, 6 ay, kuusi kuukautta, 6 kuukautta, 6 kk, 6か月, 6ヶ月, 6カ月, 半年
= one year, a year, 1 year, twelve months, 12 months, for a year, 52 weeks: ein jahr, 1 jahr, zwölf monate, 12 monate, un
  an, 1 an, douze mois, 12 mois, un año, 1 año, doce meses, 12 meses, un anno, 1 anno, dodici mesi, 12 mesi, een jaar, 1
  jaar, twaalf maanden, 12 maanden, um ano, 1 ano, doze meses, rok, 1 rok, jeden rok, dwanaście miesięcy, 12 miesięcy, ett
  år, 1 år, tolv månader, 12 månader, et år, tolv måneder, 12 måneder, dvanáct měsíců, 12 měsíců, bir yıl, 1 yıl, on iki ay,
  12 ay, yksi vuosi, 1 vuosi, 12 kuukautta, 12 kk, 1年, 一年, 1年間, 12か月, 12ヶ月, 12カ月
= two years, 2 years, 24 months, twenty four months: zwei jahre, 2 jahre, 24 monate, deux ans, 2 ans, 24 mois, dos años, 2
  años, 24 meses, due anni, 2 anni, 24 mesi, twee jaar, 2 jaar, 24 maanden, dois anos, 2 anos, dwa lata, 2 lata, 24
  miesiące, två år, 2 år, 24 månader, to år, 24 måneder, dva roky, 2 roky, 24 měsíců, iki yıl, 2 yıl, 24 ay, 2年, 2年間, 24か月
= lifetime, for life, forever, perpetual, unlimited time, life time: lebenslang, unbefristet, auf lebenszeit, à vie,
  illimité, perpétuel, de por vida, vitalicio, para siempre, a vita, per sempre, perpetua, levenslang, voor altijd,
  vitalício, para sempre, vitalícia, dożywotni, dożywotnio, bezterminowa, livstid, på livstid, livsvarig, doživotní, navždy,
  ömür boyu, süresiz, 無期限, 永久, 買い切り
`;

/** Times of a day and of a year. */
export const dayTimes = meaningsOf("time of day")`
= morning, in the morning, mornings, am, forenoon, morning session: vormittag, vormittags, morgen, morgens, morgenkurs,
  matin, matinée, le matin, por la mañana, mañana, mañanas, mattina, mattino, di mattina, mattutino, ochtend, 's ochtends,
  voormiddag, manhã, de manhã, rano, poranek, przed południem, poranny, förmiddag, morgon, på morgonen, formiddag, ráno,
  dopoledne, dopolední, ranní, sabah, sabahları, öğleden önce, aamu, aamupäivä, 午前, 午前中, 朝, モーニング
= afternoon, in the afternoon, afternoons, matinee, matinée, afternoon session: nachmittag, nachmittags, après-midi, après
  midi, tarde, por la tarde, tardes, pomeriggio, di pomeriggio, pomeridiano, namiddag, 's middags, middag, à tarde,
  popołudnie, po południu, popołudniowy, eftermiddag, ettermiddag, odpoledne, odpolední, öğleden sonra, iltapäivä, 午後, マチネ,
  昼の部
= evening, in the evening, evenings, evening session, tonight: abend, abends, am abend, abendkurs, abendvorstellung, soir,
  soirée, le soir, por la noche, noche, tarde-noche, sera, di sera, serale, serata, avond, 's avonds, avondvoorstelling,
  noite, à noite, wieczór, wieczorem, wieczorny, kväll, på kvällen, kvällsföreställning, aften, om aftenen, kveld, på
  kvelden, večer, večerní, akşam, akşamları, ilta, iltatoimitus, 夜, 夜の部, 夕方, 夜間, ソワレ
= night, overnight, at night, by night: nacht, nachts, nuit, de nuit, nocturne, noche, de noche, nocturno, notte, di notte,
  notturno, 's nachts, noite, noturno, noc, nocny, natt, nattens, nat, noční, gece, yö, ナイト, 深夜
= noon, midday, at noon, at midday, lunchtime: mittag, mittags, midi, mediodía, mezzogiorno, middag, meio-dia, południe,
  lunchtid, poledne, v poledne, öğlen, öğle, 正午, お昼
= summer: sommer, été, d'été, verano, de verano, estate, estivo, estiva, zomer, verão, de verão, lato, letni, letnia,
  letnie, sommar, léto, letní, yaz, yazlık, kesä, 夏, 夏用, サマー
= winter: hiver, d'hiver, invierno, de invierno, inverno, invernale, de inverno, zima, zimowy, zimowa, zimowe, vinter,
  zimní, kış, kışlık, talvi, 冬, 冬用, ウィンター
= all year, all season, all seasons, four seasons, 4 seasons, all four seasons, four season, 4 season, all year round, year
  round: ganzjahr, ganzjährig, vier jahreszeiten, 4 jahreszeiten, 4-jahreszeiten, vierjahreszeiten, ganzjahres, toutes
  saisons, 4 saisons, quatre saisons, todo el año, cuatro estaciones, 4 estaciones, entretiempo, quattro stagioni, 4
  stagioni, tutte le stagioni, vier seizoenen, 4 seizoenen, vierseizoenen, quatro estações, 4 estações, todo o ano,
  całoroczny, całoroczna, całoroczne, cztery pory roku, året runt, fyra årstider, helår, åretrunt, helårs, hele året, fire
  årstider, celoroční, čtyři roční období, dört mevsim, 4 mevsim, ympärivuotinen, オールシーズン, 通年, 四季
= spring: frühling, frühjahr, printemps, primavera, lente, voorjaar, wiosna, wiosenny, vår, forår, jaro, jarní, ilkbahar,
  bahar, kevät, 春
= autumn, fall: herbst, automne, otoño, autunno, herfst, outono, jesień, jesienny, höst, efterår, høst, podzim, podzimní,
  sonbahar, güz, syksy, 秋
= weekday, weekdays, on weekdays, during the week, midweek: werktags, unter der woche, wochentags, semaine, en semaine,
  entre semana, laborables, feriale, feriali, infrasettimanale, doordeweeks, dias úteis, dia de semana, dni powszednie, w
  tygodniu, vardag, vardagar, hverdag, hverdage, hverdager, všední den, pracovní dny, hafta içi, arkipäivä, arki, 平日
= now, right away, immediately, straight away, today, at once, instantly: sofort, jetzt, gleich, heute, immédiatement, tout
  de suite, maintenant, aujourd'hui, inmediatamente, ahora, ya, hoy, enseguida, subito, immediatamente, adesso, oggi,
  direct, meteen, nu, vandaag, agora, imediatamente, hoje, teraz, natychmiast, od razu, dziś, genast, direkt, med en gång,
  omgående, straks, med det samme, med en gang, hned, ihned, teď, dnes, hemen, şimdi, bugün, heti, 今すぐ, すぐに, 即日, 即時
`;
