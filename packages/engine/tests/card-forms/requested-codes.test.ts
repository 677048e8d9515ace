import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { addressFields, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyHosted, cardFields, story } from "./support/hosted-shop.ts";

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
});
