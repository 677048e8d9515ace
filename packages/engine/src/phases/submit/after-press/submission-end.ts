import type { DisplayedMoney } from "@cartwright/contract";
import { cardRoles, secretRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { kindOf } from "../../../page/outcomes/complaint-kind.ts";
import { namesCard } from "../../../page/outcomes/names-card.ts";
import type { Confirmation } from "../../../page/outcomes/read-confirmation.ts";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import { says } from "../../../words/says.ts";
import { failures } from "../../failures/failures.ts";
import type { Objection } from "../../form/fields/objections.ts";
import type { Visit } from "../../visit.ts";
import type { Approval } from "../approval.ts";
import type { CodeInOrder } from "../bank/answer-challenge.ts";
import { type NothingSent, type PressPermit, proveUnpaid } from "../press/order-presses.ts";
import type { AfterPressDecision, ApprovedThere } from "./decide-after-press.ts";

export type SubmissionEnd =
  | {
      kind: "confirmed";
      confirmation: Confirmation;
      approved: DisplayedMoney | undefined;
      /** The approved amount is what the provider charges, whatever the shop's receipt says. */
      isCharge?: boolean | undefined;
    }
  | Refused
  /** Nothing is paid yet: the shop asks for the card on the next page. `approval` is the latest. */
  | { kind: "card_asked"; approval: Approval }
  /** Nothing is paid yet: the next page asks how. */
  | { kind: "way_asked" }
  | ShownAgain
  /** A button that might have placed the order led to another step of the checkout. */
  | { kind: "led_on" };

/** The shop's next page shows the order, and a button to place it. */
export type ShownAgain =
  /** Nothing is ordered yet. */
  | { kind: "asked_once_more"; permit: PressPermit }
  /** The press may have placed the order: only a person decides about the button. */
  | { kind: "shown_again" };

/** A code was typed into the order's form but not sent. */
export interface CodeTyped extends CodeInOrder {
  kind: "code_typed";
}

/** The merchant objects, and its form can be used again. */
export interface Refused {
  kind: "refused";
  /** Empty if the shop has said nothing. */
  words: string;
  /** Our sentence that quotes these words, or says that there are none. */
  sentence: string;
  /** `unsaid`: the cause is unknown. */
  about: "card" | "details" | "unsaid";
  /** The fields it names, and their values. */
  objections?: readonly Objection[];
  /** `unproved`: the shop objects, but an order may exist. */
  state: "not_pressed" | "declined" | "unproved" | NothingSent;
}

interface EndFacts extends Omit<Extract<SubmissionEnd, { kind: "confirmed" }>, "kind"> {
  /** The shop's objections to single fields. */
  objections: readonly Objection[];
  approval: Approval;
}

/** How the submission ended; undefined if undecided. */
export function endOf(
  visit: Visit,
  decision: AfterPressDecision,
  { objections, approval, ...placed }: EndFacts,
): SubmissionEnd | undefined {
  const { orderPresses } = visit;
  switch (decision.kind) {
    case "wait":
      return undefined;
    case "confirmed":
      orderPresses.end("confirmed");
      return { kind: "confirmed", ...placed, isCharge: approval.isCharge };
    case "declined_for_good":
      orderPresses.end("not_placed");
      throw failures.cardDeclined(visit, withoutCardNumber(decision.complaint.text), decision);
    case "failed_for_good":
      orderPresses.end("unproved");
      throw failures.orderNotSentAgain(
        visit,
        `${itSays(decision.complaint.text)}${approvalOf(decision.approvedThere)}`,
      );
    case "sold_out":
      orderPresses.end(decision.nothingSent ? "nothing_sent" : "not_placed");
      throw failures.soldOutMeanwhile(visit, decision.complaint.text);
    case "refused":
      return { ...refusal(visit, decision), objections };
    case "card_asked":
      orderPresses.end(decision.mayBeOrdered ? "unpaid" : "not_placed");
      return { kind: "card_asked", approval };
    case "way_asked":
      orderPresses.end("way_asked");
      return { kind: "way_asked" };
    case "asked_once_more": {
      const proof = proveUnpaid({ kind: "review" });
      const permit = proof && orderPresses.afterShopAsked(proof, visit.page.url());
      if (!permit) return undefined;
      orderPresses.end("not_placed");
      return { kind: "asked_once_more", permit };
    }
    case "shown_again":
      orderPresses.end("unproved");
      return { kind: "shown_again" };
    case "led_on":
      orderPresses.end("not_placed");
      return { kind: "led_on" };
    default:
      return decision satisfies never;
  }
}

function refusal(
  { orderPresses }: Visit,
  { complaint, nothingSent, showsOrder }: Extract<AfterPressDecision, { kind: "refused" }>,
): Refused {
  const isDeclined = "kind" in complaint && complaint.kind === "declined";
  const state = nothingSent ?? (isDeclined && !showsOrder ? "declined" : "unproved");
  if (nothingSent) orderPresses.end("nothing_sent");
  else orderPresses.end(state === "declined" ? "not_placed" : "unproved");
  if ("silent" in complaint) {
    const sentence =
      complaint.silent === "form"
        ? "It says nothing: its form came back without a word."
        : "It says nothing: its page did nothing.";
    return { kind: "refused", words: "", sentence, about: "unsaid", state };
  }
  const words = withoutCardNumber(complaint.text);
  return {
    kind: "refused",
    words,
    sentence: itSays(complaint.text),
    about: subjectOf(complaint),
    state,
  };
}

function approvalOf(approved: ApprovedThere | undefined): string {
  return approved ? ` Before that, ${approved.host} said: ${quoted(approved.words)}.` : "";
}

function itSays(text: string): string {
  return `It says: ${quoted(withoutCardNumber(text))}.`;
}

/** Some shops repeat typed values in their refusal. */
export function withoutCardNumber(text: string): string {
  return text.replace(/\d(?:[ -]?\d){11,18}/g, "[card number]");
}

export function subjectOf({
  kind,
  field,
  text,
}: Pick<PageError, "kind" | "field" | "text">): Refused["about"] {
  // "Something went wrong on our side", below the card's fields, is about none of them.
  const isOfCard = field !== undefined && cardRoles.has(field.role);
  if (isOfCard && kindOf(text) === "failed" && !namesCard(text) && !isNamed(field, text)) return "unsaid";
  if (field) return isOfCard || kind === "declined" || namesCardItself(field, text) ? "card" : "details";
  return kind === "declined" || namesCard(text) ? "card" : "unsaid";
}

function isNamed({ label }: Field, text: string): boolean {
  const plain = normalise(text);
  const words = normalise(label).split(" ");
  return words.some((word) => word.length >= leastLetters && hasPhrase(plain, [word]));
}

/** Shorter words of a label are in most sentences. */
const leastLetters = 4;

/** "El código de seguridad no es correcto." above a form with a postal code ("Código postal"). */
function namesCardItself({ role }: Pick<Field, "role">, text: string): boolean {
  return !secretRoles.has(role) && says(text, ({ fields }) => [...fields.cardNumber, ...fields.cardCode]);
}
