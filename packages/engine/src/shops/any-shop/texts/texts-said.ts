import type { RequestDetail } from "../../../choosing/request/request-details.ts";
import { requestedTexts } from "../../../phases/buyer/requested-fields.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { fieldsBeside } from "./fields-beside.ts";
import { mayBeWritten } from "./is-written.ts";

/** What the request says for the texts that go with the product. */
export async function textsSaid(visit: Visit, button: PurchaseButton): Promise<readonly RequestDetail[]> {
  if (visit.order.request === undefined) return [];
  const { fields } = await fieldsBeside(visit, button);
  return [...requestedTexts(visit, fields.filter(mayBeWritten)).values()];
}
