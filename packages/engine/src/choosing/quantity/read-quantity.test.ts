import { expect, it } from "vitest";
import { readQuantity } from "./read-quantity.ts";

it.each([
  [undefined, 1],
  ["UC hoodie", 1],
  ["the Elli lamp", 1],
  ["chain lock ART-2 of 110 cm", 1],
  ["Flex-3 of them", 1],
  ["3 of them, qty-3", 3],
  ["OSM shirt", 1],
  ["Pet bowl", 1],
  ["Kirk mug", 1],
  ["the blue one", 1],
  ["two of these", 2],
  ["2x the mug", 2],
  ["x3", 3],
  ["3 x mug", 3],
  ["quantity 3", 3],
  ["qty: 4", 4],
  ["Quantity of five", 5],
  ["two mugs please", 2],
  ["3 standing tickets", 3],
  ["two half-dozen boxes", 2],
  ["fem påsar", 5],
  ["due posti per sabato", 2],
  ["4 vasi da 30 cm", 4],
  ["There are two of us", 1],
  ["one mug for the four of us", 1],
  ["8 kilos of fruit", 1],
  ["40 mal 60", 1],
  ["3 blue mugs", 3],
  ["12 pieces", 12],
  ["a set of 2", 1],
  ["the 16 x 20 print", 1],
  ["size 10 mugs", 1],
  ["$3 of change", 1],
  ["deliver in 2 days", 1],
  ["0 of these", 1],
  ["two in blue", 2],
  ["Please get two, in red", 2],
  ["two", 2],
  ["I want 3 please", 3],
  ["2 in 1", 1],
  ["blue in 2 days", 1],
  ["forty of them", 40],
  ["a dozen", 12],
  ["half a dozen mugs", 6],
  ["two dozen, please", 24],
  ["twenty-four pieces", 24],
  ["twice, please", 2],
  ["a large Diavola. Please ring the bell twice", 1],
  ["in blue, the mug twice", 2],
  ["a couple of these", 2],
  ["a pair of them", 2],
  ["two of the blue ones", 2],
  ["ein Paar", 2],
  ["zwei Stück in blau", 2],
  ["ein halbes Dutzend", 6],
  ["vierundzwanzig davon", 24],
  ["Anzahl: drei", 3],
  ["trente-deux pièces", 32],
  ["une douzaine", 12],
  ["tres unidades", 3],
  ["treinta y dos unidades", 32],
  ["ventuno pezzi", 21],
  ["vierentwintig stuks", 24],
  ["cztery sztuki", 4],
  ["duas peças", 2],
  ["tjugofyra stycken", 24],
  ["三個", 3],
  ["credit card in 3x", 1],
  ["Um café, cartão de crédito em 3x sem juros", 1],
  ["cartão de crédito 3x sem juros", 1],
  ["paiement en 4x", 1],
  ["paga com cartão em 3 vezes", 1],
  ["pay and check out 3x mug", 3],
  ["greeting cards 2x", 2],
  ["2x the mug, pay by card", 2],
  ["once more the blue one", 1],
  ["the elf", 1],
])("%o is %i", (request, expected) => {
  expect(readQuantity(request, { title: "Enamel Mug" }, ["Blue", "Red"]).quantity).toBe(expected);
});

it("counts goods whose plural ends a long name, whatever the page calls its numbers", () => {
  const offer = { title: "Washed Linen Duvet Set", countedAs: "Select a size" };
  expect(readQuantity("Two Washed Linen Duvet Sets in Sage", offer, ["Sage"]).quantity).toBe(2);
  const model = { title: "BB-20 Big Blue Filter Housing" };
  expect(readQuantity("2 BB-20 Big Blue filter housings", model, ["1-1/2 in. NPT"]).quantity).toBe(2);
});

it("does not count a size that the shop calls 2X or 10", () => {
  expect(readQuantity("2X please", { title: "Tee" }, ["L", "2XL"]).quantity).toBe(1);
  expect(readQuantity("the 2X", { title: "Tee" }, ["1X", "2X"]).quantity).toBe(1);
  expect(readQuantity("10 shoes", { title: "Shoe" }, ["9", "10"]).quantity).toBe(1);
});

it("counts what is said to be of them, though the shop has a value of that number", () => {
  expect(readQuantity("USB, 2 of them", { title: "Mouse" }, ["PS/2", "USB"]).quantity).toBe(2);
  expect(readQuantity("PS 2", { title: "Mouse" }, ["PS/2", "USB"]).quantity).toBe(1);
});

it.each([
  ["two of 250 g", 2],
  ["2 of the 250 g", 2],
  ["three of the large", 3],
  ["two of Sencha", 2],
  ["2 packs of 250 g", 2],
  ["100 of 250 g", 100],
  ["Hola, quiero 2 de 250 g", 2],
  ["Tee, bitte 3 von 250 g", 3],
])("counts what is said to be of a value or the goods: %s is %i", (request, expected) => {
  const values = ["100 g – $18.00", "250 g – $39.00", "Large"];
  expect(readQuantity(request, { title: "Sencha Green Tea" }, values).quantity).toBe(expected);
});

it("counts the pairs of what is sold by the pair", () => {
  expect(readQuantity("a pair of socks", { title: "Wool Socks" }, []).quantity).toBe(1);
  expect(readQuantity("two pairs of socks", { title: "Wool Socks" }, []).quantity).toBe(2);
  expect(readQuantity("2 pairs in size 9", { title: "Work Glove Pro" }, ["8", "9"]).quantity).toBe(2);
  expect(readQuantity("two pairs of mugs", { title: "Mug" }, []).quantity).toBe(4);
});

it("counts no word of the product's own name", () => {
  expect(readQuantity("Elf, please", { title: "Garden Elf" }, []).quantity).toBe(1);
});

it("counts what goods come in, unless a set of them is meant", () => {
  expect(readQuantity("18 bottles", { title: "Lemonade 0.33 l" }, []).quantity).toBe(18);
  expect(readQuantity("zwei Flaschen", { title: "Limonade" }, []).quantity).toBe(2);
  expect(readQuantity("the crate of 12 bottles", { title: "Lemonade" }, []).quantity).toBe(1);
});

it.each([
  ["two VIP tickets", 2],
  ["two standing tickets", 2],
  ["2 standing tickets", 2],
  ["8 VIP", 1],
  ["the row of two VIP seats", 1],
])("counts what a value of the shop's own names: %s is %i", (request, expected) => {
  expect(readQuantity(request, { title: "Lake Concert" }, ["Standing", "VIP"]).quantity).toBe(expected);
});

it.each([
  ["a hundred", 100],
  ["one hundred of them", 100],
  ["two hundred and ten pieces", 210],
  ["two dozens of them", 24],
  ["a score of them", 20],
  ["A score", 20],
  ["three dozen", 36],
  ["a trio of mugs", 3],
  ["mugs x 3", 3],
])("reads numbers beyond the tens: %s is %i", (request, expected) => {
  expect(readQuantity(request, { title: "Mug" }, []).quantity).toBe(expected);
});

it.each([
  "several",
  "a few of them",
  "a handful of mugs",
  "dozens of them",
  "a baker's dozen",
  "ein paar davon",
  "quelques mugs",
  "both",
  "both of them",
  "les deux",
  "Je voudrais les deux, s'il vous plaît",
  "toutes les deux",
  "les 2",
  "Je voudrais les 2, s'il vous plaît",
  "toutes les 2",
  "los 2",
  "the 2 please",
  "los dos",
  "tutte e due",
  "as duas",
  "die zwei bitte",
  "the two",
  "beide bitte",
  "ten or so",
  "ten or so of these",
  "ten blue mugs or so",
  "about ten mugs",
  "roughly a dozen",
  "at least two",
  "up to 5 of them",
  "etwa zehn Stück",
  "une vingtaine",
  "environ dix pièces",
  "two or three mugs",
  "2-3 mugs",
  "2 to 4 of these",
  "one or two",
  "zwei oder drei",
  "a mug or two",
  "five-ish",
  "twenty-odd mugs",
  "some mugs",
  "plenty of them",
  "a bunch of mugs",
  "all of them",
  "a thousand",
])("does not guess how many are meant: %s", (request) => {
  expect(readQuantity(request, { title: "Mug" }, [])).toMatchObject({ words: undefined, isUncounted: true });
});

it.each([
  "the blue one",
  "a pair",
  "A Few Good Mugs",
  "two of them",
  "",
  "some colour",
  "all blue",
  "delivered in about 5 days",
  "around $30 or so",
  "two in blue or red",
  "size 8 or 9",
  "the 16-20 print",
  "the two-pack",
  "les deux couleurs",
  "les 2 couleurs",
  "pour le 24",
])("has no doubt about: %s", (request) => {
  expect(readQuantity(request, { title: "A Few Good Mugs" }, [])).not.toHaveProperty("isUncounted");
});

it.each([
  ["2 places on 12 December", "Places", 2],
  ["for 3 guests", "Number of guests (max. 6)", 3],
  ["one guest", "Guests", 1],
  ["2 places", "Seats", 1],
  ["2 places", "Quantity", 2],
  ["2 places", "Anzahl wählen", 2],
])(
  "a number before the page's own name for what it counts is the quantity: %s at %s",
  (request, countedAs, expected) => {
    expect(readQuantity(request, { title: "Pottery class", countedAs }, []).quantity).toBe(expected);
  },
);

it.each([
  ["2 Packungen mit 50 Stück", 2],
  ["50 Stück, 2 Packungen", 2],
  ["eine Packung mit 50 Stück", 1],
  ["a pack of 50 pieces", 1],
  ["box of 12 units", 1],
  ["2 cajas de 20 unidades", 2],
  ["3 Kartons à 12 Flaschen", 3],
  ["2 boîtes de 30 comprimés", 2],
  ["2 confezioni per occhio", 2],
  ["order of 12 pieces", 12],
  ["24 pieces in a box", 24],
])("counts packs, and not what one of them holds (%s is %i)", (request, expected) => {
  expect(readQuantity(request, { title: "Aspirin" }, []).quantity).toBe(expected);
});

it.each([
  ["Three 100 g packs of it as loose leaf, with the cheapest shipping", 3],
  ["I would like two 15 inch ones", 2],
  ["one 250 ml bottle", 1],
  ["a 100 g pack", 1],
  ["size two 10 mm thick", 1],
  ["the two-in-one, 100 g", 1],
])("counts what a measure follows (%s is %i)", (request, expected) => {
  expect(readQuantity(request, { title: "Smoky Lapsang" }, ["100 g", "250 g"]).quantity).toBe(expected);
});

it.each([
  ['2 sets of the Tarn B2 brake pads for Magura MT5, version "Organisch"', 2],
  ["Please buy 3 small garden chairs in green", 3],
  ["two Halden desk lamps", 2],
  ["501 jeans", 1],
  ["2 kg of brake pads", 1],
  ["15 inch screens", 1],
  ["2 guests, 3 nights", 1],
  ["12 months subscription", 1],
  ["5 star service", 1],
  ["3 seater sofa", 1],
  ["10 pack in grey", 1],
])(
  "a number at the beginning counts goods in the plural, in whatever words (%s is %i)",
  (request, expected) => {
    expect(readQuantity(request, { title: "Bremsbeläge Tarn B2 501" }, ["Organisch"]).quantity).toBe(
      expected,
    );
  },
);

it("a word for people counts pieces where the shop sells by it", () => {
  const offer = { title: "Castle tour" };
  expect(readQuantity("2 adult tickets for Wednesday", offer, ["Adult"]).quantity).toBe(2);
  expect(readQuantity("a tour for 2 adults", offer, []).quantity).toBe(1);
});

it.each([
  ["Un carton, paiement par carte", "Carton", 1],
  ["ett par lampor", "Lampa", 2],
  ["deux cartons par Chronopost", "Carton", 2],
])("%j of %s is %i", (request, title, quantity) => {
  expect(readQuantity(request, { title }, []).quantity).toBe(quantity);
});

it("does not count the pieces of one of the shop's packs", () => {
  const values = ["Bouteille 75 cl", "Carton de 6 bouteilles (75 cl)"];
  expect(readQuantity("Un carton de six bouteilles", { title: "Morgon" }, values).quantity).toBe(1);
  expect(readQuantity("six bouteilles", { title: "Morgon" }, ["Bouteille", "Magnum"]).quantity).toBe(6);
});

it.each([
  ["one heather honey 3 jars set; standard delivery", "Heather honey 3 jars", 1],
  ["3 heather honey jars", "Heather honey 3 jars", 3],
])("a number of the title is no number of pieces (%s)", (request, title, quantity) => {
  expect(readQuantity(request, { title }, []).quantity).toBe(quantity);
});

it.each([
  ["24 bottles of sparkling water", "Sparkling water, 6 x 0.75 l", 4],
  ["12 Flaschen Wasser bitte", "Wasser 12x1 l", 1],
  ["two packs of sparkling water", "Sparkling water, 6 x 0.75 l", 2],
  ["24 bottles of sparkling water", "Sparkling water 0.75 l", 24],
  ["2 tins", "Sticker 6 x 9 cm", 2],
])("single containers fill packs (%s of %s)", (request, title, quantity) => {
  expect(readQuantity(request, { title }, []).quantity).toBe(quantity);
});

it("containers that fill no whole number of packs are asked about", () => {
  const title = "Sparkling water, 6 x 0.75 l";
  expect(readQuantity("20 bottles of sparkling water", { title }, [])).toMatchObject({ isUncounted: true });
});

it.each([
  ["for my company, the invoice must carry both names", true],
  ["the invoice must carry both. Standard delivery.", false],
  ["both, please", true],
  ["I would like several.", true],
])("a counting word that ends another clause counts nothing (%s)", (request, isUncounted) => {
  expect(readQuantity(request, { title: "Laptop stand, oak" }, []).isUncounted ?? false).toBe(isUncounted);
});

it.each([
  ["To blå stentøjskopper, tak", "Stentøjskop, blå", 2],
  ["Jeg vil gerne have to lamper, Ø30, med sort ledning.", "Bordlampe i opalglas", 2],
  ["Deliver it to Oslo", "Bordlampe", 1],
  ["Lampen til Åse", "Bordlampe", 1],
])("to is a number in Danish and Norwegian alone (%s)", (request, title, quantity) => {
  expect(readQuantity(request, { title }, []).quantity).toBe(quantity);
});

it("a letter and a number of the title are its model, not a number of pieces", () => {
  expect(readQuantity("een hamerboor X20", { title: "Hamerboor X20" }, []).quantity).toBe(1);
  expect(readQuantity("3 x hamerboor X20", { title: "Hamerboor X20" }, []).quantity).toBe(3);
  expect(readQuantity("hamerboor x20", { title: "Hamerboor" }, []).quantity).toBe(20);
});

it.each([
  ["Chalk Paint", ["125ml", "2.5L"], "the largest tin of Duck Egg, and make it two to be safe", 2],
  ["LR44 Button Cells", ["1 cell", "10 cells"], "two of the ten packs please", 2],
  ["Beeswax Dinner Candles (pair)", [], "five pairs of these please", 5],
  ["Hiking Socks", ["Light", "Medium"], "Half a dozen pairs, medium cushion", 6],
  ["Assam", ["Loose Leaf 100g", "50 Tea Bags"], "loose, smaller size. Four tins", 4],
  ["Wildflower Honey", ["227g / 8oz", "454g / 1lb"], "pound jar x 3 please", 3],
  ["Evening Tickets", ["Adult", "Child (3-15)", "Family (2+2)"], "2 adults for the Saturday please", 2],
  ["Akku-Bohrschrauber 12V", ["ohne Akku", "mit 2x 2,0 Ah"], "bitte das Set mit zwei Akkus und Koffer", 1],
  ["Fond de teint", ["N10", "N30"], "la teinte N30, deux flacons", 2],
  ["Fietsband", [], "Ik wil er twee, mét die reflecterende streep", 2],
  ["Lievito madre", ["1 kg"], "Il sacchetto da un chilo, e magari ne prendo due così", 2],
  ["Roller Sleeve", ["4 inch", "9 inch"], '9" long pile x5', 5],
] as const)("of %s with %j, the number of pieces in %j is %i", (title, values, request, quantity) => {
  expect(readQuantity(request, { title }, [...values]).quantity).toBe(quantity);
});

it.each([
  ["Et par gule støvler", 1],
  ["Två st medel tack", 2],
  ["2名でお願いします", 2],
  ["a cable with one straight plug", 1],
])("of %s, %i are bought", (request, quantity) => {
  expect(readQuantity(request, { title: "Goods" }, []).quantity).toBe(quantity);
});

it("the second side of one of the shop's sizes counts nothing", () => {
  expect(
    readQuantity("M8 x 40, two packs of 50", { title: "Bolts" }, ["M8", "40 mm", "Pack of 50"]).quantity,
  ).toBe(2);
});

it("one and one more are several, without a number", () => {
  const request = "one for home and one for the office";
  expect(readQuantity(request, { title: "Reading glasses" }, [])).toMatchObject({ isUncounted: true });
});
