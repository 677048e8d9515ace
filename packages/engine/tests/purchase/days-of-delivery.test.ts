import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const title = `<h1>Meadow bouquet</h1><p style="font-size:2em">$80.00</p>`;
const answers = {
  details: [{ dayField: "2026-12-05" }],
  payment_method: [{ payment_method: "bank" }],
};

/** A field that can't be written to, and opens a calendar; the basket is on the page and needs the day. */
const withCalendar = `${title}<div><label for="dayField">Delivery date</label> <input id="dayField" name="dayField" readonly><p id="says" class="error" role="alert"></p></div>
  <p><label>Newsletter <input name="news" placeholder="E-mail"></label></p>
  <button type="button" id="add">Add to basket</button> <span>Basket (<b class="cart-count">0</b>)</span>
  <div id="picker" hidden style="position:absolute;background:white;border:1px solid">
    <div><button type="button" id="back" aria-label="Previous month">‹</button> <b id="month"></b> <button type="button" id="on" aria-label="Next month">›</button></div>
    <table role="grid"><tbody id="days"></tbody></table></div><p id="way"></p>
  <script>
    let at = 10;
    const draw = () => {
      const first = new Date(Date.UTC(2026, at, 1));
      const name = first.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      month.textContent = name;
      days.innerHTML = '<tr>' + Array.from({ length: 28 }, (_, day) => '<td><button type="button" aria-label="' + name.replace(' ', ' ' + (day + 1) + ', ') + '">' + (day + 1) + '</button></td>').join('') + '</tr>';
      for (const one of days.querySelectorAll('button')) one.onclick = () => { dayField.value = one.getAttribute('aria-label'); picker.hidden = true; says.textContent = ''; };
    };
    dayField.onclick = () => { picker.hidden = false; draw(); };
    on.onclick = () => { at += 1; draw(); };
    back.onclick = () => { at -= 1; draw(); };
    add.onclick = async () => {
      if (dayField.value === '') { says.textContent = 'Choose a delivery date'; return; }
      await fetch('/put?when=' + encodeURIComponent(dayField.value));
      document.querySelector('.cart-count').textContent = '1';
      way.innerHTML = '<a href="/basket">View basket</a>';
    };
  </script>`;
const pages = { ...selling(withCalendar), "/put": "{}" };

describe.concurrent("a day that a product's page wants", () => {
  it("is chosen in the calendar that its field opens, if the request names it", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      answers,
      request: "the bouquet, delivered on 5 December 2026",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).not.toContain("5 December");
    expect(shop.orders).toMatchObject([{ when: "December 5, 2026" }]);
  });

  it("is asked for once the page demands it", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, { answers, request: "the bouquet" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(host.questions[0]?.responseSchema.properties.dayField?.title).toBe("Delivery date (YYYY-MM-DD)");
    expect(shop.orders).toMatchObject([{ when: "December 5, 2026" }]);
  });

  it("is written into a field for days, if the request names it", async () => {
    const product = `${title}<form method="post" action="/basket"><label>Delivery date <input type="date" name="when"></label>
      <button>Add to basket</button></form>`;
    const { outcome, host, shop } = await buyFromPages(pool, selling(product), {
      answers,
      request: "the bouquet, delivered on 5 December 2026",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ when: "2026-12-05" }]);
  });
});

const tabs = [
  ["2026-12-04", "viernes 4 de diciembre"],
  ["2026-12-05", "sábado 5 de diciembre"],
] as const;
const times = ["10:00 a 12:00", "12:00 a 14:00"];
/** Each day has its own times, which are hidden until its tab is pressed. */
const withTabs = {
  ...productAndBasket,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <ul>${tabs.map(([id, name]) => `<li role="tab" data-day="${id}"><a href="#${id}">${name}</a></li>`).join("")}</ul>
    ${tabs.map(([id], at) => `<div id="${id}"${at === 0 ? "" : " hidden"}>${times.map((time) => `<label><input type="radio" name="slot" required value="${id} ${time}"> De ${time}</label>`).join("")}</div>`).join("")}
    <script>for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => { for (const other of document.querySelectorAll("[role=tab]")) document.getElementById(other.dataset.day).hidden = other !== tab; };</script>
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
    <p>Total $80.00</p><button>Place order</button></form>`,
};

describe.concurrent("times of delivery below a tab for each day", () => {
  it("are those of the day that the request names", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, withTabs, {
      answers: { payment_method: [{ payment_method: "bank" }] },
      request: "una silla, el sábado 5 de diciembre entre las 12 y las 14",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ slot: "2026-12-05 12:00 a 14:00" }]);
  });

  it("are asked about if the shop does not offer that day", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, withTabs, {
      answers: {
        details: [{ day: "viernes 4 de diciembre" }],
        payment_method: [{ payment_method: "bank" }],
      },
      request: "una silla, el domingo 6 de diciembre entre las 12 y las 14",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions[0]?.message).toContain("does not offer the day");
    expect(shop.orders).toMatchObject([{ slot: "2026-12-04 12:00 a 14:00" }]);
  });
});

/** As jQuery UI and a plug-in of a shop draw it: the hours come with the day, in a list whose prompt has a value. */
const withPicker = {
  ...productAndBasket,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <p><label for="theday">Delivery Date <abbr>*</abbr></label><input id="theday" name="e_deliverydate" class="input-text hasDatepicker" placeholder="Choose a Date" aria-required="true" readonly></p>
    <p><label for="at">Time Slot <abbr>*</abbr></label><select id="at" name="slot" aria-required="true"><option value="0">Select a time slot</option></select></p>
    <div id="picker" hidden style="position:absolute;background:white"><a href="#" class="ui-datepicker-next" id="turn"><span>Next Month, December 2026</span></a><b id="month">November 2026</b><table><tbody>${[0, 1, 2, 3, 4].map((week) => `<tr>${Array.from({ length: 7 }, (_, day) => (week * 7 + day < 31 ? `<td><a href="#">${week * 7 + day + 1}</a></td>` : "<td></td>")).join("")}</tr>`).join("")}</tbody></table></div>
    <script>const day = document.getElementById('theday'); day.onfocus = () => { picker.hidden = false; };
      turn.onclick = (event) => { event.preventDefault(); month.textContent = 'December 2026'; };
      for (const one of picker.querySelectorAll('td a')) one.onclick = (event) => { event.preventDefault(); day.value = one.textContent + ' ' + month.textContent.replace(' ', ', '); picker.hidden = true;
        at.innerHTML = '<option value="0">Select a time slot</option><option>09:00 - 12:00</option><option>14:00 - 18:00</option>'; };</script>
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
    <p>Total $80.00</p><button>Place order</button></form>`,
};

it("a day that a checkout asks for in a field that only opens a calendar is chosen in it, and then the hours", async () => {
  const { outcome, host, shop } = await buyFromPages(pool, withPicker, {
    answers: { payment_method: [{ payment_method: "bank" }] },
    request: "a chair, delivery on 5 December in the afternoon",
  });

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  expect(shop.orders).toMatchObject([{ e_deliverydate: "5 December, 2026", slot: "14:00 - 18:00" }]);
});
