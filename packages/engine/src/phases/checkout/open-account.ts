import { type AnswerValues, credentialsSchema } from "@cartwright/contract";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { readMoves, theMove } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, merchantOf, type Visit } from "../visit.ts";
import { hasAddress, signInFields } from "./checkout-fields.ts";
import type { FormWork } from "./form-work.ts";

/**
 * What a shop without guests needs. Where it shows a form for a new account, the form gets its password; where it shows
 * only a sign-in, that is tried, and an account is opened where none is known.
 */
export async function openAccount(
  visit: Visit,
  work: FormWork,
  { all, own }: { all: readonly Field[]; own: readonly Field[] },
): Promise<boolean> {
  if (hasAddress(own) || own.some(({ role }) => role === "newPassword"))
    return givePasswords(visit, work, own);
  if (work.signIn === "not_needed") return false;
  const signIn = signInFields(all);
  return signIn.length > 0 && !(await isStepOfGuest(own, signIn)) ? enter(visit, work, signIn) : false;
}

/** An e-mail field of its own beside the sign-in begins a checkout without one. */
function isStepOfGuest(own: readonly Field[], signIn: readonly Field[]): boolean {
  return own.some((field) => field.role === "email" && !signIn.includes(field));
}

/** Passwords that the new account's form insists on; those that may stay empty do. */
async function givePasswords(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  const passwords = fields.filter(({ role }) => role === "newPassword" || role === "password");
  const isMarked = passwords.some(({ required, invalid }) => required || invalid !== undefined);
  const isPressedInVain = passwords.length > 1 && work.presses.has(visit.page.url());
  const isWanted = isMarked || work.signIn === "tried" || isPressedInVain;
  const empty = passwords.filter(({ value, enabled }) => value === "" && enabled);
  if (!isWanted || empty.length === 0) return false;
  const { password = "", username = "" } = await credentials(visit, work);
  for (const field of empty) await fillField(field, password, visit.pace);
  const name = fields.find(({ role, value, enabled }) => role === "username" && value === "" && enabled);
  if (name) await fillField(name, username, visit.pace);
  await settle(visit.page, visit.pace);
  return true;
}

async function enter(visit: Visit, work: FormWork, signIn: readonly Field[]): Promise<boolean> {
  if (work.signIn === "tried") return register(visit, work);
  work.signIn = "tried";
  const { username = "", password = "" } = await credentials(visit, work);
  const name = signIn.find(({ role }) => role === "email" || role === "username");
  const secret = signIn.find(({ role }) => role === "password");
  if (!name || !secret) return false;
  await fillField(name, username, visit.pace);
  await fillField(secret, password, visit.pace);
  const move = theMove(await readMoves(visit.page, visit.pace), "sign_in");
  if (move) await press(visit.page, move.locator, visit.pace);
  else await secret.locator.press("Enter");
  await settle(visit.page, visit.pace);
  const isStillAsked = signInFields(await readFields(visit.page, visit.pace)).length > 0;
  if (!isStillAsked)
    await visit.host.report({ code: "signed_in", label: `Signed in at ${merchantOf(visit)}.` });
  return true;
}

/** Nobody is known there under that name: the shop's own way to a new account is taken, once. */
async function register(visit: Visit, work: FormWork): Promise<boolean> {
  const move = theMove(await readMoves(visit.page, visit.pace), "create_account");
  const presses = (work.tries.get("create account") ?? 0) + 1;
  work.tries.set("create account", presses);
  if (!move || presses > 2)
    throw new PurchaseFailed(
      "sign_in_failed",
      `${hostOf(visit)} sells only to customers with an account, and did not accept the one given.`,
    );
  await press(visit.page, move.locator, visit.pace);
  await settle(visit.page, visit.pace);
  return true;
}

/** Asked once; kept in the memory of this run alone. */
async function credentials(visit: Visit, work: FormWork): Promise<AnswerValues> {
  work.credentials ??= await visit.host.ask({
    key: "credentials",
    message: `${hostOf(visit)} sells only to customers with an account. Give the e-mail address and password of yours, or those that a new account is to be opened with.`,
    responseSchema: credentialsSchema,
  });
  return work.credentials;
}
