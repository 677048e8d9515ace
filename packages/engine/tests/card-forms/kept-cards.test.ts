import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { addressFields } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyHosted, cardFields, story } from "./support/hosted-shop.ts";

/** Checkouts whose shop has kept cards, which must not be charged for a purchase with another card. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const summary = "<p>Garden Chair</p><p>Total $80.00</p>";

describe.concurrent("a card that the shop has kept", () => {
  it("is not charged where a list has it chosen and another card is given", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Payment</h2><label>Card <select name="used" onchange="another.hidden = value !== 'new'"><option value="17" selected>Visa ending in 1111 (exp 09/27)</option><option value="18">Mastercard ending in 5100 (exp 01/28)</option><option value="new">Use a new card</option></select></label>
          <div id="another" hidden>${cardFields}</div>${summary}<button>Place order</button></form>`,
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.payments).toMatchObject([{ used: "new", cvc: "123" }]);
  });

  it("is named before the order is pressed where the page shows no form for another one", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Payment</h2><fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="card" checked> Credit card</label></fieldset><p>Visa •••• 1881</p>${summary}<button>Place order</button></form>`,
      },
      answers: { payment_method: [{}] },
      patience: 0.1,
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.asked).toEqual(["payment_method"]);
    expect(bought.host.questions[0]?.message).toContain("Visa •••• 1881");
    expect(bought.payments).toEqual([]);
  });

  it("with a refused order pays for the next one, whose receipt says no more than its number and amount", async () => {
    let sent = 0;
    const review = (words: string) =>
      `<h1>Review</h1><p>${words}</p>${summary}<form method="post" action="/paid"><label><input type="checkbox" name="agreed" required> I accept the terms</label><button>Place order</button></form>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}<h2>Payment</h2>${cardFields}${summary}<button>Continue</button></form>`,
        "/review": review(""),
        "/paid": () => {
          sent += 1;
          return sent === 1
            ? review("That was faster than we can work.")
            : "<h1>Order HW-2043</h1><p>Garden Chair</p><p>Total: $80.00</p>";
        },
      },
      answers: { card: [goodCard, goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "HW-2043" });
  });
});
