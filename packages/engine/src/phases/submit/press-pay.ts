import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import type { Locator } from "playwright-core";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { confirms } from "../../page/moves/confirms.ts";
import { type PressProof, press } from "../../page/moves/press.ts";
import { heardAlerts } from "../../page/outcomes/page-dialogs.ts";
import { type PageError, readErrors } from "../../page/outcomes/read-errors.ts";
import { pause, timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { clearTheWay, coverOf } from "../clear-the-way.ts";
import { watchTabs } from "../follow-tab.ts";
import { findPayButton, type PayButton } from "../payment/find-pay-button.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { refuseUnaskedOrder } from "../refuse-unasked-order.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

/** The press, and one more where it is proved that the first sent nothing. */
const mostPresses = 2;

/** A press that has sent nothing for so long was not heard. */
const hearingMs = 4_000;

export interface PayPress {
  total: DisplayedMoney | undefined;
  /** What the page complains about already. */
  complaints: readonly string[];
  /** Asked right before each press is recorded and made; throws where none must be made any more. */
  isReady: () => Promise<boolean>;
}

/** How things stood at the press. */
export interface Pressed {
  url: string;
  at: number;
  /** What had left the page by then. */
  departed: number;
}

/**
 * Presses the button that places the order, once. The host has recorded it before. Only where the press provably began
 * nothing and sent nothing (a save was pending, a banner lay over it) is it made a second time, recorded anew. Undefined where
 * the page is not ready for it after all.
 */
export async function pressPay(
  visit: Visit,
  work: FormWork,
  { total, complaints, isReady }: PayPress,
): Promise<Pressed | undefined> {
  const { page, pace, host, submission } = visit;
  const requests = watchRequests(page);
  for (let attempt = 1; attempt <= mostPresses; attempt += 1) {
    const button = await getPayButton(visit, work);
    const isCovered = attempt > 1 || (await coverOf(visit, button)) !== null;
    if (isCovered && (await clearTheWay(visit, button))) await refuseUnaskedOrder(visit);
    if (!(await isReady())) {
      submission.isOpen = false;
      return undefined;
    }
    await checkWords(visit, button.locator, total);
    await host.beforeSubmit({ total, attempt });
    submission.isOpen = true;
    const tabs = watchTabs(visit);
    const pressed = { url: page.url(), at: Date.now(), departed: requests.departedCount() };
    const proof = await press(page, button.locator, pace, { agreesTo: (asked) => confirms(asked, "pay") });
    await tabs.follow(proof);
    if (hasLeft(proof) || requests.departedCount() > pressed.departed) return pressed;
    if (proof.why === undefined && (await wasHeard(visit, pressed, complaints))) return pressed;
    await settle(page, pace, { awaitSaveMs: 500 });
  }
  submission.isOpen = false;
  const [words] = heardAlerts(page);
  const said = words === undefined ? "" : ` It says: "${words}".`;
  throw new PurchaseFailed(
    "stuck",
    `The button that places the order at ${hostOf(visit)} does nothing.${said} Nothing was ordered.`,
  );
}

function hasLeft({ began, sentRequests }: PressProof): boolean {
  return began === "navigation" || sentRequests > 0;
}

/** A button that names a higher amount than was approved is not what was agreed to. */
async function checkWords(visit: Visit, button: Locator, total: DisplayedMoney | undefined): Promise<void> {
  const text = (await button.textContent({ timeout: timeLimit(visit.pace, 2_000) }).catch(() => "")) ?? "";
  const dearer =
    total &&
    findAmounts(text).find(
      ({ amount, currency }) => isMoney(amount, currency) && compareAmounts(amount, total.amount) > 0,
    );
  if (!dearer) return;
  throw new PurchaseFailed(
    "total_changed",
    `The button that places the order at ${hostOf(visit)} says "${text.trim()}", and ${writeMoney(total)} was approved. Nothing was ordered.`,
  );
}

/** "Step 3 of 4" is none. */
function isMoney(amount: string, currency: string | undefined): boolean {
  return currency !== undefined || /\.\d{2}$/.test(amount);
}

/** Something left the page, or the page itself objects: both are answers to the press. What it asks or tells in a window may come before it sends. */
async function wasHeard(
  { page, pace }: Visit,
  { departed, url }: Pressed,
  complaints: readonly string[],
): Promise<boolean> {
  const requests = watchRequests(page);
  const until = Date.now() + hearingMs;
  while (Date.now() < until) {
    if (requests.departedCount() > departed || page.url() !== url) return true;
    const isNews = ({ text, isAlert }: PageError) => !isAlert && !complaints.includes(text);
    if ((await readErrors(page, pace)).some(isNews)) return true;
    await pause(pace, 50);
  }
  return false;
}

async function getPayButton(visit: Visit, work: FormWork): Promise<PayButton> {
  const button = await findPayButton(visit, work);
  if (button) return button;
  throw new PurchaseFailed(
    "stuck",
    `${hostOf(visit)} shows no button that places the order. Nothing was ordered.`,
  );
}
