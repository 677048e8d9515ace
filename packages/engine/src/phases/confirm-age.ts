import { confirmedSchema } from "@cartwright/contract";
import { press } from "../page/moves/press.ts";
import { type PressableMove, readMoves } from "../page/moves/read-moves.ts";
import { readMainLines } from "../page/outcomes/read-main-lines.ts";
import { settle } from "../page/waiting/settle.ts";
import { normalise } from "../words/normalise.ts";
import { quoted } from "../words/quoted.ts";
import { says } from "../words/says.ts";
import { failures } from "./failures.ts";
import { goTo } from "./go-to.ts";
import { merchantOf, type Visit } from "./visit.ts";

/** Longer texts may mention age in passing. */
const longestCheck = 1_500;

export function asksForAge(text: string): boolean {
  const plain = normalise(text);
  return plain.length < longestCheck && says(plain, ({ ageCheck }) => ageCheck);
}

/** Returns the "yes" button once a person has confirmed the age; this is never confirmed automatically. */
export async function confirmAge(
  { host, ...visit }: Visit,
  text: string,
  offered: readonly PressableMove[],
): Promise<PressableMove | undefined> {
  const yes = offered.find(({ move }) => move === "affirm");
  if (!yes) return undefined;
  const answer = await host.ask({
    key: "confirm",
    message: `${merchantOf(visit)} asks before it sells: ${quoted(wordsBefore(yes.text, text))} Does the buyer confirm ${quoted(yes.text)}?`,
    responseSchema: confirmedSchema,
  });
  if (answer.confirmed === "yes") return yes;
  throw failures.ageUnconfirmed(visit);
}

function wordsBefore(button: string, text: string): string {
  const [words = ""] = text.split(button);
  return words.replace(/\s+/g, " ").trim().slice(0, 200);
}

/** Some shops ask for the age on a separate page first. Returns true if it was passed. */
export async function passAgeCheck(visit: Visit): Promise<boolean> {
  const { page, pace, order } = visit;
  const text = (await readMainLines(page, pace)).join("\n");
  if (!asksForAge(text)) return false;
  const yes = await confirmAge(visit, text, await readMoves(page, pace));
  if (!yes) return false;
  await press(page, yes.locator, pace);
  await settle(page, pace);
  if (new URL(page.url()).pathname !== new URL(order.url).pathname) await goTo(visit, order.url);
  return true;
}
