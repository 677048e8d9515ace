import { bounded, timeLimit } from "../../page/waiting/pace.ts";
import type { Visit } from "../../phases/visit.ts";
import { type ProductAddress, readProductAddress } from "./product-address.ts";

const documentLimitMs = 30_000;

/** A landing page of the platform says which product it shows, though its own address does not. */
export async function findProductAddress({ page, pace }: Visit): Promise<ProductAddress | undefined> {
  await page.waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) });
  const found = await bounded(pace, documentLimitMs, () =>
    page.evaluate(() => {
      const platform: unknown = Reflect.get(window, "Shopify");
      if (typeof platform !== "object" || platform === null) return undefined;
      const routes: unknown = Reflect.get(platform, "routes");
      const root: unknown = typeof routes === "object" && routes !== null ? Reflect.get(routes, "root") : "/";
      const said = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
      const shared = document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content;
      return { root: typeof root === "string" ? root : "/", addresses: [said ?? "", shared ?? ""] };
    }),
  );
  const addresses = found?.addresses.flatMap((address) => readProductAddress(address) ?? []);
  const [address] = addresses ?? [];
  return found && address && { ...address, root: found.root.startsWith("/") ? found.root : "/" };
}
