import { isOfWay, requestedWay } from "../../../choosing/money/requested-way.ts";
import type { Place } from "../../../page/call-in-page.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { isWalletName } from "../../../page/moves/classify-move.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { walletNames } from "../../../words/paying/wallets.ts";
import { waysToPay } from "../../../words/paying/ways-to-pay.ts";
import { hasAddress } from "../../form/fields/checkout-fields.ts";
import type { FormWork, PaymentMethod } from "../../form/form-work.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { submitOf } from "../../form/ways/submit-of.ts";
import type { Visit } from "../../visit.ts";
import { isCardAmong, isForCards } from "../card/find-card-opener.ts";
import { offeredOf } from "./choose-payment.ts";
import { isNameOfWay } from "./find-pay-links.ts";
import { leadsToPayment } from "./leads-to-payment.ts";

/** What a page without an address form offers to pay with: a choice, or a button or link for each method. */
export function findWays(look: Pick<Look, "all" | "pressables">): readonly PaymentMethod[] {
  const { all } = look;
  if (hasAddress(all) || all.some(({ role }) => role === "cardNumber")) return [];
  const group = groupOf(all);
  if (group) return offeredOf(group).map(({ value, title }) => ({ value, title }));
  const names = listed(look).map(({ text }) => text.trim());
  return names.length < leastListed ? [] : [...new Set(names)].map((title) => ({ value: title, title }));
}

/** A receipt may name one, in a link to its instructions. */
const leastListed = 2;

function groupOf(all: readonly Field[]): Field | undefined {
  const group = fieldWithRole(all, "paymentMethod");
  return group?.enabled && !group.isAside ? group : undefined;
}

function listed({ all, pressables }: Pick<Look, "all" | "pressables">): readonly Pressable[] {
  const isAsking = all.some(
    ({ control, enabled, isAside, value }) => control === "text" && enabled && !isAside && value === "",
  );
  if (isAsking) return [];
  const open = pressables.filter(({ disabled, isAside }) => !disabled && !isAside);
  const texts = open.map(({ text }) => text);
  return open.filter(
    ({ text }) => isForCards(text) || isNameOfWay(text) || isWalletName(text) || isCardAmong(text, texts),
  );
}

/** Takes what the page offers: what the request names or the card if it is among it, otherwise a person decides. */
export async function noteWays(visit: Visit, { payment }: FormWork): Promise<void> {
  const offered = findWays(await lookAt(visit));
  payment.offered = [...offered];
  payment.address = visit.page.url();
  Object.assign(payment, takenOf(offered, visit.order.request));
  const { requested } = payment;
  if (requested) visit.unmatched = visit.unmatched?.filter((words) => !isOfWay(words, requested)) ?? [];
  payment.decided = undefined;
  payment.isAskedLater = true;
}

/**
 * A wallet or another way without a card that the request names, where the shop asks only behind its button how the
 * order is paid: no card is asked for. Returns false if the request names none, or the shop offers others.
 */
export function noteNamedWay(
  visit: Pick<Visit, "unmatched" | "order" | "page">,
  { payment }: Pick<FormWork, "payment">,
): boolean {
  const { request } = visit.order;
  const named = visit.unmatched?.find(
    (words) => namesKnownWay(words) && requestedWay([{ title: words }], request),
  );
  if (named === undefined || payment.offered.length > 0) return false;
  const way = { value: named, title: named };
  Object.assign(payment, {
    offered: [way],
    chosen: way,
    requested: way,
    address: visit.page.url(),
    isNamedOnly: true,
  });
  visit.unmatched = visit.unmatched?.filter((words) => !isOfWay(words, way)) ?? [];
  return true;
}

function namesKnownWay(words: string): boolean {
  const known = [
    ...walletNames.filter((name) => name !== "link"),
    ...waysToPay.flatMap(({ names }) => names),
  ];
  return hasPhrase(normalise(words), known);
}

/** Another way that the request names is taken before the card. */
export function takenOf(
  offered: readonly PaymentMethod[],
  request: string | undefined,
): Pick<FormWork["payment"], "chosen" | "requested"> {
  const requested = requestedWay(offered, request);
  return { requested, chosen: requested ?? offered.find(({ title }) => isByCard(title)) };
}

/** Chooses a payment method on the page that asks for it. Returns what then has to be pressed. */
export async function chooseWay(visit: Visit, way: PaymentMethod): Promise<Place | undefined> {
  const { page, pace } = visit;
  const look = await lookAt(visit);
  const group = groupOf(look.all);
  if (!group) return listed(look).find(({ text }) => text.trim() === way.title);
  await fillField(group, way.value, pace);
  await settle(page, pace);
  const chosen = groupOf(await readFields(page, pace));
  return chosen?.value === way.value ? submitOf(visit, chosen, leadsToPayment) : undefined;
}
