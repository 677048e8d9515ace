import { format, inspect } from "node:util";
import { expect, it } from "vitest";
import { Secret } from "./secret.ts";

it("shows a secret in no rendering of it", () => {
  const secret = new Secret("hunter2");
  const nested = { deep: [{ secret }] };
  const renderings = [
    JSON.stringify(nested),
    inspect(nested, { depth: 9, showHidden: true, getters: true }),
    `${secret}`,
    format("%s %o %j %O", secret, secret, nested, nested),
    JSON.stringify({ ...secret }),
    JSON.stringify(structuredClone({ ...secret })),
  ];
  expect(renderings.join("")).not.toContain("hunter2");
  expect(secret.reveal()).toBe("hunter2");
});
