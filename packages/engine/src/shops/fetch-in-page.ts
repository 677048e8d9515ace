import { callInPage } from "../page/call-in-page.ts";
import { DocumentGoneError } from "../page/document-gone.ts";
import type { FetchedText } from "../page/in-page/fetch-text.ts";
import { watchRequests } from "../page/waiting/request-watch.ts";
import { parseJson } from "../parse-json.ts";
import type { Visit } from "../phases/visit.ts";

export type { FetchedText };

const answerLimitMs = 30_000;

/** How many pages may follow each other before a request is answered. */
const mostPages = 4;

/** Requests from within the shop's own page: same cookies, same guards, same origin. */
export async function fetchInPage(
  visit: Pick<Visit, "page" | "pace">,
  request: { path: string; body?: unknown },
): Promise<FetchedText> {
  for (let nth = 1; ; nth += 1)
    try {
      return await fetchOnce(visit, request);
    } catch (error) {
      // A page that is replaced drops the request. One that changes nothing is made again in the next page.
      const isDropped = request.body === undefined && error instanceof DocumentGoneError;
      if (!isDropped || nth === mostPages) throw error;
    }
}

async function fetchOnce(
  { page, pace }: Pick<Visit, "page" | "pace">,
  { path, body }: { path: string; body?: unknown },
): Promise<FetchedText> {
  const json = body === undefined ? null : JSON.stringify(body);
  const asked = { frame: page.mainFrame(), pace, limitMs: answerLimitMs };
  const fetching = () => callInPage(asked, "fetchText", path, json);
  const address = URL.parse(path, page.url())?.href ?? "";
  return watchRequests(page).withoutOwn(address, fetching);
}

/** The JSON of an answer, or undefined if it isn't valid JSON. */
export function jsonOf({ text }: FetchedText): unknown {
  return parseJson(text);
}
