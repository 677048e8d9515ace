import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { runConformance } from "./run-conformance.ts";

let server: TestServer;
let apiKey: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ apiKey } = await server.signup());
});
afterAll(() => server.close());

/** The suite calls tools by names of its own, and prompts, resources, logging, completion and tasks, none of which are here. */
const needsMore =
  /^(tools-call|input-required-result|elicitation|prompts|resources|tasks)-|^(completion-complete|logging-set-level|json-schema-2020-12|http-custom-header-server-validation)$/;

/** Of the scenarios that apply, the checks that would need such a tool or method as well. */
const untestable: Readonly<Record<string, readonly string[]>> = {
  "server-stateless": [
    "sep-2575-server-rejects-undeclared-capability",
    "sep-2575-missing-capability-http-400",
    "sep-2575-http-server-no-independent-requests-on-stream",
    "sep-2575-server-no-log-without-loglevel",
  ],
  caching: [
    "sep-2549-prompts-list-caching-hints",
    "sep-2549-resources-list-caching-hints",
    "sep-2549-resources-templates-list-caching-hints",
  ],
};

describe("the official conformance suite", () => {
  test.each([
    {
      revision: "2026-07-28",
      proved: {
        "server-stateless": 24,
        "tools-list": 4,
        caching: 4,
        "dns-rebinding-protection": 2,
        "http-header-validation": 14,
        "input-required-result-unsupported-methods": 2,
        "input-required-result-validate-input": 3,
      },
    },
    {
      revision: "2025-11-25",
      proved: { "server-initialize": 2, ping: 2, "tools-list": 3, "dns-rebinding-protection": 2 },
    },
  ])("finds nothing against $revision but what is not offered", async ({ revision, proved }) => {
    const results = await runConformance(server.baseUrl, { apiKey, revision });
    const passed = Object.keys(proved).map((scenario) => [scenario, results.get(scenario)?.passed]);
    expect(Object.fromEntries(passed)).toEqual(proved);
    const failures = [...results].flatMap(([scenario, { failed }]) =>
      needsMore.test(scenario)
        ? []
        : failed.filter((id) => !untestable[scenario]?.includes(id)).map((id) => `${scenario}: ${id}`),
    );
    expect(failures).toEqual([]);
  });
});
