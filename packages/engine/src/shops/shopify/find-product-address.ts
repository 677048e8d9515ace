import { callInPage } from "../../page/call-in-page.ts";
import { readPageGlobal } from "../../page/read-page-global.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import type { Visit } from "../../phases/visit.ts";
import { type ProductAddress, readProductAddress } from "./product-address.ts";

const documentLimitMs = 30_000;

/** A landing page of the platform declares its product even if its own address doesn't name it. */
export async function findProductAddress({ page, pace }: Visit): Promise<ProductAddress | undefined> {
  await page.waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) });
  const frame = page.mainFrame();
  const [root, addresses] = await Promise.all([
    readPageGlobal(frame, ["Shopify", "routes", "root"], pace),
    callInPage({ frame, pace, limitMs: documentLimitMs }, "declaredAddresses"),
  ]);
  const [address] = addresses.flatMap((one) => readProductAddress(one) ?? []);
  if (root === undefined || !address) return undefined;
  return { ...address, root: root.startsWith("/") ? root : "/" };
}
