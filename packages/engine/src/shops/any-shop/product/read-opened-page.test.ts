import { expect, it } from "vitest";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { ProductPage } from "./product-page.ts";
import { patienceMs } from "./read-opened-page.ts";

const choices = ["S", "M"].map((title) => ({
  title,
  value: title,
  selector: title,
  enabled: true,
  isChosen: false,
  isPreset: false,
}));
const size = {
  kind: "buttons",
  name: "Size",
  isRequired: true,
  selector: "S",
  choices,
} as OptionGroupSnapshot;
const asking = {
  text: "Select options",
  disabled: true,
  isGuessed: true,
  isUnlikely: true,
  asksToChoose: true,
};
const page = (given: { groups: readonly OptionGroupSnapshot[] }) =>
  ({ product: { isDeclared: false }, button: asking, isSoldOut: false, ...given }) as unknown as ProductPage;

it("a button that asks for choices which are there is not waited for", () => {
  expect(patienceMs(page({ groups: [size] }))).toBe(0);
});

it("one whose choices are not drawn yet is", () => {
  expect(patienceMs(page({ groups: [] }))).toBeGreaterThan(0);
});

it("a button whose form wants a choice that is not shown yet is waited for", () => {
  const found = page({ groups: [size] });
  expect(patienceMs({ ...found, awaitsHiddenChoice: true })).toBeGreaterThan(0);
});
