import { expect, it } from "vitest";
import { realChoices } from "./real-choices.ts";

const choice = (value: string, title: string) => ({ value, title, enabled: true });

it("leaves out what only asks to choose: a list's own empty choice, and a sign in its place", () => {
  const choices = [choice("", "Please choose"), choice("0", "—"), choice("1", "Ms"), choice("2", "Mr")];
  expect(realChoices({ control: "select", choices }).map(({ title }) => title)).toEqual(["Ms", "Mr"]);
});

it("leaves out what a drawn list is asked with, known by the list behind it", () => {
  const drawn = [choice("a1", "Choose an option"), choice("a2", "Ms")];
  const native = { selector: "select", choices: [choice("", "Choose an option"), choice("1", "Ms")] };
  expect(realChoices({ control: "listbox", choices: drawn, native })).toEqual([choice("a2", "Ms")]);
});
