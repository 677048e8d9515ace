import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import type { ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const person = `<label>E-mail <input name="email" type="email"></label><label>Full name <input name="name"></label>`;
const end = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>
  <p>Total <b>$85.00</b></p><p id="said" role="alert"></p>`;
const button = "<button>Place order</button>";
const checkout = (content: string): Record<string, ShopPage> => ({
  "/checkout": `<h1>Checkout</h1>${content}`,
});
const refusing = (name: string, words: string) =>
  `document.forms[0].onsubmit = ({ target }) => { if (target.${name}.value) return true; said.textContent = '${words}'; return false; };`;

/** Asked for nothing but how to pay, and ordered once. */
async function bought(pages: Record<string, ShopPage>, given: Parameters<typeof checkOutFromPages>[2] = {}) {
  const { outcome, host, shop } = await checkOutFromPages(pool, pages, given);
  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  expect(shop.orders).toHaveLength(1);
  return shop.orders[0];
}

describe.concurrent("an address that is not only written", () => {
  it("is picked from what its page suggests, where one line is the buyer's", async () => {
    const places = [
      "548 Market Road, Fresno",
      "548 Market Street, San Francisco",
      "548 Market Street, Philadelphia",
    ];
    const order = await bought(
      checkout(`<form method="post" action="/order">${person}<label>Delivery address <input id="typed" name="address"></label><div id="list"></div>
        <input type="hidden" name="place" id="place">${end}${button}</form><script>
        typed.addEventListener('keyup', () => setTimeout(() => {
          const found = ${JSON.stringify(places)}.filter((place) => typed.value.length > 3 && place.startsWith(typed.value.slice(0, 10)));
          list.innerHTML = found.map((place) => '<div style="padding:6px"><b>' + place.slice(0, 3) + '</b>' + place.slice(3) + '</div>').join('');
          for (const line of list.children) line.onmousedown = () => { typed.value = place.value = line.textContent; list.innerHTML = ''; };
        }, 150));
        ${refusing("place", "Please select an address from the list.")}</script>`),
    );
    expect(order).toMatchObject({ place: "548 Market Street, San Francisco" });
  });

  it("is chosen from a drawn list that searches the shop for the town, and drops what is only typed", async () => {
    const places = ["SAN FRANCISCO CA 94104", "SAN FRANCISCO CA 94105", "SAN MATEO CA 94401"];
    const order = await bought(
      checkout(`<form method="post" action="/order">${person}<label>Street address <input name="street"></label>
        <div><label for="typed">City, state, ZIP code</label><div><div class="select-content" id="box"><span class="select-placeholder" id="prompt">Start typing</span><input id="typed" role="combobox" aria-haspopup="listbox" aria-expanded="false" autocomplete="off"></div></div></div>
        <input type="hidden" name="place">${end}${button}</form><script>
        let timer;
        const shut = () => { document.querySelector('#layer')?.remove(); typed.setAttribute('aria-expanded', 'false'); };
        typed.oninput = () => { clearTimeout(timer); shut(); if (typed.value.length > 2) timer = setTimeout(async () => {
          await fetch('/places?q=' + typed.value);
          const found = ${JSON.stringify(places)}.filter((place) => place.includes(typed.value.toUpperCase()));
          const layer = document.createElement('div'); layer.id = 'layer'; layer.style = 'position:absolute;left:0;top:0;background:#fff';
          layer.innerHTML = '<div role="listbox" style="height:0;width:0;overflow:hidden"></div>' + found.map((place) => '<p>' + place + '</p>').join('');
          layer.onmousedown = ({ target }) => { document.forms[0].place.value = target.textContent; document.querySelector('#prompt').remove(); box.classList.add('select-content-has-value');
            box.prepend(target.textContent); typed.value = ''; shut(); };
          document.body.append(layer); typed.setAttribute('aria-expanded', 'true');
        }, 450); };
        typed.onblur = () => setTimeout(() => { clearTimeout(timer); typed.value = ''; shut(); }, 50);
        ${refusing("place", "Choose your town from the list")}</script>`),
    );
    expect(order).toMatchObject({ place: "SAN FRANCISCO CA 94104", street: "548 Market Street, Floor 3" });
  });

  it.each([
    ["in a row of its own", (row: string) => `<div>${row}</div>`],
    ["loose among the others", (row: string) => row],
  ])("is looked up by its postal code, %s, and chosen from the list that comes", async (_where, place) => {
    const code = `<label>Postcode <input name="code"></label><button type="button" id="look">Find address</button>`;
    const order = await bought(
      checkout(`<form method="post" action="/order">${person}${place(code)}
        <div id="list"></div><input type="hidden" name="line">${end}${button}</form><script>
        look.onclick = () => setTimeout(() => {
          list.innerHTML = '<label>Select your address <select><option value="">Please select</option><option>546 Market Street, San Francisco</option><option>548 Market Street, San Francisco</option></select></label>';
          list.querySelector('select').onchange = ({ target }) => { document.forms[0].line.value = target.value; };
        }, 900);
        ${refusing("line", "Please find and select your address.")}</script>`),
    );
    expect(order).toMatchObject({ code: "94104", line: "548 Market Street, San Francisco" });
  });

  it("is asked for in a window behind a button that only names it", async () => {
    const order = await bought(
      checkout(`<form method="post" action="/order">${person}<h2>Delivery address</h2><p id="kept">None yet</p><button type="button" onclick="sheet.hidden = false">+ Delivery address</button>${end}${button}
        <div id="sheet" role="dialog" aria-modal="true" hidden style="position:fixed;inset:10%;background:#fff"><label>Street and number <input name="street"></label><label>City <input name="city"></label><label>ZIP code <input name="zip"></label>
        <input type="hidden" name="saved"><button type="button" id="save">Save</button></div></form><script>
        save.onclick = () => { sheet.hidden = true; document.forms[0].saved.value = kept.textContent = document.forms[0].street.value; };
        ${refusing("saved", "Add a delivery address.")}</script>`),
    );
    expect(order).toMatchObject({ saved: "548 Market Street, Floor 3", city: "San Francisco", zip: "94104" });
  });

  it("is asked for once its country is known", async () => {
    const order = await bought(
      checkout(`<label>Country <select id="country"><option value="">Please select</option><option value="GB">United Kingdom</option><option value="US">United States</option></select></label><div id="rest"></div><script>
        country.onchange = () => setTimeout(() => { rest.innerHTML = \`<form method="post" action="/order">${person}<label>Street address <input name="street"></label><label>City <input name="city"></label>${end}${button}</form>\`; }, 300)</script>`),
    );
    expect(order).toMatchObject({ city: "San Francisco" });
  });
});

describe.concurrent("a form that is drawn anew by its script", () => {
  it("is paid as was agreed, though it has forgotten how", async () => {
    const fields = `${person}<label>Street address <input name="street"></label><label>City <input name="city"></label>`;
    const order = await bought(
      checkout(`<div id="root"><form method="post" action="/order">${fields}${end}${button}</form></div><script>
        setTimeout(() => { const { innerHTML } = root; root.innerHTML = innerHTML; }, 2600)</script>`),
    );
    expect(order).toMatchObject({ city: "San Francisco", pay: "cod" });
  });
});
