import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import type { Visit } from "../../phases/visit.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether the main part of the page says that the cart holds nothing. */
export async function isCartEmpty({ page, pace }: Visit): Promise<boolean> {
  return (await readMainLines(page, pace))
    .map((line) => normalise(line))
    .some((line) => line.length < 120 && languages.some(({ emptyCart }) => hasPhrase(line, emptyCart)));
}
