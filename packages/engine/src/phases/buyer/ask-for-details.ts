import { type ShippingField, shippingSchema } from "@cartwright/contract";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { failures } from "../failures.ts";
import type { FormWork } from "../form/form-work.ts";
import { isMarkedOptional } from "../form/is-marked-optional.ts";
import { type KnownBuyer, missingDetails, withAnswer } from "../form/known-buyer.ts";
import { quoted } from "../quoted.ts";
import { hostOf, merchantOf, type Visit } from "../visit.ts";

/** After so many answers the details will not become right by asking again. */
const mostQuestions = 3;

/** What a shop says about one detail of the buyer. */
export interface Refusal {
  detail: ShippingField;
  words: string;
}

/** Asks, before anything is filled in, for everything that is missing as far as the form lets it foresee. */
export async function askForMissing(visit: Visit, known: KnownBuyer): Promise<KnownBuyer> {
  let buyer = known;
  const needed = known.phone === undefined ? neededByForm(await readFields(visit.page, visit.pace)) : [];
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const missing = missingDetails(buyer, needed);
    if (missing.length === 0) return buyer;
    const answer = await visit.host.ask({
      key: "shipping",
      message: `${merchantOf(visit)} needs details for the delivery that are not known yet: ${missing.map(nameOf).join(", ")}.`,
      responseSchema: shippingSchema(missing),
    });
    // Only the country of an answer tells that a state is needed too: hence the loop.
    buyer = withAnswer(buyer, answer);
  }
  const missing = missingDetails(buyer, needed).map(nameOf).join(", ");
  if (missing === "") return buyer;
  throw failures.detailsMissing(missing);
}

/** Asks for what the form insists on and could not be foreseen. */
export async function askForUnknown(
  visit: Visit,
  work: FormWork,
  details: readonly ShippingField[],
): Promise<void> {
  const names = details.map(nameOf).join(", ");
  work.questions += 1;
  if (work.questions > mostQuestions) throw failures.detailsMissing(names);
  const answer = await visit.host.ask({
    key: "shipping",
    message: `${hostOf(visit)} insists on details for the delivery that are not known yet: ${names}.`,
    responseSchema: shippingSchema(details),
  });
  work.buyer = withAnswer(work.buyer, answer);
}

/** Asks a person to correct what the shop does not accept, in the shop's own words. */
export async function askForCorrection(
  visit: Visit,
  work: FormWork,
  refusals: readonly Refusal[],
): Promise<void> {
  const list = refusals.map(({ detail, words }) => `${nameOf(detail)}: ${quoted(words)}`).join("; ");
  const complaint = `${hostOf(visit)} did not accept some details. It says: ${list}.`;
  work.questions += 1;
  if (work.questions > mostQuestions) throw failures.detailsRefused(complaint);
  const answer = await visit.host.ask({
    key: "shipping",
    message: `${complaint} Please correct them.`,
    responseSchema: shippingSchema([...new Set(refusals.map(({ detail }) => detail))]),
  });
  work.buyer = withAnswer(work.buyer, answer);
  work.tries.clear();
}

/** A form that marks what is optional wants the rest; otherwise it says what is required. */
function neededByForm(fields: readonly Field[]): ShippingField[] {
  const phone = fields.find(({ role, purpose }) => role === "phone" && purpose !== "billing");
  if (!phone) return [];
  return phone.required || (fields.some(isMarkedOptional) && !isMarkedOptional(phone)) ? ["phone"] : [];
}

/** How a person calls a detail: `postal code`. */
function nameOf(field: ShippingField): string {
  const names: Partial<Record<ShippingField, string>> = {
    email: "e-mail",
    address_line1: "address",
    address_line2: "second address line",
    country_code: "country",
  };
  return names[field] ?? field.replaceAll("_", " ");
}
