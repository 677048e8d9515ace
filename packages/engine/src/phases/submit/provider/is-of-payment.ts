import type { Frame } from "playwright-core";
import { siteOf } from "../../../page/own-frames.ts";
import { outermostOf, recipientsOf } from "../../../secrets/read-recipient.ts";
import type { Visit } from "../../visit.ts";

/**
 * Whether this document was brought up by the payment and isn't the shop's: a page of the payment, or a frame
 * after the card was given.
 */
export function isOfPayment({ page, pace }: Visit, frame: Frame, pressedAt: string): boolean {
  const recipients = recipientsOf(page, pace);
  if (!frame.url().startsWith("http")) return false;
  if (frame === page.mainFrame() && recipients.isOfPayment(frame.url())) return true;
  const isElsewhere = siteOf(frame.url()) !== siteOf(pressedAt);
  return isElsewhere && recipients.isOpenedByPress(outermostOf(frame, recipients));
}
