import { expect, it } from "vitest";
import { pickPlace } from "./pick-place.ts";

const places = [
  "WAW01A Marszałkowska 8, Warszawa",
  "WAW22N Krucza 23, Warszawa",
  "Nagietek shop, Puławska 15, Warszawa",
];

it.each([
  ["by its code", "2 sztuki, automat paczkowy WAW22N", places[1]],
  ["by its street", "to the locker at marszałkowska", places[0]],
  ["not by the town, which all have", "locker in Warszawa", undefined],
  ["not by a number", "23 pieces to a locker", undefined],
  ["not by a word of the goods", "Krem nagietek, to a locker", undefined],
  ["not by a word that may mean anything", "two from this shop, to a locker", undefined],
  ["not if two are named", "Krucza or Marszałkowska", undefined],
  ["not without a request", undefined, undefined],
])("a place is picked %s", (_how, request, place) => {
  expect(pickPlace(places, { request, goods: "Krem Nagietek" })).toBe(place);
});
