import { isSamePage } from "../../deciding/place-of.ts";
import { type FieldRole, rolesOf } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { PressableMove } from "../../page/moves/read-moves.ts";
import { addressNames } from "../../words/pages/address-names.ts";
import { hasAddress } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";

/** How long a checkout may still be rendering after the sign-in before its page is left. */
const drawingMs = 2_500;
/** The same where the address is no checkout's: such a page may lead on by itself. */
const passingMs = 600;

interface Round {
  fields: readonly Field[];
  moves: readonly PressableMove[];
  idleMs: number;
}

/**
 * Some shops show the cart or the account after a sign-in instead of the checkout: goes to the checkout once
 * more. Returns false if the page is part of the checkout, or may become it.
 */
export async function returnToCheckout(work: FormWork, { fields, moves, idleMs }: Round): Promise<boolean> {
  if (!mayReturn(work, fields)) return false;
  const isInSight = moves.some(
    ({ move, isAside, disabled }) => move === "go_to_checkout" && !isAside && !disabled,
  );
  return (isInSight || idleMs >= drawingMs) && goBack(work);
}

/**
 * The same before anything is filled in or pressed there, where the sign-in led to the account, the product or the
 * front page: "waiting" while that page may still lead on by itself.
 */
export async function leaveAccountPage(
  work: FormWork,
  { fields, moves, idleMs }: Round,
  { url, product }: { url: string; product: string },
): Promise<"worked" | "waiting" | undefined> {
  const isPaying = moves.some(({ move, isAside }) => move === "pay" && !isAside);
  if (isPaying || !mayReturn(work, fields) || !isElsewhere(url, product)) return undefined;
  if (idleMs < passingMs) return "waiting";
  return (await goBack(work)) ? "worked" : undefined;
}

/** Told by the address alone: the page of an account has fields and buttons like a step of a checkout. */
export function isElsewhere(url: string, product: string): boolean {
  const { pathname = "", search = "", hash = "" } = URL.parse(url) ?? {};
  const route = hash.startsWith("#/") || hash.startsWith("#!/") ? hash : "";
  const address = `${pathname}${search}${route}`;
  if (addressNames.ordering.test(address) || addressNames.checkout.test(address)) return false;
  const isFront = pathname === "/" && search === "" && /^(#!?\/)?$/.test(route);
  return isFront || isSamePage(url, product) || addressNames.account.test(address);
}

function mayReturn({ signIn, account, shop }: FormWork, fields: readonly Field[]): boolean {
  if (signIn !== "done" || account.isLedBack || !shop.returnToCheckout) return false;
  return !hasAddress(fields) && !fields.some(({ role }) => checkoutRoles.has(role));
}

async function goBack({ account, shop, item }: FormWork): Promise<boolean> {
  account.isLedBack = true;
  await shop.returnToCheckout?.(item);
  return true;
}

const checkoutRoles = new Set<FieldRole>([...rolesOf("choice"), "cardNumber", "terms", "oneTimeCode"]);
