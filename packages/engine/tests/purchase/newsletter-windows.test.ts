import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const invoice = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>`;
const [, addressAlone = ""] = addressFields.split(/(?<=type="email"><\/label>)/);
const last = `<h1>Checkout</h1><p>Garden Chair</p><form method="post" action="/order">${invoice}<p>Total $15.00</p><button>Place order</button></form>`;
const address = `<h1>Checkout</h1><form method="post" action="/payment">${addressAlone}<button>Continue</button></form>`;

interface Words {
  button: string;
  title: string;
  no: string;
}
const window = (
  { button, title, no }: Words,
  style = "position:fixed;inset:30% 30%;background:#fff;z-index:9",
) =>
  `<div style="${style}" id="pop"><h2>${title}</h2><form method="post" action="/news"><input type="email" name="mail" placeholder="E-mail"><button>${button}</button></form><button type="button" onclick="pop.remove()">${no}</button></div>`;
const english = { button: "Join the list", title: "Get 10% off!", no: "No thanks" };
const german = { button: "Eintragen", title: "10 % Rabatt für Sie!", no: "Schließen" };
const hungarian = { button: "Feliratkozom", title: "10% kedvezmény", no: "Köszönöm, nem" };
const covering = "position:fixed;inset:0;background:#fff;z-index:9";
const band = ({ button, title }: Words) =>
  `<div><p>${title}</p><form method="post" action="/news"><input type="email" name="mail" placeholder="E-mail"><button>${button}</button></form></div>`;

function buy(pages: Record<string, ShopPage>) {
  const news: ShopPage = "<h1>Welcome to the club</h1>";
  return checkOutFromPages(
    pool,
    { "/payment": last, "/news": news, ...pages },
    {
      answers: {
        payment_method: [{ payment_method: "invoice" }],
        card: [goodCard],
        confirm: [{ confirmed: "yes" }],
      },
    },
  );
}

describe.concurrent("a window or a band that asks for nothing but an e-mail address", {
  timeout: 120_000,
}, () => {
  it.each([
    ["a window over the form of the address", { "/checkout": address + window(english) }],
    ["the same in German", { "/checkout": address + window(german) }],
    ["the same in a language that nobody here reads", { "/checkout": address + window(hungarian) }],
    ["a window that covers all of the page", { "/checkout": address + window(german, covering) }],
    ["the same in a language that nobody here reads", { "/checkout": address + window(hungarian, covering) }],
    [
      "a window without a form of its own",
      {
        "/checkout":
          address +
          window(english)
            .replace(/<\/?form[^>]*>/g, "")
            .replace(
              "<button>",
              `<button onclick="fetch('/news?mail=' + document.querySelector('[name=mail]').value)">`,
            ),
      },
    ],
    ["a band below the form of the address", { "/checkout": address + band(english) }],
    ["the same in a language that nobody here reads", { "/checkout": address + band(hungarian) }],
    [
      "a window that opens over a form that was filled in, whose button is unheard of",
      {
        "/checkout": `${address.replace("Continue", "Onwards")}<script>setTimeout(() => document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(window(english))}), 700)</script>`,
      },
    ],
    ["a window over the payment", { "/checkout": address, "/payment": last + window(hungarian) }],
  ] as const)("gets none: %s", async (_what, pages) => {
    const { outcome, shop } = await buy(pages);
    expect(shop.visits.filter(({ path }) => path === "/news")).toEqual([]);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(shop.orders[0]?.mail ?? "").toBe("");
  });

  const email = (button: string, more = "") =>
    `<form method="post" action="/next"><label>E-mail <input type="email" name="email"></label>${more}<button>${button}</button></form>`;
  it.each([
    ["a step of its own", { "/checkout": `<h1>Checkout</h1>${email("Continue")}`, "/next": address }],
    ["the same in German", { "/checkout": `<h1>Kasse</h1>${email("Weiter")}`, "/next": address }],
    [
      "the same in a language that nobody here reads",
      { "/checkout": `<h1>Pénztár</h1>${email("Tovább")}`, "/next": address },
    ],
    [
      "a step in a window over the cart",
      {
        "/checkout": `<h1>Your basket</h1><p>Garden Chair</p><div role="dialog" style="${covering}"><h2>Check out as a guest</h2>${email("Continue as guest")}</div>`,
        "/next": address,
      },
    ],
    [
      "a form above the address, whose sign-in comes up only for customers",
      {
        "/checkout": `<h1>Checkout</h1><form action="/login"><label>E-mail Address <input type="email" name="email" required onchange="kept.value=value"></label><fieldset hidden><label>Password <input type="password" name="password"></label><button>Login</button></fieldset></form>${address.replace("</form>", '<input type="hidden" name="email" id="kept"></form>')}`,
      },
    ],
    [
      "a form above the address that saves itself",
      {
        "/checkout": `<h1>Checkout</h1><form onsubmit="return false"><label>E-mail <input type="email" name="email" onchange="kept.value=value"></label><button type="button">Save</button></form>${address.replace("</form>", '<input type="hidden" name="email" id="kept"></form>')}`,
      },
    ],
  ] as const)("is %s, and gets it", async (_what, pages) => {
    const { outcome, shop } = await buy(pages);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com" }]);
  });
});
