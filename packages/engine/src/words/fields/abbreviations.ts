/** Short forms of words in the names of fields, normalised: "N. civico", "Núm. ext.", "Nr domu". */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  numero: ["n", "no", "nr", "num", "nro"],
  number: ["no", "nr", "num"],
  nummer: ["nr"],
  numer: ["nr"],
  cislo: ["c"],
  exterior: ["ext"],
  interior: ["int"],
  provincia: ["prov"],
  departamento: ["depto", "dpto"],
  apartamento: ["apto", "apt"],
  appartement: ["appt"],
};

/** A short form of fewer letters may be any word if it stands alone. */
const leastAlone = 4;

/** A phrase, and the same with any of its words cut short. */
export function withShortForms(phrase: string): readonly string[] {
  const words = phrase.split(" ");
  if (words.length === 1)
    return [phrase, ...(shortForms[phrase] ?? []).filter(({ length }) => length >= leastAlone)];
  return words
    .map((word) => [word, ...(shortForms[word] ?? [])])
    .reduce<string[]>(
      (begun, spellings) =>
        begun.flatMap((start) => spellings.map((one) => (start === "" ? one : `${start} ${one}`))),
      [""],
    );
}
