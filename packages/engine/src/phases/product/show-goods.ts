import { goodsPictureBytes } from "../../checkout-host.ts";
import { callInPage } from "../../page/call-in-page.ts";
import type { InPageResults } from "../../page/in-page-answers.ts";
import { takePicture } from "../../page/take-picture.ts";
import { bounded } from "../../page/waiting/pace.ts";
import type { Visit } from "../visit.ts";

const limitMs = 2_000;
/** In pixels: sharp enough at the size at which the answer page shows it. */
const longestSide = 240;

/**
 * Takes a small picture of the product for the person who is asked to pay: of the variant's own, where the
 * shop's data names one, which the page need not show. A picture of what the browser draws, so that no byte of
 * the shop's file is passed on. Best effort: without one the page just has none.
 */
export async function showGoods(visit: Visit, title: string, picture?: string): Promise<void> {
  const { host, page, pace } = visit;
  if (!host.keepGoodsPicture) return;
  const frame = page.mainFrame();
  try {
    const place = await findPicture(visit, title, picture);
    if (!place) return;
    const scale = Math.min(1, longestSide / Math.max(place.width, place.height));
    const taking = () => takePicture(page, place, { format: "jpeg", quality: 75, scale });
    const jpeg = await bounded(pace, limitMs, taking).finally(async () => {
      await callInPage({ frame, pace, limitMs }, "removePicture");
      await callInPage({ frame, pace, limitMs }, "scrollBack", place.scrolledFrom);
    });
    if (Buffer.byteLength(jpeg, "base64") > goodsPictureBytes) return;
    host.keepGoodsPicture(jpeg).catch(() => undefined);
  } catch {
    pace.signal.throwIfAborted();
  }
}

async function findPicture(
  { page, pace }: Visit,
  title: string,
  picture: string | undefined,
): Promise<InPageResults["pictureOfGoods"]> {
  const where = { frame: page.mainFrame(), pace, limitMs };
  if (picture === undefined) return callInPage(where, "pictureOfGoods", title);
  const shown = await callInPage(where, "pictureOfGoods", title, picture);
  return shown ?? callInPage(where, "drawPicture", picture);
}
