import type { Product } from "./product.ts";

const PLAIN = { isSoldOut: false, choices: [], soldOut: [], conduct: "ordinary" } as const;

export const PRODUCTS: readonly Product[] = [
  {
    ...PLAIN,
    slug: "rye-loaf",
    title: { en: "Rye Loaf", de: "Roggenlaib" },
    summary: {
      en: "Three days of sourdough, one hour of fire. Dark crust, fennel seed, keeps a week.",
      de: "Drei Tage Sauerteig, eine Stunde Feuer. Dunkle Kruste, Fenchelsaat, hält eine Woche.",
    },
    priceMinor: 6_80,
    choices: [
      {
        id: "size",
        label: { en: "Size", de: "Größe" },
        values: [
          { id: "half", label: { en: "Half", de: "Halb" }, surchargeMinor: 0 },
          { id: "whole", label: { en: "Whole", de: "Ganz" }, surchargeMinor: 4_20 },
        ],
      },
      {
        id: "cut",
        label: { en: "Cut", de: "Schnitt" },
        values: [
          { id: "uncut", label: { en: "Uncut", de: "Am Stück" }, surchargeMinor: 0 },
          { id: "sliced", label: { en: "Sliced", de: "Geschnitten" }, surchargeMinor: 0 },
        ],
      },
    ],
    soldOut: [["half", "sliced"]],
  },
  {
    ...PLAIN,
    slug: "seed-crackers",
    title: { en: "Seed Crackers", de: "Saatencracker" },
    summary: {
      en: "Flax, sesame and poppy, baked twice. The sound alone is worth it.",
      de: "Leinsamen, Sesam und Mohn, zweimal gebacken. Allein das Knacken lohnt sich.",
    },
    priceMinor: 5_40,
  },
  {
    ...PLAIN,
    slug: "plum-jam",
    title: { en: "Plum Jam", de: "Pflaumenmus" },
    summary: {
      en: "Cooked down overnight until the spoon stands. No pectin, no hurry.",
      de: "Über Nacht eingekocht, bis der Löffel steht. Ohne Pektin, ohne Eile.",
    },
    priceMinor: 7_20,
  },
  {
    ...PLAIN,
    slug: "gone-goose",
    title: { en: "Gone Goose", de: "Verflogene Gans" },
    summary: {
      en: "Smoked goose breast. Flown, until November.",
      de: "Geräucherte Gänsebrust. Ausgeflogen bis November.",
    },
    priceMinor: 24_00,
    isSoldOut: true,
  },
  {
    ...PLAIN,
    slug: "wedding-cake",
    title: { en: "Wedding Cake", de: "Hochzeitstorte" },
    summary: {
      en: "Four tiers, sugar peonies. It travels upright, in a van of its own.",
      de: "Vier Etagen, Zuckerpfingstrosen. Sie reist aufrecht, im eigenen Wagen.",
    },
    priceMinor: 70_00,
    conduct: "heavy-freight",
  },
  {
    ...PLAIN,
    slug: "slow-sourdough",
    title: { en: "Slow Sourdough", de: "Langsamer Sauerteig" },
    summary: {
      en: "A starter in a jar. It rises when it rises.",
      de: "Ein Ansatz im Glas. Er geht, wann er geht.",
    },
    priceMinor: 9_00,
    conduct: "slow-answers",
  },
  {
    ...PLAIN,
    slug: "dead-dough",
    title: { en: "Dead Dough", de: "Toter Teig" },
    summary: {
      en: "Salt dough for ornaments. The till does not rise either.",
      de: "Salzteig zum Basteln. Auch die Kasse geht nicht auf.",
    },
    priceMinor: 4_00,
    conduct: "dead-checkout",
  },
  {
    ...PLAIN,
    slug: "runaway-bun",
    title: { en: "Runaway Bun", de: "Ausgebüxtes Brötchen" },
    summary: {
      en: "It rolls. Its payment page rolls with it.",
      de: "Es rollt. Seine Zahlungsseite rollt mit.",
    },
    priceMinor: 3_20,
    conduct: "leaves-the-shop",
  },
  {
    ...PLAIN,
    slug: "guarded-ham",
    title: { en: "Guarded Ham", de: "Bewachter Schinken" },
    summary: {
      en: "Eighteen months in the cellar, under lock. The bank has the key.",
      de: "Achtzehn Monate im Keller, hinter Schloss. Den Schlüssel hat die Bank.",
    },
    priceMinor: 32_00,
    conduct: "bank-challenge",
  },
  {
    ...PLAIN,
    slug: "silent-strudel",
    title: { en: "Silent Strudel", de: "Stiller Strudel" },
    summary: {
      en: "Apples, raisins, not a word. Least of all after you order.",
      de: "Äpfel, Rosinen, kein Wort. Schon gar nicht nach der Bestellung.",
    },
    priceMinor: 12_00,
    conduct: "never-answers",
  },
];
