import { defineProduct } from "./define-product.ts";
import type { Product } from "./product.ts";

/** Products that behave normally. */
export const HONEST_PRODUCTS: readonly Product[] = [
  defineProduct({
    id: 101,
    slug: "stoneware-bowl",
    name: "Stoneware Bowl",
    category: "Table",
    summary: "A deep bowl for porridge, ramen and second helpings.",
    description:
      "Thrown in small batches from speckled clay and glazed in one dip, so that no two rims are alike. Oven-proof to 220 °C and happy in the dishwasher.",
    priceMinor: 24_00,
  }),
  defineProduct({
    id: 102,
    slug: "linen-apron",
    name: "Linen Apron",
    category: "Textiles",
    summary: "Cross-back apron that never needs a bow.",
    description:
      "Heavy washed linen with two deep pockets and straps that cross at the back. It gets softer each year, and stains only improve it.",
    priceMinor: 46_00,
    choices: { Colour: ["Indigo", "Flax", "Madder"], Size: ["S", "M", "L"] },
    missing: [["Madder", "L"]],
    soldOut: [["Flax", "M"]],
  }),
  defineProduct({
    id: 103,
    slug: "copper-saucepan",
    name: "Copper Saucepan",
    category: "Cookware",
    summary: "Two millimetres of copper, tinned by hand.",
    description:
      "Heats in a blink and lets go of the heat just as fast: the pan for caramel, custard and anything that can go wrong in four seconds.",
    priceMinor: 138_00,
    choices: { Diameter: ["14 cm", "18 cm", "22 cm"], Handle: ["Brass", "Cast iron"] },
    surchargesMinor: { "18 cm": 24_00, "22 cm": 52_00 },
  }),
  defineProduct({
    id: 104,
    slug: "enamel-canister",
    name: "Enamel Canister",
    category: "Storage",
    summary: "Eight colours, five sizes, one lid that fits.",
    description:
      "Keeps flour dry, biscuits crisp and coffee to itself. The wooden lid has a silicone ring and closes with a satisfying sigh.",
    priceMinor: 19_00,
    choices: {
      Colour: ["Chalk", "Butter", "Clay", "Brick", "Moss", "Pine", "Sky", "Ink"],
      Volume: ["0.5 l", "1 l", "1.5 l", "2 l", "3 l"],
    },
    surchargesMinor: { "1 l": 3_00, "1.5 l": 6_00, "2 l": 9_00, "3 l": 14_00 },
    soldOut: [["Ink", "3 l"]],
  }),
  defineProduct({
    id: 105,
    slug: "tea-towel",
    name: "Tea Towel",
    category: "Textiles",
    summary: "Dries glasses without leaving a trace of itself.",
    description:
      "Half linen, half cotton, woven in a herringbone that drinks water. Comes with a loop, because towels belong on hooks.",
    priceMinor: 16_00,
    checkout: "blocks",
  }),
  defineProduct({
    id: 106,
    slug: "walnut-board",
    name: "Walnut Board",
    category: "Tools",
    summary: "End-grain, kind to knives, too good to hide.",
    description:
      "Glued from offcuts of a furniture workshop and finished with oil and wax. A groove round the edge keeps the tomato where it is.",
    priceMinor: 72_00,
    choices: { Size: ["Small", "Large"], Groove: ["With groove", "Plain"] },
    surchargesMinor: { Large: 30_00 },
    checkout: "blocks",
  }),
];
