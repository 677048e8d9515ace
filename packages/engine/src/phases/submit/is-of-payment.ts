import type { Frame } from "playwright-core";
import { siteOf } from "../../page/own-frames.ts";
import { outermostOf, recipientsOf } from "../../secrets/read-recipient.ts";
import type { Visit } from "../visit.ts";

/**
 * Whether this document was brought up by the payment and isn't the shop's: a page or frame after the card was
 * given, or the payment's own page if it takes no card.
 */
export function isOfPayment({ page, pace }: Visit, frame: Frame, pressedAt: string): boolean {
  const recipients = recipientsOf(page, pace);
  const isElsewhere = frame.url().startsWith("http") && siteOf(frame.url()) !== siteOf(pressedAt);
  const isPage = frame === page.mainFrame() && recipients.isOfPayment(frame.url());
  return isElsewhere && (isPage || recipients.isOpenedByPress(outermostOf(frame, recipients)));
}
