import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const ending = `<fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><p id="said" role="alert"></p><button>Place order</button>`;

/** Refuses the form with these words while a field is empty, and keeps what was sent each time. */
const refusing = (
  words: string,
  isMissing: string,
) => `<script>const form = document.getElementById('f'); const said = document.getElementById('said');
  form.addEventListener('submit', (event) => { event.preventDefault();
    const sent = new URLSearchParams(new FormData(form)).toString();
    fetch('/sent', { method: 'POST', body: sent }).then(() => {
      if (${isMissing}) said.textContent = ${JSON.stringify(words)}; else form.submit(); }); });</script>`;

const phonesOf = (visits: readonly { path: string; sent: Record<string, string> }[]) =>
  new Set(visits.filter(({ path }) => path === "/sent").map(({ sent }) => sent.phone));

describe.concurrent("a form that says which of its fields is empty", () => {
  it("gets an answer for that one alone, and its telephone number stays as it was", async () => {
    const checkout = `<h1>Checkout</h1><form id="f" method="post" action="/order">${addressFields}
      <div>Phone</div><input name="phone"><div>Door code</div><input name="door"><div>Concierge</div><input name="concierge">${ending}</form>
      ${refusing("Please check: Missing: Door code", "!form.door.value")}`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, "/sent": "{}" },
      {
        answers: {
          payment_method: [{ payment_method: "bank" }],
          details: [{ door: "12A" }],
          confirm: [{ confirmed: "yes" }],
        },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    const [asked, ...others] = host.questions.filter(({ key }) => key === "details");
    expect(Object.keys(asked?.responseSchema.properties ?? {})).toEqual(["door"]);
    expect(others).toEqual([]);
    expect(shop.orders).toMatchObject([{ door: "12A", concierge: "" }]);
    expect(phonesOf(shop.visits).size).toBe(1);
  });

  it("is not sent again and again where nothing can be given, nor its telephone number rewritten", async () => {
    const checkout = `<h1>Checkout</h1><form id="f" method="post" action="/order">${addressFields}
      <div>Phone</div><input name="phone">${ending}</form>
      ${refusing("Your address is outside of the area of our van", "true")}`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, "/sent": "{}" },
      {
        answers: {
          payment_method: [{ payment_method: "bank" }],
          confirm: Array.from({ length: 9 }, () => ({ confirmed: "yes" })),
        },
      },
    );

    expect(outcome).toMatchObject({ status: "failed" });
    expect(host.submissions.length).toBeLessThanOrEqual(2);
    expect(phonesOf(shop.visits).size).toBe(1);
  });
});
