import { expect, it } from "vitest";
import { readStock, stocks } from "./choose-words.ts";

it.each(Object.entries(stocks))("has every phrase in %s", (_language, stock) => {
  const keys = readStock(stock).map(([key]) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.sort()).toEqual(
    readStock(stocks.en)
      .map(([key]) => key)
      .sort(),
  );
});
