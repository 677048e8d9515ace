import type { Frame, Page } from "playwright-core";
import { describeFrame } from "../../../page/describe-frame.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { isPresented } from "../../../secrets/is-presented.ts";
import { findProvider } from "../../../secrets/payment-providers.ts";
import { outermostOf, recipientsOf } from "../../../secrets/read-recipient.ts";

/**
 * Frames of other hosts that may contain a card form: a known provider's, visible inside the form, or in sight since
 * the order's press, which needs no name to be how the shop takes the payment.
 */
export async function foreignPaymentFrames(page: Page, pace: Pace): Promise<Frame[]> {
  const own = URL.parse(page.url())?.origin;
  const recipients = recipientsOf(page, pace);
  const isOpenedToPay = (frame: Frame) =>
    recipients.isNewSincePress(outermostOf(frame, recipients)) && !recipients.isCardGiven();
  const foreign = page.frames().filter((frame) => {
    const url = URL.parse(frame.url());
    return url?.protocol.startsWith("http") === true && url.origin !== own;
  });
  const judged = await Promise.all(
    foreign.map(async (frame) => {
      if (findProvider(URL.parse(frame.url())?.hostname ?? "")) return true;
      const snapshot = await describeFrame(frame, pace);
      return snapshot !== undefined && (isPresented(snapshot) || isOpenedToPay(frame));
    }),
  );
  return foreign.filter((_, at) => judged[at]);
}

/**
 * Whether a frame that the shop presents as its card form has no document yet, so that its fields are still
 * to come.
 */
export async function isPaymentFrameLoading(page: Page, pace: Pace): Promise<boolean> {
  const empty = page.frames().filter((frame) => frame !== page.mainFrame() && isWithoutDocument(frame));
  const presented = await Promise.all(
    empty.map(async (frame) => {
      const snapshot = await describeFrame(frame, pace);
      return snapshot !== undefined && isPresented(snapshot);
    }),
  );
  return presented.includes(true);
}

function isWithoutDocument(frame: Frame): boolean {
  return frame.url() === "" || frame.url() === "about:blank";
}

/** The same, plus the shop's own frames. */
export async function paymentFrames(page: Page, pace: Pace): Promise<Frame[]> {
  return [...new Set([...ownFrames(page), ...(await foreignPaymentFrames(page, pace))])];
}
