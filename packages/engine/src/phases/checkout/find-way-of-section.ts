import { callInPage } from "../../page/call-in-page.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Visit } from "../visit.ts";
import type { ContinuePress } from "./find-continue.ts";

/**
 * Beside a sign-in, what a button does may stand in the words above it ("I am new here", "order without an account"),
 * while it says no more itself than to go on.
 */
export async function findWayOfSection(
  { page, pace }: Pick<Visit, "page" | "pace">,
  move: "guest_checkout" | "create_account",
): Promise<ContinuePress | undefined> {
  const sections = await callInPage({ frame: page.mainFrame(), pace }, "readSections");
  const found = sections.find(({ text, words }) => saysNoMore(text) && wayOf(words) === move);
  if (!found) return undefined;
  return {
    frame: page.mainFrame(),
    locator: page.locator(found.selector).first(),
    text: found.text,
    isInDialog: false,
  };
}

function saysNoMore(text: string): boolean {
  const move = classifyMove(text, languages)?.move;
  return /\p{L}/u.test(text) && (move === undefined || move === "continue");
}

/** A guest may be spoken of beside a new account: then both begin there. */
function wayOf(words: string): "guest_checkout" | "create_account" | undefined {
  const plain = normalise(words);
  return (["guest_checkout", "create_account"] as const).find((move) =>
    languages.some(({ moves }) => hasPhrase(plain, moves[move])),
  );
}
