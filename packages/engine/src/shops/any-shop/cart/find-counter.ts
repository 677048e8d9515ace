import { readTokens } from "../../../choosing/request/tokens.ts";
import { measuresIn } from "../../../choosing/values/measures/find-measure.ts";
import { findOnly } from "../../../find-only.ts";
import { callInPage, callOnElement } from "../../../page/call-in-page.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { settle } from "../../../page/waiting/settle.ts";
import type { Visit } from "../../../phases/visit.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise, splitName } from "../../../words/normalise.ts";
import type { StepperButton, StepperSnapshot } from "../in-page/rows/read-steppers.ts";
import { objectionToQuantity } from "./objection-to-quantity.ts";

/** A control that shows the number of pieces and can change it. */
export interface Counter {
  count: number;
  /** The page's name for it; "" if it has none. */
  label: string;
  /** Its name says nothing of a number of pieces: it may be a measure. */
  isGuessed?: boolean;
  /** It is typed or selected; otherwise it is between two buttons. */
  isField: boolean;
  /** Why the shop doesn't sell this number, according to its page; undefined if it has no objection. */
  objectionTo(quantity: number): Promise<string | undefined>;
  /** Undefined if the page now shows that number, otherwise the reason why not. */
  setTo(quantity: number): Promise<string | undefined>;
}

/** A field to type into or select from, otherwise a number between a plus and a minus button. */
export async function findCounter(visit: Visit, place: "product" | "cart"): Promise<Counter | undefined> {
  const field = await countingField(visit, place);
  if (field?.enabled) return counterOfField(visit, field);
  const stepper = await findStepper(visit);
  if (stepper) return counterOfStepper(visit, stepper);
  return field && counterOfField(visit, field);
}

async function countingField({ page, pace }: Visit, place: "product" | "cart"): Promise<Field | undefined> {
  const fields = (await readFields(page, pace)).filter((field) => !listsMeasures(field));
  const own = fields.filter(({ enabled, isAside }) => enabled && !isAside);
  const named = fieldWithRole(place === "product" ? fields : own, "quantity");
  if (named) return named;
  return findOnly(own.filter(place === "product" ? isPresetToOne : isCount));
}

/** "Menge" is how much of it as well: a list of "50 g" and "100 g" counts no pieces. */
function listsMeasures(field: Field): boolean {
  const titles = realChoices(field).map(({ title }) => title);
  return (
    field.role === "quantity" &&
    titles.length > 0 &&
    titles.every((title) => measuresIn(readTokens(title)).length > 0)
  );
}

/** "Places", "Guests": what is named after the goods themselves is known by its preset number. */
function isPresetToOne({ role, control, value }: Field): boolean {
  return role === "unknown" && control === "text" && value === "1";
}

/** A list of numbers without a label in a row of the cart. */
function isCount(field: Field): boolean {
  const choices = realChoices(field);
  return (
    field.control === "select" && choices.length > 1 && choices.every(({ title }) => /^\d{1,3}$/.test(title))
  );
}

function counterOfField({ pace }: Visit, field: Field): Counter {
  return {
    count: Number(field.value),
    label: field.label,
    isGuessed: isPresetToOne(field),
    isField: true,
    objectionTo: async (quantity) => {
      const offered = countsOffered(field);
      if (offered.length > 0)
        return offered.includes(quantity) ? undefined : `${offered.join(", ")} pieces of this only`;
      return objectionToQuantity(
        quantity,
        await callOnElement({ ...field, pace }, "pieceLimits").catch(() => ({})),
      );
    },
    setTo: async (quantity) => {
      const outcome = await fillField(field, String(quantity), pace);
      return outcome.filled ? undefined : outcome.why;
    },
  };
}

/**
 * The numbers that a list offers. A last entry such as "10 or more" leads to a text field and isn't a number.
 */
function countsOffered(field: Field): number[] {
  const titles = field.control === "select" ? realChoices(field).map(({ title }) => title.trim()) : [];
  return titles.every((title) => /^\d{1,3}$/.test(title)) ? titles.map(Number) : [];
}

/** More presses than a person would make. */
const mostPresses = 60;
/** A cart that counts on the server shows the new number only after its answer. */
const stepLimitMs = 4_000;

interface Stepper {
  count: number;
  label: string;
  more: StepperButton;
  /** Missing if a cart shows a delete icon instead. */
  fewer: StepperButton | undefined;
}

function counterOfStepper(visit: Visit, stepper: Stepper): Counter {
  return {
    count: stepper.count,
    label: stepper.label,
    isField: false,
    objectionTo: async () => undefined,
    setTo: async (quantity) => {
      let now: Stepper | undefined = stepper;
      for (let presses = 0; now && now.count !== quantity && presses < mostPresses; presses += 1)
        now = await step(visit, now, quantity > now.count ? "more" : "fewer");
      return now?.count === quantity ? undefined : "its buttons do not count so far";
    },
  };
}

/** Undefined if the number didn't change by one. */
async function step(visit: Visit, stepper: Stepper, way: "more" | "fewer"): Promise<Stepper | undefined> {
  const { page, pace } = visit;
  const button = stepper[way];
  if (!button?.enabled) return undefined;
  await press(page, page.locator(button.selector).first(), pace);
  const now = await lookUntil(pace, { limitMs: stepLimitMs, everyMs: 50 }, async () => {
    await settle(page, pace);
    const seen = await findStepper(visit);
    return seen?.count === stepper.count ? undefined : seen;
  });
  return now && now.count - stepper.count === (way === "more" ? 1 : -1) ? now : undefined;
}

/** The only stepper of the page: with two, it is unclear which one counts the item. */
async function findStepper({ page, pace }: Visit): Promise<Stepper | undefined> {
  const snapshots = await callInPage({ frame: page.mainFrame(), pace }, "readSteppers");
  const closestFirst = snapshots.toSorted((one, other) => one.buttons.length - other.buttons.length);
  // A number elsewhere on the page, such as the cart's, has the same buttons and others around it.
  const byButton = new Map(
    closestFirst
      .toReversed()
      .flatMap(stepperOf)
      .map((one) => [one.more.selector, one]),
  );
  return findOnly(byButton.values());
}

/** Empty if its buttons say nothing of counting. */
export function stepperOf({ count, label, buttons, isOfPieces }: StepperSnapshot): Stepper[] {
  const [first, last] = buttons;
  // Two pictures say nothing, but the second of a pair counts up. The number tells whether it did.
  if (first && last && isOfPieces && buttons.every(isMute))
    return [{ count, label, more: last, fewer: first }];
  const more = buttons.find((button) => says(button, "more"));
  const fewer = buttons.find((button) => button !== more && says(button, "fewer"));
  return more ? [{ count, label, more, fewer }] : [];
}

function isMute(button: StepperButton): boolean {
  return button.label === "" && !says(button, "more") && !says(button, "fewer");
}

const signs = { more: /^[+＋➕]/u, fewer: /^[-−–—‐－➖]/u };

function says({ label, names }: StepperButton, way: "more" | "fewer"): boolean {
  if (signs[way].test(label)) return true;
  const phrases = languages.flatMap(({ count }) => count[way]);
  const words = normalise(label);
  return words === "" ? hasPhrase(splitName(names), phrases) : hasPhrase(words, phrases);
}
