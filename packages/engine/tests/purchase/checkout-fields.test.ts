import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, goodCard } from "./support/ada.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${bank}<p>Total $80.00</p><button>Place order</button>`;

function asking(content: string): Record<string, ShopPage> {
  const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${content}</form>`;
  return { "/checkout": checkout };
}

function listOf(from: number, to: number): string {
  const step = Math.sign(to - from);
  const numbers = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + step * index);
  return numbers.map((number) => `<option>${number}</option>`).join("");
}

describe.concurrent("a checkout", () => {
  it("that wants a bill sent to an address, with no way to say that it is the same, gets it twice", async () => {
    const billing = addressFields.replaceAll('name="', 'required name="billing_');
    const { outcome, shop } = await checkOutFromPages(
      pool,
      asking(`<h2>Billing address</h2>${billing}${ending}`),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ billing_zip: "94104", billing_last: "Lovelace", zip: "94104" }]);
  });

  it("that has the e-mail address repeated, and the dialling code chosen, gets both", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      asking(`<label>Confirm e-mail <input name="again" required></label>
        <label>Phone <select name="code"><option value="">--</option><option value="+49">Germany +49</option><option value="+1">United States +1</option></select>
        <input name="phone" type="tel" required></label>${ending}`),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      { email: "pages@example.com", again: "pages@example.com", code: "+1", phone: "415 555 0134" },
    ]);
  });

  it("that wants a date of birth in three lists gets it from a person", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      asking(`<fieldset><legend>Date of birth *</legend><select name="d" aria-label="Day"><option value="">Day</option>${listOf(1, 31)}</select>
        <select name="m" aria-label="Month"><option value="">Month</option>${listOf(1, 12)}</select>
        <select name="y" aria-label="Year"><option value="">Year</option>${listOf(2008, 1920)}</select></fieldset>${ending}`),
      {
        answers: { payment_method: [{ payment_method: "bank" }], details: [{ d: "10", m: "12", y: "1985" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ d: "10", m: "12", y: "1985" }]);
  });

  it("that asks for a date of birth in lists of one name has all of them answered at once", async () => {
    const part = (name: string, from: number, to: number) =>
      `<p id="${name}n">When were you born?</p><select name="${name}" aria-labelledby="${name}n"><option value="">—</option>${listOf(from, to)}</select>`;
    const form = (says: string) => `<h1>Checkout</h1><form method="post" action="/sent">${addressFields}
      ${part("d", 1, 31)}${part("m", 1, 12)}${part("y", 2008, 1920)}<p class="error">${says}</p><button>Continue</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": form(""),
        "/sent": ({ sent }) =>
          sent.d && sent.m && sent.y ? "to /last" : form("When were you born?: is required"),
        "/last": `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`,
      },
      {
        answers: { payment_method: [{ payment_method: "bank" }], details: [{ d: "10", m: "12", y: "1985" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ d: "10", m: "12", y: "1985" }]);
  });

  it("that binds the heading of a group of radios to the first asks for it by that heading", async () => {
    const radio = (value: string, words: string) =>
      `<input type="radio" name="heard" value="${value}" id="heard_${value}" required><label for="heard_${value}">${words}</label>`;
    const { host, shop } = await checkOutFromPages(
      pool,
      asking(
        `<h3>Notes</h3><p><label for="heard_web">How did you hear about us? *</label><span>${radio("web", "Search engine")}${radio("friend", "A friend")}</span></p>${ending}`,
      ),
      { answers: { payment_method: [{ payment_method: "bank" }], details: [{ heard: "friend" }] } },
    );

    expect(host.questions[0]?.responseSchema.properties.heard).toMatchObject({
      title: expect.stringMatching(/^How did you hear about us/),
      oneOf: [{ title: "Search engine" }, { title: "A friend" }],
    });
    expect(shop.orders).toMatchObject([{ heard: "friend" }]);
  });

  it("that asks for the house number by a word that is not known gets it once, and the street without it", async () => {
    const number = `<label>Házszám * <input name="f7" required></label>`;
    const fields = addressFields.replace('name="street"></label>', `name="street"></label>${number}`);
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${fields}${ending}</form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout },
      { answers: { payment_method: [{ payment_method: "bank" }], details: [{ f7: "548" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ street: "Market Street", f7: "548, Floor 3" }]);
  });

  it("that lists the states of one country and takes those of another as a text gets the buyer's either way", async () => {
    const place = `<label>Country <select name="country" onchange="states()"><option value="US">United States</option><option value="GB">United Kingdom</option></select></label>
      <p id="region"></p><script>function states() {
        document.getElementById('region').innerHTML = document.forms[0].country.value === 'US'
          ? '<label>State <select name="state" required><option value="">Choose</option><option>California</option><option>New York</option></select></label>'
          : '<label>County <input name="state" required></label>';
      } states();</script>`;
    const pages = asking(`${place}${ending}`);
    const known = ada("pages@example.com");
    const inKent = { administrativeAreaCode: "Kent", postalCode: "CT1 2EH", countryCode: "GB" };
    const buyer = { ...known, shipping: { ...known.shipping, ...inKent } };
    const [listed, written] = await Promise.all([
      checkOutFromPages(pool, pages),
      checkOutFromPages(pool, pages, { buyer }),
    ]);

    expect(listed.shop.orders).toMatchObject([{ country: "US", state: "California" }]);
    expect(written.shop.orders).toMatchObject([{ country: "GB", state: "Kent" }]);
  });

  it("that does not take a telephone number has it corrected, in the shop's own words", async () => {
    const form = (says: string) => `<h1>Checkout</h1><form method="post" action="/sent">${addressFields}
      <div><label for="p">Phone *</label><input id="p" name="phone" required>${says && `<span class="error">${says}</span>`}</div>${ending}</form>`;
    const words = "We do not call this kind of number.";
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": form(""),
        "/sent": ({ sent }) => (/^\d{3}-\d{3}-\d{4}$/.test(sent.phone ?? "") ? "to /order" : form(words)),
      },
      {
        answers: {
          payment_method: [{ payment_method: "bank" }],
          shipping: [{ phone: "415-555-0134" }],
          // The form was sent, so sending it again takes a person's word.
          confirm: [{ confirmed: "yes" }],
        },
      },
    );

    expect(host.questions.find(({ key }) => key === "shipping")?.message).toContain(words);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ phone: "415-555-0134" }]);
  });

  it("that names the format of the number only after another one was tried gets the first one again", async () => {
    const step = (says: string) => `<h1>Checkout</h1><form method="post" action="/sent">${addressFields}
      <div><label for="p">Phone *</label><input id="p" name="phone" required>${says && `<span class="error">${says}</span>`}</div><button>Continue</button></form>`;
    let sends = 0;
    const known = ada("pages@example.com");
    const buyer = { ...known, contact: { ...known.contact, phone: "+14155550134" } };
    const { outcome, host } = await checkOutFromPages(
      pool,
      {
        "/checkout": step(""),
        "/sent": ({ sent }) => {
          sends += 1;
          if (!sent.phone?.startsWith("+")) return step("Please use the international format (+…)");
          return sends < 4
            ? step("")
            : `<h1>Payment</h1><form method="post" action="/order"><p>Garden Chair</p>${ending}</form>`;
        },
      },
      { buyer, answers: { payment_method: [{ payment_method: "bank" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("that cuts a telephone number off after ten digits gets the national one", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      asking(`<label>Phone <input name="phone" required></label>${ending}<script>
        document.forms[0].phone.oninput = ({ target }) => { target.value = target.value.replace(/\\D/g, '').slice(0, 10); };</script>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ phone: "4155550134" }]);
  });

  it("whose complaint about an empty list stays while the answer to it is chosen asks once", async () => {
    const known = ada("pages@example.com");
    const { administrativeAreaCode: _, ...elsewhere } = known.shipping ?? {};
    const form = (says: string) => `<h1>Checkout</h1><form method="post" action="/sent">${addressFields}
      <div><label for="s">Region</label><select id="s" name="region"><option value="">Please select</option><option value="1">Kent</option><option value="2">Surrey</option></select>
      ${says && `<span class="error">${says}</span>`}</div><button>Continue</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": form(""),
        "/sent": ({ sent }) => (sent.region ? "to /last" : form("Please select a region!")),
        "/last": `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`,
      },
      {
        buyer: { ...known, shipping: { ...elsewhere, countryCode: "GB", postalCode: "ME14 1XX" } },
        answers: { payment_method: [{ payment_method: "bank" }], shipping: [{ state: "Kent" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["shipping", "payment_method"]);
    expect(shop.orders).toMatchObject([{ region: "1" }]);
  });

  it("that insists on a second address line, of which nobody knows, has it asked for", async () => {
    const known = ada("pages@example.com");
    const { outcome, shop } = await checkOutFromPages(
      pool,
      asking(`<label>Address line 2 * <input name="line2" required></label>${ending}`),
      {
        buyer: { ...known, shipping: { ...known.shipping, addressLines: ["548 Market Street"] } },
        answers: {
          payment_method: [{ payment_method: "bank" }],
          shipping: [{ address_line2: "Floor 3" }],
        },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ street: "548 Market Street", line2: "Floor 3" }]);
  });

  it("whose address widget overwrites what was typed has it put back", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      asking(`${ending}<script>const form = document.forms[0];
        form.street.addEventListener('input', () => setTimeout(() => { form.city.value = 'Elsewhere'; form.zip.value = ''; }, 900), { once: true });</script>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ city: "San Francisco", zip: "94104" }]);
  });

  it("is paid in the way that a person chooses among many", async () => {
    const ways = ["PayPal", "Money order", "Cheque", "Cash on delivery", "Bank transfer", "Invoice"];
    const radios = ways.map(
      (one) => `<p><label><input type="radio" name="pay" value="${one}"> ${one}</label></p>`,
    );
    const { shop } = await checkOutFromPages(
      pool,
      asking(`<h2>Payment</h2>${radios.join("")}<p>Total $80.00</p><button>Place order</button>`),
      { answers: { payment_method: [{ payment_method: "Cash on delivery" }] } },
    );

    expect(shop.orders).toMatchObject([{ pay: "Cash on delivery" }]);
  });

  it("whose row takes the press in the place of its radio gets the delivery that is reported", async () => {
    const row = (value: string, price: string) =>
      `<li onclick="take(this.firstElementChild)"><input type="radio" name="way" value="${value}" style="pointer-events:none" ${value === "courier" ? "checked" : ""}> <span>${value}</span> <b>$${price}</b></li>`;
    const rows = `<h4>Choose a delivery method</h4><ul>${row("courier", "15.00")}${row("post", "5.00")}</ul>
      <script>function take(radio) { if (radio.checked) return; radio.checked = true; fetch('/carrier?carrier=' + radio.value, { method: 'POST' }); }</script>`;
    const pages = { ...asking(`${rows}${ending}`), "/carrier": "{}" };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    const chosen = host.steps.find(({ code }) => code === "shipping_chosen");
    expect(chosen?.facts).toMatchObject({ price: "5.00" });
    expect(shop.orders).toMatchObject([{ way: "post", carrier: "post" }]);
  });

  it("that shows its card form behind a tab is paid there", async () => {
    const tabs = `<div role="tablist"><button type="button" role="tab" onclick="cc.hidden = false">Credit card</button><button type="button" role="tab">PayPal</button></div>
      <div id="cc" hidden><label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label></div>
      <p>Total $80.00</p><button>Place order</button>`;
    const { outcome, shop } = await checkOutFromPages(pool, asking(tabs), { answers: { card: [goodCard] } });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ cvc: "123" }]);
  });

  it("and a basket whose buttons are pictures are pressed all the same", async () => {
    const picture = (text: string) =>
      `<input type="image" alt="${text}" src="x.png" width="120" height="30">`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      ...asking(`${bank}<p>Total $80.00</p>${picture("Place order")}`),
      "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${picture("Add to basket")}</form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});

it("a field that only the shop's refusal says to be required is asked for, by what its label has before its brackets", async () => {
  const form = (refusal: string) =>
    `<h1>Checkout</h1>${refusal}<form method="post" action="/checkout">${addressFields}<label>Licensee (company or person) <input name="licensee"></label>
    <label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>
    <p>Total $80.00</p><button>Pay $80.00</button></form>`;
  const checkout: ShopPage = ({ sent }) => {
    if (sent.number === undefined) return form("");
    return sent.licensee ? "to /order" : form(`<p style="color:#b00">Licensee is required</p>`);
  };
  const { outcome, host, shop } = await checkOutFromPages(
    pool,
    { "/checkout": checkout },
    {
      answers: {
        card: [goodCard, goodCard],
        details: [{ licensee: "Lovelace Ltd" }],
      },
    },
  );

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["card", "details", "card"]);
  expect(shop.orders).toMatchObject([{ licensee: "Lovelace Ltd" }]);
});

describe.concurrent("a checkout that expects something else than a private buyer with a mouse", () => {
  it("is bought from as a person where it takes everybody for a company", async () => {
    const kind = `<fieldset><legend>I am buying as</legend><label><input type="radio" name="kind" value="b" checked> Business</label><label><input type="radio" name="kind" value="p"> Private person</label></fieldset>
      <label>Company name * <input name="company"></label><label>VAT number * <input name="vat"></label>
      <script>for (const each of document.querySelectorAll('[name=kind]')) each.onchange = () => { for (const name of ['company', 'vat']) document.getElementsByName(name)[0].parentElement.hidden = true; }</script>`;
    const { host, shop } = await checkOutFromPages(pool, asking(`${kind}${ending}`));
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ kind: "p", company: "" }]);
  });

  it("has its terms read to their end where they can be agreed to only then", async () => {
    const terms = `<div id="terms" style="height:80px;overflow:auto"><div style="height:600px">Terms of sale. § 1 … § 12 …</div></div>
      <label><input type="checkbox" name="agreed" id="agreed" disabled> I have read the terms of sale above</label>
      <script>terms.onscroll = () => { if (terms.scrollTop + terms.clientHeight >= terms.scrollHeight - 4) agreed.disabled = false; };
      document.forms[0].onsubmit = () => agreed.checked;</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, asking(`${terms}${ending}`));
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ agreed: "on" }]);
  });

  it("is answered one question after another, each under its heading", async () => {
    const steps = [
      ["email", "What's your email?"],
      ["name", "What's your full name?"],
      ["street", "Which street and number?"],
      ["city", "Which city?"],
      ["zip", "And the postcode?"],
    ];
    const page = `<div id="place"></div><script>const steps = ${JSON.stringify(steps)}; const given = {};
      function show(at) {
        const [name, question] = steps[at] ?? [];
        place.innerHTML = name ? '<h2>' + question + '</h2><input placeholder="Type your answer here…"><button>OK</button>'
          : '<form method="post" action="/order">' + Object.entries(given).map(([key, value]) => '<input type="hidden" name="' + key + '" value="' + value + '">').join('')
          + '<h2>How would you like to pay?</h2><label><input type="radio" name="pay" value="cod"> Cash to the courier</label><p>Total $85.00</p><button>Submit order</button></form>';
        if (name) place.querySelector('button').onclick = () => { const { value } = place.querySelector('input'); if (value) { given[name] = value; show(at + 1); } };
      }
      show(0);</script>`;
    const { host, shop } = await checkOutFromPages(pool, { "/checkout": page });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", name: "Ada Lovelace", zip: "94104" }]);
  });
});
