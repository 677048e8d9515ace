import type { Frame, Page } from "playwright-core";
import { callInPage } from "../page/call-in-page.ts";
import { type FieldRole, roleFacts } from "../page/fields/field-role.ts";
import { frameVisibility } from "../page/is-frame-seen.ts";
import { siteOf } from "../page/own-frames.ts";
import type { Pace } from "../page/waiting/pace.ts";
import { type DocumentFacts, decideRecipient, type Recipient, type SecretKind } from "./decide-recipient.ts";
import { createRecipients, type Recipients } from "./recipients.ts";

/** The parts of a field that matter for who would receive what is typed into it. */
export interface SecretField {
  role: FieldRole;
  frame: Frame;
  sentTo: readonly string[];
}

/** What the rest of the page adds to the decision. */
export interface Competition {
  isPresented: boolean;
  rivals: readonly string[];
}

/** Undefined if it is not secret, like the buyer's name, which any host the shop embeds may have. */
export function secretKindOf(role: FieldRole): SecretKind | undefined {
  return roleFacts[role].secret;
}

/** Who would receive a secret that is typed into this field now. */
export async function readRecipient(
  { role, frame, sentTo }: SecretField,
  pace: Pace,
  { isPresented, rivals }: Competition = { isPresented: true, rivals: [] },
): Promise<Recipient> {
  const recipients = recipientsOf(frame.page(), pace);
  const [documents, visibility] = await Promise.all([
    readDocuments(frame, pace),
    frameVisibility(frame, pace),
  ]);
  return decideRecipient({
    kind: secretKindOf(role) ?? "card",
    documents,
    isOfPurchase: recipients.isOfPurchase,
    visibility,
    isPresented,
    rivals,
    agreedHosts: recipients.agreedHosts,
    sentTo,
    isOpenedByPress: recipients.isOpenedByPress(outermostOf(frame, recipients)),
  });
}

/** Outside a run, a page belongs to its own site. */
export function recipientsOf(page: Page, { recipients }: Pace): Recipients {
  return recipients ?? createRecipients((address) => siteOf(address) === siteOf(page.url()));
}

/** The document of a frame and its ancestors, innermost first. */
async function readDocuments(frame: Frame, pace: Pace): Promise<DocumentFacts[]> {
  return Promise.all(framesAround(frame).map((one) => readDocument(one, pace)));
}

async function readDocument(frame: Frame, pace: Pace): Promise<DocumentFacts> {
  const address = frame.url();
  // The guards admit no page without a host, so the tab's own document needs no in-page call.
  if (!frame.parentFrame()) return { address, origin: URL.parse(address)?.origin ?? "null" };
  const origin = await callInPage({ frame, pace }, "documentOrigin").catch(() => {
    pace.signal.throwIfAborted();
    return "null";
  });
  return { address: frame.url(), origin };
}

/** The outermost foreign frame around this one: the one embedded in the shop's own document. */
export function outermostOf(frame: Frame, { isOfPurchase }: Pick<Recipients, "isOfPurchase">): Frame {
  const frames = framesAround(frame).slice(0, -1);
  return frames.findLast((one) => !isOfPurchase(one.url()) && one.url() !== "about:srcdoc") ?? frame;
}

function framesAround(frame: Frame): Frame[] {
  const frames: Frame[] = [];
  for (let one: Frame | null = frame; one; one = one.parentFrame()) frames.push(one);
  return frames;
}
