import { expect, test } from "vitest";
import { splitStreet } from "./split-street.ts";

test.each([
  ["Lindenallee 12", "Lindenallee", "12"],
  ["Straße des 17. Juni 135 b", "Straße des 17. Juni", "135 b"],
  ["Hauptstraße 3-5", "Hauptstraße", "3-5"],
  ["Mariahilfer Straße 12/3", "Mariahilfer Straße", "12/3"],
  ["12 Analytical Row", "Analytical Row", "12"],
  ["221B Baker Street", "Baker Street", "221B"],
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
