import { afterAll, beforeAll, expect, it } from "vitest";
import { callInPage, callOnElement } from "../../src/page/call-in-page.ts";
import { readFields } from "../../src/page/fields/read-fields.ts";
import { pageReading } from "../../src/page/reading/page-reading.ts";
import { readPage } from "../../src/page/reading/read-page.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench?.close());

const shop = `<h1>Checkout</h1><form>
  <p role=alert class=error>Your e-mail address is missing.</p>
  <label>E-mail <input name=email type=email></label>
  <div><label>Discount code <input name=code></label><button type=button id=use>Use</button></div>
  <p>Total <b>$24.00</b></p><button role=tab type=button>Card</button><button>Continue</button></form>`;

it("reads a page as plain data that a schema describes", async () => {
  const page = await bench.open(
    `${shop}<iframe srcdoc="<label>Gift note <input name=note></label>"></iframe>`,
  );
  await page.frames()[1]?.waitForLoadState();
  const { reading, frames } = await readPage(page, pace);
  expect(pageReading.parse(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
  const [own, inner] = reading.frames;
  expect(own?.controls.map(({ role }) => role)).toEqual(["email", "coupon"]);
  expect(own?.pressables.find(({ text }) => text === "Continue")?.move).toBe("continue");
  expect(own?.buttonsBeside.map(({ buttons }) => buttons.length)).toEqual([1]);
  expect(own?.amounts.amounts.map(({ text }) => text)).toEqual(["$24.00"]);
  expect(own?.complaints.map(({ text }) => text)).toEqual(["Your e-mail address is missing."]);
  expect(own?.texts.texts.map(({ text }) => text)).toContain("Checkout");
  expect(own?.lines).toContain("Checkout");
  expect(inner).toMatchObject({ parent: 0, isOwn: true, controls: [{ name: "note" }] });
  expect(frames[1]?.parentFrame()).toBe(page.mainFrame());
});

it("says what is written on the platform's own button, where it is there", async () => {
  const page = await bench.open(`${shop}<button id=place>Place order</button>`);
  const { reading } = await readPage(page, pace, { platformButton: "#place" });
  expect(reading.frames[0]?.platformButton).toBe("Place order");
  const other = await readPage(page, pace, { platformButton: "#nowhere" });
  expect(other.reading.frames[0]?.platformButton).toBeNull();
});

it("a button below the product's price is not one of several with that of another offer", async () => {
  const page = await bench.open(`<main><h1>Duffle bag</h1><p>$34.00</p>
    <form><label for=q>Qty</label><input type=number id=q name=qty value=1><button>Add to cart</button></form>
    <form><a href=/y>Yoga bag</a> $32.00 <button>Add to cart</button></form></main>`);
  const locator = page.locator("button").first();
  expect(await callOnElement({ locator, pace }, "readRows")).toEqual([]);
});

it("a button without a word beside a number may change the number of pieces", async () => {
  const page =
    await bench.open(`<h1>Cart</h1><div class=row><div><button style="width:30px;height:30px"><i class=minus></i></button><span>2</span><button>+</button></div>
    <button aria-label="Remove">×</button></div><p>2</p><div><input type=image src=/pay.gif width=90 height=20></div>`);
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.pressables.map((one) => one.countsPieces === true)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("a link that is a sign beside a number may change the number of pieces, whatever is spoken of it", async () => {
  const page =
    await bench.open(`<h1>Cart</h1><div>HDMI cable <a href="/less" aria-label="Fewer">−</a> 2 <a href="/more">+</a> $18.00</div>
    <div><a href="/page/2">2</a> <span>3</span> <a href="/next">Next</a></div>`);
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.pressables.map((one) => one.countsPieces === true)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("an input that adds to the cart is not one of several alike with the field for the pieces", async () => {
  const page = await bench.open(`<h1>Framing hammer</h1><form><table>
    <tr><td>In stock</td><td><label for=q>Quantity:</label><input type=number id=q name=order_quantity value=1></td></tr>
    <tr><td>Price: <b>$19.99</b></td><td><input type=submit value="Add to cart"></td></tr></table></form>`);
  const locator = page.locator("[type=submit]");
  expect(await callOnElement({ locator, pace }, "readRows")).toEqual([]);
});

it("rows of a table without names are named by the cells in which they differ", async () => {
  const row = (number: string, size: string, stock: string, field = "") =>
    `<tr><td>${number}</td><td>${size}</td><td>${stock}</td><td>$8.40</td><td><input type=number value=0 name=q${size} ${field}></td></tr>`;
  const page = await bench.open(`<h1>Glove</h1><form>
    <table><tr><th>Item</th><th>Size</th><th>Stock</th><th>Price</th><th>Pieces</th></tr>
    ${row("4711-08", "8", "none", "disabled")}${row("4711-09", "9", "in stock")}${row("4711-10", "10", "five")}</table><button>Add to cart</button></form>`);
  const rows = await callOnElement({ locator: page.locator("button"), pace }, "readRows");
  expect(rows.map(({ title, isOpen }) => [title, isOpen])).toEqual([
    ["Item 4711-08, Size 8, none", false],
    ["Item 4711-09, Size 9, in stock", true],
    ["Item 4711-10, Size 10, five", true],
  ]);
});

it("goods that each have a number of pieces and a button of their own are bought by those buttons", async () => {
  const row = (id: string, price: string) =>
    `<tr><td>${id}</td><td>${price}</td><td><form id="f${id}" action="/add"><input type=number name=qty value=1 aria-label="Packs of ${id}"></form></td>
    <td><button form="f${id}">Add to basket</button></td></tr>`;
  const page =
    await bench.open(`<h1>Bolts</h1><table><tr><th>Article</th><th>Price</th><th>Packs</th><th></th></tr>
    ${row("M6x20", "$8.40")}${row("M8x20", "$12.60")}</table>`);
  const rows = await callOnElement({ locator: page.locator("button").first(), pace }, "readRows");
  expect(rows).toMatchObject([
    { kind: "button", pieces: 'input[aria-label="Packs of M6x20"]' },
    { kind: "button", pieces: 'input[aria-label="Packs of M8x20"]' },
  ]);
  const form = (button: Element) => (button instanceof HTMLButtonElement ? button.form?.id : undefined);
  expect(await page.locator(rows[1]?.selector ?? "").evaluate(form)).toBe("fM8x20");
});

it("rows without a word are named by their day, the letter of their size or their own text", async () => {
  const titlesOn = async (html: string, button = "button") => {
    const page = await bench.open(html);
    const rows = await callOnElement({ locator: page.locator(button).first(), pace }, "readRows");
    return rows.map(({ title }) => title);
  };
  const date = (day: string) =>
    `<div><b>${day}</b>, 18:00–21:00<form action="/add"><button>Book</button></form></div>`;
  expect(await titlesOn(`<h1>Course</h1><p>$75.00</p>${date("07.01.2027")}${date("14.01.2027")}`)).toEqual([
    "07.01.2027",
    "14.01.2027",
  ]);
  const size = (name: string) => `<div><div>${name}</div><input type=number value=0 name=${name}></div>`;
  expect(
    await titlesOn(
      `<h1>Polo</h1><p>$19.00</p><form><p>${size("S")}${size("M")}</p><button>Add to cart</button></form>`,
    ),
  ).toEqual(["S", "M"]);
  const taste = (name: string) => `<li>${name} <button>−</button> <span>0</span> <button>+</button></li>`;
  expect(
    await titlesOn(
      `<h1>Brownies</h1><p>$18.00</p><ul>${taste("Raspberry")}${taste("Salted caramel")}</ul><button class=add>Add to cart</button>`,
      ".add",
    ),
  ).toEqual(["Raspberry", "Salted caramel"]);
});

it("a field between two buttons counts pieces, whatever it is called", async () => {
  const row = (name: string) =>
    `<div><b>${name}</b> €32.00 <button type=button>−</button><input name="${name}" value=0 size=2><button type=button>+</button></div>`;
  const page = await bench.open(
    `<h1>Cyrano</h1><form>${row("Plein tarif")}${row("Tarif réduit")}<button class=add>Book</button></form>`,
  );
  const rows = await callOnElement({ locator: page.locator(".add"), pace }, "readRows");
  expect(rows).toMatchObject([
    { title: "Plein tarif", kind: "pieces" },
    { title: "Tarif réduit", kind: "pieces" },
  ]);
});

it("rows in a list for each colour are named by both, where the lists hold the same", async () => {
  const row = (size: string) =>
    `<li><span>${size} cm</span><form action="/add"><button>Add to cart</button></form></li>`;
  const list = (name: string, sizes: string[]) =>
    `<dl><dt>${name}</dt><dd><ul>${sizes.map(row).join("")}</ul></dd></dl>`;
  const page = await bench.open(
    `<h1>Shoe</h1><p>$89.00</p>${list("White", ["25", "26", "27"])}${list("Navy", ["25", "27"])}`,
  );
  const locator = page.locator("button").first();
  const titles = (await callOnElement({ locator, pace }, "readRows")).map(({ title }) => title);
  expect(titles).toEqual(["White / 25 cm", "White / 26 cm", "White / 27 cm", "Navy / 25 cm", "Navy / 27 cm"]);
  const other = await bench.open(`<h1>Menu</h1>${list("Soups", ["25", "26"])}${list("Mains", ["27", "28"])}`);
  expect(await callOnElement({ locator: other.locator("button").first(), pace }, "readRows")).toMatchObject([
    { title: "25 cm" },
    { title: "26 cm" },
  ]);
});

it("numbers of pieces below a heading for each part of a house are named by both", async () => {
  const row = (kind: string, price: string) =>
    `<article class=row><h4>${kind}</h4><p>${price}</p><label>Quantity <input type=number placeholder=0 name=q${kind}${price.length}></label></article>`;
  const part = (name: string, rows: string) => `<section class=part><h3>${name}</h3>${rows}</section>`;
  const page = await bench.open(
    `<h1>Quartet</h1><form method=post>${part("Nave", row("Adult", "€28.00") + row("Child", "€10.00"))}${part("Aisles", row("Adult", "€18.00") + row("Child", "€6.00"))}${part("Extras", row("Programme", "€5.00"))}<button>Add to cart</button></form>`,
  );
  const locator = page.locator("button");
  const titles = (await callOnElement({ locator, pace }, "readRows")).map(({ title }) => title);
  expect(titles).toEqual(["Nave / Adult", "Nave / Child", "Aisles / Adult", "Aisles / Child"]);
});

it("numbers of pieces in tables below a heading each are named by both", async () => {
  const row = (area: string, kind: string, price: number) =>
    `<tr><td>${kind}</td><td>£${price}.00</td><td><select name="${area}${kind}"><option>0</option><option>1</option><option>2</option></select></td></tr>`;
  const table = (area: string, price: number) =>
    `<h3>${area}</h3><table><thead><tr><th>Ticket type</th><th>Price</th><th>Quantity</th></tr></thead><tbody>${row(area, "Adult", price)}${row(area, "Child", price - 10)}</tbody></table>`;
  const page = await bench.open(
    `<h1>Play</h1><form method=post>${table("Stalls", 38)}${table("Circle", 34)}<input type=submit value="Add to basket"></form>`,
  );
  const rows = await callOnElement({ locator: page.locator("[type=submit]"), pace }, "readRows");
  expect(rows.map(({ title }) => title)).toEqual([
    "Stalls / Adult",
    "Stalls / Child",
    "Circle / Adult",
    "Circle / Child",
  ]);
});

it("rates with a button each are named by the room that they are for, whatever each costs", async () => {
  const rate = (name: string, price: number) =>
    `<div class=rate><span>${name} — £${price}.00</span><button aria-label="Select">Select</button></div>`;
  const room = (name: string, price: number) =>
    `<div class=card><h3>${name}</h3><p>With a view of the harbour and its fishing boats</p>${rate("Room only", price)}${rate("Bed and breakfast", price + 72)}</div>`;
  const page = await bench.open(`<h1>Book your stay</h1>${room("Double", 354)}${room("Twin", 312)}`);
  const rows = await callOnElement({ locator: page.locator("button").first(), pace }, "readRows");
  expect(rows.map(({ title }) => title)).toEqual([
    "Double / Room only — £354.00",
    "Double / Bed and breakfast — £426.00",
    "Twin / Room only — £312.00",
    "Twin / Bed and breakfast — £384.00",
  ]);
});

it("goods of the same name are named by what else their rows say", async () => {
  const row = (name: string, time: string, price: number) =>
    `<div class=row><div><h3>${name}</h3><p>${time} @ $${price}.00</p></div><button aria-label="Book ${name} ${time}">Book</button></div>`;
  const rows = `${row("Relaxation", "30 minutes", 55)}${row("Deep tissue", "1 hour", 95)}${row("Deep tissue", "1 hour 30 minutes", 130)}`;
  const page = await bench.open(`<h1>Massage</h1><h2>Select appointment</h2>${rows}`);
  const read = await callOnElement({ locator: page.locator("button").first(), pace }, "readRows");
  expect(read.map(({ title }) => title)).toEqual([
    "Relaxation",
    "Deep tissue, 1 hour",
    "Deep tissue, 1 hour 30 minutes",
  ]);
});

it("rows that each lead on by a link of the same words are told by what else they say", async () => {
  const row = (day: string, at: number) =>
    `<li><time>${day}</time> <span>7:30pm</span> <a href="/book/${at}">Book now</a></li>`;
  const page = await bench.open(
    `<header><a href="/a">Book now</a></header><h1>Play</h1><ul>${row("Fri 4 Dec", 1)}${row("Sat 5 Dec", 2)}</ul><p><a href="/x">More</a></p>`,
  );
  const lists = await callInPage({ frame: page.mainFrame(), pace }, "readRowLinks");
  expect(lists.map((rows) => rows.map(({ title }) => title))).toEqual([
    ["Fri 4 Dec 7:30pm", "Sat 5 Dec 7:30pm"],
  ]);
});

it("a day is chosen if the cell around it says so", async () => {
  const day = (at: number) =>
    `<td role=gridcell ${at === 3 ? "aria-selected=true" : ""}><button type=button aria-label="December ${at}, 2026">${at}</button></td>`;
  const page = await bench.open(
    `<h1>Massage</h1><p>$95</p><div>December 2026</div><table role=grid><tr>${[1, 2, 3, 4].map(day).join("")}</tr></table><button id=add>Book</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("#add"), pace }, "readOptionGroups");
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
  expect(chosen.map(({ title }) => title)).toEqual(["December 3, 2026"]);
});

it.each([
  [
    "what is spoken of them",
    (day: string, hours: string) => `aria-label="${day}, ${hours}, £5.00"`,
    "Tue 8 Dec, 10am–12pm, £5.00",
  ],
  ["the heads of their rows and columns", () => "", "10am–12pm Tue 8 Dec £5.00"],
])(
  "buttons with no more than a price, in a table of days and hours, are called by %s",
  async (_, spoken, title) => {
    const [days, hours] = [
      ["Mon 7 Dec", "Tue 8 Dec"],
      ["8am–10am", "10am–12pm"],
    ];
    const cell = (day: string, time: string) =>
      `<td><button type=button class=slot aria-pressed=false ${spoken(day, time)}>£5.00</button></td>`;
    const row = (time: string) =>
      `<tr><th scope=row>${time}</th>${days.map((day) => cell(day, time)).join("")}</tr>`;
    const page = await bench.open(
      `<main><h1>Choose a delivery slot</h1><table><tr><th></th>${days.map((day) => `<th>${day}</th>`).join("")}</tr>${hours.map(row).join("")}</table><p>No slot chosen</p><button type=button id=go disabled>Reserve and continue</button></main>`,
    );
    const groups = await callOnElement({ locator: page.locator("#go"), pace }, "readOptionGroups");
    expect(groups.map(({ name, choices }) => [name, choices[3]?.title])).toEqual([["delivery slot", title]]);
  },
);

it("the shop's menu holds no versions of a product", async () => {
  const links = `<a href="/rooms">Rooms</a> <a href="/contact">Contact</a>`;
  const sisters = async (body: string) => {
    const page = await bench.open(`<h1>Book your stay</h1>${body}`);
    return (await callOnElement({ locator: page.locator("a").first(), pace }, "readSisters")).length;
  };
  expect(await sisters(`<p>Colour</p><div>${links}</div>`)).toBe(1);
  expect(await sisters(`<p>Colour</p><nav>${links}</nav>`)).toBe(0);
});

it("a drawn radio that keeps its own hidden box is a choice", async () => {
  const radio = (size: string, isChosen = false) =>
    `<div class="ui-button" tabindex=0 role=radio aria-checked=${isChosen}><input type=radio name=size value=${size} style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden"><span>${size} cm</span></div>`;
  const page = await bench.open(
    `<h1>Sheet</h1><p>$49</p><p>Size</p><div role=radiogroup>${radio("160", true)}${radio("180")}</div><button>Add to cart</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["Size", ["160 cm", "180 cm"]],
  ]);
});

it("a class of the whole page names something on it: choices drawn in place of a list are still read", async () => {
  const drawn = (title: string) => `<div title=${title} style="cursor:pointer;width:20px;height:20px"></div>`;
  const row = (name: string, titles: string[]) =>
    `<tr><th><label for=${name}>${name}</label></th><td><select style="display:none" name=${name}><option value="">Choose</option>${titles.map((title) => `<option>${title}</option>`).join("")}</select><div>${titles.map(drawn).join("")}</div></td></tr>`;
  const page = await bench.open(
    `<body class="has-breadcrumbs menu-closed"><h1>Blanket</h1><p>$60</p><form><table>${row("Colour", ["Rust", "Sand"])}${row("Size", ["Single", "King"])}</table>
    <button>Add to cart</button></form></body>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["Colour", ["Rust", "Sand"]],
    ["Size", ["Single", "King"]],
  ]);
});

it("the words of the pressed swatch, shown in its row, make no second option of the hidden list beside it", async () => {
  const swatch = (title: string) =>
    `<li><a href="javascript:void(0)" title="${title}" style="display:block;width:20px;height:20px;background:url(x.png)"></a></li>`;
  const page = await bench.open(
    `<h1>Bowl</h1><p>$60</p><form><label for=colour>Colour</label><ul>${["Red (+$1)", "Sand"].map(swatch).join("")}<li>Red (+$1)</li></ul>
    <select id=colour name=colour style="display:none"><option value=0>--- Please select ---</option><option selected>Red (+$1)</option><option>Sand</option></select><button>Add to cart</button></form>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ kind, choices }) => [kind, choices.map(({ title }) => title)])).toEqual([
    ["buttons", ["Red (+$1)", "Sand"]],
  ]);
});

it("the number of pieces is counted by what is right before and behind it, whatever else is beside them", async () => {
  const step = (name: string) =>
    `<b class="${name}-prod-count" onclick="void 0" style="display:inline-block;width:20px;height:20px;background:#ccc;cursor:pointer"></b>`;
  const page = await bench.open(
    `<h1>Laptop</h1><p>$386</p><div>${step("sub")}<input name=quantity size=2 value=1 readonly>${step("add")}<input type=button value="Add to cart"><a href="#w">♥</a><a href="#c">⇄</a></div>`,
  );
  const steppers = await callInPage({ frame: page.mainFrame(), pace }, "readSteppers");
  expect(steppers.map(({ count, isOfPieces, buttons }) => [count, isOfPieces, buttons.length])).toEqual([
    [1, true, 2],
  ]);
});

it("rows that each send a number of pieces of their own have their own buttons, though one of them says otherwise", async () => {
  const row = (name: string, button: string) =>
    `<tr><td><a href="/${name}">${name}</a></td><td>$8.50</td><td><form action="/${name}"><input type=number name=quantity value=1><button>${button}</button></form></td></tr>`;
  const page = await bench.open(
    `<h1>Order</h1><table>${row("Beeswax candle", "Add to cart")}${row("Stoneware mug", "Add to cart")}${row("Linen shirt", "Select options")}</table>`,
  );
  const button = page.getByRole("button", { name: "Add to cart" }).first();
  const rows = await callOnElement({ locator: button, pace }, "readRows");
  expect(rows.map(({ title, kind }) => [title, kind])).toEqual([
    ["Beeswax candle", "button"],
    ["Stoneware mug", "button"],
  ]);
});

it("a hidden list that is wrapped together with what a script draws for it has the name before both", async () => {
  const hidden = "position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden";
  const page = await bench.open(
    `<h1>Sheet</h1><p>$49</p><p>Colour</p><div><div style="${hidden}"><input id=focus></div><div style="${hidden}">
    <select name=f:colour tabindex=-1 aria-hidden=true><option value="">Choose</option><option>Sage</option><option>Sand</option></select></div><span>Choose</span></div>
    <button>Add to cart</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name }) => name)).toEqual(["Colour"]);
});

it("a form that wants a choice which its script has yet to show awaits it", async () => {
  const form = (options: string) =>
    `<h1>Bolt</h1><p>$9.00</p><form>${options}<button>Add to cart</button></form>`;
  const list = "<select required><option value>Choose</option><option>M6</option></select>";
  const awaits = async (options: string) => {
    const page = await bench.open(form(options));
    return callOnElement({ locator: page.locator("button"), pace }, "awaitsHiddenChoice");
  };
  expect(await awaits(`<div style="display:none">${list}</div>`)).toBe(true);
  expect(await awaits(list)).toBe(false);
  expect(await awaits(`<details>${list}</details>`)).toBe(false);
});

it("a list is not called after the choice that the shop repeats above it", async () => {
  const page = await bench.open(
    `<h1>Lamp</h1><p>€89.00</p><div><span>Diameter: 45 cm</span><select aria-label="Diameter"><option>30 cm</option><option selected>45 cm</option></select></div><button>Add to cart</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name }) => name)).toEqual(["Diameter"]);
});

it("cells of a table that hold nothing but a price are choices, called by the heads of their rows and columns", async () => {
  const cell = (price: number) => `<td style="cursor:pointer">£${price}.00</td>`;
  const page = await bench.open(
    `<h1>Cards</h1><p>from £14.00</p><h3>2. Quantity</h3><table><thead><tr><th>Quantity</th><th>Standard</th><th>Express</th></tr></thead>
    <tbody><tr><th>100</th>${cell(14)}${cell(20)}</tr><tr><th>500</th>${cell(35)}${cell(46)}</tr></tbody></table><button>Add to cart</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["Quantity", ["100 Standard £14.00", "100 Express £20.00", "500 Standard £35.00", "500 Express £46.00"]],
  ]);
});

it("a list keeps its name whichever letter is chosen in it", async () => {
  const page = await bench.open(
    `<h1>Apron</h1><p>€46.00</p><label>Size <select><option>S</option><option>M</option></select></label><button>Add to cart</button>`,
  );
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name }) => name)).toEqual(["Size"]);
});

it("a list keeps its name, which its first line repeats, once something is chosen", async () => {
  const page = await bench.open(
    `<h1>Pot</h1><p>€45.00</p><div><span>Delivery date</span><select aria-label="Month"><option value="">Month</option><option value=1>Jan</option></select></div><button>Add to cart</button>`,
  );
  const nameNow = async () => {
    const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
    return groups.map(({ name }) => name);
  };
  const before = await nameNow();
  await page.locator("select").selectOption("1");
  expect(await nameNow()).toEqual(before);
});

it("a button in a row of other goods below a further heading is told from the product's own", async () => {
  const page = await bench.open(
    `<h1>Soy candle</h1><p>From $16.00</p><h3>More from the shop</h3><div><span>Wick trimmer, $12.00</span><button>Add</button></div>
    <div><span>$16.00</span><button>Choose options</button></div>`,
  );
  const found = await callInPage({ frame: page.mainFrame(), pace }, "readPurchaseCandidates");
  expect(found.map(({ text, isOfOtherGoods }) => [text, isOfOtherGoods])).toEqual([
    ["Add", true],
    ["Choose options", false],
  ]);
});

it("rows that each have a button to choose them are the choices, without a price on the page", async () => {
  const row = (day: string, time: string) =>
    `<div class="seance" style="cursor:pointer"><b>${day}</b> <span>${time}</span> <button type=button>Choisir</button></div>`;
  const page = await bench.open(
    `<h1>Le Malade imaginaire</h1><p>de Molière</p><h2>1. Choisissez votre séance</h2><div class="seance" style="cursor:pointer"><b>Vendredi 11 décembre 2026</b> <span>20h30</span> <span>COMPLET</span></div>${row("Samedi 12 décembre 2026", "16h00")}${row("Samedi 12 décembre 2026", "20h30")}`,
  );
  const area = await callInPage({ frame: page.mainFrame(), pace }, "choiceArea");
  const locator = page.locator(area ?? "nothing").first();
  const groups = await callOnElement({ locator, pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["séance", ["Samedi 12 décembre 2026 16h00", "Samedi 12 décembre 2026 20h30"]],
  ]);
});

it("choices in the shadow roots beside a button are read in order, those with one name under their groups' names", async () => {
  const page =
    await bench.open(`<h1>Lenses</h1><p>$19.90</p><div><eye-lens side="right"></eye-lens><eye-lens side="left"></eye-lens></div>
    <label>Tint <select><option value="">Choose</option><option>Clear</option></select></label><button>Add to cart</button>
    <script>customElements.define("eye-lens", class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: "open" }).innerHTML = '<fieldset><legend>Eye ' + this.getAttribute("side") + '</legend><label>Power <select><option value="">Choose</option><option>-1.00</option><option>-1.25</option></select></label></fieldset>';
    } });</script>`);
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.length])).toEqual([
    ["Eye right, Power", 2],
    ["Eye left, Power", 2],
    ["Tint", 1],
  ]);
  await page.locator(groups[1]?.selector ?? "").selectOption("-1.25");
  const again = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(again.map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.title)).toEqual([
    undefined,
    "-1.25",
    undefined,
  ]);
});

it("a word that a script has written in several parts is read as one", async () => {
  const page = await bench.open("<p>Order <b id=number></b> of <i>Ada</i></p><p id=price></p>");
  await page.evaluate(() => {
    document.querySelector("#number")?.append("WR-", document.createComment(" "), "4401");
    document.querySelector("#price")?.append("2", " × ", "Chair");
  });
  const { texts } = await callInPage({ frame: page.mainFrame(), pace }, "readTexts");
  expect(texts.map(({ text }) => text)).toEqual(["Order", "WR-4401", "of", "Ada", "2", "Chair"]);
});

it("choices in a group that a library only names after itself are called what stands before them", async () => {
  const choice = (words: string) => `<label><input type=radio name=":r1:"><div>${words}</div></label>`;
  const page =
    await bench.open(`<h1>Coffee</h1><p>$18.50</p><form><div><div class="item-label"><label>Grind</label></div>
    <div><div><div role=radiogroup aria-label="segmented control"><div>${choice("Whole beans")}${choice("Stovetop")}</div></div></div></div></div>
    <button>Add to cart</button></form>`);
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name }) => name)).toEqual(["Grind"]);
});

it("radios that are components of their own are choices of one option, called as the labels around them", async () => {
  const choice = (words: string) => `<label>${words} <x-radio name=size></x-radio></label>`;
  const page =
    await bench.open(`<h1>Chair</h1><p>$19.90</p><fieldset><legend>Size</legend>${choice("Small")}${choice("Large")}</fieldset><button>Add to cart</button>
    <script>customElements.define("x-radio", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<input type=radio>"; } });</script>`);
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["Size", ["Small", "Large"]],
  ]);
});

it("a button in nested shadow roots has a selector that finds it alone, whatever its hosts are given", async () => {
  const root = (inner: string) => `<template shadowrootmode=open>${inner}</template>`;
  const page = await bench.open(
    `<x-shop>${root(`<div><x-row>${root("<div><button>One</button></div>")}<div>given</div></x-row><x-row>${root("<div><button>Two</button></div>")}</x-row></div><div><button>Three</button></div>`)}<div>not drawn</div></x-shop>`,
  );
  const { reading } = await readPage(page, pace);
  const pressables = reading.frames[0]?.pressables ?? [];
  expect(pressables.map(({ text }) => text).sort()).toEqual(["One", "Three", "Two"]);
  for (const { selector, text } of pressables) {
    expect(await page.locator(selector).allInnerTexts()).toEqual([text]);
    expect(await callInPage({ frame: page.mainFrame(), pace }, "isPresent", selector)).toBe(true);
    const inside = await callInPage({ frame: page.mainFrame(), pace }, "readPressables", selector);
    expect(inside.map((one) => one.text)).toEqual([text]);
  }
});

it("reads buttons that are marked as choices as fields, and not as something that leads on", async () => {
  const page = await bench.open(
    `<style>[role=radio], [role=checkbox] { width: 16px; height: 16px; border: 1px solid }</style><form><div role=radiogroup aria-label="Payment">
    <div><button type=button role=radio aria-checked=true id=a value=PayPal></button><label for=a>PayPal</label></div>
    <div><button type=button role=radio aria-checked=false id=b value=Cash></button><label for=b>Cash</label></div></div>
    <div><button type=button role=checkbox aria-checked=false id=c></button><label for=c>News by mail</label></div>
    <button>Continue</button></form>`,
  );
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.pressables.map(({ text }) => text)).toEqual(["Continue"]);
  // The group, and the box.
  expect(reading.frames[0]?.controls).toHaveLength(2);
});

it("the name of a picture in an icon font is no word on a button", async () => {
  const icon = "display:inline-block;width:24px;overflow:hidden;font:24px 'Material Icons'";
  const page = await bench.open(`<h1>Juice</h1>
    <button><i aria-hidden=true style="${icon}">add_shopping_cart</i> Add to basket</button>
    <button><i aria-hidden=true style="font:24px 'Material Icons'">place order</i> Continue</button>
    <button><i aria-hidden=true style="font:24px serif">pay</i> Continue</button>`);
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.pressables.map(({ text }) => text)).toEqual([
    "Add to basket",
    "place order Continue",
    "pay Continue",
  ]);
});

it("a drawn radio is pressed on the label of the hidden one beside it", async () => {
  const hidden = "clip-path:inset(50%);width:1px;height:1px;position:fixed;top:0;left:0;margin:0";
  const radio = (id: string, title: string) =>
    `<div><span role=radio tabindex=-1 aria-checked=false style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"></span><input type=radio id="${id}" tabindex=-1 aria-hidden=true style="${hidden}" value="${id}"><label for="${id}" style="display:block;padding:9px">${title}</label></div>`;
  const page = await bench.open(`<main><h1>Laptop</h1>
    <div><label>Memory</label><div role=radiogroup><div>${radio("5", "8GB")}${radio("6", "16GB")}</div></div></div>
    <button disabled>Select options</button></main>`);
  const groups = await callOnElement({ locator: page.locator("button"), pace }, "readOptionGroups");
  expect(groups.map(({ name, choices }) => [name, choices.map(({ title }) => title)])).toEqual([
    ["Memory", ["8GB", "16GB"]],
  ]);
});

it("a transparent radio over its picture is a choice, called by its row", async () => {
  const radio = `<div style="position:relative;width:40px;height:40px"><input type=radio style="opacity:0;position:absolute;inset:0;width:40px;height:40px;margin:0"><div style="position:absolute;left:10px;top:10px;width:20px;height:20px;border:2px solid"></div></div>`;
  const row = (words: string) =>
    `<div role=row style="display:flex"><div role=cell>${radio}</div><div role=cell>${words}</div></div>`;
  const bare = `<div style="position:relative;height:50px"><input type=radio name=x style="opacity:0;width:40px;height:40px;margin:0"></div>`;
  const page = await bench.open(`<h1>Select an address</h1>
    <div role=table>${row("Ada Byron, 12 Mill Lane")}${row("Ada Byron, 9 Hill Road")}</div>${bare}`);
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.controls.map(({ choices }) => choices?.map(({ title }) => title))).toEqual([
    ["Ada Byron, 12 Mill Lane", "Ada Byron, 9 Hill Road"],
  ]);
});

it("buttons that can be on or off below what asks for a tip are its choices, with and without an amount", async () => {
  const tip = (words: string, isOn: boolean, more = "") =>
    `<button aria-pressed=${isOn} class="${isOn ? "on" : ""}">${words}${more}</button>`;
  const page = await bench.open(
    `<h1>Checkout</h1><h3>Add a tip for your driver</h3><div>${tip("15%", false, "<br><small>$4.20</small>")}${tip("18%", true, "<br><small>$5.04</small>")}${tip("No tip", false)}</div>`,
  );
  const [field] = await readFields(page, pace);
  expect(field).toMatchObject({ role: "extra", control: "radio", value: "18% $5.04" });
  expect(field?.choices?.map(({ title }) => title)).toEqual(["15% $4.20", "18% $5.04", "No tip"]);
});
