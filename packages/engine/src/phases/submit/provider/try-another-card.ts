import { findOnly } from "../../../find-only.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { normalise } from "../../../words/normalise.ts";
import { saysToPayAgain } from "../../../words/paying/says-try-again.ts";
import { tryAgainWords } from "../../../words/paying/try-again-words.ts";
import { says } from "../../../words/says.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { pressThrough } from "../../page/press-through.ts";
import { showCardForm } from "../../payment/card/card-form.ts";
import { findCardOpener } from "../../payment/card/find-card-opener.ts";
import type { Visit } from "../../visit.ts";
import { isOfShop } from "./is-of-shop.ts";
import { givesUp } from "./way-back.ts";

/**
 * A provider that declines a card on a page without a form may link back to the form: the only link that
 * stays with the provider and doesn't cancel the payment, or the only one, to a page of the shop that asks again how to
 * pay. What says no more than "Try again" is taken before, also at the shop. Returns true if a card can be given there.
 * Neither sends a card.
 */
export async function tryAnotherCard(visit: Visit, work: FormWork): Promise<boolean> {
  const { page, pace } = visit;
  const all = await readPressables(page, pace);
  const again = findOnly(all.filter((one) => saysTryAgain(one, page.url())));
  if (again) {
    await pressThrough(visit, again);
    return (await showCardForm(visit, work)) !== undefined;
  }
  if (isOfShop(visit, work, page.url())) return false;
  const links = all.filter((one) => leadsToProvider(one, page.url()));
  const [only] = links;
  if (!only) return returnToShop(visit, work, all);
  if (links.some(({ href }) => href !== only.href)) return false;
  await pressThrough(visit, only);
  return (await showCardForm(visit, work)) !== undefined;
}

/** "Continue", a link or a form's button, to a page of the shop that offers to pay once more. */
async function returnToShop(visit: Visit, work: FormWork, all: readonly Pressable[]): Promise<boolean> {
  const leads = ({ isLink, isSubmit }: Pressable) => isLink || isSubmit;
  const ways = all.filter((one) => !one.disabled && !one.isAside && leads(one) && !cancels(one));
  const [only] = ways;
  const target = only && URL.parse(only.href, visit.page.url());
  if (!only || !target || ways.some(({ href }) => href !== only.href)) return false;
  if (!isOfShop(visit, work, target.href)) return false;
  await pressThrough(visit, only);
  await settle(visit.page, visit.pace);
  if (!isOfShop(visit, work, visit.page.url())) return false;
  const look = await lookAt(visit);
  if (offersToPay(look)) return true;
  const again = findOnly(look.pressables.filter((one) => saysTryAgain(one, visit.page.url())));
  if (!again) return false;
  await pressThrough(visit, again);
  await settle(visit.page, visit.pace);
  return isOfShop(visit, work, visit.page.url()) && offersToPay(await lookAt(visit));
}

function offersToPay(look: Look): boolean {
  const asksHowToPay = look.all.some(({ role, enabled }) => enabled && payingRoles.has(role));
  return asksHowToPay || findCardOpener(look) !== undefined;
}

/**
 * A provider's page that has failed before it was given a card ("Your session has expired") has taken nothing: its only
 * link to the shop is followed, and the order can be sent again if a person agrees. Returns true at the shop.
 */
export async function leaveFailedPage(visit: Visit, work: FormWork): Promise<boolean> {
  const { page, pace } = visit;
  if (isOfShop(visit, work, page.url()) || pace.recipients?.isCardGiven() !== false) return false;
  const all = await readPressables(page, pace);
  const leads = ({ href, isLink }: Pressable) =>
    isLink && isOfShop(visit, work, URL.parse(href, page.url())?.href ?? "");
  const back = findOnly(all.filter((one) => !one.disabled && !one.isAside && leads(one)));
  if (!back) return false;
  await pressThrough(visit, back);
  await settle(visit.page, pace);
  return isOfShop(visit, work, visit.page.url());
}

const payingRoles: ReadonlySet<FieldRole> = new Set(["paymentMethod", "cardNumber"]);

function cancels({ text }: Pressable): boolean {
  return says(text, ({ paymentPage }) => paymentPage.cancel);
}

function saysTryAgain(one: Pressable, address: string): boolean {
  const target = URL.parse(one.href, address);
  const stays = target !== null && siteOf(target.href) === siteOf(address);
  // A button might charge the card that it has once more; a link only leads to where one is given.
  const isSaid = tryAgainWords.includes(normalise(one.text)) || (one.isLink && saysToPayAgain(one.text));
  return stays && !one.disabled && !one.isAside && !cancels(one) && isSaid;
}

function leadsToProvider(one: Pressable, address: string): boolean {
  const target = URL.parse(one.href, address);
  return (
    one.isLink &&
    !one.disabled &&
    !one.isAside &&
    target !== null &&
    siteOf(target.href) === siteOf(address) &&
    !givesUp(one)
  );
}
