import { afterAll, beforeAll, expect, test } from "vitest";
import { hearsInput } from "../../src/page/waiting/hears-input.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const form = `<form method="post"><label>Town <input name="town"></label></form>`;

test.each([
  ["without a script", false, form],
  ["with a handler in its markup", true, form.replace("<input", `<input onchange="save()"`)],
  ["with a frame", true, `${form}<iframe srcdoc="<p>Terms</p>"></iframe>`],
  ["that reloads itself", true, `<meta http-equiv="refresh" content="30">${form}`],
  ["whose script has only just begun", true, `${form}<script>1</script>`],
])("a page %s may do something about what is typed: %s", async (_what, expected, html) => {
  const page = await bench.open(html);
  expect(await hearsInput(page, pace)).toBe(expected);
});

test.each([
  ["to nothing", false, "1"],
  ["to its size", false, "window.addEventListener('resize', () => {})"],
  ["to what is typed", true, "document.addEventListener('input', () => {})"],
  ["to what is typed, at the window", true, "window.addEventListener('change', () => {})"],
  [
    "to what is typed, in a shadow tree",
    true,
    "document.body.append(document.createElement('p')); document.querySelector('p').attachShadow({ mode: 'closed' }).addEventListener('keyup', () => {})",
  ],
  ["to presses", true, "document.addEventListener('click', () => {})"],
])(
  "a page whose scripts listen %s may do something about what is typed: %s",
  async (_what, expected, script) => {
    const page = await bench.open(`${form}<script>${script}</script>`);
    expect(await hearsInput(page, pace, { youngMs: 0 })).toBe(expected);
  },
);
