/** The functions that Node may call in a document. */

export { awaitsHiddenChoice } from "../../shops/any-shop/in-page/awaits-hidden-choice.ts";
export { calendarForward } from "../../shops/any-shop/in-page/calendar-forward.ts";
export { choiceArea } from "../../shops/any-shop/in-page/choice-area.ts";
export { choiceMarks } from "../../shops/any-shop/in-page/choice-marks.ts";
export { choiceWindow } from "../../shops/any-shop/in-page/choice-window.ts";
export { drawPicture, removePicture } from "../../shops/any-shop/in-page/draw-picture.ts";
export { firstChoice } from "../../shops/any-shop/in-page/first-choice.ts";
export { foldedChoices } from "../../shops/any-shop/in-page/folded-choices.ts";
export { formsBeside } from "../../shops/any-shop/in-page/forms-beside.ts";
export { ownForm } from "../../shops/any-shop/in-page/own-form.ts";
export { pictureOfGoods } from "../../shops/any-shop/in-page/picture-of-goods.ts";
export { pieceLimits } from "../../shops/any-shop/in-page/piece-limits.ts";
export { namesPrice, prominentPrice } from "../../shops/any-shop/in-page/prominent-price.ts";
export { readAlternatives } from "../../shops/any-shop/in-page/read-alternatives.ts";
export { readCartCount } from "../../shops/any-shop/in-page/read-cart-count.ts";
export { readFacts } from "../../shops/any-shop/in-page/read-facts.ts";
export { shownInBox } from "../../shops/any-shop/in-page/read-list-boxes.ts";
export { readOptionGroups } from "../../shops/any-shop/in-page/read-option-groups.ts";
export { readProduct } from "../../shops/any-shop/in-page/read-product.ts";
export { readPurchaseCandidates } from "../../shops/any-shop/in-page/read-purchase-candidates.ts";
export { readRows } from "../../shops/any-shop/in-page/read-rows.ts";
export { readSisters } from "../../shops/any-shop/in-page/read-sisters.ts";
export { readSteppers } from "../../shops/any-shop/in-page/read-steppers.ts";
export { slotsInWindow } from "../../shops/any-shop/in-page/slots-in-window.ts";
export { wantedBeside } from "../../shops/any-shop/in-page/wanted-beside.ts";
export { readVariationsForm } from "../../shops/woocommerce/in-page/read-variations-form.ts";
export { ageOfPostedForm } from "./age-of-posted-form.ts";
export { placeOfAmount } from "./amount-places.ts";
export { appearedOptions } from "./appeared-options.ts";
export { noteBeforeOpening } from "./before-opening.ts";
export { waitUntilQuiet } from "./busy-marks.ts";
export { confirmingButtons } from "./confirming-buttons.ts";
export { provideConsentRules, takeConsentMessages } from "./consent-messages.ts";
export { currentValue } from "./current-value.ts";
export { daySegments } from "./day-segments.ts";
export { describeTarget } from "./describe-target.ts";
export {
  declaredAddresses,
  documentAge,
  documentBytes,
  documentLanguage,
  hasForeignScripts,
  scriptsOfPage,
} from "./document-facts.ts";
export { documentOrigin } from "./document-origin.ts";
export { drawnCalendars } from "./drawn-calendars.ts";
export { fetchText } from "./fetch-text.ts";
export { fieldState, leaveField } from "./field-state.ts";
export { findBanner } from "./find-banner.ts";
export { findCover, findCoverOver, isAllCovered } from "./find-cover.ts";
export { followInPage } from "./follow-in-page.ts";
export { frameNames } from "./frame-names.ts";
export { framesBeside } from "./frames-beside.ts";
export { isHeld, watchHold } from "./held-element.ts";
export { isHit } from "./is-hit.ts";
export { isPresent } from "./is-present.ts";
export { keptByScripts } from "./kept-by-scripts.ts";
export { linesBelow } from "./lines-below.ts";
export { linkAddresses } from "./links.ts";
export { looksWritten } from "./looks-written.ts";
export { mainText } from "./main-text.ts";
export { isPastPointer, pressNative, pressNativeAt, readBox } from "./native-box.ts";
export { fittingValues } from "./native-validity.ts";
export { openOptions, scrollOpenList } from "./open-options.ts";
export { optionsOf } from "./options-of.ts";
export { pageText, textFromHeading } from "./page-text.ts";
export {
  addressOfForm,
  clickOn,
  formOfButton,
  isInput,
  isWithin,
  labelToPress,
  textAndValue,
  wordsOn,
} from "./pressed-element.ts";
export { offeredDollar, readAmounts } from "./read-amounts.ts";
export { readComplaints } from "./read-complaints.ts";
export { readControls } from "./read-controls.ts";
export { readDocument, wordsOfShown } from "./read-document.ts";
export { readForm } from "./read-form.ts";
export { readPressables } from "./read-pressables.ts";
export { readTexts } from "./read-texts.ts";
export { scrollBack, scrollPage, scrollTexts } from "./scroll-page.ts";
export { shownTexts } from "./shown-texts.ts";
export { choiceInStandIn } from "./stand-in.ts";
export { storedEntries } from "./stored-entries.ts";
export { typeKeys } from "./type-keys.ts";
export { untilChange } from "./until-change.ts";
export { heldFile } from "./upload-of.ts";
export { visibilityOf } from "./visibility-of.ts";
export { untilAnswersShow, watchAnswers } from "./watch-answers.ts";
export { changeSeen, endWatch, watchChange } from "./watch-change.ts";
export { wordsInRow } from "./words-in-row.ts";
export { writeValues } from "./write-values.ts";
