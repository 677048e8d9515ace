import type { Frame } from "playwright-core";
import type { Field } from "../../../page/fields/read-fields.ts";
import { type Pressable, pressablesIn } from "../../../page/moves/read-moves.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { outermostOf } from "../../../secrets/read-recipient.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import { isOfShop } from "./is-of-shop.ts";

/** A page of the payment, or a frame that the order's press has opened for it. */
export interface PaymentDocument {
  host: string;
  isFrame: boolean;
  /** It asks for a secret that its host has no claim to yet. */
  isWithheld: boolean;
  /** Differs from one step to the next, also if a script draws them all. */
  step: string;
  fields: readonly Field[];
  pressables: readonly Pressable[];
  texts: readonly string[];
}

export function paymentDocuments(visit: Visit, work: FormWork, look: Look): PaymentDocument[] {
  const { page, pace } = visit;
  const ofPage = isOfShop(visit, work, page.url()) ? [] : [pageOf(visit, look)];
  const { recipients } = pace;
  // After a card was given, a frame is its issuer's.
  if (!recipients || recipients.isCardGiven()) return ofPage;
  const frames = look.frames.filter(
    (frame, at) =>
      look.reading.frames[at]?.isOwn === false &&
      look.reading.frames[at].surroundings !== undefined &&
      recipients.isOpenedForPayment(outermostOf(frame, recipients)),
  );
  return [...ofPage, ...frames.map((frame) => frameOf(frame, look))];
}

function pageOf({ page }: Visit, { all, reading, frames, pressables }: Look): PaymentDocument {
  const own = ownFrames(page);
  const fields = all.filter(({ frame, isAside }) => !isAside && own.includes(frame));
  const texts = reading.frames.filter((_, at) => frames.slice(at, at + 1).some((one) => own.includes(one)));
  const document = `${watchRequests(page).arrivedCount()} ${page.url()}`;
  return {
    host: URL.parse(page.url())?.hostname ?? "",
    isFrame: false,
    isWithheld: false,
    step: `${document} ${labelsOf(fields)}`,
    fields,
    pressables,
    texts: texts.flatMap((one) => one.texts.texts.map(({ text }) => text)),
  };
}

function frameOf(frame: Frame, look: Look): PaymentDocument {
  const fields = look.all.filter((field) => field.frame === frame && !field.isAside);
  const texts = look.reading.frames[look.frames.indexOf(frame)]?.texts.texts.map(({ text }) => text) ?? [];
  return {
    host: URL.parse(frame.url())?.hostname ?? "",
    isFrame: true,
    isWithheld: look.withheldFields.some(({ field }) => field.frame === frame),
    // Without digits: a countdown is no new step.
    step: `${frame.url()} ${labelsOf(fields)} ${texts.join(" ").replace(/\d/g, "")}`,
    fields,
    pressables: pressablesIn(look, frame),
    texts,
  };
}

function labelsOf(fields: readonly Field[]): string {
  return fields.map(({ label, name }) => `${label} ${name}`).join();
}
