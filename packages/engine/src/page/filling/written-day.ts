import { dayPattern as pattern } from "../fields/shows-day.ts";

/** A day in the page's format; the input always has the same format. Returned unchanged if it isn't a day. */
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
