import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
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

/** A calendar of plain elements that ignores what is typed into its field, and calls the days of other months "next". */
const drawn = `<script>
  const names = ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"];
  for (const field of document.querySelectorAll("input.day")) {
    const box = document.createElement("div");
    box.style.cssText = "position:absolute;background:#fff;border:1px solid";
    box.hidden = true;
    field.after(box);
    let view = new Date(Date.UTC(2026, 10, 1));
    const draw = () => {
      const [year, month] = [view.getUTCFullYear(), view.getUTCMonth()];
      const days = Array.from({ length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }, (_, at) => at + 1);
      box.innerHTML = "<div><span>" + names[month] + "</span> <span>" + year + "</span> <span class='next-btn' style='cursor:pointer'>+</span></div><div>" +
        ["ma", "di", "wo"].map((name) => "<i>" + name + "</i>").join("") + "</div><div class='grid'>" +
        days.map((day) => "<span class='cell' style='cursor:pointer'>" + day + "</span>").join("") + "<span class='cell next'>1</span><span class='cell next'>2</span></div>";
    };
    field.onfocus = () => { draw(); box.hidden = false; };
    box.onmousedown = (event) => event.preventDefault();
    box.onclick = ({ target }) => {
      if (target.className === "next-btn") { view = new Date(Date.UTC(view.getUTCFullYear(), view.getUTCMonth() + 1, 1)); return draw(); }
      if (!target.classList.contains("cell")) return;
      const two = (number) => String(number).padStart(2, "0");
      const month = view.getUTCMonth() + (target.classList.contains("next") ? 2 : 1);
      field.value = two(target.textContent) + "-" + two(month) + "-" + view.getUTCFullYear();
      field.dataset.taken = field.value;
      box.hidden = true;
    };
  }
</script>`;

const hire: Record<string, ShopPage> = {
  ...productAndBasket,
  "/product": `<h1>Bakfiets huren</h1><p>€ 45,00 per dag</p><form method="post" action="/reserve" onsubmit="for (const field of this.querySelectorAll('.day')) { if (!field.dataset.taken) return false; }">
    <label>Ophalen op <input class="day" name="from" placeholder="dd-mm-jjjj" autocomplete="off"></label>
    <label>Terugbrengen op <input class="day" name="until" placeholder="dd-mm-jjjj" autocomplete="off"></label><button>Reserveren</button></form>${drawn}`,
  "/reserve": ({ sent }) =>
    `<h1>Uw gegevens</h1><form method="post" action="/order"><input type="hidden" name="days" value="${sent.from} ${sent.until}">${addressFields}${ending}`,
};

const inn: Record<string, ShopPage> = {
  ...productAndBasket,
  "/product": `<h1>Doppelzimmer</h1><p>ab 99,00 € pro Nacht</p><div><label for="a">Anreise</label><input class="day" id="a" role="combobox" aria-haspopup="dialog" aria-autocomplete="none">
    <label for="b">Abreise</label><input class="day" id="b" role="combobox" aria-haspopup="dialog" aria-autocomplete="none">
    <label>Gäste <select id="g"><option>Bitte wählen</option><option>1 Person</option><option>2 Personen</option></select></label>
    <button type="button" onclick="location.href = '/rates?' + new URLSearchParams({ a: a.dataset.taken, b: b.dataset.taken, g: g.value })">Verfügbarkeit prüfen</button></div>${drawn}`,
  "/rates": ({ sent }) =>
    `<h1>Doppelzimmer</h1><p>198,00 €</p><form method="post" action="/checkout"><input type="hidden" name="stay" value="${sent.a} ${sent.b} ${sent.g}"><button>Jetzt buchen</button></form>`,
  "/checkout": ({ sent }) =>
    `<h1>Gast</h1><form method="post" action="/order"><input type="hidden" name="stay" value="${sent.stay}">${addressFields}${ending}`,
};

/** One calendar takes both days, beside another that stands on the page and takes the first day only. */
const villa: Record<string, ShopPage> = {
  ...productAndBasket,
  "/product": `<h1>Garden room</h1><p>from €90.00</p><p>Available &nbsp; Not available</p><div id="standing"></div><form method="post" action="/rates">
    <label>Check-in <input name="from" placeholder="dd/mm/yyyy" autocomplete="off"></label><label>Check-out <input name="until" placeholder="dd/mm/yyyy" autocomplete="off"></label>
    <input type="submit" name="search" value="Book Now"></form><div id="box" hidden style="background:#fff;border:1px solid"></div><script>
      const [from, until] = [document.querySelector("[name=from]"), document.querySelector("[name=until]")];
      const drawn = "<div><span>December</span> <span>2026</span></div><div>" + Array.from({ length: 31 }, (_, at) => "<span class=cell style='cursor:pointer;display:inline-block;width:22px'>" + (at + 1) + "</span>").join("") + "</div>";
      standing.innerHTML = box.innerHTML = drawn;
      const dayOf = ({ target }) => target.className === "cell" ? target.textContent.padStart(2, "0") + "/12/2026" : "";
      standing.onclick = (event) => { if (dayOf(event)) { from.value = dayOf(event); until.value = ""; } };
      from.onfocus = until.onfocus = () => { box.hidden = false; };
      box.onmousedown = (event) => event.preventDefault();
      box.onclick = (event) => {
        if (!dayOf(event)) return;
        if (from.value && !until.value) { until.value = dayOf(event); box.hidden = true; } else { from.value = dayOf(event); until.value = ""; }
      };</script>`,
  "/rates": ({ sent }) =>
    `<h1>Garden room</h1><p>€180.00</p><form method="post" action="/checkout"><input type="hidden" name="stay" value="${sent.from} ${sent.until}"><button>Book now</button></form>`,
  "/checkout": inn["/checkout"] ?? "",
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
    const { cart, host, shop } = await fillCartFromPages(pool, hotel, {
      request: "a double room with sea view from 14 December 2026 to 16 December 2026",
    });
    expect(shop.visits.find(({ path }) => path === "/rooms")?.sent).toEqual({
      from: "2026-12-14",
      to: "2026-12-16",
    });
    expect(cart).toMatchObject({ room: "sea" });
    expect(host.steps.find(({ code }) => code === "variant_chosen")).toMatchObject({
      facts: { price: "324.00" },
    });
  });

  it("has both days of a range chosen in calendars of plain elements that ignore what is typed", async () => {
    const { outcome, shop } = await buyFromPages(pool, hire, {
      request: "De bakfiets van 5 tot en met 7 december 2026",
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ days: "05-12-2026 07-12-2026" }]);
  });

  it("has both days chosen in the one calendar that takes a range, and is sent by a button that says to book", async () => {
    const { cart } = await fillCartFromPages(pool, villa, { request: "From 11 to 13 December 2026" });
    expect(cart).toMatchObject({ stay: "11/12/2026 13/12/2026" });
  });

  it("is searched by fields that open a window, without a form", async () => {
    const { cart } = await fillCartFromPages(pool, inn, {
      request: "Zwei Nächte vom 11. bis 13. Dezember 2026 für zwei Personen",
    });
    expect(cart).toMatchObject({ stay: "11-12-2026 13-12-2026 2 Personen" });
  });
});
