import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { type RunningProduct, startProduct } from "../../scripts/start-product.ts";
import "./prepare-data.ts";

/** The product as `npm start` runs it, in a data folder of its own that has seen a start before. */
export function startTestedProduct(
  environment: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Promise<RunningProduct> {
  return startProduct(environment, onLine, fillDataFolder);
}

/** For tests that name their data folder, because they start again in it. */
export function fillDataFolder(folder: string): Promise<void> {
  return cp(inject("productData"), folder, { recursive: true });
}
