import { type AnswerValues, credentialsSchema } from "@cartwright/contract";
import { namesOtherService } from "../../page/fields/secrets-of-others.ts";
import { quoted } from "../../words/quoted.ts";
import { failures } from "../failures/failures.ts";
import type { AccountWork } from "../form/account-work.ts";
import { hostOf, type Visit } from "../visit.ts";

const mostQuestions = 3;

/**
 * Asked once for all uses in the shop, and again after a refusal; kept only in this run's memory. `heading`: what stands
 * above the password's field.
 */
export async function askForCredentials(
  visit: Visit,
  { account }: Pick<AccountWork, "account">,
  heading = "",
): Promise<AnswerValues> {
  if (account.credentials) return account.credentials;
  const host = hostOf(visit);
  const objection = account.words === undefined ? "" : ` It says: ${quoted(account.words)}.`;
  if (account.asked >= mostQuestions) throw failures.signInRefused(host, mostQuestions, account.words);
  account.asked += 1;
  account.credentials = await visit.host.ask({
    key: "credentials",
    message: `${account.asked > 1 ? askAgain(host, objection) : askFirst(visit, host)}${otherService(heading, host)}`,
    responseSchema: credentialsSchema,
  });
  return account.credentials;
}

/** Discards the credentials, so they aren't used again. */
export function refuseCredentials(
  { account }: Pick<AccountWork, "account">,
  words: string | undefined,
): void {
  account.credentials = undefined;
  account.words = words;
}

function askFirst(visit: Visit, host: string): string {
  const hasEnded = visit.session === "restored";
  if (hasEnded) visit.session = "ended";
  const before = hasEnded ? `The sign-in that was kept for ${host} has ended. ` : "";
  if (visit.goods === undefined)
    return `${before}${host} shows its products only to customers with an account. Give the e-mail address and password of yours.`;
  return `${before}${host} sells only to customers with an account. Give the e-mail address and password of yours, or those that a new account is to be opened with.`;
}

/** A shop's own sign-in may stand below the name of another one that it takes as well. */
function otherService(heading: string, host: string): string {
  if (!namesOtherService(heading, host)) return "";
  return ` Above its form is ${quoted(heading)}: give ${host} no password of another service.`;
}

function askAgain(host: string, objection: string): string {
  return `${host} did not accept this sign-in.${objection} Give the e-mail address and password again.`;
}
