import { passwordRoles } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { fillTogether } from "../../page/filling/fill-together.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { press } from "../../page/moves/press.ts";
import { movesAmong, pickMove, readMoves } from "../../page/moves/read-moves.ts";
import { errorsOf, readErrors } from "../../page/outcomes/read-errors.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import type { AccountWork } from "../form/account-work.ts";
import { hasAddress, hasStreet, isStepOfGuest, signInFields } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import { refuseStrangers } from "../guards/refuse-strangers.ts";
import { goTo } from "../page/go-to.ts";
import { askForCredentials, refuseCredentials } from "../session/credentials.ts";
import { accountRefusal, isAboutName, readRefusalWords } from "../session/refusal-words.ts";
import type { Visit } from "../visit.ts";
import { findNewAccount } from "./find-new-account.ts";
import { isForGuestsToo } from "./is-for-guests-too.ts";
import { giveName, nameNewAccount } from "./name-new-account.ts";

/** `own`: fields of the checkout itself. */
type Shown = Look & { own: readonly Field[] };

/**
 * Handles shops that don't sell to guests. A form for a new account gets its password; if there is only a
 * sign-in, it is tried, and an account is opened if none is known. If the shop refuses the credentials, the
 * person is asked again.
 */
export async function openAccount(visit: Visit, work: FormWork, look: Shown): Promise<boolean> {
  const { all, own } = look;
  if (hasAddress(own) || asksForNewPassword(own)) return givePasswords(visit, work, look);
  if (work.signIn === "not_needed") return false;
  const signIn = signInFields(all);
  if (signIn.length === 0 || (work.signIn !== "wanted" && isStepOfGuest(own, signIn))) return false;
  if (work.signIn === "registering" && opensAccount(look, signIn)) {
    const isGiven = await givePasswords(visit, work, { ...look, own: signIn });
    if (isGiven) await giveName(visit, signIn, work.account.credentials?.username);
    return isGiven;
  }
  if (work.signIn === "entered") await noteRefusal(visit, work);
  return work.signIn === "refused" ? register(visit, work, look) : enterCredentials(visit, work, signIn);
}

/** One form may serve both: its main button says whether it opens an account or signs in to one. */
function opensAccount({ pressables }: Look, [first]: readonly Field[]): boolean {
  const main = movesAmong(pressables).find(
    ({ move, form, frame }) =>
      (move === "create_account" || move === "sign_in") && form === first?.form && frame === first.frame,
  );
  return main?.move === "create_account";
}

/** A page that renders late shows only now that it is the sign-in again: nothing is sent to it twice. */
async function noteRefusal(visit: Visit, work: FormWork): Promise<void> {
  work.signIn = "refused";
  work.account.words = await readRefusalWords(visit);
}

/**
 * A new account keeps the name that was given for it, even if the order's e-mail address is a different one.
 */
export function withoutAccountName(work: FormWork, fields: readonly Field[]): readonly Field[] {
  const hasName = fields.some(({ role }) => role === "username");
  const isNewAccount =
    work.signIn === "registering" && asksForNewPassword(fields) && !hasStreet(fields) && !hasName;
  return isNewAccount ? fields.filter(({ role }) => role !== "email") : fields;
}

function asksForNewPassword(fields: readonly Field[]): boolean {
  const passwords = passwordsOf(fields);
  return passwords.length > 1 || passwords.some(({ role }) => role === "newPassword");
}

/** Fills the passwords that the new account's form requires; optional ones stay empty. */
async function givePasswords(visit: Visit, work: FormWork, look: Shown): Promise<boolean> {
  const fields = withoutSignIn(look.own);
  const passwords = passwordsOf(fields);
  const isMarked = passwords.some(({ required, invalid }) => required || invalid !== undefined);
  const isPressedInVain = passwords.length > 1 && work.presses.has(visit.page.url());
  const isRegistering = work.signIn === "registering";
  const isForAccount = passwords.some(isSentToRegister);
  const isWanted = isMarked || isRegistering || isPressedInVain || isForAccount;
  if (!isRegistering && isOptional(fields, passwords)) return false;
  const empty = passwords.filter(({ value, enabled }) => value === "" && enabled);
  if (!isWanted || empty.length === 0 || isForGuestsToo(visit, work, { look, passwords: empty }))
    return false;
  if (work.account.isFormSent && (await isRefused(visit, work, look))) return true;
  await refuseStrangers(visit, empty);
  const { password = "", username = "" } = await askForCredentials(visit, work);
  for (const field of empty) await fillField(field, password, visit.pace);
  const name = nameField(work, fields, username);
  if (name) await fillField(name, username, visit.pace);
  work.account.isFormSent = true;
  if (isForAccount) work.signIn = "registering";
  await registerBesidePayment(visit, fields);
  await settle(visit.page, visit.pace);
  return true;
}

/**
 * A separate "create account" box that is left unticked makes its password optional, unless the shop objects.
 */
function isOptional(fields: readonly Field[], passwords: readonly Field[]): boolean {
  const isBox = ({ role, control, enabled, required }: Field) =>
    role === "createAccount" && control === "checkbox" && enabled && !required;
  return fields.some(isBox) && passwords.every(({ invalid }) => invalid === undefined);
}

/** Its submit button says that it opens an account. */
function isSentToRegister({ sentBy }: Field): boolean {
  return classifyMove(sentBy)?.move === "create_account";
}

function passwordsOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ role }) => passwordRoles.has(role));
}

/**
 * If one form holds a sign-in followed by a new account with its password twice, returns only the fields
 * after the sign-in.
 */
function withoutSignIn(fields: readonly Field[]): readonly Field[] {
  const [signIn, ...others] = passwordsOf(fields);
  const isBefore = signIn?.role === "password" && others.length === 2 && others[1]?.role === "newPassword";
  return isBefore ? fields.slice(fields.indexOf(signIn) + 1) : fields;
}

/**
 * Beside the payment methods, the account has its own button: until it is pressed, the shop doesn't know the
 * buyer.
 */
async function registerBesidePayment({ page, pace }: Visit, fields: readonly Field[]): Promise<void> {
  const [password] = passwordsOf(fields);
  if (!fields.some(({ role }) => role === "paymentMethod" || role === "cardNumber")) return;
  const button = (await readMoves(page, pace)).find(
    ({ move, isLink, disabled, form, frame }) =>
      move === "create_account" &&
      !isLink &&
      !disabled &&
      form === password?.form &&
      frame === password.frame,
  );
  if (button) await press(page, button.locator, pace);
}

function nameField(work: FormWork, fields: readonly Field[], username: string): Field | undefined {
  const roles = withoutAccountName(work, fields) !== fields && username.includes("@") ? ["email"] : [];
  return fields.find(
    ({ role, value, enabled }) =>
      enabled && ((role === "username" && value === "") || (roles.includes(role) && value !== username)),
  );
}

/**
 * The form came back with an objection to the name or the password. Returns true if another page has to be
 * worked now.
 */
async function isRefused(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  work.account.isFormSent = false;
  const words = accountRefusal(errorsOf(look, look.all));
  if (words === undefined) return signInAnew(visit, work, look);
  if (isAboutName(words) && (await turnToSignIn(visit, work, look))) return true;
  // If a sign-in was refused before, its message explains what is wrong with a mistyped password.
  refuseCredentials(work, [work.account.words, words].filter((each) => each !== undefined).join(" "));
  await askForCredentials(visit, work);
  if (work.account.signInPage === undefined) return false;
  work.signIn = "untried";
  await goTo(visit, work.account.signInPage);
  await settle(visit.page, visit.pace);
  return true;
}

/**
 * The form was sent and is shown again without an objection: some shops open the account and want a sign-in.
 * Tried once.
 */
async function signInAnew(visit: Visit, work: FormWork, { pressables }: Look): Promise<boolean> {
  const { page, pace } = visit;
  const { account, presses } = work;
  if (account.isSignedInAnew || !presses.has(page.url())) return false;
  const link = movesAmong(pressables).find(({ move, isLink }) => move === "sign_in" && isLink);
  const address = account.signInPage ?? link?.href;
  if (address === undefined) return false;
  account.isSignedInAnew = true;
  work.signIn = "untried";
  await goTo(visit, address);
  await settle(page, pace);
  return true;
}

/** The account may already exist: tries the same credentials once on the shop's sign-in page. */
async function turnToSignIn(visit: Visit, work: FormWork, { pressables }: Look): Promise<boolean> {
  const { page, pace } = visit;
  const { username = "" } = work.account.credentials ?? {};
  const way = movesAmong(pressables).find(({ move, isLink }) => move === "sign_in" && isLink);
  if (!way || work.account.signInPage !== undefined || work.account.registered.has(username)) return false;
  work.account.registered.add(username);
  work.signIn = "untried";
  await goTo(visit, way.href);
  await settle(page, pace);
  return true;
}

/** Signs in with a person's credentials. Returns false if the form has no name or no password. */
export async function enterCredentials(
  visit: Visit,
  work: AccountWork,
  signIn: readonly Field[],
  { isAgain = false } = {},
): Promise<boolean> {
  const { page, pace } = visit;
  if (work.signIn === "registering") await noteReturn(visit, work);
  await refuseStrangers(visit, signIn);
  const secret = signIn.find(({ role }) => role === "password");
  const { username = "", password = "" } = await askForCredentials(visit, work, secret?.heading);
  const isBeside = ({ frame, form }: Pick<Field, "frame" | "form">) =>
    frame === secret?.frame && form === secret.form;
  const name = signIn.find(
    (field) => isBeside(field) && (field.role === "email" || field.role === "username"),
  );
  if (!name || !secret) return false;
  work.account.signInPage = page.url();
  await fillTogether(
    [
      { field: name, value: username },
      { field: secret, value: password },
    ],
    pace,
  );
  // The same sign-in may appear twice on a page, each with its own button.
  const moves = await readMoves(page, pace);
  const move = pickMove(moves.filter(isBeside), "sign_in") ?? pickMove(moves, "sign_in");
  const carried = watchRequests(page).carryingCount();
  if (move) await press(page, move.locator, pace);
  else await withinLimit(pace, () => secret.locator.press("Enter"), undefined);
  await settle(page, pace);
  const asked = signInFields(await readFields(page, pace));
  // The press sent nothing and has emptied the form: it was for new accounts before.
  const isShownAnew = watchRequests(page).carryingCount() === carried && asked.every(isEmpty);
  if (asked.length > 0 && isShownAnew && !isAgain)
    return enterCredentials(visit, work, asked, { isAgain: true });
  const isStillAsked = asked.length > 0;
  work.signIn = isStillAsked ? "refused" : "entered";
  work.account.words = isStillAsked ? await readRefusalWords(visit) : undefined;
  return true;
}

function isEmpty({ value }: Field): boolean {
  return value === "";
}

/**
 * The registration led back to the sign-in: with an objection, or because the account is open and needs a
 * sign-in, which is tried once.
 */
async function noteReturn(visit: Visit, work: AccountWork): Promise<void> {
  const { account } = work;
  const isOpen = account.isFormSent && !account.isSignedInAnew && !(await saysAgainst(visit));
  account.isSignedInAnew ||= isOpen;
  if (!isOpen) refuseCredentials(work, await readRefusalWords(visit));
}

async function saysAgainst({ page, pace }: Visit): Promise<boolean> {
  return accountRefusal(await readErrors(page, pace)) !== undefined;
}

/** The name may be unknown there: takes the shop's way to a new account, once per name. */
async function register(visit: Visit, work: FormWork, { pressables }: Look): Promise<boolean> {
  const { page, pace } = visit;
  const { username = "" } = work.account.credentials ?? {};
  const button = pickMove(movesAmong(pressables), "create_account");
  const move = button ?? findNewAccount(pressables);
  if (!move || work.account.registered.has(username)) {
    refuseCredentials(work, work.account.words);
    work.signIn = "untried";
    await askForCredentials(visit, work);
    return true;
  }
  work.account.registered.add(username);
  work.account.isFormSent = false;
  work.signIn = "registering";
  if (button && !button.isLink) await nameNewAccount(visit, button, username);
  await press(page, move.locator, pace);
  await settle(page, pace);
  return true;
}
