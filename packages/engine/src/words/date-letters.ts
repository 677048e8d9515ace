/**
 * How an example says what of a date goes where: the month is MM in all languages, the year begins with a letter of its
 * own in many (Jahr, année, rok, år).
 */
export const yearLetters = ["y", "j", "a", "r", "å"] as const;
