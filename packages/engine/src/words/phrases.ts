/** The phrases of a list that is written as text: separated by commas, on as many lines as it takes. */
export function phrases({ raw: [text = ""] }: TemplateStringsArray): readonly string[] {
  return text
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}
