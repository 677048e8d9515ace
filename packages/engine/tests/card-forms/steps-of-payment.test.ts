import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { backToShop, buyHosted, checkout, leadingTo, story, strangersHost } from "./support/hosted-shop.ts";

/** Ways to pay without a card that ask for something in steps of their own. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const ways = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="pre" checked> Prepayment</label>
  <label><input type="radio" name="pay" value="later"> Pay later</label></fieldset>`;
const overlay = checkout(
  `order.onsubmit = (event) => { event.preventDefault(); document.querySelector('button').disabled = true;
    const frame = document.createElement('iframe'); frame.title = 'Pay later'; frame.style = 'position:fixed;inset:0;width:100%;height:100%;background:white';
    frame.src = '//${strangersHost}:' + location.port + '/phone'; document.body.append(frame); };
  addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });`,
  ways,
);
const step = (action: string, fields: string, button = "Continue") =>
  `<form method="post" action="${action}">${fields}<button>${button}</button></form>`;
const inFrame = {
  "/checkout": overlay,
  "/phone": step("/code", '<label>Phone number <input name="phone" type="tel"></label>'),
  "/code": step(
    "/born",
    '<p>Enter the code that we sent.</p><label>Code <input name="code" autocomplete="one-time-code"></label>',
  ),
  "/born": step(
    "/review",
    '<label>Date of birth <input name="born" placeholder="MM/DD/YYYY" required></label>',
  ),
  "/review": `<p>You pay $80.00 in 30 days.</p>${step("/paid", "", "Confirm and pay")}`,
  "/paid": "<p>Done</p><script>parent.postMessage('paid', '*')</script>",
};
const answers = {
  payment_method: [{ payment_method: "later" }],
  otp: [{ code: "845219" }],
  details: [{ born: "1990-12-10" }],
};

describe.concurrent("a payment method that a frame over the shop's page asks for in steps", () => {
  it("is given what is known and what a person answers, once they have agreed to its host", async () => {
    const bought = await buyHosted(pool, {
      pages: inFrame,
      answers: { ...answers, confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["payment_method", "confirm", "otp", "details"]);
    expect(bought.host.questions[1]?.message).toContain(strangersHost);
    const sent = Object.assign({}, ...bought.shop.visits.map((visit) => visit.sent));
    expect(sent).toMatchObject({ phone: expect.stringContaining("555"), code: "845219", born: "12/10/1990" });
    expect(bought.payments).toHaveLength(1);
  });

  it("is given nothing if they don't agree", async () => {
    const bought = await buyHosted(pool, {
      pages: inFrame,
      answers: { ...answers, confirm: [{ confirmed: "no" }] },
      patience: 0.1,
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.paths).not.toContain("/code");
  });
});

it("a step that already has the buyer's telephone number, and names no amount, is left by its only button", async () => {
  const bought = await buyHosted(pool, {
    pages: {
      "/checkout": checkout("", ways),
      "/place": leadingTo(strangersHost, "/phone"),
      "/phone": `<h1>Confirm your number</h1><p>We send you a code.</p>${step("/code", '<label>Phone number <input name="phone" type="tel" value="+1 415 555 0134"></label>')}`,
      "/code": inFrame["/code"].replace('action="/born"', 'action="/review"'),
      "/review": inFrame["/review"],
      "/paid": backToShop,
    },
    answers: { ...answers, confirm: [{ confirmed: "yes" }] },
  });

  expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
  expect(bought.asked).toEqual(["payment_method", "confirm", "otp"]);
});

it("a page that only wants its mandate ticked is sent at the approved total", async () => {
  const bought = await buyHosted(pool, {
    pages: {
      "/checkout": checkout("", ways.replace("Pay later", "Direct debit")),
      "/place": leadingTo(strangersHost, "/mandate"),
      "/mandate": `<h1>Check your details</h1><p>Amount: $80.00</p>${step("/paid", '<label><input type="checkbox" name="agree" required> I authorise this debit</label>', "Confirm payment")}`,
    },
    answers: { ...answers, confirm: [{ confirmed: "yes" }] },
  });

  expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
  expect(bought.asked).toEqual(["payment_method", "confirm"]);
  expect(bought.payments).toMatchObject([{ agree: "on" }]);
});

it("a page that only has a search for a bank is given one of those that it suggests", async () => {
  const bought = await buyHosted(pool, {
    pages: {
      "/checkout": checkout("", ways.replace("Pay later", "Pay from your bank")),
      "/place": leadingTo(strangersHost, "/bank"),
      "/bank": `<h1>Pay $80.00</h1>${step("/paid", '<label>Search your bank <input name="bank" list="banks" required></label><datalist id="banks"><option>Chase</option><option>Wells Fargo</option></datalist>')}`,
    },
    answers: { ...answers, details: [{ bank: "Chase" }], confirm: [{ confirmed: "yes" }] },
    patience: 0.1,
  });

  expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
  expect(bought.host.questions.at(-1)?.responseSchema.properties.bank?.oneOf).toHaveLength(2);
  expect(bought.payments).toMatchObject([{ bank: "Chase" }]);
});
