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

/** Replaces what a reader of the page could use by functions that answer with 60 MB, or with nonsense. */
const replaced = `<script>
  const flood = () => '[' + '{},'.repeat(20_000_000) + '{}]';
  const lie = () => { throw new Error('x'.repeat(1_000_000)); };
  for (const name of ['join', 'map', 'flatMap', 'filter', 'slice', 'reduce']) Array.prototype[name] = flood;
  for (const name of ['replace', 'trim', 'slice', 'split', 'toLowerCase', 'normalize']) String.prototype[name] = flood;
  JSON.stringify = flood; JSON.parse = lie; Object.entries = lie; Object.keys = lie; Promise.resolve = lie;
  Object.prototype.toJSON = flood;
  for (const name of ['getAttribute', 'matches', 'closest', 'querySelectorAll', 'checkVisibility', 'getBoundingClientRect'])
    Element.prototype[name] = lie;
  document.querySelectorAll = lie; Document.prototype.querySelectorAll = lie;
  Object.defineProperty(Element.prototype, 'shadowRoot', { get: lie });
  Object.defineProperty(HTMLElement.prototype, 'innerText', { get: flood });
  Object.defineProperty(Node.prototype, 'textContent', { get: flood });
  window.getComputedStyle = lie; window.setTimeout = lie; window.MutationObserver = lie; window.Map = lie; window.Set = lie;
  window.inPage = { answer: flood, answerAt: flood };
</script>
<img name="inPage" id="inPage"><form name="body"></form>`;

/** Much more than any page has, in a frame of another host. */
const flood = `<script>
  const big = 'ä 1.00 '.repeat(2_000_000);
  document.write('<input aria-label="Card number" autocomplete="cc-number" id="many"><textarea id="text"></textarea>');
  document.getElementById('text').value = big;
  document.getElementById('many').setAttribute('placeholder', big);
  document.body.append(Object.assign(document.createElement('p'), { textContent: big }));
  document.body.insertAdjacentHTML('beforeend', '<button role="alert" class="error">Pay $1.00</button>'.repeat(200_000));
</script>`;

/** A script that never ends: the frame's process answers nothing from then on. */
const stuck = "<p>Buy more!</p><script>setTimeout(() => { for (;;); }, 50);</script>";

function shopWith(mischief: string, frame?: string): Record<string, ShopPage> {
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
    <h2>Payment</h2><label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>
    <p>Total $80.00</p><button>Place order</button></form>${mischief}`;
  return { "/checkout": page, ...(frame && { "/ad": frame }) };
}

const advertisement = `<script>
  const ad = document.createElement('iframe');
  ad.width = 300; ad.height = 250; ad.src = '//card-fields.localhost:' + location.port + '/ad';
  document.querySelector('main, body').append(ad);
</script>`;

describe("a card purchase", () => {
  it("succeeds on a page that has replaced all that its readers could use", { timeout: 60_000 }, async () => {
    const { outcome, shop } = await checkOutFromPages(pool, shopWith(replaced), {
      answers: { card: [goodCard] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders).toMatchObject([{ number: expect.stringMatching(/^4242/) }]);
  });

  it.each([
    ["replaces everything and floods its readers", replaced + flood],
    ["never ends its script", stuck],
  ])("succeeds beside an advertisement that %s", { timeout: 90_000 }, async (_what, frame) => {
    const before = process.memoryUsage().heapUsed;
    const { outcome, shop } = await checkOutFromPages(pool, shopWith(advertisement, frame), {
      // A page that takes no picture in time has its total put to a person.
      answers: { card: [goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders).toHaveLength(1);
    expect(shop.visits.map(({ path }) => path)).toContain("/ad");
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it("ends for the page, not for a fault of the service, if the fields of its form hide what a form has", async () => {
    const hidden = ["contains", "getAttribute", "matches", "querySelectorAll"];
    const fields = hidden.map((name) => `<input type="hidden" name="${name}">`).join("");
    const pages = {
      "/checkout": `<form method="post" action="/order">${addressFields}${fields}<button>Place order</button></form>`,
    };
    const { outcome } = await checkOutFromPages(pool, pages, {});
    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
  });
});
