import { type Pressable, readPressables } from "../../page/moves/read-moves.ts";
import { siteOf } from "../../page/own-frames.ts";
import type { FormWork } from "../form/form-work.ts";
import { showCardForm } from "../payment/card-form.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { isOfShop } from "./is-of-shop.ts";
import { givesUp } from "./way-back.ts";

/**
 * A provider that declines a card on a page without a form may link back to the form: the only link that
 * stays with the provider and doesn't cancel the payment. Returns true if a card can be given there. A link
 * sends no card.
 */
export async function tryAnotherCard(visit: Visit, work: FormWork): Promise<boolean> {
  const { page, pace } = visit;
  if (isOfShop(visit, work, page.url())) return false;
  const links = (await readPressables(page, pace)).filter((one) => leadsToProvider(one, page.url()));
  const [only] = links;
  if (!only || links.some(({ href }) => href !== only.href)) return false;
  await pressThrough(visit, only);
  return (await showCardForm(visit, work)) !== undefined;
}

function leadsToProvider(one: Pressable, address: string): boolean {
  const target = URL.parse(one.href, address);
  return (
    one.isLink &&
    !one.disabled &&
    !one.isAside &&
    target !== null &&
    siteOf(target.href) === siteOf(address) &&
    !givesUp(one)
  );
}
