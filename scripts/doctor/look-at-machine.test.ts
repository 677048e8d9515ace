import { expect, it } from "vitest";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { lookAt } from "./finding.ts";
import { lookAtBrowser } from "./look-at-machine.ts";

it("reports a missing browser, and where to read what it needs", async () => {
  const config = readConfig({ CHROMIUM_PATH: "/nowhere/chromium" });
  const advice = "docs/deploy.md#chromiums-sandbox";
  expect(await lookAt("browser", advice, () => lookAtBrowser(config))).toEqual([
    {
      name: "browser",
      level: "problem",
      words: "The configured Chromium /nowhere/chromium cannot be used: there is no executable file",
      advice,
    },
  ]);
});

it("needs no browser on a machine that is no worker", async () => {
  const config = readConfig({ ROLES: "api", CHROMIUM_PATH: "/nowhere/chromium" });
  expect(await lookAtBrowser(config)).toMatchObject([{ level: "ok" }]);
});
