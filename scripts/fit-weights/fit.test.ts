import { expect, test } from "vitest";
import { type Decision, fitWeights, flipsOf, withWeight } from "./fit.ts";

const today = { next_step: { submit: 8, lowest: 12, in_text: -26 }, order: { submit: 8 } };

function decision(name: string, more: Partial<Decision> = {}): Decision {
  const candidates = [
    { text: "Go on", shares: { submit: 1 } },
    { text: "Read more", shares: { lowest: 1 } },
  ];
  return { name, goal: "next_step", right: 0, candidates, ...more };
}

test("what led on against today's weights moves them, and only those that tell it from the rest", () => {
  const changes = fitWeights([decision("a"), decision("b")], today);
  expect(changes.length).toBeGreaterThan(0);
  for (const { goal, reason, from, to } of changes) {
    expect(goal).toBe("next_step");
    if (reason === "submit") expect(to).toBeGreaterThan(from);
    else expect([reason, to < from]).toEqual(["lowest", true]);
  }
  const after = changes.reduce(withWeight, today as never);
  expect(flipsOf([decision("a")], today, after)).toMatchObject([{ effect: "better", after: "Go on" }]);
});

test("decisions that today's weights explain change nothing", () => {
  const clear = decision("a", {
    candidates: [
      { text: "Go on", shares: { submit: 1, lowest: 20 } },
      { text: "Terms", shares: { in_text: 1 } },
    ],
  });
  expect(fitWeights([clear], today)).toEqual([]);
});

test("a change says which other decision it would spoil", () => {
  const after = withWeight(today, { goal: "next_step", reason: "submit", to: 40 });
  const [flip, ...others] = flipsOf(
    [decision("a", { right: 1 }), decision("b", { goal: "order" })],
    today,
    after,
  );
  expect(flip).toEqual({
    name: "a",
    goal: "next_step",
    before: "Read more",
    after: "Go on",
    effect: "worse",
  });
  expect(others).toEqual([]);
});
