import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "playwright-core";
import type { Pace } from "../waiting/pace.ts";
import { bounded, pause } from "../waiting/pace.ts";

/** What the rules' script in the page tells; see the messages of `@duckduckgo/autoconsent`. */
interface Message {
  type?: string;
  id?: string;
  code?: string;
}

/**
 * Lets the rules of `@duckduckgo/autoconsent` refuse on a known consent platform, in whatever frame it lives.
 * Ends when the banner is gone, when the rules are through, or at the limit: where no rule knows the platform.
 */
export async function optOutByRules(page: Page, isGone: () => Promise<boolean>, pace: Pace): Promise<void> {
  const { script, rules } = await loadRules();
  let isThrough = false;
  const binding = await page.exposeBinding("autoconsentSendMessage", async ({ frame }, message: Message) => {
    if (message.type === "optOutResult") isThrough = true;
    await answer(frame, message, rules).catch(() => undefined);
  });
  try {
    const start = (frame: Frame) =>
      bounded(pace, limitMs, () => frame.evaluate(script)).catch(() => undefined);
    await Promise.all(page.frames().map(start));
    const until = Date.now() + limitMs;
    while (!isThrough && Date.now() < until && !(await isGone())) await pause(pace, 100);
  } finally {
    await binding.dispose().catch(() => undefined);
  }
}

const limitMs = 3_000;

/** Its script asks for rules when it starts, and for small pieces of the rules' own code to be run in the page. */
async function answer(frame: Frame, message: Message, rules: string): Promise<void> {
  if (message.type === "init") await frame.evaluate(`autoconsentReceiveMessage(${rules})`);
  if (message.type !== "eval" || message.code === undefined) return;
  const result: unknown = await frame.evaluate(message.code);
  const reply = JSON.stringify({ id: message.id, type: "evalResp", result });
  await frame.evaluate(`autoconsentReceiveMessage(${reply})`);
}

/** Read only where a banner stands in the way: a third of a megabyte that most runs never need. */
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
