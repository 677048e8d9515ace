import { readFields } from "../../page/fields/read-fields.ts";
import { readMoves } from "../../page/moves/read-moves.ts";
import { shortLoadMs, untilLoaded } from "../../page/waiting/until-loaded.ts";
import type { Visit } from "../visit.ts";

/**
 * The shop refuses a visitor with a page that asks to sign in, by a form or by a link in its text. A link in
 * the header says nothing: it is on every page of a shop, also on one that turns the visit away.
 */
export async function isSignInWall({ page, pace }: Visit, status: number): Promise<boolean> {
  if (status !== 401 && status !== 403) return false;
  await untilLoaded(page, pace, shortLoadMs);
  const [fields, moves] = await Promise.all([readFields(page, pace), readMoves(page, pace)]);
  return (
    fields.some(({ role, isAside }) => role === "password" && !isAside) ||
    moves.some(({ move, isAside }) => move === "sign_in" && !isAside)
  );
}
