import { bounded } from "../../page/waiting/pace.ts";
import type { Visit } from "../../phases/visit.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether the main part of the page says that the cart holds nothing. A closed mini-cart is not read. */
export async function isCartEmpty({ page, pace }: Visit): Promise<boolean> {
  const text = await bounded(pace, 3_000, () =>
    page.evaluate<string>(
      "((document.querySelector('main, [role=main], #content, #main') ?? document.body)?.innerText ?? '').slice(0, 20000)",
    ),
  ).catch(() => "");
  return text
    .split("\n")
    .map((line) => normalise(line))
    .some((line) => line.length < 120 && languages.some(({ emptyCart }) => hasPhrase(line, emptyCart)));
}
