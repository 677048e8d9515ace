/**
 * How Japanese forms ask for the reading of a name, beside the name itself, in one of the two phonetic
 * scripts. Normalised, like all words.
 */
export const nameReadings = {
  katakana: { anywhere: ["カナ", "フリガナ"], lastName: "セイ", firstName: "メイ" },
  hiragana: { anywhere: ["かな", "ふりがな"], lastName: "せい", firstName: "めい" },
  /** Developers' names for such a field. */
  machine: ["kana", "furigana", "yomi", "ruby", "phonetic"],
} as const;
