import { signInFirst } from "../phases/checkout/sign-in-first.ts";
import { failures } from "../phases/failures/failures.ts";
import { captchaObjection } from "../phases/guards/captcha-objection.ts";
import { passAgeCheck } from "../phases/questions/confirm-age.ts";
import type { Visit } from "../phases/visit.ts";
import { anyShop } from "./any-shop/any-shop.ts";
import type { Platform, Shop } from "./shop.ts";
import { shopify } from "./shopify/shopify.ts";
import { woocommerce } from "./woocommerce/woocommerce.ts";

/** Tried in this order, most specific first. */
const platforms: readonly Platform[] = [shopify, woocommerce, anyShop];

/** Determines the kind of shop the opened page belongs to. */
export async function recogniseShop(visit: Visit): Promise<Shop> {
  const shop =
    (await recognise(visit)) ??
    ((await passAgeCheck(visit)) || (await signInFirst(visit)) ? await recognise(visit) : undefined);
  if (shop) return shop;
  const captcha = await captchaObjection(visit);
  if (captcha) throw captcha;
  throw failures.notAShop(visit);
}

async function recognise(visit: Visit): Promise<Shop | undefined> {
  for (const platform of platforms) {
    const shop = await platform.recognise(visit);
    if (shop) return shop;
  }
  return undefined;
}
