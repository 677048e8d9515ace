import { describe, expect, it } from "vitest";
import { unexplainedLines } from "./unexplained-lines.ts";

const total = { amount: "80.00", currency: "USD" };
const summary = ["Order summary", "Garden Chair × 1", "$80.00", "Shipping", "Free", "Total", "$80.00"];

function said(lines: readonly string[], { button = "Place order", named = [] as string[] } = {}) {
  return unexplainedLines({
    lines: ["Checkout", "Street address", ...lines, button],
    total,
    orderButtons: [button],
    ordered: ["Garden Chair", "Ada Lovelace", "548 Market Street"],
    named: ["Street address", ...named],
    offered: ["Edit", "Add parcel insurance", "Subscribe", "Cash on delivery"],
  });
}

it.each([
  ["Tell me when the market dates are out, and what is new", []],
  [
    "I owe the remaining nine hundred dollars on delivery to the courier",
    ["I owe the remaining nine hundred dollars on delivery to the courier"],
  ],
])(
  "a longer name of a box that is left empty has no effect unless it speaks of a cost: %s",
  (name, expected) => {
    const page = {
      lines: [...summary, name, "Place order"],
      total,
      orderButtons: ["Place order"],
      ordered: [],
      named: [],
      offered: [],
      leftEmpty: [name],
    };
    expect(unexplainedLines(page).lines.filter((line) => line === name)).toEqual(expected);
  },
);

it("the words of the order's button are no amount of the line above it", () => {
  const letter = "Send me the quarterly letter from the forge";
  const shown = said([...summary, letter], { button: "Pay $80.00", named: [letter] });
  expect(shown.lines.filter((line) => line.includes("Pay"))).toEqual([]);
});

describe("what a page says beside its total or its button, and nothing explains", () => {
  it.each([
    ["Per month (24 months)"],
    ["This is the first of 24 equal monthly payments."],
    ["The remaining nine hundred dollars are charged on delivery."],
    ["Handling is billed at cost."],
    ["Commitment: two years."],
    ["Dies ist nur der Anfang deiner Zahlungen."],
    ["Le reste du prix est dû au livreur."],
    ["Ez a huszonnégy egyenlő havi részlet közül az első."],
    ["Η συνδρομή ανανεώνεται αυτόματα κάθε μήνα."],
    ["Genel ödeme $900.00"],
    ["You receive a printed picture of the chair."],
    ["Discount expired, $20.00 is collected by the courier"],
    ["Oak & Reed, 12 Main St, Reno NV"],
    ["On backorder, ships in 9 months"],
    ["All prices are in Kuwaiti dinars"],
    ["All prices in SGD"],
    ["Alle Preise in CHF."],
    ["Amounts in HK$"],
  ])("%s", (line) => {
    expect(said([...summary, line]).lines).toEqual([line]);
  });

  it("is not the name of a step, unless it says more", () => {
    expect(said([...summary, "3. Payment", "Step 3 of 4: Payment", "4. Zahlung"]).lines).toEqual([]);
    const more = ["1. Monthly payments", "2. Payment $120.00", "Step 3 of 4: 12 payments follow"];
    expect(said([...summary, ...more]).lines.join()).toMatch(/Monthly payments.*120\.00.*12 payments/);
  });

  it("is not who owns the page, unless it says more", () => {
    expect(said([...summary, "© 1998-2026 Oak & Reed Supply, RR 6 Box 212, Reno NV 18657"]).lines).toEqual(
      [],
    );
    const more = "© 2026 Oak & Reed. The first of 24 equal payments";
    expect(said([...summary, more]).lines.join()).toContain("24 equal payments");
  });

  it.each([
    ["Place order and start my monthly plan"],
    ["Abschicken und Monatsplan gleich mit starten"],
    ["Commander et démarrer mon abonnement"],
    ["Order and pay 12 times"],
    ["Join the club"],
  ])("the button: %s", (button) => {
    expect(said(summary, { button }).lines).toEqual([button]);
  });

  it("is the sentence that matters, out of a line that is explained otherwise", () => {
    expect(
      said([...summary, "You agree to our terms and conditions. Handling is billed at cost."]).lines,
    ).toEqual(["Handling is billed at cost."]);
  });

  it("begins with what may speak of a cost, and says that there is more", () => {
    const filler = Array.from({ length: 12 }, (_, at) => `We pack piece ${at} with love in our workshop`);
    const { lines, isMore } = said([
      ...summary,
      ...filler.slice(6),
      "The remainder follows in May.",
      ...filler.slice(0, 6),
    ]);
    expect(lines[0]).toBe("The remainder follows in May.");
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(isMore).toBe(true);
  });
});

it("a total of the shop's own frame that is not the page's is told, wherever the frame is", () => {
  const page = {
    lines: [...summary, "Place order"],
    total,
    orderButtons: ["Place order"],
    ordered: [],
    named: [],
    offered: [],
  };
  expect(unexplainedLines({ ...page, framed: ["Order total", "$900.00"] }).lines).toEqual([
    "Order total $900.00",
  ]);
  expect(unexplainedLines({ ...page, framed: ["Order total", "$80.00", "Card number"] }).lines).toEqual([]);
});

describe("is silent about what is explained", () => {
  it.each([
    [summary],
    [["Garden Chair", "Colour: green", "Qty 1", "Total $80.00", "incl. 19 % VAT"]],
    [["Subtotal", "$75.00", "Shipping and handling", "$5.00", "Total", "$80.00"]],
    [["Ship to", "Ada Lovelace", "548 Market Street", "Edit", "Total $80.00"]],
    [["Total $80.00", "By placing your order you agree to our terms and conditions and our privacy policy."]],
    [["Total $80.00", "Your payment is secure and encrypted", "30 days free returns", "Need help? Call us"]],
    [
      [
        "Total $80.00",
        "Add parcel insurance",
        "Subscribe",
        "Cash on delivery",
        "Get 10% off!",
        "Try our coffee",
      ],
    ],
    [["Gesamtsumme 80,00 $", "inkl. MwSt.", "Mit der Bestellung akzeptieren Sie unsere AGB."]],
    [["Total $80.00", "No tip", "Kein Trinkgeld"]],
    [["Total TTC 80,00 $", "J'accepte les conditions générales de vente"]],
  ])("%j", (lines) => {
    expect(said(lines)).toEqual({ lines: [], isMore: false });
  });

  it.each([
    "Pay $80.00",
    "Zahlungspflichtig bestellen",
    "Complete purchase",
    "Pay securely now",
    "注文を確定する",
  ])("the button %s", (button) => {
    expect(said(summary, { button }).lines).toEqual([]);
  });

  it("far from both", () => {
    const far = Array.from({ length: 20 }, (_, at) => `Our chairs come from the north, part ${at}`);
    expect(said([...far.slice(0, 10), ...Array(10).fill("Colour"), ...summary]).lines).toEqual([]);
  });
});

it.each([
  "Shipping $5.00 (3 to 5 working days)",
  "Parcel to your door $5.00",
  "Tax $3.00 incl.",
  "Shipping $5.00 US dollars",
  "Wrapping $5.00 No wrapping Protection plan",
])("a row within the total is explained: %s", (line) => {
  expect(said([...summary, line]).lines).toEqual([]);
});

it.each([
  "All prices in USD",
  "All prices in US dollars, incl. VAT",
  "ALL PRICES INCL. VAT",
  "Prices include VAT.",
])("a note that names no other currency than the total's is explained: %s", (line) => {
  expect(said([...summary, line]).lines).toEqual([]);
});

describe("a note about the money of the page, far from the total", () => {
  const page = (note: string) => {
    const lines = ["Checkout", ...summary, "Place order"];
    const order = { total, orderButtons: ["Place order"], ordered: ["Garden Chair"], named: [], offered: [] };
    return unexplainedLines({ ...order, lines, aside: ["Help", note, "Terms of sale"] }).lines;
  };

  it.each([
    "All prices are in Canadian dollars.",
    "Precios en pesos mexicanos, IVA incluido",
    "Tous les prix sont en dollars canadiens.",
    "Alle Preise in kanadischen Dollar",
    "Currency: AUD",
    "Prices are shown in USD for your convenience; you are charged the same number in AUD.",
  ])("is told: %s", (note) => {
    expect(page(note)).toEqual([note]);
  });

  it.each([
    "All prices are in US dollars.",
    "Currency: USD EUR AUD",
    "Precios en dólares estadounidenses",
    "Prices in our catalogue",
    "Send us your Canadian dollars",
  ])("is not, where it names the total's own or none: %s", (note) => {
    expect(page(note)).toEqual([]);
  });
});

describe("a note to the total", () => {
  const far = Array.from({ length: 30 }, (_, at) => `Question ${at}`);
  const page = (total: string, note: string) => said([note, ...far, "Garden Chair", total]);

  it.each([
    ["Total* $80.00", "* without the mandatory assembly, which our fitter settles with you"],
    ["Total¹ $80.00", "¹ the first of four quarters"],
  ])("is told wherever it is: %s", (total, note) => {
    expect(page(total, note).lines).toEqual([note]);
  });

  it.each([
    ["Total $80.00", "* without the mandatory assembly, which our fitter settles with you"],
    ["Total* $80.00", "* All prices incl. VAT"],
    ["Total* $80.00", "* Required fields"],
  ])("is not told where it says nothing of it: %s, %s", (total, note) => {
    expect(page(total, note).lines).toEqual([]);
  });
});

it.each([
  ["2 Review & Payments", []],
  ["Step 5: Payment Method", []],
  ["Schritt 3: Zahlung", []],
  ["Step 5: 12 payments follow", ["Step 5: 12 payments follow"]],
  ["Week 5: Payment Method", ["Week 5: Payment Method"]],
  ["Flat rate", []],
  ["Flat rate for six months", ["Flat rate for six months"]],
  ["Zweite Rate", ["Zweite Rate"]],
  ["24 payments of the same sum follow", ["24 payments of the same sum follow"]],
  ["6 × Garden Chair Moss / Large", []],
  [
    "6 × Garden Chair Moss / Large and a parasol with its stand",
    ["6 × Garden Chair Moss / Large and a parasol with its stand"],
  ],
])(
  "a step with its number, a delivery, and goods with their choices, need no remark: %s",
  (line, expected) => {
    const page = {
      lines: [...summary, line, "Place order"],
      total,
      orderButtons: ["Place order"],
      ordered: ["Garden Chair, Case of 1000", "Moss", "Large"],
      named: [],
      offered: [],
    };
    expect(unexplainedLines(page).lines.filter((one) => one === line)).toEqual(expected);
  },
);

it("a box for a letter that comes every quarter, left empty, needs no remark", () => {
  const name = "Send me the quarterly letter from the forge";
  const lines = [...summary, name, "Place order"];
  const page = { lines, total, orderButtons: ["Place order"], ordered: [], named: [], offered: [] };
  expect(unexplainedLines({ ...page, leftEmpty: [name] }).lines).not.toContain(name);
});
