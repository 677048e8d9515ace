import { otpSchema } from "@cartwright/contract";
import { cardRoles } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { fillTogether } from "../../../page/filling/fill-together.ts";
import { press } from "../../../page/moves/press.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { hasPhrase, normalise, splitName } from "../../../words/normalise.ts";
import { walletNames } from "../../../words/paying/wallets.ts";
import { quoted } from "../../../words/quoted.ts";
import { says } from "../../../words/says.ts";
import { failures } from "../../failures/failures.ts";
import type { FormWork } from "../../form/form-work.ts";
import { findWayOn } from "../../form/ways/find-way-on.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import { refuseStrangers } from "../../guards/refuse-strangers.ts";
import { readRefusalWords } from "../../session/refusal-words.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { calledInFull } from "./ask-for-fields.ts";

const mostCodes = 3;

/**
 * A code that the shop has sent to the buyer: only a person can read it. A refused code is asked for again. A
 * code field beside the card fields is the bank's, which sends no code before the order is placed.
 */
export async function giveCode(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  const field = fieldWithRole(fields, "oneTimeCode");
  if (fields.some(({ role, isAside }) => cardRoles.has(role) && !isAside)) return false;
  if (!field || isOfWallet(field) || (field.value !== "" && !work.code.isRefused)) return false;
  await refuseStrangers(visit, [field]);
  const code = await askForCode(visit, work, calledInFull(field) || (await saidOfCode(visit)));
  const host = hostOf(visit);
  await fillTogether([{ field, value: code }], visit.pace);
  await visit.host.report({
    code: "code_entered",
    label: `Entered the one-time code at ${host}.`,
    facts: { host },
  });
  const next = findWayOn(visit, work, { ...(await lookAt(visit, work.shop)), fields: [field] });
  if (next) await press(visit.page, next.way.pressable.locator, visit.pace);
  await settle(visit.page, visit.pace);
  const isStillAsked = fieldWithRole(await readFields(visit.page, visit.pace), "oneTimeCode") !== undefined;
  work.code.words = isStillAsked ? await readRefusalWords(visit) : undefined;
  work.code.isRefused = isStillAsked && (work.code.words !== undefined || next !== undefined);
  return true;
}

/** The code of a way to pay ("BLIK code") pays: it is asked for once the order is pressed, at the approved total. */
function isOfWallet({ label, placeholder, name }: Field): boolean {
  return hasPhrase(normalise(`${label} ${placeholder} ${splitName(name)}`), walletNames);
}

/** Letters: a shorter line is only the name of the step. */
const shortLine = 24;
const longestLine = 200;

/** "Enter the code that … has sent to your phone": whose code it is, in the page's words; empty if it says nothing. */
async function saidOfCode({ page, pace }: Visit): Promise<string> {
  const said = (await readMainLines(page, pace)).find(
    (line) =>
      line.length > shortLine && line.length <= longestLine && says(line, ({ bankCode }) => bankCode.code),
  );
  return said === undefined ? "" : ` It says: ${quoted(said)}.`;
}

async function askForCode(visit: Visit, { code: tries }: FormWork, called: string): Promise<string> {
  const host = hostOf(visit);
  const objection = tries.words === undefined ? "" : ` It says: ${quoted(tries.words)}.`;
  if (tries.asked >= mostCodes) throw failures.codesRefused(host, mostCodes, tries.words);
  tries.asked += 1;
  const { code = "" } = await visit.host.ask({
    key: "otp",
    message:
      tries.asked > 1
        ? `${host} did not accept the code.${objection} Give the one-time code again.${called}`
        : `${host} asks for a one-time code.${called}`,
    responseSchema: otpSchema,
  });
  return code;
}
