import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A parcel can be sent home, or to a point that is chosen in a window behind a button. */
const checkout = (window: string): Record<string, ShopPage> => ({
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <h2>Delivery method</h2>
    <label><input type="radio" name="ship" value="home"> Courier $5.00</label>
    <label><input type="radio" name="ship" value="point"> Pick-up point $3.00</label>
    <div id="at" hidden><p id="place">No point chosen</p><button type="button" id="open">Choose a pick-up point</button></div>
    <input type="hidden" name="point">
    <label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>
    <p>Total <b id="total">$80.00</b></p><p id="said" role="alert"></p><button>Place order</button></form>
    <div id="window" ${window} hidden><h2>Pick-up points</h2><input aria-label="Search points" placeholder="City or postcode"><div id="list"></div><button type="button" id="shut">Close</button></div>
    <script>const form = document.forms[0], points = ['Corner shop, 12 Oak Street', 'Petrol station Bayview, 3 Pier Road', 'Library kiosk, 90 Elm Street'];
    for (const way of form.ship) way.onchange = () => { at.hidden = form.ship.value !== 'point'; total.textContent = form.ship.value === 'point' ? '$83.00' : '$85.00'; };
    document.getElementById('open').onclick = () => { document.getElementById('window').hidden = false; setTimeout(() => {
      list.innerHTML = points.map((point) => '<div><div><b>' + point + '</b><br>Mon-Fri 8-20</div><button type="button">Select</button></div>').join('');
      [...list.querySelectorAll('button')].forEach((each, at) => { each.onclick = () => { form.point.value = place.textContent = points[at]; document.getElementById('open').textContent = 'Change'; document.getElementById('window').hidden = true; }; });
    }, 400); };
    shut.onclick = () => { document.getElementById('window').hidden = true; };
    form.onsubmit = () => { said.textContent = !form.ship.value ? 'Choose a delivery method.' : form.ship.value === 'point' && !form.point.value ? 'Please choose a pick-up point.' : ''; return said.textContent === ''; };</script>`,
});
const dialog = `role="dialog" aria-modal="true" style="position:fixed;inset:10%;background:#fff"`;

describe.concurrent("a delivery to a pick-up point", () => {
  it.each([
    ["a window", dialog],
    ["a part of the page", ""],
  ])("goes to the point that the request names, chosen in %s", async (_what, window) => {
    const request = "one chair, delivered to the pick-up point Petrol station Bayview";
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(window), { request });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).not.toContain("no choice of");
    expect(shop.orders).toMatchObject([
      { ship: "point", point: "Petrol station Bayview, 3 Pier Road", pay: "cod" },
    ]);
  });

  it.each([
    [
      "a window that opens with the choice",
      `<dialog id="list"><h2>Pick-up points</h2>POINTS<button type="button" onclick="list.close()">Close</button></dialog>`,
      `<div><b>POINT</b> <button type="button" onclick="document.forms[0].point.value = 'POINT'; list.close()">Choose</button></div>`,
      "list.showModal()",
    ],
    [
      "what a search by town finds",
      `<p id="search" hidden><label>Town or postcode <input id="town"></label> <button type="button" id="go">Search</button><span id="found"></span></p>
      <script>go.onclick = () => setTimeout(() => { found.innerHTML = /san francisco|94104/i.test(town.value) ? \`POINTS\` : 'Nothing found'; }, 300);</script>`,
      `<label><input type="radio" name="point" value="POINT"> POINT</label>`,
      "search.hidden = false",
    ],
  ])("goes to the point that the request names in %s", async (_what, list, point, open) => {
    const points = [
      "Corner shop, Oak Street",
      "Petrol station Bayview, Pier Road",
      "Library kiosk, Elm Street",
    ];
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<h2>Delivery method</h2>
      <label><input type="radio" name="ship" value="home" checked> Courier $5.00</label>
      <label><input type="radio" name="ship" value="point"> Pick-up point $3.00</label>
      ${list.includes("search") ? "" : `<input type="hidden" name="point">`}
      ${list.replace("POINTS", points.map((one) => point.replaceAll("POINT", one)).join(""))}
      <label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>
      <p>Total <b>$83.00</b></p><p id="said" role="alert"></p><button>Place order</button></form>
      <script>const form = document.forms[0]; form.ship[1].onchange = () => { ${open}; };
      form.onsubmit = () => { said.textContent = new FormData(form).get('point') ? '' : 'Please choose a pick-up point.'; return said.textContent === ''; };</script>`;
    const request = "one chair, delivered to the pick-up point Petrol station Bayview";
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": checkout }, { request });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ ship: "point", point: points[1] }]);
  });

  it("is asked about where the request names no point, or more than one", async () => {
    const request = "one chair, to a pick-up point in Oak Street or Elm Street";
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(dialog), {
      request,
      answers: {
        details: [
          ({ responseSchema }) => {
            const [[name, { oneOf = [] }] = ["", {}]] = Object.entries(responseSchema.properties);
            return { [name]: oneOf.find(({ title }) => title.includes("Elm"))?.const ?? "" };
          },
        ],
        payment_method: [{ payment_method: "cod" }],
      },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ ship: "point", point: "Library kiosk, 90 Elm Street" }]);
  });
});

/** The address is only asked for once its tab is open. */
const tabs = (ways: readonly string[]) =>
  `<h1>Checkout</h1><form method="post" action="/order"><div role="tablist">${ways
    .map((way, at) => `<button type="button" role="tab" aria-selected="${at === 0}">${way}</button>`)
    .join("")}</div>
  <label>E-mail <input name="email" type="email" required></label><label>Full name <input name="name" required></label>
  <div id="home" hidden><label>Street address <input name="street"></label><label>Postcode <input name="zip"></label><label>City <input name="city"></label></div>
  <input type="hidden" name="way" value="0"><label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>
  <p>Total $80.00</p><button>Place order</button></form><script>const all = [...document.querySelectorAll('[role=tab]')];
  all.forEach((tab, at) => { tab.onclick = () => { all.forEach((one) => one.setAttribute('aria-selected', one === tab)); document.forms[0].way.value = at; home.hidden = at !== ${ways.length - 1}; }; });</script>`;

it.each([
  [["Retrait en boutique (gratuit)", "Point relais (3,50 €)", "À domicile (5,90 €)"]],
  [["Pick up in store (free)", "To my door ($5.00)"]],
])(
  "among the tabs %j the last one is taken: goods that nobody wants to fetch are delivered",
  async (ways) => {
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": tabs(ways) });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ way: `${ways.length - 1}`, street: expect.stringMatching(/./) }]);
  },
);
