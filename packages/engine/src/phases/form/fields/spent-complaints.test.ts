import { expect, it } from "vitest";
import { noteComplaints, withoutSpent } from "./spent-complaints.ts";

const phone = { name: "phone", label: "Phone", value: "12", invalid: "Digits only" };

it("drops a complaint once the value that it was seen with has changed", () => {
  const complained = new Map<string, string>();
  noteComplaints(complained, [phone], { idleMs: 0 });

  expect(withoutSpent([phone], complained)).toEqual([phone]);
  const changed = { ...phone, value: "34" };
  expect(withoutSpent([changed], complained)).toEqual([{ ...changed, invalid: undefined }]);
});

it("keeps what is said of the new value in other words", () => {
  const complained = new Map<string, string>();
  noteComplaints(complained, [phone], { idleMs: 0 });
  const other = { ...phone, value: "34", invalid: "Too short" };
  noteComplaints(complained, [other], { idleMs: 0 });

  expect(withoutSpent([other], complained)).toEqual([other]);
});

it("keeps what a page still says of the new value after every way on was tried", () => {
  const complained = new Map<string, string>();
  noteComplaints(complained, [phone], { idleMs: 0 });
  const changed = { ...phone, value: "34" };
  noteComplaints(complained, [changed], { idleMs: 10_000 });

  expect(withoutSpent([changed], complained)).toEqual([changed]);
});
