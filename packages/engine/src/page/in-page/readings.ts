/**
 * The functions of `callable.ts` that only tell what the document holds and shows: as long as nothing in it changes, they
 * tell the same. Not among them: what is told of time, and amounts, which are looked at anew before money is spent.
 */
export const readings: ReadonlySet<string> = new Set<keyof typeof import("./callable.ts")>([
  "choiceWindow",
  "drawnCalendars",
  "foldedChoices",
  "linkAddresses",
  "mainText",
  "namesPrice",
  "offeredDollar",
  "ownForm",
  "pageText",
  "prominentPrice",
  "readAlternatives",
  "readCartCount",
  "readComplaints",
  "readControls",
  "readDocument",
  "readFacts",
  "readForm",
  "readOptionGroups",
  "readPressables",
  "readProduct",
  "readPurchaseCandidates",
  "readRowLinks",
  "readRows",
  "readSisters",
  "readSteppers",
  "readTexts",
  "shownTexts",
  "slotsInWindow",
]);
