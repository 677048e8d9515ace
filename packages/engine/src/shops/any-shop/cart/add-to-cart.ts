import { describeVariant } from "../../../choosing/offer.ts";
import { readFields } from "../../../page/fields/read-fields.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { fieldTitle } from "../../../phases/buyer/asking/ask-for-fields.ts";
import { failures } from "../../../phases/failures/failures.ts";
import { ItemRefused } from "../../../phases/failures/purchase-failed.ts";
import { clearExtraBoxes } from "../../../phases/form/extras/turn-down-extras.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { hostOf, type Visit } from "../../../phases/visit.ts";
import { demandsChoice } from "../../../words/pages/asks-to-choose.ts";
import type { CartItem } from "../../shop.ts";
import { chooseBesides, chooseDemanded, chooseOfDay } from "../choices/choose-demanded.ts";
import { chooseInRow } from "../choices/choose-in-row.ts";
import { chooseOnPage, chosenValues, forgetChoices } from "../choices/choose-on-page.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "../product/find-purchase-button.ts";
import { countInRows, findRows } from "../product/goods-in-rows.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { giveOwnAmount } from "../product/own-amount.ts";
import { readGroups } from "../product/product-page.ts";
import { getButton, readyButton } from "../product/ready-button.ts";
import { type GivenTexts, giveTexts, giveWanted, openTexts, wantedTexts } from "../texts/give-texts.ts";
import { acceptTerms } from "./accept-terms.ts";
import { notTaken, readCartSigns, textsOf } from "./await-evidence.ts";
import { emptyCart, takeOut } from "./empty-cart.ts";
import { findCounter } from "./find-counter.ts";
import { pressAdd } from "./press-add.ts";
import { type CartProof, proveInCart } from "./prove-in-cart.ts";
import { setQuantity, setQuantityInCart } from "./set-quantity.ts";
import { takeNextStep } from "./take-next-step.ts";

/** State kept between tries. */
export interface AddAttempt {
  /** Address of the product page. */
  readonly address: string;
  readonly given: GivenTexts;
  /** Buttons that were pressed and, as the cart proved, added nothing. */
  readonly refuted: Set<string>;
  /** What the page demanded to be chosen besides, by option. */
  readonly demanded: Map<string, string>;
  /** How often nothing came of a press on a page that was younger than its script. */
  unheard?: number;
  /** How often a press brought up another button. */
  unfolded?: number;
  /** The only button was pressed a second time, since the cart was empty after the first. */
  isRepeated?: boolean;
  /** Other variants that are ordered are in the cart already: what it holds proves nothing, and nothing is taken out. */
  isBeside?: boolean;
  /** The button opened a sign-in window and added nothing. */
  isWalled?: boolean;
}

/** A page whose script takes longer is not waited for. */
const mostUnheard = 2;
/** More than any shop has between the product and the button that adds it. */
const mostUnfolded = 8;
/** More buttons than a person would consider on one page. */
const mostButtons = 5;

/**
 * Chooses the variant on the page, presses the button, and looks for the shop's sign that it took the item.
 */
export async function addToCart(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<void> {
  const { sisters = [] } = visit;
  visit.sisters = [...sisters, ...item.options.filter((option) => !sisters.includes(option))];
  await emptyCart(visit, attempt);
  let isCountedBefore = false;
  for (;;) {
    const prepared = await prepare(visit, item, attempt);
    const { button } = prepared;
    const isCounted: boolean = prepared.isCounted || isCountedBefore;
    const result = await addOnce(visit, { item, attempt, button }).catch(
      choosingDemanded(visit, item, attempt),
    );
    if (result === "added") {
      if (!isCounted) await countAfterwards(visit, item, attempt);
      return;
    }
    if (result === "chosen") continue;
    // The number of pieces was given in a step that is over.
    isCountedBefore = result === "unfolded" && isCounted;
    if (result === "unfolded") {
      await chooseBesides(visit, { item, made: attempt.demanded });
      continue;
    }
    if (result === "unheard") {
      // What was chosen before the page's script had come is chosen again.
      forgetChoices(visit);
      continue;
    }
    await openProductAgain(visit, attempt);
  }
}

/** Opens the product's page anew, with nothing chosen. */
export async function openProductAgain(visit: Visit, { address }: AddAttempt): Promise<void> {
  await goTo(visit, address);
  await settle(visit.page, visit.pace);
}

/** The other pieces, where one was added. Beside other variants, the cart's number of pieces may be theirs. */
async function countAfterwards(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<void> {
  if (!attempt.isBeside) return setQuantityInCart(visit, item.quantity, attempt.address);
  for (let pieces = 1; pieces < item.quantity; pieces += 1) {
    await openProductAgain(visit, attempt);
    await addToCart(visit, { ...item, quantity: 1 }, attempt);
  }
}

/** If the shop only misses a choice, or that its terms are accepted, makes it: the item is added again then. Any other reason ends the purchase. */
function choosingDemanded(visit: Visit, item: CartItem, attempt: AddAttempt) {
  return async (error: unknown): Promise<"chosen"> => {
    if (error instanceof ItemRefused && (await acceptTerms(visit))) return "chosen";
    const isSaid = error instanceof ItemRefused && !visit.demanded?.includes(error.words);
    const { given, demanded: made } = attempt;
    if (isSaid && (await chooseDemanded(visit, { item, words: error.words, made, given }))) return "chosen";
    throw error;
  };
}

interface Prepared {
  /** The number of pieces is set. */
  isCounted: boolean;
  /** The button to press; throws if it can't be pressed. */
  button: () => Promise<PurchaseButton>;
}

/** Sets everything the product needs before it is added. */
async function prepare(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<Prepared> {
  const { given, refuted, demanded } = attempt;
  const button = () => readyButton(visit, refuted);
  const values = await valuesToChoose(visit, item, attempt);
  const chosen = values.size > 0 ? await choicesOn(visit, refuted) : new Set();
  const fields = await readFields(visit.page, visit.pace);
  await clearExtraBoxes(
    visit,
    fields.filter(({ selector }) => !chosen.has(selector)),
  );
  if (values.size > 0) await chooseOnPage(visit, await getButton(visit, refuted), values);
  await giveOwnAmount(visit, item.variant);
  const rows = await findRows(visit, item, refuted);
  const [{ row } = { row: undefined }] = rows;
  if (row) {
    const isCounted = await countInRows(visit, rows);
    const own = { locator: visit.page.locator(row.selector).first(), text: row.title, disabled: false };
    if (row.kind === "button") await chooseInRow(visit, own);
    const others = new Set([...refuted, ...rows.map((one) => one.row.selector)]);
    const ofAll = row.kind === "adder" ? () => readyButton(visit, others) : button;
    return { isCounted, button: row.kind === "button" ? async () => own : ofAll };
  }
  await countFromNone(visit, item.quantity, await getButton(visit, refuted));
  await giveWanted(visit, await getButton(visit, refuted), given);
  const isCounted = await setQuantity(visit, item.quantity);
  await openTexts(visit, await getButton(visit, refuted));
  const texts = await wantedTexts(visit, await getButton(visit, refuted));
  await giveTexts(visit, texts, given);
  if (texts.some(({ isDay }) => isDay)) await chooseOfDay(visit, { item, made: demanded });
  // A script that came late, or the answer to another field, may have taken a choice back.
  if (values.size > 0) await chooseOnPage(visit, await getButton(visit, refuted), values);
  return { isCounted, button };
}

/** What was demanded besides may be folded away again. */
async function valuesToChoose(
  visit: Visit,
  item: CartItem,
  { refuted, demanded, unfolded = 0 }: Pick<AddAttempt, "refuted" | "demanded" | "unfolded">,
): Promise<Map<string, string>> {
  const own = chosenValues(item);
  if (demanded.size === 0 && unfolded === 0 && (own.size === 0 || refuted.size === 0)) return own;
  const groups = groupsToSettle(await readGroups(visit, await getButton(visit, refuted)));
  const isOfItem = own.size === 0 || groups.some(({ name }) => own.has(name));
  // The next button after a refuted one may belong to something else.
  if (refuted.size > 0 && !isOfItem) throw failures.noCartButton(visit);
  const isShown = ([option]: readonly [string, string]) => groups.some(({ name }) => name === option);
  // What was chosen in an earlier step is no longer there.
  const kept = unfolded > 0 ? [...own].filter(isShown) : own;
  return new Map([...kept, ...[...demanded].filter(isShown)]);
}

/** A choice may be a box with a price, like an extra. */
async function choicesOn(visit: Visit, refuted: Refuted): Promise<ReadonlySet<string>> {
  const groups = await readGroups(visit, await getButton(visit, refuted));
  const choices = groupsToSettle(groups).flatMap(({ group }) => group.choices);
  return new Set(choices.map(({ selector }) => selector));
}

interface Adding {
  item: CartItem;
  attempt: AddAttempt;
  /** The button to press; throws if it can't be pressed. */
  button: () => Promise<PurchaseButton>;
}

/**
 * Presses the button, and again with what the shop then says is missing. `refuted`: the cart stays empty, and
 * the page has another button to try.
 */
async function addOnce(
  visit: Visit,
  { item, attempt, button }: Adding,
): Promise<"added" | "refuted" | "unheard" | "unfolded"> {
  const { given } = attempt;
  const first = { ready: await button(), before: await readCartSigns(visit), button, given };
  const complaints = textsOf(first.before.errors);
  const answer = await pressAdd(visit, complaints, first);
  const isAgreed = answer === "nothing" && (await acceptTerms(visit));
  const missing = isAgreed
    ? await pressAdd(visit, complaints, {
        ...first,
        ready: await button(),
        before: await readCartSigns(visit),
      })
    : answer;
  if (missing === "unheard" && mayPressAgain(attempt)) return "unheard";
  if (missing === "unfolded" && mayUnfold(attempt)) return "unfolded";
  if (missing === "nothing" && (await takeNextStep(visit, item))) return "added";
  if (typeof missing === "string") return weighCart(visit, first.ready, { item, attempt });
  if (missing.length === 0) return "added";
  await giveTexts(visit, missing, given);
  const second = { ...first, ready: await button(), before: await readCartSigns(visit) };
  const still = await pressAdd(visit, complaints, second);
  if (typeof still !== "string" && still.length > 0)
    throw notTaken(visit, missing.map(fieldTitle).join(", "));
  return "added";
}

/** Whether a silent page is given another chance. */
function mayPressAgain(attempt: AddAttempt): boolean {
  const unheard = (attempt.unheard ?? 0) + 1;
  attempt.unheard = unheard;
  return unheard <= mostUnheard;
}

/** Not without end: a page may fold its questions away again. */
function mayUnfold(attempt: AddAttempt): boolean {
  attempt.unfolded = (attempt.unfolded ?? 0) + 1;
  return attempt.unfolded <= mostUnfolded;
}

/**
 * Proved by the cart itself, so that trying another button too early never buys the item twice. Other goods in it are
 * taken out.
 */
async function weighCart(
  visit: Visit,
  { selector, isGuessed }: PurchaseButton,
  { item, attempt }: Omit<Adding, "button">,
): Promise<"added" | "refuted"> {
  const { refuted } = attempt;
  const next = selector && (await findPurchaseButton(visit, new Set([...refuted, selector])));
  const demand = (await readErrors(visit.page, visit.pace)).find(({ text }) => demandsChoice(text));
  const proof = await proveAdded(visit, item, attempt);
  // The complaint of an earlier press still stands.
  if (proof.kind === "unseen" && demand) throw notTaken(visit, demand.text);
  if (proof.kind === "held" || proof.kind === "unseen") return "added";
  const host = hostOf(visit);
  if (proof.kind === "other" && !(await takeOut(visit))) throw failures.cartHoldsOther(host, proof.line);
  // A worded button may show no effect: without another to try, it is pressed once more.
  const isFirst = selector !== undefined && refuted.size < mostButtons;
  if (isFirst && (isGuessed || (next && !next.isOfAnother && !next.isUnlikely))) {
    refuted.add(selector);
    return "refuted";
  }
  if (attempt.isRepeated)
    throw proof.kind === "other" ? failures.otherAdded(host, proof.line) : failures.cartStaysEmpty(host);
  attempt.isRepeated = true;
  return "refuted";
}

/** What else is ordered has put the same product into the cart. */
function proveAdded(visit: Visit, item: CartItem, { isBeside }: AddAttempt): Promise<CartProof> {
  if (!isBeside) return proveInCart(visit, item);
  const what = `${item.quantity} × ${describeVariant(item.variant)}`;
  throw failures.piecesRefused(visit, what, "it does not show that they were added beside the others");
}

/** A button that is disabled while the count is zero adds nothing to the cart by itself. */
async function countFromNone(visit: Visit, quantity: number, { disabled }: PurchaseButton): Promise<void> {
  const counter = disabled ? await findCounter(visit, "product") : undefined;
  if (counter?.count === 0) await counter.setTo(quantity);
}
