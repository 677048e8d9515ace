/** Parses a list of phrases written as text: separated by commas, on any number of lines. */
export function phrases({ raw: [text = ""] }: TemplateStringsArray): readonly string[] {
  return text
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}
