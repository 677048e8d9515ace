import type { PageError } from "../../page/outcomes/read-errors.ts";
import type { FurtherStep } from "./find-further-step.ts";
import type { NothingSent } from "./order-presses.ts";

/** What is known some time after the press that may have placed the order. */
export interface AfterPress {
  /** The page says what is said only after an order was placed, and did not before. */
  isConfirmed: boolean;
  /** Undefined as long as something may have left the page. */
  nothingSent: NothingSent | undefined;
  /** What the shop has said about this order since the press; nothing that it said before. */
  complaints: readonly Pick<PageError, "text" | "kind" | "field">[];
  /** Something is on its way. */
  isBusy: boolean;
  /** As far as the platform tells, the button could be pressed again. */
  isFormReady: boolean;
  /** A request that may carry the order is unanswered, however old. */
  isAwaitingAnswer: boolean;
  /** The page is another one, without any way to pay. */
  isFormGone: boolean;
  /** What another document asks for before the order is placed. */
  asks: FurtherStep | undefined;
}

export type AfterPressDecision =
  | { kind: "wait" }
  | { kind: "confirmed" }
  | { kind: "refused"; complaint: AfterPress["complaints"][number]; nothingSent: NothingSent | undefined }
  | { kind: "sold_out"; complaint: AfterPress["complaints"][number]; nothingSent: NothingSent | undefined }
  | { kind: "declined_for_good"; complaint: AfterPress["complaints"][number] }
  | { kind: "card_asked" }
  | { kind: "asked_once_more"; words: string };

/**
 * What became of an order. Whoever calls this presses again only with a permit: a refusal without `nothingSent` leaves
 * open whether an order exists, whatever it says.
 */
export function decideAfterPress(facts: AfterPress): AfterPressDecision {
  const { complaints, nothingSent, asks } = facts;
  if (facts.isConfirmed) return { kind: "confirmed" };
  if (facts.isBusy) return { kind: "wait" };
  const said = (...kinds: PageError["kind"][]) => complaints.find(({ kind }) => kinds.includes(kind));
  const declined = said("declined");
  if (declined && facts.isFormGone) return { kind: "declined_for_good", complaint: declined };
  // A shop that declines a payment has answered; with anything else the answer may still be on its way.
  if (facts.isAwaitingAnswer && !declined) return { kind: "wait" };
  const soldOut = said("sold_out");
  if (soldOut && facts.isFormReady) return { kind: "sold_out", complaint: soldOut, nothingSent };
  // "Something went wrong" has been seen to hide an order that was placed: it refuses only where nothing was sent.
  const refusal = declined ?? said("field", "not_yet") ?? (nothingSent ? complaints[0] : undefined);
  if (refusal && facts.isFormReady) return { kind: "refused", complaint: refusal, nothingSent };
  if (asks?.what === "card") return { kind: "card_asked" };
  if (!asks) return { kind: "wait" };
  // The same form may have been taken for an order the first time.
  if (asks.isSameForm)
    return { kind: "refused", complaint: { text: asks.words, kind: "field" }, nothingSent };
  return { kind: "asked_once_more", words: asks.words };
}
