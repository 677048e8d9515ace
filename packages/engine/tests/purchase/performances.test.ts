import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const row = (day: string, time: string) =>
  `<div class="row" style="cursor:pointer"><b>${day}</b> <span>${time}</span> <span>Available</span> <button type=button>Choose</button></div>`;
const counts = ["Full price", "Reduced", "Under 26"].map(
  (fare, at) =>
    `<tr><td>${fare}</td><td>$${40 - at * 10}.00</td><td><select name="n${at}" aria-label="Number of seats, ${fare}">${[0, 1, 2, 3].map((n) => `<option>${n}</option>`).join("")}</select></td></tr>`,
);
const plan = `<h2>2. Category</h2><form method=post action="/basket"><input type=hidden name=seance><label>Category <select name=category id=category><option value="">Please choose</option><option>Stalls</option><option>Balcony</option></select></label>
  <table id=fares hidden><tr><th>Fare</th><th>Price</th><th>Seats</th></tr>${counts.join("")}</table><button disabled>Add to basket</button></form>`;

/** A theatre: its page shows no price before a performance and a category are chosen. */
const theatre = {
  ...selling(`<h1>The Imaginary Invalid</h1><p>by Molière</p><h2>1. Choose your performance</h2>
  <div class="row" style="cursor:pointer;opacity:.5"><b>Friday 11 December 2026</b> <span>20:30</span> <span>SOLD OUT</span></div>
  ${row("Saturday 12 December 2026", "16:00")}${row("Saturday 12 December 2026", "20:30")}<div id=next></div>
  <script>for (const one of document.querySelectorAll('.row:has(button)')) one.onclick = () => {
    for (const other of document.querySelectorAll('.row')) other.classList.toggle('sel', other === one);
    next.innerHTML = ${JSON.stringify(plan)};
    next.querySelector('[name=seance]').value = one.innerText.replace(/\\s+/g, ' ');
    category.onchange = () => { fares.hidden = category.value === ''; next.querySelector('button').disabled = category.value === ''; }; };</script>`),
  "/basket": `<h1>Your basket</h1><p>2 × The Imaginary Invalid, Saturday 12 December 2026 20:30</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`,
};

describe.concurrent("performances in rows that each have a button to choose them", () => {
  it("are chosen from by day and time, and seats are counted where their fare is", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, theatre, {
      request: "Two full price seats in the stalls for Saturday 12 December at 20:30",
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).not.toContain("did not show");
    const [order] = shop.orders;
    expect(order).toMatchObject({ category: "Stalls", n0: "2", n1: "0", n2: "0" });
    expect(order?.seance).toContain("12 December 2026 20:30");
  });
});

const service = (name: string, time: string, price: number) =>
  `<div class="service"><div><h3>${name}</h3><p>${time} @ $${price}.00</p></div><button type=button aria-label="Book ${name} ${time}" data-name="${name}, ${time}" data-price="${price}">Book</button></div>`;

/** Appointments: the list of services gives way to their days and hours, on the same page. */
const massages = {
  ...selling(`<h1>Stillwater Massage</h1><section id=step><h2>Select appointment</h2>
  ${service("Relaxation", "30 minutes", 55)}${service("Deep tissue", "1 hour", 95)}${service("Deep tissue", "90 minutes", 130)}${service("Hot stone", "1 hour", 110)}</section>
  <script>const days = [2, 3, 4, 5].map((day) => 'December ' + day + ', 2026');
  for (const book of document.querySelectorAll('[data-name]')) book.onclick = () => {
    step.innerHTML = '<p>' + book.dataset.name + ' @ $' + book.dataset.price + '.00 <button type=button id=back>Change</button></p><h2>Date and time</h2><label>With <select id=who><option>Any available</option><option>Maria Lopez</option><option>Ben Ho</option></select></label>'
      + '<table role=grid aria-label="December 2026"><tr>' + days.map((day) => '<td role=gridcell><button type=button aria-label="' + day + '">' + parseInt(day.slice(9)) + '</button></td>').join('') + '</tr></table><div id=hours></div><form method=post action="/basket" id=on></form>';
    back.onclick = () => location.reload();
    for (const day of step.querySelectorAll('td button')) day.onclick = () => {
      day.parentElement.setAttribute('aria-selected', 'true');
      day.setAttribute('aria-label', day.getAttribute('aria-label').replace(', selected', '') + ', selected');
      hours.innerHTML = '<p>Time</p>' + ['10:00am', '2:00pm', '5:00pm'].map((hour) => '<button type=button aria-pressed=false>' + hour + '</button>').join('');
      for (const hour of hours.querySelectorAll('button')) hour.onclick = () => {
        hour.setAttribute('aria-pressed', 'true');
        document.getElementById('on').innerHTML = '<input type=hidden name=booked value="' + [book.dataset.name, who.value, day.getAttribute('aria-label').replace(', selected', ''), hour.textContent].join(' | ') + '"><button>Select and continue</button> <button type=button>Select and add another time</button>';
      };
    };
  };</script>`),
  "/basket": `<h1>Your appointment</h1><p>Deep tissue</p><p>Subtotal $95.00</p><a href="/checkout">Checkout</a>`,
};

describe.concurrent("appointments whose days come in the place of the list of services", () => {
  it("are booked with whom, on the day and at the hour that the request names", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, massages, {
      request: "A one hour deep tissue massage with Maria on Thursday 3 December at 2 pm",
    });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      { booked: "Deep tissue, 1 hour | Maria Lopez | December 3, 2026 | 2:00pm" },
    ]);
  });
});
