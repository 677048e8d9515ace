import { expect, it } from "vitest";
import { matchRequest } from "../../match-request.ts";

type Case = [request: string, name: string, values: string[], meant: string | undefined];

/** The value that a request means of one option; undefined if it settles none. */
function meantOf(request: string, name: string, values: readonly string[]): string | undefined {
  const { named, doubtful } = matchRequest(
    { title: "Goods", options: [{ name, values }], variants: [] },
    request,
  );
  const [value, ...others] = named.get(name) ?? [];
  return others.length > 0 || doubtful.has(name) ? undefined : value;
}

const sofas = ["Blau", "Dunkelblau", "Hellgrau", "Dunkelgrau"];
const shirts = ["Bianco / Rosso", "Bianco / Blu", "Nero"];

it.each<Case>([
  ["the brass one", "Finitura", ["Cromo", "Ottone"], "Ottone"],
  ["in tuna please", "Smak", ["Kyckling", "Tonfisk", "Lax"], "Tonfisk"],
  ["a yellow one", "Kleur", ["Zonnegeel", "Grasgroen"], "Zonnegeel"],
  ["the green one", "Colour", ["Bottle Green", "Oxblood"], "Bottle Green"],
  ["the purple one", "Colour", ["Mulberry", "Slate"], "Mulberry"],
  ["the red one", "Couleur", ["Bordeaux", "Marine"], "Bordeaux"],
  ["dark grey", "Farbe", sofas, "Dunkelgrau"],
  ["in dark blue", "Farbe", sofas, "Dunkelblau"],
  ["in blue", "Farbe", sofas, "Blau"],
  ["the light grey one", "Renk", ["Açık gri", "Koyu gri", "Siyah"], "Açık gri"],
  ["in dark green", "Kolor", ["Jasnozielony", "Ciemnozielony"], "Ciemnozielony"],
  ["the dark blue one", "Couleur", ["Marine", "Bleu ciel"], "Marine"],
  ["the white and blue one", "Colore", shirts, "Bianco / Blu"],
  ["matt black", "Finish", ["Gloss black", "Matt black", "Matt white"], "Matt black"],
  ["rose gold", "Material", ["Gold", "Roségold", "Silber"], "Roségold"],
  ["3 paperbacks", "Vazba", ["Pevná vazba", "Brožovaná", "E-kniha"], "Brožovaná"],
  ["a return ticket", "Type", ["Aller simple", "Aller-retour"], "Aller-retour"],
  ["the concession ticket", "Billett", ["Voksen", "Honnør", "Student"], undefined],
  ["two student tickets", "Bilet", ["Tam", "Öğrenci", "Çocuk"], "Öğrenci"],
  ["half board", "Pensione", ["Solo pernottamento", "Mezza pensione"], "Mezza pensione"],
  ["with breakfast but no dinner", "Pension", ["Nur Übernachtung", "Frühstück", "Halbpension"], "Frühstück"],
  ["one room with breakfast", "Board", ["Room only", "Bed & Breakfast", "Half board"], "Bed & Breakfast"],
  [
    "nicht gebunden, sondern als Taschenbuch",
    "Ausgabe",
    ["Gebunden 24,00 €", "Taschenbuch 14,00 €", "E-Book 11,99 €"],
    "Taschenbuch 14,00 €",
  ],
  ["ground for filter", "Moagem", ["Grão", "Espresso", "Filtro"], "Filtro"],
  ["every 2 weeks", "Levering", ["Ugentlig", "Hver anden uge", "Månedlig"], "Hver anden uge"],
  ["once a month", "Frecuencia", ["Semanal", "Mensual", "Una sola vez"], "Mensual"],
  ["once a month", "Frecuencia", ["Semanal", "Una sola vez"], undefined],
  ["just once", "Frequency", ["Weekly", "One-off"], "One-off"],
  ["printed on both sides", "Tryck", ["Enkelsidig", "Dubbelsidig"], "Dubbelsidig"],
  ["left-handed", "Ausführung", ["Rechtshänder", "Linkshänder"], "Linkshänder"],
  ["without a frame", "Lijst", ["Zonder lijst", "Eiken", "Zwart"], "Zonder lijst"],
  ["for oily skin", "Huidtype", ["Droge huid", "Vette huid"], "Vette huid"],
  ["for a beginner", "Level", ["Débutant", "Confirmé"], "Débutant"],
  ["黒のLサイズ", "カラー", ["ホワイト", "ブラック"], "ブラック"],
  ["the morning class", "Kurz", ["Ráno", "Odpoledne", "Večer"], "Ráno"],
  ["für den Hund, mit Lachs", "Sorte", ["Rind", "Lachs & Kartoffel", "Huhn"], "Lachs & Kartoffel"],
  ["einen in dunkelgrünem Leder", "Colour", ["Dark green", "Tan"], "Dark green"],
  ["the dark green one", "Väri", ["Tummanvihreä", "Vaaleanvihreä", "Punainen"], "Tummanvihreä"],
  ["not the white one", "Färg", ["Vit", "Svart"], "Svart"],
])("%j means, of %j %j, %j", (request, name, values, meant) => {
  expect(meantOf(request, name, values)).toBe(meant);
});

it.each<Case>([
  ["light blue", "Colour", ["Blue", "Navy"], undefined],
  ["the light blue one", "Couleur", ["Bleu", "Rouge"], undefined],
  ["sky blue", "Farbe", ["Blau", "Rot"], undefined],
  ["blue", "Farbe", ["Hellblau", "Dunkelblau"], undefined],
  ["not the red one", "Colore", ["Rosso", "Blu", "Verde"], undefined],
  ["anything but blue", "Colore", ["Rosso", "Blu", "Verde"], undefined],
  ["red or blue", "Colore", ["Rosso", "Blu", "Verde"], undefined],
  ["matt black", "Finish", ["Gloss black", "Gloss white"], undefined],
  ["for my red kitchen", "Farbe", ["Rot", "Weiß"], undefined],
  ["one that matches our grey sofa", "Farbe", ["Grau", "Beige"], undefined],
  ["my walls are white", "Farbe", ["Weiß", "Beige"], undefined],
  ["for my little daughter", "Größe", ["Klein", "Groß"], undefined],
  ["I need it now, as long as it is cheap", "Länge", ["Lang", "Kurz"], undefined],
  ["in the tin with the windmill", "Blik", ["Zonder blik", "Molen", "Tulp"], undefined],
  ["dark chocolate", "Farbe", ["Dunkel", "Hell"], undefined],
  ["the host arrives in the fall", "Tid", ["Vår", "Sommer"], undefined],
])("%j means, of %j %j, nothing surely", (request, name, values, meant) => {
  expect(meantOf(request, name, values)).toBe(meant);
});

it("what may be said of two options is said of neither, unless a name is near or a word tells more", () => {
  const lamp = {
    title: "Lamp",
    options: [
      { name: "Foot", values: ["Matt black", "Chrome"] },
      { name: "Shade", values: ["Nero", "Bianco"] },
    ],
    variants: [],
  };
  expect([...matchRequest(lamp, "the black one").doubtful]).toEqual(["Foot", "Shade"]);
  expect([...matchRequest(lamp, "with a black shade").named]).toEqual([["Shade", ["Nero"]]]);
});
