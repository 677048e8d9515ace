import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { saysCartEmpty } from "../../page/outcomes/says-cart-empty.ts";
import type { Visit } from "../../phases/visit.ts";

/** Whether the main part of the page says that the cart holds nothing. */
export async function isCartEmpty({ page, pace }: Visit): Promise<boolean> {
  return (await readMainLines(page, pace)).some(saysCartEmpty);
}
