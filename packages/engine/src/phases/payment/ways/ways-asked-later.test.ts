import { expect, it } from "vitest";
import { findWays, takenOf } from "./ways-asked-later.ts";

const ways = ["iDEAL | Wero", "Card", "Bancontact", "Overboeking"].map((title) => ({ value: title, title }));

it("takes the way that the request names before the card", () => {
  const { chosen, requested } = takenOf(ways, "Eén linosnede, PostNL, betalen met iDEAL bij Waterbank.");
  expect([chosen?.title, requested?.title]).toEqual(["iDEAL | Wero", "iDEAL | Wero"]);
});

it.each([undefined, "One print, pay by card."])("takes the card for %o", (request) => {
  const { chosen, requested } = takenOf(ways, request);
  expect([chosen?.title, requested]).toEqual(["Card", undefined]);
});

it("lists the card by its bare name too, among other ways", () => {
  const pressables = ["iDEAL | Wero", "Kaart", "PayPal", "Terug"].map((text) => ({
    text,
    disabled: false,
    isAside: false,
  }));
  const look = { all: [], pressables } as unknown as Parameters<typeof findWays>[0];
  expect(findWays(look).map(({ title }) => title)).toEqual(["iDEAL | Wero", "Kaart", "PayPal"]);
});
