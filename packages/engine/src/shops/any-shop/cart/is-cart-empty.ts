import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { saysCartEmpty } from "../../../page/outcomes/says-cart-empty.ts";
import { pause } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import type { Visit } from "../../../phases/visit.ts";

/** Whether the main part of the page says that the cart is empty. */
export async function isCartEmpty({ page, pace }: Visit): Promise<boolean> {
  return (await readMainLines(page, pace)).some(saysCartEmpty);
}

/** How long a page that fetches its cart may say that it is empty. */
const drawingMs = 500;

/** Pages that fetch their cart first say that it is empty, so check again. */
export async function staysEmpty(visit: Visit): Promise<boolean> {
  await settle(visit.page, visit.pace);
  if (!(await isCartEmpty(visit))) return false;
  await pause(visit.pace, drawingMs);
  await settle(visit.page, visit.pace);
  return isCartEmpty(visit);
}
