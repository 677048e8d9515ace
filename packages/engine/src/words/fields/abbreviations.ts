/** Short forms of words in the names of fields, normalised: "N. civico", "Núm. ext.", "Nr domu". */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  numero: ["n", "no", "nr", "num", "nro"],
  number: ["no", "nr", "num"],
  nummer: ["nr"],
  numer: ["nr"],
  cislo: ["c"],
  exterior: ["ext"],
  interior: ["int"],
};

/** A phrase of several words, and the same with any of its words cut short. */
export function withShortForms(phrase: string): readonly string[] {
  const words = phrase.split(" ");
  if (words.length === 1) return [phrase];
  return words
    .map((word) => [word, ...(shortForms[word] ?? [])])
    .reduce<string[]>(
      (begun, spellings) =>
        begun.flatMap((start) => spellings.map((one) => (start === "" ? one : `${start} ${one}`))),
      [""],
    );
}
