import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const names = ["number", "expiry", "cvc"];
const frame: ShopPage = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return "<label>Card field <input id='field'></label>";
};
const frames = names.map((name) => `<iframe title="Card ${name}" name="${name}" height="60"></iframe>`);
const choice = `<label><input type="radio" name="way" value="card" checked> Credit card</label><label><input type="radio" name="way" value="bank"> Bank transfer</label>`;
const pagesWith = (ways: string): Record<string, ShopPage> => ({
  "/checkout": `<h1>Checkout</h1><form method="post" action="/payment">${addressFields}<button>Continue</button></form>`,
  "/payment": `<h1>Payment</h1><form method="post" action="/review" id="pay">
    ${ways}${frames.join("")}${names.map((name) => `<input type="hidden" name="card_${name}">`).join("")}<p>Total $80.00</p><button>Continue</button></form>
    <script>setTimeout(() => { for (const frame of document.querySelectorAll('iframe')) frame.src = '/' + frame.name; }, 1500);
    pay.onsubmit = () => { for (const name of ${JSON.stringify(names)}) pay['card_' + name].value = window[name]?.document?.getElementById('field')?.value ?? ''; };</script>`,
  "/review": `<h1>Your order</h1><p>Garden Chair</p><form method="post" action="/order"><p>Total $80.00</p><button>Place order</button></form>`,
  ...Object.fromEntries(names.map((name) => [`/${name}`, frame])),
});

describe.concurrent("a step whose card form is in frames that load late", () => {
  it.each([
    ["offers other ways to pay", choice],
    ["takes nothing but cards", ""],
  ])("is not left before the card is typed, where the shop %s", async (_offers, ways) => {
    const { outcome, shop } = await checkOutFromPages(pool, pagesWith(ways), {
      answers: { card: [goodCard] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ card_cvc: "123" }]);
    expect(shop.orders[0]?.card_number?.replaceAll(" ", "")).toBe("4242424242424242");
  });
});

describe.concurrent("a provider's frame", () => {
  it("that asks for a postal code once it has the number is given it before the order is pressed", async () => {
    const sent = `addEventListener('message', ({ data }) => { for (const [name, value] of Object.entries(data)) pay.elements[name].value = value; pay.submit(); });`;
    const { outcome, shop, host } = await checkOutFromPages(
      pool,
      {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/order" id="pay">${addressFields}<h2>Card</h2><iframe name="card" title="Secure card form" width="500" height="60"></iframe>
          ${[...names, "zip"].map((name) => `<input type="hidden" name="card_${name}">`).join("")}<p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form>
          <script>const inside = document.querySelector('iframe'); inside.src = '//acquirer.localhost:' + location.port + '/fields';
          pay.onsubmit = (event) => { event.preventDefault(); inside.contentWindow.postMessage('send', '*'); }; ${sent}</script>`,
        "/fields": `<input id="number" placeholder="Card number"><input id="expiry" placeholder="MM/YY"><input id="cvc" placeholder="CVV"><span id="more"></span><script>
          number.oninput = () => setTimeout(() => { more.innerHTML ||= '<input id="zip" placeholder="ZIP">'; }, 200);
          addEventListener('message', () => { const code = document.getElementById('zip')?.value; if (code) parent.postMessage({ card_number: number.value, card_expiry: expiry.value, card_cvc: cvc.value, card_zip: code }, '*'); });</script>`,
      },
      {
        answers: { card: [{ ...goodCard, card_form_host: "acquirer.localhost" }] },
        privateHosts: ["acquirer.localhost"],
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([{ card_cvc: "123", card_zip: "94104" }]);
  });
});
