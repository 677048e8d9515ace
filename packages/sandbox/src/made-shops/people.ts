import type { LanguageCode } from "./words/choose-words.ts";

/** The buyer in a made shop: someone who lives where its language is spoken. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** The same in national notation, digits only. */
  readonly nationalPhone: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly isNumberFirst: boolean;
  readonly city: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly regionCode: string;
  /** Regions of the country as the shop lists them, code and name; the person's own is included. */
  readonly regions: readonly (readonly [code: string, name: string])[];
}

const anna = { firstName: "Ada", lastName: "Lindholm", email: "ada.lindholm@example.com" };

export const people: Readonly<Record<LanguageCode, Person>> = {
  en: {
    ...anna,
    phone: "+14155550123",
    nationalPhone: "4155550123",
    street: "Analytical Way",
    houseNumber: "12",
    isNumberFirst: true,
    city: "San Francisco",
    postcode: "94107",
    countryCode: "US",
    regionCode: "CA",
    regions: [
      ["AL", "Alabama"],
      ["CA", "California"],
      ["CO", "Colorado"],
      ["NY", "New York"],
      ["VT", "Vermont"],
    ],
  },
  de: {
    ...anna,
    phone: "+493012345678",
    nationalPhone: "03012345678",
    street: "Lindenallee",
    houseNumber: "7",
    isNumberFirst: false,
    city: "Berlin",
    postcode: "10115",
    countryCode: "DE",
    regionCode: "BE",
    regions: [
      ["BW", "Baden-Württemberg"],
      ["BY", "Bayern"],
      ["BE", "Berlin"],
      ["HH", "Hamburg"],
    ],
  },
  fr: {
    ...anna,
    phone: "+33142685300",
    nationalPhone: "0142685300",
    street: "rue des Lilas",
    houseNumber: "14",
    isNumberFirst: true,
    city: "Paris",
    postcode: "75011",
    countryCode: "FR",
    regionCode: "IDF",
    regions: [
      ["ARA", "Auvergne-Rhône-Alpes"],
      ["BRE", "Bretagne"],
      ["IDF", "Île-de-France"],
    ],
  },
  es: {
    ...anna,
    phone: "+34911234567",
    nationalPhone: "911234567",
    street: "Calle de Alcalá",
    houseNumber: "45",
    isNumberFirst: false,
    city: "Madrid",
    postcode: "28014",
    countryCode: "ES",
    regionCode: "M",
    regions: [
      ["B", "Barcelona"],
      ["M", "Madrid"],
      ["SE", "Sevilla"],
    ],
  },
  it: {
    ...anna,
    phone: "+390612345678",
    nationalPhone: "0612345678",
    street: "Via Garibaldi",
    houseNumber: "9",
    isNumberFirst: false,
    city: "Roma",
    postcode: "00184",
    countryCode: "IT",
    regionCode: "RM",
    regions: [
      ["MI", "Milano"],
      ["RM", "Roma"],
      ["TO", "Torino"],
    ],
  },
  nl: {
    ...anna,
    phone: "+31201234567",
    nationalPhone: "0201234567",
    street: "Keizersgracht",
    houseNumber: "120",
    isNumberFirst: false,
    city: "Amsterdam",
    postcode: "1015 CX",
    countryCode: "NL",
    regionCode: "NH",
    regions: [
      ["NH", "Noord-Holland"],
      ["UT", "Utrecht"],
      ["ZH", "Zuid-Holland"],
    ],
  },
  pl: {
    ...anna,
    phone: "+48221234567",
    nationalPhone: "221234567",
    street: "ul. Polna",
    houseNumber: "11",
    isNumberFirst: false,
    city: "Warszawa",
    postcode: "00-625",
    countryCode: "PL",
    regionCode: "14",
    regions: [
      ["12", "małopolskie"],
      ["14", "mazowieckie"],
      ["22", "pomorskie"],
    ],
  },
  pt: {
    ...anna,
    phone: "+351211234567",
    nationalPhone: "211234567",
    street: "Rua Augusta",
    houseNumber: "88",
    isNumberFirst: false,
    city: "Lisboa",
    postcode: "1100-053",
    countryCode: "PT",
    regionCode: "11",
    regions: [
      ["03", "Braga"],
      ["11", "Lisboa"],
      ["13", "Porto"],
    ],
  },
  sv: {
    ...anna,
    phone: "+4681234567",
    nationalPhone: "081234567",
    street: "Storgatan",
    houseNumber: "3",
    isNumberFirst: false,
    city: "Stockholm",
    postcode: "111 23",
    countryCode: "SE",
    regionCode: "AB",
    regions: [
      ["AB", "Stockholms län"],
      ["M", "Skåne län"],
      ["O", "Västra Götalands län"],
    ],
  },
  ja: {
    ...anna,
    phone: "+81312345678",
    nationalPhone: "0312345678",
    street: "Jingumae",
    houseNumber: "5",
    isNumberFirst: false,
    city: "Shibuya",
    postcode: "150-0001",
    countryCode: "JP",
    regionCode: "13",
    regions: [
      ["13", "東京都"],
      ["14", "神奈川県"],
      ["27", "大阪府"],
    ],
  },
};

export function streetLine({ street, houseNumber, isNumberFirst }: Person): string {
  return isNumberFirst ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}
