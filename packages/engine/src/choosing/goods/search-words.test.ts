import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test("a shop is searched for the words that name the goods", () => {
  expect(searchWords("I need the AeroPress paper filters, the pack with 350 pieces.")[0]).toBe(
    "AeroPress paper filters",
  );
  expect(searchWords("Please get the Halo Ring in silver, size 9")[0]).toBe("Halo Ring");
  expect(searchWords("Jag vill ha 5 nystan Mohair Plommon 50 g")[0]).toContain("Mohair Plommon");
  expect(searchWords("2, please")).toEqual([]);
  expect(searchWords(undefined)).toEqual([]);
});

test("a search that knows no forms of words is given the beginning of the longest", () => {
  expect(searchWords("Kup ceremonialną matchę")[1]).toBe("ceremonial");
});
