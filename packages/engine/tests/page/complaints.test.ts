import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFields } from "../../src/page/fields/read-fields.ts";
import { complaintsSince, sureComplaint } from "../../src/page/outcomes/complaints-since.ts";
import { readPageTexts } from "../../src/page/outcomes/page-texts.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const form = `<h1>Kassa</h1><form id=f><div><label>Ort <input name=city></label></div><p>Region <select name=region><option value="">–<option>Nord</select></p>
  <table><tr><td>Telefon</td><td><input name=phone value=12></td></tr></table><button>Vidare</button></form><p id=sum>Summa 12,00</p>`;

/** What the page complains about once the script has run: the words, and the field. */
async function complaintsAfter(script: string): Promise<[string, string | undefined][]> {
  const page: Page = await bench.open(form);
  const before = await readPageTexts(page, pace);
  await page.evaluate(script);
  const [after, fields] = await Promise.all([readPageTexts(page, pace), readFields(page, pace)]);
  return complaintsSince(before, after, fields)
    .filter(({ weight }) => weight >= sureComplaint)
    .map(({ text, field }) => [text, field?.label]);
}

const put = (selector: string, where: string, html: string) =>
  `document.querySelector('${selector}').insertAdjacentHTML('${where}', ${JSON.stringify(html)})`;

test.each<[string, string, [string, string | undefined][]]>([
  [
    "stands below a list in a colour",
    put("[name=region]", "afterend", "<em style='color:#b00'>Välj en</em>"),
    [["Välj en", "Region"]],
  ],
  [
    "stands in the next cell",
    put("[name=phone]", "afterend", "<span style='color:red'>Ogiltigt <b>nummer</b></span>"),
    [["Ogiltigt nummer", "Telefon"]],
  ],
  [
    "stands beside a given text and asks for a choice",
    put("[name=phone]", "afterend", "<span style='color:red'>Välj ett leveranssätt</span>"),
    [["Välj ett leveranssätt", undefined]],
  ],
  [
    "floats above the page and names the field",
    put("body", "beforeend", "<div role=status>Region: gör ett val</div>"),
    [["Region: gör ett val", "Region"]],
  ],
  [
    "is the same line with other words",
    "document.getElementById('sum').textContent = 'Fel i Telefon'",
    [["Fel i Telefon", "Telefon"]],
  ],
  [
    "comes with the form drawn again",
    "const f = document.getElementById('f'); f.outerHTML = f.outerHTML; document.querySelector('label').insertAdjacentHTML('afterend', '<small style=color:red>Fyll i</small>')",
    [["Fyll i", "Ort"]],
  ],
  ["is a new sum", "document.getElementById('sum').textContent = 'Summa 15,00'", []],
  [
    "cannot be seen",
    put("[name=region]", "afterend", "<em style='display:none;color:#b00'>Välj en</em>"),
    [],
  ],
])("a text that %s", async (_what, script, complaints) => {
  expect(await complaintsAfter(script)).toEqual(complaints);
});

test("a class that holds only under a condition says nothing against a field", async () => {
  const label = "flex peer-invalid:text-red data-[error=true]:text-destructive aria-invalid:ring-danger";
  const page = await bench.open(`<form><div class="grid"><label class="${label}" for=city>City</label>
    <input id=city name=city class="border aria-invalid:border-destructive" aria-invalid=false></div>
    <div><label for=zip>Postcode</label><input id=zip name=zip><p class="form-error">Postcode is required</p></div></form>`);
  const fields = await readFields(page, pace);

  expect(fields.map(({ label, invalid }) => [label, invalid])).toEqual([
    ["City", undefined],
    ["Postcode", "Postcode is required"],
  ]);
});
