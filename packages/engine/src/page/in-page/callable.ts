/** The functions that Node may call in a document. */

export { awaitsHiddenChoice } from "../../shops/any-shop/in-page/choices/awaits-hidden-choice.ts";
export { calendarForward } from "../../shops/any-shop/in-page/choices/calendar-forward.ts";
export { choiceArea } from "../../shops/any-shop/in-page/choices/choice-area.ts";
export { choiceMarks } from "../../shops/any-shop/in-page/choices/choice-marks.ts";
export { choiceWindow } from "../../shops/any-shop/in-page/choices/choice-window.ts";
export { firstChoice } from "../../shops/any-shop/in-page/choices/first-choice.ts";
export { foldedChoices } from "../../shops/any-shop/in-page/choices/folded-choices.ts";
export { readAlternatives } from "../../shops/any-shop/in-page/choices/read-alternatives.ts";
export { shownInBox } from "../../shops/any-shop/in-page/choices/read-list-boxes.ts";
export { readOptionGroups } from "../../shops/any-shop/in-page/choices/read-option-groups.ts";
export { slotsInWindow } from "../../shops/any-shop/in-page/choices/slots-in-window.ts";
export { wantedBeside } from "../../shops/any-shop/in-page/choices/wanted-beside.ts";
export { drawPicture, removePicture } from "../../shops/any-shop/in-page/draw-picture.ts";
export { formsBeside } from "../../shops/any-shop/in-page/forms-beside.ts";
export { ownForm } from "../../shops/any-shop/in-page/own-form.ts";
export { pictureOfGoods } from "../../shops/any-shop/in-page/picture-of-goods.ts";
export { pieceLimits } from "../../shops/any-shop/in-page/piece-limits.ts";
export { namesPrice, prominentPrice } from "../../shops/any-shop/in-page/prominent-price.ts";
export { readCartCount } from "../../shops/any-shop/in-page/read-cart-count.ts";
export { readFacts } from "../../shops/any-shop/in-page/read-facts.ts";
export { readProduct } from "../../shops/any-shop/in-page/read-product.ts";
export { readPurchaseCandidates } from "../../shops/any-shop/in-page/read-purchase-candidates.ts";
export { readListedGoods } from "../../shops/any-shop/in-page/rows/read-listed-goods.ts";
export { readRowLinks } from "../../shops/any-shop/in-page/rows/read-row-links.ts";
export { readRows } from "../../shops/any-shop/in-page/rows/read-rows.ts";
export { readSisters } from "../../shops/any-shop/in-page/rows/read-sisters.ts";
export { readSteppers } from "../../shops/any-shop/in-page/rows/read-steppers.ts";
export { readVariationsForm } from "../../shops/woocommerce/in-page/read-variations-form.ts";
export { placeOfAmount } from "./amounts/amount-places.ts";
export { looksWritten } from "./amounts/looks-written.ts";
export { offeredDollar, readAmounts } from "./amounts/read-amounts.ts";
export { waitUntilQuiet } from "./changes/busy-marks.ts";
export { changeCount } from "./changes/change-count.ts";
export { keptByScripts } from "./changes/kept-by-scripts.ts";
export { untilChange } from "./changes/until-change.ts";
export { untilAnswersShow, watchAnswers } from "./changes/watch-answers.ts";
export { changeSeen, endWatch, watchChange } from "./changes/watch-change.ts";
export { provideConsentRules, takeConsentMessages } from "./consent-messages.ts";
export { currentValue } from "./controls/current-value.ts";
export { daySegments } from "./controls/day-segments.ts";
export { drawnCalendars } from "./controls/drawn-calendars.ts";
export { fieldState, leaveField } from "./controls/field-state.ts";
export { isPastPointer, pressNative, pressNativeAt, readBox } from "./controls/native-box.ts";
export { fittingValues, heldByBrowser } from "./controls/native-validity.ts";
export { optionsOf } from "./controls/options-of.ts";
export { readControls } from "./controls/read-controls.ts";
export { readForm } from "./controls/read-form.ts";
export { choiceInStandIn } from "./controls/stand-in.ts";
export { typeKeys } from "./controls/type-keys.ts";
export { heldFile } from "./controls/upload-of.ts";
export { writeValues } from "./controls/write-values.ts";
export {
  declaredAddresses,
  documentAge,
  documentBytes,
  documentLanguage,
  hasForeignScripts,
  scriptsOfPage,
} from "./document-facts.ts";
export { documentOrigin } from "./document-origin.ts";
export { fetchText } from "./fetch-text.ts";
export { findBanner } from "./find-banner.ts";
export { frameNames } from "./frame-names.ts";
export { framesBeside } from "./frames-beside.ts";
export { appearedOptions } from "./lists/appeared-options.ts";
export { noteBeforeOpening } from "./lists/before-opening.ts";
export { confirmingButtons } from "./lists/confirming-buttons.ts";
export { linesBelow } from "./lists/lines-below.ts";
export { openOptions, scrollOpenList } from "./lists/open-options.ts";
export { ageOfPostedForm } from "./presses/age-of-posted-form.ts";
export { describeTarget } from "./presses/describe-target.ts";
export { followInPage } from "./presses/follow-in-page.ts";
export { isHeld, watchHold } from "./presses/held-element.ts";
export { linkAddresses } from "./presses/links.ts";
export {
  clickOn,
  formOfButton,
  isInput,
  isWithin,
  labelToPress,
  textAndValue,
  wordsOn,
} from "./presses/pressed-element.ts";
export { readPressables } from "./presses/read-pressables.ts";
export { scrollBack, scrollPage, scrollTexts } from "./presses/scroll-page.ts";
export { readComplaints } from "./read-complaints.ts";
export { readDocument, wordsOfShown } from "./read-document.ts";
export { storedEntries } from "./stored-entries.ts";
export { mainText } from "./text/main-text.ts";
export { pageText, textFromHeading } from "./text/page-text.ts";
export { readTexts } from "./text/read-texts.ts";
export { shownTexts } from "./text/shown-texts.ts";
export { wordsInRow } from "./text/words-in-row.ts";
export { isPresent } from "./tree/is-present.ts";
export { findCover, findCoverOver, isAllCovered } from "./visibility/find-cover.ts";
export { isHit } from "./visibility/is-hit.ts";
export { visibilityOf } from "./visibility/visibility-of.ts";
