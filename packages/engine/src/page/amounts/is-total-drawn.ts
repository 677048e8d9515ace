import { randomInt } from "node:crypto";
import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { WrittenDigits } from "../in-page/amounts/amount-places.ts";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { type PartOfPage, takePicture } from "../take-picture.ts";
import { bounded, type Pace, pause } from "../waiting/pace.ts";
import { findAmounts } from "./parse-money.ts";
import { type AmountsOfPage, amountsOfTotal } from "./pick-total.ts";
import { amountsOn } from "./read-total.ts";

/** A page that is re-rendering, or whose fonts are still loading, is checked up to this many times. */
const mostLooks = 5;
/** Later ones are for a slow machine. */
const usualLooks = 3;
const betweenLooksMs = 250;
/** Places that show the same total, such as one above the goods and one beside the button. */
const mostPlaces = 3;
const pictureLimitMs = 5_000;
/** A page that has more chances must not get through more often by drawing its total from time to time. */
const picturesAgain = 4;

/**
 * Digits that are drawn plainly match by .95 or more; mirrored ones by less than .5, and other content hardly
 * at all.
 */
const leastAlike = 0.65;
/** Grey letters on white, as shops use for minor details, have about 100. */
const leastContrast = 32;

export interface TotalToSee {
  total: DisplayedMoney;
  currency: string | undefined;
  found?: AmountsOfPage | undefined;
  mayFlash?: boolean | undefined;
  /** It was not there at first: more pictures have to show it now. */
  isAgain?: boolean | undefined;
  /** A window over the page that names the total, in its words: it counts where the total itself is covered. */
  asked?: string | undefined;
}

/**
 * Whether a screenshot of the page shows the total where its text says it is. There are more ways to hide or
 * mirror text with styles than can be listed; a screenshot has what a person sees. The page isn't changed and
 * can't tell when the screenshot is taken. With `mayFlash` one screenshot is enough, because the caller
 * checks again at another time. `found`: the amounts on the page, if they have just been read.
 */
export async function isTotalDrawn(
  page: Page,
  pace: Pace,
  { total, currency, found: known, asked, ...looks }: TotalToSee,
): Promise<boolean> {
  for (let look = 1; look <= mostLooks; look += 1) {
    if (look > 1) await pause(pace, betweenLooksMs);
    try {
      const found = (look === 1 && known) || (await amountsOn(page, pace));
      const places = amountsOfTotal(total, found, currency).slice(0, mostPlaces);
      for (const amount of [...places, ...amountsAsked(total, found, asked)])
        if (await isAmountDrawn(page, pace, amount))
          return staysDrawn(page, pace, amount, picturesFor(looks, look));
    } catch {
      pace.signal.throwIfAborted();
    }
  }
  return false;
}

function amountsAsked(
  total: DisplayedMoney,
  { amounts }: AmountsOfPage,
  asked: string | undefined,
): AmountSnapshot[] {
  const isTotal = ({ text }: AmountSnapshot) =>
    findAmounts(text).some(({ amount }) => compareAmounts(amount, total.amount) === 0);
  const isIn = (words: string, { text, isCovered }: AmountSnapshot) =>
    !isCovered && words.includes(text.trim());
  return asked === undefined ? [] : amounts.filter((one) => isTotal(one) && isIn(asked, one));
}

function picturesFor({ mayFlash, isAgain }: Pick<TotalToSee, "mayFlash" | "isAgain">, look: number): number {
  if (isAgain || look > usualLooks) return picturesAgain;
  return mayFlash ? 0 : 1;
}

/**
 * Content that is drawn only briefly isn't what a person sees, so check again at times that the page can't
 * predict.
 */
async function staysDrawn(
  page: Page,
  pace: Pace,
  amount: AmountSnapshot,
  pictures: number,
): Promise<boolean> {
  for (let taken = 0; taken < pictures; taken += 1) {
    await pause(pace, randomInt(15, 60));
    if (!(await isAmountDrawn(page, pace, amount))) return false;
  }
  return true;
}

async function isAmountDrawn(page: Page, pace: Pace, { text, label, top }: AmountSnapshot): Promise<boolean> {
  const frame = page.mainFrame();
  const place = await callInPage({ frame, pace }, "placeOfAmount", { text, label, top });
  try {
    for (const one of place.digits) {
      const part = around(one);
      const picture = await bounded(pace, pictureLimitMs, () =>
        takePicture(page, inDocument(part, place.scrolledTo), { format: "png", optimizeForSpeed: true }),
      );
      const shown = { ...part, picture };
      const { alike, contrast, isPlain, isRead, isAlone } = await callInPage(
        { frame, pace },
        "looksWritten",
        one,
        shown,
      );
      if (!isPlain || !isRead || !isAlone || alike < leastAlike || contrast < leastContrast) return false;
    }
    return place.digits.length > 0;
  } finally {
    await callInPage({ frame, pace }, "scrollBack", place.scrolledFrom);
  }
}

/** In the window. Includes the space on both sides that is read together with the digits. */
function around({ left, top, width, height, gaps }: WrittenDigits): PartOfPage {
  const edge = 6;
  const leftmost = Math.min(left, ...gaps.map(([from]) => from));
  const rightmost = Math.max(left + width, ...gaps.map(([, to]) => to));
  const [x, y] = [Math.max(0, Math.floor(leftmost) - edge), Math.max(0, Math.floor(top) - edge)];
  return {
    left: x,
    top: y,
    width: Math.min(Math.ceil(rightmost) + edge - x, 700),
    height: Math.min(Math.ceil(top + height) + edge - y, 200),
  };
}

function inDocument(part: PartOfPage, [left, top]: readonly [number, number]): PartOfPage {
  return { ...part, left: part.left + left, top: part.top + top };
}
