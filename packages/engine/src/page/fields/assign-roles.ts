import { findOnly } from "../../find-only.ts";
import type { Words } from "../../words/words.ts";
import { withBankAccount } from "./bank-account.ts";
import { markBoxesOfNumber } from "./boxes-of-number.ts";
import { markBoxesOfPhone } from "./boxes-of-phone.ts";
import { byElimination, type Candidate, type Form, type Place } from "./by-elimination.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { cardRoles, type FieldRole, fitsKind, placeRoles } from "./field-role.ts";
import {
  alsoPossible,
  clearWeight,
  completeness,
  houseNumberAlonePenalty,
  repeatPenalty,
  sequences,
  singleRoles,
  splitNamePenalty,
  unknownWeight,
} from "./field-weights.ts";
import { withOneRegion } from "./one-region.ts";
import { withRestOfCard } from "./rest-of-card.ts";
import { withRowOfLabel } from "./row-of-label.ts";
import { withSecretsOfOthers } from "./secrets-of-others.ts";
import { type ControlEvidence, weighControl } from "./weigh-control.ts";
import { withOneWholeCard } from "./whole-card.ts";

export interface Classification {
  role: FieldRole;
  /** The weight of the evidence for this role alone; 0 for `unknown`. */
  score: number;
  purpose?: ControlEvidence["purpose"];
}

/** Beam width: how many partial readings are kept. The best reading of the whole form wins. */
const followedUp = 24;
/** Roles tried for each field, in addition to `unknown`. */
const mostCandidates = 6;

/**
 * Assigns roles to all controls of a page together: of the possible roles, picks the combination that fits
 * best overall. An address and a card have each part once, in a common order, with no required part missing.
 * `host`: of the page, if known.
 */
export function assignRoles(
  fields: readonly FieldDescriptor[],
  languages: readonly Words[],
  { weigh = weighControl, host = "" }: { weigh?: typeof weighControl; host?: string } = {},
): Classification[] {
  const only = findOnly(fields.filter(({ kind, isAside }) => kind === "text" && !isAside));
  // The heading above a page's only field names that field, not a group.
  const evidence = fields.map((field) =>
    weigh(field === only ? { ...field, section: "" } : field, languages),
  );
  const places = fields.map((field, at) => placeOf(field, evidence[at]?.purpose, fields));
  const candidates = fields.map((field, at) =>
    candidatesFor(field, at, { fields, evidence, places, languages }),
  );
  const roles = bestReading(candidates, places);
  const settled = roles.map((role, at) => ({
    role,
    score: role === "unknown" ? 0 : (candidates[at]?.find((one) => one.role === role)?.weight ?? 0),
    purpose: evidence[at]?.purpose,
  }));
  const inRows = withRowOfLabel(fields, settled, languages);
  const ofCard = markBoxesOfNumber(fields, withRestOfCard(fields, inRows, places));
  const ofPayment = withBankAccount(
    fields,
    withOneWholeCard(fields, markBoxesOfPhone(fields, ofCard, languages)),
  );
  return withSecretsOfOthers(fields, withOneRegion(fields, ofPayment), host);
}

const contactRoles: ReadonlySet<FieldRole> = new Set(["phone", "email"]);

function placeOf(
  { frame, form }: FieldDescriptor,
  purpose: ControlEvidence["purpose"],
  fields: readonly FieldDescriptor[],
): Place {
  const inFrame = frame === undefined ? -1 : fields.findIndex((other) => other.frame === frame);
  return { form: `${inFrame} ${form}`, address: `${inFrame} ${form} ${purpose ?? ""}` };
}

function candidatesFor(field: FieldDescriptor, at: number, form: Form): Candidate[] {
  const own = form.evidence[at];
  const scores = scoresOf(field, own);
  for (const [role, other, share] of alsoPossible) {
    const ownWeight = scores.get(role) ?? 0;
    const weight = ownWeight > unknownWeight ? ownWeight * share : 0;
    if (weight > (scores.get(other) ?? 0) && mayAlsoBe(other, field, own)) scores.set(other, weight);
  }
  const known = [...scores].map(([role, weight]) => ({ role, weight })).filter(({ weight }) => weight > 0);
  // A developer's name such as "telephone number" may be wrong, but not on one half of an address.
  const isElse = known.some(({ role, weight }) => weight > clearWeight || contactRoles.has(role));
  const eliminated = isElse ? [] : byElimination(field, at, form);
  const isNew = ({ role }: Candidate) => !scores.has(role);
  const best = [...known, ...eliminated.filter(isNew)].sort((left, right) => right.weight - left.weight);
  return [...best.slice(0, mostCandidates), { role: "unknown", weight: unknownWeight }];
}

/** Streets aren't chosen from lists: a list labelled as an address is a region or a saved address. */
function scoresOf({ kind }: FieldDescriptor, own: ControlEvidence | undefined): Map<FieldRole, number> {
  const scores = new Map(own?.scores);
  const street = scores.get("addressLine1");
  if ((kind !== "select" && kind !== "listbox") || street === undefined) return scores;
  scores.delete("addressLine1");
  const state = scores.get("state");
  if (state !== undefined) return scores.set("state", state + street);
  const others = [...scores].filter(([, weight]) => weight > street);
  return new Map(others);
}

function mayAlsoBe(role: FieldRole, field: FieldDescriptor, own: ControlEvidence | undefined): boolean {
  // The purpose already says whose name it is.
  if (role === "cardHolder" && own?.purpose !== undefined) return false;
  return fitsKind(role, field);
}

interface PartialReading {
  roles: readonly FieldRole[];
  weight: number;
}

function bestReading(candidates: readonly (readonly Candidate[])[], places: readonly Place[]): FieldRole[] {
  let readings: PartialReading[] = [{ roles: [], weight: 0 }];
  for (const [at, options] of candidates.entries()) {
    const next = readings.flatMap((reading) => {
      const fitOf = fitAfter(reading.roles, at, places);
      return options.map(({ role, weight }) => ({
        before: reading.roles,
        role,
        weight: reading.weight + weight + fitOf(role),
      }));
    });
    next.sort((left, right) => right.weight - left.weight);
    readings = next
      .slice(0, followedUp)
      .map(({ before, role, weight }) => ({ roles: [...before, role], weight }));
  }
  const whole = readings.map(({ roles, weight }) => ({ roles, weight: weight + fitOfWhole(roles, places) }));
  const best = whole.reduce((former, one) => (one.weight > former.weight ? one : former));
  return [...best.roles];
}

/** What each role gains or loses because of the fields before it. */
function fitAfter(
  before: readonly FieldRole[],
  at: number,
  places: readonly Place[],
): (role: FieldRole) => number {
  const own = places[at];
  const sameAddress = new Set(before.filter((_, other) => places[other]?.address === own?.address));
  const nearest = [1, 0.6, 0.4].flatMap((share, distance) => {
    const former = before[at - distance - 1];
    if (former === undefined || former === "unknown") return [];
    return [{ former, share, isSameForm: places[at - distance - 1]?.form === own?.form }];
  });
  return (role) => {
    if (role === "unknown") return 0;
    let weight = 0;
    for (const { former, share, isSameForm } of nearest)
      if (isSameForm || (cardRoles.has(role) && cardRoles.has(former)))
        weight += share * sequenceWeight(former, role);
    if (singleRoles.has(role) && sameAddress.has(role)) weight += repeatPenalty;
    if (isNameTwice(sameAddress, role)) weight += splitNamePenalty;
    return weight;
  };
}

const sequenceWeights: ReadonlyMap<string, number> = new Map(
  sequences.toReversed().map(([first, second, weight]) => [`${first} ${second}`, weight]),
);

function sequenceWeight(former: FieldRole, role: FieldRole): number {
  return sequenceWeights.get(`${former} ${role}`) ?? 0;
}

function isNameTwice(before: ReadonlySet<FieldRole>, role: FieldRole): boolean {
  if (role === "fullName") return before.has("firstName") || before.has("lastName");
  return (role === "firstName" || role === "lastName") && before.has("fullName");
}

const parts: readonly (readonly FieldRole[])[] = [
  ["addressLine1"],
  ["city"],
  ["postalCode"],
  ["lastName", "fullName"],
  ["firstName", "fullName"],
];

/** An address needs all its parts, and a house number needs a street, or a postal code that finds it. */
function fitOfWhole(roles: readonly FieldRole[], places: readonly Place[]): number {
  let weight = 0;
  for (const address of new Set(places.map((place) => place.address))) {
    const own = roles.map((role, at) => (places[at]?.address === address ? role : undefined));
    const found = parts.filter((some) => some.some((role) => own.includes(role))).length;
    if (own.includes("addressLine1") || own.includes("postalCode")) weight += completeness * found;
    own.forEach((role, at) => {
      const isPlace = (one: FieldRole | undefined) => one !== undefined && placeRoles.has(one);
      const isOfPostalCode = own.slice(0, at).findLast(isPlace) === "postalCode";
      const hasStreet = own.includes("addressLine1") || isOfPostalCode;
      if (role === "houseNumber" && !hasStreet) weight += houseNumberAlonePenalty;
    });
  }
  return weight;
}
