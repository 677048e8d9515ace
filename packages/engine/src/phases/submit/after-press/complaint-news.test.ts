import { describe, expect, it } from "vitest";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import { rememberComplaints, watchComplaints } from "./complaint-news.ts";

const said = (text: string, copy?: number): PageError => ({
  text,
  kind: "field",
  place: { frame: Object.create(null), form: -1, isAside: false, copy },
});
const texts = (errors: readonly PageError[]) => errors.map(({ text }) => text);

/** Complaints before any press, before this press, and after it. */
function news(
  [first, before]: [PageError[], PageError[]],
  ...looks: { errors: PageError[]; document?: number; isAnswered?: boolean }[]
): string[] {
  const watch = watchComplaints(rememberComplaints(before, 1, rememberComplaints(first, 1)));
  return texts(looks.map((look) => watch({ document: 1, isAnswered: true, ...look })).at(-1) ?? []);
}

describe("a complaint", () => {
  it("in words of its own is news", () => {
    expect(news([[], []], { errors: [said("Postcode?", 1)], isAnswered: false })).toEqual(["Postcode?"]);
  });

  it("that was there before the press is none", () => {
    expect(news([[], [said("Postcode?", 1)]], { errors: [said("Postcode?", 1)] })).toEqual([]);
  });

  it("that was put up again is news only once the shop has answered", () => {
    const before: [PageError[], PageError[]] = [[], [said("Postcode?", 1)]];
    expect(news(before, { errors: [said("Postcode?", 2)], isAnswered: false })).toEqual([]);
    expect(news(before, { errors: [said("Postcode?", 2)] })).toEqual(["Postcode?"]);
  });

  it("that was gone for a while is news once the shop has answered", () => {
    const back = { errors: [said("Postcode?", 1)] };
    expect(news([[], back.errors], { errors: [] }, back)).toEqual(["Postcode?"]);
    expect(news([[], back.errors], { errors: [] }, { ...back, isAnswered: false })).toEqual([]);
  });

  it("that was there before any press is none, put up again or in another document", () => {
    const ever: [PageError[], PageError[]] = [[said("News?", 1)], []];
    expect(news(ever, { errors: [said("News?", 7)], document: 2 })).toEqual([]);
    expect(news([[said("News?", 1)], [said("News?", 1)]], { errors: [said("News?", 2)] })).toEqual([]);
  });

  it("that a press has caused is news in another document", () => {
    const declined = said("Declined.", 1);
    expect(news([[], [declined]], { errors: [declined], document: 2 })).toEqual(["Declined."]);
  });
});
