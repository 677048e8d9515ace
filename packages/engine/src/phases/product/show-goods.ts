import { goodsPictureBytes } from "../../checkout-host.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { bounded } from "../../page/waiting/pace.ts";
import type { Visit } from "../visit.ts";

const limitMs = 2_000;
/** In pixels: sharp enough at the size at which the answer page shows it. */
const longestSide = 240;

/**
 * Takes a small picture of the product for the person who is asked to pay. A picture of what the browser
 * draws, so that no byte of the shop's file is passed on. Best effort: without one the page just has none.
 */
export async function showGoods(visit: Visit, title: string): Promise<void> {
  const { host, page, pace } = visit;
  if (!host.keepGoodsPicture) return;
  const frame = page.mainFrame();
  try {
    const place = await callInPage({ frame, pace, limitMs }, "pictureOfGoods", title);
    if (!place) return;
    const jpeg = await takeJpeg(visit, place).finally(() =>
      callInPage({ frame, pace, limitMs }, "scrollBack", place.scrolledFrom),
    );
    if (Buffer.byteLength(jpeg, "base64") > goodsPictureBytes) return;
    host.keepGoodsPicture(jpeg).catch(() => undefined);
  } catch {
    pace.signal.throwIfAborted();
  }
}

async function takeJpeg(
  { browser, page, pace }: Visit,
  { left: x, top: y, width, height }: { left: number; top: number; width: number; height: number },
): Promise<string> {
  const session = await browser.context.newCDPSession(page);
  try {
    const clip = { x, y, width, height, scale: Math.min(1, longestSide / Math.max(width, height)) };
    const { data } = await bounded(pace, limitMs, () =>
      session.send("Page.captureScreenshot", { format: "jpeg", quality: 75, clip }),
    );
    return data;
  } finally {
    await session.detach().catch(() => undefined);
  }
}
