import { phrases } from "../phrases.ts";

/** Words before or after a region's name that only say what kind of region it is. Normalised. */
export const regionKinds = {
  before: phrases`dki, province of, state of, county of, county, co, city of, region of, canton of, provincia di, provincia de,
    provincia, estado de, comunidad de, principado de, regiao autonoma dos, regiao autonoma da, land, canton de,
    kanton, wojewodztwo`,
  behind: phrases`prefecture, metropolis, province, state, region, county, district, territory, city, to, fu, ken,
    lan, s lan, oblast, kray, sheng, shi, do`,
  behindHan: phrases`都, 府, 県, 省, 市`,
} as const;
