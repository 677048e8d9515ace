import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { subjectOf } from "./submission-end.ts";

function field(role: Field["role"], label: string): Field {
  return { role, label } as Field;
}

const code = field("cardCode", "Security code");
const zip = field("postalCode", "Postal code");

it.each([
  ["Something went wrong on our side. Press the button again.", code, "unsaid"],
  ["There was a problem. Please try again later.", zip, "details"],
  ["Something went wrong with your card.", code, "card"],
  ["Unable to process this security code.", code, "card"],
  ["Unable to process this postal code.", zip, "details"],
  ["Check this.", code, "card"],
  ["Check this.", zip, "details"],
] as const)(
  "what stands at a card's field is about the card unless it says that something else failed: %s",
  (text, at, about) => {
    expect(subjectOf({ text, kind: "field", field: at })).toBe(about);
  },
);
