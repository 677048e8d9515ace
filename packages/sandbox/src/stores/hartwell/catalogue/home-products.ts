import { defineProduct } from "./define-product.ts";
import type { Product } from "./product.ts";

export const HOME_PRODUCTS: readonly Product[] = [
  defineProduct({
    number: 1,
    handle: "enamel-mug",
    title: "Enamel Mug",
    type: "Kitchen",
    priceMinor: 18_00,
    tagline: "For the stove, the fire and the desk.",
    description: [
      "Two coats of enamel over pressed steel, fired at 830 degrees, with a rolled rim that stays kind to the lip. It goes from the gas ring to the tailgate and comes back with stories.",
      "Holds 350 ml: one proper coffee, or soup for one.",
    ],
    details: ["Steel, enamelled in Olkusz", "350 ml, 190 g", "Dishwasher safe; not for microwaves"],
  }),
  defineProduct({
    number: 3,
    handle: "wool-blanket",
    title: "Wool Blanket",
    type: "Home",
    priceMinor: 128_00,
    tagline: "Woven from fleeces of one valley.",
    description: [
      "A mid-weight throw of undyed lambswool, woven on shuttle looms and washed soft. Warm enough for a window seat in January, light enough for the back seat in May.",
    ],
    details: ["100 % lambswool", "140 × 190 cm", "Air it rather than wash it"],
    options: [{ name: "Color", values: ["Oat", "Pine"], shownAs: "swatches" }],
  }),
  defineProduct({
    number: 5,
    handle: "slow-kettle",
    title: "Slow Kettle",
    type: "Kitchen",
    priceMinor: 24_00,
    tagline: "Takes its time. So should you.",
    description: [
      "A heavy-bottomed kettle that comes to the boil without hurry and stays hot for an hour. Everything about it is slow, ordering it included.",
    ],
    details: ["Stainless steel, cork grip", "1.2 l", "All hobs, including induction"],
    conduct: "slow-answers",
  }),
  defineProduct({
    number: 7,
    handle: "oak-ladle",
    title: "Oak Ladle",
    type: "Kitchen",
    priceMinor: 22_50,
    tagline: "Carved from wind-fallen oak.",
    description: [
      "Axe-roughed, knife-finished and oiled three times. No two bowls are quite the same depth, which is the point of having it carved.",
    ],
    details: ["Oak, linseed oil", "31 cm", "Wash by hand, dry standing up"],
  }),
  defineProduct({
    number: 9,
    handle: "beeswax-candle",
    title: "Beeswax Candle",
    type: "Home",
    priceMinor: 14_00,
    tagline: "Burns for forty evenings' reading.",
    description: [
      "Poured in small tins from filtered beeswax with a cotton wick. It smells of honey when lit and of nothing when not.",
    ],
    details: ["Beeswax, cotton", "Burns about 40 hours", "Tin can be refilled"],
  }),
  defineProduct({
    number: 11,
    handle: "stone-anvil",
    title: "Stone Anvil",
    type: "Workshop",
    priceMinor: 60_00,
    tagline: "The last thing you will need to replace.",
    description: [
      "A bench anvil hewn from a single block of granite for cold work: copper, brass, leather, walnuts. It weighs what you think it weighs, and travels accordingly: by freight.",
    ],
    details: ["Granite", "34 kg", "Ships by freight only"],
    conduct: "heavy-freight",
  }),
];
