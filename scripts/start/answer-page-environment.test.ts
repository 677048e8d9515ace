import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { answerPageEnvironment } from "./answer-page-environment.ts";

const settings = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
const examples = [...settings.matchAll(/^\| `([A-Z_]+)` \| .+? \| `(.+?)` \|/gm)].map(
  ([, name, example]) => ({
    name: String(name),
    example: String(example),
  }),
);
/** Settings that are refused without another one. */
const needs: Readonly<Record<string, object>> = {
  OIDC_ISSUER: { OIDC_CLIENT_ID: "cartwright-dashboard" },
  OIDC_CLIENT_ID: { OIDC_ISSUER: "https://id.shop-agent.example" },
  OIDC_AUDIENCE: { OIDC_ISSUER: "https://id.shop-agent.example", OIDC_CLIENT_ID: "cartwright-dashboard" },
};

it.each(examples)("the answer page starts where $name is set", ({ name, example }) => {
  const environment = { [name]: example, ...needs[name] };
  expect(() => readConfig(answerPageEnvironment(environment))).not.toThrow();
});

it("the answer page gets no secret but its own", () => {
  const all = Object.fromEntries(examples.map(({ name, example }) => [name, example]));
  const names = Object.keys(answerPageEnvironment(all)).filter((name) =>
    /KEY|TOKEN|SECRET|SMTP|STRIPE/.test(name),
  );
  expect(names).toEqual(["INTERNAL_SECRET"]);
});
