import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../words/normalise.ts";
import { addressesAway } from "./in-page/addresses-away.ts";
import {
  choicesOf,
  groupRadios,
  listOf,
  listsOfLoners,
  priceBeside,
  radioChoice,
  rowOfRadio,
} from "./in-page/choices-of.ts";
import { clipBox, clipRect, lengthIn, pathBox } from "./in-page/clip-box.ts";
import { alphaOf, colourOf } from "./in-page/colours.ts";
import { complaintAbout, complaintBeside, isMarkedEmpty } from "./in-page/complaint-about.ts";
import { coverShare, isCoveredAt, stackAt } from "./in-page/cover-share.ts";
import { deepAll, deepRoots } from "./in-page/deep-roots.ts";
import { isDrawnBeneath } from "./in-page/drawn-beneath.ts";
import { inView, isScrolledOff } from "./in-page/in-view.ts";
import { isInside } from "./in-page/is-inside.ts";
import { isClipped, isCutAway, isOnPage, isShown, isShutTo } from "./in-page/is-shown.ts";
import {
  floatingText,
  groupLabel,
  labelledBy,
  labelOf,
  labelOfGroup,
  nearbyText,
  sectionHeading,
  surroundingNames,
  textBefore,
  withoutMark,
  wordsOf,
} from "./in-page/label-of.ts";
import { boundLabels, labelsOf, looseLabelBeside } from "./in-page/labels-of.ts";
import { describeNativeList, isPartOf, nativeListOf, showsChoice } from "./in-page/native-list.ts";
import { isInOpenList, rowsOfOpenLists } from "./in-page/open-options.ts";
import {
  isUnderUntouchable,
  opacityOfChain,
  paintOf,
  paintOfPseudo,
  paintsOpaque,
  untouchableLayers,
} from "./in-page/paints-opaque.ts";
import {
  controlKind,
  currentValue,
  describeControl,
  inputKind,
  isListInSight,
  isListOfItsOwn,
  isMarkedRequired,
  isPictureOfList,
  isStoodFor,
  isUsable,
  standsFor,
} from "./in-page/read-controls.ts";
import { boxAround, chosenBeside, isPrompt, opensList } from "./in-page/search-box.ts";
import { cssString, looksGenerated, positionOf, selectorOf } from "./in-page/selector-of.ts";
import { sendingOf } from "./in-page/sending-of.ts";
import { sentBy } from "./in-page/sent-by.ts";
import { standInOf, standsForList } from "./in-page/stand-in.ts";
import { joinedText, referenced, referencedText, seenText, shownText, textOf } from "./in-page/text-of.ts";
import { titleOfOption } from "./in-page/title-of-option.ts";
import { uploadOf } from "./in-page/upload-of.ts";
import { boxWithin, isSeen, visibilityOf } from "./in-page/visibility-of.ts";
import {
  clipsContent,
  containsLifted,
  flatParent,
  intersection,
  opacityOf,
  reachOfPage,
  throughAxis,
  throughOverflow,
  visiblePart,
} from "./in-page/visible-part.ts";
import type { InPageFunction } from "./in-page-kit.ts";

/** What tells whether a person sees something. */
export const visibilityScope: readonly InPageFunction[] = [
  visibilityOf,
  isSeen,
  boxWithin,
  visiblePart,
  flatParent,
  opacityOf,
  intersection,
  containsLifted,
  clipsContent,
  throughOverflow,
  throughAxis,
  reachOfPage,
  clipBox,
  clipRect,
  pathBox,
  lengthIn,
  coverShare,
  isCoveredAt,
  stackAt,
  isInside,
  inView,
  isScrolledOff,
  paintsOpaque,
  paintOf,
  paintOfPseudo,
  opacityOfChain,
  untouchableLayers,
  isUnderUntouchable,
  colourOf,
  alphaOf,
];

/** What an in-page function may call: seeing, naming and finding again. */
export const basicScope: readonly InPageFunction[] = [
  ...visibilityScope,
  deepRoots,
  deepAll,
  isShown,
  isOnPage,
  isClipped,
  isCutAway,
  isShutTo,
  isDrawnBeneath,
  cssString,
  looksGenerated,
  selectorOf,
  positionOf,
  textOf,
  shownText,
  seenText,
  titleOfOption,
  referencedText,
  referenced,
  joinedText,
  labelsOf,
  boundLabels,
  looseLabelBeside,
  labelOf,
  labelledBy,
  labelOfGroup,
  withoutMark,
  wordsOf,
  isPrompt,
  nearbyText,
  floatingText,
  textBefore,
  groupLabel,
  sectionHeading,
  surroundingNames,
  normalise,
  isUnspaced,
  phraseIndex,
  hasPhrase,
];

export const openOptionsScope: readonly InPageFunction[] = [...basicScope, isInOpenList, rowsOfOpenLists];

export const controlScope: readonly InPageFunction[] = [
  ...basicScope,
  choicesOf,
  listOf,
  groupRadios,
  listsOfLoners,
  rowOfRadio,
  radioChoice,
  priceBeside,
  describeNativeList,
  nativeListOf,
  isPartOf,
  showsChoice,
  complaintAbout,
  complaintBeside,
  isMarkedEmpty,
  controlKind,
  inputKind,
  isListOfItsOwn,
  isUsable,
  isListInSight,
  isPictureOfList,
  isStoodFor,
  standsFor,
  standInOf,
  standsForList,
  opensList,
  boxAround,
  chosenBeside,
  isMarkedRequired,
  addressesAway,
  sentBy,
  sendingOf,
  describeControl,
  currentValue,
  uploadOf,
];
