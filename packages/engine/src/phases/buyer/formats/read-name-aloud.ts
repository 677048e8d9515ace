import type { ReadingScript } from "../../../page/fields/name-reading.ts";

/**
 * A name in a phonetic script, converted from the other phonetic script or from Latin letters. Undefined for
 * Chinese characters, whose reading can't be derived.
 */
export function readNameAloud(name: string, script: ReadingScript): string | undefined {
  const plain = name.normalize("NFKC").trim();
  const katakana = fromKana(plain) ?? fromLatin(plain);
  return script === "katakana" || katakana === undefined ? katakana : toHiragana(katakana);
}

/** Code point distance between a letter in one script and its counterpart in the other. */
const scriptsApart = 0x60;

function fromKana(name: string): string | undefined {
  if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(name)) return undefined;
  return name.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + scriptsApart));
}

function toHiragana(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - scriptsApart));
}

function fromLatin(name: string): string | undefined {
  const letters = name
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase();
  if (!/^[a-z]+([ -]+[a-z]+)*$/.test(letters)) return undefined;
  return letters.split(/[ -]+/).map(spell).join("");
}

/** Approximations of letters for which Japanese has no sound. */
const likened: readonly [RegExp, string][] = [
  [/ph/g, "f"],
  [/th/g, "s"],
  [/ck/g, "kk"],
  [/x/g, "kus"],
  [/qu?/g, "ku"],
  [/l+/g, "r"],
  [/v/g, "b"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/(?<=[aeiou])h(?![aeiouy])/g, ""],
  [/y(?![aeiou])/g, "i"],
];

function spell(word: string): string {
  let rest = likened.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  let spelled = "";
  while (rest !== "") {
    const [length, kana] = nextSound(rest);
    spelled += kana;
    rest = rest.slice(length);
  }
  return spelled;
}

function nextSound(rest: string): [length: number, kana: string] {
  if (/^([bdfghjkpstz])\1/.test(rest)) return [1, "ッ"];
  for (const length of [3, 2, 1]) {
    const kana = rest.length < length ? undefined : sounds.get(rest.slice(0, length));
    if (kana !== undefined) return [length, kana];
  }
  return [1, ""];
}

/** A consonant, its spelling without a following vowel, and its spelling before each of a, i, u, e, o. */
const rows = `
 -: - ア イ ウ エ オ / k: ク カ キ ク ケ コ / s: ス サ シ ス セ ソ / t: ト タ ティ トゥ テ ト / n: ン ナ ニ ヌ ネ ノ
 h: フ ハ ヒ フ ヘ ホ / m: ム マ ミ ム メ モ / y: イ ヤ イ ユ イェ ヨ / r: ル ラ リ ル レ ロ / w: ウ ワ ウィ ウ ウェ ウォ
 g: グ ガ ギ グ ゲ ゴ / z: ズ ザ ジ ズ ゼ ゾ / d: ド ダ ディ ドゥ デ ド / b: ブ バ ビ ブ ベ ボ / p: プ パ ピ プ ペ ポ
 f: フ ファ フィ フ フェ フォ / j: ジ ジャ ジ ジュ ジェ ジョ / ch: チ チャ チ チュ チェ チョ / sh: シュ シャ シ シュ シェ ショ
 ts: ツ ツァ ツィ ツ ツェ ツォ / ky: - キャ - キュ - キョ / gy: - ギャ - ギュ - ギョ / ny: - ニャ - ニュ - ニョ
 hy: - ヒャ - ヒュ - ヒョ / my: - ミャ - ミュ - ミョ / ry: - リャ - リュ - リョ / by: - ビャ - ビュ - ビョ / py: - ピャ - ピュ - ピョ`;

const sounds: ReadonlyMap<string, string> = new Map(
  rows.split(/[/\n]/).flatMap((row) => {
    const [consonant = "", ...written] = row.trim().split(/:? /);
    return ["", "a", "i", "u", "e", "o"].flatMap((vowel, column): [string, string][] => {
      const kana = written[column] ?? "-";
      return kana === "-" ? [] : [[`${consonant === "-" ? "" : consonant}${vowel}`, kana]];
    });
  }),
);
