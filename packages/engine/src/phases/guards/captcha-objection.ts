import { findCaptcha } from "../../page/outcomes/find-captcha.ts";
import { shortLoadMs, untilLoaded } from "../../page/waiting/until-loaded.ts";
import { failures } from "../failures/failures.ts";
import type { PurchaseFailed } from "../failures/purchase-failed.ts";
import type { Visit } from "../visit.ts";

/** Returns the failure to report if a captcha blocks the way. Captchas are never answered or bypassed. */
export async function captchaObjection(visit: Visit): Promise<PurchaseFailed | undefined> {
  const { page, pace } = visit;
  await untilLoaded(page, pace, shortLoadMs);
  const captcha = await findCaptcha(page, pace);
  return captcha === undefined ? undefined : failures.captcha(visit, captcha);
}
