import type { Frame, Page } from "playwright-core";
import { cardRoles, type FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import { ownFrames, siteOf } from "../../../page/own-frames.ts";
import { checkoutFields } from "../../form/fields/checkout-fields.ts";

/** Location of the order's form right before the press. */
export interface OrderPlace {
  /** Forms of the page's own document that belong to the order, by document order. */
  forms: ReadonlySet<number>;
  /** Frames with card fields. */
  cardFrames: readonly Frame[];
}

const asideRoles = new Set<FieldRole>(["email", "newsletter", "search", "unknown"]);

export function orderPlace(page: Page, fields: readonly Field[]): OrderPlace {
  const ofOrder = checkoutFields(fields).filter(({ role }) => !asideRoles.has(role));
  const forms = ofOrder.filter(({ frame }) => frame === page.mainFrame()).map(({ form }) => form);
  const cardFrames = fields.filter(({ role }) => cardRoles.has(role)).map(({ frame }) => frame);
  return { forms: new Set(forms), cardFrames };
}

/**
 * Whether a complaint can be about the order: from the shop itself, or from a frame with the card in it; not
 * from a newsletter form nor, while the document is the same, from a form unrelated to the order.
 */
export function isAboutOrder(
  { place, field }: PageError,
  page: Page,
  { forms, cardFrames, isSameDocument }: OrderPlace & { isSameDocument: boolean },
): boolean {
  if (!place) return true;
  if (!isOfOrder(place.frame, page, cardFrames)) return false;
  if (field && cardRoles.has(field.role)) return true;
  if (place.isAside) return false;
  const isOfOwnDocument = isSameDocument && place.frame === page.mainFrame();
  return !isOfOwnDocument || place.form < 0 || forms.size === 0 || forms.has(place.form);
}

function isOfOrder(frame: Frame, page: Page, cardFrames: readonly Frame[]): boolean {
  return (
    ownFrames(page).includes(frame) || cardFrames.some((one) => siteOf(one.url()) === siteOf(frame.url()))
  );
}
