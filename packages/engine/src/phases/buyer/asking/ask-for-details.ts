import { type ShippingField, shippingSchema } from "@cartwright/contract";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { quoted } from "../../../words/quoted.ts";
import { failures } from "../../failures/failures.ts";
import { isMarkedOptional } from "../../form/fields/is-marked-optional.ts";
import { type KnownBuyer, missingDetails, withAnswer } from "../../form/fields/known-buyer.ts";
import type { FormWork } from "../../form/form-work.ts";
import { hostOf, merchantOf, type Visit } from "../../visit.ts";
import { type BuyerField, partyOf } from "../buyer-fields.ts";

/** After this many answers, asking again won't make the details right. */
const mostQuestions = 3;

/** The shop's objection to one of the buyer's details. */
export interface Refusal {
  detail: ShippingField;
  of: BuyerField["of"];
  words: string;
}

/** Asks for all missing details before anything is filled in, as far as the form shows what it needs. */
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
    // Loop, because an answered country may show that a state is needed too.
    buyer = withAnswer(buyer, answer);
  }
  const missing = missingDetails(buyer, needed).map(nameOf).join(", ");
  if (missing === "") return buyer;
  throw failures.detailsMissing(missing);
}

/** Asks for required details that could not be foreseen. */
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

/** Asks a person to correct what the shop doesn't accept, quoting the shop. */
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
  const of = refusals[0]?.of ?? "buyer";
  work[of] = withAnswer(partyOf({ of }, work), answer);
  work.tries.clear();
}

/** A form that marks optional fields requires the others; otherwise it marks what is required. */
function neededByForm(fields: readonly Field[]): ShippingField[] {
  const phone = fields.find(({ role, purpose }) => role === "phone" && purpose !== "billing");
  if (!phone) return [];
  return phone.required || (fields.some(isMarkedOptional) && !isMarkedOptional(phone)) ? ["phone"] : [];
}

/** Readable name of a detail, such as `postal code`. */
function nameOf(field: ShippingField): string {
  const names: Partial<Record<ShippingField, string>> = {
    email: "e-mail",
    address_line1: "address",
    address_line2: "second address line",
    country_code: "country",
  };
  return names[field] ?? field.replaceAll("_", " ");
}
