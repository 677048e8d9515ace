import type { BrowserPool, CheckoutOrder, CheckoutOutcome } from "../../../src/index.ts";
import { runCheckout } from "../../../src/index.ts";
import type { RecordingHost } from "./recording-host.ts";

/** Buys in a browser of its own, which may reach the sandbox stores on this machine and nothing else here. */
export async function buy(
  pool: BrowserPool,
  order: Partial<CheckoutOrder> & Pick<CheckoutOrder, "url" | "buyer">,
  host: RecordingHost,
  /** See `Pace`: for what a shop never brings. */
  { patience }: { patience?: number } = {},
): Promise<CheckoutOutcome> {
  const { port } = new URL(order.url);
  const browser = await pool.open({
    targetUrl: order.url,
    privateHosts: [`localhost:${port}`],
  });
  try {
    return await runCheckout({ allowedDomains: [], ...order }, host, browser, { patience });
  } finally {
    await browser.close();
  }
}
