import { expect, it } from "vitest";
import type { Offer } from "../../../choosing/offer.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { ProductPage } from "./product-page.ts";
import { widerOffer } from "./wider-offer.ts";

const listOf = (name: string, titles: readonly string[], preset: string): OptionGroupSnapshot => ({
  kind: "select",
  name,
  isRequired: false,
  selector: name,
  choices: titles.map((title) => ({
    title,
    value: title,
    selector: name,
    enabled: true,
    isChosen: title === preset,
    isPreset: title === preset,
  })),
});
const powers = Array.from({ length: 65 }, (_, at) => (at / 4 - 8).toFixed(2));
const chosen = { id: "Single vision", values: ["Single vision"], price: "79.00", isAvailable: true };
const offer: Offer = {
  title: "Glasses",
  options: [{ name: "Use", values: ["Single vision"] }],
  variants: [chosen],
};
const page = {
  groups: ["Right eye", "Cylinder", "Left eye"].map((name) => listOf(name, powers, "0.00")),
} as unknown as ProductPage;

it("of more combinations than are listed, those with what the request names are, with the page's presets", () => {
  const request = "single vision, right eye -1.25, left eye -1.50";
  const wider = widerOffer(page, offer, { chosen, request });
  expect(wider?.options.map(({ values }) => values.length)).toEqual([1, 65, 65, 65]);
  expect(wider?.variants).toHaveLength(65);
  expect(wider?.variants[0]?.values).toEqual(["Single vision", "-1.25", "-8.00", "-1.50"]);
  expect(wider?.presets?.get("Cylinder")).toBe("0.00");
});
