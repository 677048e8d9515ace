import type { Words } from "../../words/words.ts";
import { type Classification, type FieldDescriptor, roleOfText } from "./classify-field.ts";

/**
 * Where an address goes from the large to the small, developers call its lines "address 1" and "address 2", and only the
 * words in them tell that the first is for the city, and the second for the street. Not where a city has a field of its own.
 */
export function splitPlace(
  fields: readonly FieldDescriptor[],
  settled: readonly Classification[],
  languages: readonly Words[],
): Classification[] {
  const isCity = (at: number) => {
    const { frame, form, placeholder = "" } = fields[at] ?? {};
    return (
      settled[at]?.role === "addressLine1" &&
      isStreet(settled[at + 1]) &&
      fields[at + 1]?.form === form &&
      roleOfText(placeholder, languages) === "city" &&
      !fields.some(
        (one, other) => one.frame === frame && one.form === form && settled[other]?.role === "city",
      )
    );
  };
  return settled.map((own, at) => {
    if (isCity(at)) return { ...own, role: "city" };
    return at > 0 && isCity(at - 1) ? { ...own, role: "addressLine1" } : own;
  });
}

function isStreet(next: Classification | undefined): boolean {
  return next?.role === "addressLine1" || next?.role === "addressLine2";
}
