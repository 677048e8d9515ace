import { expect, test } from "vitest";
import { isLanguageKnown, languages, languagesFor } from "./languages.ts";

const vietnamese = ["Thêm vào giỏ hàng", "Địa chỉ", "Số điện thoại", "Phương thức thanh toán", "Đặt hàng"];
const greek = ["Όνομα", "Διεύθυνση", "Τρόπος πληρωμής", "Αποστολή παραγγελίας"];

test("a page is in no language that is read where it says so, or where its letters do", () => {
  expect(isLanguageKnown("vi-VN", [])).toBe(false);
  expect(isLanguageKnown("en", vietnamese)).toBe(false);
  expect(isLanguageKnown("", greek)).toBe(false);
});

test.each([
  ["de-AT", ["Straße", "Fußmatte", "Größe"]],
  ["", ["Zamówienie", "Płatność", "Źródło", "Żółty"]],
  ["", ["Sepetiniz boş", "İlçe", "Kapıda Ödeme", "Müşteri", "Satış sözleşmesi", "Siparişi Tamamla", "Şifre"]],
  ["", ["Košík", "Příjmení", "Město", "PSČ", "Způsob", "Objednávka", "Číslo", "Děkujeme"]],
  ["", ["ご注文手続き", "カート", "郵便番号", "ひらがな"]],
  ["en", ["Türkçe", "Čeština", "Ελληνικά", "Русский", "Your order", "Magyar"]],
  ["fr", ["Œuvre", "À côté", "Où", "Naïve", "Çà et là"]],
])("a page in %j with %j is read", (language, texts) => {
  expect(isLanguageKnown(language, texts)).toBe(true);
});

test("pages of a language are read in the same list, with their own language first", () => {
  expect(languagesFor("de-AT")).toBe(languagesFor("de"));
  expect(
    languagesFor("de")
      .map(({ language }) => language)
      .slice(0, 2),
  ).toEqual(["de", "en"]);
  expect(languagesFor("nn")[0]?.language).toBe("nb");
  expect(languagesFor("el")).toBe(languages);
});
