import { afterAll, beforeAll, expect, test } from "vitest";
import { livelinessOf } from "../../src/page/waiting/liveliness.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const form = `<form method="post"><label>Town <input name="town"></label></form>`;

test.each([
  ["without a script", "inert", form],
  ["with a handler in its markup", "live", form.replace("<input", `<input onchange="save()"`)],
  ["with a frame", "live", `${form}<iframe srcdoc="<p>Terms</p>"></iframe>`],
  ["that reloads itself", "live", `<meta http-equiv="refresh" content="30">${form}`],
  ["whose script has only just begun", "live", `${form}<script>1</script>`],
])("a page %s is %s", async (_what, expected, html) => {
  const page = await bench.open(html);
  expect(await livelinessOf(page, pace)).toBe(expected);
});

test.each([
  ["to nothing", "deaf", "1"],
  ["to its size", "deaf", "window.addEventListener('resize', () => {})"],
  ["to what is typed", "live", "document.addEventListener('input', () => {})"],
  ["to what is typed, at the window", "live", "window.addEventListener('change', () => {})"],
  [
    "to what is typed, in a shadow tree",
    "live",
    "document.body.append(document.createElement('p')); document.querySelector('p').attachShadow({ mode: 'closed' }).addEventListener('keyup', () => {})",
  ],
  ["to presses", "live", "document.addEventListener('click', () => {})"],
])("a page whose scripts listen %s is %s", async (_what, expected, script) => {
  const page = await bench.open(`${form}<script>${script}</script>`);
  expect(await livelinessOf(page, pace, { youngMs: 0 })).toBe(expected);
});
