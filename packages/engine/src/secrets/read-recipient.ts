import type { Frame, Page } from "playwright-core";
import { callInPage } from "../page/call-in-page.ts";
import { type FieldRole, roleFacts } from "../page/fields/field-role.ts";
import { frameVisibility } from "../page/is-frame-seen.ts";
import { siteOf } from "../page/own-frames.ts";
import type { Pace } from "../page/waiting/pace.ts";
import {
  type DocumentFacts,
  decideRecipient,
  type Recipient,
  type RecipientFacts,
  type SecretKind,
} from "./decide-recipient.ts";
import { createRecipients, type Recipients } from "./recipients.ts";

/** The parts of a field that matter for who would receive what is typed into it. */
export interface SecretField {
  role: FieldRole;
  frame: Frame;
  sentTo: readonly string[];
}

/** Undefined if it is not secret, like the buyer's name, which any host the shop embeds may have. */
export function secretKindOf(role: FieldRole): SecretKind | undefined {
  return roleFacts[role].secret;
}

/** Who would receive a secret that is typed into this field now. */
export async function readRecipient(field: SecretField, pace: Pace): Promise<Recipient> {
  const { frame } = field;
  const [origins, visibility] = await Promise.all([readOrigins(frame, pace), frameVisibility(frame, pace)]);
  const documents = documentsAround(frame, (one) => origins.get(one) ?? "null");
  const recipients = recipientsOf(frame.page(), pace);
  return recipientOf(field, { documents, visibility }, { recipients, isPresented: true });
}

/** Same, from what is known about its documents. */
export function recipientOf(
  { role, frame, sentTo }: SecretField,
  { documents, visibility }: Pick<RecipientFacts, "documents" | "visibility">,
  { recipients, isPresented }: { recipients: Recipients; isPresented: boolean },
): Recipient {
  return decideRecipient({
    kind: secretKindOf(role) ?? "card",
    documents,
    isOfPurchase: recipients.isOfPurchase,
    visibility,
    isPresented,
    rivals: [],
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
export function documentsAround(frame: Frame, originOf: (frame: Frame) => string): DocumentFacts[] {
  return framesAround(frame).map((one) => {
    const address = one.url();
    // The guards admit no page without a host, so the tab's own document needs no in-page call.
    const origin = one.parentFrame() ? originOf(one) : (URL.parse(address)?.origin ?? "null");
    return { address, origin };
  });
}

async function readOrigins(frame: Frame, pace: Pace): Promise<ReadonlyMap<Frame, string>> {
  const frames = framesAround(frame).slice(0, -1);
  const origins = await Promise.all(frames.map((one) => readOrigin(one, pace)));
  return new Map(frames.map((one, index) => [one, origins[index] ?? "null"]));
}

async function readOrigin(frame: Frame, pace: Pace): Promise<string> {
  try {
    return await callInPage({ frame, pace }, "documentOrigin");
  } catch {
    pace.signal.throwIfAborted();
    return "null";
  }
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
