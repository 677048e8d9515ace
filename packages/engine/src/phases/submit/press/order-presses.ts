import { type AnswerValues, confirmedSchema, type Question } from "@cartwright/contract";
import type { CheckoutHost } from "../../../checkout-host.ts";
import type { ComplaintsBefore } from "../after-press/complaint-news.ts";
import type { PageKind } from "../after-press/page-after-press.ts";

/**
 * A person is asked about a page that has done nothing for this long. It may still send the order: silence
 * proves nothing.
 */
export const silenceMs = 8_000;

/**
 * The classes aren't exported: other code can hold permits and the values they are given for, but can't
 * create them.
 */
class UsedOnce {
  #isUsed = false;
  use(): void {
    if (this.#isUsed) throw new Error(`${this.constructor.name} is good for one press`);
    this.#isUsed = true;
  }
}
class Proof extends UsedOnce {
  readonly of = "nothing_sent";
}
class Word extends UsedOnce {
  readonly of = "persons_word";
}
class Unpaid extends UsedOnce {
  readonly of = "shown_unpaid";
}
class Permit extends UsedOnce {
  readonly of = "press";
}
/** Proof that a press sent nothing. */
export type NothingSent = Proof;
/**
 * Proof that the shop shows the unpaid order again, with goods, total and order button, or asks for
 * confirmation.
 */
export type ShownUnpaid = Unpaid;
/** A person's agreement to a press. */
export type PersonApproval = Word;
/** Allows one press of the button that places the order. */
export type PressPermit = Permit;

/** What is known of a press some time later. */
export interface PressTrace {
  /** Requests of any kind that have left any page of the run since. */
  sent: number;
  isSameDocument: boolean;
  /** False if the browser could not make the press: covered, disabled, gone. */
  wasMade: boolean;
  /**
   * The press was answered without anything being sent: the browser keeps the form back, or the page names a field of
   * it that is not right.
   */
  isStopped?: boolean | undefined;
}

export function proveNothingSent(trace: PressTrace): NothingSent | undefined {
  const { sent, isSameDocument, wasMade, isStopped = false } = trace;
  return sent === 0 && isSameDocument && (!wasMade || isStopped) ? new Proof() : undefined;
}

export function proveUnpaid({ kind }: { kind: PageKind | "asks_if_sure" }): ShownUnpaid | undefined {
  return kind === "review" || kind === "asks_if_sure" ? new Unpaid() : undefined;
}

/** Asks a person for what is needed to place the order; an answer agrees to the press. */
export async function askForWord(
  host: Pick<CheckoutHost, "ask">,
  question: Question,
): Promise<{ answer: AnswerValues; word: PersonApproval }> {
  return { answer: await host.ask(question), word: new Word() };
}

/** Asks a person yes or no; undefined if they don't agree. */
export async function askToAgree(
  host: Pick<CheckoutHost, "ask">,
  question: Omit<Question, "key" | "responseSchema">,
): Promise<PersonApproval | undefined> {
  const { confirmed } = await host.ask({ ...question, key: "confirm", responseSchema: confirmedSchema });
  return confirmed === "yes" ? new Word() : undefined;
}

/** Pages of one purchase that show its unpaid order again. */
const mostPages = 4;

function pathOf(address: string): string {
  const { origin = "", pathname = address } = URL.parse(address) ?? {};
  return `${origin}${pathname}`;
}

interface OrderButton {
  selector: string;
  frame: { url(): string };
}

/** How a press ended, as far as known. */
export type PressEnd =
  | "confirmed"
  /** Provably. */
  | "nothing_sent"
  /**
   * The shop's words or page show that the order was not placed: the payment was declined, or a card is still
   * required.
   */
  | "not_placed"
  /** The shop asks for payment only now: it may keep the unpaid order. */
  | "unpaid"
  /** The same, and its next page asks how: the choice orders nothing, and pays nothing by itself. */
  | "way_asked"
  /** An order may exist. */
  | "unproved";

/**
 * Counts the presses that may place the order. The first is free; each further one needs a permit that comes
 * from proof, from a person or from a page of the shop that shows the unpaid order again, once for each such page.
 */
export class OrderPresses {
  #made = 0;
  #isUnderWay = false;
  #isUnproved = false;
  #hasSent = false;
  #isUnpaid = false;
  #isWayAsked = false;
  #hasSentEarly = false;
  readonly #askedAt = new Set<string>();
  #isShopHeard = true;
  readonly #buttons: { selector: string; url: string }[] = [];
  /** The page's complaints before the last press. */
  complaints: ComplaintsBefore | undefined;
  /** What would have confirmed an order on the page before the last press: it is no answer to it. */
  saidBefore: { url: string; text: string } | undefined;

  /** An order may exist. */
  get isOpen(): boolean {
    return this.#isUnderWay || this.#isUnproved;
  }

  /** A page has sent the card before a button that sends it was pressed. */
  get hasSentEarly(): boolean {
    return this.#hasSentEarly;
  }

  /** Whether pressing this button, which may look like a step by now, would order again. */
  isOrders({ frame, selector }: OrderButton): boolean {
    return this.isOpen && this.#buttons.some((one) => one.selector === selector && one.url === frame.url());
  }

  /** Provably nothing was ordered. */
  get isNothingOrdered(): boolean {
    return !this.isOpen && !this.#hasSent;
  }

  /** An unpaid order may exist at the shop. */
  get isLeftUnpaid(): boolean {
    return !this.isOpen && this.#isUnpaid;
  }

  /** Undefined if a press was already made, unless the page behind it asks how to pay. */
  first(): PressPermit | undefined {
    const isFree = this.#made === 0 || this.#isWayAsked;
    this.#isWayAsked = false;
    return isFree ? new Permit() : undefined;
  }

  afterProof(proof: NothingSent): PressPermit {
    proof.use();
    return new Permit();
  }

  afterWord(word: PersonApproval): PressPermit {
    word.use();
    return new Permit();
  }

  /**
   * Undefined for a page that has asked before, or whose button was pressed: one that keeps asking proves
   * nothing.
   */
  afterShopAsked(proof: ShownUnpaid, address: string): PressPermit | undefined {
    proof.use();
    const place = pathOf(address);
    const isKnown = this.#askedAt.has(place) || this.#buttons.some(({ url }) => pathOf(url) === place);
    if (!this.#isShopHeard || isKnown || this.#askedAt.size >= mostPages) return undefined;
    this.#askedAt.add(place);
    return new Permit();
  }

  /** Called right before the press. */
  begin(permit: PressPermit, { frame, selector }: Partial<OrderButton> = {}): void {
    permit.use();
    if (frame && selector !== undefined) this.#buttons.push({ selector, url: frame.url() });
    this.#made += 1;
    this.#isUnderWay = true;
    this.#hasSentEarly = false;
  }

  /**
   * Called when a "continue" button has sent the shop enough to place the order. A page behind it that shows
   * the unpaid order proves nothing from then on.
   */
  noteSent(): void {
    this.#hasSent = true;
    this.#isShopHeard = false;
  }

  /**
   * Called when a page has sent the card. Without a press, that may have placed the order: returns true the
   * first time.
   */
  noteCardSent(): boolean {
    if (this.#isUnderWay || this.#hasSent) return false;
    this.#hasSentEarly = true;
    this.#isUnproved = true;
    this.noteSent();
    return true;
  }

  end(how: PressEnd): void {
    this.#isUnderWay = false;
    if (how === "unproved") this.#isUnproved = true;
    if (how === "confirmed") this.#isUnproved = false;
    if (how === "unpaid" || how === "way_asked") this.#isUnpaid = true;
    this.#isWayAsked = how === "way_asked";
    if (how === "confirmed") this.#isUnpaid = false;
    if (how !== "nothing_sent") this.#hasSent = true;
  }
}
