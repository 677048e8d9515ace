import { expect, it } from "vitest";
import { amountRow } from "./amount-fixture.ts";
import { pickTotal, showsTotal, unnamedCharge } from "./pick-total.ts";

const total = (text: string, label = "Order total", after = "") => amountRow(label, text, { after });
const dollars = (amount: string) => ({ amount, currency: "USD" });

it.each([
  ["one amount", "$37.66", "37.66", []],
  ["an amount with the tax in it", "$37.66 (includes $1.86 tax)", "37.66", []],
  ["an amount for today and a higher one for later", "$15.00 today, then $900.00", "900.00", ["15.00"]],
  [
    "an amount for today and two for later",
    "$15.00 today, $400.00 in May, $500.00 in June",
    "500.00",
    ["15.00", "400.00"],
  ],
])("a line with %s", (_what, text, amount, contradicting) => {
  const found = { amounts: [total(text)], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toEqual({
    total: dollars(amount),
    contradicting: contradicting.map(dollars),
  });
});

it.each([
  ["$13.83", "The total includes VAT of", []],
  ["$13.83", "Total including discount of", []],
  ["$13.83", "Total", ["13.83"]],
  ["$93.83", "Total including shipping", ["82.95"]],
])(
  "beside a total of $82.95, %s behind '%s' contradicts it only if it is no part of it",
  (text, label, others) => {
    const found = {
      amounts: [total("$82.95", "Total:"), amountRow(label, text)],
      currency: "USD",
      dollar: "",
      language: "en",
    };
    const highest = text === "$93.83" ? "93.83" : "82.95";
    expect(pickTotal(found)).toEqual({
      total: dollars(highest),
      contradicting: others.map(dollars),
    });
  },
);

it.each([
  ["12 Elm Street, Springfield", "Order Total $24.13", ""],
  ["12 Elm Street, Springfield", "Order Total $24.13 Ship To: Ada Marlowe", ""],
  ["Ship To: Ada Marlowe, 12 Elm Street", "Ship To: Ada Marlowe, Elm Street", "Tax $1.13 Order Total $24.13"],
])("an address behind the total does not make it unclear (%s)", (text, label, seenLabel) => {
  const address = amountRow(label, text, { seenLabel, names: "totals" });
  const found = { amounts: [total("$24.13"), address], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toEqual({ total: dollars("24.13"), contradicting: [] });
});

it("the number of a heading below a question about the payment is no total", () => {
  const below = { seenLabel: "How would you like to pay? * Visa, Mastercard Bank transfer" };
  const beside = (text: string) => {
    const other = amountRow("1. Who are you? Review your order", text, below);
    return pickTotal({ amounts: [total("$17.80"), other], currency: "USD", dollar: "", language: "en" });
  };
  expect(beside("2. Review your order")).toEqual({ total: dollars("17.80"), contradicting: [] });
  // Such a text may be read as another sum.
  for (const text of ["15. Million", "15 hundred"]) expect(beside(text)).toBeUndefined();
  expect(beside("15. Euro")?.contradicting).toEqual([{ amount: "15", currency: "EUR" }]);
});

it.each([
  ["$15.00", "Total", "per week"],
  ["$15.00/mo", "Total", ""],
  ["$15.00", "Total", "/ month for 12 months"],
  ["15.00 USD", "Total", "a week"],
  ["$15.00 USD per week", "Total", ""],
  ["$15.00", "Total", "(incl. tax) per week"],
  ["$15.00", "Total", "each, 60 pieces"],
  ["$15.00", "Total", "+ shipping (calculated after the order)"],
  ["$15.00", "Total per week:", ""],
  ["$15.00", "Total excl. VAT", ""],
  ["$15.00", "Total due today (deposit)", "Balance of $885.00 on delivery"],
  ["15,00 €", "Gesamtsumme", "pro Monat"],
  ["15,00 €", "Gesamtsumme", "zzgl. MwSt."],
  ["15,00 €", "Total", "HT"],
  ["¥1,500", "合計", "（税別）"],
])("a total with a remark that it is not all (%s, %s, %s) is none", (text, label, after) => {
  const found = { amounts: [total(text, label, after)], currency: "", dollar: "", language: "en" };
  expect(pickTotal(found)).toBeUndefined();
});

it.each([
  ["$15.00", "Total", "incl. VAT"],
  ["$15.00", "Total", "or 4 payments of $3.75 per month"],
  ["$15.00", "Total including deposit", ""],
  ["$15.00 USD", "Order total", "Free shipping"],
  ["$15.00", "Total CAD", ""],
  ["$15.00", "You pay an order total of", ""],
  ["$15.00", "Total (1 piece)", ""],
  ["15,00 €", "Gesamtsumme", "inkl. MwSt."],
])("a total with another remark (%s, %s, %s) is one", (text, label, after) => {
  const found = { amounts: [total(text, label, after)], currency: "", dollar: "", language: "en" };
  expect(pickTotal(found)?.total.amount).toBe("15.00");
});

it("beside a total without taxes, the one with them counts", () => {
  const amounts = [total("$15.00", "Total excl. VAT"), total("$18.00", "Total incl. VAT")];
  const found = { amounts, currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toEqual({ total: dollars("18.00"), contradicting: [] });
});

it("beside a higher total by the week, another one is told with it", () => {
  const amounts = [total("$900.00", "Total", "per week"), total("$15.00", "Total")];
  const found = { amounts, currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toEqual({
    total: dollars("15.00"),
    contradicting: [dollars("900.00")],
  });
});

it.each([
  "$9\u034f|15.00",
  "$9|15.00",
  "$90/0.00",
  "$1`500.00",
  "$1_500.00",
  "$9،150.00",
  "$1⎖500",
  "$9 15.00",
  "1 500 50 kr",
  "9$00.00",
  "$1\u03365.00",
  "$ⅨⅩ15",
  "$9⁰⁰.00",
  "₹ ९15.00",
  "$九15.00",
  "$15k",
  "$1.5M",
  "₹ 1.5L",
  "USD 15 million",
  "₹15 crore",
  "1万5000円",
  "¥1万5000",
  "$15.00 × 60",
  "60 x $15.00",
  "$15.00 + $885.00",
  "$15.00 + tax",
  "$l15.00",
  "$I15.00",
  "$|15.00",
  "$ l 15.00",
  "$S15.00",
  "$│15.00",
  "$ㅣ15.00",
  "$[15.00",
  "$¡15.00",
  "$lll15.00",
  "$ו15.00",
  "l15.00 €",
])("a total written %j is none, and nothing else on the page is taken for it", (text) => {
  const amounts = [total(text), total("$15.00", "Grand total")];
  const found = { amounts, currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toBeUndefined();
});

it.each([
  ["$9\u206000.00", "900.00"],
  ["$9\u00ad00.00", "900.00"],
  ["$9\ufeff00.00", "900.00"],
  ["1€50", "1.50"],
  ["1 € 50", "1.50"],
  ["10 € 19 % MwSt.", "10"],
  ["1 500:50 kr", "1500.50"],
  ["Order total (3 items): $15.00", "15.00"],
  ["Total 3 pcs. $15.00", "15.00"],
  ["$15.00USD", "15.00"],
  ["15.00 USD*", "15.00"],
  ["€15,-", "15"],
  ["15,00 € inkl. MwSt.", "15.00"],
  ["£15.00\u200e", "15.00"],
  ["R15.00", "15.00"],
  ["L 15.00", "15.00"],
  ["Préco15,00", "15.00"],
  ["税込1500円", "1500"],
  ["S/15.00", "15.00"],
  ["Rs.15.00", "15.00"],
  ["Total15.00 €", "15.00"],
  ["US$15.00", "15.00"],
  ["$ CAD 15.00", "15.00"],
  ["$US15.00", "15.00"],
  ["€: 15.00", "15.00"],
  ["Price in $: 15.00", "15.00"],
  ["€*15,00", "15.00"],
  ["Total | $15.00", "15.00"],
  ["kr15,00", "15.00"],
])("a total written %j is %s", (text, amount) => {
  const found = { amounts: [total(text)], currency: "", dollar: "", language: "en" };
  expect(pickTotal(found)?.total.amount).toBe(amount);
});

it("a line that names a second currency is told", () => {
  const found = { amounts: [total("$15.00 / 900,00 €")], currency: "", dollar: "USD", language: "en" };
  expect(pickTotal(found)).toMatchObject({
    total: { amount: "900.00", currency: "EUR" },
    contradicting: [{ amount: "15.00" }],
  });
});

it.each(["Total Including Shipping", "Gesamtsumme inkl. Versand", "Total avec livraison", "Final sum"])(
  "%s is the total",
  (label) => {
    const amounts = [total("$20.00", "Shipping"), total("$40.00", label)];
    const found = { amounts, currency: "USD", dollar: "", language: "en" };
    expect(pickTotal(found)?.total).toEqual(dollars("40.00"));
  },
);

it.each(["Subtotal including tax", "Shipping incl. tax", "Total excluding shipping"])(
  "%s is none",
  (label) => {
    const found = { amounts: [total("$40.00", label)], currency: "USD", dollar: "", language: "en" };
    expect(pickTotal(found)).toBeUndefined();
  },
);

it.each([
  ["that is called no more than that", [total("EUR 76.12", "Amount: EUR"), total("USD 80.00", "")], "76.12"],
  [
    "that stands alone, whatever it is called",
    [total("$86.00", "Garden Shop"), total("$86.00", "")],
    "86.00",
  ],
  ["that is called the total, beside others", [total("$80.00", "Amount"), total("$84.00")], "84.00"],
])("the amount of a page of a payment %s is what is paid", (_how, amounts, amount) => {
  const found = { amounts, currency: "", dollar: "USD", language: "en" };
  expect(pickTotal({ ...found, isOfPayment: true })?.total.amount).toBe(amount);
});

it("a way to pay that stands above the goods is no name of a total", () => {
  const goods = { ...total("Lamp wick, 1 pc", "Lamp wick pc"), seenLabel: "CVV Choose another way to pay" };
  const found = { amounts: [goods, total("$31.00", "Total:")], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)?.total.amount).toBe("31.00");
});

it("two sums without a name leave the amount of a payment open", () => {
  const amounts = [total("$86.00", "Garden Shop"), total("$5.00", "")];
  const found = { amounts, currency: "USD", dollar: "", language: "en", isOfPayment: true };
  expect(pickTotal(found)).toBeUndefined();
});

it.each<[string, ReturnType<typeof total>[], string | undefined]>([
  [
    "the highest, if none is the approved total",
    [total("$86.00", "Garden Shop"), total("$6.00", "Fee")],
    "86.00",
  ],
  ["the approved total, if it is among them", [total("$96.00", ""), total("$80.00", "")], "80.00"],
  [
    "nothing else, if all are below the approved total",
    [total("$5.00", "Fee"), total("$6.00", "")],
    undefined,
  ],
  ["what it calls so", [total("$80.00", "Total"), total("$96.00", "")], undefined],
])("several sums without a name charge %s", (_what, amounts, amount) => {
  const found = { amounts, currency: "USD", dollar: "", language: "en", isOfPayment: true };
  const approved = { amount: "80.00", currency: "USD" };
  expect(unnamedCharge(found, { currency: "USD", approved })?.total.amount).toBe(amount);
});

it.each([40, 80])(
  "a line of goods is not called by the lines below it, of which %s letters were read",
  (read) => {
    const below = "Subtotal $49.00 Shipping costs $4.90 VAT Total $53.90";
    const line = total("1 × Brass Lamp $49.00", `${below} × Brass Lamp`, below.slice(0, read));
    const page = {
      amounts: [line, { ...total("$53.90", "Total"), isCovered: true }],
      currency: "USD",
      dollar: "",
      language: "en",
    };
    expect(pickTotal(page)).toMatchObject({ total: dollars("53.90"), contradicting: [] });
  },
);

it("the number of a bank account to which the total is to be sent is no amount of its own", () => {
  const account = amountRow(
    "Merci d effectuer le virement du montant total à : Le Plumier SARL  IBAN FR",
    "Merci d’effectuer le virement du montant total à : Le Plumier SARL, IBAN FR76 30",
    { after: "00 6000 0112 3456 7890 189. Nous enverro" },
  );
  const found = {
    amounts: [account, amountRow("Total TTC", "Total TTC 45,90 €")],
    currency: "EUR",
    dollar: "",
    language: "fr",
  };
  expect(pickTotal(found)).toEqual({
    total: { amount: "45.90", currency: "EUR" },
    contradicting: [],
  });
});

it("a page shows a total even where it is unclear which", () => {
  const odd = amountRow("Total", "€ 4②,90");
  const found = { amounts: [odd, total("€ 43,50")], currency: "EUR", dollar: "", language: "en" };
  expect(pickTotal(found)).toBeUndefined();
  expect(showsTotal(found, "EUR")).toBe(true);
  expect(showsTotal({ ...found, amounts: [] }, "EUR")).toBe(false);
});

it.each([
  ["comes to it with the rows between them", "5.90 €", []],
  ["does not", "6.90 €", [{ amount: "189.95", currency: "EUR" }]],
])("a sum above the total that %s contradicts it accordingly", (_what, postage, contradicting) => {
  const amounts = [
    amountRow("Summe", "189,95 €"),
    amountRow("Versandkosten", postage),
    amountRow("Gesamtsumme", "195,85 €"),
    amountRow("Nettosumme", "164,58 €"),
  ];
  const page = { amounts, currency: "EUR", dollar: "", language: "de" };
  expect(pickTotal(page)).toEqual({ total: { amount: "195.85", currency: "EUR" }, contradicting });
});

it.each([
  ["−£20.00", "£12.50", "12.50", []],
  ["−£32.50", "£0.00", "0.00", []],
  ["−£10.00", "£12.50", "32.50", ["12.50"]],
])("after a gift card of %s, %s is to be paid", (gift, rest, amount, contradicting) => {
  const amounts = [total("£32.50", "Total"), amountRow("Gift card", gift), total(rest, "Amount to pay")];
  const found = { amounts, currency: "GBP", dollar: "", language: "en" };
  const pounds = (sum: string) => ({ amount: sum, currency: "GBP" });
  expect(pickTotal(found)).toEqual({ total: pounds(amount), contradicting: contradicting.map(pounds) });
});

it("what is seen above a sentence with an amount belongs to the total there", () => {
  const sentence = amountRow("Free delivery from   Find out more", "Free delivery from $60. Find out more", {
    seenLabel: "ry – Total $29.00 Place order Drift Coffee · Terms",
  });
  const found = {
    amounts: [total("$29.00", "Total"), sentence],
    currency: "USD",
    dollar: "",
    language: "en",
  };
  expect(pickTotal(found)).toEqual({ total: dollars("29.00"), contradicting: [] });
});

it.each([
  ["goods and delivery", ["28,00 €", "4,50 €", "32,50 €"], "32.50"],
  ["with a subtotal", ["10,00 €", "18,00 €", "28,00 €", "4,50 €", "32,50 €"], "32.50"],
  ["with other prices before", ["12,00 €", "28,00 €", "4,50 €", "32,50 €"], "32.50"],
])("in an unknown language the total is what the rows come to: %s", (_what, texts, amount) => {
  const amounts = texts.map((text, at) => amountRow(`Σειρά ${"αβγδεζ".charAt(at)}`, text));
  expect(pickTotal({ amounts, currency: "", dollar: "", language: "el" })?.total).toEqual({
    amount,
    currency: "EUR",
  });
});

it.each([
  ["a higher amount", ["28,00 €", "4,50 €", "32,50 €", "132,50 €"]],
  ["no sum", ["28,00 €", "4,50 €", "33,00 €"]],
  ["one price alone", ["28,00 €", "28,00 €"]],
])("in an unknown language there is no total beside %s", (_what, texts) => {
  const amounts = texts.map((text, at) => amountRow(`Σειρά ${"αβγδεζ".charAt(at)}`, text));
  expect(pickTotal({ amounts, currency: "", dollar: "", language: "el" })).toBeUndefined();
});
