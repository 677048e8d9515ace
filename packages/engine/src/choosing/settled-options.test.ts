import { expect, it } from "vitest";
import { chooseVariant } from "./choose-variant.ts";
import type { Offer } from "./offer.ts";

function offer(
  title: string,
  options: Record<string, readonly string[]>,
  presets: Record<string, string> = {},
): Offer {
  const all = Object.entries(options).map(([name, values]) => ({ name, values }));
  const combinations = all.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  return {
    title,
    options: all,
    presets: new Map(Object.entries(presets)),
    variants: combinations.map((values) => ({
      id: values.join("/"),
      values,
      price: undefined,
      isAvailable: true,
    })),
  };
}

function chosen(one: Offer, request: string): readonly string[] | undefined {
  const decision = chooseVariant(one, request);
  return decision.kind === "chosen" ? decision.variant.values : undefined;
}

const book = offer("Sól i popiół", {
  Wersja: ["Oprawa twarda 59,90 zł", "Oprawa miękka 44,90 zł", "E-book (EPUB, MOBI) 34,90 zł"],
});
const headphones = offer("Aura Q45 Noise-Cancelling Headphones", {
  Colour: ["MIDNIGHT BLUE", "SAND"],
  Warranty: ["Standard 12 months (included)", "Extended 36 months (+S$39.00)"],
});
const coffee = offer(
  "Northeaster",
  {
    "Size:": ["12 oz", "2 lb"],
    "Grind:": ["Whole Bean", "French Press", "Drip"],
    "Purchase options": ["Subscribe & save 10%", "One-time purchase"],
    "Delivery frequency": ["Every 2 weeks", "Every month"],
  },
  { "Purchase options": "Subscribe & save 10%", "Delivery frequency": "Every month" },
);
const shirt = offer("Koszula Len", { Kolor: ["Czarny", "Biały", "Zielony"] });
const ebook = offer("The Salt Atlas", {
  Format: ["Hardcover $24.00", "eBook $8.99"],
  "File type": ["Kindle (KFX)", "EPUB", "PDF"],
});
const cable = offer("HDMI-kabel", { Färg: ["Svart", "Vit"] });
const lamp = offer("Lampe Lund", { Farbe: ["Schwarz", "Weiß"] });

it.each([
  [book, "Poproszę 2 egzemplarze książki „Sól i popiół” w miękkiej oprawie.", "Oprawa miękka 44,90 zł"],
  [book, "Sól i popiół, oprawę twardą", "Oprawa twarda 59,90 zł"],
  [shirt, "Jedną czarną koszulę Len", "Czarny"],
  [shirt, "Koszula Len w kolorze zielonym", "Zielony"],
  [lamp, "Die weiße Lampe Lund", "Weiß"],
  [cable, "två kablar i vitt", "Vit"],
  [ebook, "the ebook in EPUB format, not Kindle", "eBook $8.99"],
  [ebook, "the ebook in EPUB format, not Kindle", "EPUB"],
])("%#: a value is named in another form: of %o, %o", (one, request, value) => {
  expect(chosen(one, request)).toContain(value);
});

it.each([
  [headphones, "Aura Q45 in midnight blue, no extended warranty", "Standard 12 months (included)"],
  [headphones, "Aura Q45 in midnight blue, without the extended one", "Standard 12 months (included)"],
  [lamp, "Lampe Lund, nicht die schwarze", "Weiß"],
])(
  "%#: what is left of two choices once the request excludes one is meant: of %o, %o",
  (one, request, value) => {
    expect(chosen(one, request)).toContain(value);
  },
);

it("does not take what the page has preselected if the request excludes it", () => {
  const preset = { ...shirt, presets: new Map([["Kolor", "Czarny"]]) };
  expect(chosen(preset, "Koszula Len, nie czarna")).toBeUndefined();
  expect(chosen(preset, "Koszula Len, nie zielona")).toEqual(["Czarny"]);
});

it("asks where more than one choice is left", () => {
  expect(chosen(shirt, "Koszula Len, nie czarna")).toBeUndefined();
});

it("needs no frequency for what is bought once", () => {
  const request =
    "Two 12 oz bags of Northeaster ground for French press, as a one-time purchase, not a subscription.";
  expect(chosen(coffee, request)).toEqual(["12 oz", "French Press", "One-time purchase", "Every month"]);
  expect(chosen(coffee, "12 oz bag of Northeaster for French press, as a subscription")).not.toContain(
    "One-time purchase",
  );
});
