import { expect, it } from "vitest";
import { goodsRemark } from "./goods-remark.ts";

const chair = {
  title: "Garden Chair",
  values: ["Blue"],
  options: [{ name: "Colour", values: ["Blue", "Red", "Sea Blue"] }],
};
const remark = (lines: readonly string[], goods = chair) => goodsRemark({ lines }, goods);

it.each([
  ["other goods", ["Checkout", "Velvet Sofa × 1"], 'It lists "Velvet Sofa × 1", and does not name'],
  [
    "goods that share a word",
    ["Garden Gnome x 1", "Total $80.00"],
    'It lists "Garden Gnome x 1", and does not',
  ],
  ["more goods", ["Garden Chair x 1", "Velvet Sofa x 1"], 'It also lists "Velvet Sofa x 1".'],
  [
    "another variant",
    ["Garden Chair, Colour: Red, x 1"],
    'It lists "Garden Chair, Colour: Red, x 1", where "Blue"',
  ],
  [
    "another variant below",
    ["Garden Chair", "Red", "$80.00"],
    'It lists "Red" for "Garden Chair", where "Blue"',
  ],
])("%s are told", (_what, lines, words) => {
  expect(remark(lines)).toContain(words);
});

it.each([
  [["Garden Chair, Blue × 1"]],
  [["1 × Garden Chair", "Colour: Blue"]],
  [["Garden Chair (Sea Blue, also in Red) × 1", "Blue"]],
  [["Garden Chair", "$80.00", "Qty", "1", "Red Cross donations are welcome"]],
  [["Chair × 1"]],
  [["Garden Chair", "4 x $20.00 interest-free"]],
  [["Garden Chair", "Size: 90 x 200 cm"]],
  [["Checkout", "Total $80.00"]],
])("nothing is told of %j", (lines) => {
  expect(remark(lines)).toBe("");
});

it("a value of one letter counts where its option is named", () => {
  const tee = { title: "Trail Tee", values: ["M"], options: [{ name: "Size", values: ["S", "M"] }] };
  expect(remark(["Trail Tee", "Size: S"], tee)).toContain('where "M" was chosen');
  expect(remark(["Trail Tee", "Men's S-line"], tee)).toBe("");
});

it("goods that the shop's page calls by a shorter name are the ones", () => {
  const long = { title: "The North Sea Men's Trail Running Tee Shirt 2024", values: [], options: [] };
  expect(remark(["Trail Tee × 1"], long)).toBe("");
});

it("goods that were chosen on the page of several are named by their own name", () => {
  const values = ["Strawberries, 500 g", "Cherries, 1 kg"];
  const rows = { title: "Farm shop", values: values.slice(0, 1), options: [{ name: "Goods", values }] };
  expect(remark(["Strawberries, 500 g × 1"], rows)).toBe("");
  expect(remark(["Cherries, 1 kg × 1"], rows)).toContain('It lists "Cherries, 1 kg × 1"');
});

it("rows of the total without a number of pieces are told like goods that are counted", () => {
  const lines = ["Velvet Sofa", "Total $80.00"];
  expect(goodsRemark({ lines, rows: ["Velvet Sofa $80.00"] }, chair)).toBe(
    'It lists "Velvet Sofa $80.00", and does not name what should be bought.',
  );
  const both = { lines: ["Garden Chair, Blue", ...lines], rows: ["Care kit $15.00"] };
  expect(goodsRemark(both, chair)).toBe('It also lists "Care kit $15.00".');
});

it("rows of the other variants that are ordered are not told", () => {
  const variantOf = (colour: string) => ({
    variant: { id: colour, values: [colour, "39-42"], price: undefined, isAvailable: true },
    options: [],
    quantity: 1,
  });
  const each = { offer: {} as never, variants: [variantOf("Navy"), variantOf("Rust")] };
  const label = "1 × Navy / 39-42, 1 × Rust / 39-42";
  const options = [
    {
      name: "Colour / Size",
      values: [label],
      ordered: { titles: [], counts: new Map<string, number>(), each },
    },
  ];
  const socks = { title: "Merino socks", values: [label], options };
  const lines = ["1 × Merino socks (Navy, 39-42)", "1 × Merino socks (Rust, 39-42)", "Total €28.00"];
  const rowOf = (colour: string) => `1 × Merino socks (${colour}, 39-42) €14.00`;
  expect(goodsRemark({ lines, rows: [rowOf("Rust")] }, socks)).toBe("");
  expect(goodsRemark({ lines, rows: [rowOf("Olive")] }, socks)).toContain("Olive");
});
