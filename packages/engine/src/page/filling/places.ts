import { normalise } from "../../words/normalise.ts";

const usStates =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific";
const canadianProvinces =
  "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon";
const australianStates =
  "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia";
const germanStates =
  "BW Baden-Württemberg,BY Bayern,BE Berlin,BB Brandenburg,HB Bremen,HH Hamburg,HE Hessen,MV Mecklenburg-Vorpommern,NI Niedersachsen,NW Nordrhein-Westfalen,RP Rheinland-Pfalz,SL Saarland,SN Sachsen,ST Sachsen-Anhalt,SH Schleswig-Holstein,TH Thüringen";
const subdivisions: Readonly<Record<string, string>> = {
  US: usStates,
  CA: canadianProvinces,
  AU: australianStates,
  DE: germanStates,
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

/** Code and name of a state or province, from either; the text itself where the country's list is not known. */
export function stateNames(state: string, countryCode: string | undefined): string[] {
  const plain = normalise(state);
  const lists =
    countryCode === undefined ? Object.values(subdivisions) : [subdivisions[countryCode.toUpperCase()] ?? ""];
  for (const list of lists) {
    for (const entry of list.split(",")) {
      const [code = "", ...words] = entry.split(" ");
      const name = normalise(words.join(" "));
      if (code.toLowerCase() === plain || name === plain)
        return [code.toLowerCase(), name, `${(countryCode ?? "us").toLowerCase()} ${code.toLowerCase()}`];
    }
  }
  return countryCode === undefined ? [plain] : [plain, `${countryCode.toLowerCase()} ${plain}`];
}

export function isUsOrCanadianState(text: string): boolean {
  const plain = normalise(text);
  return [usStates, canadianProvinces].some((list) =>
    list.split(",").some((entry) => {
      const [code = "", ...words] = entry.split(" ");
      return (
        code.toLowerCase() === plain || normalise(words.join(" ")) === plain || normalise(entry) === plain
      );
    }),
  );
}

const knownCountryNames = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "ja"];

/** Whether a text is a country's code or its name in one of the languages the engine reads. */
export function isCountry(text: string): boolean {
  return countryIndex().has(normalise(text));
}

let index: Set<string> | undefined;

/** Built once, on first use: 2,500 names. It only ever holds what is written above. */
function countryIndex(): Set<string> {
  index ??= new Set(countryCodes.flatMap((code) => countryNames(code, knownCountryNames)));
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
