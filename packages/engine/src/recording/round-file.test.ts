import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RecordedRound } from "./recorded-round.ts";
import { readRound, writeRound } from "./round-file.ts";

test("all that the run knew of the purchase is read back from the file of a round", () => {
  const file = new URL("rounds/buy-and-pay.json", import.meta.url);
  const known: Required<RecordedRound["known"]> = {
    isBuyerKnown: true,
    isPaymentChosen: true,
    isRegistering: true,
    isAddressOpen: true,
    isDeliveryAwaited: true,
    isLastLook: true,
    isLastForm: true,
    isNamed: true,
    isPaidLater: true,
  };
  const round = { ...readRound(readFileSync(file, "utf8")), known };
  expect(readRound(writeRound(round)).known).toEqual(known);
});
