import type { Locator } from "playwright-core";
import { evaluateOnElement } from "../../page/evaluate-in-page.ts";
import { ageOfPostedForm } from "../../page/in-page/age-of-posted-form.ts";
import { pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../visit.ts";

/** Shops have been seen to take a form that comes back within four seconds for a robot's. */
const ripeMs = 4_100;

/**
 * A form that comes back too soon is refused in words that leave open whether an order exists, so it is not sent that
 * soon. Only forms without a script of their own are judged by their age: a page that has told the shop of what was
 * typed has shown that it is no such form. A person who was asked for a card has taken longer anyway.
 */
export async function awaitRipeForm({ page, pace }: Visit, button: Locator): Promise<void> {
  if (watchRequests(page).sentByScript() > 0) return;
  const judging = { run: ageOfPostedForm, scope: [] };
  const ageMs = await evaluateOnElement<number | undefined>(button, judging, pace).catch(() => undefined);
  if (ageMs !== undefined) await pause(pace, Math.max(0, ripeMs - ageMs));
}
