import { matchRequest } from "../../../choosing/match-request.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { ProductPage } from "./product-page.ts";

/**
 * Some shops sell each colour as a separate product, linked like choices. If the request names one of them,
 * goes there. Returns true if the page has changed.
 */
export async function goToNamedSister(visit: Visit, { button, product }: ProductPage): Promise<boolean> {
  if (!button || !visit.order.request) return false;
  const groups = await callOnElement({ ...button, pace: visit.pace }, "readSisters").catch(() => []);
  for (const { name, sisters } of groups) {
    const options = [{ name, values: sisters.map(({ title }) => title) }];
    const offer = { title: product.title, currency: undefined, options, variants: [] };
    const [meant, ...others] = matchRequest(offer, visit.order.request).named.get(name) ?? [];
    const sister = sisters.find(({ title }) => title === meant);
    if (!sister || others.length > 0) continue;
    visit.sisters = options;
    if (sister.isCurrent) continue;
    await goTo(visit, sister.address);
    await settle(visit.page, visit.pace);
    return true;
  }
  return false;
}
