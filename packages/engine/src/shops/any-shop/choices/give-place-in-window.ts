import { callOnElement } from "../../../page/call-in-page.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { fillTogether } from "../../../page/filling/fill-together.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { takeSuggestions } from "../../../phases/buyer/address/pick-suggestion.ts";
import { buyerFields, holds } from "../../../phases/buyer/buyer-fields.ts";
import { knownBuyer } from "../../../phases/form/fields/known-buyer.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { ChoiceWindow } from "../in-page/choices/choice-window.ts";

const ofPlace: ReadonlySet<FieldRole> = new Set([
  "country",
  "postalCode",
  "city",
  "state",
  "addressLine1",
  "addressLine2",
]);

/**
 * A shop that delivers itself asks where to before it takes the item: fills in the buyer's address, by the page's
 * suggestion where it takes no other. Does nothing if the window asks for anything else.
 */
export async function givePlaceInWindow(visit: Visit, window: ChoiceWindow): Promise<void> {
  const fields = await fieldsIn(visit, window);
  if (fields.length === 0 || !fields.every(({ role }) => ofPlace.has(role))) return;
  const buyer = knownBuyer(visit.order.buyer);
  const wrong = buyerFields(fields, { buyer }).filter((one) => !holds(one, { buyer }));
  const isTaken = await takeSuggestions(visit, { buyer, tries: new Map() }, { wrong, fields });
  const left = wrong.filter(({ field }) => !isTaken || field.role !== "addressLine1");
  await fillTogether(left, visit.pace, buyer.country_code ? { countryCode: buyer.country_code } : {});
  await settle(visit.page, visit.pace);
}

/** The empty ones that a person types into. */
async function fieldsIn({ page, pace }: Visit, { selector }: ChoiceWindow): Promise<Field[]> {
  const all = (await readFields(page, pace)).filter(
    ({ enabled, value, control }) =>
      enabled && value === "" && (control === "text" || control === "combobox"),
  );
  const isWithin = await Promise.all(
    all.map((field) => callOnElement({ ...field, pace }, "isWithin", selector).catch(() => false)),
  );
  return all.filter((_, index) => isWithin[index]);
}
