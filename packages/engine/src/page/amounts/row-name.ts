import { normalise } from "../../words/normalise.ts";

/** The name of a row beside an amount, without the rate or the remark behind it: "VAT (20 %)". */
export function rowName(label: string): string {
  return normalise(label.replace(/\([^()]*\)/g, " "))
    .split(" ")
    .filter((word) => !/\d/.test(word))
    .join(" ");
}
