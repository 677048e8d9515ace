import { describe, expect, test } from "vitest";
import { machineNames } from "./fields/machine-names.ts";
import { en } from "./languages/en.ts";
import { languages, languagesFor } from "./languages.ts";
import { hasPhrase, normalise, splitName } from "./normalise.ts";

/** Every list of phrases in a language, by its path. */
function phraseLists(value: unknown, path = ""): [string, readonly string[]][] {
  if (Array.isArray(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => phraseLists(inner, `${path}.${key}`));
}

describe.each(languages)("the words of $language", (words) => {
  test("hold every list that English holds, none of them empty but the articles, which not every language has", () => {
    expect(
      phraseLists(words)
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      phraseLists(en)
        .map(([path]) => path)
        .sort(),
    );
    const lists = phraseLists({ ...words, articles: [""] });
    expect(lists.filter(([, phrases]) => phrases.length === 0)).toEqual([]);
  });

  test("are written as a page's text is normalised, or they would never match", () => {
    const odd = phraseLists(words).flatMap(([path, phrases]) =>
      phrases
        .filter((phrase) => normalise(phrase) !== phrase)
        .map((phrase) => `${path}: ${phrase} -> ${normalise(phrase)}`),
    );
    expect(odd).toEqual([]);
  });
});

test.each([
  ["en", "Thank you. Your order has been received."],
  ["en", "You have successfully placed an order."],
  ["de", "Du hast erfolgreich eine Bestellung aufgegeben"],
  ["fr", "Votre commande a bien été prise en compte."],
  ["es", "Ha realizado correctamente un pedido."],
  ["it", "Hai effettuato un ordine con successo."],
  ["nl", "Je hebt een bestelling geplaatst."],
  ["pl", "Złożyłeś zamówienie."],
  ["pt", "Pedido efetuado com sucesso."],
  ["sv", "Din beställning har lagts."],
  ["de", "Vielen Dank. Deine Bestellung ist eingegangen."],
  ["fr", "Merci. Votre commande a été reçue."],
  ["es", "Gracias. Tu pedido ha sido recibido."],
  ["it", "Grazie. Il tuo ordine è stato ricevuto."],
  ["nl", "Bedankt. Je bestelling is ontvangen."],
  ["pl", "Dziękujemy. Otrzymaliśmy Twoje zamówienie."],
  ["pt", "Obrigado. Seu pedido foi recebido."],
  ["sv", "Tack. Din beställning har mottagits."],
  ["ja", "ありがとうございます。注文を受け取りました。"],
  ["tr", "SİPARİŞİNİZ ALINDI. Teşekkürler."],
  ["tr", "Siparişiniz başarıyla oluşturuldu."],
  ["cs", "Vaše objednávka byla přijata. Děkujeme vám."],
  ["da", "Tak for dit køb. Din ordre er modtaget."],
  ["nb", "Takk. Bestillingen din er mottatt."],
  ["fi", "Kiitos. Tilauksesi on vastaanotettu."],
  ["cs", "Objednávka byla úspěšně odeslána."],
])("an order is known to be placed in %s", (language, text) => {
  const words = languages.find((one) => one.language === language);
  expect(hasPhrase(normalise(text), words?.confirmation.placed ?? [])).toBe(true);
});

test.each([
  ["en", "Products marked with *** don't exist in desired quantity in our stock."],
  ["en", "There are not enough products in stock."],
  ["de", "Die markierten Produkte sind leider nicht in der von Ihnen gewünschten Menge auf Lager."],
  ["fr", "Il n'y a pas assez de produits en stock."],
])("too few pieces are known to be left in %s: %s", (language, text) => {
  const words = languages.find((one) => one.language === language);
  expect(hasPhrase(normalise(text), words?.soldOut ?? [])).toBe(true);
});

test.each([
  ["en", "Your card was declined.", "Please enter your postcode.", "This item is out of stock."],
  ["en", "Your bank did not agree. Try a different card.", "Enter a street.", "This item is out of stock."],
  [
    "de",
    "Ihre Karte wurde abgelehnt.",
    "Bitte geben Sie eine Postleitzahl ein.",
    "Dieser Artikel ist ausverkauft.",
  ],
  [
    "fr",
    "Votre carte a été refusée.",
    "Veuillez saisir votre code postal.",
    "Ce produit est en rupture de stock.",
  ],
  ["es", "Su tarjeta fue rechazada.", "El código postal es obligatorio.", "Este producto está agotado."],
  ["it", "La tua carta è stata rifiutata.", "Il CAP è obbligatorio.", "Il prodotto è esaurito."],
  [
    "nl",
    "Je betaling is geweigerd.",
    "Vul je postcode in, dit veld is verplicht.",
    "Dit product is uitverkocht.",
  ],
  ["pt", "Seu cartão foi recusado.", "O CEP é obrigatório.", "Produto esgotado."],
  ["pl", "Twoja karta została odrzucona.", "Pole kod pocztowy jest wymagane.", "Produkt jest wyprzedany."],
  ["sv", "Ditt kort nekades.", "Postnummer är ett obligatoriskt fält.", "Varan är slutsåld."],
  ["ja", "カードが承認されませんでした。", "郵便番号を入力してください。", "この商品は売り切れです。"],
  ["tr", "Kartınız reddedildi.", "Posta kodu zorunlu bir alandır, lütfen doldurunuz.", "Bu ürün stokta yok."],
  ["da", "Dit kort blev afvist.", "Postnummer skal udfyldes.", "Varen er udsolgt."],
  ["nb", "Kortet ditt ble avvist.", "Postnummer er påkrevd.", "Varen er ikke på lager."],
  ["en", "Sorry, we can't approve this order", "Postal code is required", "Sold out"],
  ["fi", "Korttisi hylättiin.", "Postinumero on pakollinen tieto.", "Tuote on loppuunmyyty."],
  ["cs", "Vaše karta byla zamítnuta.", "PSČ je povinné.", "Zboží je vyprodané."],
])("a refusal is understood in %s: %s %s %s", (language, declined, field, soldOut) => {
  const words = languages.find((one) => one.language === language);
  expect(hasPhrase(normalise(declined), words?.refusal.declined ?? [])).toBe(true);
  expect(hasPhrase(normalise(field), words?.refusal.field ?? [])).toBe(true);
  expect(hasPhrase(normalise(soldOut), words?.soldOut ?? [])).toBe(true);
});

test("developers' names are written as names are split", () => {
  const odd = Object.values(machineNames)
    .flat()
    .filter((name) => splitName(name) !== name);
  expect(odd).toEqual([]);
});

test("the page's own language comes first, and English is always tried", () => {
  expect(
    languagesFor("de-AT")
      .slice(0, 2)
      .map(({ language }) => language),
  ).toEqual(["de", "en"]);
  expect(languagesFor("")[0]?.language).toBe("en");
  expect(languagesFor("no")[0]?.language).toBe("nb");
});

test.each([
  ["Straße & Hausnummer *", "strasse hausnummer"],
  ["  Prénom : ", "prenom"],
  ["E-Mail-Adresse", "e mail adresse"],
  ["Número de teléfono", "numero de telefono"],
  ["Województwo", "wojewodztwo"],
  ["ADINIZ / Adınız", "adiniz adiniz"],
  ["İLÇE / ilçe", "ilce ilce"],
  ["Beløb, Læg i kurv, På lager", "belob laeg i kurv pa lager"],
  ["Příjmení, Město, PSČ", "prijmeni mesto psc"],
  ["郵便番号（必須）", "郵便番号 必須"],
])("%j is read as %j", (text, plain) => {
  expect(normalise(text)).toBe(plain);
});

test.each([
  ["billingAddress[postCode]", "billing address post code"],
  ["cc_exp-month", "cc exp month"],
  ["txtCardNum", "txt card num"],
  ["address1", "address 1"],
])("the name %j is split into %j", (name, words) => {
  expect(splitName(name)).toBe(words);
});
