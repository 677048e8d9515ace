import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { framesOf } from "../frames-of.ts";
import type { ConsentMessage } from "../in-page/consent-messages.ts";
import { evaluateInPagesWorld, isolatedWorld } from "../isolated-world.ts";
import type { Pace } from "../waiting/pace.ts";
import { bounded, pause } from "../waiting/pace.ts";

/**
 * Lets the rules of `@duckduckgo/autoconsent` opt out on a known consent platform, in any frame. Ends when
 * the banner is gone, when the rules are done, or when they know no platform in any frame.
 */
export async function optOutByRules(page: Page, isGone: () => Promise<boolean>, pace: Pace): Promise<void> {
  const frames = framesOf(page);
  const { script, rules } = await loadRules({ isFramed: frames.length > 1 });
  await Promise.all(frames.map((frame) => start(frame, script, pace).catch(() => undefined)));
  const until = Date.now() + limitMs;
  const unknownIn = new Set<Frame>();
  while (unknownIn.size < frames.length && Date.now() < until && !(await isGone())) {
    const heard = await Promise.all(frames.map((frame) => listen(frame, rules, pace)));
    if (heard.includes("opted_out")) return;
    for (const [index, frame] of frames.entries()) if (heard[index] === "unknown") unknownIn.add(frame);
    await pause(pace, 25);
  }
}

const limitMs = 3_000;

async function start(frame: Frame, script: string, pace: Pace): Promise<void> {
  await callInPage({ frame, pace }, "provideConsentRules");
  await tell(frame, script, pace);
}

type Heard = "opted_out" | "unknown" | "working";

/** Whether the rules have opted out, or know no consent platform in this frame. */
async function listen(frame: Frame, rules: string, pace: Pace): Promise<Heard> {
  const messages = await callInPage({ frame, pace, limitMs: 1_000 }, "takeConsentMessages").catch(() => []);
  for (const message of messages) await answer(frame, message, { rules, pace }).catch(() => undefined);
  if (messages.some(({ type }) => type === "optOutResult")) return "opted_out";
  return messages.some(({ lifecycle }) => lifecycle === "nothingDetected") ? "unknown" : "working";
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

/**
 * Loaded only if there is a banner: a third of a megabyte that most runs never need. The platform of a banner that
 * stands in the page is there at the first look; one in a frame may still be loading.
 */
async function loadRules({ isFramed }: { isFramed: boolean }): Promise<{ script: string; rules: string }> {
  const manifest = findPackageJSON("@duckduckgo/autoconsent", import.meta.url) ?? "";
  const file = (path: string) => readFile(join(dirname(manifest), path), "utf8");
  const [script, compact] = await Promise.all([
    file("dist/autoconsent.playwright.js"),
    file("rules/compact-rules.json"),
  ]);
  const config = {
    enabled: true,
    autoAction: "optOut",
    disabledCmps: [],
    enablePrehide: false,
    detectRetries: isFramed ? 4 : 0,
    enableCosmeticRules: false,
  };
  return {
    script,
    rules: `{ "type": "initResp", "config": ${JSON.stringify(config)}, "rules": { "compact": ${compact} } }`,
  };
}
