import { expect, it } from "vitest";
import { recipientIn, withoutRecipient } from "./recipient-in.ts";

function read(request: string) {
  const found = recipientIn(request);
  if (!found) return undefined;
  const { name, shipping } = found;
  const { addressLines, locality, administrativeAreaCode, postalCode, countryCode } = shipping;
  return [
    [name?.first, name?.last].filter(Boolean).join("|"),
    addressLines.join("|"),
    [postalCode, locality, administrativeAreaCode, countryCode].filter(Boolean).join("|"),
  ].join(" / ");
}

it.each([
  [
    "Ship it to Anna Schmidt, Hauptstraße 5, 10115 Berlin, Germany.",
    "Anna|Schmidt / Hauptstraße 5 / 10115|Berlin|DE",
  ],
  [
    "Two blue mugs. Please send them to my friend Grace Hopper at 12 Main St, Springfield, IL 62704, and wrap them.",
    "Grace|Hopper / 12 Main St / 62704|Springfield|IL|US",
  ],
  [
    "Deliver to: Jane Doe, 742 Evergreen Terrace, Apt 4, Portland, OR 97201, USA",
    "Jane|Doe / 742 Evergreen Terrace|Apt 4 / 97201|Portland|OR|US",
  ],
  ["Size M to Flat 3, 22 High Street, London SW1A 1AA", " / 22 High Street|Flat 3 / SW1A 1AA|London|GB"],
  ["Envoyez-le à Marie Curie, 5 rue de Rivoli, 75001 Paris", "Marie|Curie / 5 rue de Rivoli / 75001|Paris"],
  [
    "für Karl Meyer, Am Markt 2a, 80331 München, bitte mit Express",
    "Karl|Meyer / Am Markt 2a / 80331|München",
  ],
  [
    "stuur naar Piet de Vries, Damrak 70, 1012 AB Amsterdam",
    "Piet|de Vries / Damrak 70 / 1012 AB|Amsterdam|NL",
  ],
  [
    "Wyślij do Ewa Nowak, ul. Marszałkowska 10, 00-950 Warszawa",
    "Ewa|Nowak / ul. Marszałkowska 10 / 00-950|Warszawa|PL",
  ],
  [
    "Engraved with Rex, and ship it to Jane Doe, 12 Main St, Springfield, IL 62704",
    "Jane|Doe / 12 Main St / 62704|Springfield|IL|US",
  ],
  ["Ship to 88 Queen St W, Toronto, ON M5H 2M9, Canada", " / 88 Queen St W / M5H 2M9|Toronto|ON|CA"],
  [
    "Name: Ada Byron\nAddress: 1 Loop Road\nCity: Austin\nState: Texas\nZIP: 78701",
    "Ada|Byron / 1 Loop Road / 78701|Austin|Texas|US",
  ],
  [
    "One lamp.\nShip to:\nAda Byron\n1 Loop Road\nAustin, TX 78701\nUnited States\nThanks!",
    "Ada|Byron / 1 Loop Road / 78701|Austin|TX|US",
  ],
  [
    "Enviar a Ana Ruiz, Calle Mayor, 12, 28013 Madrid, España",
    "Ana|Ruiz / Calle Mayor, 12 / 28013|Madrid|ES",
  ],
  [
    "Spedire a Luca Bianchi, Via Roma 12, 20121 Milano (MI), Italia",
    "Luca|Bianchi / Via Roma 12 / 20121|Milano|IT",
  ],
  [
    "para Ana Souza, Rua Augusta, 100, São Paulo - SP, 01310-100",
    "Ana|Souza / Rua Augusta, 100 / 01310-100|São Paulo|SP|BR",
  ],
  [
    "to Ravi Rao, 12 MG Road, Bengaluru, Karnataka 560001",
    "Ravi|Rao / 12 MG Road / 560001|Bengaluru|Karnataka|IN",
  ],
  ["to Nagy Anna, Kossuth Lajos utca 10, 1053 Budapest", "Nagy|Anna / Kossuth Lajos utca 10 / 1053|Budapest"],
  ["to Unit 3/45 Smith St, Melbourne VIC 3000, Australia", " / 3/45 Smith St / 3000|Melbourne|VIC|AU"],
  [
    "Please mail it to John Roe, PO Box 123, Springfield, IL 62704-0123",
    "John|Roe / PO Box 123 / 62704-0123|Springfield|IL|US",
  ],
])("reads where %j sends the goods", (request, expected) => {
  expect(read(request)).toBe(expected);
});

it.each([
  "2 mugs in blue, size 10, 24 pieces",
  "3 boxes, 12 Red Roses, 10115 Berlin edition, 5000 Pieces",
  "Puzzle Neuschwanstein, 1000, 49 Euro",
  "The 2024 edition, 500 pages, in Berlin",
  "Billing address: Anna Schmidt, Hauptstraße 5, 10115 Berlin",
  'A stamp with the text "Jane Doe, 12 Main St, Springfield, IL 62704"',
  "A pet tag engraved Rex, 12 Main St, Springfield, IL 62704",
  "Türschild mit der Gravur: Anna Schmidt, Hauptstraße 5, 10115 Berlin",
  "I pick it up at the store, 12 Main St, Springfield, IL 62704",
  "Send one to Anna Schmidt, Hauptstraße 5, 10115 Berlin and one to Karl Meyer, Am Markt 2, 80331 München",
])("reads no recipient in %j", (request) => {
  expect(recipientIn(request)).toBeUndefined();
});

it("leaves the rest of the request without the address", () => {
  const request =
    "2 mugs in blue to Anna Schmidt, Hauptstraße 5, 10115 Berlin, Germany, with express shipping";
  const found = recipientIn(request);
  expect(found && withoutRecipient(request, found)).toBe("2 mugs in blue to, with express shipping");
});
