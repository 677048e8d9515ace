import { expect, it } from "vitest";
import { theNo, theYes } from "./find-confirmation-prompt.ts";

const approved = { amount: "53.00", currency: "USD" };
const button = (text: string, move?: "decline_offer" | "affirm") => ({
  text,
  move,
  disabled: false,
  isLink: false,
  isFilled: false,
});
const more = button("Yes, add $2.00", "affirm");

it("declines an offer at another amount behind the order's press", () => {
  const no = button("No thanks, just pay $53.00", "decline_offer");

  expect(theNo([more, no], approved)).toBe(no);
});

it.each([
  ["nothing declines it", [more, button("Continue", "affirm")]],
  ["what declines it names another amount", [more, button("No thanks, pay $54.00", "decline_offer")]],
  ["nothing is offered for money", [button("Subscribe", "affirm"), button("No thanks", "decline_offer")]],
  [
    "several buttons decline",
    [more, button("No thanks", "decline_offer"), button("Not now", "decline_offer")],
  ],
])("leaves a window to a person if %s", (_why, offered) => {
  expect(theNo(offered, approved)).toBeUndefined();
});

it("presses the only button that says yes to the shop's question", () => {
  const answer = (text: string, move?: "buy_now" | "continue", isFilled = false) => ({
    text,
    move,
    disabled: false,
    isLink: false,
    isFilled,
  });
  const yes = answer("Sí, comprar", "buy_now");
  expect(theYes([answer("No, volver"), yes])).toBe(yes);
  const plain = answer("Yes, do it");
  expect(theYes([answer("No, go back"), plain])).toBe(plain);
  expect(theYes([answer("Later"), plain])).toBeUndefined();
  const filled = answer("Do it", undefined, true);
  expect(theYes([answer("Later"), filled])).toBe(filled);
});

it.each([
  ["Your card will be charged $45.00.", "GO BACK", "CHARGE MY CARD"],
  ["Kortiltasi veloitetaan 45,00 €.", "Hetki vielä", "Selvä, veloita"],
  ["등록하신 카드로 결제가 진행됩니다.", "닫기", "네, 결제할게요"],
])("presses the button that repeats a word of the question: %s", (question, no, yes) => {
  const answers = [no, yes].map((text) => button(text));
  expect(theYes(answers, question)).toBe(answers[1]);
  expect(theYes(answers)).toBeUndefined();
});

it.each([
  ["one is called so that it says no", ["", "p-button p-confirmdialog-reject-button"], 0],
  ["both are called by what they say", ["dialogCancel", "dialogConfirm"], 1],
  ["only one is called so that it says yes", ["btn", "btn btn-primary"], 1],
  ["both are called alike", ["btn btn-primary", "btn btn-primary"], undefined],
  ["nobody calls them anything", ["", ""], undefined],
])(
  "where words and looks do not tell two answers apart, their names in the page do: %s",
  (_why, names, at) => {
    const answers = ["Even wachten", "Doen!"].map((text, n) => ({ ...button(text), names: names[n] ?? "" }));
    expect(theYes(answers, "We schrijven 45,00 af.")).toBe(at === undefined ? undefined : answers[at]);
  },
);
