import type { Page } from "playwright-core";
import type { SentDocument } from "../../../browser/guards/navigation-guard.ts";
import { offersPlainly } from "../../../page/moves/confirms.ts";
import type { PressProof } from "../../../page/moves/press.ts";
import { declinedSincePress } from "../../../page/outcomes/page-dialogs.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { quoted } from "../../../words/quoted.ts";
import type { Visit } from "../../visit.ts";
import { holdsCardNumber } from "../provider/watch-card.ts";
import { type AgreedForm, changedAsSent, isSentAgain } from "./sent-form.ts";

/** A requested document is checked within milliseconds; a press may change the page first. */
const judgedMs = { navigation: 500, request: 50, busy: 50, changed: 50, nothing: 0 };

/** What is in an address is kept by browsers and servers, and told to every host that the next page loads from. */
const cardInAddress = "Its page writes the card into an address, where others can read it.";

const unpressed = "Its page sends its form, though its button was not pressed.";

/** A question of the browser's own was told no: a page that sends the order all the same may have put that into it. */
function sentAfterNo(page: Page, { body }: SentDocument): string | undefined {
  const question = declinedSincePress(page);
  if (question === undefined || body === "" || offersPlainly(question)) return undefined;
  return `As it sends the order, its page asks ${quoted(question)}. That was told no, and may be part of the order.`;
}

/**
 * Blocks a document request that would order something other than the form showed at the last look, one behind a
 * question that was told no, one with the card in its address, one with which a page sends the order again by itself, and
 * one that a page sends by itself once the press was cancelled.
 */
export function holdChanged({ page, browser, pace, holdsSecret }: Visit) {
  let isCancelled = false;
  const changedBy = (document: SentDocument, form: AgreedForm): string | undefined => {
    if (isCancelled && document.body !== "") return unpressed;
    if (holdsCardNumber(document.url, holdsSecret)) return cardInAddress;
    return changedAsSent(document, form) ?? sentAfterNo(page, document);
  };
  let sentence: string | undefined;
  let judged = 0;
  let held = 0;
  return {
    /** Called right before the press. `agreedTo`: changes that a person has agreed to. */
    agree: (form: AgreedForm, agreedTo: readonly string[] = []) => {
      let sent: SentDocument | undefined;
      browser.onOwnDocument((document) => {
        judged += 1;
        if (sent && isSentAgain(document, sent)) return false;
        const changed = changedBy(document, form);
        if (changed === undefined || agreedTo.includes(changed)) {
          if (document.body !== "") sent ??= document;
          browser.sendOnFreshConnections("all");
          return true;
        }
        held += 1;
        sentence ??= changed;
        return false;
      });
    },
    /** Called before the mouse button is released elsewhere: what the page sends then, nobody has pressed. */
    cancel: () => {
      isCancelled = true;
    },
    /** What was changed, once the document requested by the press is checked. */
    heldBy: async ({ began }: PressProof) => {
      await waitUntil(pace, { limitMs: judgedMs[began], everyMs: 10 }, () => judged > 0);
      return sentence;
    },
    heldCount: () => held,
  };
}
