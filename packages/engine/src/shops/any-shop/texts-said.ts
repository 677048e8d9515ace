import type { RequestDetail } from "../../choosing/request-details.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import { requestedTexts } from "../../phases/buyer/requested-fields.ts";
import type { Visit } from "../../phases/visit.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { mayBeWritten } from "./is-written.ts";

/** What the request says for the texts that go with the product. */
export async function textsSaid(visit: Visit, button: PurchaseButton): Promise<readonly RequestDetail[]> {
  if (visit.order.request === undefined) return [];
  const form = await callOnElement({ ...button, pace: visit.pace }, "ownForm").catch(() => -1);
  const fields = await readFields(visit.page, visit.pace);
  const own = fields.filter(
    (field) => !field.isAside && field.form === form && field.frame === visit.page.mainFrame(),
  );
  return [...requestedTexts(visit, own.filter(mayBeWritten)).values()];
}
