import { callOnElement } from "../../page/call-in-page.ts";
import { rolesOf } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import type { FillOutcome } from "../../page/filling/fill-outcome.ts";
import { fillTogether } from "../../page/filling/fill-together.ts";
import { prepareToPress } from "../../page/moves/prepare-to-press.ts";
import { pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { countryName } from "../../words/places/countries.ts";
import { quoted } from "../../words/quoted.ts";
import { failures } from "../failures/failures.ts";
import { setBoxes } from "../form/extras/form-boxes.ts";
import { checkoutFields } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { awaitSave } from "../form/ways/await-answers.ts";
import { watchTyping } from "../form/ways/pending-save.ts";
import { hostOf, type Visit } from "../visit.ts";
import { takeSuggestions } from "./address/pick-suggestion.ts";
import { askForCorrection, askForUnknown } from "./asking/ask-for-details.ts";
import {
  type BuyerField,
  buyerFields,
  holds,
  isNotOffered,
  partyOf,
  unknownDetails,
} from "./buyer-fields.ts";
import { isFormerForm, likeliestForm, otherForms } from "./formats/forms-of-detail.ts";

/** A page that discards a value this often won't keep it. */
const mostTries = 6;
/**
 * A page that is still re-rendering may clear its form several times within a second: from the third try on,
 * it gets time.
 */
const quickTries = 2;
const restMs = 400;
const triesForList = 2;
/**
 * Fills the fields with wrong values, one form per round, since some forms save when they are left. A changed
 * country is filled first and alone, because it re-renders the rest.
 */
export async function fillBuyer(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  const unknown = unknownDetails(fields, work);
  if (unknown.length > 0) await askForUnknown(visit, work, unknown);
  const meant = buyerFields(fields, work);
  const wrong = meant.filter((one) => !holds(one, work) && !awaitsOther(one.field, fields));
  if (wrong.length === 0)
    return (
      (await writeAgain(visit, work, meant)) ||
      (await correctRefusals(visit, work, meant)) ||
      reportFilled(visit, work, meant)
    );
  const ofForm = wrong.filter(({ field, of }) => isInFormOf(field, wrong[0]?.field) && of === wrong[0]?.of);
  const country = ofForm.find(({ field }) => field.role === "country");
  const round = country ? ofForm.slice(0, ofForm.indexOf(country) + 1) : ofForm;
  if (await takeSuggestions(visit, work, { wrong: round, fields })) return true;
  const noteSave = watchTyping(visit, work.save, round);
  const { country_code } = partyOf(round[0] ?? { of: "buyer" }, work);
  const outcomes = await fillTogether(round, visit.pace, country_code ? { countryCode: country_code } : {});
  work.save = noteSave();
  work.totalBefore = undefined;
  for (const [index, outcome] of outcomes.entries()) {
    const meant = round[index];
    if (meant && !(await judge(visit, work, { meant, outcome }))) break;
  }
  // The page saves while its boxes are set; they may have moved when fields were filled.
  if (!country) await setBoxes(visit, checkoutFields(await readFields(visit.page, visit.pace)));
  prepareToPress(visit.page);
  await settle(visit.page, visit.pace);
  return true;
}

/** A list without choices, below one in other words that is still to be chosen: of a county, say, whose towns it has. */
function awaitsOther(field: Field, fields: readonly Field[]): boolean {
  const isEmpty = field.control === "select" && realChoices(field).length === 0;
  const before = isEmpty ? fields.slice(0, fields.indexOf(field)) : [];
  return before.some(
    (one) =>
      one.role === "unknown" &&
      one.control === "select" &&
      one.required &&
      one.enabled &&
      one.value === "" &&
      isInFormOf(one, field),
  );
}

function isInFormOf({ frame, form }: Field, first: Field | undefined): boolean {
  return frame === first?.frame && form === first.form;
}

/** Returns false if the round must stop because a person has changed the values for the form. */
async function judge(
  visit: Visit,
  work: FormWork,
  { meant, outcome }: { meant: BuyerField; outcome: FillOutcome },
): Promise<boolean> {
  const { field, detail } = meant;
  // The same detail on another page, or in the page that came back, is a different field.
  const document = watchRequests(visit.page).arrivedCount();
  const key = `${document} ${new URL(visit.page.url()).pathname} ${detail} ${field.purpose ?? ""} ${field.role}`;
  const tries = (work.tries.get(key) ?? 0) + 1;
  work.tries.set(key, tries);
  // A mask for national numbers cuts off one with a country code.
  if (!outcome.filled && tries === 1 && (await writeInOtherForm(visit, work, [meant]))) return false;
  // The list may still be loading for a country that was just chosen.
  if (!outcome.filled && tries >= triesForList && isNotOffered(meant, work)) {
    await refuseOrAsk(visit, work, meant);
    return false;
  }
  if (tries < mostTries) {
    if (outcome.filled && tries > quickTries) await pause(visit.pace, restMs * (tries - quickTries));
    return true;
  }
  const why = outcome.filled ? "the page empties it again" : outcome.why;
  throw failures.fieldNotFilled(visit, field.label, why);
}

async function refuseOrAsk(
  visit: Visit,
  work: FormWork,
  { detail, field, value, of }: BuyerField,
): Promise<void> {
  if (detail === "country_code") throw failures.countryNotServed(visit, countryName("en", value) || value);
  const list = field.label === "" ? "its list" : quoted(field.label);
  await askForCorrection(visit, work, [{ detail, of, words: `${list} has no choice ${quoted(value)}` }]);
}

/** All values are filled in; a person has to correct what the shop still objects to. */
async function correctRefusals(visit: Visit, work: FormWork, meant: readonly BuyerField[]): Promise<boolean> {
  const refused = meant.filter(({ field }) => field.invalid);
  if (refused.length === 0) return false;
  // A number's format is mostly refused by the page itself; what else the shop misses may come with its answer to what
  // was typed last.
  const phones = refused.filter(({ detail }) => detail === "phone");
  if (await writeInOtherForm(visit, work, phones)) return true;
  if (await awaitSave(visit, work)) return settle(visit.page, visit.pace).then(() => true);
  // What sent the form has something else to send now, however often it was pressed before.
  visit.journal.release(visit.journal.entries.at(-1)?.action ?? "");
  if (await writeInOtherForm(visit, work, refused)) return true;
  const refusals = refused.map(({ detail, field, of }) => ({ detail, of, words: field.invalid ?? "" }));
  await askForCorrection(visit, work, refusals);
  for (const one of refused) await writeAnew(visit, one.field, partyOf(one, work)[one.detail]);
  return true;
}

/**
 * Writes the present form of a value again if the page has restored a former one, which counts as the same
 * value otherwise. A widget that insists on its own form is left alone after two tries in a document.
 */
export async function writeAgain(
  visit: Visit,
  work: FormWork,
  meant: readonly BuyerField[],
): Promise<boolean> {
  const document = watchRequests(visit.page).arrivedCount();
  const triesOf = ({ detail, field }: BuyerField) => `again ${document} ${detail} ${field.purpose ?? ""}`;
  const again = meant.filter(
    (one) =>
      isFormerForm({ detail: one.detail, held: one.field.value }, work) &&
      (work.tries.get(triesOf(one)) ?? 0) < triesForList,
  );
  for (const one of again) {
    work.tries.set(triesOf(one), (work.tries.get(triesOf(one)) ?? 0) + 1);
    await writeAnew(visit, one.field, partyOf(one, work)[one.detail]);
  }
  return again.length > 0;
}

/**
 * A value may be refused for its format alone, so a person's answer is written exactly as given, even if it
 * is otherwise the same.
 */
async function writeAnew({ pace }: Visit, field: Field, value: string | undefined): Promise<void> {
  if (value !== undefined && field.control === "text") await fillField(field, value, pace);
}

/** Each form twice: other missing details may have been given in between. */
const mostRewrites = 6;

/**
 * A form that comes back without naming a field may object to the format of the phone number. Each time,
 * another format is written; after the last, the first one again. `words`: the shop's, if it names the number.
 */
export async function rewritePhone(
  visit: Visit,
  work: FormWork,
  fields: readonly Field[],
  words = "",
): Promise<boolean> {
  const phone = buyerFields(fields, work).find(({ field }) => field.role === "phone");
  const now = work.buyer.phone;
  // An objection to the number itself has already been answered.
  const isNamed = [...work.answered].some((words) => /^phone \S/.test(words));
  if (!phone || now === undefined || isNamed || work.rewrites >= mostRewrites) return false;
  work.rewrites += 1;
  const tried = (work.written.get("phone") ?? new Set<string>()).add(now);
  const others = await otherForms("phone", work.buyer);
  const left = others.filter((form) => !tried.has(form));
  const form = likeliestForm(await fittingForms(visit, phone.field, left.length > 0 ? left : others), {
    placeholder: phone.field.placeholder,
    invalid: phone.field.invalid ?? words,
  });
  if (form === undefined) return false;
  work.written.set("phone", left.length > 0 ? tried : new Set([now]));
  work.buyer = { ...work.buyer, phone: form };
  await writeAnew(visit, phone.field, form);
  return true;
}

/**
 * Many shops take a value in one format only: writes the value in the likeliest other format before asking
 * anybody.
 */
async function writeInOtherForm(
  visit: Visit,
  work: FormWork,
  refused: readonly BuyerField[],
): Promise<boolean> {
  let isWritten = false;
  for (const { field, detail, of } of refused) {
    const party = partyOf({ of }, work);
    const written = work.written.get(detail) ?? new Set();
    work.written.set(detail, written.add(party[detail] ?? ""));
    // The same objection to another format: the format was not the problem.
    const words = `${detail} ${field.invalid ?? ""}`;
    if (work.answered.has(words)) continue;
    // What was tried before the shop named the detail may have been refused for another reason.
    const isNamedFirst = ![...work.answered].some((one) => one.startsWith(`${detail} `));
    work.answered.add(words);
    const others = await otherForms(detail, party);
    const left = isNamedFirst ? others : others.filter((form) => !written.has(form));
    const form = likeliestForm(await fittingForms(visit, field, left), field);
    if (form === undefined) continue;
    work[of] = { ...party, [detail]: form };
    await writeAnew(visit, field, form);
    isWritten = true;
  }
  return isWritten;
}

/** The forms that the browser would accept in the field, or all if it would accept none. */
async function fittingForms(
  { pace }: Visit,
  field: Field,
  forms: readonly string[],
): Promise<readonly string[]> {
  if (forms.length === 0) return forms;
  const { locator, frame, selector } = field;
  const ask = () => callOnElement({ locator, frame, selector, pace }, "fittingValues", forms);
  const fitting = await withinLimit(pace, ask, []);
  return fitting.length > 0 ? fitting : forms;
}

const ofName = rolesOf("name");

/** Some shops know a buyer by the telephone number alone. */
function isOfContact(detail: BuyerField["detail"]): boolean {
  return detail === "email" || detail === "phone";
}

async function reportFilled(visit: Visit, work: FormWork, meant: readonly BuyerField[]): Promise<false> {
  const host = hostOf(visit);
  for (const { detail, field } of meant) if (detail === "email") work.emailFields.add(field.selector);
  if (meant.some(({ field }) => ofName.has(field.role))) work.isNamed = true;
  if (work.contact === "open" && meant.some(({ detail }) => isOfContact(detail))) {
    work.contact = "done";
    await visit.host.report({ code: "contact_filled", label: `Filled in the contact details at ${host}.` });
  }
  const street = meant.find(({ detail, of }) => detail === "address_line1" && of === "buyer");
  if (street) work.goesTo ??= street.field.purpose === "billing" ? "billing" : "shipping";
  if (work.address === "open" && meant.some(({ detail }) => detail === "address_line1")) {
    work.address = "done";
    await visit.host.report({ code: "address_filled", label: `Filled in the delivery address at ${host}.` });
  }
  return false;
}
