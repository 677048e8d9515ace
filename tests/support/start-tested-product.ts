import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { type RunningProduct, startProduct } from "../../scripts/start-product.ts";
import "./prepare-data.ts";

/** The product as `npm start` runs it, with its own data folder that is already initialised. */
export function startTestedProduct(
  environment: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Promise<RunningProduct> {
  return startProduct(environment, onLine, fillDataFolder);
}

/** For tests that choose their own data folder, to start in it again. */
export function fillDataFolder(folder: string): Promise<void> {
  return cp(inject("productData"), folder, { recursive: true });
}
