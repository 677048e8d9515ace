import { expect, test } from "vitest";
import { watchEarlyReceipts } from "./refuse-unasked-order.ts";

const look = (...lines: string[]) => ({ reading: { frames: [{ lines }] } }) as never;
const visit = { orderPresses: { isNothingOrdered: true }, order: { url: "https://inn.example/" } } as never;

test("a receipt that a script draws in the place of the form is noticed", () => {
  const check = watchEarlyReceipts(visit);
  check(look("Book your stay", "Total for your stay: £354.00"));
  check(look("Book your stay", "Total for your stay: £354.00"));
  const receipt = look("Thank you, Helen. Your booking is confirmed.", "Booking reference: SB-4471");
  expect(() => check(receipt)).toThrow();
});
