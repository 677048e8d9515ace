import { afterAll, beforeAll, expect, it } from "vitest";
import { measureMainThread } from "../../../../tests/support/processor-time.ts";
import { readTotal } from "../../src/page/amounts/read-total.ts";
import { readFields } from "../../src/page/fields/read-fields.ts";
import { readMoves } from "../../src/page/moves/read-moves.ts";
import { readErrors } from "../../src/page/outcomes/read-errors.ts";
import { readMainLines } from "../../src/page/outcomes/read-main-lines.ts";
import { readPage } from "../../src/page/reading/read-page.ts";
import { openPageBench, type PageBench, pace } from "../page/support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench({ hasNewPages: true });
});
afterAll(() => bench?.close());

const form = "<form><label>E-mail <input name=email type=email></label><button>Continue</button></form>";

/**
 * Of a processor: elapsed time would measure what else the machine does. Twice what slow machines take; what grows with
 * the square of the page takes minutes.
 */
const mostSeconds = 12;

/** What a page may hold that no shop's does, and what of it is still read. */
const pages: [what: string, html: string][] = [
  [
    "200,000 fields and buttons",
    `${form}<script>document.body.insertAdjacentHTML('beforeend', '<input name=x><button class=error>Pay $1.00</button>'.repeat(100_000))</script>`,
  ],
  [
    "a text of 5 MB",
    `${form}<p id=p></p><script>p.textContent = 'Total $1 -' + ' '.repeat(5_000_000) + 'x'</script>`,
  ],
  [
    "attributes of 5 MB",
    `${form}<input id=i><script>for (const name of ['name', 'id', 'class', 'placeholder', 'aria-label', 'title', 'value', 'pattern']) i.setAttribute(name, 'a '.repeat(2_500_000))</script>`,
  ],
  [
    "1,500 elements in one another",
    `${form}<div id=d></div><script>let at = d; for (let i = 0; i < 1_500; i++) at = at.appendChild(document.createElement('div')); at.innerHTML = '<input name=deep><button>Pay now</button>'</script>`,
  ],
  [
    "2,000 shadow trees, some in one another",
    `${form}<div id=d></div><script>let at = d; for (let i = 0; i < 2_000; i++) { const inner = document.createElement('div'); at.attachShadow({ mode: 'open' }).append(inner); if (i < 100) at = inner; else { at = document.createElement('div'); d.append(at); } }</script>`,
  ],
];

it.each(pages)("a page with %s is read within its limits, and no more of it is kept", async (_what, html) => {
  const page = await bench.open(html);
  const before = process.memoryUsage().heapUsed;
  const { user: ownBefore } = process.cpuUsage();
  const pageSeconds = await measureMainThread(page);
  const found = await Promise.all([
    readFields(page, pace),
    readMoves(page, pace),
    readErrors(page, pace),
    readTotal(page, pace),
    readMainLines(page, pace),
    readPage(page, pace).then(({ reading }) => reading),
  ]);
  expect(await pageSeconds()).toBeLessThan(mostSeconds);
  expect((process.cpuUsage().user - ownBefore) / 1e6).toBeLessThan(mostSeconds);
  expect(JSON.stringify(found.map(plain)).length).toBeLessThan(20_000_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
});

it("a frame that never answers is waited for once, and not at each look", async () => {
  const page = await bench.open(
    `${form}<script>const frame = document.createElement('iframe'); frame.src = '//localhost:' + location.port + '/stuck';
      document.body.append(frame);</script>`,
    { "/stuck": { body: "<input name=x><script>setTimeout(() => { for (;;); }, 10)</script>" } },
  );
  expect((await readFields(page, pace)).map(({ role }) => role)).toContain("email");
  const startedAt = Date.now();
  expect((await readFields(page, pace)).map(({ role }) => role)).toContain("email");
  expect(Date.now() - startedAt).toBeLessThan(2_500);
});

/** Without what belongs to the driver. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, inner) => (["frame", "locator"].includes(key) ? undefined : inner)),
  );
}
