import { namedValues } from "../../../choosing/values/named-values.ts";
import { findOnly } from "../../../find-only.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { readGroups } from "../product/product-page.ts";
import { chooseOnPage } from "./choose-on-page.ts";

/** Of several goods with a button each, one may have choices of its own: those that the request names are made. */
export async function chooseInRow(visit: Visit, button: PurchaseButton): Promise<void> {
  for (const { name, group } of groupsToSettle(await readGroups(visit, button))) {
    const titles = group.choices.filter(({ enabled }) => enabled).map(({ title }) => title);
    const named = findOnly([...namedValues({ name, values: titles }, visit.order.request)]);
    if (named !== undefined) await chooseOnPage(visit, button, new Map([[name, named]]));
  }
}
