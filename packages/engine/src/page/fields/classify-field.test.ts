import { describe, expect, test } from "vitest";
import { languages } from "../../words/languages.ts";
import { classifyField, type FieldDescriptor } from "./classify-field.ts";
import { classifyFields } from "./classify-fields.ts";

/** A visible text field about which the page says nothing but what is given. */
function describeField(given: Partial<FieldDescriptor>): FieldDescriptor {
  const silent = {
    type: "text",
    autocomplete: "",
    name: "",
    id: "",
    hints: "",
    label: "",
    title: "",
    placeholder: "",
    nearby: "",
    group: "",
  };
  const plain = {
    section: "",
    surroundings: "",
    pattern: "",
    required: false,
    enabled: true,
    value: "",
    selector: "input",
    form: 0,
    isAside: false,
  };
  return { kind: "text", ...silent, ...plain, ...given };
}

const roleOf = (given: Partial<FieldDescriptor>) => classifyField(describeField(given), languages).role;

describe("one field by itself", () => {
  test.each([
    [{ autocomplete: "section-a shipping address-line1" }, "addressLine1"],
    [{ autocomplete: "off", name: "zip" }, "postalCode"],
    [{ label: "E-mail address", name: "address" }, "email"],
    [{ label: "Full name (first and last name)" }, "fullName"],
    [{ label: "Gift card number" }, "giftCard"],
    [{ label: "Card number" }, "cardNumber"],
    [{ label: "Card security code" }, "cardCode"],
    [{ name: "txtCVV", type: "password" }, "cardCode"],
    [{ label: "Your secret answer", type: "password" }, "unknown"],
    [{ name: "card[number]" }, "cardNumber"],
    [{ name: "CreditCard.BillingAddress.PostalCode" }, "postalCode"],
    [{ name: "billing_address_city" }, "city"],
    [{ placeholder: "MM / YY" }, "cardExpiry"],
    [{ placeholder: "MM-DD-YYYY" }, "unknown"],
    [{ autocomplete: "cc-given-name", name: "cardHolderFirstName", label: "First name" }, "cardHolderFirst"],
    [{ label: "Name on card" }, "cardHolder"],
    [{ label: "Apartment, suite, etc. (optional)" }, "addressLine2"],
    [{ label: "Address (contd.)", name: "address2" }, "addressLine2"],
    [{ label: "Street Address (cont'd)" }, "addressLine2"],
    [{ label: "Adresse (Fortsetzung)" }, "addressLine2"],
    [{ label: "Postleitzahl *" }, "postalCode"],
    [{ label: "Straße und Hausnummer" }, "addressLine1"],
    [{ label: "Numéro de carte" }, "cardNumber"],
    [{ label: "Código de seguridad" }, "cardCode"],
    [{ label: "Provincia" }, "state"],
    [{ label: "Kod pocztowy" }, "postalCode"],
    [{ label: "郵便番号（必須）" }, "postalCode"],
    [{ label: "Job title", name: "title" }, "unknown"],
    [{ label: "Random unrelated field" }, "unknown"],
    [{ kind: "checkbox", type: "checkbox", label: "I agree to the terms and conditions" }, "terms"],
    [
      { kind: "checkbox", type: "checkbox", label: "My billing address is the same as shipping" },
      "billingSameAsShipping",
    ],
  ] as const)("%j is the %s", (given, role) => {
    expect(roleOf(given)).toBe(role);
  });
});

describe("fields together", () => {
  const roles = (...given: Partial<FieldDescriptor>[]) =>
    classifyFields(given.map(describeField), languages).map(({ role }) => role);

  test("a bare name is the card holder's only beside card fields", () => {
    expect(roles({ label: "Name" }, { label: "Card number" }, { label: "CVC" })[0]).toBe("cardHolder");
    expect(roles({ label: "Name" }, { label: "Address" }, { label: "City" })[0]).toBe("fullName");
  });

  test("a bare number is the card's only beside card fields", () => {
    expect(roles({ name: "number" }, { name: "expiry" }, { name: "cvc" })[0]).toBe("cardNumber");
    expect(roles({ name: "number" }, { label: "City" })[0]).toBe("unknown");
  });

  test("twelve choices are the expiry month beside a card number, and a birthday elsewhere", () => {
    const choices = Array.from({ length: 12 }, (_, month) => ({
      value: `${month + 1}`,
      title: `${month + 1}`,
      enabled: true,
    }));
    expect(roles({ label: "Card number" }, { kind: "select", choices })[1]).toBe("cardExpiryMonth");
    expect(roles({ kind: "select", choices, label: "Birth month" }, { label: "City" })[0]).toBe(
      "dateOfBirth",
    );
  });

  test('a field under "expiration" that is named for the month is the month\'s', () => {
    const month = { label: "Expiration", name: "ccExpMonth", placeholder: "MM / YY" };
    expect(roles({ label: "Card number" }, month)[1]).toBe("cardExpiryMonth");
    expect(roles({ label: "Card number" }, { label: "Expiration", placeholder: "MM / YY" })[1]).toBe(
      "cardExpiry",
    );
  });

  test('a field under "expiration" that says no more than "mm" is the month\'s, beside one for the year', () => {
    const month = { label: "Expiration date", name: "card[2][mm]", placeholder: "mm" };
    const year = { name: "card[2][yy]", placeholder: "yy" };
    expect(roles({ label: "Card number" }, month, year).slice(1)).toEqual([
      "cardExpiryMonth",
      "cardExpiryYear",
    ]);
  });

  test("a list of how one is addressed is no part of the address, whatever it is nested in", () => {
    const choices = ["Mr", "Mrs", "Ms"].map((title) => ({ value: title, title, enabled: true }));
    const name = { name: "data[address][address_title]", id: "address_title", label: "Title *" };
    expect(roles({ kind: "select", choices, ...name })).toEqual(["salutation"]);
  });

  test("a list of kept addresses is no street", () => {
    const choices = ["My address", "Office"].map((title) => ({ value: title, title, enabled: true }));
    const kept = { name: "id_address_delivery", label: "Choose a delivery address:" };
    expect(roles({ kind: "select", choices, ...kept })).toEqual(["unknown"]);
  });

  test("a registration that asks for a job and no street has no part of an address", () => {
    const account = [
      { name: "work", label: "Business e-mail" },
      { name: "secret", type: "password", label: "Password" },
      { name: "role", label: "Job title" },
      { name: "org", label: "Company" },
    ];
    const place = [{ label: "Phone number" }, { label: "Postal code" }];
    expect(roles(...account, ...place).slice(4)).toEqual(["unknown", "unknown"]);
    expect(roles(...account, ...place, { label: "Street address" }).slice(4, 6)).toEqual([
      "phone",
      "postalCode",
    ]);
  });
});
