/**
 * "DD.MM.YYYY", "tt/mm/jjjj", "YYYY-MM-DD", in any language's letters: M always means the month, and the year
 * has four letters.
 */
export const dayPattern = /(?<!\p{L})(\p{L})\1{0,3}([./-])(\p{L})\3{0,3}\2(\p{L})\4{0,3}(?!\p{L})/u;

/** Whether an example shows how a whole day is written: "DD.MM.YYYY". */
export function showsDay(said: string): boolean {
  const parts = dayPattern.exec(said.toLowerCase()) ?? [];
  const letters = [parts[1], parts[3], parts[4]];
  return letters.includes("m") && new Set(letters).size === 3;
}
