import { languageCodes } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";

const usStates =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific";
const canadianProvinces =
  "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon";
const australianStates =
  "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia";
const germanStates =
  "BW Baden-Württemberg,BY Bayern,BE Berlin,BB Brandenburg,HB Bremen,HH Hamburg,HE Hessen,MV Mecklenburg-Vorpommern,NI Niedersachsen,NW Nordrhein-Westfalen,RP Rheinland-Pfalz,SL Saarland,SN Sachsen,ST Sachsen-Anhalt,SH Schleswig-Holstein,TH Thüringen";
/** Numbered as the state does; each in Latin letters and as it is written. */
const japanesePrefectures =
  "01 Hokkaido/北海道,02 Aomori/青森県,03 Iwate/岩手県,04 Miyagi/宮城県,05 Akita/秋田県,06 Yamagata/山形県,07 Fukushima/福島県,08 Ibaraki/茨城県,09 Tochigi/栃木県,10 Gunma/群馬県,11 Saitama/埼玉県,12 Chiba/千葉県,13 Tokyo/東京都,14 Kanagawa/神奈川県,15 Niigata/新潟県,16 Toyama/富山県,17 Ishikawa/石川県,18 Fukui/福井県,19 Yamanashi/山梨県,20 Nagano/長野県,21 Gifu/岐阜県,22 Shizuoka/静岡県,23 Aichi/愛知県,24 Mie/三重県,25 Shiga/滋賀県,26 Kyoto/京都府,27 Osaka/大阪府,28 Hyogo/兵庫県,29 Nara/奈良県,30 Wakayama/和歌山県,31 Tottori/鳥取県,32 Shimane/島根県,33 Okayama/岡山県,34 Hiroshima/広島県,35 Yamaguchi/山口県,36 Tokushima/徳島県,37 Kagawa/香川県,38 Ehime/愛媛県,39 Kochi/高知県,40 Fukuoka/福岡県,41 Saga/佐賀県,42 Nagasaki/長崎県,43 Kumamoto/熊本県,44 Oita/大分県,45 Miyazaki/宮崎県,46 Kagoshima/鹿児島県,47 Okinawa/沖縄県";
const subdivisions: Readonly<Record<string, string>> = {
  US: usStates,
  CA: canadianProvinces,
  AU: australianStates,
  DE: germanStates,
  JP: japanesePrefectures,
};

/** All ISO 3166-1 alpha-2 codes. */
const countryCodes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

const countryAliases: Readonly<Record<string, readonly string[]>> = {
  US: ["united states", "united states of america", "usa", "us", "u s a", "u s", "america"],
  GB: ["united kingdom", "uk", "great britain", "united kingdom gb", "england", "gbr"],
  NL: ["netherlands", "the netherlands", "holland", "nld"],
  KR: ["south korea", "korea republic of", "republic of korea", "korea"],
  CZ: ["czech republic", "czechia"],
  DE: ["germany", "deu"],
  FR: ["france", "fra"],
  CA: ["canada", "can"],
  RU: ["russian federation", "russia"],
  VN: ["viet nam", "vietnam"],
  HK: ["hong kong", "hong kong sar china"],
  TW: ["taiwan", "taiwan province of china"],
  TR: ["turkey", "turkiye"],
};

/** Spellings under which a list may hold a country: its code, its names in the given languages, known aliases. Normalised. */
export function countryNames(code: string, languages: readonly string[]): string[] {
  const upper = code.toUpperCase();
  const named = [...new Set([...languages, "en"])].map((language) => countryName(language, upper));
  return [upper.toLowerCase(), ...named.map(normalise), ...(countryAliases[upper] ?? [])].filter(Boolean);
}

/** Code and names of a state or province, from any of them; the text itself where the country's list is not known. */
export function stateNames(state: string, countryCode: string | undefined): string[] {
  const country = countryCode?.toLowerCase();
  const plain = normalise(state);
  const wanted = [plain, plain.replace(/^[a-z]{2} (?=[a-z\d]{1,3}$)/, ""), withoutKind(plain)];
  const lists =
    country === undefined ? Object.values(subdivisions) : [subdivisions[country.toUpperCase()] ?? ""];
  const found = lists.flatMap(statesOf).find((spellings) => spellings.some((one) => wanted.includes(one)));
  if (found) return [...found, `${country ?? "us"} ${found[0]}`];
  return country === undefined ? [plain] : [plain, `${country} ${plain}`];
}

/** Each state of a list by its code and then its names, normalised. */
function statesOf(list: string): string[][] {
  return list.split(",").map((entry) => {
    const [code = "", ...words] = entry.split(" ");
    const names = words.join(" ").split("/").map(normalise);
    return [...new Set([code.toLowerCase(), ...names, ...names.map(withoutKind)])];
  });
}

/** "Tokyo Prefecture" and "Tokyo-to" are Tokyo. */
function withoutKind(name: string): string {
  return name.replace(/(?<=\p{L}) (prefecture|metropolis|to|fu|ken)$|(?<=\p{Script=Han}{2})[都府県]$/u, "");
}

/** Whether a text is a state of a country whose shops let one choose it from a list. */
export function isListedState(text: string): boolean {
  listedStates ??= new Set(
    [usStates, canadianProvinces, japanesePrefectures].flatMap((list) => [
      ...list.split(",").map(normalise),
      ...statesOf(list).flat(),
    ]),
  );
  return listedStates.has(normalise(text));
}

/** Built once, on first use. */
let listedStates: Set<string> | undefined;

/** Whether a text is a country's code or its name in one of the languages the engine reads. */
export function isCountry(text: string): boolean {
  return countryIndex().has(normalise(text));
}

let index: Set<string> | undefined;

/** Built once, on first use: 2,500 names. It only ever holds what is written above. */
function countryIndex(): Set<string> {
  index ??= new Set(countryCodes.flatMap((code) => countryNames(code, languageCodes)));
  return index;
}

/** "" for what is no country's code: a buyer's profile may hold any text there. */
export function countryName(language: string, code: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code) ?? "";
  } catch {
    return "";
  }
}
