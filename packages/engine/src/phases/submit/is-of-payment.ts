import type { Frame } from "playwright-core";
import { siteOf } from "../../page/own-frames.ts";
import { outermostOf, recipientsOf } from "../../secrets/read-recipient.ts";
import type { Visit } from "../visit.ts";

/**
 * Whether this document was brought up by the payment, after the card was given: a page or frame that isn't
 * the shop's.
 */
export function isOfPayment({ page, pace }: Visit, frame: Frame, pressedAt: string): boolean {
  const recipients = recipientsOf(page, pace);
  const isElsewhere = frame.url().startsWith("http") && siteOf(frame.url()) !== siteOf(pressedAt);
  return isElsewhere && recipients.isOpenedByPress(outermostOf(frame, recipients));
}
