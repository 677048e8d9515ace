import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// For the many processes that the tests start: what one has compiled the next does not compile again.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

/** How long an outcome may take on a busy machine before its test gives up on it. */
const expectations = { poll: { timeout: 20_000, interval: 20 } };

/**
 * Five projects. `fast` is what `npm run check` runs: pure code, beside the file it tests.
 * The others use the real thing: a real browser, a real database, a real listener. The server's
 * tests run twice, once on each database the product supports. `product` starts everything as `npm start` does.
 *
 * One file more than there are cores, eight at most: what tests the real thing keeps them busy, and holds a browser.
 * No module keeps state, so files that run in the same process share what they import: loading the server anew for each
 * of its files would take longer than its tests.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(8, availableParallelism() + 1),
    projects: [
      {
        test: {
          name: "fast",
          isolate: false,
          testTimeout: 20_000,
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          expect: expectations,
          include: ["packages/{engine,sandbox}/tests/**/*.test.ts"],
          maxConcurrency: 4,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "product",
          expect: expectations,
          include: ["tests/**/*.test.ts", "packages/dashboard/tests/**/*.test.ts"],
          globalSetup: ["tests/support/prepare-data.ts"],
          maxConcurrency: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server-pglite",
          isolate: false,
          expect: expectations,
          include: ["packages/server/tests/**/*.test.ts"],
          globalSetup: ["packages/server/tests/support/prepare-pglite.ts"],
          provide: { database: "pglite" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server-postgres",
          isolate: false,
          expect: expectations,
          include: ["packages/server/tests/**/*.test.ts"],
          globalSetup: ["packages/server/tests/support/start-postgres.ts"],
          provide: { database: "postgres" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
