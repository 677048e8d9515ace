import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyByCard } from "./card-purchase.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A list as component libraries draw it: the chosen title over a hidden input, and the choices at the end of the body. */
function drawnList(name: string, label: string, choices: readonly string[]): string {
  return `<div><label id="${name}-label">${label}</label><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false"
    aria-labelledby="${name}-label" id="${name}-list" onmousedown="openList('${name}', ${JSON.stringify(choices).replaceAll('"', "&quot;")})">&#8203;</div><input type="hidden" name="${name}"></div>`;
}

const years = Array.from({ length: 12 }, (_, index) => String(2026 + index));
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

describe.concurrent("a card form", () => {
  it("lists months and years in boxes that are drawn by script: each is chosen from", async () => {
    const form = `<label>Card number <input name="number"></label>${drawnList("month", "Expiry month", months)}
      ${drawnList("year", "Expiry year", years)}<label>CVV <input name="cvc" type="password"></label>
      <script>function openList(name, choices) {
        const list = document.createElement('ul'); list.setAttribute('role', 'listbox');
        list.style = 'position:absolute;top:0;left:0;background:white';
        for (const choice of choices) { const option = document.createElement('li'); option.setAttribute('role', 'option');
          option.textContent = choice; option.dataset.value = choice.replace(/^0/, ''); list.append(option);
          option.onclick = () => { document.getElementById(name + '-list').textContent = choice;
            document.getElementsByName(name)[0].value = option.dataset.value; list.remove(); }; }
        document.body.append(list);
      }</script>`;
    const { outcome, shop } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      { number: "4242424242424242", month: "12", year: "2034", cvc: "123" },
    ]);
  });

  it("wants the brand, the holder, and lists of months by name: each is chosen as its list calls it", async () => {
    const named = months.map((month, index) => {
      const name = new Date(2024, index, 1).toLocaleString("en", { month: "long" });
      return `<option value="${index + 1}">${month} - ${name}</option>`;
    });
    const form = `<label>Card type <select name="brand"><option value="">Choose</option><option value="AE">American Express</option>
      <option value="MC">MasterCard</option><option value="VI">Visa</option></select></label>
      <label>Name on card <input name="holder"></label><label>Card number <input name="number" maxlength="16"></label>
      <p>Expiration date <select name="month"><option value="">Month</option>${named.join("")}</select>
      <select name="year"><option value="">Year</option>${years.map((year) => `<option>${year}</option>`).join("")}</select></p>
      <label>Card verification number <input name="cvc"></label>`;
    const { outcome, shop } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      {
        brand: "VI",
        holder: "Ada Lovelace",
        number: "4242424242424242",
        month: "12",
        year: "2034",
        cvc: "123",
      },
    ]);
  });

  it("has two short fields for month and year, and the code as a password", async () => {
    const form = `<label>Number <input name="number" autocomplete="cc-number"></label><label>MM <input name="month" maxlength="2"></label>
      <label>YYYY <input name="year" maxlength="4"></label><label>Security code <input name="cvc" type="password" maxlength="4"></label>`;
    const { outcome, shop } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      { number: "4242424242424242", month: "12", year: "2034", cvc: "123" },
    ]);
  });

  it.each([
    [
      "by one label for all",
      '<p>Card number <input name="n1" maxlength="4"> <input name="n2" maxlength="4"> <input name="n3" maxlength="4"> <input name="n4" maxlength="4"></p>',
    ],
    [
      "by a label each",
      [1, 2, 3, 4]
        .map(
          (box) =>
            `<input name="n${box}" maxlength="4" aria-label="Card number, box ${box}" autocomplete="off">`,
        )
        .join("-"),
    ],
  ])("has its number in four boxes, told %s", async (_how, boxes) => {
    const form = `${boxes}<label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVV <input name="cvc" maxlength="4"></label>
      <script>addEventListener('input', ({ target }) => {
        if (target.name.startsWith('n') && target.value.length === 4) target.nextElementSibling?.focus();
      });</script>`;
    const { outcome, shop, host } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([{ n1: "4242", n2: "4242", n3: "4242", n4: "4242", cvc: "123" }]);
  });

  it("holds a name from before, and takes the number of a test card", async () => {
    const form = `<label>Name on card <input name="holder" value="Somebody Else"></label><label>Card number <input name="number"></label>
      <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVV <input name="cvc"></label>`;
    const { outcome, shop } = await buyByCard(pool, form, { cards: [{ ...goodCard, card_number: "1" }] });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ holder: "Ada Lovelace", number: "1" }]);
  });

  it("has one list for month and year together", async () => {
    const months = Array.from({ length: 108 }, (_, at) =>
      new Date(Date.UTC(2026, at, 1)).toISOString().slice(0, 7),
    );
    const listed = months.map(
      (month) => `<option value="${month}">${month.slice(5)}/${month.slice(0, 4)}</option>`,
    );
    const form = `<label>Card number <input name="number"></label><label>Valid thru <select name="expiry"><option value="">Choose</option>${listed.join("")}</select></label>
      <label>CVC <input name="cvc"></label>`;
    const { outcome, shop, host } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([{ expiry: "2034-12" }]);
  });

  it("has the browser's own field for a month", async () => {
    const form = `<label>Card number <input name="number"></label><label>Expiry <input type="month" name="expiry"></label>
      <label>CVV <input name="cvc"></label>`;
    const { outcome, shop } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ expiry: "2034-12" }]);
  });
});
