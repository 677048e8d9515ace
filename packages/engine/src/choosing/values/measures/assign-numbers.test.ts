import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const jeans = {
  Waist: ["W30", "W32", "W33", "W34", "W36"],
  Leg: ["L30", "L32", "L34"],
};

function named(options: Record<string, string[]>, request: string): Record<string, string | undefined> {
  const offer = {
    title: "Anything",
    options: Object.entries(options).map(([name, values]) => ({ name, values })),
    variants: [],
  };
  const match = matchRequest(offer, request);
  return Object.fromEntries([...match.named].map(([name, values]) => [name, values.join()]));
}

test.each([
  ["36/32 in black", { Waist: "W36", Leg: "L32" }],
  ["32/34, please", { Waist: "W32", Leg: "L34" }],
  ["33 and 34", { Waist: "W33", Leg: "L34" }],
  ["32, please", {}],
])("numbers are those of different options: %s", (request, values) => {
  expect(named(jeans, request)).toEqual(values);
});

test.each([
  ["167 wide, 228 drop", ["117 × 182 cm", "167 × 182 cm", "167 × 228 cm"], "167 × 228 cm"],
  ["number 41", ["No. 12 Chalk", "No. 41 Bottle Green"], "No. 41 Bottle Green"],
  ["the 12s", ["Light 12-53", "Medium 13-56"], "Light 12-53"],
  ["02, please", ["Fair 01", "Light 02"], "Light 02"],
  ["a European 40", ["EU 35–38", "EU 39–42"], "EU 39–42"],
  ["2400 in ash", ["1.2m", "2.4m", "3.0m"], "2.4m"],
  ["para cama de 1,50", ["Cama 135 cm", "Cama 150 cm"], "Cama 150 cm"],
  ["a pan of 24, please", ["20 cm", "24 cm"], "24 cm"],
  ["180 wide", ["180 x 180cm", "180 x 200cm"], undefined],
])("%s names, of %j, %j", (request, values, value) => {
  expect(named({ Choice: values }, request).Choice).toBe(value);
});

test.each([
  ["I am 40"],
  ["for the flat at via Garibaldi 40"],
  ["delivered to house 40"],
  ["we expect 40 guests"],
  ["no more than 40"],
  ["not 40 by 60"],
])("a number of something else names nothing: %s", (request) => {
  expect(named({ Choice: ["20 cm", "40 cm", "60 cm"] }, request)).toEqual({});
});

test.each([
  ["5ft high, the gate is only 3 feet wide", { Height: ["3 ft", "5 ft"] }, { Height: "5 ft" }],
  ["matte. If you only have dewy, leave it", { Finish: ["Matte", "Dewy"] }, { Finish: "Matte" }],
  ["either the lilac or the teal", { Colour: ["Lilac", "Deep Teal"] }, { Colour: "Lilac,Deep Teal" }],
  ["two, standard size", { Size: ["Standard 50x75cm", "King 50x90cm"] }, { Size: "Standard 50x75cm" }],
  [
    "EU 42, medium cushion",
    { Size: ["M (38-40)", "L (41-43)"], Cushion: ["Light", "Medium"] },
    { Size: "L (41-43)", Cushion: "Medium" },
  ],
])("%s, of %j, names %j", (request, options, values) => {
  expect(named(options, request)).toEqual(values);
});
