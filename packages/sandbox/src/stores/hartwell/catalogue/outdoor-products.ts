import { defineProduct } from "./define-product.ts";
import type { Product } from "./product.ts";

export const OUTDOOR_PRODUCTS: readonly Product[] = [
  defineProduct({
    number: 2,
    handle: "trail-tee",
    title: "Trail Tee",
    type: "Clothing",
    priceMinor: 32_00,
    tagline: "Merino next to the skin, miles behind you.",
    description: [
      "A plain tee in fine merino that does not itch, does not smell on day three and does not mind a rucksack. Cut a little long in the back.",
      "Between sizes? Take the larger one.",
    ],
    details: ["150 g/m² merino jersey", "Dyed in Porto", "Machine wash cool"],
    options: [
      { name: "Color", values: ["Moss", "Slate", "Rust"], shownAs: "swatches" },
      { name: "Size", values: ["S", "M", "L", "XL"], shownAs: "select" },
    ],
    missing: [["Rust", "XL"]],
    soldOut: [["Slate", "M"]],
  }),
  defineProduct({
    number: 4,
    handle: "gone-lantern",
    title: "Gone Lantern",
    type: "Camp",
    priceMinor: 48_00,
    tagline: "Loved into the dark by those before you.",
    description: [
      "A storm lantern with a brass burner and a glass that survives being dropped once. The workshop makes sixty a year; this year's are gone.",
    ],
    details: ["Steel, brass, borosilicate glass", "26 cm", "Burns lamp oil, 18 hours a filling"],
    soldOut: "all",
  }),
  defineProduct({
    number: 6,
    handle: "camp-stool",
    title: "Camp Stool",
    type: "Camp",
    priceMinor: 64_00,
    tagline: "Three legs never wobble.",
    description: [
      "Ash legs, one brass bolt and a saddle of bridle leather. Folds to the size of an umbrella and opens faster than one.",
    ],
    details: ["Ash, leather, brass", "Seat height 42 cm", "Carries 120 kg"],
  }),
  defineProduct({
    number: 8,
    handle: "stray-compass",
    title: "Stray Compass",
    type: "Camp",
    priceMinor: 39_00,
    tagline: "Points somewhere. Not always here.",
    description: [
      "A pocket compass in a brass case with a lid. The needle is true; whether the road that leads to the till is, you will see.",
    ],
    details: ["Brass, glass", "48 mm across", "Liquid-damped needle"],
    conduct: "leaves-the-shop",
  }),
  defineProduct({
    number: 10,
    handle: "field-notebook",
    title: "Field Notebook",
    type: "Camp",
    priceMinor: 9_50,
    tagline: "Ruled for weather.",
    description: [
      "Forty-eight leaves of stone paper, sewn so that it lies flat, in a waxed cover. Writes in the rain with a pencil.",
    ],
    details: ["Stone paper, waxed cotton", "9 × 14 cm, 96 pages", "Set of one"],
    options: [{ name: "Ruling", values: ["Plain", "Grid"], shownAs: "select" }],
  }),
  defineProduct({
    number: 12,
    handle: "endless-map",
    title: "Endless Map",
    type: "Camp",
    priceMinor: 16_00,
    tagline: "You never quite reach the edge.",
    description: [
      "A folded survey map printed on both sides of one very long sheet. Its owners report that they are still unfolding.",
    ],
    details: ["Waterproof paper", "1:50,000", "Unfolded length: unknown"],
    conduct: "never-loads",
  }),
  defineProduct({
    number: 13,
    handle: "guarded-gloves",
    title: "Guarded Gloves",
    type: "Clothing",
    priceMinor: 44_00,
    tagline: "Nothing gets past them unasked.",
    description: [
      "Deerskin work gloves with a double palm and a cuff that keeps the brambles out. They are careful about who may have them: your bank will want a word.",
    ],
    details: ["Deerskin, cotton lining", "One size, breaks in", "Dry away from the stove"],
    conduct: "bank-challenge",
  }),
  defineProduct({
    number: 14,
    handle: "silent-bell",
    title: "Silent Bell",
    type: "Camp",
    priceMinor: 27_00,
    tagline: "It rang. You just never hear of it.",
    description: [
      "A brass bear bell with a magnet that holds the clapper still until you want it. The till that sells it is just as quiet: the order is taken, and nothing more is said.",
    ],
    details: ["Brass, steel magnet", "55 g", "Clips to any strap"],
    conduct: "never-answers",
  }),
];
