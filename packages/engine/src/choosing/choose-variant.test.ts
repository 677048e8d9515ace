import { describe, expect, it } from "vitest";
import { chooseVariant } from "./choose-variant.ts";
import type { Offer, OfferOption, Variant } from "./offer.ts";

const tee = offerOf(
  "Trail Tee",
  [
    { name: "Color", values: ["Moss", "Slate", "Rust"] },
    { name: "Size", values: ["S", "M", "L", "XL"] },
  ],
  { missing: ["Rust / XL"], soldOut: ["Slate / M"] },
);
const coffee = offerOf("Guji Highland espresso", [
  { name: "Grind", values: ["Whole beans", "Stovetop", "Espresso"] },
]);
const mug = offerOf("Enamel Mug", [{ name: "Title", values: ["Default Title"] }]);
const words = offerOf("Jumper", [{ name: "Size", values: ["Small", "Medium", "Large", "X-Large", "2XL"] }]);
const shirt = offerOf("Shirt", [{ name: "option", values: ["Small S $60", "Medium M $62", "Large L $64"] }]);
const rings = offerOf("Ring", [{ name: "Ring size", values: ["6", "6.5", "7"] }]);
const cans = offerOf("Cold Brew Cans", [
  {
    name: "pack",
    values: ["Single $4.50 $4.50 each", "6-pack $25.20 $4.20 each", "12-pack $48.00 $4.00 each"],
  },
]);
const coffeeToGo = offerOf("Flat White", [
  { name: "Milk", values: ["Whole", "Oat"] },
  { name: "Sugar", values: ["One", "None"] },
]);
const cake = offerOf("Cake", [
  { name: "Sponge", values: ["Vanilla", "Chocolate"] },
  { name: "Candles", values: ["Yes please (+$4.00)", "No thanks"] },
]);
const glasses = offerOf("Glasses", [
  { name: "Use", values: ["Single vision +£20.00", "Progressive +£60.00"] },
  { name: "Blue light filter", values: ["Yes, protect my eyes (+£25.00)", "No filter"] },
]);
const phone = offerOf("Aero 7", [
  { name: "Storage", values: ["128 GB", "256 GB"] },
  { name: "Carrier", values: ["Verizon $30 off", "AT&T $30 off", "Connect to any carrier later Unlocked"] },
]);
const duvet = offerOf("Duvet Cover", [{ name: "Color", values: ["Natural", "Gray", "Terracotta"] }]);
const strip = offerOf("LED strip", [
  { name: "Light colour", values: ["Cool white 6500 K", "Neutral white 4000 K", "Warm white 2700 K"] },
]);
const screws = offerOf("Senkkopfschraube", [
  {
    name: "Werkstoff",
    values: ["Stahl verzinkt – 5,90 €", "Edelstahl A2 – 8,90 €", "Edelstahl A4 – 12,90 €"],
  },
]);
const priced = offerOf("Laptop", [
  {
    name: "Variant",
    values: [
      "13 inch 8GB 1 558,80 €",
      "15 inch 8GB 1 678,80 €",
      "13 inch 16GB 2 638,80 €",
      "15 inch 16GB 2 758,80 €",
    ].map((value) => `Laptop ${value}`),
  },
]);
const jeans = offerOf("Jeans", [
  { name: "Waist", values: ["30", "32", "34"] },
  { name: "Length", values: ["30", "32", "34"] },
]);
const bag = offerOf("Bag", [
  { name: "Body colour", values: ["Black", "Brown"] },
  { name: "Strap colour", values: ["Black", "Brown"] },
]);
const lenses = offerOf("Lenses", [
  { name: "Right eye, Power", values: ["-2,50", "+2,50"] },
  { name: "Left eye, Power", values: ["-2,50", "+2,50"] },
]);
const paint = offerOf("Paint", [{ name: "Colour", values: ["Blue", "Dark Blue", "Rosé", "Weiß"] }]);
const wallet = offerOf("Carteira", [
  { name: "Cor", values: ["Azul", "Vermelha", "Preta"] },
  { name: "Tamanho", values: ["Pequena", "Média"] },
]);
const hoodie = offerOf("Hoodie", [
  { name: "Color", values: ["Blue", "Red"] },
  { name: "Logo", values: ["Yes", "No"] },
]);
const pulli = offerOf("Pulli", [
  { name: "Farbe", values: ["Blau", "Rot"] },
  { name: "Logo", values: ["Ja", "Nein"] },
]);
const parka = offerOf("パーカー", [
  { name: "色", values: ["青", "赤"] },
  { name: "ロゴ", values: ["はい", "いいえ"] },
]);
const pen = offerOf("Pen", [
  { name: "Ink", values: ["Blue", "Black +$1.50"] },
  { name: "Nib", values: ["Fine", "Broad + $2.00", "Brown $5.00 (983 In Stock)"] },
]);
const tablet = offerOf("Tablet", [{ name: "option", values: ["Tablet 32GB", "Tablet 128GB"] }]);
const laptop = offerOf("Laptop", [
  {
    name: "option",
    values: ["Laptop 13 inch 8GB", "Laptop 15 inch 8GB", "Laptop 15 inch 16GB", "Laptop 13 inch 16GB"],
  },
]);
const monitor = offerOf("Monitor", [{ name: "option", values: ["Curvy 24 inch", "Curvy 27 inch"] }]);
const chair = offerOf("Chair", [
  { name: "Variant", values: ["Moss / Large", "Moss / Small", "Slate / Large"] },
]);
const processor = offerOf("Computer", [
  { name: "Processor", values: ["2.2 GHz Intel", "2.5 GHz Intel [+$15.00]"] },
  { name: "Drive", values: ["320 GB", "400 GB [+$100.00]"] },
]);
const plan = offerOf("Tablet", [
  { name: "Storage", values: ["128GB From $599", "256GB From $699"] },
  { name: "Payment", values: ["Buy Pay in full: $599.00", "Finance $49.91/mo. for 12 months"] },
  { name: "Cover", values: ["Care cover $69.00", "No care cover needed"] },
]);
const packs = offerOf("Socks", [{ name: "Pack", values: ["Pack of 3 pairs", "Single"] }]);
const gift = offerOf("Gift card", [{ name: "Amount", values: ["$10", "$25", "$50"] }]);
const grades = offerOf("Tea", [{ name: "Grade", values: ["A", "B", "In", "No"] }]);

const cards = offerOf("名刺", [
  { name: "枚数", values: ["100枚　¥1,980（1枚あたり¥19.8）", "200枚　¥2,980（1枚あたり¥14.9）"] },
  { name: "用紙", values: ["上質紙 180kg", "マットコート紙 180kg（+¥300）"] },
  { name: "印刷面", values: ["片面", "両面（+¥800）"] },
]);
const wardrobe = offerOf("Schrank", [
  { name: "Holz", values: ["Kiefer", "Eiche", "Roble"] },
  { name: "Griffe", values: ["Messing", "Schwarz", "Negro"] },
]);

const wine = offerOf("Morgon « Côte du Py »", [
  { name: "Conditionnement", values: ["Bouteille 75 cl", "Carton de 6 bouteilles (75 cl)", "Magnum 150 cl"] },
]);
const pans = offerOf("Gastronorm pan GN 1/1", [
  { name: "Sold as", values: ["Each – €18.40 ex VAT", "Case of 6 – €99.50 ex VAT"] },
]);
const headlamp = offerOf("Pannlampa Norrsken", [
  { name: "Pannband", values: ["Standard", "Extra långt för hjälm"] },
]);
const hire = offerOf("Elektrische bakfiets", [
  { name: "Verzekering", values: ["Basis (eigen risico € 250)", "Plus (geen eigen risico, € 6,00 per dag)"] },
]);
const mailed = offerOf("E-Gift Card", [{ name: "When?", values: ["Right away", "On a date"] }]);
const prints = offerOf("名刺印刷 カラー", [
  { name: "用紙", values: ["コート紙 180kg", "マットコート紙 220kg（+300円）", "上質紙 180kg"] },
  {
    name: "部数",
    values: ["100部 2営業日出荷 2,180円", "200部 当日出荷 4,480円", "200部 2営業日出荷 3,080円"],
  },
]);

describe("a request that names one variant", () => {
  it.each([
    [wine, "Un carton de six bouteilles de 75 cl, paiement par carte", "Carton de 6 bouteilles (75 cl)"],
    [pans, "Three cases of six of the GN 1/1 pan", "Case of 6 – €99.50 ex VAT"],
    [pans, "3 cases of 6", "Case of 6 – €99.50 ex VAT"],
    [headlamp, "en pannlampa med standardband", "Standard"],
    [hire, "alleen de basisverzekering", "Basis (eigen risico € 250)"],
    [mailed, "Send it on December 14, 2026", "On a date"],
    [
      prints,
      "マットコート紙で200部、2営業日出荷でお願いします",
      "マットコート紙 220kg（+300円） / 200部 2営業日出荷 3,080円",
    ],
    [tee, "the slate one in L", "Slate / L"],
    [tee, "The SLATE tee, size l please", "Slate / L"],
    [shirt, "size Medium", "Medium M $62"],
    [shirt, "one in size L", "Large L $64"],
    [tee, "slate, large", "Slate / L"],
    [tee, "Moss, extra large", "Moss / XL"],
    [tee, "an x-large one in moss", "Moss / XL"],
    [tee, "2x moss in M", "Moss / M"],
    [tee, "It's for me: Moss S", "Moss / S"],
    [tee, "not the slate one, I want rust in small", "Rust / S"],
    [words, "I take an L", "Large"],
    [words, "extra large please", "X-Large"],
    [words, "XXL", "2XL"],
    [rings, "size 6 1/2", "6.5"],
    [cans, "the six-pack", "6-pack $25.20 $4.20 each"],
    [coffeeToGo, "oat milk, no sugar", "Oat / None"],
    [cake, "chocolate sponge, no candles please", "Chocolate / No thanks"],
    [glasses, "single vision, without blue light filter", "Single vision +£20.00 / No filter"],
    [phone, "256GB, unlocked", "256 GB / Connect to any carrier later Unlocked"],
    [duvet, "grey, please", "Gray"],
    [strip, "warm white, please", "Warm white 2700 K"],
    [screws, "in stainless A4", "Edelstahl A4 – 12,90 €"],
    [priced, "the 15 inch one with 16GB", "Laptop 15 inch 16GB 2 758,80 €"],
    [jeans, "waist 32, length 34", "32 / 34"],
    [jeans, "32 waist and 30 length", "32 / 30"],
    [bag, "black body, brown strap", "Black / Brown"],
    [lenses, "right eye -2.50, left eye: +2.50", "-2,50 / +2,50"],
    [paint, "the dark blue", "Dark Blue"],
    [paint, "a pot of rose", "Rosé"],
    [paint, "WEISS", "Weiß"],
    [paint, "the white one", "Weiß"],
    [wallet, "in blue, size medium", "Azul / Média"],
    [wallet, "the small red one", "Vermelha / Pequena"],
    [wallet, "a black one, small", "Preta / Pequena"],
    [pen, "black, broad nib", "Black +$1.50 / Broad + $2.00"],
    [pen, "blue, brown", "Blue / Brown $5.00 (983 In Stock)"],
    [tablet, "128GB", "Tablet 128GB"],
    [tablet, "the one with 32 GB", "Tablet 32GB"],
    [laptop, "the 16GB one with 15 inch", "Laptop 15 inch 16GB"],
    [chair, "a large one in slate", "Slate / Large"],
    [processor, "2.2 GHz, 320 GB", "2.2 GHz Intel / 320 GB"],
    [
      plan,
      "128 GB, pay in full, no care cover needed",
      "128GB From $599 / Buy Pay in full: $599.00 / No care cover needed",
    ],
    [monitor, "24 inch", "Curvy 24 inch"],
    [coffee, "two bags of the Guji Highland espresso, ground for stovetop", "Stovetop"],
    [coffee, "the Guji Highland espresso", "Espresso"],
    [gift, "a $25 gift card", "$25"],
    [gift, "the gift card for 50 dollars", "$50"],
    [grades, "Grade A please", "A"],
    [grades, "the B", "B"],
    [hoodie, "the blue one with logo", "Blue / Yes"],
    [hoodie, "red, without logo", "Red / No"],
    [hoodie, "a blue hoodie, no logo please", "Blue / No"],
    [pulli, "blau, ohne Logo", "Blau / Nein"],
    [parka, "青、ロゴなし", "青 / いいえ"],
    [
      cards,
      "200枚、マットコート紙、両面",
      "200枚　¥2,980（1枚あたり¥14.9） / マットコート紙 180kg（+¥300） / 両面（+¥800）",
    ],
    [wardrobe, "Eiche, schwarze Griffe", "Eiche / Schwarz"],
    [wardrobe, "in Eiche mit schwarzen Griffen", "Eiche / Schwarz"],
    [wardrobe, "Roble, manilla negra", "Roble / Negro"],
  ])("%#: %o", (offer, request, expected) => {
    expect(chosen(offer, request)).toBe(expected);
  });
});

describe("a request that settles nothing or too much", () => {
  it.each([
    [gift, "a gift card under $50"],
    [gift, "a gift card, at most $25 please"],
    [tee, undefined],
    [tee, "it's a present, in a box"],
    [tee, "a tee in slate"],
    [tee, "slate or rust, L"],
    [tee, "in L"],
    [tee, "crystal blue in L"],
    [jeans, "32"],
    [bag, "the black one"],
    [lenses, "-2.50 and +2.50"],
    [paint, "less than 30 dollars"],
    [grades, "A tea in no hurry"],
    [tee, "the 5 m one in moss"],
    [packs, "a pack of 2"],
    [pans, "a case of 12"],
    [mailed, "an e-gift card"],
    [packs, "the pack of all packs"],
    [plan, "128 GB, pay in full, with care"],
  ])("%#: asks for %o", (offer, request) => {
    expect(chooseVariant(offer, request).kind).toBe("ask");
  });

  it("keeps what was named", () => {
    expect(chooseVariant(tee, "the slate one")).toEqual({
      kind: "ask",
      wanted: new Map([["Color", "Slate"]]),
      remark: undefined,
    });
  });

  it("says that the named variant is sold out, and lets a person choose among all others", () => {
    expect(chooseVariant(tee, "slate in M")).toEqual({
      kind: "ask",
      wanted: new Map(),
      remark: "Slate / M is sold out.",
    });
  });

  it("says that the named combination is not offered", () => {
    expect(chooseVariant(tee, "rust, XL")).toMatchObject({ remark: "Rust / XL is not offered." });
  });

  it("does not choose the only size left of a colour when nobody named a size", () => {
    const offer = offerOf(
      "Hat",
      [
        { name: "Color", values: ["Red", "Blue"] },
        { name: "Size", values: ["S", "M"] },
      ],
      { soldOut: ["Red / S"] },
    );
    expect(chooseVariant(offer, "the red one").kind).toBe("ask");
  });
});

describe("what needs no request", () => {
  it("never asks where there is a single variant", () => {
    expect(chosen(mug, undefined)).toBe("Default Title");
  });

  it("asks before it buys the single size left when the request names another", () => {
    const left = offerOf("Tee", [{ name: "Size", values: ["XS"] }]);
    expect(chooseVariant(left, "in small")).toMatchObject({ kind: "ask", remark: "S is not offered." });
    expect(chosen(left, "an extra small one")).toBe("XS");
    expect(chosen(left, "a present for my mother")).toBe("XS");
    const colours = offerOf("Tee", [
      { name: "Color", values: ["Moss", "Rust"] },
      { name: "Size", values: ["XS"] },
    ]);
    expect(chooseVariant(colours, "moss, size L")).toMatchObject({ remark: "Moss / L is not offered." });
    expect(chosen(colours, "the moss one")).toBe("Moss / XS");
  });

  it("asks before it buys the single combination left when the request names another", () => {
    const left = offerOf("Tee", [{ name: "Color", values: ["Moss", "Rust"] }], { missing: ["Rust"] });
    expect(chooseVariant(left, "the rust one")).toMatchObject({ remark: "Rust is not offered." });
  });

  it("takes the variant that the address names", () => {
    expect(chosen(tee, undefined, "Rust / M")).toBe("Rust / M");
    expect(chosen(tee, "the rust one", "Rust / M")).toBe("Rust / M");
  });

  it("asks when the variant of the address is sold out, or the request contradicts it", () => {
    expect(chooseVariant(tee, undefined, "Slate / M")).toMatchObject({ remark: "Slate / M is sold out." });
    expect(chooseVariant(tee, "in XL", "Rust / M").kind).toBe("ask");
  });

  it("follows a request that names everything, whatever the address says", () => {
    expect(chosen(tee, "moss, XL", "Rust / M")).toBe("Moss / XL");
  });

  it("knows when everything is gone", () => {
    const gone = offerOf("Lantern", [{ name: "Title", values: ["Default Title"] }], {
      soldOut: ["Default Title"],
    });
    expect(chooseVariant(gone, "one lantern")).toEqual({ kind: "sold_out" });
  });
});

function chosen(offer: Offer, request: string | undefined, preselected?: string): string {
  const decision = chooseVariant(offer, request, preselected);
  return decision.kind === "chosen" ? decision.variant.id : JSON.stringify(decision);
}

function offerOf(
  title: string,
  options: OfferOption[],
  { missing = [], soldOut = [] }: { missing?: string[]; soldOut?: string[] } = {},
): Offer {
  const rows = options.reduce<string[][]>(
    (sofar, { values }) => sofar.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const variants: Variant[] = rows
    .map((values) => ({ id: values.join(" / "), values, price: "32.00", isAvailable: true }))
    .filter(({ id }) => !missing.includes(id))
    .map((variant) => ({ ...variant, isAvailable: !soldOut.includes(variant.id) }));
  return { title, options, variants };
}

describe("what the page has chosen", () => {
  it("is taken beside an option that has one value only, whatever else is asked for", () => {
    const room = offerOf("Room", [
      { name: "Rate", values: ["Flex", "Saver"] },
      { name: "Extras", values: ["Breakfast buffet"] },
    ]);
    const offer = { ...room, presets: new Map([["Rate", "Saver"]]) };
    expect(chosen(offer, "the flex rate in teal")).toBe("Flex / Breakfast buffet");
  });

  const preset = { ...tee, presets: new Map([["Size", "L"]]) };

  it("is taken where the request leaves it open", () => {
    expect(chooseVariant(preset, "the slate one")).toMatchObject({
      kind: "chosen",
      variant: { values: ["Slate", "L"] },
    });
  });

  it("gives way to the request", () => {
    expect(chooseVariant(preset, "slate, S")).toMatchObject({
      kind: "chosen",
      variant: { values: ["Slate", "S"] },
    });
  });

  it("is no answer to what it does not choose, nor where it is sold out", () => {
    expect(chooseVariant(preset, undefined)).toMatchObject({ kind: "ask" });
    const gone = { ...tee, presets: new Map([["Size", "M"]]) };
    expect(chooseVariant(gone, "the slate one")).toMatchObject({ kind: "ask" });
  });
});
