import { objectionTo } from "../../../deciding/judge-way.ts";
import { pageState, pageStep } from "../../../deciding/page-state.ts";
import { isSamePage } from "../../../deciding/place-of.ts";
import { type RankedWay, rankWays } from "../../../deciding/rank-ways.ts";
import type { Way, WayForm, WayGoal, WaySituation } from "../../../deciding/way.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { asksForPerson } from "../../../page/fields/asks-who-buys.ts";
import { passwordRoles } from "../../../page/fields/field-role.ts";
import { type Field, fieldsOf, withheldOf } from "../../../page/fields/read-fields.ts";
import type { WithheldField } from "../../../page/fields/withhold-fields.ts";
import { type Pressable, pressablesOf } from "../../../page/moves/read-moves.ts";
import { readPage, type SeenPage } from "../../../page/reading/read-page.ts";
import type { Shop } from "../../../shops/shop.ts";
import type { KnownOfPurchase, WayRun } from "../../run-recorder.ts";
import type { Visit } from "../../visit.ts";
import { isMessageForm } from "../extras/message-form.ts";
import {
  checkoutFields,
  formOf,
  hasAddress,
  isNewsForm,
  isSignInForm,
  isSignUpElsewhere,
  mainForm,
} from "../fields/checkout-fields.ts";
import { isFormUnread } from "../fields/is-form-unread.ts";
import { saysPaidLater, speaksOfSending } from "../paid-later.ts";
import { saysHowToPay } from "../says-how-to-pay.ts";
import { saysOnlyADay } from "./says-only-a-day.ts";

/** A way, and its element. */
export type SeenWay = Way & { pressable: Pressable };

/** The reading of the page that a round decides on, and the elements it refers to. */
export interface Look extends SeenPage {
  all: readonly Field[];
  /** Those that must not be filled. */
  withheldFields: readonly WithheldField<Field>[];
  /** Fields of the checkout itself. */
  fields: readonly Field[];
  pressables: readonly Pressable[];
}

/**
 * Reads the page. If the shop is known, includes the platform's own order button. `anew`: before money is spent, even if
 * nothing seems to have changed since the last look.
 */
export async function lookAt(
  { page, pace }: Pick<Visit, "page" | "pace">,
  shop?: Shop,
  { anew = false }: { anew?: boolean } = {},
): Promise<Look> {
  return lookOf(await readPage(page, pace, { platformButton: shop?.signs.payButton, anew }));
}

export function lookOf(seen: SeenPage): Look {
  const all = fieldsOf(seen);
  const withheldFields = withheldOf(seen);
  return { ...seen, all, withheldFields, fields: checkoutFields(all), pressables: pressablesOf(seen) };
}

/** Everything that could be pressed to continue, described for the ranker. */
function readWays({ journal }: Pick<WayRun, "journal">, look: Look): SeenWay[] {
  const { all, fields, pressables } = look;
  const beside = buttonsOfCodes(look);
  const worked = formAround(mainForm(fields) ?? fields.find(({ role }) => role === "cardNumber"), look);
  const isInWorked = ({ form, frame }: Pressable) =>
    worked !== undefined && form === worked.form && frame === worked.frame;
  const ofForm = pressables.filter(isInWorked);
  const last = endOf(
    ofForm.filter((one) => !one.disabled && !one.isInText && !beside.includes(one.selector)),
  );
  const lowest = Math.max(...ofForm.filter(({ isLink }) => !isLink).map(({ top }) => top));
  const main = pressables.filter(
    (one) => !one.isAside && !one.isInText && !one.isInDialog && !one.isLink && !one.isShutStep,
  );
  const bottom = Math.max(...main.map(({ top }) => top));
  const goods = goodsAmong(pressables);
  return pressables
    .filter((one) => !all.some((field) => isListOf(field, one)))
    .map((one) => ({
      ...factsOf(one),
      ...meaningOf(one, journal),
      isOneOfGoods: goods.includes(one),
      choosesDay: !one.isSubmit && saysOnlyADay(one),
      sendsBareForm: one.form >= 0 && !isFilledIn(one, all),
      form: isInWorked(one) ? "worked_on" : kindOfForm(one, all),
      endsForm: one === last,
      isLowest: main.includes(one) && one.top === bottom,
      isAmidForm: isInWorked(one) && !one.isLink && !one.isSubmit && one.top < lowest,
      isBesideCode: beside.includes(one.selector),
      isNew: journal.isNew(keyOf(one)),
      pressable: one,
    }));
}

/** What draws a list that is filled in like any other field leads nowhere, whatever it says: "Please choose". */
function isListOf({ control, enabled, frame, selector }: Field, one: Pressable): boolean {
  const isDrawn = (control === "listbox" || control === "combobox") && enabled && frame === one.frame;
  return isDrawn && !one.isSubmit && (selector === one.selector || selector.startsWith(`${one.selector} > `));
}

/** Words that have led on before mean "continue" in this shop, whatever they are. */
function meaningOf(
  { text, move, cover, isLink }: Pressable,
  journal: WayRun["journal"],
): Pick<Way, "move" | "cover"> {
  const hasLedOn = move === undefined && !isLink && journal.hasLedOn(text);
  return hasLedOn ? { move: "continue", cover: 1 } : { move, cover };
}

/** What the page says of it alone. */
function factsOf(one: Pressable) {
  const { text, spoken, names, around, area, enabled, looksShut } = one;
  const { isLink, isSubmit, isFilled, isInText, isInDialog, isAside, isShutStep } = one;
  return {
    key: keyOf(one),
    address: absolute(one.href, one.frame.url()),
    ...{ text, spoken, names, around, area, enabled, looksShut },
    ...{ isLink, isSubmit, isFilled, isInText, isInDialog, isAside, isShutStep },
    isBehind: one.isBehind === true,
    countsPieces: one.countsPieces === true,
  };
}

/**
 * A script may submit the form on a press of something that isn't a button: then the lowest element ends it. The headings
 * of the sections to come are below the open one.
 */
function endOf(ofForm: readonly Pressable[]): Pressable | undefined {
  const sending = ofForm.filter(({ isSubmit }) => isSubmit);
  const ending =
    sending.length > 0
      ? sending
      : ofForm.filter(({ isLink, href, isShutStep }) => !isShutStep && (!isLink || isOfScript(href)));
  return ending.reduce<Pressable | undefined>(
    (lowest, one) => (lowest && lowest.top > one.top ? lowest : one),
    undefined,
  );
}

/** A menu, or goods proposed beside a cart: each is pressed by its name and its price. */
function goodsAmong(pressables: readonly Pressable[]): readonly Pressable[] {
  const priced = pressables.filter(
    ({ move, isLink, text }) => move === undefined && !isLink && findAmounts(text).length > 0,
  );
  return priced.length > 1 ? priced : [];
}

/** Fields in a frame without any buttons are submitted by the page's only form that could. */
function formAround(worked: OfForm | undefined, { frames, all, pressables }: Look): OfForm | undefined {
  const [page] = frames;
  if (!worked || !page || worked.frame === page) return worked;
  if (pressables.some((one) => one.frame === worked.frame)) return worked;
  const own = pressables.filter(
    (one) => one.frame === page && !one.isAside && kindOfForm(one, all) === "other",
  );
  const forms = new Set(own.map(({ form }) => form));
  const [form] = forms;
  return form !== undefined && forms.size === 1 ? { form, frame: page } : worked;
}

type OfForm = Pick<Pressable, "form" | "frame">;

/** Whether its form asks for anything. */
function isFilledIn({ form, frame }: Pressable, all: readonly Field[]): boolean {
  return all.some((field) => field.form === form && field.frame === frame);
}

function isOfScript(href: string): boolean {
  return href === "" || href.endsWith("#") || href.startsWith("javascript:");
}

/** Digits are removed, because counts in the text ("Checkout (2)") change over time. */
export function keyOf({
  text,
  selector,
  isInDialog,
}: Pick<Pressable, "text" | "selector" | "isInDialog">): string {
  return [text.replace(/\d+/g, "").trim().slice(0, 80), selector, isInDialog].join(" ");
}

/** The whole address of a link; "" if it has none. */
export function absolute(href: string, base: string): string {
  return href === "" ? "" : (URL.parse(href, base)?.href ?? "");
}

function kindOfForm({ form, frame }: Pressable, fields: readonly Field[]): WayForm {
  if (form < 0) return "none";
  const own = fields.filter((field) => field.form === form && field.frame === frame);
  if (isSignInForm(own)) return "signs_in";
  if (own.some(({ role }) => role === "search")) return "searches";
  if (isMessageForm(own)) return "sends_message";
  const isForNews = isNewsForm(own) || own.some((field) => isSignUpElsewhere(field, fields));
  return isForNews ? "signs_up_for_news" : "other";
}

/** Buttons that only apply a code, in the main document: "save" and "OK" mean nothing else there. */
function buttonsOfCodes({ reading }: Look): readonly string[] {
  const [page] = reading.frames;
  const codes = page?.controls.filter(({ role }) => role === "coupon" || role === "giftCard") ?? [];
  return codes.flatMap(
    ({ selector }) => page?.buttonsBeside.find(({ field }) => field === selector)?.buttons ?? [],
  );
}

export function stepOf({ reading }: Pick<Look, "reading">): string {
  const controls = reading.frames.flatMap((frame) => frame.controls);
  return pageStep({
    url: reading.url,
    fields: controls.map(({ role, name, id, isAside }) => ({ role, name: name || id, isAside })),
  });
}

export function stateOf({ reading, all, pressables }: Look): string {
  return pageState({ url: reading.url, fields: all, pressables });
}

/** Everything safe that could be pressed to continue, best first. */
export function rankWaysOf(
  run: WayRun,
  look: Look,
  { goal, known, isMeant = () => true, whyLeft, least = Number.NEGATIVE_INFINITY }: RankedFor,
): RankedWay<SeenWay>[] {
  const { ways, situation } = waysFor(run, look, { goal, known });
  const ranked = rankWays(ways, situation);
  const left = run.recorder && whyLeft ? reasonsToLeave(ranked, whyLeft) : new Map();
  run.recorder?.weighed(look.reading, { goal, known, run, ways, situation, ranked, left, least });
  return ranked.filter(({ way }) => isMeant(way));
}

function reasonsToLeave(
  ranked: readonly RankedWay<SeenWay>[],
  whyLeft: NonNullable<RankedFor["whyLeft"]>,
): ReadonlyMap<Way, string> {
  return new Map(
    ranked.flatMap(({ way }): [Way, string][] => {
      const why = whyLeft(way);
      return why === undefined ? [] : [[way, why]];
    }),
  );
}

/** The ways to weigh, and the situation to weigh them in. */
export function waysFor(
  run: WayRun,
  look: Look,
  { goal, known }: Pick<RankedFor, "goal" | "known">,
): { ways: SeenWay[]; situation: WaySituation } {
  const ways = readWays(run, look);
  const situation = situationOf(run, goal, look, known);
  const isToSend = (way: Way) =>
    way.endsForm && way.enabled && situation.usesOf(way) === 0 && objectionTo(way, situation) === undefined;
  return { ways, situation: { ...situation, hasFormToSend: ways.some(isToSend) } };
}

export interface RankedFor {
  goal: WayGoal;
  known: KnownOfPurchase;
  /** Leaves out ways for which this returns false. */
  isMeant?: (way: SeenWay) => boolean;
  /** For the journal: why the caller leaves a safe way unpressed, in a few words of ours. */
  whyLeft?: (way: SeenWay) => string | undefined;
  /** For the journal: what a way has to weigh for the caller to press it. */
  least?: number;
}

function situationOf(
  { browser, journal, order }: WayRun,
  goal: WayGoal,
  { reading, all, fields, pressables }: Look,
  known: KnownOfPurchase,
): WaySituation {
  const { url } = reading;
  const step = stepOf({ reading });
  const isPayment = ({ role, isAside, enabled }: Field) =>
    !isAside && enabled && (role === "paymentMethod" || role === "cardNumber");
  const isCard = ({ role }: Field) => role === "cardNumber";
  const isWaiting = ({ control, enabled, value }: Field) => control === "text" && !enabled && value === "";
  const isPaying = ({ move, isAside }: Pressable) => move === "pay" && !isAside;
  return {
    goal,
    url,
    isBuyerKnown: known.isBuyerKnown,
    isPaymentNear:
      known.isPaymentChosen === true ||
      all.some(isPayment) ||
      (known.isBuyerKnown && pressables.some(isPaying)),
    takesCard: all.some(isCard),
    isOrderOfCart: isOrderOfCart(order.url, url, pressables),
    asksForPerson: asksForPerson(all.filter((one) => !one.isAside && !isMessageForm(formOf(one, all)))),
    isRegistering: known.isRegistering ?? false,
    isLastLook: known.isLastLook ?? false,
    isLastForm: known.isLastForm ?? false,
    saysHowToPay: saysHowToPay(reading),
    isPaidLater: known.isPaidLater === true || (!all.some(isCard) && saysPaidLater(reading)),
    isMoreToCome: known.isNamed !== true || speaksOfSending(reading),
    hasOrderButton: pressables.some((one) => isPaying(one) && !one.isLink),
    asksForPassword: all.some(({ role, isAside }) => !isAside && passwordRoles.has(role)),
    isDeliveryInFront: isDeliveryInFront(fields),
    isFormUnread: isFormUnread(all),
    isChoiceAwaited: known.isDeliveryAwaited === true || fields.some(isWaiting),
    hasFormToSend: false,
    asksForTerms: fields.some(({ role }) => role === "terms"),
    isBeforeAddress: known.isAddressOpen === true && !hasAddress(fields),
    mayVisit: browser.mayVisit,
    usesOf: ({ key }) => journal.usesOnStep(step, key),
    hasBeenAt: (address) => journal.hasBeenAt(address),
  };
}

/** A window over the page hides everything else on it. */
function isDeliveryInFront(fields: readonly Field[]): boolean {
  return fields.length > 0 && fields.every(({ role }) => role === "shippingMethod");
}

function isOrderOfCart(product: string, url: string, pressables: readonly Pressable[]): boolean {
  return (
    !isSamePage(product, url) &&
    pressables.filter(({ move, isAside }) => move === "buy_now" && !isAside).length === 1
  );
}
