import pg from "pg";
import { expect, it } from "vitest";
import { isOutOfReach } from "./is-out-of-reach.ts";

const ofDatabase = (code: string): Error =>
  Object.assign(new pg.DatabaseError("what it says", 0, "error"), { code });
const ofSystem = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

it.each([
  ["that it shuts down", ofDatabase("57P01")],
  ["that it starts", ofDatabase("57P03")],
  ["that it has no connection left", ofDatabase("53300")],
  ["that its disk is full", ofDatabase("53100")],
  ["nothing, at one of its addresses", ofSystem("ECONNREFUSED")],
  [
    "nothing, at all of its addresses",
    new AggregateError([ofSystem("ECONNREFUSED"), ofSystem("ENETUNREACH")]),
  ],
  ["no more, in the middle of an answer", new Error("Connection terminated unexpectedly")],
  ["nothing in time", new Error("timeout exceeded when trying to connect")],
])("is a database that says %s", (_, error) => {
  expect(isOutOfReach(error)).toBe(true);
});

it.each([
  ["a statement that it refuses", ofDatabase("23505")],
  ["a statement that was cancelled", ofDatabase("57014")],
  ["a defect", new TypeError("undefined is not a function")],
  ["nothing", undefined],
])("is not %s", (_, error) => {
  expect(isOutOfReach(error)).toBe(false);
});
