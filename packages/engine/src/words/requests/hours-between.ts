const joined = "(?:and|und|et|y|e|en|i|och|og|a|do|to)";
const article = "(?: (?:las|les|le|as))?";

/** "between 18 and 20", "entre las 18 y las 20". Normalised; the two numbers are its groups. */
export const hoursBetween = new RegExp(
  `^(?:between|zwischen|entre|tra|fra|tussen|miedzy|mellan|mellem|mezi)${article} (\\d{1,2}) ${joined}${article} (\\d{1,2})$`,
);
