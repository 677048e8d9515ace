import type { AnswerValues, Question } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, RunStoppedError } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { buyFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { cardFields, story } from "./support/hosted-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = (before: string, script = "") =>
  `<h1>Checkout</h1>${before}<form method="post" action="/order" id="order">${addressFields}<h2>Payment</h2>${cardFields}<div id="says"></div><p>Total $80.00</p><button id="place">Place order</button></form><script>${script}</script>`;

type Answer = AnswerValues | ((question: Question) => AnswerValues);

async function buy(
  pages: Record<string, ShopPage>,
  card: readonly Answer[] = [goodCard],
  confirm: readonly Answer[] = [],
) {
  const begun = Date.now();
  const bought = await buyFromPages(
    pool,
    { ...productAndBasket, "/done": thanks, ...pages },
    { answers: { card, confirm }, privateHosts: ["wallet.localhost"] },
  );
  const paths = bought.shop.visits.map(({ path }) => path);
  return {
    ...bought,
    paths,
    asked: bought.host.questions.map(({ key }) => key),
    seconds: (Date.now() - begun) / 1000,
  };
}

const buttons = ["PayPal", "Apple Pay", "Google Pay", "Shop Pay", "Pay with Link"]
  .map((name) => `<button type="button" aria-label="${name}" onclick="fetch('/wallet')">${name}</button>`)
  .join("");

/** What a wallet shows once it knows the address: a window over the page, in a frame of its own host, as often as it likes. */
const overlay = (times: number) => `let left = ${times};
  order.elements.email.addEventListener('change', show);
  function show() { if (left-- <= 0) return; setTimeout(() => {
    const cover = document.createElement('div'); cover.setAttribute('role', 'dialog'); cover.setAttribute('aria-modal', 'true');
    cover.style = 'position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:99';
    cover.innerHTML = '<iframe title="Wallet" style="position:absolute;top:100px;left:300px;width:420px;height:320px;background:white;border:0"></iframe>';
    cover.firstChild.src = '//wallet.localhost:' + location.port + '/code'; document.body.append(cover);
    addEventListener('message', () => { cover.remove(); show(); }, { once: true }); }, 150); }`;
const walletsCode = `<h2>Confirm it's you</h2><p>Enter the code sent to your phone to use your saved details.</p><form onsubmit="return false"><input autocomplete="one-time-code" inputmode="numeric" maxlength="6" aria-label="Code"></form>
  <button onclick="top.postMessage('closed', '*')" aria-label="Close">×</button><a href="/help">Help</a>`;

describe.concurrent("a wallet", () => {
  it("whose button stands before the form is left alone", async () => {
    const bought = await buy({
      "/checkout": checkout(`<h2>Express checkout</h2>${buttons}<p>or</p>`),
      "/wallet": "{}",
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.paths).not.toContain("/wallet");
  });

  it.each([1, 3])(
    "that asks for its own code over the page, %i times, is closed and given nothing",
    async (times) => {
      const bought = await buy({ "/checkout": checkout("", overlay(times)), "/code": walletsCode });

      expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
      expect(bought.asked).toEqual(["card"]);
      // Each that is waited out takes 20 s more than the purchase, which takes up to 30 s on a busy machine.
      expect(bought.seconds).toBeLessThan(50);
    },
  );

  it("whose frame itself lies over the page is closed", async () => {
    const script = `order.elements.email.addEventListener('change', () => { const one = document.createElement('iframe');
      one.style = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99;background:white'; one.src = '//wallet.localhost:' + location.port + '/code';
      document.body.append(one); addEventListener('message', () => one.remove(), { once: true }); }, { once: true });`;
    const bought = await buy({ "/checkout": checkout("", script), "/code": walletsCode });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
  });

  it("that asks in the shop's own page is closed too", async () => {
    const script = `order.elements.email.addEventListener('change', () => setTimeout(() => box.showModal(), 100), { once: true });`;
    const box = `<dialog id="box"><h2>Confirm it's you</h2><p>Enter the code sent to your phone to check out faster.</p><input autocomplete="one-time-code" aria-label="Code"><button type="button" onclick="box.close()">Check out as guest</button></dialog>`;
    const bought = await buy({ "/checkout": checkout(box, script) });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
  });
});

const words = "Something went wrong, please try again.";
const answers: Record<string, string> = {
  "after an answer of 500": `const answer = await fetch('/charge', { method: 'POST' }); if (!answer.ok) says.innerHTML = '<p class="error">${words}</p>'; place.disabled = false;`,
  "in plain words": `await fetch('/charge', { method: 'POST' }); says.textContent = '${words}'; place.disabled = false;`,
  "in an alert of the page, with the button still shut": `await fetch('/charge', { method: 'POST' }); says.innerHTML = '<p role="alert">${words}</p>';`,
  "in a window over the page": `await fetch('/charge', { method: 'POST' }); const box = document.createElement('dialog'); box.innerHTML = '<p>${words}</p><button>OK</button>'; document.body.append(box); box.showModal();`,
};

describe.concurrent("a shop that says that something went wrong", () => {
  it.each(Object.entries(answers))(
    "%s, is quoted at once, and nothing is sent again unasked",
    async (_how, answer) => {
      const script = `order.addEventListener('submit', async (event) => { event.preventDefault(); place.disabled = true; ${answer} });`;
      let charges = 0;
      let chargedAt = 0;
      let asked = { message: "", after: Number.POSITIVE_INFINITY };
      const charge = () => {
        charges += 1;
        chargedAt = Date.now();
        return "500 {}";
      };
      const again = ({ message }: Question) => {
        asked = { message, after: Date.now() - chargedAt };
        throw new RunStoppedError("enough is seen");
      };
      const buying = buy(
        { "/checkout": checkout("", script), "/charge": charge },
        [goodCard, again],
        [again],
      );

      await expect(buying).rejects.toThrow("enough is seen");
      expect(asked.message).toContain(words);
      expect(asked.message).toContain("an order may exist all the same");
      expect(asked.after).toBeLessThan(12_000);
      expect(charges).toBe(1);
    },
  );

  it("on a page of its own is quoted in the end, and nothing is sent again", async () => {
    const bought = await buy({
      "/checkout": checkout(""),
      "/order": `<h1>Oops</h1><p>${words}</p><a href="/checkout">Back to checkout</a>`,
    });

    expect(bought.outcome, story(bought)).toMatchObject({
      status: "failed",
      code: "order_state_unknown",
      message: expect.stringContaining(words),
    });
    expect(bought.seconds).toBeLessThan(30);
    expect(bought.shop.orders).toHaveLength(1);
  });
});
