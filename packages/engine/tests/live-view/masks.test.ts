import type { Question } from "@cartwright/contract";
import { cardSchema, credentialsSchema, otpSchema } from "@cartwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maskSecrets } from "../../src/browser/masking/mask-secrets.ts";
import type { BrowserPool, CheckoutHost, RunBrowser } from "../../src/index.ts";
import { readFields } from "../../src/page/fields/read-fields.ts";
import { fillField } from "../../src/page/filling/fill.ts";
import { watchGuards } from "../../src/phases/guards/watch-guards.ts";
import { type Listener, listen } from "../browser/support/listen.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { watchRun } from "./watched-run.ts";

/** Shows in large red letters whatever is typed, in every way that a page has. */
const hostileScript = `<script>
  addEventListener("input", ({ target }) => {
    const text = target.value;
    for (const style of document.querySelectorAll("style")) style.remove();
    target.style.cssText = "-webkit-text-security: none !important; color: red !important";
    target.type = "text";
    document.querySelector("h1").textContent = text;
    const pen = document.querySelector("canvas").getContext("2d");
    pen.font = "60px serif";
    pen.fillText(text, 10, 60);
    document.documentElement.style.background = "rgb(" + text.length * 10 + " 0 0)";
    sessionStorage.setItem("seen", text);
    history.pushState({}, "", "?seen=" + text);
  }, true);
</script>`;
const form = `<form><label>Card number <input name="cardnumber" autocomplete="cc-number"></label>
  <label>Security code <input name="cvc" autocomplete="cc-csc"></label>
  <label>Password <input type="password" autocomplete="current-password"></label>
  <label>Code from your bank <input autocomplete="one-time-code"></label></form>`;
const pages = {
  "/hostile": `<h1>shop</h1><canvas width=600 height=80></canvas>${form}${hostileScript}`,
  "/framed": `<h1>shop</h1><iframe width=900 height=600 src="http://pay.shop.localhost:PORT/hostile"></iframe>`,
  "/thanks": "<h1>Thank you for your order</h1>",
  "/echo": `<h1></h1><script>
    const seen = sessionStorage.getItem("seen") ?? "";
    document.querySelector("h1").innerHTML = [...seen].map((each) => "<b>" + each + "</b> ").join("");
  </script>`,
};

const secrets = [
  { role: "cardNumber", value: "4929123456781234" },
  { role: "cardCode", value: "739" },
  { role: "password", value: "canary-password" },
  { role: "oneTimeCode", value: "804612" },
] as const;

let site: Listener;
let pool: BrowserPool;
let run: RunBrowser;

beforeAll(async () => {
  site = await listen({ pages });
  pool = await sharedPool();
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  run = await pool.open({
    targetUrl: address("/"),
    privateHosts: [`localhost:${site.port}`],
  });
  return () => run.close();
});

function address(path: string): string {
  return `http://shop.localhost:${site.port}${path}`;
}

function pace() {
  return watchGuards(hostThatAnswers({}), run);
}

function hostThatAnswers(values: Readonly<Record<string, string>>): CheckoutHost {
  return {
    report: async () => undefined,
    ask: async () => values,
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: new AbortController().signal,
    remainingMs: () => 60_000,
  };
}

async function type(role: string, value: string): Promise<void> {
  const field = (await readFields(run.page, pace())).find((each) => each.role === role);
  if (!field) throw new Error(`there is no field for ${role}`);
  expect(await fillField(field, value, pace())).toEqual({ filled: true });
}

describe.each(["/hostile", "/framed"])("on %s", (path) => {
  test.each(secrets)("no picture is made while a $role is typed, and none after", async ({ role, value }) => {
    await run.page.goto(address(path));
    const watched = watchRun(run);
    await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
    await type(role, value);
    await watched.since(0, 800);
    expect(watched.hidden).toEqual([false, true]);
    expect(watched.afterHiding()).toHaveLength(0);
  });
});

describe.each(["/hostile", "/framed"])("on %s, by its pictures", (path) => {
  const inputs = () => (path === "/framed" ? run.page.frameLocator("iframe") : run.page).locator("input");

  async function visit(doThere: () => Promise<void>): Promise<string[]> {
    await run.page.goto(address(path));
    await inputs().first().waitFor();
    const watched = watchRun(run);
    await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
    await watched.since(0);
    await doThere();
    await watched.since(0);
    watched.stop();
    return watched.pictures.map(({ data }) => data);
  }

  test("typing every secret shows nothing that the page with nothing typed does not show", async () => {
    const untouched = new Set(await visit(async () => undefined));
    const typed = await visit(async () => {
      for (const { role, value } of secrets) await type(role, value);
    });
    expect(typed.filter((picture) => !untouched.has(picture))).toEqual([]);
    // The same characters that go past the masks are seen: the comparison would tell.
    const unmasked = await visit(() => inputs().first().fill(secrets[0].value));
    expect(unmasked.filter((picture) => !untouched.has(picture)).length).toBeGreaterThan(0);
  });
});

test("the same page with nothing typed goes on being shown", async () => {
  await run.page.goto(address("/hostile"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  const before = watched.pictures.length;
  await run.page.locator("h1").evaluate((heading) => {
    heading.textContent = "nothing is typed here";
  });
  expect((await watched.since(before)).length).toBeGreaterThan(0);
});

test("pictures come back with the page that follows, and show it as if nothing had been typed", async () => {
  await run.page.goto(address("/thanks"));
  const expected = watchRun(run);
  await expect.poll(() => expected.pictures.length).toBeGreaterThan(0);
  expected.stop();
  await run.page.goto(address("/hostile"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  const before = watched.pictures.length;
  await type("cardNumber", "4929123456781234");
  await run.page.goto(address("/thanks"));
  await expect.poll(() => watched.hidden).toEqual([false, true, false]);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(before);
  const shown = await watched.since(before);
  // The very same pixels: nothing of the former page is left in any picture.
  expect(new Set(shown.map(({ data }) => data))).toEqual(new Set([expected.pictures.at(-1)?.data]));
});

const questions: Question[] = [
  { key: "card", message: "", responseSchema: cardSchema },
  { key: "credentials", message: "", responseSchema: credentialsSchema },
  { key: "otp", message: "", responseSchema: otpSchema },
];

const order = { url: "https://shop.example/item", buyer: {} };

test.each(questions)("an answer to $key hides the page before the purchase has it", async (question) => {
  await run.page.goto(address("/hostile"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  await maskSecrets(hostThatAnswers({ code: "804612" }), run.view, order).ask(question);
  expect(watched.hidden).toEqual([false, true]);
  const before = watched.pictures.length;
  await run.page.locator("h1").evaluate((heading) => {
    heading.textContent = "804612";
  });
  expect(await watched.since(before)).toHaveLength(0);
});

test("a later page that shows the value, taken apart, stays hidden", async () => {
  const host = maskSecrets(hostThatAnswers({ card_number: "4929 1234 5678 1234" }), run.view, order);
  await run.page.goto(address("/hostile"));
  const watched = watchRun(run);
  await host.ask({ key: "card", message: "", responseSchema: cardSchema });
  await type("cardNumber", "4929123456781234");
  await run.page.goto(address("/echo"));
  expect(await run.page.locator("h1").textContent()).toContain("4");
  expect(await watched.since(watched.pictures.length, 1_000)).toHaveLength(0);
  expect(watched.hidden.at(-1)).toBe(true);
});

test("a window that the page opened meanwhile stays hidden too", async () => {
  await run.page.goto(address("/hostile"));
  await type("password", "canary-password");
  await run.page.evaluate(() => {
    const opened = open("about:blank");
    if (opened) opened.document.body.textContent = sessionStorage.getItem("seen");
  });
  const watched = watchRun(run);
  await run.page.goto(address("/thanks"));
  expect(await watched.since(0, 1_000)).toHaveLength(0);
});
