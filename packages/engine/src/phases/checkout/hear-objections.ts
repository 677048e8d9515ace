import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { complaintsSince, isFormAsBefore, sureComplaint } from "../../page/outcomes/complaints-since.ts";
import { readPageTexts } from "../../page/outcomes/page-texts.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { aboutEmptied, noteObjections, objectionsAmong } from "../form/fields/objections.ts";
import { ownFields } from "../form/fields/own-fields.ts";
import { noteComplaints } from "../form/fields/spent-complaints.ts";
import type { FormWork, SendResult } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";

export interface Listening {
  /** The fields as they are about to be sent. */
  sent: readonly Field[];
  /**
   * The shop's objections to the form since. Objections to single fields are noted on them. If the press led to
   * another page, nothing on it counts as a complaint.
   */
  hear(): Promise<SendResult>;
}

/** Starts listening before a press. */
export async function listenForObjections(visit: Visit, work: FormWork): Promise<Listening> {
  const { page, pace } = visit;
  const [before, sent] = await Promise.all([readPageTexts(page, pace), readFields(page, pace)]);
  const departed = watchRequests(page).departedCount();
  const hear = async (): Promise<SendResult> => {
    const [after, all] = await Promise.all([readPageTexts(visit.page, pace), readFields(visit.page, pace)]);
    const hasSent = watchRequests(visit.page).departedCount() > departed;
    if (visit.page !== page || !isFormAsBefore(before, after)) return { kind: "went on" };
    const earlier = [...work.objections.values()].map(({ words }) => ({ text: words }));
    // Before anything is filled in for it: the complaint is about what was sent.
    noteComplaints(work.complained, all, { idleMs: 0 });
    const own = ownFields(work, all);
    const sure = complaintsSince(before, after, own, earlier).filter(
      ({ weight, kind, place }) => weight >= sureComplaint && kind !== "sold_out" && place?.isAside !== true,
    );
    const said = aboutEmptied(sure, sent, own);
    const named = objectionsAmong(said, sent, work.objections);
    noteObjections(work, named);
    const [first] = said;
    if (!first) return { kind: hasSent ? "silent" : "went on" };
    return {
      kind: named.length > 0 ? "objects" : "complains",
      words: first.text,
      isUnnamed: said.length > named.length,
    };
  };
  return { sent, hear };
}
