import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { backToShop, buyHosted, story } from "./support/hosted-shop.ts";

/** A provider that offers a conversion once it has the card: the approved currency is paid, without a question. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const page = (choice: string) =>
  `<h1>Choose your currency</h1><p>Your card's currency is EUR.</p><form method="post" action="/settled">${choice}</form>`;
const radios = (...titles: string[]) =>
  titles
    .map(
      (title, at) =>
        `<label><input type="radio" name="currency" value="${at}"${at ? "" : " checked"}> ${title}</label>`,
    )
    .join("");

const offers: Record<string, [choice: string, taken: string]> = {
  "two buttons": [
    '<button name="currency" value="EUR">Pay in EUR: 76.12 EUR (1 USD = 0.9515 EUR)</button><button name="currency" value="USD">Pay in USD: 80.00 USD</button>',
    "USD",
  ],
  "two buttons of which one declines": [
    '<p>Order: 80.00 USD. In euros: 76.12 EUR.</p><button name="currency" value="EUR">Accept conversion</button><button name="currency" value="own">Decline conversion</button>',
    "own",
  ],
  "the approved currency, chosen already": [
    `${radios("80.00 USD", "76.12 EUR")}<button>Continue</button>`,
    "0",
  ],
};

describe.concurrent("a choice of currencies behind the card, of", () => {
  it.each(Object.entries(offers))("%s, is sent in the approved one", async (_what, [choice, taken]) => {
    const bought = await buyHosted(pool, { pages: { "/paid": page(choice), "/settled": backToShop } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    const settled = bought.shop.visits.filter(({ path }) => path === "/settled");
    expect(settled).toMatchObject([{ sent: { currency: taken } }]);
  });

  it("buttons of which none pays the approved amount is not sent", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/paid": page("<button>Pay 76.12 EUR</button><button>Pay 84.00 USD</button>"),
        "/settled": backToShop,
      },
      answers: { confirm: [{ confirmed: "no" }] },
      patience: 0.1,
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.paths).not.toContain("/settled");
  });
});
