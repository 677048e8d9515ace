import type { PageError } from "../../page/outcomes/read-errors.ts";
import type { NothingSent } from "./order-presses.ts";
import type { PageKind } from "./page-after-press.ts";

/** What is known some time after the press that may have placed the order. */
export interface AfterPress {
  /** What the page is, by all that it shows. */
  page: PageKind;
  /** The words in which it asks for the button of the order once more. */
  asking: string | undefined;
  /** A card was sent, or the button said that it orders: a page that shows the order once more may hide that it was taken. */
  mayBeTaken: boolean;
  /** A person has given the card for a form that comes behind the order's button. */
  isCardDue: boolean;
  /** Something has left the page that may carry an order. */
  hasCarried: boolean;
  /** Nothing has come from the shop for a while. */
  isAtRest: boolean;
  /** Nothing has left the page for so long that a person is asked. */
  isSilent: boolean;
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
}

export type AfterPressDecision =
  | { kind: "wait" }
  | { kind: "confirmed" }
  | { kind: "refused"; complaint: Said | Silence; nothingSent: NothingSent | undefined }
  | { kind: "sold_out"; complaint: AfterPress["complaints"][number]; nothingSent: NothingSent | undefined }
  | { kind: "declined_for_good"; complaint: AfterPress["complaints"][number] }
  /** The shop says that it failed, and has no form left to send: an order may exist all the same. */
  | { kind: "failed_for_good"; complaint: AfterPress["complaints"][number] }
  | { kind: "card_asked"; mayBeOrdered: boolean }
  | { kind: "asked_once_more" }
  | { kind: "led_on" };

/** The shop has said nothing: its form came back as it was, or the page did not stir at all. */
export interface Silence {
  silent: "form" | "page";
}

/**
 * What became of an order. Whoever calls this presses again only with a permit: a refusal without `nothingSent` leaves
 * open whether an order exists, whatever it says.
 */
export function decideAfterPress(facts: AfterPress): AfterPressDecision {
  const { nothingSent, page } = facts;
  if (page === "receipt") return { kind: "confirmed" };
  if (facts.isBusy) return { kind: "wait" };
  const declined = said(facts, "declined");
  // A window that says so may close, and leave the shop's own form.
  // A window that says so may close, and leave the shop's own form.
  if (declined && facts.isFormGone)
    return facts.isAtRest ? { kind: "declined_for_good", complaint: declined } : { kind: "wait" };
  // A shop that declines a payment has answered; with anything else the answer may still be on its way.
  if (facts.isAwaitingAnswer && !declined) return { kind: "wait" };
  const soldOut = said(facts, "sold_out");
  if (soldOut && facts.isFormReady) return { kind: "sold_out", complaint: soldOut, nothingSent };
  const failed = saidToFail(facts);
  if (failed && facts.isFormGone) return { kind: "failed_for_good", complaint: failed };
  const refusal = refusalIn(facts);
  if (refusal && facts.isFormReady) return { kind: "refused", complaint: refusal, nothingSent };
  return whatPageAsks(facts);
}

function refusalIn(facts: AfterPress): Said | undefined {
  const { complaints, nothingSent, page, isSilent } = facts;
  const named = said(facts, "declined") ?? said(facts, "field", "not_yet");
  if (named) return named;
  if (nothingSent || isSilent) return complaints[0];
  return saidToFail(facts) ?? (page === "same_form" ? said(facts, "other") : undefined);
}

/** "Something went wrong" has been seen to hide an order that was placed: a person is told once nothing else comes. */
function saidToFail(facts: AfterPress): Said | undefined {
  return facts.isAtRest ? said(facts, "failed") : undefined;
}

export type Said = AfterPress["complaints"][number];

function said({ complaints }: AfterPress, ...kinds: PageError["kind"][]): Said | undefined {
  return complaints.find(({ kind }) => kinds.includes(kind));
}

/** Where the shop has nothing against the order: what it shows next. */
function whatPageAsks(facts: AfterPress): AfterPressDecision {
  const { page, asking, complaints, nothingSent, mayBeTaken } = facts;
  if (page === "card_form" && facts.isCardDue) return { kind: "card_asked", mayBeOrdered: facts.hasCarried };
  if (page === "review" && !mayBeTaken) return { kind: "asked_once_more" };
  if (page === "next_step") return { kind: "led_on" };
  // Whoever asks so may have taken the order all the same.
  if (asking !== undefined)
    return { kind: "refused", complaint: { text: asking, kind: "field" }, nothingSent };
  const hasComeBack = (page === "same_form" || page === "review") && facts.isAtRest;
  if (!hasComeBack && !facts.isSilent) return { kind: "wait" };
  const silence = { silent: hasComeBack ? "form" : "page" } as const;
  return { kind: "refused", complaint: complaints[0] ?? silence, nothingSent };
}
