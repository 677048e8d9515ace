import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const total = `<p>Subtotal $80.00</p><p>Shipping $5.00</p><p>Total <b>$85.00</b></p>`;
const checkoutWith = (inner: string): ShopPage =>
  `<h1>Checkout</h1><p id="said" role="alert"></p><form method="post" action="/order">${inner}${pay}${total}<button>Place order</button></form>`;
const plainCheckout = checkoutWith(addressFields);
const product = (form: string) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${form}`;
const addForm = `<form method="post" action="/basket"><button>Add to basket</button></form>`;

/** Nothing is asked but how to pay, and the order holds this. */
async function expectOrder(pages: Record<string, ShopPage>, order: object): Promise<void> {
  const { host, shop, outcome } = await buyFromPages(pool, { ...productAndBasket, ...pages });
  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  expect(shop.orders).toMatchObject([order]);
}

describe.concurrent("a shop that lets nobody in before something is chosen", () => {
  const gate = (inner: string) =>
    `<div id="gate" style="position:fixed;inset:0;background:#fff">${inner}</div>${product(addForm)}
    <script>for (const each of document.querySelectorAll('#gate button')) each.onclick = () => { document.cookie = 'way=' + each.textContent; gate.remove(); }</script>`;

  it("is entered for goods that are delivered, not fetched", async () => {
    const page = gate(
      "<h2>How would you like to get your order?</h2><button>Pickup</button><button>Delivery</button>",
    );
    await expectOrder(
      {
        "/product": page.replaceAll("gate.remove()", "if (each.textContent === 'Delivery') gate.remove()"),
        "/checkout": plainCheckout,
      },
      { city: "San Francisco" },
    );
  });

  it("is entered by the side for persons, and its lists keep what they have preset", async () => {
    const sides = gate(
      "<h2>How do you want to shop?</h2><button>As a business</button><button>As a private customer</button>",
    );
    const language = gate(
      "<h2>Welcome</h2><label>Language <select><option>English</option><option>Norsk</option></select></label><button>Shop now</button>",
    );
    const isPrivate = "if (each.textContent === 'As a private customer') gate.remove()";
    for (const page of [sides.replaceAll("gate.remove()", isPrivate), language])
      await expectOrder({ "/product": page, "/checkout": plainCheckout }, { city: "San Francisco" });
  });

  it("is told the postal code on a page of its own", async () => {
    let isTold = false;
    await expectOrder(
      {
        "/product": () => (isTold ? product(addForm) : "to /area"),
        "/area": `<h1>Do we deliver to you?</h1><form action="/told"><input name="zip" placeholder="Postcode"><button>Let's go</button></form>`,
        "/told": ({ sent }) => {
          isTold ||= sent.zip === "94104";
          return "to /product";
        },
        "/checkout": plainCheckout,
      },
      { city: "San Francisco" },
    );
  });

  it("is not left for the shop of another country, and is told the postal code before anything else", async () => {
    const page = gate(
      "<h2>You seem to be in the United States</h2><button>Go to US store</button><button>Stay on UK store</button>",
    ).replaceAll("gate.remove()", "each.textContent.startsWith('Go') ? (location = '/us') : gate.remove()");
    await expectOrder(
      {
        "/product": page,
        "/us": "<h1>Our US store</h1>",
        "/checkout": `<h1>Where should it go?</h1><form action="/details"><label>Enter your postcode <input name="first_zip" required></label><button>Continue</button></form>`,
        "/details": ({ sent }) => (sent.first_zip === "94104" ? String(plainCheckout) : "to /checkout"),
      },
      { city: "San Francisco" },
    );
  });

  it("is told the buyer's country", async () => {
    const page = gate(
      `<h2>Choose your country</h2><select><option>Germany</option><option>United States</option></select><button>Go shopping</button>`,
    ).replaceAll("gate.remove()", "if (document.querySelector('select').selectedIndex === 1) gate.remove()");
    await expectOrder({ "/product": page, "/checkout": plainCheckout }, { city: "San Francisco" });
  });
});

describe.concurrent("a shop that sends its visitors to a page for their country first", () => {
  const country = `<select name="region"><option value="GB">United Kingdom (GBP £)</option><option value="US">United States (USD $)</option></select>`;
  const door = `<h1>Where are you shopping from?</h1><form action="/enter"><label>Country / region ${country}</label><button>Enter the store</button></form>`;

  it.each(["/product", "/home"])("is entered by the buyer's country, and then shows %s", async (next) => {
    let entered = false;
    const pages: Record<string, ShopPage> = {
      "/product": () => (entered ? product(addForm) : "to /door"),
      "/door": door,
      "/enter": ({ sent }) => {
        entered = sent.region === "US";
        return `to ${next}`;
      },
      "/home": "<h1>Welcome</h1>",
      "/checkout": plainCheckout,
    };
    await expectOrder(pages, { city: "San Francisco" });
  });
});

describe.concurrent("an address that the page does not ask for at once", () => {
  it("is typed by hand where the page searches for addresses", async () => {
    const checkout =
      checkoutWith(`<label>E-mail <input name="email" type="email"></label><label>Full name <input name="name"></label>
      <label>Find your address <input placeholder="Start typing your postcode"></label><button type="button">Find address</button>
      <a href="#" onclick="manual.hidden = false; this.remove(); return false">Enter address manually</a>
      <div id="manual" hidden><label>Address line 1 <input name="street"></label><label>Town <input name="city"></label><label>Postcode <input name="zip"></label></div>`);
    await expectOrder(
      { "/checkout": checkout },
      { street: "548 Market Street, Floor 3", city: "San Francisco", zip: "94104" },
    );
  });

  it("is given in a window that adds it", async () => {
    const checkout = `<h1>Checkout</h1><p id="none">You have no delivery address yet.</p><button onclick="adding.showModal()">+ Add new address</button>
      <dialog id="adding"><h2>New address</h2><form id="address">${addressFields}<button>Save address</button></form></dialog>
      <form method="post" action="/order" id="order">${pay}${total}<button>Place order</button></form>
      <script>address.onsubmit = (event) => { event.preventDefault(); adding.close(); none.textContent = 'Deliver to ' + address.street.value;
        for (const { name, value } of address.elements) if (name) order.insertAdjacentHTML('beforeend', '<input type="hidden" name="' + name + '" value="' + value + '">'); }</script>`;
    await expectOrder({ "/checkout": checkout }, { city: "San Francisco", pay: "cod" });
  });
});

describe.concurrent("a form that is set to goods which are fetched", () => {
  const form = `<h1>Checkout</h1><form method="post" action="/order"><div><button type="button" onclick="way('delivery')">Delivery</button> <button type="button" aria-pressed="true" onclick="way('pickup')">Pickup</button></div>
    <input type="hidden" name="mode" value="pickup"><div id="home" hidden><label>Street address <input name="street"></label><label>City <input name="city"></label></div>
    <label>Full name <input name="name"></label><label>E-mail <input name="email"></label>${pay}${total}<button>Place order</button></form>
    <script>function way(mode) { document.forms[0].mode.value = mode; home.hidden = mode !== 'delivery'; }</script>`;

  it("is set to delivery", async () => {
    await expectOrder({ "/checkout": form }, { mode: "delivery", city: "San Francisco" });
  });

  it("is left so where the request speaks of fetching them", async () => {
    const pages = { ...productAndBasket, "/checkout": form };
    const answers = { payment_method: [{ payment_method: "cod" }] };
    const { shop } = await buyFromPages(pool, pages, { answers, request: "pick up" });
    expect(shop.orders).toMatchObject([{ mode: "pickup" }]);
  });
});

describe.concurrent("what a page checks itself", () => {
  it("is given a telephone number as the browser would send it, without a dial code that stands apart", async () => {
    const phone = `<fieldset><legend>Phone</legend><select name="dial" aria-label="Country code"><option value="+49">DE +49</option><option value="+1">US +1</option></select>
      <input name="phone" type="tel" aria-label="Phone number" required pattern="([0-9]{10})"></fieldset>`;
    await expectOrder(
      { "/checkout": checkoutWith(addressFields + phone) },
      { dial: "+1", phone: "4155550134" },
    );
  });

  it("is given one piece where it counts from none", async () => {
    const counting = product(`<form method="post" action="/basket" onsubmit="return Number(pieces.value) > 0">
      <label>Quantity <input name="pieces" id="pieces" value="0"></label><button>Add to basket</button></form>`);
    await expectOrder({ "/product": counting, "/checkout": plainCheckout }, { pieces: "1" });
  });
});

describe.concurrent("a shop that asks after the press whether it was meant", () => {
  const asking = (question: string, yes = "Yes, place it!") => `<h1>Checkout</h1>
    <form id="order" method="post" action="/order">${addressFields}${pay}${total}<button type="button" onclick="sure.hidden = false">Place order</button></form>
    <div id="sure" hidden style="position:fixed;inset:20%;background:#fff;border:1px solid"><h2>Are you sure?</h2><p>${question}</p>
      <button onclick="sure.hidden = true">Cancel</button><button onclick="order.submit()">${yes}</button></div>`;

  const pressedTwice = (words: string) => `<h1>Checkout</h1>
    <form id="order" method="post" action="/order">${addressFields}${pay}${total}<button type="button" id="go">Place order</button></form>
    <script>let presses = 0; go.onclick = () => { if (presses++) return order.submit(); go.textContent = '${words}'; };</script>`;

  it("is told yes, at the total that was agreed to", async () => {
    await expectOrder({ "/checkout": asking("Your order will be placed.") }, { pay: "cod" });
  });

  const styled = (
    question: string,
    { no = "Go back", yes = "Charge my card", lang = "en" } = {},
  ) => `<script>document.documentElement.lang = '${lang}'</script>
    <h1>Checkout</h1><form id="order" method="post" action="/order">${addressFields}${pay}${total}<button type="button" onclick="sure.hidden = false">Place order</button></form>
    <div id="sure" hidden style="position:fixed;inset:0;background:#0008"><div role="dialog" style="position:fixed;inset:20%;background:#fff"><p>${question}</p>
      <button type="button" style="background:none;border:0" onclick="sure.hidden = true">${no}</button><button type="button" style="background:#06c;color:#fff" onclick="order.submit()">${yes}</button></div></div>`;

  it.each([
    "Your card ending in 4242 will be charged $85.00. Items ship to 740 Neil Avenue, Columbus.",
    "We'll take $85.00.",
  ])("is told yes where it names only the approved amount: %s", async (question) => {
    await expectOrder({ "/checkout": styled(question) }, { pay: "cod" });
  });

  it.each([
    "You will be charged $85.00 every month.",
    "$85.00, and insurance for $9.00.",
    "$85.00 a month. Cancel any time.",
  ])("is not pressed through where it says more: %s", async (question) => {
    const pages = { ...productAndBasket, "/checkout": styled(question) };
    const { shop } = await buyFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "cod" }], confirm: [{ confirmed: "no" }] },
      patience: 0.2,
    });
    expect(shop.orders).toEqual([]);
  });

  it("has its question put to a person, with nothing sent, in words that are not read", async () => {
    const question = "A fizetendő összeget levonjuk a kártyájáról.";
    const window = styled(question, { no: "Mégsem", yes: "Terheljék meg", lang: "hu" });
    const { shop, host, outcome } = await buyFromPages(
      pool,
      { ...productAndBasket, "/checkout": window },
      { answers: { payment_method: [{ payment_method: "cod" }], confirm: [{ confirmed: "yes" }] } },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    const asked = host.questions.filter(({ key }) => key === "confirm");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.message).toContain(question);
    expect(asked[0]?.message).toContain("Nothing was sent");
    expect(asked[0]?.message).toContain("Terheljék meg");
  });

  it.each([
    ["A fizetendő összeget levonjuk.", 1],
    ["Ready? $85.00 will leave your account.", 0],
    ["Add gift wrapping for $9.00?", "no order"],
  ])(
    "has what the browser asks put to a person, unless it only names the approved amount: %s",
    async (asked, told) => {
      const page = `<h1>Checkout</h1><form method="post" action="/order" onsubmit="return confirm('${asked}')">${addressFields}${pay}${total}<button>Place order</button></form>`;
      const { shop, host } = await buyFromPages(
        pool,
        { ...productAndBasket, "/checkout": page },
        {
          answers: {
            payment_method: [{ payment_method: "cod" }],
            confirm: [{ confirmed: told === 1 ? "yes" : "no" }],
          },
          patience: 0.2,
        },
      );
      const questions = host.questions.filter(({ key }) => key === "confirm");
      expect(shop.orders).toHaveLength(told === "no order" ? 0 : 1);
      if (told !== "no order") expect(questions).toHaveLength(Number(told));
      if (told === 1) expect(questions[0]?.message).toContain(asked);
    },
  );

  it("is told yes by the button itself, where that asks for another press", async () => {
    await expectOrder({ "/checkout": pressedTwice("Press again to confirm") }, { pay: "cod" });
  });

  it.each(["Try again", "Confirm for $95.00"])(
    "is not pressed again where the button says %s",
    async (words) => {
      const pages = { ...productAndBasket, "/checkout": pressedTwice(words) };
      const { shop, host } = await buyFromPages(pool, pages, {
        answers: { payment_method: [{ payment_method: "cod" }], confirm: [{ confirmed: "no" }] },
        patience: 0.2,
      });
      expect(shop.orders).toEqual([]);
      expect(host.submissions).toHaveLength(1);
    },
  );

  it("is not, where its question names an amount", async () => {
    const pages = {
      ...productAndBasket,
      "/checkout": asking("Place your order with gift wrapping for $9.00?"),
    };
    const { shop, host } = await buyFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "cod" }], confirm: [{ confirmed: "no" }] },
      patience: 0.2,
    });
    expect(shop.orders).toEqual([]);
    expect(host.submissions).toHaveLength(1);
  });
});
