import { expect, test } from "vitest";
import { partsOfFlat } from "./parts-of-flat.ts";

test.each([
  ["Scala B int. 5", ["Scala", "Interno"], ["B", "5"]],
  ["Scala B, interno 5", ["Scala", "Piano", "Interno"], ["B", undefined, "5"]],
  ["2. sal, tv", ["Etage", "Side/dør"], ["2", "tv"]],
  ["3. tv", ["Etage", "Side/dør"], ["3", "tv"]],
  ["2º B", ["Piso", "Puerta"], ["2", "B"]],
  ["3. tv", ["Scala", "Interno"], [undefined, "3. tv"]],
  ["Piso 3, puerta B", ["Piso", "Puerta"], ["3", "B"]],
  ["Bât. C Esc. 2 Appt 14", ["Bâtiment", "Escalier", "Appartement"], ["C", "2", "14"]],
  ["tv", ["Etage", "Dør"], [undefined, "tv"]],
  ["Suite 3B", ["Floor", "Apartment"], [undefined, "Suite 3B"]],
  ["Scala B int. 5", ["Scala", "Piano"], ["B int. 5", undefined]],
])("of %j the boxes %j get %j", (flat, labels, values) => {
  expect(partsOfFlat(flat, labels)).toEqual(values);
});
