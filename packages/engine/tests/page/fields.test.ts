import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Field, fieldWithRole, readFields } from "../../src/page/fields/read-fields.ts";
import { realChoices } from "../../src/page/fields/real-choices.ts";
import { readDrawnChoices } from "../../src/page/filling/choose-from-drawn-list.ts";
import { fillField } from "../../src/page/filling/fill.ts";
import { fillTogether } from "../../src/page/filling/fill-together.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

async function roles(page: Page): Promise<string[]> {
  return (await readFields(page, pace)).map(({ role }) => role);
}

async function field(page: Page, role: Field["role"], purpose?: "shipping" | "billing"): Promise<Field> {
  const found = fieldWithRole(await readFields(page, pace), role, purpose);
  if (!found) throw new Error(`no single field is the ${role}`);
  return found;
}

describe("which fields there are", () => {
  test("a drawn list shows its choice around its empty search field, and its prompt is none", async () => {
    const list = (words: string, more = "") =>
      `<div class="row"><label for="suburb">Suburb</label><div class="select"><div class="select-content ${more}">${words}<input id="suburb" role=combobox aria-haspopup=listbox aria-expanded=false value=""></div></div></div>`;
    const chosen = await bench.open(list("CASTLEMAINE VIC 3450", "select-content-has-value"));
    expect((await readFields(chosen, pace)).map(({ value }) => value)).toEqual(["CASTLEMAINE VIC 3450"]);
    const open = await bench.open(list(`<div class="select-placeholder">Start typing</div>`));
    expect((await readFields(open, pace)).map(({ value }) => value)).toEqual([""]);
    const named = await bench.open(`<label>Suburb <input role=combobox aria-haspopup=listbox></label>`);
    expect((await readFields(named, pace)).map(({ value }) => value)).toEqual([""]);
  });

  test("the heading of a summary set aside is not that of what follows it", async () => {
    const ways = `<div><label><input type=radio name=way value=a checked> Klarna</label><label><input type=radio name=way value=b> Bank transfer</label></div>`;
    const beside = await bench.open(
      `<main><h1>How would you like to pay?</h1><aside><h2>Order summary</h2><p>1 blanket</p></aside>${ways}</main>`,
    );
    expect((await field(beside, "paymentMethod")).label).toBe("How would you like to pay?");
    const within = await bench.open(
      `<main><h1>Checkout</h1><aside><h2>Order summary</h2><label>Number <input name=n1></label></aside><h2>Payment</h2>${ways}</main>`,
    );
    expect((await field(within, "paymentMethod")).label).toBe("Payment");
  });

  test("a dialling code before a field is no part of what is typed in it", async () => {
    const page =
      await bench.open(`<label for=p>Contact number</label><span><span><span class=addon>+61</span><input id=p></span></span>
      <label for=m>Mobile</label><p>+61 is added</p><div><input id=m></div><button type=button>+61</button><input aria-label="Phone">`);
    expect((await readFields(page, pace)).map(({ dialCode }) => dialCode)).toEqual([
      "61",
      undefined,
      undefined,
    ]);
  });

  test("what begins a row of lists or radios names all of them", async () => {
    const page = await bench.open(`<form><h2>Vos coordonnées</h2>
      <div><label>Civilité *</label><label><input type=radio name=c value=f> Mme</label> <label><input type=radio name=c value=m> M.</label></div>
      <div><label>Date de naissance *</label>${["Jour", "Mois", "Année"]
        .map((name, at) => {
          const numbers = Array.from({ length: [31, 12, 90][at] ?? 0 }, (_, of) =>
            at === 2 ? 2010 - of : of + 1,
          );
          return `<select aria-label=${name}><option value="">${name}</option>${numbers.map((one) => `<option>${one}</option>`).join("")}</select>`;
        })
        .join(" ")}</div></form>`);
    const fields = await readFields(page, pace);
    expect(fields.map(({ role, required }) => [role, required])).toEqual([
      ["salutation", true],
      ["dateOfBirth", true],
      ["dateOfBirth", true],
      ["dateOfBirth", true],
    ]);
    expect(fields[0]?.label).toBe("Civilité *");
  });

  test("a radio beside a logo is called by it too, and not by several or by what it says itself", async () => {
    const way = (logos: string[], words: string) =>
      `<label><input type=radio name=way value="${words}"> ${logos.map((alt) => `<img alt="${alt}" width=40 height=20>`).join("")} ${words}</label>`;
    const page = await bench.open(
      `<h2>Pay with</h2>${way(["Visa", "Mastercard"], "Card")}${way(["Afterpay"], "4 payments of $20.00")}${way(["Bank"], "Bank transfer")}`,
    );
    const [field] = await readFields(page, pace);
    expect(field?.choices?.map(({ title }) => title)).toEqual([
      "Card",
      "Afterpay 4 payments of $20.00",
      "Bank transfer",
    ]);
  });

  test("a radio with no words but the logo in its row is called by that", async () => {
    const way = (id: string, name: string) =>
      `<tr><td><input type=radio id=${id} name=payment_method value=${id}></td><td><label for=${id}><img alt="${name}" width=140 height=35></label></td></tr>`;
    const page = await bench.open(
      `<table>${way("free", "Free order")}${way("cod", "Cash on delivery")}</table>`,
    );
    const [ways] = await readFields(page, pace);
    expect(ways?.choices?.map(({ title }) => title)).toEqual(["Free order", "Cash on delivery"]);
  });

  test("the only delivery and the only way to pay, side by side, are no choice between the two", async () => {
    const only = (name: string, words: string) =>
      `<td><label><input type=radio name=${name} value=${name}> ${words}</label></td>`;
    const page = await bench.open(
      `<h3>Delivery and payment</h3><table><tr>${only("shipping_method", "Flat rate")}${only("payment_method", "Cash on delivery")}</tr></table>`,
    );
    const ways = await readFields(page, pace);
    expect(ways.map(({ choices }) => choices?.map(({ title }) => title))).toEqual([
      ["Flat rate"],
      ["Cash on delivery"],
    ]);
  });

  test("radios that say the same are told apart by the heading above each", async () => {
    const way = (id: string, words: string, price: string) =>
      `<div><input type=radio id=${id} name=shipping value=${id}><label for=${id}>${words}</label> <span>${price}</span></div>`;
    const page = await bench.open(
      `<form><h3>Shipping method</h3><h4>Flat rate</h4>${way("flat", "Best way", "$5.00")}<h4>Per item</h4>${way("item", "Best way", "$5.00")}<h4>Store pickup</h4>${way("store", "Walk in", "$0.00")}</form>`,
    );
    const [ways] = await readFields(page, pace);
    expect(ways?.choices?.map(({ title }) => title)).toEqual([
      "Flat rate: Best way $5.00",
      "Per item: Best way $5.00",
      "Store pickup: Walk in $0.00",
    ]);
  });

  test("drawn radios in rows, each with a native one within, are one choice", async () => {
    const row = (name: string) =>
      `<label style="display:flex"><div><div role=radio tabindex=0 aria-checked=false style="width:20px;height:20px"><div aria-hidden=true><input type=radio style="display:none"></div></div></div><div><div>${name}</div></div></label>`;
    const page = await bench.open(
      `<div><h3>Shop</h3>${["Hornstull", "Götgatan", "Kungsholmen"].map(row).join("")}</div>`,
    );
    const found = await readFields(page, pace);
    expect(found.map(({ choices = [] }) => choices.map(({ title }) => title))).toEqual([
      ["Hornstull", "Götgatan", "Kungsholmen"],
    ]);
  });

  test("a day that is drawn as three places to type in is one field, with its complaint", async () => {
    const part = (name: string, most: number, words: string) =>
      `<span role=spinbutton contenteditable tabindex=0 aria-label="${name}" aria-valuemin=1 aria-valuemax=${most} aria-required=true data-type=${name}>${words}</span>`;
    const page =
      await bench.open(`<div><span id=l>Date of birth</span><div id=day role=group aria-labelledby=l>
      ${part("day", 31, "dd")}<span>/</span>${part("month", 12, "mm")}<span>/</span>${part("year", 9999, "yyyy")}</div>
      <input name=dob type=text hidden required><span class=field-error>Please fill out this field.</span></div><script>
      for (const one of day.querySelectorAll('[role=spinbutton]')) {
        let typed = '';
        one.onfocus = () => { typed = ''; };
        one.onkeydown = (event) => {
          event.preventDefault();
          if (!/\\d/.test(event.key)) return;
          typed += event.key; one.textContent = typed; one.setAttribute('aria-valuenow', Number(typed));
          if (typed.length === (one.dataset.type === 'year' ? 4 : 2)) one.nextElementSibling?.nextElementSibling?.focus();
        };
      }</script>`);
    const birth = await field(page, "dateOfBirth");
    expect(birth).toMatchObject({ label: "Date of birth", required: true, value: "", isDay: true });
    expect(birth.invalid).toBe("Please fill out this field.");
    expect(await readFields(page, pace)).toHaveLength(1);

    expect(await fillField(birth, "1984-03-12", pace)).toEqual({ filled: true });
    expect(await field(page, "dateOfBirth")).toMatchObject({ value: "1984-03-12" });
    expect(await fillField(birth, "05/11/1990", pace)).toEqual({ filled: true });
    expect(await field(page, "dateOfBirth")).toMatchObject({ value: "1990-11-05" });
  });

  test("ids are random on each load: the locator holds when a re-render changes them", async () => {
    const page = await bench.open(`<div id=app></div><script>
      window.draw = () => { const id = 'f' + Math.random().toString(16).slice(2, 12);
        app.innerHTML = '<label for="' + id + '">E-mail</label><input id="' + id + '" name="contact[email]">'; };
      draw();</script>`);
    const email = await field(page, "email");
    await page.evaluate("draw()");
    expect(await fillField(email, "ada@example.com", pace)).toEqual({ filled: true });
    expect((await field(page, "email")).value).toBe("ada@example.com");
  });

  test("a drawn list is found by the native list behind it when it is drawn again under another random id", async () => {
    const page = await bench.open(`<form id=app></form><script>
      const list = (name, words, drawn) => '<label id="ss-' + Math.random().toString(36).slice(2, 10) + '0a-label">' + words + ' <select name=' + name +
        ' style="display:none"><option value="">Choose</option><option value=SE>Sweden</option><option value=US>United States</option></select>' +
        '<div role=combobox aria-haspopup=listbox tabindex=0>' + drawn + '</div></label>';
      window.draw = (drawn = 'Choose') => { app.innerHTML = list('origin', 'Goods from', 'Choose') + list('country', 'Country', drawn); };
      draw();</script>`);
    const country = await field(page, "country");
    await page.evaluate("draw('Sweden')");
    expect(await country.locator.textContent()).toBe("Sweden");
  });

  test("what a library calls each of its lists is no name for one: the words beside it are", async () => {
    const list = (words: string) =>
      `<tr><td>${words}</td><td><div role=combobox aria-label=Combobox aria-haspopup=listbox tabindex=0>—</div></td></tr>`;
    const page = await bench.open(`<table>${list("Country")}${list("State")}</table>`);
    const fields = await readFields(page, pace);
    expect(fields.map(({ role, label }) => [role, label])).toEqual([
      ["country", "Country"],
      ["state", "State"],
    ]);
  });

  test("a comment in the markup is no name", async () => {
    const page = await bench.open(
      "<div><span>Nickname</span><!-- Field of the second design --><input name=f1></div>",
    );
    expect((await readFields(page, pace)).map(({ label }) => label)).toEqual(["Nickname"]);
  });

  test("words before a hidden list are those of the list that is drawn after it", async () => {
    const list = (words: string, hidden: string) =>
      `<tr><td>${words}</td><td><select style="${hidden}"><option>—<option>1<option>2</select><div role=combobox aria-haspopup=listbox aria-expanded=false tabindex=0><span>—</span><ul role=listbox hidden><li role=option>—<li role=option>1<li role=option>2</ul></div></td></tr>`;
    const page = await bench.open(
      `<table>${list("Geboren op", "display:none")}${list("Aantal broers", "position:absolute;width:1px;height:1px;opacity:0")}</table>`,
    );
    const fields = await readFields(page, pace);
    expect(fields.map(({ label }) => label)).toEqual(["Geboren op", "Aantal broers"]);
  });

  test("a drawn list that is named by what it shows has the words and the choices of the list behind it", async () => {
    const page = await bench.open(`<div><label for=d>When were you born?</label>
      <select id=d style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)"><option value="">Select…<option>1<option>2</select><span>
      <span role=combobox aria-haspopup=true tabindex=0 aria-labelledby=shown aria-controls=shown><span id=shown role=textbox aria-readonly=true>Select…</span></span></span></div>
      <table><tr><td>C.P. *</td><td><input name=f1></td></tr></table><p><span>〒 *</span> <span><input name=f2></span></p>
      <label>Country <input name=f3 list=offered></label><datalist id=offered><option value=Suisse><option value=France></datalist>`);
    const [born, ...others] = await readFields(page, pace);
    expect(born?.label).toBe("When were you born?");
    expect(born && realChoices(born).map(({ title }) => title)).toEqual(["1", "2"]);
    expect(others.map(({ label }) => label)).toEqual(["C.P. *", "〒 *", "Country"]);
    expect(others.at(-1)?.suggestions).toEqual(["Suisse", "France"]);
  });

  test("a page that is busy for a while still has its field", async () => {
    const page = await bench.open("<label><input type=checkbox name=terms> I accept the terms</label>");
    const terms = await field(page, "terms");
    await page.evaluate(
      "setTimeout(() => { const until = Date.now() + 1_200; while (Date.now() < until); }, 0), undefined",
    );
    expect(await fillField(terms, "yes", pace)).toEqual({ filled: true });
  });

  test("the same name stands twice, once in a hidden sign-in form: the visible one is the field", async () => {
    const page = await bench.open(
      `<form style="display:none"><input name=email></form><form><label>Email <input name=email></label></form>`,
    );
    await fillField(await field(page, "email"), "ada@example.com", pace);
    expect(await page.locator("form").nth(1).locator("input").inputValue()).toBe("ada@example.com");
  });

  test("colons and brackets in ids do not break the locator", async () => {
    const page = await bench.open(`<input id="shipping:postcode[0]"><input id=":r1:" placeholder="City">`);
    expect(await fillField(await field(page, "postalCode"), "94105", pace)).toEqual({ filled: true });
    expect(await fillField(await field(page, "city"), "Oakland", pace)).toEqual({ filled: true });
  });

  test("labels stand beside the input, not bound to it", async () => {
    const page =
      await bench.open(`<table><tr><td>First name</td><td><input name=a1></td></tr><tr><td>Surname</td><td><input name=a2></td></tr></table>
      <div><span>Telephone</span><div><input name=a3></div></div>`);
    expect(await roles(page)).toEqual(["firstName", "lastName", "phone"]);
  });

  test("the labels and names of components are those of the only field in each", async () => {
    const page =
      await bench.open(`<label>City <x-in></x-in></label><label for=zip>Postal code</label><x-in id=zip></x-in><x-in name=phone></x-in>
      <script>customElements.define("x-in", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<div><input></div>"; } });</script>`);
    expect(await roles(page)).toEqual(["city", "postalCode", "phone"]);
  });

  test("an example that is drawn over a field is not its name", async () => {
    const page = await bench.open(
      `<style>div.box{position:relative;width:200px}div.box span{position:absolute;left:4px;top:4px}</style>
      <div><span>Téléphone portable</span></div><div class=box><input><span>06 12 34 56 78</span></div>`,
    );
    expect(await readFields(page, pace)).toMatchObject([{ role: "phone", label: "Téléphone portable" }]);
  });

  test("placeholders are drawn as floating text", async () => {
    const page = await bench.open(
      `<h2>Your address</h2><style>div{position:relative} span{position:absolute;left:6px;top:2px}</style>
      <div><input id=x1><span>Postal code</span></div><div><input placeholder="City"></div>`,
    );
    expect(await roles(page)).toEqual(["postalCode", "city"]);
  });

  test("a form's action property is an input", async () => {
    const page = await bench.open(
      `<form><input type=hidden name=action value=go><label>City <input name=id></label><input type=hidden name=id></form>`,
    );
    expect(await roles(page)).toEqual(["city"]);
  });

  test("a page has taught its arrays and texts a JSON of their own", async () => {
    const page = await bench.open(`<script>
      for (const kind of [Array, String, Object]) kind.prototype.toJSON = function () { return "as this page has it"; };
      </script><label>City <input name=city></label><select name=country><option value=FR>France</select>`);
    const country = await field(page, "country");
    expect(country.choices).toMatchObject([{ value: "FR", title: "France" }]);
    const fillings = [{ field: await field(page, "city"), value: 'O"ak\\land\u2028' }];
    expect(await fillTogether(fillings, pace)).toEqual([{ filled: true }]);
  });

  test("honeypots are no fields: off the page, hidden by style, without size, clipped, in a shut accordion", async () => {
    const page = await bench.open(`
      <input name=website style="position:absolute;left:-9999px"><input name=h1 style="visibility:hidden"><input name=h2 style="opacity:0">
      <div style="height:0;overflow:hidden"><label>City <input name=city></label></div><input name=h3 style="width:0;height:0;border:0;padding:0">
      <input name=h4 aria-hidden=true tabindex=-1><input name=h5 style="position:absolute;clip:rect(0,0,0,0)"><div style="display:none"><input name=h6></div>
      <label>E-mail <input name=e></label>`);
    expect(await roles(page)).toEqual(["email"]);
  });

  test("billing and shipping fields are told apart by names and headings", async () => {
    const page =
      await bench.open(`<section><h2>Shipping address</h2><label>City <input name=c1></label></section>
      <section><h2>Billing address</h2><label>City <input name=c2></label></section>`);
    expect((await field(page, "city", "shipping")).name).toBe("c1");
    expect((await field(page, "city", "billing")).name).toBe("c2");
    expect(fieldWithRole(await readFields(page, pace), "city")?.name).toBe("c1");
  });

  test("open shadow roots are pierced", async () => {
    const page = await bench.open(`<x-address></x-address><script>
      customElements.define('x-address', class extends HTMLElement { connectedCallback() {
        this.attachShadow({mode: 'open'}).innerHTML = '<label>City <input></label><label>ZIP code <input></label>'; } });</script>`);
    expect(await fillField(await field(page, "postalCode"), "94105", pace)).toEqual({ filled: true });
    expect((await field(page, "postalCode")).value).toBe("94105");
    expect((await field(page, "city")).value).toBe("");
  });

  test("a page that forbids eval is read all the same", async () => {
    const page = await bench.open("", {
      "/": {
        body: "<!doctype html><label>City <input name=c></label>",
        headers: { "content-security-policy": "default-src 'none'" },
      },
    });
    expect(await fillField(await field(page, "city"), "Oakland", pace)).toEqual({ filled: true });
  });
});

describe("card forms", () => {
  const cardFrame = (name: string, label: string) =>
    `<!doctype html><input name="${name}" aria-label="${label}">`;

  test("each field sits in a frame of its own, beside a hidden frame of the same provider", async () => {
    const page = await bench.open(
      `<iframe title="Card number" src=/number></iframe><iframe title="Expiry date" src=/expiry></iframe><iframe title="Security code" src=/code></iframe>
       <iframe src=/number style="position:absolute;left:-2000px;width:10px;height:10px"></iframe><label>Name on card <input name=holder></label>`,
      {
        "/number": { body: cardFrame("number", "") },
        "/expiry": { body: cardFrame("expiry", "") },
        "/code": { body: cardFrame("cvc", "") },
      },
    );
    await page.waitForLoadState("load");
    for (const [role, value] of [
      ["cardNumber", "4242424242424242"],
      ["cardExpiry", "04/29"],
      ["cardCode", "123"],
      ["cardHolder", "Ada Byron"],
    ] as const) {
      expect(await fillField(await field(page, role), value, pace)).toEqual({ filled: true });
    }
  });

  test("a number field inserts spaces, an expiry field a stroke", async () => {
    const page =
      await bench.open(`<label>Card number <input name=n oninput="this.value=this.value.replace(/\\D/g,'').replace(/(.{4})(?=.)/g,'$1 ')"></label>
      <label>Expiry <input name=x placeholder="MM / YY" oninput="const d=this.value.replace(/\\D/g,'').slice(0,4);this.value=d.length>2?d.slice(0,2)+' / '+d.slice(2):d"></label>`);
    expect(await fillField(await field(page, "cardNumber"), "4242424242424242", pace)).toEqual({
      filled: true,
    });
    expect(await fillField(await field(page, "cardExpiry"), "4/2029", pace)).toEqual({ filled: true });
    expect((await field(page, "cardExpiry")).value).toBe("04 / 29");
  });

  test("brand, month and year are selects", async () => {
    const months = Array.from(
      { length: 12 },
      (_, month) => `<option value=${month + 1}>${String(month + 1).padStart(2, "0")}</option>`,
    ).join("");
    const years = Array.from({ length: 10 }, (_, year) => `<option>${2026 + year}</option>`).join("");
    const page =
      await bench.open(`<select name=t><option>Visa</option><option>MasterCard</option></select><label>Card number <input name=n></label>
      <div>Expires <select name=m>${months}</select><select name=y>${years}</select></div><label>CVV <input name=c maxlength=4></label>`);
    expect(await roles(page)).toEqual([
      "cardBrand",
      "cardNumber",
      "cardExpiryMonth",
      "cardExpiryYear",
      "cardCode",
    ]);
    expect(await fillField(await field(page, "cardExpiryMonth"), "04/29", pace)).toEqual({ filled: true });
    expect(await fillField(await field(page, "cardExpiryYear"), "04/29", pace)).toEqual({ filled: true });
  });

  test("a gift card number is no card number", async () => {
    const page = await bench.open(
      `<label>Gift card number <input name=g></label><label>Card number <input name=n></label>`,
    );
    expect(await roles(page)).toEqual(["giftCard", "cardNumber"]);
  });
});

describe("lists and boxes", () => {
  test("a list whose choices get other values once one is made holds the choice that it shows", async () => {
    const page = await bench.open(
      `<label>Country <select name=country onchange="for (const one of this.options) one.removeAttribute('value')"><option value=1>Germany<option value=2>United States<option value=3>France</select></label>`,
    );
    expect(await fillField(await field(page, "country"), "US", pace)).toEqual({ filled: true });
  });

  test("the state is a native select of internal numbers, loaded after the country changes", async () => {
    const page =
      await bench.open(`<label>Country <select name=country onchange="setTimeout(()=>s.innerHTML='<option value=0>Choose<option value=12>California<option value=13>Nevada<option value=14>Ohio',300)">
      <option value="">Choose<option value=840>United States<option value=276>Germany<option value=250>France</select></label><label>State <select id=s name=state><option>Choose</select></label>`);
    expect(await fillField(await field(page, "country"), "US", pace)).toEqual({ filled: true });
    expect(await fillField(await field(page, "state"), "CA", pace, { countryCode: "US" })).toEqual({
      filled: true,
    });
    expect((await field(page, "state")).value).toBe("12");
  });

  test("the state is a list box that is no select", async () => {
    const page =
      await bench.open(`<label id=l>State</label><button type=button role=combobox aria-haspopup=listbox aria-labelledby=l aria-expanded=false onclick="p.hidden=!p.hidden">Choose a state</button>
      <ul id=p role=listbox hidden><li role=option>California</li><li role=option>Nevada</li></ul>
      <script>p.onclick = e => { document.querySelector('button').textContent = e.target.textContent; p.hidden = true; }</script>`);
    expect(await fillField(await field(page, "state"), "NV", pace, { countryCode: "US" })).toEqual({
      filled: true,
    });
    expect((await field(page, "state")).value).toBe("Nevada");
  });

  const drawnList = (script: string) => `<label for=s>State</label><span>
    <select id=s name=state tabindex=-1 aria-hidden=true style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)">
    <option value="">Choose<option value=CA>California<option value=NV>Nevada</select>
    <span role=combobox tabindex=0 aria-label=State aria-haspopup=listbox aria-expanded=false>Choose a state</span></span>
    <ul role=listbox hidden><li role=option>California</li><li role=option>Nevada</li></ul><output></output>
    <script>const box = document.querySelector('[role=combobox]'), list = document.querySelector('ul');
    box.onclick = () => { list.hidden = false; document.querySelector('output').textContent += 'opened '; };
    list.onclick = e => { box.textContent = e.target.textContent; list.hidden = true; };
    ${script}</script>`;

  test("a drawn list that shows what the native one behind it holds is not opened", async () => {
    const page = await bench.open(
      drawnList("s.onchange = () => { box.textContent = s.selectedOptions[0].text; };"),
    );
    const filling = { field: await field(page, "state"), value: "NV" };
    expect(await fillTogether([filling], pace, { countryCode: "US" })).toEqual([{ filled: true }]);
    expect(await page.locator("select").inputValue()).toBe("NV");
    expect((await field(page, "state")).value).toBe("Nevada");
    expect(await page.locator("output").textContent()).toBe("");
  });

  test("a drawn list that knows nothing of the native one beside it is opened, and the other left as it was", async () => {
    const page = await bench.open(drawnList(""));
    const filling = { field: await field(page, "state"), value: "NV" };
    expect(await fillTogether([filling], pace, { countryCode: "US" })).toEqual([{ filled: true }]);
    expect(await page.locator("select").inputValue()).toBe("");
    expect((await field(page, "state")).value).toBe("Nevada");
    expect(await page.locator("output").textContent()).toBe("opened ");
  });

  test("the shopper's own country is absent: said, not guessed", async () => {
    const page = await bench.open(
      `<label>Country <select name=c><option value=DE>Germany<option value=AT>Austria<option value=CH>Switzerland<option value=FR>France</select></label>`,
    );
    expect(await fillField(await field(page, "country"), "US", pace)).toEqual({
      filled: false,
      why: "the list does not offer this choice",
    });
  });

  test("drawn rows below a text that looks like a heading are a choice, and the strongest frame is the chosen one", async () => {
    const row = (title: string, price: string, colour: string) =>
      `<div tabindex=0 style="border:1px solid ${colour};padding:12px;cursor:pointer;display:flex"><div>${title}</div><div>${price}</div></div>`;
    const page =
      await bench.open(`<div style="font-size:24px">Shipping</div>${row("Standard, 4-6 days", "$5.00", "#111")}
      ${row("Express, 1-2 days", "$15.00", "#ccc")}<div tabindex=0 style="cursor:pointer"><div>Next</div></div>`);
    const method = await field(page, "shippingMethod");
    expect(method.choices?.map(({ title }) => title)).toEqual([
      "Standard, 4-6 days $5.00",
      "Express, 1-2 days $15.00",
    ]);
    expect(method.value).toContain("Standard");
  });

  test("focusable boxes below a question of how to pay are a choice, also where one says more than the others", async () => {
    const tile = (text: string) =>
      `<div class="tile" role="button" tabindex="0" style="border:1px solid">${text}</div>`;
    const page = await bench.open(
      `<form><fieldset><legend>Choose a payment method</legend>${tile("Card<br><small>Visa, Amex</small>")}${tile("PayPal")}${tile("Gift card")}</fieldset><button>Pay</button></form>`,
    );
    const ways = await field(page, "paymentMethod");
    expect(ways.choices?.map(({ title }) => title)).toEqual(["Card Visa, Amex", "PayPal", "Gift card"]);
  });

  test("buttons that lead back and on are no choices of the step above them", async () => {
    const page = await bench.open(
      `<style>button{cursor:pointer}</style><h6>Delivery method</h6><p>Loading…</p>
      <div><button type=button>Back</button><button type=button>Continue to payment</button></div>`,
    );
    expect(await readFields(page, pace)).toEqual([]);
  });

  test.each([
    [
      "a frame laid over it",
      `<i style="position:absolute;inset:-1px;border:2px solid #06c;pointer-events:none"></i>`,
      "",
    ],
    ["a mark", "", `<svg width=20 height=20><circle r=9 cx=10 cy=10></circle></svg>`],
  ])("which of the boxes is chosen shows by %s", async (_how, frame, mark) => {
    const plain = `<i style="position:absolute;inset:-1px;border:2px solid transparent;pointer-events:none"></i>`;
    const tile = (text: string, isOn: boolean) =>
      `<div style="position:relative;cursor:pointer;border:1px solid #ccc"><b>${text}</b>${isOn ? mark : ""}${isOn && frame ? frame : plain}</div>`;
    const page = await bench.open(
      `<label>Delivery method</label><div>${tile("Standard $5.00", false)}${tile("Express $10.00", true)}</div>`,
    );
    expect((await field(page, "shippingMethod")).value).toBe("Express $10.00");
  });

  test("a field alone in its group is named by the group", async () => {
    const page = await bench.open(`<label>E-mail <input name=em></label>
      <fieldset><legend>Name on card</legend><input id=nm placeholder="John Doe"></fieldset>
      <fieldset><legend>Card</legend><input aria-label="Card number"><input aria-label="CVC"></fieldset>
      <label>ZIP code <input name=zp></label>`);
    expect((await readFields(page, pace)).map(({ role }) => role)).toEqual([
      "email",
      "cardHolder",
      "cardNumber",
      "cardCode",
      "postalCode",
    ]);
  });

  test.each([
    ["input", (name: string) => `<div><input role=combobox type=text aria-label="${name}"></div>`],
    [
      "box around the input",
      (name: string) =>
        `<div role=combobox aria-haspopup=listbox aria-expanded=false><input type=text aria-label="${name}"></div>`,
    ],
  ])(
    "a list marked at its %s, amid its prompt and its choice, is chosen from, and read while it is open",
    async (_place, input) => {
      const list = (name: string, items: string) =>
        `<label><span>${name}</span><div class="ng-select" data-items="${items}" style="position:relative;width:200px"><div class="ng-value-container"><div class="ng-placeholder">Choose ${name}</div>
      <div class="ng-value"></div>${input(name)}</div></div></label>`;
      const page =
        await bench.open(`${list("Country", "Germany,United States")}${list("Title", "Dr.,Ms.")}<script>
      document.querySelectorAll('.ng-select').forEach((box) => { const input = box.querySelector('input');
        const open = () => { box.querySelector('[role=listbox]')?.remove(); const rows = box.dataset.items.split(',').filter((one) => one.includes(input.value));
          box.insertAdjacentHTML('beforeend', '<div role=listbox style="position:absolute;z-index:9;background:#fff">' + rows.map((one) => '<div role=option>' + one + '</div>').join('') + '</div>');
          box.querySelectorAll('[role=option]').forEach((row) => row.onmousedown = () => { input.value = ''; box.querySelector('.ng-placeholder').style.display = 'none';
            box.querySelector('.ng-value').innerHTML = '<span class="ng-value-label">' + row.textContent + '</span>'; box.querySelector('[role=listbox]').remove(); }); };
        box.onclick = (event) => { if (!event.target.closest('[role=listbox]')) open(); }; input.oninput = open;
        input.onblur = () => box.querySelector('[role=listbox]')?.remove(); });</script>`);
      const country = await field(page, "country");
      expect(await fillField(country, "US", pace)).toEqual({ filled: true });
      const [chosen, title] = await readFields(page, pace);
      expect([chosen?.label, chosen?.value, title?.label]).toEqual(["Country", "United States", "Title"]);
      const choices = title ? await readDrawnChoices(title, pace) : [];
      expect(choices.map((choice) => choice.title)).toEqual(["Dr.", "Ms."]);
      expect(await page.locator("[role=listbox]").count()).toBe(0);
    },
  );

  test("a field is called by what is written above it where that says more than its spoken name", async () => {
    const page =
      await bench.open(`<form><div><label><span>Title (optional)</span></label><select aria-label="Title"><option>Dr.</select></div>
      <div><label><span>Town *</span></label><input aria-label="Town"></div><div><span>Where to?</span><input aria-label="Street"></div></form>`);
    expect((await readFields(page, pace)).map(({ label }) => label)).toEqual([
      "Title (optional)",
      "Town *",
      "Street",
    ]);
  });

  test("a list with its native list in it is called by the label of the input in it", async () => {
    const page =
      await bench.open(`<style>.off{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style>
      <label for=keys>Country<span>*</span></label><div id=box role=combobox aria-haspopup=listbox aria-expanded=false aria-labelledby=shown style="width:200px;border:1px solid">
      <div class=off><input id=keys type=text readonly></div><div class=off><select name=land tabindex=-1 aria-hidden=true><option value="">-- Choose --<option value=de>Germany<option value=us>United States</select></div>
      <label id=shown>-- Choose --</label></div><script>const list = document.querySelector('select');
      box.onmousedown = () => { document.body.insertAdjacentHTML('beforeend', '<ul role=listbox style="position:absolute;top:90px;background:#fff">' + [...list.options].map((one) => '<li role=option>' + one.text + '</li>').join('') + '</ul>');
        document.querySelectorAll('li').forEach((row, at) => row.onclick = () => { list.selectedIndex = at; shown.textContent = row.textContent; document.querySelector('ul').remove(); }); };</script>`);
    const country = await field(page, "country");
    expect([country.label, country.required]).toEqual(["Country *", true]);
    expect(await fillField(country, "US", pace)).toEqual({ filled: true });
    expect(await page.locator("select").inputValue()).toBe("us");
  });

  test("boxes hidden under their label are ticked and cleared", async () => {
    const page =
      await bench.open(`<label><input type=checkbox name=agree style="display:none"><span>I agree to the <a href=/terms>terms</a></span></label>
      <label><input type=checkbox name=news checked> Keep me up to date with the newsletter</label>`);
    expect(await fillField(await field(page, "terms"), "yes", pace)).toEqual({ filled: true });
    expect(await fillField(await field(page, "newsletter"), "no", pace)).toEqual({ filled: true });
    expect((await readFields(page, pace)).map(({ value }) => value)).toEqual(["on", ""]);
  });

  test.each([
    ["a cart's footer", "<form><table></table><div class=cart-footer>BOX</div></form>", false],
    ["a card's footer", "<div class='card'><div class='card-footer'>BOX</div></div>", false],
    ["a window's footer", "<div role=dialog><footer>BOX</footer></div>", false],
    ["an article's footer", "<article><footer>BOX</footer></article>", false],
    ["a form's footer", "<form><footer>BOX</footer></form>", false],
    ["a window's header", "<div role=dialog><header>BOX</header></div>", true],
    ["the page's footer", "<footer>BOX</footer>", true],
    ["the footer of a page in one form", "<form><h1>Cart</h1><footer>BOX</footer></form>", true],
    ["what is called the footer", "<div class='site-footer'><div class=card>BOX</div></div>", true],
    ["the links of the footer", "<div class='box-footer-links'>BOX</div>", true],
  ])("a box in %s", async (_where, html, isAside) => {
    const page = await bench.open(
      html.replace("BOX", "<label><input type=checkbox name=agree>I agree to the terms</label>"),
    );
    expect(await field(page, "terms")).toMatchObject({ isAside });
  });

  test("ways drawn as links side by side keep their own words, also beside one with a charge", async () => {
    const way = (words: string) => `<a href="javascript:void 0">${words}</a>`;
    const page = await bench.open(
      `<b>Payment method</b><p>${way("Card")}${way("Bank transfer")}${way("Cash on delivery (+$4.90)")}</p>`,
    );
    const [group] = await readFields(page, pace);
    expect(group?.choices?.map(({ title }) => title)).toEqual([
      "Card",
      "Bank transfer",
      "Cash on delivery (+$4.90)",
    ]);
  });

  test("radios that nothing names are called by what stands directly above them", async () => {
    const radios = (name: string) =>
      `<table><tr><td><input type=radio name=${name} value=1><label>One</label></td><td><input type=radio name=${name} value=2><label>Two</label></td></tr></table>`;
    const page = await bench.open(
      `<h2>Your address</h2><div><span class="ui-outputlabel">Civilité<span>*</span></span>${radios("a")}</div>
      <div><p>All our parcels are insured.</p>${radios("b")}</div>`,
    );
    const named = (await readFields(page, pace)).map(({ label, required }) => [label, required]);
    expect(named).toEqual([
      ["Civilité *", true],
      ["Your address", false],
    ]);
  });

  test("a box without a label is called by the words behind it, and not by what stands before", async () => {
    const page =
      await bench.open(`<form><table><tr><td>CVC code</td><td><input name=cvc size=4></td></tr></table><br>
      <input type=checkbox name=agreed value=yes> <font size=2>I accept the <a href=/terms>terms and conditions</a></font><br>
      <input type=checkbox name=news value=yes> Send me the newsletter<br><button>Order</button></form>`);
    expect((await readFields(page, pace)).map(({ role, label }) => [role, label])).toMatchObject([
      ["cardCode", "CVC code"],
      ["terms", "I accept the terms and conditions"],
      ["newsletter", "Send me the newsletter"],
    ]);
  });

  test("boxes hidden beside what a script draws for them are called by its words", async () => {
    const box = (name: string, words: string, state = "") =>
      `<div class=chk><div class=off><input type=checkbox name=${name} ${state}></div><div class=box style="width:20px;height:20px;border:1px solid"></div><span>${words}</span></div>`;
    const page =
      await bench.open(`<style>.off{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style>
      <form>${box("agree", "I accept the terms and conditions")}${box("cover", "Shipping insurance (+$2.90)", "checked")}</form>`);
    expect((await readFields(page, pace)).map(({ label, value }) => [label, value])).toEqual([
      ["I accept the terms and conditions", ""],
      ["Shipping insurance (+$2.90)", "on"],
    ]);
    expect(await fillField(await field(page, "terms"), "yes", pace)).toEqual({ filled: true });
    expect(await fillField(await field(page, "extra"), "no", pace)).toEqual({ filled: true });
    expect((await readFields(page, pace)).map(({ value }) => value)).toEqual(["on", ""]);
  });

  test("radios are covered by a stretched label", async () => {
    const page = await bench.open(`<fieldset><legend>Shipping method</legend>
      <div style="position:relative"><input type=radio name=m value=std id=a checked><label for=a style="position:absolute;inset:0">Standard $5.00</label></div>
      <div style="position:relative"><input type=radio name=m value=exp id=b><label for=b style="position:absolute;inset:0">Express $15.00</label></div></fieldset>`);
    const method = await field(page, "shippingMethod");
    expect(method.choices?.map(({ title }) => title)).toEqual(["Standard $5.00", "Express $15.00"]);
    expect(await fillField(method, "exp", pace)).toEqual({ filled: true });
    expect((await field(page, "shippingMethod")).value).toBe("exp");
  });

  test.each(["Free", "kostenlos", "GRATIS", "無料"])(
    "a radio is read with the %s of its row",
    async (free) => {
      const page = await bench.open(`<h2>Shipping method</h2><ul>
      <li><input type=radio name=m value=std id=a checked><label for=a>Standard</label><b>${free}</b></li>
      <li><input type=radio name=m value=exp id=b><label for=b>Express</label><b>$15.00</b></li></ul>`);
      const { choices } = await field(page, "shippingMethod");
      expect(choices?.map(({ title }) => title)).toEqual([`Standard ${free}`, "Express $15.00"]);
    },
  );

  test("a radio with a number in its name is read with the price of its row", async () => {
    const row = (id: string, price: string, name: string) =>
      `<tr><td><input type=radio name=m value=${id} aria-labelledby=n-${id}></td><td>${price}</td><td id=n-${id}>${name}</td></tr>`;
    const page = await bench.open(`<h2>Shipping methods</h2><table>
      ${row("a", "$18.00", "UPS 2nd Day")}${row("b", "$5.00", "Flat rate")}${row("c", "129 kr", "Bring 3-5 days")}</table>`);
    const { choices } = await field(page, "shippingMethod");
    expect(choices?.map(({ title }) => title)).toEqual([
      "UPS 2nd Day $18.00",
      "Flat rate $5.00",
      "Bring 3-5 days 129 kr",
    ]);
  });

  test("radios that a script names one by one are a group where they stand in rows alike", async () => {
    const page = await bench.open(`<h2>Shipping methods</h2><table>
      <tr><td><input type=radio name=unique_1 value=std onchange="other.checked=false" id=one></td><td>$5.00</td><td>Flat rate</td></tr>
      <tr><td><input type=radio name=unique_2 value=exp onchange="one.checked=false" id=other></td><td>$15.00</td><td>Express</td></tr></table>
      <div><h2>Payment method</h2><input type=radio name=pay id=bank><label for=bank>Bank transfer</label></div>
      <div><h2>Gift</h2><input type=radio name=wrap id=wrap><label for=wrap>Wrapped</label></div>`);
    const fields = await readFields(page, pace);
    expect(fields.map(({ choices }) => choices?.length)).toEqual([2, 1, 1]);
    const method = await field(page, "shippingMethod");
    expect(await fillField(method, "exp", pace)).toEqual({ filled: true });
    expect((await field(page, "shippingMethod")).value).toBe("exp");
  });
});

describe("filling", () => {
  test("a suggestion list is closed without choosing from it", async () => {
    const page =
      await bench.open(`<form onsubmit="event.preventDefault();document.title='sent'"><label>Address <input name=street aria-expanded=false autocomplete=off></label>
      <ul role=listbox hidden style="position:absolute"><li role=option>1 Wrong Street</li></ul></form><script>
      const i=document.querySelector('input'),u=document.querySelector('ul');
      i.oninput=()=>{u.hidden=false;i.ariaExpanded='true'};i.onkeydown=e=>{if(e.key==='Escape'){u.hidden=true;i.ariaExpanded='false'}if(e.key==='Enter'){i.value='1 Wrong Street'}};</script>`);
    expect(await fillField(await field(page, "addressLine1"), "1 Right Street", pace)).toEqual({
      filled: true,
    });
    expect(await page.locator("ul").isVisible()).toBe(false);
    expect((await field(page, "addressLine1")).value).toBe("1 Right Street");
  });

  test("a field that will not hold the value is a loud failure that does not repeat the value", async () => {
    const page = await bench.open(`<label>Card number <input name=n oninput="this.value='1234'"></label>`);
    const outcome = await fillField(await field(page, "cardNumber"), "4242424242424242", pace);
    expect(outcome).toEqual({ filled: false, why: "the field holds something else than was written" });
  });

  test("the page's complaint about a field comes with the field", async () => {
    const page = await bench.open(
      `<div><label>Phone <input name=p aria-invalid=true aria-describedby=e></label><p id=e>Enter a phone number</p></div>`,
    );
    expect((await field(page, "phone")).invalid).toBe("Enter a phone number");
  });
});
