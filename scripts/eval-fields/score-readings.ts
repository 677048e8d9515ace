import type { FieldRole } from "../../packages/engine/src/page/fields/field-role.ts";
import type { Reading } from "./read-labelled-page.ts";

export interface RoleScore {
  /** Fields with the label. */
  expected: number;
  /** Labelled fields that the classifier assigned the role to. */
  found: number;
  correct: number;
  precision: number;
  recall: number;
}

export interface Report {
  roles: Record<string, RoleScore>;
  /** Over the card and address roles. */
  overall: RoleScore;
  misses: Reading[];
}

/** The corpus labels by which our roles are scored; roles not listed count as `unknown`. */
const labelOfRole: Partial<Record<FieldRole, string>> = {
  cardNumber: "cardNumber",
  cardCode: "cardSecurityCode",
  cardExpiry: "expiration",
  cardExpiryMonth: "expirationMonth",
  cardExpiryYear: "expirationYear",
  cardHolder: "cardName",
  addressLine1: "addressStreet",
  addressLine2: "addressStreet2",
  city: "addressCity",
  state: "addressProvince",
  postalCode: "addressPostalCode",
  country: "addressCountryCode",
  phoneCountry: "addressCountryCode",
  firstName: "firstName",
  middleName: "middleName",
  lastName: "lastName",
  fullName: "fullName",
  phone: "phone",
  email: "emailAddress",
  username: "username",
  password: "password",
  newPassword: "password",
  oneTimeCode: "totp",
  dateOfBirth: "birthday",
};

const cardAndAddress =
  "cardNumber cardSecurityCode expiration expirationMonth expirationYear cardName addressStreet addressStreet2 addressCity addressProvince addressPostalCode addressCountryCode firstName lastName fullName phone emailAddress".split(
    " ",
  );

/** Precision and recall per label, and over all card and address labels. */
export function scoreReadings(readings: readonly Reading[]): Report {
  const judged = readings.map((reading) => {
    const accepted = acceptedLabels(reading.expected);
    const given = labelOfRole[reading.role] ?? "unknown";
    const isCorrect = accepted.includes(given);
    return { reading, given, expected: isCorrect ? given : (accepted[0] ?? "unknown"), isCorrect };
  });
  const labels = [...new Set(judged.flatMap(({ given, expected }) => [given, expected]))].sort();
  const roles = Object.fromEntries(labels.map((label) => [label, score(judged, [label])]));
  const misses = judged.filter(({ isCorrect }) => !isCorrect).map(({ reading }) => reading);
  return { roles, overall: score(judged, cardAndAddress), misses };
}

/** `password.new` is scored as `password`, `birthdayMonth` as `birthday`; `A OR B` accepts both. */
function acceptedLabels(expected: string): string[] {
  return expected.split(" OR ").map((label) => label.replace(/\..*$/, "").replace(/^birthday.*/, "birthday"));
}

function score(
  judged: readonly { given: string; expected: string; isCorrect: boolean }[],
  labels: string[],
): RoleScore {
  const expected = judged.filter((one) => labels.includes(one.expected)).length;
  const found = judged.filter((one) => labels.includes(one.given)).length;
  const correct = judged.filter((one) => one.isCorrect && labels.includes(one.given)).length;
  return { expected, found, correct, precision: share(correct, found), recall: share(correct, expected) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
