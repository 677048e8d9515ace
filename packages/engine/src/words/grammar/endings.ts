/**
 * Endings by which forms of one word differ: "Kette" and "Ketten", "miękka" and "miękkiej", "camisa" and "camisas".
 * Folded, of all supported languages together; the longest has four letters.
 */
export const endings: ReadonlySet<string> = new Set(
  [
    " a e i o u y s n r m t",
    "ed ing en er es em ern ens ne nen as os is us al el ii ia ie iu ja ju je jo ou ow om um ym im in ej ek ko ka ki ke ku ky ce ci",
    "ego emu iej iego iemu ych ich ymi imi ami iami ach iach owi ami emi mi ze ech ich ych eho emu imu iho ho mu ove ovi owy owa owe owej",
    "ar or ur et na ar arna orna erna an on ene ane ler lar leri lari si su lu li nin nun den dan yi yu",
  ]
    .join(" ")
    .split(" "),
);

/** Endings of adjectives: behind a whole name ("schwarz", "schwarzen"), and in place of its last vowel ("rosso", "rossi"). */
export const adjectiveEndings = {
  added: new Set("e en er es em s n t a i y ym ego ej ou".split(" ")),
  instead: new Set("a e i y os as es em en ego emu ej ych ym ymi im imi ou eho ich".split(" ")),
} as const;
