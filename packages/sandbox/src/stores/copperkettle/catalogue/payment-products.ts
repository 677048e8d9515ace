import { defineProduct } from "./define-product.ts";
import type { PaymentWay, Product } from "./product.ts";

interface PaidAnotherWay {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly payment: PaymentWay;
}

/** One product for each way to take payment through a provider. */
export const PAYMENT_PRODUCTS: readonly Product[] = [
  paidBy({
    id: 131,
    slug: "redirected-ramekin",
    name: "Redirected Ramekin",
    summary: "Baked elsewhere, eaten here.",
    payment: { kind: "redirect" },
  }),
  paidBy({
    id: 132,
    slug: "forwarded-fork",
    name: "Forwarded Fork",
    summary: "Passes everything on at once.",
    payment: { kind: "form", challenge: "code" },
  }),
  paidBy({
    id: 133,
    slug: "windowed-wok",
    name: "Windowed Wok",
    summary: "Opens up when it gets hot.",
    payment: { kind: "window" },
  }),
  paidBy({
    id: 134,
    slug: "framed-funnel",
    name: "Framed Funnel",
    summary: "Three rings, one spout.",
    payment: { kind: "three-frames" },
  }),
  paidBy({
    id: 135,
    slug: "tabbed-teapot",
    name: "Tabbed Teapot",
    summary: "Pull the tab, pour the tea.",
    payment: { kind: "combined-frame" },
  }),
  paidBy({
    id: 136,
    slug: "surcharged-skillet",
    name: "Surcharged Skillet",
    summary: "A little heavier than it looked.",
    payment: { kind: "redirect", surchargeMinor: 1_20 },
  }),
  paidBy({
    id: 137,
    slug: "approved-apron-hook",
    name: "Approved Apron Hook",
    summary: "Holds once you have said so.",
    payment: { kind: "three-frames", challenge: "app" },
  }),
  paidBy({
    id: 138,
    slug: "frictionless-frother",
    name: "Frictionless Frother",
    summary: "You will not notice it at all.",
    payment: { kind: "combined-frame", challenge: "frictionless" },
  }),
  paidBy({
    id: 139,
    slug: "refused-rolling-pin",
    name: "Refused Rolling Pin",
    summary: "Your bank would rather you did not.",
    payment: { kind: "three-frames", challenge: "refused" },
  }),
  paidBy({
    id: 140,
    slug: "vanishing-vase",
    name: "Vanishing Vase",
    summary: "There a moment ago.",
    payment: { kind: "window", vanishes: true },
  }),
];

function paidBy(product: PaidAnotherWay): Product {
  return defineProduct({
    ...product,
    category: "Tools",
    description: "Made for a kitchen in which nothing is paid for at the counter.",
    priceMinor: 26_00,
    picture: "paid-another-way",
  });
}
