import { afterAll, beforeAll, expect, it } from "vitest";
import { Journal } from "../../src/deciding/journal.ts";
import { limits } from "../../src/deciding/weights.ts";
import { beginWork, type FormWork } from "../../src/phases/form/form-work.ts";
import { findWayOn } from "../../src/phases/form/ways/find-way-on.ts";
import { type Look, lookAt } from "../../src/phases/form/ways/read-ways.ts";
import { OrderPresses } from "../../src/phases/submit/press/order-presses.ts";
import type { Visit } from "../../src/phases/visit.ts";
import { endsOfForms } from "./support/ends-of-forms.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench?.close());

const fill = () => {
  for (const input of document.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=submit])"))
    if (input.type !== "password")
      input.value = input.type === "email" ? "ada@example.com" : "Lovelace 94104";
};

/** What is known once the page's form is filled in. */
function workAt({ all }: Look): FormWork {
  const work = beginWork({ signs: {} } as FormWork["shop"], {} as FormWork["item"], { buyer: {} });
  work.contact = "done";
  work.address = all.some(({ role }) => role === "addressLine1") ? "done" : "open";
  work.isNamed = all.some(({ role }) => ["fullName", "firstName", "lastName"].includes(role));
  const ways = all.find(({ role }) => role === "paymentMethod");
  const chosen = ways?.choices?.find(({ value }) => value === ways?.value);
  if (chosen) work.payment.chosen = { value: chosen.value, title: chosen.title };
  return work;
}

/** Asked about though it leads on: nothing but its unusual words says so. */
const unsure = ["Go on, in unusual words"];

it.each(endsOfForms.map((one) => [one.presses, one.name, one] as const))(
  "whatever its button says, the end of a form is told from a step before it (%s: %s)",
  async (presses, name, { language, goods, body }) => {
    const page = await bench.open(
      `<!doctype html><html lang="${language}"><body><main>${body}</main></body></html>`,
    );
    await page.evaluate(fill);
    const look = await lookAt({ page, pace });
    const visit = {
      ...{ page, pace, goods, session: "none", journal: new Journal(), orderPresses: new OrderPresses() },
      ...{ order: { url: "http://127.0.0.1/product" }, browser: { mayVisit: () => true } },
    } as unknown as Visit;
    const least = presses === "order" ? limits.guess : limits.sure;
    const way = findWayOn(visit, workAt(look), look, { least })?.way;
    const isPressed = way !== undefined && !way.isLink;
    expect(isPressed).toBe(presses === "next" && !unsure.includes(name));
  },
);
