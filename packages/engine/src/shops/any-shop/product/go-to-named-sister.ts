import { matchRequest } from "../../../choosing/match-request.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { ProductPage } from "./product-page.ts";
import { readOpenedPage } from "./read-opened-page.ts";

/** More than the options of any product. */
const mostSteps = 5;

/**
 * Some shops sell each colour and each size as a separate product, linked like choices. Goes to those that the request
 * names, one after the other. Returns the page that it came to; undefined if that is the same.
 */
export async function goToNamedSisters(visit: Visit, opened: ProductPage): Promise<ProductPage | undefined> {
  let found: ProductPage | undefined;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (!(await goToNamedSister(visit, found ?? opened))) break;
    found = await readOpenedPage(visit);
  }
  return found;
}

async function goToNamedSister(visit: Visit, { button, product }: ProductPage): Promise<boolean> {
  if (!button || !visit.order.request) return false;
  const groups = await callOnElement({ ...button, pace: visit.pace }, "readSisters").catch(() => []);
  for (const { name, sisters } of groups) {
    const options = [{ name, values: sisters.map(({ title }) => title) }];
    const offer = { title: product.title, currency: undefined, options, variants: [] };
    const [meant, ...others] = matchRequest(offer, visit.order.request).named.get(name) ?? [];
    const sister = sisters.find(({ title }) => title === meant);
    if (!sister || others.length > 0) continue;
    visit.sisters = [...(visit.sisters ?? []).filter((known) => known.name !== name), ...options];
    if (sister.isCurrent) continue;
    await goTo(visit, sister.address);
    await settle(visit.page, visit.pace);
    return true;
  }
  return false;
}
