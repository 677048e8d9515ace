import { describe, expect, it } from "vitest";
import type { TextSnapshot } from "../in-page/text/read-texts.ts";
import {
  type ComplainedOf,
  complaintsSince,
  isFormAsBefore,
  isMadeOfChoices,
  sureComplaint,
} from "./complaints-since.ts";
import type { PageTexts } from "./page-texts.ts";

const frame = Object.create(null);
const field = (selector: string, label: string, value = ""): ComplainedOf => ({
  selector,
  label,
  value,
  required: true,
  placeholder: "",
  frame,
});
const fields = [
  field("#city", "City", "Paris"),
  field("#region", "State / Province"),
  field("#phone", "Phone", "12"),
];
const plain: TextSnapshot = {
  text: "",
  copy: 0,
  block: 0,
  isLabel: false,
  isHeading: false,
  isAlert: false,
  isError: false,
  isGoodNews: false,
  isRed: false,
  isAside: false,
  form: 0,
  near: [],
  after: -1,
  of: [],
};
type Piece = Partial<TextSnapshot> & { text: string };

function page(
  pieces: readonly Piece[],
  { document = 1, controls = fields.map(({ selector }) => selector) } = {},
) {
  const texts = pieces.map((piece, index) => ({ ...plain, copy: index + 1, block: index, ...piece }));
  return { document, alerts: [], frames: [{ frame, url: "", controls, texts }] } satisfies PageTexts;
}

const standing: Piece[] = [
  { text: "Checkout" },
  { text: "Goods" },
  { text: "City" },
  { text: "is required" },
];
const sure = (before: PageTexts, after: PageTexts, earlier: { text: string }[] = []) =>
  complaintsSince(before, after, fields, earlier)
    .filter(({ weight }) => weight >= sureComplaint)
    .map(({ text, field }) => [text, field?.label]);

describe("a text that was not there before the action", () => {
  const before = page(standing);
  const having = (...pieces: Piece[]) =>
    page([...standing, ...pieces.map((piece, at) => ({ copy: 90 + at, block: 90 + at, ...piece }))]);

  it.each<[string, Piece, string | undefined]>([
    [
      "beside an empty field, in unknown words and no colour",
      { text: "Manca qui!", near: [1] },
      "State / Province",
    ],
    ["that names a field, wherever it stands", { text: "State / Province: rempli ceci" }, "State / Province"],
    ["that a field refers to", { text: "nope", of: [2] }, "Phone"],
    ["in red behind a field", { text: "Zu kurz", isRed: true, after: 2 }, "Phone"],
    ["in words that complain", { text: "Please check the fields below" }, undefined],
    ["that is marked as an alert", { text: "Hm.", isAlert: true }, undefined],
  ])("%s is a complaint", (_what, piece, about) => {
    expect(sure(before, having(piece))).toEqual([[piece.text, about]]);
  });

  it("that names a field without what its label has in brackets is about that field", () => {
    const licensee = [field("#city", "City", "Paris"), field("#who", "Licensee (company or person)")];
    const after = having({ text: "Licensee is required" });
    const [complaint] = complaintsSince(page(standing, { controls: ["#city", "#who"] }), after, licensee);
    expect(complaint?.field?.label).toBe("Licensee (company or person)");
  });

  it("names of the amounts behind them are none, unlike what is said before a list", () => {
    const total = [...standing, { text: "Flat rate (best way):", after: 1 }, { text: "$5.00" }];
    expect(sure(page(standing), page(total))).toEqual([]);
    const list = [...standing, { text: "State / Province is wrong:", after: 1 }, { text: "Too short" }];
    expect(sure(page(standing), page(list))).not.toEqual([]);
  });

  it.each<[string, Piece]>([
    ["is a price", { text: "43.60 EUR", near: [1] }],
    ["asks for patience", { text: "Please wait", near: [1] }],
    ["is good news", { text: "City saved.", isGoodNews: true, near: [0] }],
    ["is a label", { text: "State / Province", isLabel: true, near: [1] }],
    ["stands far from everything", { text: "Delivery in three days" }],
  ])("and that %s is none", (_what, piece) => {
    expect(sure(before, having(piece))).toEqual([]);
  });

  it.each<[string, Piece[]]>([
    ["that heads a section", [{ text: "Choose Method", isHeading: true, near: [1] }]],
    [
      "before a new button",
      [
        { text: "Paypal options", after: 1 },
        { text: "Make Payment", isLabel: true },
      ],
    ],
    [
      "after a new link",
      [
        { text: "Change", isLabel: true },
        { text: "Comes tomorrow", near: [0] },
      ],
    ],
  ])("and %s is none", (_what, pieces) => {
    expect(sure(before, having(...pieces))).toEqual([]);
  });

  it.each<[string, Partial<TextSnapshot>]>([
    ["beside", { near: [3] }],
    ["that is referred to by", { of: [3] }],
    ["behind", { after: 3, isHeading: true }],
    ["that names", {}],
  ])("and %s a control that has come with it describes that control", (_what, place) => {
    const card = field("#way", "Payment method");
    const after = page([...standing, { text: "Payment method and more", copy: 90, block: 90, ...place }], {
      controls: [...fields, card].map(({ selector }) => selector),
    });
    const weights = complaintsSince(before, after, [...fields, card]).map(({ weight }) => weight);
    expect(Math.max(...weights)).toBeLessThan(sureComplaint);
  });

  it("and that is marked is a complaint about a control that has come with it too", () => {
    const card = field("#way", "Payment method");
    const after = page([...standing, { text: "Manca qui", isError: true, copy: 90, block: 90, near: [3] }], {
      controls: [...fields, card].map(({ selector }) => selector),
    });
    const [said] = complaintsSince(before, after, [...fields, card]);
    expect(said).toMatchObject({ text: "Manca qui", field: { selector: "#way" } });
    expect(said?.weight).toBeGreaterThanOrEqual(sureComplaint);
  });

  it("in words that complain is a complaint beside a new button too", () => {
    const pieces = [{ text: "Please check the fields below" }, { text: "Close", isLabel: true }];
    expect(sure(before, having(...pieces))).toEqual([["Please check the fields below", undefined]]);
  });

  it("is about the one field of the kind that it begins with, whatever the form calls that", () => {
    const mobile = { ...field("#phone", "Mobilnummer", "+468"), role: "phone" as const };
    const after = page([...standing, { text: "Telefon: bara siffror", copy: 90, block: 90 }]);
    const [complaint] = complaintsSince(before, after, [mobile, field("#city", "Ort", "Lund")]);
    expect(complaint?.field?.label).toBe("Mobilnummer");
    expect(complaint?.weight).toBeGreaterThanOrEqual(sureComplaint);
  });

  it("is one text where it is one paragraph", () => {
    const after = having({ text: "Please enter", block: 7 }, { text: "your state", block: 7, near: [1] });
    expect(sure(before, after)).toEqual([["Please enter your state", "State / Province"]]);
  });

  it("counts beside each field though another says the same already", () => {
    expect(sure(before, having({ text: "is required", near: [1] }))).toEqual([
      ["is required", "State / Province"],
    ]);
  });
});

describe("a form that was drawn again", () => {
  const before = page(standing);

  it("complains of nothing where its texts are the same", () => {
    const again = standing.map((piece, at) => ({ ...piece, copy: 50 + at }));
    expect(sure(before, page(again))).toEqual([]);
    expect(sure(before, page(again, { document: 2 }))).toEqual([]);
  });

  it("complains by what it has come to say", () => {
    const again = [...standing, { text: "Manca qui!", near: [1] }];
    expect(sure(before, page(again, { document: 2 }))).toEqual([["Manca qui!", "State / Province"]]);
  });

  it("repeats a complaint where it puts up the same words anew", () => {
    const words = { text: "Manca qui!", near: [1] };
    const said = page([...standing, words]);
    const again = page([...standing, words], { document: 2 });
    expect(sure(said, again, [{ text: "Manca qui!" }])).toEqual([["Manca qui!", "State / Province"]]);
    expect(sure(said, said, [{ text: "Manca qui!" }])).toEqual([]);
  });
});

it("the hints of another form are no complaints", () => {
  const next = [
    { text: "As on the card", near: [0] },
    { text: "Number *", near: [0] },
  ];
  const after = page(next, { document: 2, controls: ["#card"] });
  expect(
    complaintsSince(page(standing), after, [field("#card", "Number *")]).map(({ weight }) => weight),
  ).toEqual([0]);
});

it.each([
  ["Visa ending in 1111, expires 09/27 Use another card", true],
  ["Use another card", true],
  ["Your Visa ending in 1111, expires 09/27 was declined. Use another card", false],
])("%s: made of nothing but what can be chosen is %s", (text, isMade) => {
  const choices = [{ title: "Visa ending in 1111, expires 09/27" }, { title: "Use another card" }];
  expect(isMadeOfChoices(text, choices)).toBe(isMade);
});

it("a field is named without the politeness that its label begins with", () => {
  const named = [
    field("#mail", "メールアドレス", "a@b.example"),
    field("#tel", "お電話番号", "+81312345678"),
  ];
  const words = "電話番号は数字のみで入力してください";
  const [said] = complaintsSince(page([]), page([{ text: words, isAlert: true }]), named, []);
  expect(said).toMatchObject({ text: words, field: { selector: "#tel" } });
});

describe("words that ask to choose a payment method", () => {
  const asking = { text: "Please choose a payment method" };

  it("are a complaint of the form that was sent", () => {
    expect(sure(page(standing), page([...standing, asking]))).toEqual([[asking.text, undefined]]);
  });

  it("are the heading of another page, unless it marks them as an error", () => {
    const next = { document: 2, controls: ["#card", "#bank"] };
    expect(sure(page(standing), page([asking], next))).toEqual([]);
    expect(sure(page(standing), page([{ ...asking, isAlert: true }], next))).toEqual([
      [asking.text, undefined],
    ]);
  });
});

describe("words that a list shows until something is chosen", () => {
  const choices = [
    { value: "", title: "Choose a plan" },
    { value: "1", title: "1 payment" },
    { value: "3", title: "3 payments" },
  ].map((choice) => ({ ...choice, enabled: true }));
  const list = { ...field("#plan", "Plan"), choices };
  const before = page(standing, { controls: ["#plan"] });
  const after = (more: Partial<TextSnapshot>) =>
    page([...standing, { text: "Choose a plan", copy: 90, block: 90, ...more }], { controls: ["#plan"] });
  const found = (more: Partial<TextSnapshot>) =>
    complaintsSince(before, after(more), [list]).filter(({ weight }) => weight >= sureComplaint);

  it("are a complaint where the page marks them as one, and no name of a choice", () => {
    expect(found({ isAlert: true })).toMatchObject([{ text: "Choose a plan" }]);
    expect(isMadeOfChoices("Choose a plan.", choices)).toBe(false);
    expect(isMadeOfChoices("1 payment 3 payments", choices)).toBe(true);
  });

  it("are none where they only stand in the page", () => {
    expect(found({})).toEqual([]);
  });
});

describe("a form that has come back", () => {
  const named = ["street", "city", "zip"].map((name) => `input[name="${name}"]`);
  const list = [`select[name="country"]`];
  const drawn = ["div > div:nth-of-type(1)", "div > div:nth-of-type(2) > input", "div > div:nth-of-type(2)"];
  const having = (controls: string[], document = 1) => page([], { controls, document });

  it("is known before its script has drawn over its lists", () => {
    const whole = [...named, ...list, ...drawn, "div > div:nth-of-type(3)"];
    expect(isFormAsBefore(having(whole), having([...named, ...list], 2))).toBe(true);
  });

  it("is not known by what stands beside it on every page", () => {
    const search = `input[name="q"]`;
    expect(isFormAsBefore(having([search, ...drawn]), having([search], 2))).toBe(false);
    expect(isFormAsBefore(having([search, ...named]), having([search], 2))).toBe(false);
  });
});
