import type { Frame } from "playwright-core";
import { addressRoles } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { settle } from "../../page/waiting/settle.ts";
import { type Look, lookAt } from "../form/read-ways.ts";
import { goTo } from "../go-to.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import type { Visit } from "../visit.ts";

/** So many fields of the buyer's make a checkout of a frame. */
const leastFields = 2;

/**
 * A checkout that a shop shows in a frame of its own is opened as the page that it is: its total and its receipt are then
 * read like any other's. One that works only in its frame is gone back to.
 */
export async function enterFrame(visit: Visit, look: Look): Promise<void> {
  const frame = frameOfForm(look, visit.page.mainFrame());
  if (!frame) return;
  const outer = visit.page.url();
  try {
    await goTo(visit, frame.url());
    await settle(visit.page, visit.pace);
    if (fieldsOfBuyer(await lookAt(visit)).length >= leastFields) return;
  } catch (error) {
    if (!(error instanceof PurchaseFailed)) throw error;
  }
  await goTo(visit, outer);
}

/** The one frame from the page's own origin in which all that is asked of the buyer stands. */
function frameOfForm(look: Look, main: Frame): Frame | undefined {
  const fields = fieldsOfBuyer(look);
  const [first] = fields;
  const isAlone = fields.length >= leastFields && fields.every(({ frame }) => frame === first?.frame);
  if (!first || !isAlone || first.frame === main) return undefined;
  const [own, inner] = [URL.parse(main.url()), URL.parse(first.frame.url())];
  return inner && inner.origin === own?.origin && inner.href !== own.href ? first.frame : undefined;
}

function fieldsOfBuyer({ all }: Look): Field[] {
  return all.filter(
    ({ role, enabled, isAside }) => enabled && !isAside && (addressRoles.has(role) || role === "email"),
  );
}
