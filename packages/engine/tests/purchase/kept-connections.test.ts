import { generate } from "selfsigned";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
let certificate: { key: string; cert: string };
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "pages.localhost" }]);
  certificate = { key, cert };
  pool = await sharedPool();
});

const form = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
/** Keeps a connection in use until the pointer comes, as the measurements and chats of shops do. */
const chatter = `<script>const chatter = setInterval(() => fetch('/chatter'), 700);
  document.querySelector('button').onpointerover = () => clearInterval(chatter);</script>`;
const byScript = `<script>document.forms[0].onsubmit = async (event) => {
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target));
  await fetch('/check', { method: 'POST', body });
  await fetch('/order', { method: 'POST', body });
};</script>`;
const pages: Record<string, ShopPage> = { "/chatter": "{}", "/check": "{}" };

/**
 * A browser sends a request again by itself if a connection that it had used before ends without an answer, or with
 * 408: it may have been closed by the time the request came. The shop may have taken the order all the same.
 */
describe.concurrent("an order on a connection that the browser has kept", { timeout: 120_000 }, () => {
  it.each([
    ["whose connection the shop closes without an answer", true, form, "cut"],
    ["that the shop answers with 408", true, form, "408 <h1>Request timeout</h1>"],
    ["that the shop answers with 408, unencrypted", false, form, "408 <h1>Request timeout</h1>"],
    ["that a script sends, and that is not answered", true, form + byScript, "cut"],
  ])("%s is sent once", async (_how, isSecure, page, answer) => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": page + chatter, "/order": answer },
      {
        ...(isSecure && { certificate, ignoreHttpsErrors: true, secure: true }),
        timing: { outcomeMs: 6_000 },
        patience: 0.1,
      },
    );

    expect(shop.visits.some(({ path }) => path === "/chatter")).toBe(true);
    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });
});
