import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { backToShop, buyHosted, cardFields, leadingTo, story } from "./support/hosted-shop.ts";

/** What a provider and a bank say on the page with the card or the code. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

describe.concurrent("a provider", () => {
  it("whose button says yes is paid by it, and not by the link that explains a field", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": `<h1>Payment confirmation</h1><p>Total charge: 80.00 USD</p><form method="post" action="/paid">${cardFields}<a href="javascript:void 0">What is this?</a>
          <input type="submit" value="Cancel" formaction="/cancelled"><input type="submit" value="Yes, I confirm my payment"></form>`,
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.payments).toHaveLength(1);
  });
});

describe.concurrent("a bank's page", () => {
  const asking = (amount: string) =>
    `<h1>Merrow Bank</h1><p>Merchant: Garden Shop</p><p>Amount: ${amount}</p><form method="post" action="/verified"><label>Enter the code from your text message <input name="otp"></label><button>Confirm</button></form>`;

  it("that asks for the code of a text message is given it", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/paid": asking("USD 80.00"), "/verified": backToShop },
      answers: { otp: [{ code: "845219" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp"]);
    expect(bought.host.questions[1]?.message).not.toContain("approved");
  });

  it("that names another amount than the approved one is quoted to the person who has the code", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/paid": asking("USD 96.00"), "/verified": leadingTo("pages.localhost", "/done") },
      answers: { otp: [{ code: "845219" }] },
    });

    expect(bought.asked, story(bought)).toEqual(["card", "otp"]);
    expect(bought.host.questions[1]?.message).toContain("USD 96.00");
    expect(bought.host.questions[1]?.message).toContain("80.00 USD was approved");
  });
});
