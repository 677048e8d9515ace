export interface Unit {
  /** "mass", "length": only units of one kind can be compared. */
  kind: string;
  /** How many of the smallest unit of its kind it is. */
  times: number;
}

/** The names of units that goods are measured in, folded, and how many of the smallest unit of its kind each is. */
const units: readonly (Unit & { names: string })[] = [
  {
    kind: "volume",
    times: 1,
    names: "ml millilitre millilitres milliliter milliliters millilitern mililitro mililitros mililitrow",
  },
  { kind: "volume", times: 10, names: "cl centilitre centilitres" },
  { kind: "volume", times: 100, names: "dl decilitre decilitres" },
  {
    kind: "volume",
    times: 1000,
    names: "l litre litres liter liters litern litro litros litri litr litry litrow litru",
  },
  {
    kind: "mass",
    times: 1,
    names: "g gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas gramy gramow gramu",
  },
  {
    kind: "mass",
    times: 1000,
    names:
      "kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilo chili kila kilogramy kilogramow キロ chilogrammo chilogrammi quilograma quilogramas",
  },
  { kind: "mass", times: 100, names: "etto etti hekto" },
  { kind: "mass", times: 10, names: "dkg dag deka" },
  {
    kind: "length",
    times: 1,
    names:
      "mm millimetre millimetres millimeter millimeters millimetern milimetro milimetros millimetri milimetrow",
  },
  {
    kind: "length",
    times: 10,
    names:
      "cm centimetre centimetres centimeter centimeters zentimeter zentimetern centimetro centimetros centimetri centymetrow centimetru",
  },
  {
    kind: "length",
    times: 1000,
    names: "m metre metres meter meters metern metro metros metri metr metry metrow metru",
  },
  {
    kind: "inches",
    times: 1,
    names: "inch inches zoll pouce pouces pulgada pulgadas pollici polegada polegadas cali tum palcu",
  },
  { kind: "inches", times: 12, names: "ft foot feet" },
  { kind: "inches", times: 36, names: "yd yard yards" },
  { kind: "ounces", times: 1, names: "oz ounce ounces" },
  { kind: "ounces", times: 16, names: "lb lbs pound pounds" },
  { kind: "pints", times: 1, names: "pint pints" },
  { kind: "pints", times: 8, names: "gal gallon gallons" },
  { kind: "lumens", times: 1, names: "lm lumen lumens" },
  { kind: "kelvin", times: 1, names: "k kelvin" },
  { kind: "volts", times: 1, names: "v volt volts voltios wolt" },
  { kind: "watts", times: 1, names: "w watt watts vatios" },
  { kind: "amp hours", times: 1000, names: "ah amp amps" },
  { kind: "amp hours", times: 1, names: "mah" },
  { kind: "bytes", times: 1, names: "mb megabyte megabytes" },
  { kind: "bytes", times: 1000, names: "gb gig gigs gigabyte gigabytes" },
  { kind: "bytes", times: 1_000_000, names: "tb terabyte terabytes" },
];

/** How long something lasts: a pass, a hire, a subscription. */
const times: typeof units = [
  {
    kind: "hours",
    times: 1,
    names:
      "hour hours h hrs stunde stunden heure heures hora horas ora ore uur uren timme timmar time timer godzina godziny godzin hodina hodiny hodin 時間",
  },
  {
    kind: "days",
    times: 1,
    names:
      "day days tag tage tagen jour jours dia dias giorno giorni dag dagen dagar dage dager dzien dni den dny gun 日 日間",
  },
  {
    kind: "nights",
    times: 1,
    names:
      "night nights nacht nachte nachten nuit nuits noche noches notte notti noite noites natt natter natters noc noce nocy 泊",
  },
  {
    kind: "days",
    times: 7,
    names:
      "week weeks woche wochen semaine semaines semana semanas settimana settimane weken vecka veckor uge uger uke uker tydzien tygodnie tygodni tyden tydny tydnu hafta 週間",
  },
  {
    kind: "months",
    times: 1,
    names:
      "month months monat monate monaten mois mes meses mese mesi maand maanden manad manader maned maneder miesiac miesiace miesiecy mesic mesice mesicu ay",
  },
  {
    kind: "months",
    times: 12,
    names:
      "year years jahr jahre jahren an ans annee annees ano anos anno anni jaar jaren ar rok lata lat roky let yil",
  },
];

function byName(all: typeof units): [string, Unit][] {
  return all.flatMap(({ names, ...unit }) => names.split(" ").map((name): [string, Unit] => [name, unit]));
}

/** By each name of a unit, folded. */
export const unitsByName: ReadonlyMap<string, Unit> = new Map(byName(units));
export const timesByName: ReadonlyMap<string, Unit> = new Map(byName(times));
