import { findCaptcha } from "../page/outcomes/find-captcha.ts";
import { timeLimit } from "../page/waiting/pace.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, type Visit } from "./visit.ts";

const documentLimitMs = 5_000;

/** What to say where a challenge against robots stands in the way. It is never answered or got around. */
export async function captchaObjection(visit: Visit): Promise<PurchaseFailed | undefined> {
  const { page, pace } = visit;
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) })
    .catch(() => undefined);
  const captcha = await findCaptcha(page, pace);
  if (!captcha) return undefined;
  return new PurchaseFailed(
    "captcha",
    `${hostOf(visit)} wants proof that a person is visiting ("${captcha.text}"), which this service does not give. Buy there by hand.`,
  );
}
