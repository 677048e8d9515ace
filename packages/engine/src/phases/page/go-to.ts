import type { Response } from "playwright-core";
import { pause, timeLimit } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../failures/failures.ts";
import type { PurchaseFailed } from "../failures/purchase-failed.ts";
import { awaitAdmission } from "../guards/await-admission.ts";
import { captchaObjection } from "../guards/captcha-objection.ts";
import { navigationObjection, noticeMs } from "../guards/watch-guards.ts";
import { hostOf, type Visit } from "../visit.ts";
import { isSignInWall } from "./is-sign-in-wall.ts";

/** The slowest shop worth waiting for. */
const answerLimitMs = 60_000;

/**
 * Opens an address and returns once its document begins to arrive. Throws if there is no answer, or if the
 * answer isn't a page of a shop.
 */
export async function goTo(visit: Visit, address: string): Promise<void> {
  visit.pace.signal.throwIfAborted();
  const url = new URL(address, visit.page.url().startsWith("http") ? visit.page.url() : visit.order.url);
  const open = () => {
    const options = { waitUntil: "commit", timeout: timeLimit(visit.pace, answerLimitMs) } as const;
    return visit.page.goto(url.href, options).catch(async (error: unknown) => {
      // A person may take long to agree to the page that this one leads to.
      if (await awaitAdmission(visit)) return null;
      await pause(visit.pace, noticeMs);
      throw isOvertaken(visit, error) ? new OvertakenError() : explain(visit, url.hostname, error);
    });
  };
  const response = await open().catch(async (error: unknown) => {
    if (!(error instanceof OvertakenError)) throw error;
    await settle(visit.page, visit.pace);
    return visit.page.url() === url.href ? null : open();
  });
  if (response) await checkAnswer(visit, response);
}

/** The page went elsewhere by itself before the address answered. */
class OvertakenError extends Error {
  override readonly name = "OvertakenError";
}

function isOvertaken({ browser }: Visit, error: unknown): boolean {
  const isAborted = error instanceof Error && /net::ERR_ABORTED|interrupted by another/.test(error.message);
  return isAborted && navigationObjection(browser) === undefined;
}

function explain(visit: Visit, host: string, error: unknown): unknown {
  visit.host.signal.throwIfAborted();
  const objection = navigationObjection(visit.browser) ?? refusalAt(visit, host);
  if (objection) return objection;
  if (!(error instanceof Error)) return error;
  if (error.message.includes("Download is starting")) return failures.noWebPage(host, "a file to download");
  if (error.name === "TimeoutError") return failures.noAnswer(host, answerLimitMs / 1000);
  const [, netError] = /net::ERR_([A-Z_]+)/.exec(error.message) ?? [];
  if (!netError) return error;
  const words =
    netErrors[netError] ?? `the connection failed (${netError.toLowerCase().replaceAll("_", " ")})`;
  return failures.noConnection(host, words);
}

/** What the egress proxy has refused for this host. */
function refusalAt({ browser }: Visit, host: string): PurchaseFailed | undefined {
  const refusal = browser.refusals().findLast((one) => one.host === host);
  switch (refusal?.reason) {
    case undefined:
      return undefined;
    case "private_address":
    case "private_name":
      return failures.privateAddress(host);
    case "forbidden_port":
      return failures.forbiddenPort(host, refusal.port);
    case "bad_host":
    case "unresolvable":
      return failures.noSuchHost(host);
    default:
      return failures.noConnection(host, "it does not answer");
  }
}

const netErrors: Readonly<Record<string, string>> = {
  NAME_NOT_RESOLVED: "there is no such host",
  TUNNEL_CONNECTION_FAILED: "it does not answer",
  CONNECTION_REFUSED: "it refused the connection",
  CONNECTION_RESET: "it closed the connection",
  CONNECTION_CLOSED: "it closed the connection",
  CONNECTION_TIMED_OUT: "it did not answer in time",
  TIMED_OUT: "it did not answer in time",
  EMPTY_RESPONSE: "it sent an empty answer",
  TOO_MANY_REDIRECTS: "it redirects in a loop",
  CERT_AUTHORITY_INVALID: "its certificate is not trusted",
  CERT_COMMON_NAME_INVALID: "its certificate is for another host",
  CERT_DATE_INVALID: "its certificate has expired",
};

async function checkAnswer(visit: Visit, response: Response): Promise<void> {
  const status = response.status();
  const host = hostOf(visit);
  const refusal = status >= 400 ? refusalAt(visit, host) : undefined;
  if (refusal) throw refusal;
  const captcha = status >= 400 ? await captchaObjection(visit) : undefined;
  if (captcha) throw captcha;
  if (status >= 500) throw failures.serverError(host, status);
  if (status === 404 || status === 410) throw failures.noSuchPage(host, status);
  if (status >= 400 && !(await isSignInWall(visit, status))) throw failures.turnedAway(host, status);
  const type = response.headers()["content-type"] ?? "text/html";
  if (!/html/i.test(type)) throw failures.noWebPage(host, type.split(";")[0] ?? "another kind of file");
}
