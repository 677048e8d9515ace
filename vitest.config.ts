import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// For the many processes that the tests start: later ones reuse what earlier ones compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

/** How long a test waits for an outcome on a busy machine. */
const expectations = { poll: { timeout: 20_000, interval: 20 } };

/**
 * These tests mostly wait for slow shops, dead workers and limits, so they start first: started last, they
 * would run alone at the end.
 */
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
 * PGlite is PostgreSQL with one connection: a statement behaves the same on both, so it is tested once.
 * Behaviour that depends on several connections is tested on both: locks and limits under concurrent calls,
 * jobs, notifications, several processes on one database, lost connections, migrations. Tests that cannot
 * start with one connection run only on PostgreSQL.
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
  "runs/{drive-again,fair-shares,resilience,sealed-answers,shared-sign-ins,silent-submitter,whole-server}",
  "signup/**",
  "webhooks/**",
].map((tests) => `packages/server/tests/${tests}${tests.endsWith("**") ? "/*" : ""}.test.ts`);

/**
 * Two processes that report at the same time; a write that waits for an erasure; receivers of every kind; two
 * servers of which one takes over (on PGlite there is only one, and its start gives back all jobs). Other tests
 * cover the behaviour on a single connection with PGlite.
 */
const onPostgresAlone = [
  "billing/bill",
  "erasure/evidence-race",
  "runs/drive-again",
  "webhooks/unreliable-receivers",
].map((tests) => `packages/server/tests/${tests}.test.ts`);

/**
 * Six projects. `npm run check` runs `fast`: pure code, tested beside its file. `thorough` is pure as well,
 * but tries thousands of inputs or asks validators of other projects. The others use a real browser, a real
 * database, or a real listener. The server's tests run on PGlite, and those of `onManyConnections` also on
 * PostgreSQL. `product` starts everything as `npm start` does.
 *
 * One worker more than there are cores, at most eight: these tests keep the cores busy and hold a browser
 * each. No module keeps state, so files that run in the same process share their imports: loading the server
 * again for each of its files would take longer than its tests.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // Node runs these files as they are, as in production. Vite's runner would transform each of them and map each stack.
    experimental: { viteModuleRunner: false },
    maxWorkers: Math.min(8, availableParallelism() + 1),
    projects: [
      {
        test: {
          name: "fast",
          isolate: false,
          testTimeout: 20_000,
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.thorough.test.ts"],
        },
      },
      {
        test: {
          name: "thorough",
          isolate: false,
          testTimeout: 120_000,
          include: ["packages/*/src/**/*.thorough.test.ts", "scripts/**/*.thorough.test.ts"],
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          expect: expectations,
          include: ["packages/{engine,sandbox}/tests/**/*.test.ts"],
          maxConcurrency: 6,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "product",
          isolate: false,
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
