import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
  <form method="post" action="/basket"><button>Add to basket</button></form>`;

/** A basket that leads on once a window has asked for the postal code, and for a slot on one of its days. */
const basket = `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><div id="way"></div><div id="over"></div><script>
  const days = ['Saturday, 28 November', 'Sunday, 29 November', 'Monday, 30 November'];
  const slots = [['07:00 – 09:00', '$4.50'], ['10:00 – 12:00', 'Full'], ['14:00 – 16:00', '$3.00']];
  let day = 0, code = '', slot = '';
  const draw = () => {
    way.innerHTML = slot ? '<p>Delivery: ' + slot + '</p><a href="/checkout?slot=' + encodeURIComponent(slot) + '&code=' + code + '">Checkout</a>' : '<p>Choose a delivery slot to check out.</p><button id="book">Book a delivery slot</button>';
    if (!slot) book.onclick = open;
  };
  const open = () => {
    over.innerHTML = '<div style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-label="Book a delivery slot" style="background:#fff;padding:30px;margin:60px"><button id="shut" aria-label="Close">×</button><h2>Book a delivery slot</h2>'
      + (code ? '<p>Delivering to ' + code + '</p><div role="tablist">' + days.map((one, at) => '<button role="tab" aria-selected="' + (at === day) + '">' + one + '</button>').join('') + '</div>'
        + slots.map(([time, cost]) => '<button class="slot"' + (cost === 'Full' ? ' disabled' : '') + ' style="display:block">' + time + ' <b>' + cost + '</b></button>').join('')
      : '<label>Your postcode <input id="field" autocomplete="postal-code"></label><em id="says"></em><button id="findSlots">Find slots</button>') + '</div></div>';
    shut.onclick = () => { over.innerHTML = ''; };
    if (!code) findSlots.onclick = async () => { await fetch('/find'); if (field.value === '') { says.textContent = 'Enter a postcode'; return; } code = field.value; open(); };
    document.querySelectorAll('[role=tab]').forEach((tab, at) => { tab.onclick = () => { day = at; open(); }; });
    document.querySelectorAll('.slot').forEach((one, at) => { one.onclick = () => { slot = days[day] + ' ' + slots[at][0]; over.innerHTML = ''; draw(); }; });
  };
  draw();</script>`;
const pages = { ...selling(product), "/basket": basket, "/find": "{}" };

describe.concurrent("a slot for the delivery, in a window of the basket", () => {
  it("is taken at the day and the time that the request names, at the buyer's postal code", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      request: "the chair, delivered on Monday 30 November between 14:00 and 16:00",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ slot: "Monday, 30 November 14:00 – 16:00" }]);
    expect(shop.orders[0]?.code).not.toBe("");
  });

  it("is asked for where the request names none", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      request: "the chair",
      answers: {
        variant: [
          ({ responseSchema: { properties } }) =>
            Object.fromEntries(
              Object.entries(properties).map(([name, { oneOf = [] }]) => [name, oneOf.at(-1)?.const ?? ""]),
            ),
        ],
        payment_method: [{ payment_method: "bank" }],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "payment_method"]);
    expect(shop.orders).toMatchObject([{ slot: "Monday, 30 November 14:00 – 16:00" }]);
  });
});
