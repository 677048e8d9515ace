import { buysAsBusiness } from "../../../choosing/request/buys-as-business.ts";
import { requestDetails } from "../../../choosing/request/request-details.ts";
import { findOnly } from "../../../find-only.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { namesBusiness } from "../../../words/fields/business-names.ts";
import { languages } from "../../../words/languages.ts";
import { says } from "../../../words/says.ts";

type Box = Pick<Field, "control" | "role" | "label">;

/** What checkouts and requests call a note with the order. */
export const noteNames: readonly string[] = languages.flatMap(({ fields }) => fields.orderNote);
const giftNames: readonly string[] = languages.flatMap(({ fields }) => fields.giftMessage);

/** A box of these roles may show more fields: it is no consent, and no choice of its own. */
const openRoles: ReadonlySet<FieldRole> = new Set([
  "unknown",
  "extra",
  "orderNote",
  "giftMessage",
  "company",
  "taxNumber",
]);

/** What a box says that shows the fields for something, and whether the request gives that. */
const openings: readonly {
  isNamed: (label: string) => boolean;
  isGiven: (request: string | undefined) => boolean;
}[] = [
  {
    isNamed: (label) => says(label, ({ fields }) => fields.orderNote),
    isGiven: (request) => requestDetails([noteNames], request).length > 0,
  },
  {
    isNamed: (label) => says(label, ({ fields }) => fields.giftMessage),
    isGiven: (request) => requestDetails([giftNames], request).length > 0,
  },
  { isNamed: namesBusiness, isGiven: buysAsBusiness },
];

/**
 * Whether ticking this box shows fields for what the request gives: "Add a note to your order", "I'm ordering for a
 * business". Not if it has a price, or is one of several such boxes.
 */
export function isOpeningBox(box: Box, fields: readonly Box[], request: string | undefined): boolean {
  return openings.some(({ isNamed, isGiven }) => {
    const isOne = ({ control, role, label }: Box) =>
      control === "checkbox" && openRoles.has(role) && isNamed(label) && findAmounts(label, "").length === 0;
    return findOnly(fields.filter(isOne)) === box && isGiven(request);
  });
}
