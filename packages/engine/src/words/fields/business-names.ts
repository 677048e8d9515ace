import { hasPhrase, isUnspaced, normalise } from "../normalise.ts";
import { phrases } from "../phrases.ts";

/** Labels of choices for business customers. Normalised. */
const businessNames = phrases`business, company, corporate, organization, organisation, firma, firmenkunde,
  unternehmen, geschaftskunde, geschaftlich, gewerblich, gewerbe, entreprise, societe, professionnel, empresa,
  autonomo, azienda, societa, impresa, professionista, bedrijf, zakelijk, firma lub instytucja, przedsiebiorstwo,
  foretag, pessoa juridica, kurumsal, tuzel kisi, sirket, ticari, podnikatel, nakup na firmu, nakupuji na firmu,
  spolecnost, zivnostnik, virksomhed, erhverv, erhvervskunde, bedrift, bedriftskunde, selskap, zakelijke, bedrijven, geschaftskunden, firmenkunden, professionnels, entreprises, empresas,
  aziende, professionisti, companies, businesses, 法人, 会社`;

/** Labels of choices for persons. Normalised. */
const personNames = phrases`private, private customer, private person, private individual, personal, individual, consumer, privat, privatkunde, privatkunden, privatperson,
  privatpersonen, verbraucher, particulier, particuliers, particular, particulares, privato, privati, consument, consumenten,
  osoba prywatna, osoba fizyczna, klient indywidualny, klienci indywidualni, konsument, privatkund, privatkunder, soukroma osoba, fyzicka osoba,
  pessoa fisica, bireysel, 個人`;

/** Whether words are the name of a business customer, and say nothing else. */
export function isBusinessName(words: string): boolean {
  return businessNames.includes(normalise(words));
}

/** Whether words are the name of a customer who is a person, and say nothing else. */
export function isPersonName(words: string): boolean {
  return personNames.includes(normalise(words));
}

/** Whether a label is for persons and for no business. */
export function namesPerson(label: string): boolean {
  return hasPhrase(normalise(label), personNames) && !namesBusiness(label);
}

/** Whether a label is for business customers. */
export function namesBusiness(label: string): boolean {
  const plain = normalise(label);
  return businessNames.some((name) => (isUnspaced(name) ? plain.includes(name) : hasPhrase(plain, [name])));
}
