import { InvalidArgumentError } from "commander";

/** For options that take an amount of money. */
export function readAmount(text: string): string {
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(text)) throw new InvalidArgumentError("Write it as 60 or 60.00.");
  return text;
}
