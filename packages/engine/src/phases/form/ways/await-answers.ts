import { hearsInput } from "../../../page/waiting/hears-input.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { pause } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import type { Visit } from "../../visit.ts";
import type { FormWork } from "../form-work.ts";

/** The slowest answer to wait for; anything slower is a connection held open on purpose. */
export const slowestAnswerMs = 15_000;

/** Waits until the page has sent what was filled in last, or would have by now. Returns true if it waited. */
export async function awaitSave({ page, pace }: Visit, { save }: FormWork): Promise<boolean> {
  const isPending = () => !save.isSaved() && Date.now() < save.until;
  if (!isPending() || !(await hearsInput(page, pace))) return false;
  while (isPending()) await pause(pace, 20);
  return true;
}

/** Waits until no request of the page is pending. */
export async function awaitAnswers({ page, pace }: Visit): Promise<void> {
  const requests = watchRequests(page);
  const isAnswered = () => requests.pendingOwnCount(slowestAnswerMs) === 0;
  await waitUntil(pace, { limitMs: slowestAnswerMs, everyMs: 20 }, isAnswered);
}
