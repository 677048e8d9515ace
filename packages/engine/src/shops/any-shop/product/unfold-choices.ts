import { callOnElement } from "../../../page/call-in-page.ts";
import { press } from "../../../page/moves/press.ts";
import { settle } from "../../../page/waiting/settle.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";

/** Choices in a part of the page that is shut ("Capacity: 500 GB") are read and taken once it is unfolded. */
export async function unfoldChoices(visit: Visit, button: PurchaseButton): Promise<void> {
  const { page, pace } = visit;
  const folded = await callOnElement({ ...button, pace }, "foldedChoices").catch(() => {
    pace.signal.throwIfAborted();
    return [];
  });
  for (const selector of folded) await press(page, page.locator(selector).first(), pace);
  if (folded.length > 0) await settle(page, pace);
}
