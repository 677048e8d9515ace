import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { readFields } from "../fields/read-fields.ts";
import { framesOf } from "../frames-of.ts";
import type { ComplaintSnapshot } from "../in-page/read-complaints.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { type ComplaintKind, kindOf, kindOfMarked } from "./complaint-kind.ts";
import { recordedAlerts } from "./page-dialogs.ts";

export interface PageError {
  /** The merchant's words. */
  text: string;
  kind: ComplaintKind;
  /** The field that it belongs to, if the page says so. */
  field?: Field;
  /** Shown in a browser dialog, which is gone from the page. */
  isAlert?: true;
  /** Where it is on the page; undefined for browser dialogs. */
  place?: ErrorPlace;
}

export interface ErrorPlace {
  frame: Frame;
  /** Document order of the form around it; -1 outside any form. */
  form: number;
  /** In the header, the footer or a newsletter form. */
  isAside: boolean;
  /** Changes when the page shows it again; undefined if only the field's own state says so. */
  copy: number | undefined;
}

/** The merchant's complaints that are visible on the page now or were just shown in a dialog. */
export async function readErrors(page: Page, pace: Pace): Promise<PageError[]> {
  const [fields, perFrame] = await Promise.all([
    readFields(page, pace),
    Promise.all(framesOf(page).map((frame) => readFrame(frame, pace))),
  ]);
  return errorsAmong({ fields, complaints: perFrame.flat(), alerts: recordedAlerts(page) });
}

/** Same, from a reading. `fields`: the reading's fields. */
export function errorsOf({ reading, frames }: SeenPage, fields: readonly Field[]): PageError[] {
  const complaints = reading.frames.flatMap((one, index) => {
    const frame = frames[index];
    return frame ? one.complaints.map((complaint) => ({ ...complaint, frame })) : [];
  });
  return errorsAmong({ fields, complaints, alerts: reading.alerts });
}

interface Said {
  fields: readonly Field[];
  complaints: readonly PlacedComplaint[];
  alerts: readonly string[];
}

function errorsAmong({ fields, complaints, alerts }: Said): PageError[] {
  const copies = new Map(complaints.map(({ text, copy }) => [text, copy]));
  const byField = fields.flatMap((field) =>
    field.invalid === undefined
      ? []
      : [toFieldError(field, { text: field.invalid, copy: copies.get(field.invalid) })],
  );
  const told = new Set(byField.map(({ text }) => text));
  const general = complaints.flatMap((complaint) => toError(complaint));
  const inWindows = alerts.map((text): PageError => ({ text, kind: kindOfMarked(text), isAlert: true }));
  return [...byField, ...inWindows, ...general.filter(({ text }) => !told.has(text))];
}

interface PlacedComplaint extends ComplaintSnapshot {
  frame: Frame;
}

async function readFrame(frame: Frame, pace: Pace): Promise<PlacedComplaint[]> {
  try {
    const found = await callInPage({ frame, pace }, "readComplaints");
    return found.map((complaint) => ({ ...complaint, frame }));
  } catch {
    pace.signal.throwIfAborted();
    return [];
  }
}

function toFieldError(field: Field, { text, copy }: { text: string; copy: number | undefined }): PageError {
  const kind = kindOf(text) === "declined" ? "declined" : "field";
  const { frame, form, isAside } = field;
  return { text, kind, field, place: { frame, form, isAside, copy } };
}

function toError({ text, isMarked, isGoodNews, frame, form, isAside, copy }: PlacedComplaint): PageError[] {
  if (isGoodNews) return [];
  const place = { frame, form, isAside, copy };
  if (isMarked) return [{ text, kind: kindOfMarked(text), place }];
  const kind = kindOf(text);
  return kind === "other" ? [] : [{ text, kind, place }];
}
