import type { Frame } from "playwright-core";
import { isFrameSeen } from "../../page/is-frame-seen.ts";
import type { FrameTexts, PageTexts } from "../../page/outcomes/page-texts.ts";
import { siteOf } from "../../page/own-frames.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { hostOf, type Visit } from "../visit.ts";

/** A bank that asks its customer elsewhere, in its app or by telephone: no field of its page can be filled in. */
export interface BankWatch {
  /** Whether it still asks. The first time is reported, since somebody has to act. */
  isAsking(texts: PageTexts): Promise<boolean>;
}

export function watchBank(visit: Visit, shopAddress: string): BankWatch {
  const reported = new Set<string>();
  return {
    isAsking: async (texts) => {
      const asking = await findAsking(visit, texts, siteOf(shopAddress));
      if (!asking) return false;
      const bank = URL.parse(asking.frame.url())?.hostname ?? "";
      if (reported.has(bank)) return true;
      reported.add(bank);
      await visit.host.report({
        code: "bank_asks",
        label: `Waits for the bank: ${bank} asks the card's owner to approve the payment to ${hostOf({ ...visit, page: visit.browser.page })} outside the shop.`,
        facts: { host: bank, words: asking.words },
      });
      return true;
    },
  };
}

async function findAsking(
  { pace }: Visit,
  { frames }: PageTexts,
  shop: string,
): Promise<{ frame: Frame; words: string } | undefined> {
  for (const texts of frames) {
    const { frame } = texts;
    const isForeign = frame.url().startsWith("http") && siteOf(frame.url()) !== shop;
    if (!isForeign || !pace.recipients?.isOpenedByPress(frame)) continue;
    const words = wordsOfApproval(texts);
    if (words !== undefined && (await isFrameSeen(frame, pace))) return { frame, words };
  }
  return undefined;
}

const longest = 300;

/** "Confirm this payment in your banking app." Also where the two parts stand in lines of their own. */
function wordsOfApproval({ texts }: FrameTexts): string | undefined {
  const said = texts.map(({ text }) => text.trim());
  return asksToApprove(said.join(" ").slice(0, 2_000))
    ? (said.find(asksToApprove) ?? said.join(" ")).slice(0, longest)
    : undefined;
}

export function asksToApprove(words: string): boolean {
  const plain = normalise(words);
  return languages.some(
    ({ bankApproval }) => hasPhrase(plain, bankApproval.place) && hasPhrase(plain, bankApproval.approve),
  );
}
