import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface PlainShop {
  address: string;
  /** The values sent by the order form, one entry per order. */
  orders: Record<string, string>[];
  close(): Promise<void>;
}

const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
<form method="post" action="/basket">
<p>Colour</p><ul class="swatches">
  <li><button type="button" aria-pressed="false" data-value="moss" onclick="pick(this)">Moss</button></li>
  <li><button type="button" aria-pressed="false" data-value="slate" onclick="pick(this)">Slate</button></li></ul>
<label>Feet <select name="feet"><option value="">Choose…</option><option>Oak</option><option>Steel</option></select></label>
<input type="hidden" name="colour"><button id="add" disabled>Sold out</button></form>
<script>
const form = document.forms[0];
function update() {
  const isOpen = form.colour.value !== '' && form.feet.value !== '' && !(form.colour.value === 'slate' && form.feet.value === 'Oak');
  const add = document.getElementById('add');
  add.disabled = !isOpen; add.textContent = isOpen ? 'Add to basket' : 'Sold out';
}
function pick(button) {
  for (const one of document.querySelectorAll('[data-value]')) one.setAttribute('aria-pressed', String(one === button));
  form.colour.value = button.dataset.value; update();
}
form.feet.onchange = update;
</script>`;

const basket = `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`;

const doors = `<h1>Checkout</h1><form action="/sign-in"><label>E-mail <input name="login" type="email"></label>
<label>Password <input type="password" name="password" required></label><button>Sign in</button></form>
<a href="/checkout/details">Continue as guest</a>`;

const details = `<h1>Delivery</h1><form action="/checkout/payment"><label>E-mail <input name="email" type="email" required></label>
<label>First name <input name="first" required></label><label>Last name <input name="last" required></label>
<label>Favourite tree <select name="tree" required><option value=""></option><option value="1">Beech</option><option value="2">Larch</option></select></label>
<label>Street address <input name="street" required></label><label>City <input name="city" required></label>
<label>Postcode <input name="zip" required></label>
<label><input type="checkbox" name="news" checked> Send me your newsletter</label><button>Onwards!</button></form>
<form action="/news"><label>E-mail for our newsletter <input type="email" name="news_mail"></label><button>Subscribe</button></form>`;

const payment = `<h1>Payment</h1><form action="/checkout/review">
<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="1"> Bank transfer</label>
<label><input type="radio" name="pay" value="2"> Cash on delivery</label></fieldset><button>Continue</button></form>`;

const review = (
  way: string,
) => `<h1>Review</h1><table><tr><td>Garden Chair</td><td>$80.00</td></tr><tr><td>Shipping</td><td>$5.00</td></tr>
<tr><th>Total</th><td>$85.00</td></tr></table><form method="post" action="/order"><input type="hidden" name="way" value="${way}">
<label><input type="checkbox" name="terms" required> I agree to the terms and conditions</label><button>Place order</button></form>`;

/** A shop of no known kind: several pages, a choice before the checkout, no card. */
export async function startPlainShop(): Promise<PlainShop> {
  const orders: PlainShop["orders"] = [];
  const details_: Record<string, string> = {};
  const pageFor = async (request: IncomingMessage): Promise<string> => {
    const url = new URL(request.url ?? "/", "http://shop");
    const sent = Object.fromEntries([
      ...url.searchParams,
      ...new URLSearchParams(request.method === "POST" ? await text(request) : ""),
    ]);
    Object.assign(details_, sent);
    if (url.pathname === "/order") {
      orders.push({ ...details_ });
      return "<h1>Thank you for your order</h1><p>Order number: GC-1001</p><p>Total $85.00</p>";
    }
    const pages: Record<string, string> = {
      "/chair": product,
      "/basket": basket,
      "/checkout": doors,
      "/checkout/details": details,
      "/checkout/payment": payment,
      "/checkout/review": review(sent.pay ?? ""),
    };
    return pages[url.pathname] ?? "";
  };
  const server = createServer(async (request, response) => {
    const body = await pageFor(request);
    response.writeHead(body === "" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><body><main>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://plain.localhost:${port}`,
    orders,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
