import fc from "fast-check";

/** Texts that have broken parsers, databases and programs before. */
const nastyTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "\ufeff",
  "\uffff",
  "\u202e",
  "😀".repeat(200),
  "é",
  "e\u0301",
  "ß".repeat(300),
  "x".repeat(201),
  "x".repeat(20_000),
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e9",
  "0x10",
  "'; drop table checkouts; --",
  "\\",
  "%00",
  "%zz",
  "../../etc/passwd",
  "{{buyer.email}}",
  "0000-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "9999-12-31T23:59:59.999-23:59",
  "0001-01-01T00:00:00.000+23:59",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00Z",
  "2026-02-29T00:00:00Z",
  "2026-11-20T10:00:00.123999999999999Z",
  "2026-11-20T10:00:00.1239999999999999999999Z",
  "2026-11-20T24:00:00Z",
  "1969-12-31",
  "Fri, 20 Nov 2026 10:00:00 GMT",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "{5f0f3c1e-6f0a-4a53-9d52-0a7c2c1f8a11}",
  "5F0F3C1E-6F0A-4A53-9D52-0A7C2C1F8A11",
  "5f0f3c1e6f0a4a539d520a7c2c1f8a11",
  "https://hartwell.localhost/\u0000",
  "https://hartwell.localhost./",
  "https://hartwell.localhost:0/",
  "https://WWW.Hartwell.LOCALHOST/%",
  "http://[::1]/",
  "http://127.1/",
  "https://user@hartwell.localhost/",
  "https:hartwell.localhost",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://\u00ad",
  "https://xn--/",
] as const;

const nastyNumbers = [0, -0, -1, 1.5, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 101, 1e15];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: "binary", maxLength: 300 }),
);

/** Anything that JSON can say. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom(...nastyNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1 }, { "": "" }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 80 }).map(nest) },
);

function nest(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
