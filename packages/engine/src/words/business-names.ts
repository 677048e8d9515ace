import { phrases } from "./phrases.ts";

/** What a choice says that is for those who do not buy for themselves. Normalised. */
export const businessNames = phrases`business, company, corporate, organization, organisation, firma, firmenkunde,
  unternehmen, geschaftskunde, geschaftlich, gewerblich, gewerbe, entreprise, societe, professionnel, empresa,
  autonomo, azienda, societa, impresa, professionista, bedrijf, zakelijk, firma lub instytucja, przedsiebiorstwo,
  foretag, pessoa juridica, 法人, 会社`;
