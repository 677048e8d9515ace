import type { Frame } from "playwright-core";
import { addressRoles } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { settle } from "../../page/waiting/settle.ts";
import { type Look, lookAt } from "../form/read-ways.ts";
import { goTo } from "../go-to.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import type { Visit } from "../visit.ts";

/** A frame with this many of the buyer's fields is a checkout. */
const leastFields = 2;

/**
 * Opens a checkout that is shown in a frame as a page of its own, so that its total and receipt are read as
 * usual. Goes back if it only works inside its frame.
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

/** The same-origin frame that contains all of the buyer's fields. */
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
