import type { Frame, Page } from "playwright-core";
import type { Recipient } from "../../secrets/decide-recipient.ts";
import { isPresented, isUnderPayment } from "../../secrets/is-presented.ts";
import { findProvider } from "../../secrets/payment-providers.ts";
import {
  documentsAround,
  outermostOf,
  recipientOf,
  recipientsOf,
  secretKindOf,
} from "../../secrets/read-recipient.ts";
import type { FrameInDocument } from "../in-page/frame-names.ts";
import { ownFrames } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";
import { addressRoles, type FieldRole, rolesWhere } from "./field-role.ts";
import { leadOn, whatSells } from "./what-frame-sells.ts";

/** Details that belong to an address form. */
const buyerRoles = rolesWhere(({ detail }) => detail !== undefined);

interface Placed {
  role: FieldRole;
  frame: Frame;
  isAside: boolean;
  sentTo: readonly string[];
  purpose?: "shipping" | "billing" | undefined;
}

/** A field that asks for a secret and must not get it. */
export interface WithheldField<Field> {
  field: Field;
  host: string;
  /** In words, to complete "its card form gets no card: …". */
  reason: string;
  /** The shop itself presents it as part of its form. */
  isPresented: boolean;
}

/** `fields` are those that may be filled, judged by who receives them and not by their labels. */
export interface JudgedFields<Field> {
  fields: (Field & { recipient?: Recipient })[];
  withheld: WithheldField<Field>[];
}

interface Judged<Field> {
  field: Field;
  recipient: Recipient;
  isPresented: boolean;
  /** Its document has its own pay button. */
  paysItself: boolean;
}

/**
 * Removes fields in frames that must not be given anything. Of the remaining card forms, the shop's own takes
 * precedence over a known provider's, and that over one that a person has to approve.
 */
export function withholdFields<Field extends Placed>(
  page: Page,
  fields: readonly Field[],
  pace: Pace,
  framed: FramedDocuments,
): JudgedFields<Field> {
  const own = new Set(ownFrames(page));
  const isFramed = ({ frame }: Field) => frame !== page.mainFrame();
  if (!fields.some(isFramed)) return { fields: [...fields], withheld: [] };
  const ofPage = fields.filter((field) => !isFramed(field) && !field.isAside);
  const isAllThereIs = !ofPage.some(isOfCheckout) && !leadsOn(framed.get(page.mainFrame()));
  const judged = fields
    .filter((field) => isFramed(field) && secretKindOf(field.role))
    .map((field) => ({ field, ...judge(field, pace, framed, isAllThereIs) }));
  const recipients = recipientsOf(page, pace);
  const { mayBePaidByCard } = recipients;
  const withheld = [...withholdCards(judged, { ofPage, mayBePaidByCard }), ...withholdOthers(judged)];
  const shut = new Set(withheld.map(({ field }) => field.frame));
  const given = new Map(judged.map(({ field, recipient }) => [field, recipient] as const));
  const ofShop = fields.filter(({ frame, isAside }) => own.has(frame) && !isAside);
  const asksForAddress = ofShop.some(({ role }) => addressRoles.has(role));
  const cardFrames = new Set(fields.filter((field) => isOfCard(field, fields)).map(({ frame }) => frame));
  const kept = fields.filter((field) => {
    if (!isFramed(field)) return true;
    if (shut.has(field.frame)) return false;
    if (own.has(field.frame) || !asksForAddress || !buyerRoles.has(field.role)) return true;
    // A card's postal code is in the card's frame. A frame that the order has opened isn't beside the address.
    return cardFrames.has(field.frame) || recipients.isOpenedForPayment(outermostOf(field.frame, recipients));
  });
  // An address beside the card in a third party's frame is the payer's, not the delivery address.
  const isPayers = ({ frame, role }: Field) =>
    cardFrames.has(frame) && !own.has(frame) && buyerRoles.has(role) && asksForAddress;
  return {
    fields: kept.map((field) => {
      const recipient = given.get(field);
      return {
        ...field,
        ...(recipient && { recipient }),
        ...(isPayers(field) && { purpose: "billing" as const }),
      };
    }),
    withheld,
  };
}

/** The card number's frame, or one of the same origin that asks only for a postal code. */
function isOfCard({ role, frame }: Placed, fields: readonly Placed[]): boolean {
  if (role === "cardNumber") return true;
  if (role !== "postalCode" || fields.some((other) => other.frame === frame && other.role !== role))
    return false;
  const { origin } = URL.parse(frame.url()) ?? {};
  return fields.some(
    (other) => other.role === "cardNumber" && URL.parse(other.frame.url())?.origin === origin,
  );
}

/** A frame's document, read together with its fields: what decides whether it may be given a secret. */
export interface FramedDocument {
  origin: string;
  /** The words on its buttons and links. */
  buttons: readonly string[];
  /** What the documents around it say and show of it; undefined if a person can't see it. */
  surroundings: FrameInDocument | undefined;
}

export type FramedDocuments = ReadonlyMap<Frame, FramedDocument>;

function isOfCheckout({ role }: Placed): boolean {
  return buyerRoles.has(role) || addressRoles.has(role) || secretKindOf(role) !== undefined;
}

/** Whether the page has a button or a link of its own to order or to go on. */
function leadsOn(page: FramedDocument | undefined): boolean {
  return page === undefined || whatSells(page.buttons) !== "nothing" || leadOn(page.buttons);
}

/**
 * Who would receive what is typed into the field. `isAllThereIs`: the shop's page has nothing of its own to give or
 * to press, so that the frame under its heading for the payment is how it is paid.
 */
function judge(
  field: Placed,
  pace: Pace,
  framed: FramedDocuments,
  isAllThereIs: boolean,
): Omit<Judged<never>, "field"> {
  const recipients = recipientsOf(field.frame.page(), pace);
  const outermost = outermostOf(field.frame, recipients);
  const snapshot = framed.get(outermost)?.surroundings;
  // A frame that the order's press has opened needs no name: it is how the shop takes the payment. An unknown
  // host is still asked about.
  const isOpenedToPay = recipients.isNewSincePress(outermost) && !recipients.isCardGiven();
  const isOnlyWay = isAllThereIs && snapshot !== undefined && isUnderPayment(snapshot);
  const isShown = snapshot !== undefined && (isOpenedToPay || isOnlyWay || isPresented(snapshot));
  const originOf = (frame: Frame) => framed.get(frame)?.origin ?? "null";
  const visibility = framed.get(field.frame)?.surroundings?.visibility ?? "unseen";
  const recipient = recipientOf(
    field,
    { documents: documentsAround(field.frame, originOf), visibility },
    { recipients, isPresented: isShown },
  );
  const isForeign =
    secretKindOf(field.role) === "card" && recipient.verdict !== "refuse" && recipient.standing !== "shop";
  const sells = isForeign ? whatSells(framed.get(field.frame)?.buttons ?? []) : "nothing";
  const { host } = recipient;
  const isProviders = findProvider(host) !== undefined;
  // A pay button in a known provider's form, in one that pressing the order button opened, or in one that is all
  // there is on the shop's page, pays for the surrounding shop's order.
  const isOfOrder = isProviders || isOnlyWay || recipients.isNewSincePress(outermost);
  if (sells === "goods" || (sells === "payment" && !isOfOrder))
    return {
      recipient: { verdict: "refuse", host, reason: `${host} shows a checkout of its own` },
      isPresented: false,
      paysItself: true,
    };
  return { recipient, isPresented: isShown || isProviders, paysItself: sells === "payment" };
}

interface CardRules<Field> {
  ofPage: readonly Field[];
  mayBePaidByCard: boolean;
}

function withholdCards<Field extends Placed>(
  judged: readonly Judged<Field>[],
  { ofPage, mayBePaidByCard }: CardRules<Field>,
): WithheldField<Field>[] {
  const cards = judged.filter(({ field }) => secretKindOf(field.role) === "card");
  const isOpen = ({ recipient }: Judged<Field>) =>
    recipient.verdict !== "refuse" && (mayBePaidByCard || recipient.standing !== "stranger");
  const refused = cards
    .filter((one) => !isOpen(one))
    .map(({ field, recipient, isPresented }) => ({
      field,
      host: recipient.host,
      reason:
        recipient.verdict === "refuse" ? recipient.reason : "the shop says that the order is paid otherwise",
      isPresented: recipient.verdict === "refuse" && isPresented,
    }));
  const open = cards.filter(isOpen);
  const asksItself =
    ofPage.some(({ role }) => role === "cardNumber") ||
    open.some(({ field, recipient }) => field.role === "cardNumber" && standingOf(recipient) === "shop");
  return [...refused, ...withholdRivals(open, asksItself)];
}

/**
 * The fields to withhold because another form has a better claim to the card, or because two have equal
 * claims.
 */
function withholdRivals<Field extends Placed>(
  open: readonly Judged<Field>[],
  asksItself: boolean,
): WithheldField<Field>[] {
  const foreign = open.filter(({ recipient }) => standingOf(recipient) !== "shop");
  const withhold = (which: readonly Judged<Field>[], reason: string, isPresented: boolean) =>
    which.map(({ field, recipient }) => ({ field, host: recipient.host, reason, isPresented }));
  if (asksItself) return withhold(foreign, "the shop has a card form of its own", false);
  const numbers = foreign.filter(({ field }) => field.role === "cardNumber");
  const ofProviders = numbers.filter(({ recipient }) => standingOf(recipient) === "provider");
  // A provider form with its own pay button is a different payment method from one that the shop's button
  // submits.
  const ofShopsForm = ofProviders.filter(({ paysItself }) => !paysItself);
  const best = [ofShopsForm, ofProviders, numbers].find((some) => some.length > 0) ?? [];
  const asking = [...new Set(best.map(whoAsks))];
  if (asking.length === 0) return [];
  if (asking.length > 1)
    return withhold(
      foreign,
      `${asking.join(" and ")} ask for it, and the page does not say which is the shop's`,
      true,
    );
  return withhold(
    foreign.filter((one) => !asking.includes(whoAsks(one))),
    `${asking.join("")} takes it`,
    false,
  );
}

/** All frames of one provider are one form; strangers are distinguished by host. */
function whoAsks({ recipient }: Judged<unknown>): string {
  return findProvider(recipient.host)?.name ?? recipient.host;
}

/**
 * Passwords go only to the shop itself; a code in a frame is part of the payment, after the order was
 * pressed.
 */
function withholdOthers<Field extends Placed>(judged: readonly Judged<Field>[]): WithheldField<Field>[] {
  return judged
    .filter(({ field }) => secretKindOf(field.role) !== "card")
    .filter(({ recipient }) => standingOf(recipient) !== "shop")
    .map(({ field, recipient, isPresented }) => ({
      field,
      host: recipient.host,
      reason: recipient.verdict === "refuse" ? recipient.reason : `it is in a frame of ${recipient.host}`,
      isPresented,
    }));
}

function standingOf(recipient: Recipient): string | undefined {
  return recipient.verdict === "refuse" ? undefined : recipient.standing;
}
