import { speaksOfOrdering } from "../../../deciding/judge-way.ts";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../../../words/normalise.ts";
import { assents } from "../../../words/pages/assents.ts";
import { says, saysOnly } from "../../../words/says.ts";
import { coverOf } from "../../page/clear-the-way.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";
import { pressOnce } from "../ways/press-once.ts";
import type { Look } from "../ways/read-ways.ts";

/**
 * Terms may be accepted behind a button ("Read and accept the terms"), in a window with a button that says so, perhaps
 * only at the end of their text. Returns true if such a window was opened, which is done once per step.
 */
export async function acceptShownTerms(visit: Visit, look: Look): Promise<boolean> {
  const opener = findOnly(look.pressables.filter(opensTerms));
  if (!opener || !(await pressOnce(visit, look, opener))) return false;
  const { page, pace } = visit;
  const window = await coverOf(visit);
  if (!window) return true;
  await callInPage({ frame: page.mainFrame(), pace }, "scrollTexts").catch(() =>
    pace.signal.throwIfAborted(),
  );
  await settle(page, pace);
  const offered = await readPressables(page, pace, { within: window.selector });
  const accept = findOnly(offered.filter((one) => isOpen(one) && saysToAccept(one.text)));
  if (accept) await pressThrough(visit, accept);
  await settle(page, pace);
  return true;
}

export function opensTerms(one: Pick<Pressable, keyof Closed | "text" | "isAside">): boolean {
  return isOpen(one) && !one.isAside && saysToAccept(one.text) && endsInTerms(normalise(one.text));
}

/** "Accept the terms and buy" does something else besides. */
function endsInTerms(plain: string): boolean {
  const nouns = languages.flatMap(({ fields }) => fields.terms).filter((phrase) => !assents.has(phrase));
  const [longest] = nouns
    .filter((noun) => hasPhrase(plain, [noun]))
    .sort((one, other) => other.length - one.length);
  if (longest === undefined) return false;
  const rest = plain.slice(phraseIndex(plain, longest) + longest.length).split(" ");
  const joint = rest.findIndex((word) => joining.has(word));
  return joint < 0 || saysOnly(rest.slice(joint + 1).join(" "), ({ moves }) => moves.accept_cookies);
}

const joining: ReadonlySet<string> = new Set("and und et y e en och i oraz og ve a".split(" "));

type Closed = Pick<Pressable, "disabled" | "isLink" | "isSubmit">;

/** It can be pressed, and stays on the page. */
function isOpen({ disabled, isLink, isSubmit }: Closed): boolean {
  return !disabled && !isLink && !isSubmit;
}

/** It accepts, and does not order. */
function saysToAccept(text: string): boolean {
  return !speaksOfOrdering(text) && says(text, ({ moves }) => [...moves.accept_cookies, ...assents]);
}
