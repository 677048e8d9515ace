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
      "kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilogrammo chilogrammi quilograma quilogramas",
  },
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
  { kind: "bytes", times: 1, names: "mb megabyte megabytes" },
  { kind: "bytes", times: 1000, names: "gb gig gigs gigabyte gigabytes" },
  { kind: "bytes", times: 1_000_000, names: "tb terabyte terabytes" },
];

/** By each name of a unit, folded. */
export const unitsByName: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(({ names, ...unit }) => names.split(" ").map((name) => [name, unit] as const)),
);
