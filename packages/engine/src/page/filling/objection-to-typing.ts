import { secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import { siteOf } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";

/** What speaks against typing a secret into a field, in words without the value; undefined where nothing does. */
export function objectionToTyping(
  { role, sentTo, frame }: Pick<Field, "role" | "sentTo" | "frame">,
  { maySend }: Pick<Pace, "maySend">,
): string | undefined {
  if (!secretRoles.has(role)) return undefined;
  const isStranger = (address: string, home: string) =>
    siteOf(address) !== siteOf(home) && !maySend?.(address);
  const away = sentTo.find((address) => isStranger(address, frame.url()));
  if (away !== undefined) return `its form is sent to ${URL.parse(away)?.hostname}`;
  const isAccount = role === "password" || role === "newPassword";
  // Banks ask for their codes, and payment providers for cards, in frames of their own; a shop's account is the shop's.
  if (isAccount && /^https?:/.test(frame.url()) && isStranger(frame.url(), frame.page().url()))
    return `it stands in a frame of ${URL.parse(frame.url())?.hostname}`;
  return undefined;
}
