import { recogniseShop } from "../../shops/recognise-shop.ts";
import type { Shop } from "../../shops/shop.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** Finds out what kind of shop this is, and so what it can be asked directly. */
export async function recognise(visit: Visit): Promise<Shop> {
  const shop = await recogniseShop(visit);
  await visit.host.report({
    code: "shop_recognised",
    label: `${merchantOf(visit)} is a ${shop.platform} shop.`,
    facts: { platform: shop.platform },
  });
  return shop;
}
