/** "DD.MM.YYYY", "tt/mm/jjjj", "YYYY-MM-DD", in whatever letters: the month is MM in all, the year has four. */
const pattern = /(?<!\p{L})(\p{L})\1{0,3}([./-])(\p{L})\3{0,3}\2(\p{L})\4{0,3}(?!\p{L})/u;

/** A day as the page wants it written: the answer is in one form everywhere. What is no day stays as it is. */
export function writtenDay(value: string, said: string): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const [shown = "", , separator = ""] = pattern.exec(said.toLowerCase()) ?? [];
  const parts = shown.split(separator);
  const written = parts.map((part) => {
    if (part.startsWith("m")) return month;
    return part.length === 4 ? year : day;
  });
  const isWhole = year !== "" && [year, month, day].every((part) => written.includes(part));
  return isWhole ? written.join(separator) : value;
}
