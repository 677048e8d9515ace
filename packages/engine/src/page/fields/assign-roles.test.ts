import { describe, expect, it, test } from "vitest";
import { languages } from "../../words/languages.ts";
import { assignRoles } from "./assign-roles.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { describeField } from "./field-fixture.ts";

const roleOf = (given: Partial<FieldDescriptor>) => assignRoles([describeField(given)], languages)[0]?.role;

test.each([
  ["Card type", "cardBrand"],
  ["Title", "salutation"],
  ["Country", "country"],
  ["Country or territory", "country"],
  ["State or territory", "state"],
])("a list that can be typed into and is called %s is one of those", (label, role) => {
  expect(roleOf({ kind: "combobox", label })).toBe(role);
});

test.each([
  ["Prefix", ["+353 Ireland", "+44 UK", "+33 France"], "phoneCountry"],
  ["Country code", ["+966", "+971", "+44"], "phoneCountry"],
  ["State or territory", ["Austria", "Belgium", "France", "Germany"], "country"],
  ["Title", ["Mr", "Ms", "Dr"], "salutation"],
])("a list called %s is what its choices are", (label, titles, role) => {
  const choices = titles.map((title) => ({ value: title.split(" ")[0] ?? "", title, enabled: true }));
  expect(roleOf({ kind: "listbox", label, choices })).toBe(role);
});

test("a short list is not one of countries for its codes alone", () => {
  const list = (...choices: [string, string][]) =>
    choices.map(([value, title]) => ({ value, title, enabled: true }));
  const hours = list(["", "Any"], ["am", "Morning"], ["pm", "Evening"]);
  const lands = list(["", "Choose"], ["am", "Armenia"], ["pm", "St. Pierre"], ["de", "Alemaña"]);
  expect(roleOf({ kind: "select", label: "Hour", choices: hours })).toBe("unknown");
  expect(roleOf({ kind: "select", choices: lands })).toBe("country");
});

test.each([
  ["Betalen", ["iDEAL", "Creditcard"], "paymentMethod"],
  ["Betalning", ["Swish", "Kort"], "paymentMethod"],
  ["Colour", ["Ideal blue", "Grey"], "unknown"],
])("radios called %s with the choices %o are %s", (label, titles, role) => {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  expect(roleOf({ kind: "radio", label, choices })).toBe(role);
});

test.each([
  [["No", "Yes"], "unknown"],
  [["Nein", "Ja"], "unknown"],
  [["DHL", "None"], "shippingMethod"],
])("radios that developers call a delivery, with the choices %o, are %s", (titles, role) => {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  expect(roleOf({ kind: "radio", group: "Other address", name: "delivery_adress", choices })).toBe(role);
});

test.each(["Núm. exterior", "No. ext.", "Número exterior", "N. civico", "Nr domu", "House no."])(
  "the number of a house is called %s",
  (label) => {
    const fields = ["Street name", label, "City"].map((one) => describeField({ label: one }));
    expect(assignRoles(fields, languages)[1]?.role).toBe("houseNumber");
  },
);

test.each([
  [["Name", "House name or number", "Street", "Town"], "houseNumber"],
  [["Flat, House no., Company", "Area, Street, Sector, Village", "Town"], "addressLine1"],
  [["Suburb", "Rural delivery (RD)", "Town/City", "Postcode"], "unknown"],
  [["Endereço", "Ponto de referência", "Complemento"], "addressLine3"],
  [["Business name", "Contact person", "Street"], "fullName"],
  [["Comune", "Prov.", "CAP"], "state"],
  [["都道府県", "市区町村・番地", "建物名・部屋番号"], "addressLine1"],
  [["都道府県", "市区町村", "番地"], "city"],
  [["Mobile", "Landline", "Address"], "phone"],
  [["LGA", "Nearest bus stop", "Phone"], "unknown"],
  [["Dirección", "Depto / Casa / Oficina", "Comuna"], "addressLine2"],
])("of the fields %j, the second is the %s", (names, role) => {
  const fields = names.map((label) => describeField({ label }));
  expect(assignRoles(fields, languages)[1]?.role).toBe(role);
});

test("the reading of a name is no town, whatever its neighbours lack", () => {
  const labels = ["お名前", "フリガナ", "郵便番号", "都道府県", "市区町村・番地"];
  const fields = labels.map((nearby) => describeField({ nearby, required: true }));
  expect(assignRoles(fields, languages).map(({ role }) => role)).toEqual([
    "fullName",
    "fullNameReading",
    "postalCode",
    "state",
    "addressLine1",
  ]);
});

test.each([
  ["Nome como está no cartão", "cardHolder"],
  ["Nombre tal como aparece en la tarjeta", "cardHolder"],
  ["Name as it appears on your card", "cardHolder"],
  ["Prénom figurant sur la carte", "cardHolderFirst"],
  ["Nome come sulla carta d'identità", "firstName"],
  ["Name on gift card", "giftCard"],
])("%s is, beside a card's number, the %s", (label, role) => {
  const fields = ["Card number", label, "CVV"].map((one) => describeField({ label: one }));
  expect(assignRoles(fields, languages)[1]?.role).toBe(role);
});

test("an example of a whole day is no expiry of a card", () => {
  expect(roleOf({ label: "Ophalen op", placeholder: "dd-mm-jjjj" })).toBe("unknown");
  expect(roleOf({ label: "Geldig tot", placeholder: "mm/jj" })).toBe("cardExpiry");
});

test("a second number of a card without its expiry is none where the whole form stands in the same document", () => {
  const names = ["Card number", "Expiry (MM / YY)", "Security code", "Card number", "Security code"];
  const found = assignRoles(
    names.map((label) => describeField({ label })),
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual([
    "cardNumber",
    "cardExpiry",
    "cardCode",
    "unknown",
    "unknown",
  ]);
});

test.each([
  [["Número de tarjeta", "Caduca", "CVC"], "cardExpiry"],
  [["Número de tarjeta", "Caduca", "Otra cosa", "CVC"], "unknown"],
  [["Número de tarjeta", "Caduca", "Expiry (MM / YY)", "CVC"], "unknown"],
])("the only unknown field between a card's number and its code is its expiry: %o", (names, role) => {
  const found = assignRoles(
    names.map((label) => describeField({ label })),
    languages,
  );
  expect(found[1]?.role).toBe(role);
});

test.each([
  [["Account number", "Name", "Expires", "CID"], "cardNumber"],
  [["Account number", "Name", "Sort code"], "bankAccount"],
  [["Account number", "Card number", "Expires", "CVV"], "bankAccount"],
])(
  "the number of an account is that of a card only where nothing but a card's is asked for: %j",
  (names, role) => {
    const found = assignRoles(
      names.map((label) => describeField({ label })),
      languages,
    );
    expect(found[0]?.role).toBe(role);
  },
);

it("does not take every number of the buyer's for a telephone's", () => {
  expect(roleOf({ label: "Your job / reference number" })).toBe("unknown");
  expect(roleOf({ label: "Your number" })).toBe("phone");
});

describe("a card that pays for nothing", () => {
  it.each([
    { label: "Loyalty card number" },
    { label: "Card number", group: "Collect points with your club card" },
    { label: "Card number", group: "Proof of age: your identity card" },
    { label: "Expiry date", placeholder: "MM/YY", group: "Proof of age: your identity card" },
    { label: "Kartennummer", group: "Kundenkarte" },
    { label: "Numéro de carte de fidélité" },
  ])("has no number and no expiry of the buyer's payment card: $label $group", (field) => {
    expect(roleOf(field)).toBe("unknown");
  });

  it("takes nothing from the form of the card that pays, above or below it", () => {
    const club = { group: "Collect points with your club card" };
    const found = assignRoles(
      [
        describeField({ label: "Card number", ...club }),
        describeField({ label: "Valid until (MM/YY)", ...club }),
        describeField({ label: "Card number", group: "Payment" }),
        describeField({ label: "Expiry (MM/YY)", group: "Payment" }),
        describeField({ label: "Security code", group: "Payment" }),
      ],
      languages,
    );
    expect(found.map(({ role }) => role)).toEqual([
      "unknown",
      "unknown",
      "cardNumber",
      "cardExpiry",
      "cardCode",
    ]);
  });

  it.each([
    { label: "Card number", group: "Pay by card or with your loyalty card" },
    { label: "Card number", group: "Payment" },
    { label: "Club card number", autocomplete: "cc-number" },
  ])("does not keep the card from the field that pays: $label $group", (field) => {
    expect(roleOf(field)).toBe("cardNumber");
  });
});

test.each([
  ["text", "Quận/Huyện", "unknown"],
  ["text", "City", "city"],
  ["password", "Mật khẩu", "newPassword"],
])("a field of type %s called %s that is to be no known password is %s", (type, label, role) => {
  const found = assignRoles([describeField({ type, label, autocomplete: "new-password" })], languages);
  expect(found).toMatchObject([{ role }]);
});

test.each([
  ["番地・ビル名（例：1-3-5）", "addressLine1"],
  ["Street (e.g. 2 High Street)", "addressLine1"],
  ["Address (line 2)", "addressLine2"],
  ["Adresse 2", "addressLine2"],
])("the numbers of an example count no lines: %s", (label, role) => {
  expect(assignRoles([describeField({ label })], languages)).toMatchObject([{ role }]);
});

test("a card's month beside a number is no street, however much the form lacks one", () => {
  const found = assignRoles(
    [
      describeField({ label: "First name and last name", name: "s_firstname" }),
      describeField({ label: "Email", name: "email", type: "email" }),
      describeField({ label: "Card number", name: "number" }),
      describeField({ label: "Month", name: "mm", maxLength: 2 }),
      describeField({ label: "Year", name: "yy", maxLength: 2 }),
      describeField({ label: "CVV/CVC", name: "cvv", maxLength: 4 }),
    ],
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual([
    "fullName",
    "email",
    "cardNumber",
    "cardExpiryMonth",
    "cardExpiryYear",
    "cardCode",
  ]);
});

test("boxes that hold the number of a card together are its parts, whichever of them is called so", () => {
  const boxes = ["Digits 1 to 4", "Digits 5 to 8", "Digits 9 to 12", "Card number, digits 13 to 16"];
  const found = assignRoles(
    [
      ...boxes.map((label) => describeField({ label, maxLength: 4 })),
      describeField({ label: "Expiry", placeholder: "MM/YY" }),
    ],
    languages,
  );
  const rest = "cardNumberRest";
  expect(found.map(({ role }) => role)).toEqual(["cardNumber", rest, rest, rest, "cardExpiry"]);
});

test.each([1, 2])(
  "boxes in frames of their own, %i in each, are its parts only where each stands alone",
  (inEach) => {
    const titles = [1, 2, 3, 4].map((part) => `Card number, part ${part} of 4`);
    const frames = titles.map((title) => ({
      title,
      name: "",
      label: "",
      section: "",
      formText: "",
      isAside: false,
    }));
    const boxes = frames.flatMap((frame) =>
      Array.from({ length: inEach }, () => describeField({ label: "", maxLength: 4, frame })),
    );
    const found = assignRoles(boxes, languages).map(({ role }) => role);
    if (inEach === 1)
      expect(found).toEqual(["cardNumber", "cardNumberRest", "cardNumberRest", "cardNumberRest"]);
    else expect(found).not.toContain("cardNumberRest");
  },
);

describe("one field by itself", () => {
  test.each([
    [{ autocomplete: "section-a shipping address-line1" }, "addressLine1"],
    [{ autocomplete: "off", name: "zip" }, "postalCode"],
    [{ label: "E-mail address", name: "address" }, "email"],
    [{ label: "Full name (first and last name)" }, "fullName"],
    [{ label: "Gift card number" }, "giftCard"],
    [{ label: "Message for the gift card", kind: "textarea" }, "orderNote"],
    [{ label: "Card number" }, "cardNumber"],
    [{ label: "Codice fiscale del titolare" }, "taxNumber"],
    [{ label: "DNI del titular de la tarjeta" }, "taxNumber"],
    [{ label: "Cardholder's date of birth" }, "dateOfBirth"],
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
    assignRoles(given.map(describeField), languages).map(({ role }) => role);

  test("a bare name is the card holder's only beside card fields", () => {
    expect(roles({ label: "Name" }, { label: "Card number" }, { label: "CVC" })[0]).toBe("cardHolder");
    expect(roles({ label: "Name" }, { label: "Address" }, { label: "City" })[0]).toBe("fullName");
    expect(roles({ label: "Name" }, { label: "Surname" })).toEqual(["firstName", "lastName"]);
    expect(roles({ label: "First name" }, { label: "Name" })).toEqual(["firstName", "lastName"]);
  });

  test("an account holder is the card's or the bank account's, whichever number is nearer", () => {
    const holder = { label: "Account holder" };
    expect(roles(holder, { label: "IBAN" })[0]).toBe("accountHolder");
    expect(roles(holder, { label: "Card number" }, { label: "CVC" }, { label: "IBAN" })[0]).toBe(
      "cardHolder",
    );
    expect(roles({ label: "Card number" }, { label: "CVC" }, { label: "IBAN" }, holder)[3]).toBe(
      "accountHolder",
    );
  });

  test("a box that gives the mandate of a direct debit is no consent like others", () => {
    expect(roles({ kind: "checkbox", label: "I authorise Garden Shop to debit my account" })[0]).toBe(
      "mandate",
    );
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

  test("lists of days, months and years are what the legend of their group says", () => {
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).map((one) => ({
        value: one,
        title: one,
        enabled: true,
      }));
    const parts = (group: string) =>
      (
        [
          ["Tag", numbers(1, 31)],
          ["Monat", numbers(1, 12)],
          ["Jahr", numbers(1930, 2026)],
        ] as const
      ).map(([label, choices]) => ({ kind: "select", label, group, choices }) as const);
    expect(roles(...parts("Geburtsdatum*"), { label: "Ort" }).slice(0, 3)).toEqual([
      "dateOfBirth",
      "dateOfBirth",
      "dateOfBirth",
    ]);
    const expiry = [
      { kind: "select", label: "Month", group: "Expiry date", choices: numbers(1, 12) },
    ] as const;
    expect(roles({ label: "Card number" }, ...expiry)[1]).toBe("cardExpiryMonth");
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

  test("what a person reads outweighs what developers call it", () => {
    const misled = [
      { label: "First name", name: "name2" },
      { label: "Last name", name: "company" },
      { label: "Street and house number", name: "city_line" },
      { label: "City", name: "state" },
      { label: "Postal code", name: "zone" },
    ];
    expect(roles(...misled)).toEqual(["firstName", "lastName", "addressLine1", "city", "postalCode"]);
  });

  test("a second line of the same words is the second line of the address", () => {
    expect(roles({ label: "Address" }, { label: "Address" }, { label: "City" })).toEqual([
      "addressLine1",
      "addressLine2",
      "city",
    ]);
    expect(roles({ label: "Dirección" }, { label: "Dirección (línea 2)" })[1]).toBe("addressLine2");
  });

  test("a street has its number beside it", () => {
    expect(roles({ label: "Road", name: "street_name", required: true }, { label: "House number" })).toEqual([
      "addressLine1",
      "houseNumber",
    ]);
    expect(roles({ label: "House number" }, { label: "City" })[0]).toBe("addressLine1");
  });

  test("a required field of unheard words is the half that its neighbour lacks, and never the number of a card", () => {
    const unheard = { label: "Rufname", required: true };
    expect(roles(unheard, { label: "Nachname" }, { label: "Straße" }, { label: "Ort" })[0]).toBe("firstName");
    expect(roles({ label: "Qwerty", required: true }, { label: "Expiry date" }, { label: "CVC" })[0]).toBe(
      "unknown",
    );
  });

  test.each([
    ["Familjenamn", ["Förnamn", "Född den", undefined, "Adress", "Postnummer", "Ort"], "lastName"],
    ["Familjenamn", ["Förnamn", "Födelsedatum", undefined, "Adress", "Postnummer", "Ort"], "lastName"],
    ["Kod", ["Imię i nazwisko", "Ulica i numer", undefined, "Telefon", "Miejscowość"], "postalCode"],
    ["Kod", ["Kod pocztowy", "Ulica i numer", undefined, "Telefon", "Miejscowość"], "unknown"],
    ["Väktarnummer", ["Förnamn", "Födelsedatum", undefined, "Adress", "Postnummer", "Ort"], "unknown"],
  ])("%s, somewhere in the form %j, is part of what a %s is called", (label, others, role) => {
    const fields = others.map((other) => ({ label: other ?? label, required: true }));
    expect(roles(...fields)[others.indexOf(undefined)]).toBe(role);
  });

  test("unheard words that complete an address outweigh what developers call the field", () => {
    const zone = { label: "Qwerty", name: "zone", required: true };
    expect(roles({ label: "Street" }, zone, { label: "City" })[1]).toBe("postalCode");
    expect(roles({ label: "Street" }, zone, { label: "City" }, { label: "Postal code" })[1]).toBe("state");
  });

  test("where nothing is marked as required, all counts as that but what is optional", () => {
    const others = [{ label: "Achternaam" }, { label: "Straat" }, { label: "Plaats" }];
    expect(roles({ label: "Qwerty" }, ...others)[0]).toBe("firstName");
    expect(roles({ label: "Qwerty (optional)" }, ...others)[0]).toBe("unknown");
    expect(roles({ label: "Qwerty" }, { label: "Achternaam", required: true })[0]).toBe("unknown");
    const terms = { label: "Ik ga akkoord met de voorwaarden", kind: "checkbox", required: true } as const;
    expect(roles({ label: "Qwerty" }, ...others, terms)[0]).toBe("firstName");
  });

  test("two addresses of one form have each part twice", () => {
    const address = [{ label: "Street" }, { label: "City" }, { label: "Postal code" }];
    const parts = ["addressLine1", "city", "postalCode"];
    expect(roles(...address, ...address)).toEqual([...parts, ...parts]);
  });

  test("a name that is a common word of another language counts only where it is the whole label", () => {
    const labels = ["Ad", "Soyad *", "Adres", "By *", "Il"];
    expect(roles(...labels.map((label) => ({ label })))).toEqual([
      ...["firstName", "lastName", "addressLine1", "city", "state"],
    ]);
    expect(["Recommended by", "Il mio cuscino", "Seen in an ad"].map((label) => roleOf({ label }))).toEqual([
      ...["unknown", "unknown", "unknown"],
    ]);
  });

  test("words in another order, and compounds, say what they are made of", () => {
    expect(roles({ label: "Number on the card" }, { label: "Expiry date" })[0]).toBe("cardNumber");
    expect(roles({ label: "Rückrufnummer" })[0]).toBe("phone");
  });
});

describe("the code of a card, whatever it is called", () => {
  const card = [{ label: "Card number" }, { label: "Valid until", placeholder: "MM / YY" }];
  const rolesOf = (fields: Partial<FieldDescriptor>[]) =>
    assignRoles(fields.map(describeField), languages).map(({ role }) => role);

  test("is the one field behind its number and its expiry that nothing else is known of", () => {
    expect(rolesOf([...card, { label: "The three digits on the back" }])).toEqual([
      "cardNumber",
      "cardExpiry",
      "cardCode",
    ]);
  });

  test("is no field of another form, none for a long text, and none without a card before it", () => {
    expect(rolesOf([...card, { label: "The three digits", form: 1 }])[2]).toBe("unknown");
    expect(rolesOf([...card, { label: "Anything else?", maxLength: 200 }])[2]).toBe("unknown");
    expect(rolesOf([{ label: "Valid until" }, { label: "The three digits" }])[1]).toBe("unknown");
  });
});

test("what is called by the card alone is its number, beside the other fields of a card", () => {
  const card = ["N.º do cartão *", "Validade", "CVC"].map((label) => describeField({ label }));
  expect(assignRoles(card, languages).map(({ role }) => role)).toEqual([
    "cardNumber",
    "cardExpiry",
    "cardCode",
  ]);
  expect(roleOf({ label: "N.º do cartão *" })).toBe("unknown");
});

test("a drawn list is known by the choices of the list behind it", () => {
  const choices = ["Visa", "Mastercard", "American Express"].map((title) => ({
    value: title,
    title,
    enabled: true,
  }));
  const native = { selector: "select", choices };
  expect(roleOf({ kind: "listbox", label: "Which one?", native })).toBe("cardBrand");
});

test("the heading above the only field of a page names it, whatever its placeholder says", () => {
  const asked = {
    nearby: "What's your email?",
    section: "What's your email?",
    placeholder: "Type your answer here…",
  };
  expect(roleOf(asked)).toBe("email");
  const heading = { nearby: "Delivery address", section: "Delivery address" };
  const group = [{ ...heading, placeholder: "Jane" }, { label: "Last name" }].map(describeField);
  expect(assignRoles(group, languages)[0]?.role).not.toBe("addressLine1");
});

test("places that each have a price are where the goods go, which nobody chooses by the price", () => {
  const titles = ["Downtown ($5.00)", "Mission District ($7.00)"];
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  expect(roleOf({ kind: "select", label: "Delivery area", choices })).toBe("unknown");
});

test.each(["radio", "select"] as const)(
  "choices that each have a price are how the goods are sent: %s",
  (kind) => {
    const titles = ["Xylo (2 days) – 19,00 €", "Yola (5 days) – 4,90 €", "Zeta – nothing"];
    const choices = titles.map((title) => ({ value: title, title, enabled: true }));
    expect(roleOf({ kind, label: "Qqq?", choices })).toBe("shippingMethod");
    expect(
      roleOf({
        kind,
        label: "Qqq?",
        choices: choices.map((one) => ({ ...one, title: one.title.slice(0, 4) })),
      }),
    ).toBe("unknown");
  },
);

test("a number after a postal code that looks the street up is the house's, with the delivery between them", () => {
  const found = assignRoles(
    [
      describeField({ label: "CEP" }),
      describeField({
        kind: "radio",
        label: "Entrega",
        choices: ["Econômica", "Expressa"].map((title) => ({ value: title, title, enabled: true })),
      }),
      describeField({ label: "Número" }),
      describeField({ label: "Complemento (opcional)" }),
    ],
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual([
    "postalCode",
    "shippingMethod",
    "houseNumber",
    "addressLine2",
  ]);
});

test("a machine name alone does not make a region of the postal code that the address lacks", () => {
  const labels = ["Street", "House number", "City", "Xyzzy"];
  const names = ["", "", "", "zone"];
  const found = assignRoles(
    labels.map((label, at) => describeField({ label, name: names[at] ?? "", required: true })),
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual(["addressLine1", "houseNumber", "city", "postalCode"]);
});

test("a telephone number in several boxes is told by the words before the first", () => {
  const boxes = [5, 4, 4].map((maxLength, at) =>
    describeField({ maxLength, nearby: at === 0 ? "電話番号 必須" : "-" }),
  );
  expect(assignRoles(boxes, languages).map(({ role }) => role)).toEqual(["phone", "unknown", "unknown"]);
});

test("what developers call a telephone number is no half of an address", () => {
  const form = [
    { label: "이름", name: "name" },
    { label: "휴대전화", name: "phone", required: true },
    { label: "우편번호", name: "zip", required: true },
    { label: "주소", name: "address", required: true },
  ];
  const [, phone] = assignRoles(form.map(describeField), languages);
  expect(phone?.role).toBe("phone");
});

test.each([
  [["選択してください", "東京都", "神奈川県", "大阪府"], "state"],
  [["California", "Nevada", "Oregon"], "state"],
  [["CA", "NV", "OR"], "unknown"],
  [["Small", "Medium", "Large"], "unknown"],
])("a list of a few regions, by their names, asks for the region: %j", (titles, role) => {
  const choices = titles.map((title) => ({ title, value: title, enabled: true }));
  expect(roleOf({ kind: "select", label: "Qqq", choices })).toBe(role);
});

test.each([
  ["Como quer pagar?", "Transferência bancária", "Pagamento na entrega"],
  ["How would you like to pay?", "Swish", "Billink"],
  ["Hoe wilt u betalen?", "Overschrijving", "Bij levering"],
])("what answers %s is a way to pay, by radios and by a list", (asked, ...titles) => {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  expect(roleOf({ kind: "radio", type: "radio", group: asked, choices })).toBe("paymentMethod");
  expect(roleOf({ kind: "select", type: "", label: asked, choices })).toBe("paymentMethod");
});

test("a field of numbers holds no name, whatever its label says in another language", () => {
  expect(roleOf({ type: "number", label: "Nombre", name: "quantity" })).toBe("quantity");
  expect(roleOf({ type: "text", label: "Nombre", name: "field_2" })).toBe("firstName");
});

test("a field for a day takes no part of an address that is missing", () => {
  const form = ["Name", "Street", "City"].map((label) => describeField({ label }));
  const day = describeField({ kind: "date", type: "date", label: "Nascido em" });
  expect(assignRoles([...form, day], languages).map(({ role }) => role)).not.toContain("postalCode");
});

test("a form in Spanish has the kind of street, its name, the number and the flat in fields of their own", () => {
  const types = ["Avenida", "Calle", "Camino", "Plaza", "Urbanización"];
  const choices = types.map((title) => ({ value: title, title, enabled: true }));
  const delivery = { section: "Dirección de entrega" };
  const found = assignRoles(
    [
      describeField({ nearby: "Nombre", name: "nom", section: "Tus datos" }),
      describeField({ nearby: "Apellidos", name: "ape", section: "Tus datos" }),
      describeField({ kind: "select", nearby: "Tipo de vía", name: "tvia", choices, ...delivery }),
      describeField({ nearby: "Nombre de la vía", name: "vian", ...delivery }),
      describeField({ nearby: "Nº", name: "num", ...delivery }),
      describeField({ nearby: "Piso, puerta", name: "piso", ...delivery }),
      describeField({ nearby: "Código postal", name: "cp", ...delivery }),
    ],
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual([
    "firstName",
    "lastName",
    "streetType",
    "addressLine1",
    "houseNumber",
    "addressLine2",
    "postalCode",
  ]);
});

test("a name and an id that are two spellings of it say less than what a person reads", () => {
  const found = assignRoles(
    [
      describeField({ type: "tel", placeholder: "例：5300001", nearby: "〒", name: "to[zip]", id: "to_zip" }),
      describeField({ placeholder: "市区町村名(例：大阪市北区)", name: "to[addr01]", id: "to_addr01" }),
      describeField({ placeholder: "番地・ビル名(例：西梅田1丁目6-8)", name: "to[addr02]", id: "to_addr02" }),
    ],
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual(["postalCode", "city", "addressLine1"]);
});

it("what stands beside a half that has its other half already is none", () => {
  const labels = ["Street address", "City", "Postcode", "Delivery date"];
  const found = assignRoles(
    labels.map((label) => describeField({ label })),
    languages,
  );
  expect(found.map(({ role }) => role)).toEqual(["addressLine1", "city", "postalCode", "unknown"]);
});

test("boxes under the legend of a phone number are its parts, whatever they are called", () => {
  const part = (label: string, maxLength: number) =>
    describeField({ label, maxLength, group: "Phone *", kind: "text", name: `p${maxLength}` });
  const roles = assignRoles([part("Area code", 3), part("Prefix", 3), part("Line number", 4)], languages);
  expect(roles[0]?.role).toBe("phone");
  expect(roleOf({ label: "Best time", group: "Phone *", maxLength: 4 })).not.toBe("phone");
});

test.each([
  ["Rechnungsadresse entspricht der Lieferadresse", "Abweichende Rechnungsadresse"],
  ["My billing address equals my shipping address", "A different billing address"],
])("%s and %s ask whether one address is enough", (...titles) => {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  expect(roleOf({ kind: "radio", label: "Address", choices })).toBe("billingSameAsShipping");
});

test("the lists of districts below that of the region are asked about", () => {
  const list = (label: string) => describeField({ label, kind: "select", required: true, name: label });
  const labels = ["Province", "District (Kecamatan)", "Sub-district (Kelurahan)"];
  expect(assignRoles(labels.map(list), languages).map(({ role }) => role)).toEqual([
    "state",
    "unknown",
    "unknown",
  ]);
});
