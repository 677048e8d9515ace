import { phrases } from "../phrases.ts";

/** Other names of countries that shops use, besides the codes and the platform's names. Normalised. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  US: phrases`united states, united states of america, u s a, u s, america`,
  GB: phrases`united kingdom, uk, great britain, united kingdom gb, england`,
  NL: phrases`netherlands, the netherlands, holland`,
  KR: phrases`south korea, korea republic of, republic of korea, korea`,
  CZ: phrases`czech republic, czechia, ceska republika`,
  SK: phrases`slovak republic, slovakia, slovenska republika`,
  RU: phrases`russian federation, russia`,
  VN: phrases`viet nam, vietnam`,
  HK: phrases`hong kong, hong kong sar china`,
  TW: phrases`taiwan, taiwan province of china`,
  TR: phrases`turkey, turkiye`,
};
