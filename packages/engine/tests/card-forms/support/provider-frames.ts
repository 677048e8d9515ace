import { addressFields, type PageVisit, type ShopPage } from "../../purchase/support/page-shop.ts";

/** A host of the provider whose frames the sandbox's shops use: listed in the table, like Stripe's. */
export const providerHost = "js.kettlepay.localhost";

/**
 * A document of the provider: it keeps what is typed, and hands its field values by name to the shop when the
 * order is sent. Nested documents are asked the same way.
 */
const keeping = `<script>
  addEventListener('message', async ({ data, ports }) => {
    if (data !== 'collect') return;
    const all = Object.fromEntries([...document.querySelectorAll('input, select')]
      .filter((one) => one.type !== 'radio' || one.checked)
      .map((one) => [one.dataset.kept ?? one.name ?? one.id, one.type === 'checkbox' ? String(one.checked) : one.value]));
    for (const frame of document.querySelectorAll('iframe')) Object.assign(all, await ask(frame));
    ports[0].postMessage(all);
  });
  function ask(frame) {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage('collect', '*', [port2]);
    return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); setTimeout(resolve, 500, {}); });
  }</script>`;

/** A frame of the provider with this content. */
export const framed = ({ sent }: Pick<PageVisit, "sent">): string =>
  `<form onsubmit="return false">${sent.html}</form>${keeping}`;

/** The same inside the requested number of nested provider frames. */
export const nested: ShopPage = (visit) => {
  const { html = "", depth = "0" } = visit.sent;
  if (depth === "0") return framed(visit);
  const inner = `/nested?depth=${Number(depth) - 1}&html=${encodeURIComponent(html)}`;
  return `<iframe src="${inner}" width="400" height="90" style="border:0"></iframe>${keeping}`;
};

const page = (html: string) => JSON.stringify(html).replaceAll("</", "<\\/");

/** Appends a provider frame with this content to an element. */
export function putting(
  html: string,
  { title = "", name = "", at = "card", host = providerHost, height = 80, laterMs = 0, depth = 0 } = {},
): string {
  const put = `put(${JSON.stringify({ at, title, name, host, height, depth })}, ${page(html)})`;
  return `<script>${laterMs > 0 ? `setTimeout(() => ${put}, ${laterMs})` : put};</script>`;
}

/** The script for pages that insert frames. */
export const puts = `<script>
  function put({ at, title, name, host, height, depth }, html) {
    const frame = document.createElement('iframe');
    Object.assign(frame, { title, name, height, width: 420 });
    frame.style.border = 0;
    frame.src = '//' + host + ':' + location.port + '/nested?depth=' + depth + '&html=' + encodeURIComponent(html);
    document.getElementById(at).append(frame);
  }</script>`;

/** A checkout whose order includes the values from the provider's frames. */
export function checkoutWith(payment: string): string {
  return `<h1>Checkout</h1><form method="post" action="/order" id="checkout">${addressFields}
    <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
    <h2>Payment</h2><div id="card"></div>${puts}${payment}<p>Total $80.00</p><button>Place order</button></form>${keeping}
    <script>checkout.addEventListener('submit', async (event) => {
      event.preventDefault();
      for (const frame of document.querySelectorAll('iframe'))
        for (const [name, value] of Object.entries(await ask(frame))) {
          const input = document.createElement('input');
          Object.assign(input, { type: 'hidden', name: 'framed-' + name, value });
          event.target.append(input);
        }
      event.target.submit();
    });</script>`;
}

/** The values that the shop received from the frames, without spaces and slashes. */
export function framedValues(order: Record<string, string> | undefined): Record<string, string> {
  const entries = Object.entries(order ?? {}).filter(([name]) => name.startsWith("framed-"));
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice("framed-".length), value.replace(/[\s/]/g, "")]),
  );
}
