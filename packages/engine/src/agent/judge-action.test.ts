import { expect, test } from "vitest";
import type { TargetSnapshot } from "../page/in-page/presses/describe-target.ts";
import { type Circumstances, refusalOf } from "./judge-action.ts";

const button = (text: string): TargetSnapshot => ({
  text,
  spoken: "",
  names: "",
  href: "",
  isSubmit: true,
  isLink: false,
  enabled: true,
  looksShut: false,
  isInDialog: false,
  isInFrameOfPage: false,
  area: 4_000,
  top: 0,
  isFilled: true,
  isInText: false,
  addresses: [],
  isDownload: false,
  value: "",
  holdsOthers: false,
  isShown: true,
  control: null,
  selector: "button",
});
const around = (more: Partial<Circumstances> = {}): Circumstances => ({
  mayVisit: () => true,
  fields: [],
  isPaymentNear: false,
  isLastLook: false,
  isPayButton: false,
  ...more,
});
const press = (text: string, more?: Partial<Circumstances>) =>
  refusalOf({ kind: "click", ref: "e1" }, button(text), around(more));

test.each(["Continue", "Weiter", "Tally-ho", "Got it"])(
  "where all is given, a model does not press %j",
  (text) => {
    expect(press(text, { isLastLook: true })).toBe("it may place the order");
    expect(press(text)).toBeUndefined();
  },
);

test.each(["Continue to payment", "Edit"])("but it may press %j", (text) => {
  expect(press(text, { isLastLook: true })).toBeUndefined();
});
