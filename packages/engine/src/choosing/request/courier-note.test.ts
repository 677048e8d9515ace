import { expect, it } from "vitest";
import { courierNote } from "./courier-note.ts";

it.each([
  [
    "Cast iron pan 26 cm, standard delivery. Please ask the courier to call before delivery, the bell is broken.",
    "Please ask the courier to call before delivery, the bell is broken.",
  ],
  ["A large Diavola. Please ring the bell twice. No tip.", "Please ring the bell twice."],
  ["Two mugs, and leave the parcel with a neighbour", "and leave the parcel with a neighbour"],
  ["Zwei Tassen. Bitte beim Nachbarn klingeln! Zahlung per Karte.", "Bitte beim Nachbarn klingeln!"],
])("%j tells the courier %j", (request, note) => {
  expect(courierNote(request)).toBe(note);
});

it.each(["The courier bag in black", "Two mugs. Pay by card.", undefined])("%j tells nothing", (request) => {
  expect(courierNote(request)).toBeUndefined();
});
