import { expect, it } from "vitest";
import { firstDefined } from "./first-defined.ts";

const never = new Promise<never>(() => undefined);

it("does not wait for the others", async () => {
  expect(await firstDefined([never, Promise.resolve(undefined), Promise.resolve(1)])).toBe(1);
});

it("is undefined where no answer is one", async () => {
  expect(await firstDefined([Promise.resolve(undefined), Promise.resolve(undefined)])).toBeUndefined();
});

it("fails with the first failure, and with none that comes after the answer", async () => {
  await expect(firstDefined([never, Promise.reject(new Error("gone"))])).rejects.toThrow("gone");
  expect(await firstDefined([Promise.resolve(1), Promise.reject(new Error("late"))])).toBe(1);
});
