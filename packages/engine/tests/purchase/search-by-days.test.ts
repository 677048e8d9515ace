import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${bank}<p>Total $80.00</p><button>Place order</button></form>`;

/** Passengers' names come before the buyer's address. */
const crossing: Record<string, ShopPage> = {
  ...productAndBasket,
  "/product": `<h1>Oban – Craignure</h1><p>Adult single $4.20, child single $2.10.</p><form method="post" action="/sailings">
    <fieldset><legend>Journey type</legend><label><input type="radio" name="type" value="return" checked> Return</label>
      <label><input type="radio" name="type" value="single"> Single</label></fieldset>
    <label>Outbound <input type="date" name="out"></label><label id="back">Return <input type="date" name="back"></label>
    <label>Adults (16+) <select name="adults"><option>0</option><option selected>1</option><option>2</option></select></label>
    <label>Children <select name="children"><option selected>0</option><option>1</option></select></label>
    <button>Find sailings</button></form>
    <script>for (const box of document.querySelectorAll("[name=type]")) box.onchange = () => { back.style.display = box.value === "single" ? "none" : ""; };</script>`,
  "/sailings": `<h1>Choose your sailing</h1><form method="post" action="/checkout"><fieldset><legend>Outbound</legend>
    ${["07:25", "09:55", "18:00"].map((time) => `<label><input type="radio" name="sailing" value="${time}"> ${time} Oban – arrives later</label>`).join("")}</fieldset>
    <p>Fare: $8.40</p><button>Continue</button></form>`,
  "/checkout": `<h1>Passengers</h1><form method="post" action="/order"><fieldset><legend>Adult 1</legend>${addressFields}</fieldset>
    <fieldset><legend>Adult 2</legend><label>First name <input name="first2" required></label><label>Last name <input name="last2" required></label></fieldset>${ending}`,
};

const hotel: Record<string, ShopPage> = {
  ...productAndBasket,
  "/product": `<h1>Harbour House</h1><p>From <b>$128.00</b> per night. Select dates to see rooms.</p>
    <div><button type="button" id="go">Check availability</button><div id="calendar" role="dialog" aria-label="Calendar" hidden>
      <button type="button" id="next" aria-label="Next month">›</button><div id="months"></div></div></div>
    <script>
      let [view, from, to] = [new Date(Date.UTC(2026, 10, 1)), "", ""];
      const iso = (day) => day.toISOString().slice(0, 10);
      const draw = () => {
        const days = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(view.getUTCFullYear(), view.getUTCMonth(), at + 1)));
        const title = view.toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
        months.innerHTML = "<h3>" + title + "</h3><table role=grid><tr>" + days.map((day) => "<td role=gridcell><button type=button data-date=" + iso(day) + " aria-label='" + day.getUTCDate() + " " + title + "'>" + day.getUTCDate() + "</button></td>").join("") + "</tr></table>";
      };
      draw();
      next.onclick = () => { view.setUTCMonth(view.getUTCMonth() + 1); draw(); };
      months.onclick = ({ target }) => { const { date } = target.dataset; if (!date) return; if (from && !to) to = date; else from = date; if (to) calendar.hidden = true; };
      go.onclick = () => { if (to) location.href = "/rooms?from=" + from + "&to=" + to; else calendar.hidden = false; };
    </script>`,
  "/rooms": `<h1>Harbour House</h1><table>${[
    ["garden", "Double room, garden view", 256],
    ["sea", "Double room, sea view", 324],
    ["family", "Family room", 430],
  ]
    .map(
      ([id, name, price]) =>
        `<tr><td><b>${name}</b><br><small>Breakfast included</small></td><td>$${price}.00<br><small>Only 2 left</small></td>
        <td><form method="post" action="/checkout"><input type="hidden" name="room" value="${id}"><button>Reserve</button></form></td></tr>`,
    )
    .join("")}</table>`,
  "/checkout": `<h1>Guest details</h1><form method="post" action="/order">${addressFields}${ending}`,
};

describe.concurrent("a page that first asks for days", () => {
  it("is searched by its form, with what else the request names, and the names of others are asked for", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, crossing, {
      request: "2 adults, single, on 12 December 2026, the 09:55 sailing",
      answers: {
        payment_method: [{ payment_method: "bank" }],
        details: [{ first2: "Grace", last2: "Hopper" }],
      },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      {
        type: "single",
        out: "2026-12-12",
        adults: "2",
        children: "0",
        sailing: "09:55",
        first2: "Grace",
        last2: "Hopper",
      },
    ]);
    const [asked] = host.questions.filter(({ key }) => key === "details");
    expect(asked?.message).toContain("First name (of another person)");
  });

  it("is searched by its calendar, and the room that the request describes is reserved", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, hotel, {
      request: "a double room with sea view from 14 December 2026 to 16 December 2026",
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.find(({ path }) => path === "/rooms")?.sent).toEqual({
      from: "2026-12-14",
      to: "2026-12-16",
    });
    expect(shop.orders).toMatchObject([{ room: "sea" }]);
    expect(host.steps.find(({ code }) => code === "variant_chosen")).toMatchObject({
      facts: { price: "324.00" },
    });
  });
});
