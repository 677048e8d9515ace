import { type AnswerValues, credentialsSchema } from "@cartwright/contract";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { quoted } from "../../../words/quoted.ts";
import { failures } from "../../failures/failures.ts";
import type { FormWork } from "../../form/form-work.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { isOfShop } from "./is-of-shop.ts";

/** The first one, and two more after refusals. */
const mostQuestions = 3;
/** Name and password may be separate steps, each repeated several times. */
const mostSteps = 8;

/** The sign-in page of a payment method that a person has chosen. */
export interface PaySignIn {
  isOpen(): Promise<boolean>;
  /** Returns true if a person was asked, or something was filled in. */
  answer(): Promise<boolean>;
}

/**
 * Signs in where the payment continues, for a payment method that a person has chosen. These credentials are
 * only for that page: they aren't the shop's, and aren't stored.
 */
export function signInToPay(visit: Visit, work: FormWork): PaySignIn {
  const seen = new Set<string>();
  const given = new Set<FieldRole>();
  let credentials: AnswerValues | undefined;
  let asked = 0;

  const ask = async (): Promise<AnswerValues> => {
    const host = hostOf(visit);
    const [complaint] = asked > 0 ? await readErrors(visit.page, visit.pace) : [];
    if (asked >= mostQuestions) throw failures.paySignInRefused(host, mostQuestions, complaint?.text);
    const objection = complaint ? ` It says: ${quoted(complaint.text)}.` : "";
    const message =
      asked > 0
        ? `${host} did not accept this sign-in.${objection} Give the user name and password again.`
        : `The order is to be paid by ${quoted(work.payment.decided?.title)}. ${host} asks for the user name and password of your account there. They are used once and not kept.`;
    asked += 1;
    given.clear();
    return visit.host.ask({ key: "credentials", message, responseSchema: credentialsSchema });
  };

  return {
    isOpen: async () => (await findSignIn(visit, work)).length > 0,
    answer: async () => {
      const fields = await findSignIn(visit, work);
      const look = lookOf(visit, fields);
      if (fields.length === 0 || seen.has(look) || seen.size >= mostSteps) return false;
      seen.add(look);
      // A field that was already filled is asked for again: its value was refused.
      if (!credentials || fields.some(({ role }) => given.has(kindOf(role)))) credentials = await ask();
      const { username = "", password = "" } = credentials;
      for (const field of fields) {
        given.add(kindOf(field.role));
        await fillField(field, kindOf(field.role) === "password" ? password : username, visit.pace);
      }
      await send(visit, fields);
      work.payment.signedInAt = hostOf(visit);
      return true;
    },
  };
}

function lookOf({ page }: Visit, fields: readonly Field[]): string {
  return [watchRequests(page).arrivedCount(), page.url(), ...fields.map(({ role }) => role)].join(" ");
}

function kindOf(role: FieldRole): "password" | "username" {
  return role === "password" ? "password" : "username";
}

const signInRoles: ReadonlySet<FieldRole> = new Set(["email", "username", "phone", "password"]);

/**
 * The fields of a sign-in, or of one step of it, on a page that the payment has led to; empty on a page that
 * asks for more.
 */
async function findSignIn(visit: Visit, work: FormWork): Promise<readonly Field[]> {
  const { page, pace, browser } = visit;
  const { decided, isCardDue } = work.payment;
  const isElsewhere = !isOfShop(visit, work, page.url()) && browser.mayVisit(page.url());
  if (!decided || isByCard(decided.title) || isCardDue === true || !isElsewhere) return [];
  const asked = (await readFields(page, pace)).filter(
    ({ isAside, enabled, control, frame }) =>
      !isAside && enabled && control === "text" && frame === page.mainFrame(),
  );
  // A phone's number alone is what many payment methods ask for instead of a sign-in.
  const isSignIn =
    asked.some(({ role }) => role !== "phone") && asked.every(({ role }) => signInRoles.has(role));
  const names = asked.filter(({ role }) => role !== "password");
  return isSignIn && names.length < 2 && asked.length < 3 ? asked : [];
}

async function send(visit: Visit, fields: readonly Field[]): Promise<void> {
  const { page, pace } = visit;
  const last = fields.at(-1);
  if (!last) return;
  const { pressables } = await lookAt(visit);
  const [button] = pressables.filter(
    ({ frame, form, isSubmit, disabled, move }) =>
      frame === last.frame && form === last.form && form >= 0 && isSubmit && !disabled && move !== "pay",
  );
  if (button) await press(page, button.locator, pace);
  else await withinLimit(pace, () => last.locator.press("Enter"), undefined);
  await settle(page, pace, { limitMs: 3_000 });
}
