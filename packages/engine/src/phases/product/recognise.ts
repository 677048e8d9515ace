import { recogniseShop } from "../../shops/recognise-shop.ts";
import type { Shop } from "../../shops/shop.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** Determines the shop's platform, and thus what it can be asked directly. */
export async function recognise(visit: Visit): Promise<Shop> {
  const shop = await recogniseShop(visit);
  await visit.host.report({
    code: "shop_recognised",
    label: `${merchantOf(visit)} is a ${shop.platform} shop.`,
    facts: { platform: shop.platform },
  });
  return shop;
}
