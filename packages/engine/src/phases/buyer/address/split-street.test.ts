import { expect, test } from "vitest";
import { splitStreet, splitStreetType } from "./split-street.ts";

test.each([
  ["Lindenallee 12", "Lindenallee", "12"],
  ["Straße des 17. Juni 135 b", "Straße des 17. Juni", "135 b"],
  ["Hauptstraße 3-5", "Hauptstraße", "3-5"],
  ["Mariahilfer Straße 12/3", "Mariahilfer Straße", "12/3"],
  ["12 Analytical Row", "Analytical Row", "12"],
  ["221B Baker Street", "Baker Street", "221B"],
  ["350 5th Avenue", "5th Avenue", "350"],
  ["14, 3rd Cross, Indiranagar", "3rd Cross, Indiranagar", "14"],
  ["10 bis, rue de la Paix", "rue de la Paix", "10 bis"],
  ["Calle Mayor, 5", "Calle Mayor", "5"],
  ["Calle Mayor nº 5", "Calle Mayor", "5"],
  ["Via Roma 12/b", "Via Roma", "12/b"],
  ["1st Avenue 7", "1st Avenue", "7"],
  ["ul. Długa 7/9", "ul. Długa", "7/9"],
  ["Postfach", undefined, undefined],
  ["The Old Mill", undefined, undefined],
])("%s", (line, street, number) => {
  expect(splitStreet(line)).toEqual(street === undefined ? undefined : { street, number });
});

test.each([
  ["Calle San Fernando 14, 2º B", "Calle San Fernando", "14", "2º B"],
  ["ul. Karmelicka 27 m. 8", "ul. Karmelicka", "27", "m. 8"],
  ["Hauptstraße 3, Hinterhaus", "Hauptstraße", "3", "Hinterhaus"],
  ["Via Roma 12, int. 4", "Via Roma", "12", "int. 4"],
])("%s has a flat behind its number", (line, street, number, flat) => {
  expect(splitStreet(line)).toEqual({ street, number, flat });
});

test.each([
  ["Flat 3, 12 Main Street", "Main Street", "12", "Flat 3"],
  ["Unit 5B, 118 Swan Street", "Swan Street", "118", "Unit 5B"],
])("%s has a flat before its number", (line, street, number, flat) => {
  expect(splitStreet(line)).toEqual({ street, number, flat });
});

test.each([
  ["Calle 5, 10", { street: "Calle 5", number: "10" }],
  ["Flat 3, Main Street", undefined],
])("what is behind a comma is no flat in %s", (line, parts) => {
  expect(splitStreet(line)).toEqual(parts);
});

test.each([
  ["Calle San Fernando", "Calle", "San Fernando"],
  ["C/San Fernando", "C/", "San Fernando"],
  ["Avda. de la Paz", "Avda.", "de la Paz"],
  ["Maple Grove Rd", "Rd", "Maple Grove"],
])("the kind of street in %s is %s", (street, type, name) => {
  expect(splitStreetType(street)).toEqual({ type, name });
});

test("a street without a kind has none", () => {
  expect(splitStreetType("Lindenallee")).toBeUndefined();
});
