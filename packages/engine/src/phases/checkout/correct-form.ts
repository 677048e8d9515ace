import type { PressableMove } from "../../page/moves/read-moves.ts";
import { chooseOwnAddress } from "../buyer/address/choose-own-address.ts";
import { giveCode } from "../buyer/asking/give-code.ts";
import { giveChoicesOfStep, giveUnforeseen } from "../buyer/asking/give-unforeseen.ts";
import { buyAsPerson } from "../buyer/buy-as-person.ts";
import { fillBuyer } from "../buyer/fill-buyer.ts";
import { acceptShownTerms } from "../form/extras/accept-shown-terms.ts";
import { setBoxes } from "../form/extras/form-boxes.ts";
import { checkoutFields } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import { leaveStrangersWindow } from "../guards/leave-strangers-window.ts";
import { coverOf } from "../page/clear-the-way.ts";
import { choosePayment } from "../payment/ways/choose-payment.ts";
import { openPaymentChoice } from "../payment/ways/open-payment-choice.ts";
import type { Visit } from "../visit.ts";
import { chooseCollectionPoint } from "./choose-collection-point.ts";
import { chooseDelivery } from "./choose-delivery.ts";
import { chooseGuest } from "./choose-guest.ts";
import { lookUpAddress } from "./look-up-address.ts";
import { openAccount } from "./open-account.ts";
import { openAddressForm } from "./open-address-form.ts";
import { openNamedDay } from "./open-named-day.ts";
import { passSignIn } from "./pass-sign-in.ts";
import { preferDelivery } from "./prefer-delivery.ts";
import { redeemCodes } from "./redeem-codes.ts";
import { replaceKeptAddress } from "./replace-kept-address.ts";

/** What one round of work on the form sees. Once it has changed something, the next round begins. */
export type FormRound = Look & {
  moves: readonly PressableMove[];
  /** How long there has been nothing to do. */
  idleMs: number;
};

/** One thing that may be wrong with the form, and how it is put right. */
interface Correction {
  /** What was done, for the journal of the run. */
  done: string;
  /** Returns true if it has changed the page. */
  apply(visit: Visit, work: FormWork, round: FormRound): Promise<boolean>;
}

/** The order matters: who buys, where to, then delivery and payment. */
const corrections: readonly Correction[] = [
  {
    done: "Left a window of another site",
    apply: (visit) => leaveStrangersWindow(visit, () => coverOf(visit)),
  },
  { done: "Chose to buy as a guest", apply: (visit, work, { all }) => chooseGuest(visit, work, all) },
  { done: "Worked on the sign-in", apply: passSignIn },
  {
    // The shop's message about a new account isn't about the address: an existing account is signed in to.
    done: "Answered what the shop said about the new account",
    apply: async (visit, work, round) =>
      work.account.isFormSent && openAccount(visit, work, ofAccount(round)),
  },
  { done: "Opened the form for the address", apply: openAddressForm },
  { done: "Chose delivery instead of collection", apply: preferDelivery },
  {
    done: "Filled in the buyer's details",
    apply: (visit, work, { fields }) => fillBuyer(visit, work, fields),
  },
  { done: "Looked up the address", apply: lookUpAddress },
  { done: "Filled in a code", apply: (visit, work, { fields }) => giveCode(visit, work, fields) },
  {
    done: "Worked on the form for a new account",
    apply: (visit, work, round) => openAccount(visit, work, ofAccount(round)),
  },
  { done: "Replaced an address that the shop had kept", apply: replaceKeptAddress },
  {
    done: "Chose the buyer's own address",
    apply: (visit, work, { fields }) => chooseOwnAddress(visit, work, fields),
  },
  {
    done: "Chose to buy as a private person",
    apply: (visit, _work, { fields }) => buyAsPerson(visit, fields),
  },
  { done: "Opened the day that the request names", apply: openNamedDay },
  {
    done: "Filled in what else is required",
    apply: (visit, work, { fields }) => giveUnforeseen(visit, work, fields),
  },
  {
    done: "Made a choice that the step requires",
    apply: (visit, work, { fields }) => giveChoicesOfStep(visit, work, fields),
  },
  { done: "Ticked or cleared boxes", apply: (visit, _work, { fields }) => setBoxes(visit, fields) },
  {
    done: "Accepted the terms in their window",
    apply: (visit, _work, round) => acceptShownTerms(visit, round),
  },
  { done: "Chose the delivery", apply: (visit, work, { fields }) => chooseDelivery(visit, work, fields) },
  { done: "Chose where to collect the goods", apply: chooseCollectionPoint },
  { done: "Gave a code that the request names", apply: (visit, _work, round) => redeemCodes(visit, round) },
  { done: "Opened the choice of ways to pay", apply: openPaymentChoice },
  { done: "Chose the way to pay", apply: choosePayment },
];

/** The fields of a new account, which may be in a form beside the checkout's. */
function ofAccount(round: FormRound): FormRound & { own: FormRound["fields"] } {
  return { ...round, own: checkoutFields(round.all) };
}

/** Puts right the first part of the form that is wrong. Returns false if nothing is. */
export async function correctForm(visit: Visit, work: FormWork, round: FormRound): Promise<boolean> {
  for (const { done, apply } of corrections) {
    if (!(await apply(visit, work, round))) continue;
    visit.recorder?.corrected(done);
    return true;
  }
  return false;
}
