import { bounded, timeLimit } from "../page/waiting/pace.ts";
import { watchRequests } from "../page/waiting/request-watch.ts";
import type { Visit } from "../phases/visit.ts";

export interface FetchedText {
  /** 0 where no answer came. */
  status: number;
  url: string;
  text: string;
}

const answerLimitMs = 30_000;
const longestAnswer = 4_000_000;

/** Asks the shop from within its own page: same cookies, same guards, same origin. */
export async function fetchInPage(
  visit: Pick<Visit, "page" | "pace">,
  request: { path: string; body?: unknown },
): Promise<FetchedText> {
  try {
    return await fetchOnce(visit, request);
  } catch (error) {
    // A page that replaces itself takes the question with it; only one that changes nothing is asked again.
    if (request.body !== undefined || !/context was destroyed/i.test(String(error))) throw error;
    await visit.page.waitForLoadState("domcontentloaded", { timeout: timeLimit(visit.pace, answerLimitMs) });
    return fetchOnce(visit, request);
  }
}

async function fetchOnce(
  { page, pace }: Pick<Visit, "page" | "pace">,
  { path, body }: { path: string; body?: unknown },
): Promise<FetchedText> {
  const fetching = () =>
    page.evaluate(
      async ({ path, json, limit }) => {
        const sending =
          json === undefined
            ? { headers: { accept: "application/json" } }
            : {
                method: "POST",
                headers: { accept: "application/json", "content-type": "application/json" },
                body: json,
              };
        try {
          const response = await fetch(path, { ...sending, credentials: "same-origin" });
          const text = await response.text();
          return { status: response.status, url: response.url, text: text.slice(0, limit) };
        } catch {
          return { status: 0, url: "", text: "" };
        }
      },
      { path, json: body === undefined ? undefined : JSON.stringify(body), limit: longestAnswer },
    );
  const address = URL.parse(path, page.url())?.href ?? "";
  return bounded(pace, answerLimitMs, () => watchRequests(page).withoutOwn(address, fetching));
}

/** The JSON of an answer, or undefined where it is none. */
export function jsonOf({ text }: FetchedText): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
