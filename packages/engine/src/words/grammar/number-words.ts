/** Number words of a language: one to nineteen, then the tens from twenty to ninety. */
interface Counting {
  /**
   * Alternative forms of one number are separated by a slash. "-" means none, and "~" precedes an article,
   * which counts only as part of a longer number.
   */
  small: string;
  tens: string;
  hundred: string;
  /**
   * Joins a ten and a unit into one word; otherwise they are separate, optionally with one of these between.
   */
  join?: (ten: string, unit: string) => string;
  between?: string;
}

const countings: readonly Counting[] = [
  {
    small:
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty/fourty fifty sixty seventy eighty ninety",
    hundred: "hundred",
  },
  {
    small:
      "~ein zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    hundred: "hundert/einhundert",
    join: (ten, unit) => `${unit}und${ten}`,
  },
  {
    small:
      "- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante septante huitante nonante",
    hundred: "cent",
    between: "et",
  },
  {
    small:
      "- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    hundred: "cien/ciento",
    between: "y",
  },
  {
    small:
      "~uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    hundred: "cento",
    join: (ten, unit) => (/^[ou]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
  },
  {
    small:
      "~een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    hundred: "honderd",
    join: (ten, unit) => `${unit}en${ten}`,
  },
  {
    small:
      "- dwa/dwie/dwoch trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie",
    tens: "dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat",
    hundred: "sto",
  },
  {
    small:
      "- dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    hundred: "cem",
    between: "e",
  },
  {
    small:
      "~ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton",
    tens: "tjugo trettio fyrtio femtio sextio sjuttio attio nittio",
    hundred: "hundra/etthundra",
    join: (ten, unit) => ten + unit,
  },
  {
    // Left out are words that are names or other words elsewhere, and would count as pieces: "on", "kirk", "uc".
    small: "~bir - - dort - - yedi sekiz dokuz - - - - - - - - - -",
    tens: "yirmi otuz - - altmis yetmis seksen doksan",
    hundred: "yuz",
  },
  {
    // Left out are "jeden", "tri", "pet" and "osm" for the same reason.
    small:
      "- dva/dve - ctyri - sest sedm - devet deset jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact",
    tens: "dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat",
    hundred: "sto",
  },
  {
    // "Kuusi" is a spruce too.
    small:
      "yksi kaksi kolme nelja viisi ~kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista kolmetoista neljatoista viisitoista kuusitoista seitsemantoista kahdeksantoista yhdeksantoista",
    tens: "kaksikymmenta kolmekymmenta neljakymmenta viisikymmenta kuusikymmenta seitsemankymmenta kahdeksankymmenta yhdeksankymmenta",
    hundred: "sata",
    join: (ten, unit) => ten + unit,
  },
  {
    small: "一 二 三 四 五 六 七 八 九 十 - - - - - - - - -",
    tens: "- - - - - - - -",
    hundred: "百",
  },
];

/** The number for each single word, in any language. Words are folded. */
export const numberWords: ReadonlyMap<string, number> = new Map(countings.flatMap(wordsOf));

/** The tens that begin a number of two words, "twenty four" or "treinta y dos". */
export const tensBeforeUnits: ReadonlyMap<string, number> = new Map(
  countings.filter(({ join }) => !join).flatMap(({ tens }) => numbered(tens, (index) => (index + 2) * 10)),
);
/** "One hundred and five". */
export const hundredJoiners: ReadonlySet<string> = new Set("and und et y e en och".split(" "));
export const betweenTensAndUnits: ReadonlySet<string> = new Set(
  countings.flatMap(({ between = [] }) => between),
);

/** Behind a number, how often: "three times", "drie keer". */
export const timesWords: ReadonlySet<string> = new Set(
  "times mal fois veces vez volte keer maal razy raza vezes ganger gange kez defa kere krat 回".split(" "),
);
/** The same in one word: "twice", "dreimal", "dvakrát", "tweemaal". */
export const numbersOfTimes: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["thrice", 3],
  ["dwukrotnie", 2],
  ["trzykrotnie", 3],
  ["trikrat", 3],
  ["petkrat", 5],
  ["osmkrat", 8],
  ...[...numberWords].flatMap(([word, value]) =>
    ["mal", "maal", "krat"].map((times): [string, number] => [`${word}${times}`, value]),
  ),
]);
/** Behind them, how often in which time: "twice a day". */
export const perWords: ReadonlySet<string> = new Set(
  "a an per each every daily weekly monthly taglich am pro par por al all per dagelijks dziennie denne dagligen om dagen as so".split(
    " ",
  ),
);

function wordsOf({ small, tens, hundred, join }: Counting): [string, number][] {
  const units = numbered(small, (index) => index + 1);
  const tenWords = numbered(tens, (index) => (index + 2) * 10);
  const joined = tenWords.flatMap(([ten, tenValue]) =>
    units
      .filter(([, value]) => value < 10 && join)
      .map(([unit, value]): [string, number] => [join?.(ten, unit.replace("~", "")) ?? "", tenValue + value]),
  );
  return [
    ...units.filter(([word]) => !word.startsWith("~")),
    ...tenWords,
    ...joined,
    ...numbered(hundred, () => 100),
  ];
}

function numbered(text: string, toNumber: (index: number) => number): [string, number][] {
  return text
    .split(" ")
    .flatMap((forms, index) => forms.split("/").map((word): [string, number] => [word, toNumber(index)]))
    .filter(([word]) => word !== "-");
}

/** Words for several pieces. They multiply the number before them. */
export const bundleWords: ReadonlyMap<string, number> = new Map([
  ..."dozen dozens dutzend douzaine docena dozzina dozijn tuzin duzia dussin"
    .split(" ")
    .map((word): [string, number] => [word, 12]),
  ...countings.flatMap(({ hundred }) => numbered(hundred, () => 100)),
  ["score", 20],
  ["tjog", 20],
  ["trio", 3],
  ["quartet", 4],
  ..."couple pair pairs paire par paio pary paru".split(" ").map((word): [string, number] => [word, 2]),
]);
/** An unspecified number, unless a number precedes it. */
export const uncountedBundles: ReadonlySet<string> = new Set("dozens hundreds".split(" "));
/** Other words where no article stands before them: "par carte". */
export const bundlesAfterArticle: ReadonlySet<string> = new Set(["par"]);
/** Words for more than one piece that do not say how many. */
export const uncountedWords: ReadonlySet<string> = new Set(
  "both beide beiden ambos ambas entrambi entrambe oba obie obydwa bada thousand thousands tausend dizaine quinzaine vingtaine trentaine cinquantaine centaine decena decina ventina trentina dezena tiental twintigtal several few handful many multiple hundreds mehrere einige viele paar plusieurs quelques beaucoup varios varias algunos algunas muchos diversi alcuni alcune molti meerdere enkele kilka wiele varios vários alguns flera nagra".split(
    " ",
  ),
);
/** Take the place of a number: "some mugs", "plenty of them". Elsewhere they mean something else: "some colour". */
export const vagueNumerals: ReadonlySet<string> = new Set(
  "some enough lots plenty loads tons bunch".split(" "),
);
/** The same, but only of what the page offers: "all of them". */
export const allWords: ReadonlySet<string> = new Set(
  "all alle alla tous toutes todos todas tutti tutte wszystkie".split(" "),
);
/** Before a number, they say that it is not exact. */
export const hedgesBefore: readonly (readonly string[])[] = wordsOfPhrases(
  "about, around, roughly, approximately, approx, circa, ca, some, nearly, almost, over, under, at least, at most, up to, more than, less than, fewer than, maybe, perhaps, ungefahr, etwa, rund, zirka, mindestens, hochstens, bis zu, vielleicht, mehr als, environ, au moins, jusqu'a, a peu pres, plus de, aproximadamente, unos, unas, al menos, hasta, quizas, mas de, almeno, forse, fino a, piu di, ongeveer, minstens, hoogstens, misschien, okolo, co najmniej, cerca de, pelo menos, talvez, ungefar, cirka, minst, kanske, upp till, 約",
);
/** The same, after it. */
export const hedgesAfter: readonly (readonly string[])[] = wordsOfPhrases(
  "or so, or more, or less, or fewer, ish, odd, give or take, oder so, oder mehr, ou plus, ou moins, o mas, o asi, o piu, of meer, of zo, eller sa, eller fler, ou mais, lub wiecej",
);
/** Between two numbers: "two or three", "2 to 4". */
export const numberRangeWords: ReadonlySet<string> = new Set(
  "or to oder bis ou a o of tot lub do eller till".split(" "),
);

function wordsOfPhrases(text: string): string[][] {
  return text.split(", ").map((phrase) => phrase.split(" "));
}

/** Numbers that only their own letters tell from names and other words: "tři" from "tri", "kırk" from "Kirk". */
export const numbersAsWritten: ReadonlyMap<string, number> = new Map([
  ["tři", 3],
  ["pět", 5],
  ["üç", 3],
  ["kırk", 40],
]);
/** Numbers of Danish and Norwegian that are other words in English, and what tells that a request is in one of these. */
export const scandinavianNumbers: ReadonlyMap<string, number> = new Map([["to", 2]]);
export const scandinavianWords: ReadonlySet<string> = new Set(
  "og jeg gerne gjerne tak takk venligst vennligst stk helst pladser plasser".split(" "),
);
export const scandinavianLetters: RegExp = /[æøå]/iu;
/** Before a word for pieces they can only be numbers: "iki adet", "osm kusů". */
export const numbersBeforePieces: ReadonlyMap<string, number> = new Map([
  ["iki", 2],
  ["uc", 3],
  ["alti", 6],
  ["altı", 6],
  ["on", 10],
  ["tri", 3],
  ["pet", 5],
  ["osm", 8],
]);

/** A pair in German; in lower case it means a few. */
export const bundleWordsAsWritten: ReadonlyMap<string, number> = new Map([["Paar", 2]]);

/** "One each", "of each". */
export const eachWords: ReadonlySet<string> = new Set(
  "each apiece je jeweils chacun chacune chaque cada ciascuno ciascuna ognuno elk elke ieder iedere kazdego kazdej varsin hver hvert".split(
    " ",
  ),
);
/** Between a number and a unit: "a whole year". */
export const wholeWords: ReadonlySet<string> = new Set(
  "whole full entire ganzes ganze ganzen entier entiere entero entera intero intera heel hele caly cala hel helt hela cely cela inteiro inteira".split(
    " ",
  ),
);
export const halfWords: ReadonlySet<string> = new Set(
  "half halbes halbe halber demi media medio mezza mezzo half pol pul meia meio halvt halv puoli yarim".split(
    " ",
  ),
);
export const quarterWords: ReadonlySet<string> = new Set(
  "quarter viertel quart cuarto kwart cwierc ctvrt".split(" "),
);

/** Before the number of a model or a part: "version 2". */
export const seriesWords: ReadonlySet<string> = new Set(
  "version ver v gen generation model modell modele modelo modello series serie type typ tipo number nr no numero mark mk vol volume tome band teil part edition".split(
    " ",
  ),
);

/** One of something, and no article. */
export const oneWords: ReadonlySet<string> = new Set("one another uno eins jeden jedna jedno".split(" "));

/** Between the last two of several. */
export const andWords: ReadonlySet<string> = new Set("and und et y e ed en og och i a ja ve".split(" "));
