import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { addressFields, type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyHosted, cardFields, checkout, story } from "./support/hosted-shop.ts";

/** Codes of gift cards and discounts that the request names. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A checkout whose summary takes codes by script: one of a gift card with 30 dollars, one with 90. */
const withCodes = `<h1>Checkout</h1><form method="post" action="/paid" id="order">${addressFields}<div id="card">${cardFields}</div><button id="go">Place order</button></form>
  <aside><p>Garden Chair</p><form id="codes"><label>Discount code or gift card <input name="code"></label><button>Apply</button><p role="alert" id="no"></p></form><p id="used"></p><p>Total <b id="total">$80.00</b></p></aside>
  <script>codes.onsubmit = (event) => { event.preventDefault(); const { value } = codes.elements.code; setTimeout(() => {
    const worth = { 'GIFT-0000-7788': 30, 'GIFT-0000-9900': 90 }[value]; if (!worth) { no.textContent = 'Enter a valid discount code or gift card'; return; }
    codes.elements.code.value = ''; used.textContent = 'Gift card •••• ' + value.slice(-4) + ' −$' + Math.min(worth, 80) + '.00'; total.textContent = '$' + Math.max(0, 80 - worth) + '.00'; if (worth > 80) { card.remove(); go.textContent = 'Complete order'; } }, 600); };</script>`;
/** A page with a form for gift cards above the one for the rest. */
const withGift = (worth: number, no: string) =>
  `<h1>Payment</h1><section><h2>Gift card</h2>${worth > 0 ? `<p>Gift card ending 4821 applied: −$${worth}.00 <a href="/pay">Remove</a></p>` : `<form method="post" action="/pay"><label>Gift card number <input name="gift_number"></label><label>PIN <input name="gift_pin" maxlength="4"></label><button>Apply gift card</button></form>`}<p class="err" role="alert">${no}</p></section>
  <form method="post" action="/paid"><h2>Card</h2>${cardFields}<table><tr><td>Garden Chair</td><td>$80.00</td></tr>${worth > 0 ? `<tr><td>Gift card</td><td>−$${worth}.00</td></tr>` : ""}<tr><td>Total</td><td>$80.00</td></tr><tr><td>Amount to pay</td><td>$${80 - worth}.00</td></tr></table><button>Place order</button></form>`;
const pages = { "/checkout": withCodes, "/paid": thanks };

describe.concurrent("a gift card's code that the request names", () => {
  it("is given to the shop, and the card pays the rest", async () => {
    const bought = await buyHosted(pool, {
      pages,
      request: "One garden chair. Use gift card GIFT-0000-7788 and pay the rest by card.",
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    const [question] = bought.host.questions;
    expect(question).toMatchObject({ detectedTotal: { amount: "50.00", currency: "USD" } });
    expect(question?.message).not.toContain("GIFT");
  });

  it("is given where its field is folded away, and counts as taken once the page says what it takes off", async () => {
    const folded = withCodes
      .replace(
        '<form id="codes">',
        `<button type="button" onclick="codes.hidden = false">Have a gift card?</button><form id="codes" hidden>`,
      )
      .replace("'Gift card •••• ' + value.slice(-4) + ' −$'", () => "'Gift card −$'")
      .replace("<button>Apply</button>", "<button>Use it</button>");
    const bought = await buyHosted(pool, {
      pages: { ...pages, "/checkout": folded },
      request: "One garden chair. Use gift card GIFT-0000-7788 and pay the rest by card.",
    });

    expect(bought.asked, story(bought)).toEqual(["card"]);
    expect(bought.host.questions[0]).toMatchObject({ detectedTotal: { amount: "50.00", currency: "USD" } });
    expect(bought.host.questions[0]?.message).not.toContain("GIFT");
  });

  it("is told with the total if the shop does not take it", async () => {
    const bought = await buyHosted(pool, {
      pages,
      request: "One garden chair. Use gift card GIFT-0000-1111 and pay the rest by card.",
    });

    expect(bought.asked, story(bought)).toEqual(["card"]);
    expect(bought.host.questions[0]?.message).toContain("GIFT-0000-1111");
    expect(bought.host.questions[0]).toMatchObject({ detectedTotal: { amount: "80.00" } });
  });

  it("is given with its PIN, in a form of its own that comes back with the rest of the total", async () => {
    const gifts: ShopPage = ({ sent }) => {
      const worth = sent.gift_number === "6006491277884821" && sent.gift_pin === "4821" ? 30 : 0;
      return withGift(
        worth,
        worth === 0 && sent.gift_number ? "We could not find this gift card. Check the number and PIN." : "",
      );
    };
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", "")
          .replace('"/place"', '"/pay"')
          .replace("Place order", "Continue to payment"),
        "/pay": gifts,
        "/paid": thanks,
      },
      request: "One garden chair. Pay with my gift card 6006491277884821, PIN 4821, and the rest by card.",
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.host.questions[0]).toMatchObject({ detectedTotal: { amount: "50.00", currency: "USD" } });
    expect(bought.host.questions[0]?.message).not.toContain("4821");
  });

  it("asks nobody how to pay where it covers everything", async () => {
    const bought = await buyHosted(pool, {
      pages,
      request: "One garden chair. Use gift card GIFT-0000-9900 and pay the rest by card.",
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual([]);
    expect(bought.payments).toHaveLength(1);
  });
});
