/** What a shop calls a cover against loss or damage, in all languages, folded: any of them is meant by any other. */
export const coverWords: ReadonlySet<string> = new Set(
  [
    "insurance coverage cover protection warranty protect versicherung schutz garantie assurance protezione assicurazione garanzia",
    "seguro proteccion garantia verzekering bescherming dekking forsakring skydd forsikring beskyttelse ubezpieczenie ochrona gwarancja",
    "pojisteni zaruka sigorta garanti",
  ]
    .join(" ")
    .split(" "),
);
