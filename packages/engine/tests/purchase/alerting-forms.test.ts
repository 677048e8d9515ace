import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $85.00</p>`;
const pages = (step: string) => ({
  "/checkout": `<h1>Checkout</h1><form method="post" action="/step">${addressFields}<button>Continue</button></form>`,
  "/step": step,
  "/pay": `<h1>Payment</h1><form method="post" action="/order">${payment}<button>Place order</button></form>`,
});

/** Radios that nobody sees, each beside a label that is bound to none of them and draws it. */
const drawn = (name: string, values: Record<string, string>) => {
  const rows = Object.entries(values).map(
    ([value, title]) =>
      `<div class="row" title="${title}"><div class="drawn"><input type="radio" name="${name}" value="${value}" id="r-${value}">
      <label><span>${title.replace(/ \$.*/, "")}</span><span>${title.replace(/.*(?=\$)/, "")}</span></label></div></div><div hidden>Best way</div>`,
  );
  return `<style>.drawn input { position: absolute; visibility: hidden; opacity: 0 } .drawn label::before { content: "o" }</style>
    <div>${rows.join("")}</div><script>
      for (const row of document.querySelectorAll('.row')) row.onclick = () => { row.querySelector('input').checked = true; };
    </script>`;
};

const step = (choices: string, name: string, words: string) =>
  `<h1>Please choose</h1><form id="step" method="post" action="/pay" onsubmit="return isWhole()">${choices}<button>Continue</button></form>
  <script>function isWhole() { if (document.forms[0]['${name}'].value) return true; alert(${JSON.stringify(words)}); return false; }</script>`;

describe.concurrent("a step whose choices are drawn by labels that are bound to nothing", () => {
  it("has the cheaper delivery chosen by the words of the label beside it", async () => {
    const ways = drawn("shipping", { table_table: "Table rate $6.90", flat_flat: "Flat rate $5.00" });
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      pages(step(ways, "shipping", "No delivery.")),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.steps).toContainEqual(
      expect.objectContaining({
        code: "shipping_chosen",
        facts: { method: "Flat rate $5.00", price: "5.00" },
      }),
    );
    expect(shop.orders).toMatchObject([{ shipping: "flat_flat" }]);
  });
});

describe.concurrent("a form that objects in a window of the browser's own", () => {
  const open = `<label>Nickname <input name="nick"></label><label>Wrapping <select name="wrap"><option value=""></option>
    <option value="p">Paper</option><option value="c">Cloth</option></select></label>`;

  it("has the choice asked for that it may be about", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      pages(step(open, "wrap", "Wrapping?\n\nSay how.")),
      {
        answers: { details: [{ wrap: "c" }], payment_method: [{ payment_method: "bank" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ wrap: "c" }]);
  });

  it("ends the purchase in its words where nothing can be done about them", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      pages(
        step(
          `<input type="hidden" name="never"><label>Nickname <input name="nick"></label>`,
          "never",
          "We are closed\n\nuntil Monday.",
        ),
      ),
    );

    expect(outcome).toMatchObject({
      status: "failed",
      code: "stuck",
      message: expect.stringContaining('It says: "We are closed until Monday."'),
    });
    expect(shop.orders).toEqual([]);
  });

  it("is ordered from once where it tells something before the order is sent, and does not say whether it is", async () => {
    const last = `<h1>Payment</h1><form method="post" action="/order" onsubmit="alert('One moment.')">${payment}<button>Place order</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { ...pages(""), "/step": last });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.submissions).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });

  it.each(["Place this order now?", "Möchten Sie die Bestellung wirklich absenden?"])(
    "is ordered from once where it asks whether the order is meant: %s",
    async (question) => {
      const last = `<h1>Payment</h1><form method="post" action="/order" onsubmit="return confirm('${question}')">${payment}<button>Place order</button></form>`;
      const { outcome, host, shop } = await checkOutFromPages(pool, { ...pages(""), "/step": last });

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.submissions).toHaveLength(1);
      expect(shop.orders).toHaveLength(1);
    },
  );

  it.each(["Add gift wrapping to your order?", "Place this order with insurance for $9.00?"])(
    "gets no to what it asks besides: %s",
    async (question) => {
      const last = `<h1>Payment</h1><form method="post" action="/order" onsubmit="this.more.value = confirm('${question}')">
        <input type="hidden" name="more">${payment}<button>Place order</button></form>`;
      const { outcome, shop } = await checkOutFromPages(pool, { ...pages(""), "/step": last });

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(shop.orders).toMatchObject([{ more: "false" }]);
    },
  );

  it("has its words told to a person where its last button sends nothing, and is not pressed again without one", async () => {
    const last = `<h1>Payment</h1><form method="post" action="/order" onsubmit="alert('We are closed.'); return false">${payment}<button>Place order</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages(""), "/step": last },
      { answers: { payment_method: [{ payment_method: "bank" }], confirm: [{ confirmed: "no" }] } },
    );

    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringContaining('"We are closed."'),
    });
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(shop.orders).toEqual([]);
  });
});
