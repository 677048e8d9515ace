import { placeOf } from "./place-of.ts";
/** The result of an action on a page. `open` until the page has been read again. */
export type Outcome = "open" | "changed" | "nothing" | "left_again";

export interface JournalEntry {
  /** The look of the page (`pageState`). */
  state: string;
  /** The page's address. */
  url: string;
  /** The step of the page (`pageStep`): a checkout may have all its steps at one address. */
  step: string;
  action: string;
  /** The address that a link led to; empty for anything but a link. */
  target: string;
  /** What the button says; empty for a link. */
  words: string;
  outcome: Outcome;
}

/** An early press may have come before its handler was attached, or have led in a circle. */
const mostTries = 2;

/**
 * What was tried in one run, with the results: an action without effect is not repeated in the same state.
 */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #gone = new Set<string>();
  readonly #leading = new Set<string>();
  /** What could be pressed at the last reading of the page, and before the last action. */
  #shown: ReadonlySet<string> = new Set();
  #shownBefore: ReadonlySet<string> | undefined;

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Records an action. The returned entry is updated with the outcome. */
  note(
    action: string,
    {
      state,
      url,
      step,
      target = "",
      words = "",
    }: Pick<JournalEntry, "state" | "url" | "step"> & Partial<Pick<JournalEntry, "target" | "words">>,
  ): Readonly<JournalEntry> {
    this.#shownBefore = this.#shown;
    const entry: JournalEntry = { state, url, step, action, target, words, outcome: "open" };
    this.#entries.push(entry);
    return entry;
  }

  /** Records the outcome of the last action, given the page's current state and step, if that counts. */
  settle(state: string, step?: string): Outcome | undefined {
    const last = this.#entries.at(-1);
    if (last?.outcome !== "open") return undefined;
    last.outcome = last.state === state ? "nothing" : "changed";
    const isNextStep = step !== undefined && last.step !== step && last.outcome === "changed";
    if (isNextStep && last.words !== "") this.#leading.add(last.words);
    return last.outcome;
  }

  /** Whether a button that says this has led from one step of the form to another: the shop's own word for "continue". */
  hasLedOn(words: string): boolean {
    return this.#leading.has(words);
  }

  /** Records what can be pressed on the page now. */
  see(shown: Iterable<string>): void {
    this.#shown = new Set(shown);
  }

  /** Whether it appeared with the last action. */
  isNew(action: string): boolean {
    return this.#shownBefore !== undefined && !this.#shownBefore.has(action);
  }

  /** The last action led to a dead end: it is not repeated from the same state. */
  blameLast(): void {
    const last = this.#entries.at(-1);
    if (last) last.outcome = "left_again";
  }

  /**
   * The link that was followed last leads to a missing page. Counts for every page, since most links appear
   * on all of them.
   */
  markGone(): void {
    const last = this.#entries.at(-1);
    if (last?.target) this.#gone.add(last.target);
  }

  isGone(address: string): boolean {
    return this.#gone.has(address);
  }

  /** Whether repeating this is pointless while the page looks like this. */
  hasFailed(state: string, action: string): boolean {
    const same = this.#entries.filter((entry) => entry.state === state && entry.action === action);
    return same.length >= mostTries || same.some(({ outcome }) => outcome === "left_again");
  }

  /** Whether an action in this state of the page changed nothing. */
  isInVain(state: string): boolean {
    return this.#entries.some((entry) => entry.state === state && entry.outcome === "nothing");
  }

  /** How often this was done on the page at this address, in any state. */
  usesOf(url: string, action: string): number {
    const place = placeOf(url);
    return this.#entries.filter((entry) => placeOf(entry.url) === place && entry.action === action).length;
  }

  /** How often this was done on this step, whatever the field values. */
  usesOnStep(step: string, action: string): number {
    return this.#entries.filter((entry) => entry.step === step && entry.action === action).length;
  }

  /** Whether this was done before, on any page. */
  hasDone(action: string): boolean {
    return this.#entries.some((entry) => entry.action === action);
  }

  /** Whether a link to this address was followed before, or something was pressed there. */
  hasBeenAt(address: string): boolean {
    const place = placeOf(address);
    return this.#entries.some(({ url, target }) => target === address || placeOf(url) === place);
  }

  /** Whether this is the page that the last action led away from. */
  cameFrom(address: string): boolean {
    const last = this.#entries.at(-1);
    return last?.outcome === "changed" && placeOf(last.url) === placeOf(address);
  }

  /** The action has new input to work on, so its earlier failures no longer count. */
  release(action: string): void {
    const others = this.#entries.filter((entry) => entry.action !== action);
    this.#entries.splice(0, this.#entries.length, ...others);
  }

  /**
   * Something else moved the page on, so earlier attempts no longer count, except `except`, which moved it.
   */
  forget(except?: string): void {
    const kept = this.#entries.filter(({ action }) => action === except);
    this.#entries.splice(0, this.#entries.length, ...kept);
  }
}
