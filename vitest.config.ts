import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// For the many processes that the tests start: what one has compiled the next does not compile again.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

/** How long an outcome may take on a busy machine before its test gives up on it. */
const expectations = { poll: { timeout: 20_000, interval: 20 } };

/** These wait for slow shops, dead workers and limits most of their time: begun last, they would be waited for alone. */
const waiting =
  /(slow-shops|unanswered-orders|one-press-one-order|launcher|killed-worker|killed-dispatchers|run-processes)\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification): boolean => waiting.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

/**
 * PGlite is PostgreSQL with one connection: what a statement does is the same on both, and is proved once. What depends on
 * there being many is proved on both: locks and limits under concurrent calls, jobs, notifications, several processes on one
 * database, a connection that is lost, migrations. What takes many connections to begin with runs on PostgreSQL alone.
 */
const onManyConnections = [
  "api-keys/**",
  "billing/{bill,report-usage}",
  "checkouts/**",
  "conformance/checkouts",
  "erasure/**",
  "http/{shut-down,storage-limits}",
  "live-view/killed-worker",
  "platform/{database,dead-workers,jobs,schedule,vault-rotation}",
  "runs/{drive-again,fair-shares,resilience,sealed-answers,silent-submitter,whole-server}",
  "signup/**",
  "webhooks/**",
].map((tests) => `packages/server/tests/${tests}${tests.endsWith("**") ? "/*" : ""}.test.ts`);

/** Two processes that report at the same time; a write that waits for an erasure; receivers of every kind. What one connection does with either, others prove on PGlite. */
const onPostgresAlone = ["billing/bill", "erasure/evidence-race", "webhooks/unreliable-receivers"].map(
  (tests) => `packages/server/tests/${tests}.test.ts`,
);

/**
 * Five projects. `fast` is what `npm run check` runs: pure code, beside the file it tests.
 * The others use the real thing: a real browser, a real database, a real listener. The server's
 * tests run on PGlite, and those of `onManyConnections` on PostgreSQL too. `product` starts everything as `npm start` does.
 *
 * One file more than there are cores, eight at most: what tests the real thing keeps them busy, and holds a browser.
 * No module keeps state, so files that run in the same process share what they import: loading the server anew for each
 * of its files would take longer than its tests.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
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
          exclude: onPostgresAlone,
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
          include: onManyConnections,
          globalSetup: ["packages/server/tests/support/start-postgres.ts"],
          provide: { database: "postgres" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
