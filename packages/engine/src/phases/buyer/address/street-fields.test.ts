import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { buyerFields, unknownDetails } from "../buyer-fields.ts";

const field = (role: string, given: Partial<Field> = {}) =>
  ({
    role,
    score: 100,
    required: false,
    enabled: true,
    value: "",
    label: "",
    name: "",
    placeholder: "",
    control: "text",
    form: 0,
    isAside: false,
    ...given,
  }) as Partial<Field> as Field;

const kinds = (...titles: string[]) =>
  field("streetType", {
    control: "select",
    choices: titles.map((title) => ({ value: title, title, enabled: true })),
  });

const written = (fields: Field[], address_line1: string, country_code = "ES") =>
  Object.fromEntries(
    buyerFields(fields, { buyer: { address_line1, country_code } }).map(({ field: { role }, value }) => [
      role,
      value,
    ]),
  );

test("the kind of street, its name, the number and the flat go to their own fields", () => {
  const fields = [
    kinds("Avenida", "Calle", "Plaza"),
    field("addressLine1"),
    field("houseNumber"),
    field("addressLine2"),
  ];
  expect(written(fields, "Calle San Fernando 14, 2º B")).toEqual({
    streetType: "Calle",
    addressLine1: "San Fernando",
    houseNumber: "14",
    addressLine2: "2º B",
  });
});

test("a kind that the list lacks stays in the name of the street", () => {
  const fields = [kinds("Avenida", "Calle", "Plaza"), field("addressLine1"), field("houseNumber")];
  expect(written(fields, "Cuesta del Rosario 3")).toEqual({
    addressLine1: "Cuesta del Rosario",
    houseNumber: "3",
  });
});

test("the flat stays with the number where it has no field", () => {
  expect(written([field("addressLine1"), field("houseNumber")], "Calle Mayor 5, 3º izda.")).toEqual({
    addressLine1: "Calle Mayor",
    houseNumber: "5, 3º izda.",
  });
});

test("a line that the form takes whole isn't split", () => {
  const fields = [field("addressLine1"), field("addressLine2")];
  expect(written(fields, "Calle Mayor 5, 3º izda.")).toEqual({ addressLine1: "Calle Mayor 5, 3º izda." });
});

test.each([
  ["ul. Karmelicka 27/8", "PL", "27", "8"],
  ["ul. Karmelicka 27 m. 8", "PL", "27", "8"],
  ["ul. Karmelicka 27", "PL", "27", undefined],
  ["Karmelicka 1234/56", "CZ", "1234/56", undefined],
])("%s in %s is house %s and flat %s", (line, country, number, flat) => {
  const fields = [
    field("addressLine1"),
    field("houseNumber"),
    field("addressLine2", { label: "Numer lokalu" }),
  ];
  const { houseNumber, addressLine2 } = written(fields, line, country);
  expect([houseNumber, addressLine2]).toEqual([number, flat]);
});

test("27/8 stays one number where the form asks for no flat", () => {
  expect(written([field("addressLine1"), field("houseNumber")], "ul. Karmelicka 27/8", "PL")).toMatchObject({
    houseNumber: "27/8",
  });
});

test("a flat that the first line holds isn't asked for", () => {
  const fields = [
    field("addressLine1"),
    field("houseNumber"),
    field("addressLine2", { label: "Numer lokalu", required: true }),
  ];
  const detailsFor = (address_line1: string) =>
    unknownDetails(fields, { buyer: { address_line1, country_code: "PL" } });
  expect(detailsFor("ul. Karmelicka 27/8")).toEqual([]);
  expect(detailsFor("ul. Karmelicka 27")).toEqual(["address_line2"]);
});

test("a street that is typed keeps what was written, whatever the page suggests for it", () => {
  const title = "1820 SW Alder Street, Portland, OR, 97205";
  const choices = [{ value: title, title, enabled: true }];
  const streetIn = (given: Partial<Field>) => {
    const street = field("addressLine1", { control: "combobox", choices, ...given });
    const buyer = { address_line1: "1820 SW Alder Street", city: "Portland", postal_code: "97205" };
    const found = buyerFields([street, field("city"), field("postalCode")], { buyer });
    return found.find((one) => one.field.role === "addressLine1")?.value;
  };
  expect(streetIn({ value: "1820 SW Alder Street" })).toBe("1820 SW Alder Street");
  expect(streetIn({ value: "", control: "listbox" })).toBe(title);
});

test.each([
  ["Apartment, suite, etc. (optional)", "Apt 3B"],
  ["Unit / apartment", "Apt 3B"],
  ["Apartment number", "3B"],
  ["Flat", "3B"],
])("in %j the flat is written as %j", (label, flat) => {
  const fields = [field("addressLine1"), field("addressLine2", { label })];
  const buyer = { address_line1: "55 Elm Street", address_line2: "Apt 3B", country_code: "US" };
  const line = buyerFields(fields, { buyer }).find((one) => one.field.role === "addressLine2");
  expect(line?.value).toBe(flat);
});

test("the nameless box behind that of house and flat is the flat's", () => {
  const fields = [
    field("addressLine1"),
    field("houseNumber", { label: "Nr domu / lokalu:" }),
    field("addressLine2"),
  ];
  expect(written(fields, "ul. Długa 5/7", "PL")).toEqual({
    addressLine1: "ul. Długa",
    houseNumber: "5",
    addressLine2: "7",
  });
});

test.each([
  ["ul. Długa 5", "m. 7", "5", "7"],
  ["ul. Długa 5", undefined, "5", undefined],
])(
  "the nameless box of %s with %s is written as one that is called a flat's",
  (line, second, number, flat) => {
    const house = field("houseNumber", { label: "Nr domu / lokalu:" });
    const fields = [field("addressLine1"), house, field("addressLine2")];
    const buyer = { address_line1: line, country_code: "PL", ...(second && { address_line2: second }) };
    const values = buyerFields(fields, { buyer }).map(({ field: { role }, value }) => [role, value]);
    expect(Object.fromEntries(values)).toEqual({
      addressLine1: "ul. Długa",
      houseNumber: number,
      ...(flat && { addressLine2: flat }),
    });
  },
);

test("a part of the town is not written as the number of a flat", () => {
  const line = { address_line1: "Durango 245", address_line2: "Roma Norte", country_code: "MX" };
  const values = (fields: Field[]) =>
    Object.fromEntries(
      buyerFields(fields, { buyer: line }).map(({ field: { label, role }, value }) => [label || role, value]),
    );
  const flat = field("addressLine2", { label: "Número interior" });
  const list = field("unknown", { label: "Colonia", control: "select", required: true, choices: [] });
  const street = [field("addressLine1"), field("houseNumber")];
  expect(values([...street, flat, list])).toEqual({ addressLine1: "Durango", houseNumber: "245" });
  expect(values([field("addressLine1"), flat])).toEqual({ addressLine1: "Durango 245, Roma Norte" });
  expect(values([field("addressLine1"), field("addressLine2", { label: "Apartment" })])).toMatchObject({
    Apartment: "Roma Norte",
  });
});

test("a field beside the street that a person has given the number is one for it, whatever its name", () => {
  const street = field("addressLine1", { value: "Kossuth Lajos utca 12" });
  const given = field("unknown", { label: "Házszám", value: "12", score: 0 });
  expect(written([street, given], "Kossuth Lajos utca 12", "HU")).toEqual({
    addressLine1: "Kossuth Lajos utca",
    houseNumber: "12",
  });
});

test("a field that holds the number by chance leaves the street as it is", () => {
  const street = { addressLine1: "1 Analytical Way" };
  const pieces = field("unknown", { label: "Pieces", value: "1" });
  expect(written([field("addressLine1"), field("city"), pieces], "1 Analytical Way", "US")).toEqual(street);
  expect(written([field("addressLine1"), { ...pieces, form: 1 }], "1 Analytical Way", "US")).toEqual(street);
  expect(written([field("addressLine1"), { ...pieces, value: "" }], "1 Analytical Way", "US")).toEqual(
    street,
  );
});

test.each([
  ["Kerkstraat 58-2", "58", "2"],
  ["Kerkstraat 58 A", "58", "A"],
  ["Kerkstraat 58a", "58", "a"],
  ["Kerkstraat 58", "58", undefined],
])("of %s the house is %s and its addition %s, where that has a field", (line, number, addition) => {
  const fields = [field("addressLine1"), field("houseNumber"), field("addressLine2", { label: "Toev." })];
  const { houseNumber, addressLine2 } = written(fields, line, "NL");
  expect({ houseNumber, addressLine2 }).toEqual({ houseNumber: number, addressLine2: addition });
});

test("a part of the town that has a field of its own is no flat behind the number", () => {
  const fields = [field("addressLine1"), field("houseNumber"), field("unknown", { label: "Colonia" })];
  const buyer = {
    address_line1: "Av. Chapultepec 480",
    address_line2: "Col. Americana",
    country_code: "MX",
  };
  const number = buyerFields(fields, { buyer }).find((one) => one.field.role === "houseNumber");
  expect(number?.value).toBe("480");
});

test("boxes for the staircase and the flat get their parts of the second line, and one that takes both gets it whole", () => {
  const buyer = { address_line1: "Via Roma 3", address_line2: "Scala B int. 5", country_code: "IT" };
  const values = (...labels: string[]) => {
    const fields = [field("addressLine1"), ...labels.map((label) => field("addressLine2", { label }))];
    return Object.fromEntries(
      buyerFields(fields, { buyer }).map(({ field: { label }, value }) => [label, value]),
    );
  };
  expect(values("Scala", "Interno")).toEqual({ "": "Via Roma 3", Scala: "B", Interno: "5" });
  expect(values("Scala / interno")).toEqual({ "": "Via Roma 3", "Scala / interno": "Scala B int. 5" });
});

test("of two fields for the postal code of one address, the one that is required gets it", () => {
  const buyer = { postal_code: "01099", country_code: "DE" };
  const codes = [
    field("postalCode", { label: "Postnummer" }),
    field("postalCode", { label: "PLZ *", required: true }),
  ];
  const values = (fields: Field[]) => buyerFields(fields, { buyer }).map(({ field: { label } }) => label);
  expect(values(codes)).toEqual(["PLZ *"]);
  expect(values(codes.slice(0, 1))).toEqual(["Postnummer"]);
});
