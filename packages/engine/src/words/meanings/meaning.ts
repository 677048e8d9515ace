/** Something that values of options mean, in whatever words. */
export interface Meaning {
  /** Meanings of one kind are told from each other: colours, ways to grind coffee. */
  kind: string;
  /** Its names in English. */
  english: readonly string[];
  /** Its names in the other languages, as shops write them, in the forms in which they do. */
  abroad: readonly string[];
  /** Of these, those that mean this in values, and are other words in requests: "sort" is black in Danish. */
  ofValues: readonly string[];
  /** Words of values that are of this meaning, though a request means more than those by its names. */
  narrower: readonly string[];
}

/**
 * Reads meanings of one kind, written as text: each is `= English names : names abroad < narrower words`, separated by
 * commas, on any number of lines. The last two may be missing. A name behind `~` is one of values only.
 */
export function meaningsOf(kind: string) {
  return ({ raw: [text = ""] }: TemplateStringsArray): readonly Meaning[] =>
    text
      .split("=")
      .slice(1)
      .map((one) => {
        const [names = "", narrower = ""] = one.split("<");
        const [english = "", abroad = ""] = names.split(":");
        return {
          kind,
          english: list(english),
          abroad: list(abroad.replaceAll("~", "")),
          ofValues: list(abroad).flatMap((name) => (name.startsWith("~") ? [name.slice(1)] : [])),
          narrower: list(narrower),
        };
      });
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter((name) => name !== "");
}
