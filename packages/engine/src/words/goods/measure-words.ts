/**
 * Behind a number that measures the goods, says for how long, or is money: "2 kg", "15 inch", "12 months", "3 týdny". Folded;
 * abbreviations only where they are no other words.
 */
export const measureWords: ReadonlySet<string> = new Set(
  [
    "g kg kilo kilos mg lb lbs oz ounce ounces pound pounds ml cl dl l litre litres liter liters gallon gallons m cm mm km metre metres",
    "meter meters inch inches foot feet ft yard yards second seconds minute minutes hour hours hrs min day days night nights",
    "week weeks month months mths year years yrs watt watts volt volts amp amps w v ah mah gb gig gigs tb mb terabyte terabytes gigabyte gigabytes mp dpi percent degrees star stars",
    "guest guests adult adults child children person persons people seater piecer ply gang gauge carat carats karat k th st nd rd am pm o'clock",
    "tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten sekunde sekunden gramm kilogramm",
    "milliliter zentimeter millimeter zoll prozent grad uhr nacht nachte personen erwachsene kinder sterne sitzer werktage werktagen",
    "jour jours semaine semaines mois an ans heure heures gramme grammes kilogramme kilogrammes millilitre millilitres centimetre",
    "centimetres millimetre millimetres pouce pouces nuit nuits personne personnes adulte adultes enfant enfants etoiles",
    "dia dias semana semanas mes meses ano anos hora horas minuto minutos segundo segundos gramo gramos kilogramo kilogramos",
    "litro litros mililitro mililitros metro metros centimetro centimetros milimetro milimetros pulgada pulgadas noche noches persona",
    "personas adulto adultos nino ninos plazas estrellas giorno giorni settimana settimane mese mesi anno anni ora ore minuti secondi",
    "grammo grammi chilogrammo chilogrammi litri metri centimetri millimetri pollici notte notti persone adulti bambini posti stelle",
    "dag dagen weken maand maanden jaar uur minuut seconde seconden gram kilogram centimeter procent nacht nachten volwassenen kinderen",
    "zits teile teilig tlg grama gramas quilograma quilogramas polegada polegadas noite noites pessoa pessoas criancas lugares estrelas dzien dni dnia",
    "tydzien tygodnie tygodni miesiac miesiace miesiecy rok lata lat roku godzina godziny godzin minuta minuty minut sekund gramy gramow",
    "litr litry litrow mililitrow metr metry metrow centymetrow milimetrow cali noc noce nocy osoba osoby osob dzieci dygn vecka veckor",
    "manad manader ar timme timmar minuter sekunder tum natt natter personer vuxna barn gun hafta ay yıl saat dakika saniye gece kisi",
    "kisilik den dny dnu tyden tydny tydnu mesic mesice mesicu roky let hodina hodiny hodin sekundy gramu litru metru centimetru palcu",
    "noci osobu deti dage uge uger maned maneder ar timer minutter nat naetter dogn uke uker netter voksne",
    "usd eur gbp chf pln czk sek nok dkk brl mxn ars jpy inr aud cad sgd nzd dollar dollars euro euros bucks quid cent cents rupees yen",
    "franken franc francs peso pesos real reais kr krona kronor krone kroner kronen koruna koruny korun kc zł zloty złoty złotych lira tl",
    "日 週間 か 月 年 時 時間 分 秒 泊 名 人 円 歳 号",
  ]
    .join(" ")
    .split(" "),
);
