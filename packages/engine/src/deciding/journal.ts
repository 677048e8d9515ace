import { placeOf } from "./place-of.ts";
/** What an action on a page came to. `open` until the page has been looked at again. */
export type Outcome = "open" | "changed" | "nothing" | "left_again";

export interface JournalEntry {
  /** What the page looked like (`pageState`). */
  state: string;
  /** Of the page. */
  url: string;
  /** Which step of a page (`pageStep`): a checkout may have them all at one address. */
  step: string;
  action: string;
  /** The address that a link led to; empty for what is no link. */
  target: string;
  outcome: Outcome;
}

/** A press may have come before its handler was there, and one that led in a circle may have been too early. */
const mostTries = 2;

/** What was tried in one run, and what came of it: an action that changed nothing is not repeated in the same state. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #gone = new Set<string>();
  /** What could be pressed when the page was looked at last, and before the last action. */
  #shown: ReadonlySet<string> = new Set();
  #shownBefore: ReadonlySet<string> | undefined;

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** The entry says later what came of it. */
  note(
    action: string,
    {
      state,
      url,
      step,
      target = "",
    }: Pick<JournalEntry, "state" | "url" | "step"> & Partial<Pick<JournalEntry, "target">>,
  ): Readonly<JournalEntry> {
    this.#shownBefore = this.#shown;
    const entry: JournalEntry = { state, url, step, action, target, outcome: "open" };
    this.#entries.push(entry);
    return entry;
  }

  /** Says of the last action what it came to, now that the page looks like this. */
  settle(state: string): Outcome | undefined {
    const last = this.#entries.at(-1);
    if (last?.outcome !== "open") return undefined;
    last.outcome = last.state === state ? "nothing" : "changed";
    return last.outcome;
  }

  /** What can be pressed on the page now. */
  see(shown: Iterable<string>): void {
    this.#shown = new Set(shown);
  }

  /** Whether the last action has brought it up. */
  isNew(action: string): boolean {
    return this.#shownBefore !== undefined && !this.#shownBefore.has(action);
  }

  /** The last action has led to where nothing goes on: it is not taken again from where it was taken. */
  blameLast(): void {
    const last = this.#entries.at(-1);
    if (last) last.outcome = "left_again";
  }

  /** The link that was followed last leads to a page that is gone, wherever it stands: most stand on every page. */
  markGone(): void {
    const last = this.#entries.at(-1);
    if (last?.target) this.#gone.add(last.target);
  }

  isGone(address: string): boolean {
    return this.#gone.has(address);
  }

  /** Whether there is no sense in doing this once more while the page looks like this. */
  hasFailed(state: string, action: string): boolean {
    const same = this.#entries.filter((entry) => entry.state === state && entry.action === action);
    return same.length >= mostTries || same.some(({ outcome }) => outcome === "left_again");
  }

  /** Whether something was done while the page looked like this, and nothing came of it. */
  isInVain(state: string): boolean {
    return this.#entries.some((entry) => entry.state === state && entry.outcome === "nothing");
  }

  /** How often this was done on the page of this address, whatever it looked like. */
  usesOf(url: string, action: string): number {
    const place = placeOf(url);
    return this.#entries.filter((entry) => placeOf(entry.url) === place && entry.action === action).length;
  }

  /** How often this was done on this step, whatever its fields held. */
  usesOnStep(step: string, action: string): number {
    return this.#entries.filter((entry) => entry.step === step && entry.action === action).length;
  }

  /** Whether a link to there was followed before, or something was pressed there. */
  hasBeenAt(address: string): boolean {
    const place = placeOf(address);
    return this.#entries.some(({ url, target }) => target === address || placeOf(url) === place);
  }

  /** What this does has been given something else to work on: that it failed says nothing any more. */
  release(action: string): void {
    const others = this.#entries.filter((entry) => entry.action !== action);
    this.#entries.splice(0, this.#entries.length, ...others);
  }

  /** What was tried says nothing about a page that something else has moved on; only what has moved it still counts. */
  forget(except?: string): void {
    const kept = this.#entries.filter(({ action }) => action === except);
    this.#entries.splice(0, this.#entries.length, ...kept);
  }
}
