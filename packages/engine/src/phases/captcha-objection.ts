import { findCaptcha } from "../page/outcomes/find-captcha.ts";
import { timeLimit } from "../page/waiting/pace.ts";
import { failures } from "./failures.ts";
import type { PurchaseFailed } from "./purchase-failed.ts";
import type { Visit } from "./visit.ts";

const documentLimitMs = 5_000;

/** Returns the failure to report if a captcha blocks the way. Captchas are never answered or bypassed. */
export async function captchaObjection(visit: Visit): Promise<PurchaseFailed | undefined> {
  const { page, pace } = visit;
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) })
    .catch(() => undefined);
  const captcha = await findCaptcha(page, pace);
  if (!captcha) return undefined;
  return failures.captcha(visit, captcha.text);
}
