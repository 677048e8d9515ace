import { expect, it } from "vitest";
import { showsChoice } from "./shows-choice.ts";

const prompt = "Choose a size ▾";
const bottles = ["Bottle 500 ml — $16.50", "Bottle 750 ml — $23.00", "Tin 3 l — $69.00"];
const shirts = ["Red, cotton", "Red, wool", "Red"];

it.each([
  ["Bottle 750 ml — $23.00", bottles[1], bottles, prompt, true],
  ["Bottle 750 ml ▾", bottles[1], bottles, prompt, true],
  ["Bottle 750 ml ▾", bottles[1], bottles, "Bottle 750 ml ▾", true],
  ["Bottle 500 ml ▾", bottles[1], bottles, prompt, false],
  ["Bottle ▾", bottles[1], bottles, prompt, true],
  ["Bottle ▾", bottles[1], bottles, "Bottle ▾", false],
  [prompt, bottles[1], bottles, prompt, false],
  ["", bottles[1], bottles, prompt, false],
  ["Red", "Red, wool", shirts, prompt, false],
  ["Choose a size", "S", ["S", "M"], "Choose a size", false],
  ["Size S ▾", "S", ["S", "M"], "Choose a size", true],
  ["Size: Red, wool", "Red, wool", shirts, prompt, true],
])(
  "a list that shows %j shows %j of %j where it showed %j before: %s",
  (shown, title = "", all, before, is) => {
    expect(showsChoice({ shown, before }, title, all)).toBe(is);
  },
);
