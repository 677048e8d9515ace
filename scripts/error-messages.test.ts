import { readFileSync } from "node:fs";
import { messages } from "@cartwright/contract";
import { expect, it } from "vitest";

const documented = readFileSync(new URL("../docs/errors.md", import.meta.url), "utf8");

/** Arguments of messages that take an object, as documented. Other messages take positional values. */
const objectsOf: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "checkouts.sandboxOnly": (["testKey", "sandboxOnlyAccount"] as const).map((because) => [
    { host: "<host>", because, sandboxMerchants: ["<sandboxMerchants>"] },
  ]),
  "runs.orderTotalAboveMaxCost": [[{ amount: "<total>" }, { amount: "<maxCost>" }]],
  "apiKeys.cannotGrant": [[["<scopes>"]]],
};

type Message = string | ((...values: never[]) => string);

/** The texts with parameter names as placeholders: `Daily checkout limit reached (<limit> per 24h).` */
function textsOf(name: string, message: Message): string[] {
  if (typeof message === "string") return [message];
  const calls = objectsOf[name] ?? [parametersOf(message).map((parameter) => `<${parameter}>`)];
  return calls.map((values) => message(...(values as never[])));
}

function parametersOf(message: (...values: never[]) => string): string[] {
  const [, list = ""] = /^\(?([\w\s,]*)\)?\s*=>/.exec(String(message)) ?? [];
  return list
    .split(",")
    .map((parameter) => parameter.trim())
    .filter(Boolean);
}

const all = Object.entries(messages).flatMap(([group, ofGroup]) =>
  Object.entries<Message>(ofGroup).map(([name, message]) => [`${group}.${name}`, message] as const),
);

it.each(all)("docs/errors.md tells the cause and the cure of %s", (name, message) => {
  const rows = documented.split("\n").filter((line) => line.startsWith("|"));
  for (const text of textsOf(name, message)) {
    const row = rows.find((line) => line.includes(`| \`${text}\` |`));
    expect(row, `a row of "${text}"`).toBeDefined();
    expect(row?.split("|").filter((cell) => cell.trim() !== "").length).toBeGreaterThanOrEqual(3);
  }
});
