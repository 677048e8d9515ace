import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { longestAnswer, longestTexts } from "./in-page/limits.ts";
import {
  amountsOnPage,
  choice,
  complaint,
  control,
  documentReading,
  frameSnapshot,
  list,
  pressable,
  shownText,
  target,
  text,
  textsOnPage,
} from "./reading/document-reading.ts";

/** The functions that can be called in a document, by name. */
export type InPage = typeof import("./in-page/callable.ts");
export type InPageName = keyof InPage;
export type InPageResults = { [Name in InPageName]: Awaited<ReturnType<InPage[Name]>> };

/** A document's answer has an unexpected shape or is too large, so its content is unknown. */
export class UnreadablePageError extends Error {
  override readonly name = "UnreadablePageError";
}

/** Parses a document's answer. Throws an `UnreadablePageError` if it is invalid. */
export function parseAnswer<Name extends InPageName>(name: Name, text: unknown): InPageResults[Name] {
  if (typeof text !== "string" || text.length > longestAnswer)
    throw new UnreadablePageError(`the answer to "${name}" is no text, or too long`);
  const parsed = schemaOf(name).safeParse(text === "" ? undefined : parseJson(text));
  if (!parsed.success) throw new UnreadablePageError(`the answer to "${name}" is not what was asked for`);
  return parsed.data;
}

function schemaOf<Name extends InPageName>(name: Name): z.ZodType<InPageResults[Name]> {
  return answers[name];
}

const longText = (name: keyof typeof longestTexts) => z.string().max(longestTexts[name]);
const picturePlace = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number().min(1).max(10_000),
  height: z.number().min(1).max(10_000),
  scrolledFrom: z.tuple([z.number(), z.number()]),
});
const nothing = z.undefined();
const slot = z.object({ title: text, selector: text, enabled: z.boolean(), isChosen: z.boolean() });

const optionGroup = z.object({
  kind: z.enum(["select", "radio", "checkbox", "buttons", "listbox", "slider"]),
  name: text,
  sentAs: text.optional(),
  isRequired: z.boolean(),
  isOfLinks: z.literal(true).optional(),
  isUnmarked: z.literal(true).optional(),
  isToSet: z.literal(true).optional(),
  isOfTabs: z.literal(true).optional(),
  selector: text,
  drawnBy: text.optional(),
  ofChoice: text.optional(),
  choices: list(
    z.object({
      title: text,
      value: text,
      selector: text,
      enabled: z.boolean(),
      isChosen: z.boolean(),
      isPreset: z.boolean(),
    }),
  ),
});
const cover = z.object({ selector: text, text }).nullable();
const fieldState = z.object({ value: text, hasSuggestions: z.boolean(), isInDialog: z.boolean() });

/** The schema of each function's result, with a limit for every text and list in it. */
const answers: { readonly [Name in InPageName]: z.ZodType<InPageResults[Name]> } = {
  ageOfPostedForm: z.number().optional(),
  awaitsHiddenChoice: z.boolean(),
  appearedOptions: list(choice),
  changeCount: z.number(),
  changeSeen: z.enum(["busy", "changed", "nothing", "navigation"]),
  choiceInStandIn: text.nullable(),
  choiceArea: text.nullable(),
  clickOn: nothing,
  watchHold: nothing,
  currentValue: text,
  confirmingButtons: list(shownText),
  daySegments: list(z.object({ part: z.enum(["day", "month", "year"]), selector: text })),
  declaredAddresses: list(text),
  describeTarget: target.extend({
    addresses: list(text),
    isDownload: z.boolean(),
    value: text,
    holdsOthers: z.boolean(),
    isShown: z.boolean(),
    control: z.object({ selector: text, name: text, type: text }).nullable(),
  }),
  documentAge: z.number(),
  documentBytes: z.number(),
  documentLanguage: text,
  documentOrigin: text,
  endWatch: nothing,
  fetchText: z.object({ status: z.number(), url: text, text: longText("fetchText") }),
  fieldState,
  findBanner: text.nullable(),
  findCover: cover,
  findCoverOver: cover,
  firstChoice: text.nullable(),
  fittingValues: list(text),
  followInPage: z.boolean(),
  formOfButton: z.object({
    form: z.number(),
    isBare: z.boolean(),
    isOfAnother: z.boolean(),
    pieces: list(z.number()),
    entries: list(z.object({ name: text, value: text, kind: z.enum(["choice", "hidden", "text"]) })),
  }),
  drawPicture: picturePlace.nullable(),
  removePicture: nothing,
  foldedChoices: list(text),
  formsBeside: list(z.number()),
  framesBeside: z.object({ isFocused: z.boolean(), count: z.number() }),
  hasForeignScripts: z.boolean(),
  frameNames: frameSnapshot.extend({ visibility: z.enum(["seen", "covered", "unseen"]) }).nullable(),
  provideConsentRules: nothing,
  heldFile: text,
  heldByBrowser: list(z.object({ selector: text, text })),
  isAllCovered: z.boolean(),
  isHeld: z.boolean(),
  isHit: z.boolean(),
  isPresent: z.boolean(),
  isInput: z.boolean(),
  isPastPointer: z.boolean(),
  isWithin: z.boolean(),
  labelToPress: text,
  keptByScripts: z.number(),
  leaveField: fieldState,
  linesBelow: list(shownText),
  linkAddresses: list(text),
  looksWritten: z.object({
    alike: z.number(),
    contrast: z.number(),
    isPlain: z.boolean(),
    isRead: z.boolean(),
    isAlone: z.boolean(),
  }),
  mainText: longText("mainText"),
  offeredDollar: text,
  noteBeforeOpening: z.undefined(),
  openOptions: list(choice),
  optionsOf: list(z.object({ index: z.number(), value: text, title: text, enabled: z.boolean() })),
  ownForm: z.number(),
  pageText: z.object({ title: text, text: longText("pageText") }),
  pictureOfGoods: picturePlace.nullable(),
  pieceLimits: z.object({
    least: z.number().optional(),
    most: z.number().optional(),
    step: z.number().optional(),
  }),
  placeOfAmount: z.object({
    digits: list(
      z.object({
        text,
        font: text,
        letterSpacing: text,
        left: z.number(),
        top: z.number(),
        width: z.number(),
        height: z.number(),
        isWithin: z.boolean(),
        gaps: list(z.tuple([z.number(), z.number()])),
      }),
    ),
    scrolledFrom: z.tuple([z.number(), z.number()]),
    scrolledTo: z.tuple([z.number(), z.number()]),
  }),
  choiceMarks: z.object({ own: z.number(), around: z.number() }),
  pressNative: z.boolean(),
  pressNativeAt: z.boolean().optional(),
  calendarForward: text.nullable(),
  drawnCalendars: list(
    z.object({ title: text, days: list(z.object({ selector: text, enabled: z.boolean() })) }),
  ),
  choiceWindow: z
    .object({
      selector: text,
      inside: text,
      buttons: list(z.object({ selector: text, text, spoken: text, enabled: z.boolean() })),
    })
    .nullable(),
  namesPrice: z.boolean(),
  prominentPrice: text,
  readAmounts: amountsOnPage,
  readBox: z.boolean(),
  readCartCount: z.number(),
  readComplaints: list(complaint),
  readControls: list(control),
  readDocument: documentReading,
  readForm: z.object({ origin: text, controls: list(control), buttons: list(text) }),
  readFacts: list(list(z.tuple([text, text]))),
  readAlternatives: list(optionGroup),
  readOptionGroups: list(optionGroup),
  readPressables: list(pressable),
  readProduct: z.object({
    title: text,
    price: text,
    currency: text,
    availability: text,
    isDeclared: z.boolean(),
  }),
  readPurchaseCandidates: list(
    target.extend({
      owner: z.enum(["page", "another", "proposed", "among"]),
      form: z
        .object({
          hasChoices: z.boolean(),
          hasQuantity: z.boolean(),
          isPost: z.boolean(),
          isFirstSubmit: z.boolean(),
          holdsProduct: z.boolean(),
          asksPerson: z.boolean(),
          choices: list(text),
        })
        .nullable(),
      isDrawn: z.boolean(),
      followsHeading: z.boolean(),
      levelsToPrice: z.number(),
      isBeside: z.boolean(),
      isSticky: z.boolean(),
      isInList: z.boolean(),
      alikeCount: z.number(),
      isChoice: z.boolean(),
      leavesShop: z.boolean(),
      leadsElsewhere: z.boolean(),
      isOfOtherGoods: z.boolean(),
      isPricedInWindow: z.boolean(),
    }),
  ),
  readListedGoods: z.object({
    listed: list(z.object({ name: text, address: text, isPriced: z.boolean(), isAside: z.boolean() })),
    hasOwnPrice: z.boolean(),
  }),
  readRowLinks: list(list(z.object({ title: text, address: text }))),
  readRows: list(
    z.object({
      title: text,
      text,
      kind: z.enum(["button", "pieces", "stepper", "adder"]),
      selector: text,
      pieces: text.optional(),
      isOpen: z.boolean(),
    }),
  ),
  readSisters: list(
    z.object({ name: text, sisters: list(z.object({ title: text, address: text, isCurrent: z.boolean() })) }),
  ),
  slotsInWindow: z.object({ tabs: list(slot), times: list(slot) }).nullable(),
  readSteppers: list(
    z.object({
      count: z.number(),
      label: text,
      buttons: list(z.object({ label: text, names: text, selector: text, enabled: z.boolean() })),
      isOfPieces: z.boolean(),
    }),
  ),
  readTexts: textsOnPage,
  readVariationsForm: z.object({
    isWooCommerce: z.boolean(),
    api: text.nullable(),
    form: z
      .object({
        productId: text,
        json: longText("readVariationsForm"),
        attributes: list(z.object({ name: text, choices: list(z.object({ value: text, title: text })) })),
      })
      .nullable(),
  }),
  scrollOpenList: z.boolean(),
  scriptsOfPage: z.object({ isLoaded: z.boolean(), scripts: z.number(), ageMs: z.number() }),
  scrollBack: nothing,
  scrollPage: nothing,
  scrollTexts: z.boolean(),
  shownInBox: text,
  shownTexts: list(shownText),
  storedEntries: list(z.tuple([text, longText("storedEntries")])),
  takeConsentMessages: list(z.object({ type: text, id: text, code: text, lifecycle: text })),
  textAndValue: text,
  textFromHeading: longText("textFromHeading"),
  untilAnswersShow: nothing,
  untilChange: nothing,
  visibilityOf: z.enum(["seen", "covered", "unseen"]),
  waitUntilQuiet: z.object({ isQuiet: z.boolean(), marks: list(text) }),
  wordsInRow: text,
  wordsOfShown: text.nullable(),
  wantedBeside: z.object({ fields: list(text), openers: list(text) }),
  watchAnswers: z.number(),
  watchChange: z.number(),
  wordsOn: text,
  typeKeys: z.boolean(),
  writeValues: list(z.object({ value: text, hasSuggestions: z.boolean() }).nullable()),
};
