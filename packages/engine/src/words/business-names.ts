import { phrases } from "./phrases.ts";

/** Labels of choices for business customers. Normalised. */
export const businessNames = phrases`business, company, corporate, organization, organisation, firma, firmenkunde,
  unternehmen, geschaftskunde, geschaftlich, gewerblich, gewerbe, entreprise, societe, professionnel, empresa,
  autonomo, azienda, societa, impresa, professionista, bedrijf, zakelijk, firma lub instytucja, przedsiebiorstwo,
  foretag, pessoa juridica, kurumsal, tuzel kisi, sirket, ticari, podnikatel, nakup na firmu, nakupuji na firmu,
  spolecnost, zivnostnik, virksomhed, erhverv, erhvervskunde, bedrift, bedriftskunde, selskap, 法人, 会社`;
