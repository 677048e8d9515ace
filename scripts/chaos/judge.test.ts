import { expect, it } from "vitest";
import { type Facts, judge } from "./judge.ts";

type Checkout = Facts["checkouts"][number];

const bought: Checkout = {
  id: "one",
  store: "hartwell",
  email: "a@example.com",
  goal: "purchase",
  status: "succeeded",
  code: undefined,
  receipt: { number: "HW1", total: "18.00" },
};
const order = { store: "hartwell", email: "a@example.com", number: "HW1", total: "18.00" };
const facts: Facts = {
  checkouts: [bought],
  orders: [order],
  changes: [{ checkoutId: "one", status: "succeeded" }],
  received: [{ checkoutId: "one", status: "succeeded" }],
  usage: [{ tenantId: "t", completed: 1, counted: 1 }],
  unheard: [],
  leaks: [],
  processesLeft: [],
  hungRequests: 0,
  failedInRollingRestart: [],
};
const failed = { ...bought, status: "failed", receipt: undefined } as const;

it("finds nothing where everything holds", () => {
  expect(judge(facts)).toEqual([]);
});

it.each<[string, Partial<Facts>]>([
  ["double_order", { orders: [order, { ...order, number: "HW2" }] }],
  ["untold_order", { orders: [] }],
  ["untold_order", { orders: [{ ...order, store: "fennelrye" }] }],
  ["untold_order", { checkouts: [{ ...failed, code: "timed_out" }] }],
  ["untold_order", { checkouts: [{ ...bought, goal: "quote" }] }],
  ["wrong_receipt", { orders: [{ ...order, total: "19.00" }] }],
  ["stuck", { checkouts: [{ ...bought, status: "running" }], orders: [] }],
  ["lost", { checkouts: [{ ...bought, status: undefined }], orders: [] }],
  ["lost", { unheard: ["two"] }],
  ["lost_event", { received: [{ checkoutId: "one", status: "running" }] }],
  ["usage", { usage: [{ tenantId: "t", completed: 1, counted: 2 }] }],
  ["secret", { leaks: ["a log: card"] }],
  ["process_left", { processesLeft: ["7 chromium"] }],
  ["hang", { hungRequests: 1 }],
  ["rolling_restart", { failedInRollingRestart: ["503"] }],
])("finds a %s", (rule, changed) => {
  expect(judge({ ...facts, ...changed }).map((violation) => violation.rule)).toEqual([rule]);
});

it("takes an order for one that may exist where the checkout says so", () => {
  expect(judge({ ...facts, checkouts: [{ ...failed, code: "order_state_unknown" }] })).toEqual([]);
});
