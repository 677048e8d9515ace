import { describe, expect, it } from "vitest";
import { pickAddress } from "./pick-address.ts";

const ada = {
  address_line1: "548 Market Street",
  address_line2: "Floor 3",
  city: "San Francisco",
  state: "CA",
  postal_code: "94104",
};
const pick = (offered: readonly string[], address: object = ada) =>
  pickAddress(offered, (text) => text, address);

describe("pickAddress", () => {
  it.each([
    [["548 Market Road, Fresno, CA 93650, USA", "548 Market Street, San Francisco, CA 94104, USA"], 1],
    [["548 Market St, San Francisco, CA, USA", "548 Market St, Philadelphia, PA, USA"], 0],
    [["5481 Market Street, San Francisco", "548 Market Street, San Francisco"], 1],
    [["548 Market Street #12, San Francisco", "548 Market Street, San Francisco"], 1],
    [["548 Market Street"], 0],
  ])("finds the buyer's among %j", (offered, at) => {
    expect(pick(offered)).toBe(offered[at]);
  });

  it.each([
    ["another town", ["548 Market Street, Philadelphia, PA 19106"]],
    ["another flat", ["548 Market Street, Apt 7, San Francisco"]],
    ["the street alone", ["Market Street, San Francisco"]],
    ["two that say the same", ["548 Market Street, San Francisco", "548 Market St, San Francisco"]],
    ["another post code", ["548 Market Street, San Francisco, CA 94999"]],
  ])("takes none where there is %s only", (_what, offered) => {
    expect(pick(offered)).toBeUndefined();
  });

  it("tells houses of one street apart", () => {
    const square = ["10", "11", "12", "14"].map((number) => `${number} St James's Square, London`);
    const address = { address_line1: "12 St James's Square", city: "London", postal_code: "SW1Y 4LB" };
    expect(pick(square, address)).toBe(square[2]);
  });

  it("finds none for an address without a number", () => {
    expect(pick(["Rose Cottage, London"], { address_line1: "Rose Cottage", city: "London" })).toBeUndefined();
  });
});
