import type { BrowserPool, CheckoutOrder, CheckoutOutcome } from "../../../src/index.ts";
import { runCheckout } from "../../../src/index.ts";
import type { RecordingHost } from "./recording-host.ts";

/** Buys in its own browser, which may reach only the sandbox stores on this machine. */
export async function buy(
  pool: BrowserPool,
  order: Partial<CheckoutOrder> & Pick<CheckoutOrder, "url" | "buyer">,
  host: RecordingHost,
  /** See `Pace`: lower it for shops that never show what is awaited. */
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
