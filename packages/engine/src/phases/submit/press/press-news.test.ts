import { describe, expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { sendsOtherForm, sentPieces } from "./press-news.ts";

const field = (role: Field["role"], form: number, value = "given") => ({ role, form, value });
const bare = { form: 1, isBare: true, isOfAnother: true, pieces: [] };

describe("a button that sends another form than the one that was filled in", () => {
  it.each([
    ["names an empty one", bare, [field("city", 0)], true],
    [
      "stands in an empty one, beside the card",
      { ...bare, isOfAnother: false },
      [field("cardNumber", 0)],
      true,
    ],
    [
      "stands in an empty one, where the address is kept already",
      { ...bare, isOfAnother: false },
      [field("city", 0)],
      false,
    ],
    ["names the one that was filled in", { ...bare, form: 0 }, [field("city", 0)], false],
    ["names one with choices of its own", { ...bare, isBare: false }, [field("city", 0)], false],
    ["names one where nothing was filled in", bare, [field("city", 0, "")], false],
    ["sends none", { ...bare, form: -1, isBare: false }, [field("city", 0)], false],
  ] as const)("%s", (_what, form, fields, isOther) => {
    expect(sendsOtherForm(form, fields)).toBe(isOther);
  });
});

it("a form that orders more pieces than should be bought is told", () => {
  expect(sentPieces({ pieces: [10] }, 1)).toBe("Its form orders 10 pieces, and 1 should be bought.");
  expect(sentPieces({ pieces: [2, 1] }, 2)).toBeUndefined();
});
