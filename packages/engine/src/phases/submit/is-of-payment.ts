import type { Frame } from "playwright-core";
import { siteOf } from "../../page/own-frames.ts";
import { outermostOf, recipientsOf } from "../../secrets/read-recipient.ts";
import type { Visit } from "../visit.ts";

/** Whether only the payment has brought this document up, after the card was given: a page or a frame that is none of the shop's. */
export function isOfPayment({ page, pace }: Visit, frame: Frame, pressedAt: string): boolean {
  const recipients = recipientsOf(page, pace);
  const isElsewhere = frame.url().startsWith("http") && siteOf(frame.url()) !== siteOf(pressedAt);
  return isElsewhere && recipients.isOpenedByPress(outermostOf(frame, recipients));
}
