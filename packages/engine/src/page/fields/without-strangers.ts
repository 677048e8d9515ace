import type { Frame, Page } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { classifyMove } from "../moves/classify-move.ts";
import { ownFrames } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";
import { cardRoles, type FieldRole } from "./field-role.ts";

const addressRoles: ReadonlySet<FieldRole> = new Set<FieldRole>([
  ...(["firstName", "lastName", "fullName", "addressLine1", "city", "postalCode"] as const),
]);
const buyerRoles: ReadonlySet<FieldRole> = new Set<FieldRole>([
  ...addressRoles,
  ...(["email", "phone", "addressLine2", "state", "country"] as const),
]);

interface Placed {
  role: FieldRole;
  frame: Frame;
  isAside: boolean;
}

/**
 * The fields without those of strangers. A frame of another host is a payment provider's as long as the shop does not
 * itself ask for what the frame asks for, and as long as the frame is no checkout of its own, with a button to pay there.
 */
export async function withoutStrangers<Field extends Placed>(
  page: Page,
  fields: readonly Field[],
  pace: Pace,
): Promise<Field[]> {
  const own = new Set(ownFrames(page));
  if (fields.every(({ frame }) => own.has(frame))) return [...fields];
  const ofShop = fields.filter(({ frame, isAside }) => own.has(frame) && !isAside);
  const asksForCard = ofShop.some(({ role }) => role === "cardNumber");
  const asksForAddress = ofShop.some(({ role }) => addressRoles.has(role));
  const cardFrames = new Set(fields.filter(({ role }) => role === "cardNumber").map(({ frame }) => frame));
  const checkouts = new Set<Frame>();
  for (const frame of cardFrames)
    if (!own.has(frame) && (await isCheckout(frame, pace))) checkouts.add(frame);
  return fields.filter(({ role, frame }) => {
    if (own.has(frame)) return true;
    if (checkouts.has(frame)) return false;
    if (cardRoles.has(role)) return !asksForCard;
    // The postal code of a card stands with the card.
    return !(asksForAddress && buyerRoles.has(role) && !cardFrames.has(frame));
  });
}

async function isCheckout(frame: Frame, pace: Pace): Promise<boolean> {
  try {
    const found = await callInPage({ frame, pace }, "readPressables", null);
    return found.some(({ text, spoken }) =>
      [text, spoken].some((words) => selling.has(classifyMove(words, languages)?.move ?? "")),
    );
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

const selling: ReadonlySet<string> = new Set(["pay", "buy_now", "add_to_cart", "go_to_checkout"]);
