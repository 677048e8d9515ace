import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { fillCartFromPages } from "./support/buy-from-pages.ts";
import { type ShopPage, selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** Puts what was chosen into the basket by a form that its script makes. */
const send = `function send(chosen) { const form = document.createElement('form'); form.method = 'post'; form.action = '/basket';
  for (const name in chosen) { const field = document.createElement('input'); field.type = 'hidden'; field.name = name; field.value = chosen[name]; form.append(field); }
  document.body.append(form); form.submit(); }`;

describe.concurrent("a calendar that shows the month before the one that is wanted", () => {
  const page = `<h1>Meadow bouquet</h1><p>$48.00</p><form id="form" method="post" action="/basket"><input type="hidden" name="item" value="1"><h3>Delivery date</h3><div id="calendar"></div>
    <input type="hidden" name="day" id="day"><button>Add to basket</button></form><script>let month = 10; const names = { 10: 'November', 11: 'December', 12: 'January' };
    function draw() { const grid = Array.from({ length: 30 }, (_, at) => '<button type="button" onclick="pick(' + (at + 1) + ')">' + (at + 1) + '</button>').join('');
      calendar.innerHTML = '<p><button type="button" aria-label="Previous month">‹</button> <b>' + names[month] + ' ' + (month > 11 ? 2027 : 2026) + '</b> <button type="button" aria-label="Next month" onclick="month += 1; draw()">›</button></p><div>' + 'SMTWTFS'.replace(/./g, '<span>$&</span> ') + grid + '</div>'; }
    function pick(number) { day.value = month + 1 + '/' + number; }
    draw();</script>`;

  it.each([
    ["on 15 December 2026", "12/15"],
    ["on 15 November 2026", "11/15"],
    ["January 5", "13/5"],
  ])("is turned to the month of the request: %s", async (request, day) => {
    const { cart, host } = await fillCartFromPages(pool, selling(page), { request });

    expect(cart).toMatchObject({ day });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
  });

  it("is never chosen from for a day of a month that it does not reach", async () => {
    const stuck = page.replace("month += 1; draw()", "");
    const answers = {
      variant: [{ "November 2026": "3 November 2026" }],
      payment_method: [{ payment_method: "bank" }],
    };
    const { cart, host } = await fillCartFromPages(pool, selling(stuck), {
      request: "on 15 December 2026",
      answers,
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant"]);
    expect(cart).toMatchObject({ day: "11/3" });
  });
});

describe.concurrent("tickets for a day, with nothing to buy in view before one is chosen", () => {
  const page = `<header><nav><button>Visit</button><button>Search</button></nav></header><main><h1>General admission</h1><p>Adults $40.00, children $20.00</p>
    <h2>1. Choose a date</h2><div><button aria-label="Previous month">‹</button> <b>December 2026</b> <button aria-label="Next month">›</button></div>
    <div id="days"></div><div id="times"></div><div id="kinds"></div></main>
    <script>const chosen = { Adult: 0, Child: 0 };
      const row = (part, names, then) => { part.append(...names.map((name) => { const button = document.createElement('button'); button.textContent = name; button.onclick = () => then(name); return button; })); };
      for (let day = 7; day < 14; day += 1) { row(days, [String(day)], (name) => { chosen.day = name; showTimes(); });
        days.lastElementChild.setAttribute('aria-label', new Date(2026, 11, day).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })); days.lastElementChild.disabled = day === 7; }
      function showTimes() { times.innerHTML = '<h2>2. Choose a time</h2><div id="slots"></div>'; row(slots, ['10:00', '10:30', '13:00'], (name) => { chosen.time = name; showKinds(); }); }
      function showKinds() { kinds.innerHTML = '<h2>3. How many tickets?</h2>' + ['Adult', 'Child'].map((name) => '<div class="row"><div><b>' + name + '</b><br>' + (name === 'Adult' ? '$40.00' : '$20.00') + '</div><div><button aria-label="Remove one ' + name + '" onclick="count(\\'' + name + '\\', -1)">−</button> <span>' + chosen[name] + '</span> <button aria-label="Add one ' + name + '" onclick="count(\\'' + name + '\\', 1)">+</button></div></div>').join('') + '<button id="go"' + (chosen.Adult + chosen.Child > 0 ? '' : ' disabled') + ' onclick="send(chosen)">Add to basket</button>'; }
      function count(name, by) { chosen[name] = Math.max(0, chosen[name] + by); showKinds(); }
      ${send}</script>`;

  it("are bought for the day and the time that the request names, as many as it says", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(page), {
      request: "2 adult tickets for Wednesday 9 December 2026 at 10:30",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ day: "9", time: "10:30", Adult: "2", Child: "0" });
  });

  it("are asked about, one choice after the other, where the request names none", async () => {
    const answers = {
      variant: [
        { "December 2026": "Tuesday, 8 December 2026" },
        { "December 2026": "Tuesday, 8 December 2026", time: "13:00" },
        { "December 2026": "Tuesday, 8 December 2026", time: "13:00", Item: "Child" },
      ],
      payment_method: [{ payment_method: "bank" }],
    };
    const { cart, host } = await fillCartFromPages(pool, selling(page), { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "variant", "variant"]);
    expect(cart).toMatchObject({ day: "8", time: "13:00", Adult: "0", Child: "1" });
  });
});

describe.concurrent("a seat of a drawn plan", () => {
  const seats = ["A", "B"].flatMap((row) => [1, 2, 3].map((seat) => ({ row, seat })));
  const page = `<main><h1>Winter Concert</h1><p>Friday, 19:30. Stalls $80.00, balcony $60.00</p>
    <svg width="300" height="160" role="group" aria-label="Seats">${seats.map(({ row, seat }) => `<circle cx="${seat * 60}" cy="${row === "A" ? 40 : 100}" r="16" fill="${seat === 1 ? "#ccc" : "#36c"}" style="cursor: pointer" role="checkbox" tabindex="0" aria-checked="false" ${seat === 1 ? 'aria-disabled="true"' : ""} data-seat="${row}${seat}" aria-label="Row ${row}, seat ${seat}, ${row === "A" ? "stalls" : "balcony"}"></circle>`).join("")}</svg>
    <div id="panel"></div></main><script>const chosen = new Set();
      for (const seat of document.querySelectorAll('circle:not([aria-disabled])')) seat.onclick = () => { const on = !chosen.delete(seat.dataset.seat); if (on) chosen.add(seat.dataset.seat); seat.setAttribute('aria-checked', String(on));
        panel.innerHTML = chosen.size ? '<p>' + [...chosen].join() + '</p><button onclick="send({ seats: [...chosen].join() })">Buy tickets</button>' : ''; };
      ${send}</script>`;

  it("is the one that the request names", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(page), { request: "row B, seat 2" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ seats: "B2" });
  });

  it("is asked about otherwise, without those that are taken", async () => {
    const answers = {
      variant: [{ Seats: "Row A, seat 3, stalls" }],
      payment_method: [{ payment_method: "bank" }],
    };
    const { cart, host } = await fillCartFromPages(pool, selling(page), { answers });

    expect(host.questions[0]?.responseSchema.properties.Seats?.oneOf).toHaveLength(4);
    expect(cart).toMatchObject({ seats: "A3" });
  });
});

describe.concurrent("nights at an inn, which shows its rooms once the dates are given", () => {
  const room = (id: string, name: string, price: number, { from, to }: Record<string, string>) =>
    `<div class="room"><h3>${name}</h3><p><b>$${price}.00</b> for two nights</p><form method="post" action="/basket"><input type="hidden" name="room" value="${id}"><input type="hidden" name="from" value="${from}"><input type="hidden" name="to" value="${to}"><button>Reserve</button></form></div>`;
  const pages: Record<string, ShopPage> = {
    ...selling(""),
    "/product": ({
      sent,
    }) => `<header><nav><a href="/">Inn</a></nav></header><main><h1>Stay at the inn</h1><p>Two quiet rooms, from $40.00 a night.</p>
      <form method="get" action="/product"><label>Arrival <input type="date" name="from" required value="${sent.from ?? ""}"></label><label>Departure <input type="date" name="to" required value="${sent.to ?? ""}"></label><button>Check availability</button></form>
      ${sent.from && sent.to ? room("garden", "Garden room", 80, sent) + room("river", "River room", 90, sent) : ""}</main>`,
  };

  it("are bought for the dates that the request names", async () => {
    const { cart, host } = await fillCartFromPages(pool, pages, {
      request: "the garden room from 14 December 2026 to 16 December 2026",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ room: "garden", from: "2026-12-14", to: "2026-12-16" });
  });

  it("are asked for their dates otherwise", async () => {
    const answers = {
      details: [{ from: "2026-12-20", to: "2026-12-22" }],
      variant: [{ Item: "River room" }],
      payment_method: [{ payment_method: "bank" }],
    };
    const { cart, host } = await fillCartFromPages(pool, pages, { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["details", "variant"]);
    expect(cart).toMatchObject({ room: "river", from: "2026-12-20", to: "2026-12-22" });
  });
});

describe.concurrent("a dish that opens in a window over the menu", () => {
  const box = (role: string, value: string) =>
    `<div role="${role}" tabindex="0" style="cursor: pointer" aria-checked="\${chosen.has('${value}')}" onclick="choose('${value}', '${role}')"><i></i><span>${value}</span></div>`;
  const page = `<h1>Menu</h1><p>Minimum order $8.00</p><div class="dishes"><div style="cursor: pointer"><h3>Margherita</h3><p>from $70.00</p></div><div style="cursor: pointer"><h3>Diavola</h3><p>from $75.00</p></div></div><div id="layer"></div>
    <script>const chosen = new Set(['Regular']);
      function choose(value, role) { if (role === 'radio') { chosen.delete('Regular'); chosen.delete('Large'); chosen.add(value); } else if (!chosen.delete(value)) chosen.add(value); open(); }
      function open() { layer.innerHTML = \`<div style="position: fixed; inset: 0; background: #0006"><div role="dialog" aria-modal="true" aria-label="Diavola" style="background: #fff; width: 420px; margin: 60px auto; padding: 20px">
        <button aria-label="Close" onclick="layer.innerHTML = ''">✕</button><h2>Diavola</h2><h4>Choose your size</h4>${box("radio", "Regular")}${box("radio", "Large")}
        <h4>Extras</h4>${box("checkbox", "Olives")}${box("checkbox", "Capers")}<button onclick="send({ dish: 'Diavola', chosen: [...chosen].join() })">Add for $80.00</button></div></div>\`; }
      open();
      ${send}</script>`;

  const tile = (name: string, price: string) =>
    `<button type="button" onclick="show('${name}')"><b>${name}</b><p>Tomato, basil</p>${price}</button>`;
  const group = (name: string, title: string, values: readonly string[]) =>
    `<h3>${title} <span>Required</span></h3>${values.map((value) => `<label><input type="radio" name="${name}" value="${value}" onchange="choose('${name}', '${value}')"> <span>${value}</span></label>`).join("")}`;
  const amongTiles = `<header><button type="button">Delivery or pickup?</button></header><h1>Ember Pizza</h1>
    <h2>Pizza</h2><div>${tile("Margherita", "$70.00")}${tile("Diavola", "$75.00")}</div><h2>Salads</h2><div>${tile("Caesar", "$13.00")}</div><div id="layer"></div>
    <script>const chosen = {};
      function choose(name, value) { chosen[name] = value; add.disabled = !(chosen.size && chosen.crust); add.textContent = (add.disabled ? 'Make required choices' : 'Add to order') + ' · $80.00'; }
      function show(dish) { layer.innerHTML = \`<div style="position: fixed; inset: 0; background: #0006"><div role="dialog" aria-modal="true" aria-label="\${dish}" style="background: #fff; width: 420px; margin: 60px auto; padding: 20px">
        <button aria-label="Close" onclick="layer.innerHTML = ''">✕</button><h2>\${dish}</h2>${group("size", "Choose a size", ["Personal", "Large"])}${group("crust", "Choose your crust", ["Classic", "Thin & crispy"])}
        <div><button aria-label="Decrease">−</button><b>1</b><button aria-label="Increase">+</button><button id="add" disabled onclick="send({ dish: '\${dish}', ...chosen })">Make required choices · $75.00</button></div></div></div>\`; }
      show('Diavola');
      ${send}</script>`;

  it("is bought with its required choices, although the menu behind it has a button for each dish", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(amongTiles), {
      request: "One Diavola, large, thin & crispy crust",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ dish: "Diavola", size: "Large", crust: "Thin & crispy" });
  });

  it("is bought in the size that the request names, without extras, and its window is not closed as a pop-up", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(page), { request: "a large Diavola" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ dish: "Diavola", chosen: "Large" });
  });

  it("is bought in that size where a list of its window has another one preset, and the window is no gate", async () => {
    const size = `<label>Size <select onchange="chosen.clear(); chosen.add(value)"><option>Regular<option>Large</select></label>`;
    const listed = page.replace(`${box("radio", "Regular")}${box("radio", "Large")}`, size);
    const { cart } = await fillCartFromPages(pool, selling(listed), { request: "a large Diavola" });

    expect(cart).toMatchObject({ dish: "Diavola", chosen: "Large" });
  });
});
