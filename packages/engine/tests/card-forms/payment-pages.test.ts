import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const byCard = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="card" checked> Credit card</label></fieldset>`;
const cardFields = `<label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const checkout = (payment: string, action = "/order", script = "") =>
  `<h1>Checkout</h1><form method="post" action="${action}">${addressFields}${payment}<p>Total $80.00</p><button>Place order</button></form>${script}`;

/** The provider is the same server under another name, which is no part of the shop. */
const toProvider: ShopPage = ({ host }) => `to //acquirer.localhost:${host.split(":")[1]}/hosted`;
const backToShop: ShopPage = ({ host }) => `to //pages.localhost:${host.split(":")[1]}/done`;
const hosted = `<h1>Example Pay</h1><p>Amount: $80.00</p><form method="post" action="/paid">${cardFields}<button>Pay $80.00</button><a href="/cancel">Cancel</a></form>`;

function buy(pages: Record<string, ShopPage>, confirmed: "yes" | "no") {
  return checkOutFromPages(
    pool,
    { "/hosted": hosted, "/paid": backToShop, "/done": thanks, ...pages },
    {
      answers: { card: [goodCard], confirm: [{ confirmed }] },
      privateHosts: ["acquirer.localhost", "bank.localhost"],
      patience: 0.2,
    },
  );
}

const paths = (shop: { visits: { path: string }[] }) => shop.visits.map(({ path }) => path);

describe.concurrent("a shop that hands over to a payment page of another host", () => {
  it.each<[string, Record<string, ShopPage>]>([
    ["by a redirect", { "/checkout": checkout(byCard), "/order": toProvider }],
    [
      "by a form that sends itself",
      {
        "/checkout": checkout(byCard),
        "/order": ({ host }) =>
          `<form method="post" action="//acquirer.localhost:${host.split(":")[1]}/hosted"><input name="token" value="t1"></form><script>document.forms[0].submit()</script>`,
      },
    ],
    [
      "in a window of its own",
      {
        "/checkout": checkout(
          byCard,
          "/order",
          `<script>document.forms[0].onsubmit = (event) => { event.preventDefault();
            const opened = open('//acquirer.localhost:' + location.port + '/hosted');
            const timer = setInterval(() => { if (opened.closed) { clearInterval(timer); location = '/done'; } }, 50); };</script>`,
        ),
        "/paid": "<p>Paid.</p><script>setTimeout(close, 50)</script>",
      },
    ],
  ])("%s is paid there once a person has agreed to that host and the total", async (_how, pages) => {
    const { outcome, host, shop } = await buy(pages, "yes");

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm"]);
    expect(host.questions[1]).toMatchObject({
      message: expect.stringContaining("acquirer.localhost"),
      detectedTotal: { amount: "80.00" },
    });
    expect(paths(shop).filter((path) => path === "/paid")).toHaveLength(1);
    expect(paths(shop)).not.toContain("/cancel");
  });

  it("is not followed there where a person does not agree: no card is typed, and the end says where it led", async () => {
    const { outcome, shop } = await buy({ "/checkout": checkout(byCard), "/order": toProvider }, "no");

    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringContaining("acquirer.localhost"),
    });
    expect(paths(shop)).not.toContain("/hosted");
  });

  it("is not followed where it sends the card along in the open, and nobody is asked", async () => {
    const stealing = checkout(
      cardFields,
      "/order",
      `<script>document.forms[0].action = '//acquirer.localhost:' + location.port + '/hosted';</script>`,
    );
    const { outcome, host, shop } = await buy({ "/checkout": stealing }, "yes");

    expect(outcome).toMatchObject({ status: "failed" });
    expect(host.questions.map(({ key }) => key)).not.toContain("confirm");
    expect(paths(shop)).not.toContain("/hosted");
  });
});

describe("a bank's page that the payment leads to", () => {
  it("is opened once a person has agreed to its host, and is given the code", async () => {
    const bank = `<h1>Your bank</h1><form method="post" action="/passed"><label>One-time code <input name="code" autocomplete="one-time-code"></label><button>Confirm</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": checkout(cardFields),
        "/order": ({ host: at }) => `to //bank.localhost:${at.split(":")[1]}/bank`,
        "/bank": bank,
        "/passed": backToShop,
        "/done": thanks,
      },
      {
        answers: { card: [goodCard], confirm: [{ confirmed: "yes" }], otp: [{ code: "845219" }] },
        privateHosts: ["bank.localhost"],
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm", "otp"]);
    expect(shop.orders).toHaveLength(1);
  });

  it("is given nothing of the buyer's by itself, whatever its fields are called", async () => {
    const bank = `<h1>Your bank</h1><p>Purchase of $80.00</p><form method="post" action="/passed"><label>Phone number that you registered with us <input name="phone" required></label>
      <label>E-mail address of your securities account <input name="mail" required></label><button>Confirm</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": checkout(cardFields),
        "/order": ({ host: at }) => `to //bank.localhost:${at.split(":")[1]}/bank`,
        "/bank": bank,
        "/passed": backToShop,
        "/done": thanks,
      },
      {
        answers: {
          card: [goodCard],
          confirm: [{ confirmed: "yes" }],
          details: [
            ({ responseSchema }) =>
              Object.fromEntries(Object.keys(responseSchema.properties).map((name) => [name, "as told"])),
          ],
        },
        privateHosts: ["bank.localhost"],
        patience: 0.2,
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm", "details"]);
    expect(shop.visits.find(({ path }) => path === "/passed")?.sent).toEqual({
      phone: "as told",
      mail: "as told",
    });
  });
});
