import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import type { PageVisit } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const days = [23, 24, 25, 26].map(
  (day) =>
    `<td><button type="button" ${day === 23 ? "disabled" : ""} onclick="pick(day, this)">${day}</button></td>`,
);
const times = ["9:00 am", "11:30 am"].map(
  (time) => `<button type="button" onclick="pick(time, this); next.disabled = false">${time}</button>`,
);
const pages = {
  "/product": `<h1>Bike service</h1><p style="font-size:2em">$80.00</p><p>60 min</p><a href="/when" style="background:#08f;color:#fff;padding:8px">Book now</a>`,
  "/when": `<h1>Bike service</h1><p>Select a date and time</p><div>November 2026<table><tr>${days.join("")}</tr></table></div>
    <div id="slots" hidden><h3>Availability</h3>${times.join("")}</div>
    <form method="post" action="/basket"><input type="hidden" name="day"><input type="hidden" name="time"><button id="next" disabled>Next</button></form>
    <script>const { day, time } = document.forms[0]; function pick(into, of) { into.value = of.textContent; of.setAttribute('aria-pressed', 'true'); slots.hidden = false; }</script>`,
  "/basket": ({
    all,
  }: PageVisit) => `<h1>Your booking</h1><p>Bike service, November ${all.day} at ${all.time}</p>
    <form method="post" action="/order"><label>Name * <input name="name" required></label><label>Email * <input name="email" required></label>
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="desk" checked> Pay in person</label></fieldset>
    <p>Total <b>$80.00</b></p><button>Place order</button></form>`,
};

describe.concurrent("a day and a time that are chosen on a page behind the product", () => {
  it("are those that a person names, in the page's own choices", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      answers: {
        variant: [
          { "November 2026": "25 November 2026" },
          { "November 2026": "25 November 2026", Availability: "11:30 am" },
        ],
        payment_method: [{ payment_method: "desk" }],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "variant", "payment_method"]);
    expect(shop.orders).toMatchObject([{ day: "25", time: "11:30 am" }]);
  });

  it("are those of the request, and nobody is asked", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      request: "on the 25th at 11:30 am",
      answers: { payment_method: [{ payment_method: "desk" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ day: "25", time: "11:30 am" }]);
  });
});
