import type { ShippingField } from "@cartwright/contract";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

interface Meant {
  field: Field;
  detail: ShippingField;
  value: string;
}

const mostBoxes = 4;
/** Fields this short never hold a whole number or code. */
const longestBox = 5;
/** Of a number in boxes that set no limit. */
const usualPart = 4;
/** The calling codes of countries whose numbers are written into several boxes. */
const callingCodes: ReadonlyMap<string, string> = new Map([
  ["JP", "81"],
  ["KR", "82"],
  ["TW", "886"],
  ["US", "1"],
  ["CA", "1"],
]);
/** Those of them whose numbers start with zero when dialled nationally. */
const dialZero: ReadonlySet<string> = new Set(["JP", "KR", "TW"]);

/**
 * Splits a postal code or phone number over several adjacent boxes. Unchanged if its parts don't fit the
 * boxes.
 */
export function spreadOverBoxes(
  meant: Meant,
  fields: readonly Field[],
  { country_code: country = "" }: KnownBuyer,
): Meant[] {
  const { field, detail, value } = meant;
  if (detail !== "postal_code" && detail !== "phone") return [meant];
  const row = rowAround(field, fields);
  if (row.length < 2) return [meant];
  const written = detail === "phone" ? inCountry(value, country) : value;
  return (
    inBoxes(written, row) ?? (detail === "phone" ? inBoxes(written, row.slice(0, -1)) : undefined) ?? [meant]
  );

  /** The last of four boxes may be for an extension. */
  function inBoxes(text: string, boxes: readonly Field[]): Meant[] | undefined {
    const parts = /^\d{9,}$/.test(text) ? fromTheEnd(text, boxes) : text.split(/\D+/).filter(Boolean);
    const isFitting =
      parts.length === boxes.length &&
      boxes.every(({ maxLength = longestBox }, at) => (parts[at] ?? "").length <= maxLength);
    return isFitting ? boxes.map((box, at) => ({ field: box, detail, value: parts[at] ?? "" })) : undefined;
  }
}

/** The boxes around a known one, which may be any of the row. */
function rowAround(known: Field, fields: readonly Field[]): Field[] {
  const isPart = (one: Field | undefined) =>
    one !== undefined &&
    one.frame === known.frame &&
    one.form === known.form &&
    one.control === "text" &&
    (one.role === known.role || one.role === "unknown") &&
    (one.maxLength ?? one.width ?? longestBox + 1) <= longestBox;
  let [from, to] = [fields.indexOf(known), fields.indexOf(known)];
  if (!isPart(known)) return [];
  while (isPart(fields[from - 1]) && to + 1 - from < mostBoxes) from -= 1;
  while (isPart(fields[to + 1]) && to + 1 - from < mostBoxes) to += 1;
  return fields.slice(from, to + 1);
}

/** The last boxes of a number are always full: "090", "1234", "5678" in boxes of five, four and four. */
function fromTheEnd(digits: string, row: readonly Field[]): string[] {
  let end = digits.length;
  const parts = row.toReversed().map(({ maxLength = usualPart }) => {
    const from = Math.max(0, end - maxLength);
    const part = digits.slice(from, end);
    end = from;
    return part;
  });
  return end === 0 && !parts.includes("") ? parts.toReversed() : [];
}

/** The national form: "03-1234-5678" for "+81 3-1234-5678", "0312345678" for "+81312345678". */
function inCountry(phone: string, country: string): string {
  const code = callingCodes.get(country) ?? "";
  const [, unspaced] = new RegExp(`^\\s*(?:\\+|00)${code}(\\d+)\\s*$`).exec(phone) ?? [];
  const [, spaced] = /^\s*\+\d{1,3}[\s-]+\(?(.+)$/.exec(phone) ?? [];
  const rest = code === "" ? spaced : (unspaced ?? spaced);
  if (rest === undefined) return phone;
  return dialZero.has(country) && !rest.startsWith("0") ? `0${rest}` : rest;
}
