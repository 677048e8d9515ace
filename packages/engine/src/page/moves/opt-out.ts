import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { framesOf } from "../frames-of.ts";
import type { ConsentMessage } from "../in-page/consent-messages.ts";
import { evaluateInPagesWorld, isolatedWorld } from "../isolated-world.ts";
import type { Pace } from "../waiting/pace.ts";
import { bounded, pause } from "../waiting/pace.ts";

/**
 * Lets the rules of `@duckduckgo/autoconsent` opt out on a known consent platform, in any frame. Ends when
 * the banner is gone, when the rules are done, or at the limit if no rule knows the platform.
 */
export async function optOutByRules(page: Page, isGone: () => Promise<boolean>, pace: Pace): Promise<void> {
  const { script, rules } = await loadRules();
  const frames = framesOf(page);
  await Promise.all(frames.map((frame) => start(frame, script, pace).catch(() => undefined)));
  const until = Date.now() + limitMs;
  let isThrough = false;
  while (!isThrough && Date.now() < until && !(await isGone())) {
    const heard = await Promise.all(frames.map((frame) => listen(frame, rules, pace)));
    isThrough = heard.includes(true);
    if (!isThrough) await pause(pace, 25);
  }
}

const limitMs = 3_000;

async function start(frame: Frame, script: string, pace: Pace): Promise<void> {
  await callInPage({ frame, pace }, "provideConsentRules");
  await tell(frame, script, pace);
}

/** Returns true if the rules have opted out. */
async function listen(frame: Frame, rules: string, pace: Pace): Promise<boolean> {
  const messages = await callInPage({ frame, pace, limitMs: 1_000 }, "takeConsentMessages").catch(() => []);
  for (const message of messages) await answer(frame, message, { rules, pace }).catch(() => undefined);
  return messages.some(({ type }) => type === "optOutResult");
}

/**
 * The script asks for rules when it starts, and for small snippets of the rules' code to be evaluated in the
 * page.
 */
async function answer(
  frame: Frame,
  { type, id, code }: ConsentMessage,
  { rules, pace }: { rules: string; pace: Pace },
): Promise<void> {
  if (type === "init") await tell(frame, `autoconsentReceiveMessage(${rules})`, pace);
  if (type !== "eval") return;
  // Only a boolean comes back from the page.
  const asking = `(() => { try { return !!(${code}); } catch { return false; } })()`;
  const result = (await bounded(pace, 1_000, () => evaluateInPagesWorld(frame, asking))) === true;
  const reply = JSON.stringify({ id, type: "evalResp", result });
  await tell(frame, `autoconsentReceiveMessage(${reply})`, pace);
}

async function tell(frame: Frame, script: string, pace: Pace): Promise<void> {
  const world = await isolatedWorld(frame);
  const result = await bounded(pace, limitMs, () => world.run(`${script}\n;0`));
  result.dispose();
}

/** Loaded only if there is a banner: a third of a megabyte that most runs never need. */
async function loadRules(): Promise<{ script: string; rules: string }> {
  const entry = import.meta.resolve("@duckduckgo/autoconsent");
  const file = (path: string) => readFile(fileURLToPath(new URL(path, entry)), "utf8");
  const [script, compact] = await Promise.all([
    file("autoconsent.playwright.js"),
    file("../rules/compact-rules.json"),
  ]);
  const config = {
    enabled: true,
    autoAction: "optOut",
    disabledCmps: [],
    enablePrehide: false,
    detectRetries: 4,
    enableCosmeticRules: false,
  };
  return {
    script,
    rules: `{ "type": "initResp", "config": ${JSON.stringify(config)}, "rules": { "compact": ${compact} } }`,
  };
}
