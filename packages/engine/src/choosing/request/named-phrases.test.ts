import { expect, it } from "vitest";
import { namedPhrases } from "./named-phrases.ts";

const extras = ["gift wrap", "insurance", "assurance", "versicherung", "seguro"];

it.each([
  ["with gift wrap", ["gift wrap"]],
  ["without gift wrap or insurance", []],
  ["en e-billet, sans assurance annulation", []],
  ["avec assurance", ["assurance"]],
  ["ohne Versicherung", []],
  ["sin seguro", []],
  ["ningún seguro", []],
  ["keinerlei Extras, keinen gift wrap", []],
  ["ingen gift wrap", []],
])("%j names %j as wanted", (request, named) => {
  expect(namedPhrases(request, extras)).toEqual(named);
});
