import { saysRefused } from "../../../page/outcomes/payment-state.ts";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import type { NothingSent } from "../press/order-presses.ts";
import type { PageKind } from "./page-after-press.ts";

/** What is known some time after a press that may have placed the order. */
export interface AfterPress {
  /** Kind of page, judged by everything it shows. */
  page: PageKind;
  /** The text in which it asks for another press of the order button. */
  asking: string | undefined;
  /**
   * A card was sent, or the button said that it orders: even if the page shows the order again, it may have
   * been placed.
   */
  mayBeTaken: boolean;
  /** A person has given the card for a form behind the order button. */
  isCardDue: boolean;
  /** A request that may carry an order has left the page. */
  hasCarried: boolean;
  /** Nothing has come from the shop for a while. */
  isAtRest: boolean;
  /** Nothing has left the page for so long that a person is asked. */
  isSilent: boolean;
  /** The shop has answered, and for as long nothing happens on the same page, with its button usable. */
  isOfferedAgain: boolean;
  /** Undefined if something may have left the page. */
  nothingSent: NothingSent | undefined;
  /** The shop's complaints about this order since the press; none from before it. */
  complaints: readonly Pick<PageError, "text" | "kind" | "field">[];
  /** A complaint about the order that was there before the press, and still is. */
  standing?: Said | undefined;
  /** A request is pending. */
  isBusy: boolean;
  /** As far as the platform shows, the button can be pressed again. */
  isFormReady: boolean;
  /** A request that may carry the order is unanswered, however old. */
  isAwaitingAnswer: boolean;
  /** The page has changed and has no way to pay. */
  isFormGone: boolean;
  /** It shows a trace of an order since the press, whatever else it says. */
  showsOrder: boolean;
}

export type AfterPressDecision =
  | { kind: "wait" }
  | { kind: "confirmed" }
  | {
      kind: "refused";
      complaint: Said | Silence;
      nothingSent: NothingSent | undefined;
      showsOrder: boolean;
    }
  | { kind: "sold_out"; complaint: AfterPress["complaints"][number]; nothingSent: NothingSent | undefined }
  | { kind: "declined_for_good"; complaint: AfterPress["complaints"][number]; showsOrder: boolean }
  /** The shop reports a failure and has no form left to send: an order may still exist. */
  | {
      kind: "failed_for_good";
      complaint: AfterPress["complaints"][number];
      /** What a page of the payment said before: the shop's words against it prove nothing. */
      approvedThere?: ApprovedThere | undefined;
    }
  | { kind: "card_asked"; mayBeOrdered: boolean }
  | { kind: "way_asked" }
  | { kind: "asked_once_more" }
  /** The order is shown again, to be placed by a button: it may have been taken all the same. */
  | { kind: "shown_again" }
  | { kind: "led_on" };

export interface ApprovedThere {
  host: string;
  words: string;
}

/**
 * A payment that its own page has called made, and the shop calls failed, may be both: nothing is paid again, and it is
 * told as neither.
 */
export function heldAgainst(
  decision: AfterPressDecision,
  approvedThere: ApprovedThere | undefined,
): AfterPressDecision {
  const isFailure = decision.kind === "declined_for_good" || decision.kind === "failed_for_good";
  const complaint = isFailure || decision.kind === "refused" ? decision.complaint : undefined;
  if (!approvedThere || !complaint || "silent" in complaint || complaint.kind === "field") return decision;
  return { kind: "failed_for_good", complaint, approvedThere };
}

/** The shop has said nothing: its form came back unchanged, or the page didn't react at all. */
export interface Silence {
  silent: "form" | "page";
}

/**
 * Decides what became of an order. Pressing again requires a permit: a refusal without `nothingSent` leaves
 * open whether an order exists, whatever it says.
 */
export function decideAfterPress(facts: AfterPress): AfterPressDecision {
  const { nothingSent, page, showsOrder } = facts;
  if (page === "receipt") return { kind: "confirmed" };
  if (facts.isBusy) return { kind: "wait" };
  const declined = said(facts, "declined");
  const unpaid = declined ?? saidUnpaid(facts);
  // A window with this message may close and leave the shop's own form.
  if (unpaid && facts.isFormGone)
    return facts.isAtRest
      ? { kind: "declined_for_good", complaint: inFull(unpaid, facts), showsOrder }
      : { kind: "wait" };
  // A declined payment is an answer; for anything else, the answer may still be pending.
  if (facts.isAwaitingAnswer && !declined) return { kind: "wait" };
  const soldOut = said(facts, "sold_out");
  if (soldOut && facts.isFormReady) return { kind: "sold_out", complaint: soldOut, nothingSent };
  const failed = saidToFail(facts);
  if (failed && facts.isFormGone) return { kind: "failed_for_good", complaint: inFull(failed, facts) };
  const refusal = refusalIn(facts);
  if (refusal && facts.isFormReady) return { kind: "refused", complaint: refusal, nothingSent, showsOrder };
  return whatPageAsks(facts);
}

function refusalIn(facts: AfterPress): Said | undefined {
  const { complaints, nothingSent, page, isSilent, isOfferedAgain } = facts;
  const named = said(facts, "declined") ?? said(facts, "field", "not_yet");
  if (named) return named;
  if (nothingSent || isSilent || isOfferedAgain) return complaints[0];
  return saidToFail(facts) ?? (page === "same_form" ? said(facts, "other") : undefined);
}

/** "Something went wrong" can hide an order that was placed: a person is told once nothing else arrives. */
function saidToFail(facts: AfterPress): Said | undefined {
  return facts.isAtRest ? said(facts, "failed") : undefined;
}

/** "Your payment has expired": it is the payment that failed, and nothing more will come of it. */
function saidUnpaid({ complaints }: AfterPress): Said | undefined {
  return complaints.find(({ text, kind }) => kind === "failed" && saysRefused(text));
}

/** A page that has given up says "Payment failed" in its heading, and why below it. */
function inFull(complaint: Said, { complaints }: AfterPress): Said {
  const texts = [complaint, ...complaints].filter(({ field }) => !field).map(({ text }) => text.trim());
  const whole = texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
  return { ...complaint, text: [...new Set(whole)].join(" ").slice(0, longestQuote) || complaint.text };
}

const longestQuote = 400;

export type Said = AfterPress["complaints"][number];

function said({ complaints }: AfterPress, ...kinds: PageError["kind"][]): Said | undefined {
  return complaints.find(({ kind }) => kinds.includes(kind));
}

/** What the shop shows next, if it has no objection to the order. */
function whatPageAsks(facts: AfterPress): AfterPressDecision {
  const { page, asking, complaints, standing, nothingSent, mayBeTaken, showsOrder } = facts;
  if (page === "card_form" && facts.isCardDue) return { kind: "card_asked", mayBeOrdered: facts.hasCarried };
  if (page === "review" && !mayBeTaken) return { kind: "asked_once_more" };
  if (page === "choice_of_payment") return { kind: "way_asked" };
  if (page === "next_step") return { kind: "led_on" };
  // The shop may have taken the order anyway.
  if (asking !== undefined)
    return { kind: "refused", complaint: { text: asking, kind: "field" }, nothingSent, showsOrder };
  if (page === "review" && facts.isAtRest && complaints.length === 0) return { kind: "shown_again" };
  const hasComeBack = (page === "same_form" || page === "review") && facts.isAtRest;
  if (!hasComeBack && !facts.isSilent) return { kind: "wait" };
  const silence = { silent: hasComeBack ? "form" : "page" } as const;
  return { kind: "refused", complaint: complaints[0] ?? standing ?? silence, nothingSent, showsOrder };
}
