import type { SentDocument } from "../../../browser/guards/navigation-guard.ts";
import type { PressProof } from "../../../page/moves/press.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import type { Visit } from "../../visit.ts";
import { holdsCardNumber } from "../provider/watch-card.ts";
import { type AgreedForm, changedAsSent, isSentAgain } from "./sent-form.ts";

/** A requested document is checked within milliseconds; a press may change the page first. */
const judgedMs = { navigation: 500, request: 50, busy: 50, changed: 50, nothing: 0 };

/** What is in an address is kept by browsers and servers, and told to every host that the next page loads from. */
const cardInAddress = "Its page writes the card into an address, where others can read it.";

/**
 * Blocks a document request that would order something other than the form showed at the last look, one with
 * the card in its address, and one with which a page sends the order again by itself.
 */
export function holdChanged({ browser, pace, holdsSecret }: Visit) {
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
        const isOpen = holdsCardNumber(document.url, holdsSecret);
        const changed = isOpen ? cardInAddress : changedAsSent(document, form);
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
    /** What was changed, once the document requested by the press is checked. */
    heldBy: async ({ began }: PressProof) => {
      await waitUntil(pace, { limitMs: judgedMs[began], everyMs: 10 }, () => judged > 0);
      return sentence;
    },
    heldCount: () => held,
  };
}
