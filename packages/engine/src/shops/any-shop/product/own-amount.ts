import type { Variant } from "../../../choosing/offer.ts";
import { requestAmount } from "../../../choosing/request/request-amounts.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { fieldTitle } from "../../../phases/buyer/asking/ask-for-fields.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";

/**
 * Where the page takes an amount of the buyer's own, and the request names one that isn't listed, the listed
 * amounts are no choice: what remains of them is "Other amount". All groups otherwise.
 */
export async function withOwnAmount(
  visit: Visit,
  groups: readonly OptionGroupSnapshot[],
): Promise<OptionGroupSnapshot[]> {
  const amount = amountIn(visit);
  const listed = groups.filter(listsAmounts);
  const isListed = listed.some(({ choices }) => choices.some((one) => isSumOf(one, amount)));
  if (amount === undefined || isListed) return [...groups];
  const field = await amountField(visit);
  return groups.flatMap((group) => {
    if (!listed.includes(group)) return [group];
    const others = group.choices.filter((one) => !isSum(one));
    if (others.length > 0) return [{ ...group, choices: others, isForOwnAmount: true }];
    return field ? [] : [group];
  });
}

/** Whether the request's amount goes into a field of the page, now or once "Other amount" is chosen. */
export async function takesOwnAmount(visit: Visit, groups: readonly OptionGroupSnapshot[]): Promise<boolean> {
  if (amountIn(visit) === undefined || groups.some(listsAmounts)) return false;
  return groups.some(({ isForOwnAmount }) => isForOwnAmount) || (await amountField(visit)) !== undefined;
}

/** Writes the amount that the request names, unless it was one of those listed. */
export async function giveOwnAmount(visit: Visit, { values }: Variant): Promise<void> {
  const amount = amountIn(visit);
  if (amount === undefined || values.some((title) => isSumOf({ title }, amount))) return;
  const field = await amountField(visit);
  if (!field) return;
  const outcome = await fillField(field, amount, visit.pace);
  if (!outcome.filled) throw failures.fieldNotFilled(visit, fieldTitle(field), outcome.why);
  await settle(visit.page, visit.pace);
}

function amountIn({ order }: Visit): string | undefined {
  return requestAmount(readTokens(order.request ?? ""))?.amount;
}

async function amountField({ page, pace }: Visit): Promise<Field | undefined> {
  const fields = await readFields(page, pace);
  return fields.find(
    ({ role, control, enabled, isAside, frame }) =>
      role === "amount" && control === "text" && enabled && !isAside && frame === page.mainFrame(),
  );
}

/** "$25", "$50", "Other" */
function listsAmounts({ kind, choices }: OptionGroupSnapshot): boolean {
  const sums = choices.filter(isSum);
  return kind !== "checkbox" && sums.length >= 2 && choices.length - sums.length <= 1;
}

function isSum({ title }: { title: string }): boolean {
  return findAmounts(title).length === 1 && !/\p{L}{4}/u.test(title);
}

function isSumOf(choice: { title: string }, amount: string | undefined): boolean {
  return isSum(choice) && Number(findAmounts(choice.title)[0]?.amount) === Number(amount);
}
