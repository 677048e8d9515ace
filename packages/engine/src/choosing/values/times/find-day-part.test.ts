import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const hours = ["10:00", "12:00", "16:00", "19:30"];
const classes = ["Mon 18:30", "Tue 18:30", "Wed 10:00", "Thu 19:00"];

test.each([
  ["at 4 in the afternoon", hours, "16:00"],
  ["at noon", hours, "12:00"],
  ["half past seven", hours, "19:30"],
  ["at 10 o'clock", hours, "10:00"],
  ["in the evening", hours, "19:30"],
  ["in the afternoon", hours, undefined],
  ["on Thursdays", classes, "Thu 19:00"],
  ["on Wednesday, please", classes, "Wed 10:00"],
  ["in the morning", classes, "Wed 10:00"],
  ["in the evening", classes, undefined],
  ["not on Thursday", classes, undefined],
  ["per sabato sera", ["sab 5 dic, 11:00", "sab 5 dic, 19:30", "dom 6 dic, 11:00"], "sab 5 dic, 19:30"],
  ["one evening dress", ["38", "40"], undefined],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Pottery", options: [{ name: "Start", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Start")?.[0]).toBe(meant);
});
