import { expect, it } from "vitest";
import { duringReading, oncePerReading } from "./once-per-reading.ts";

const element = {} as unknown as Element;

it("what is found of an element is found once in a reading, and anew in the next one and between them", () => {
  let looks = 0;
  const look = oncePerReading(() => {
    looks += 1;
    return looks;
  });
  expect(duringReading(() => [look(element), duringReading(() => look(element)), look(element)])).toEqual([
    1, 1, 1,
  ]);
  expect(duringReading(() => look(element))).toBe(2);
  expect([look(element), look(element)]).toEqual([3, 4]);
});

it("a reading that fails ends like any other", () => {
  let looks = 0;
  const look = oncePerReading(() => {
    looks += 1;
    return looks;
  });
  const failing = () => {
    look(element);
    throw new Error("the page has gone");
  };
  expect(() => duringReading(failing)).toThrow("the page has gone");
  expect(look(element)).toBe(2);
});
