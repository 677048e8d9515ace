import { expect, it } from "vitest";
import { timesIn } from "./clock-times.ts";

it.each([
  ["Samedi 12 décembre 2026 20h30 Disponible", ["20:30"]],
  ["à 20 h 30", ["20:30"]],
  ["20h, salle 2", ["20:00"]],
  ["the 09:55 crossing, arrives 10:41", ["09:55", "10:41"]],
  ["7:30 pm", ["19:30"]],
  ["at 7 pm", ["19:00"]],
  ["12:15 am", ["00:15"]],
  ["9.55", ["09:55"]],
  ["29,00 €", []],
  ["2.5 hours", []],
  ["24h delivery", []],
  ["12 places", []],
])("%j names the times %j", (text, times) => {
  expect(timesIn(text)).toEqual(times);
});
