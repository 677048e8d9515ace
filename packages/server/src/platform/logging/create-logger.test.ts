import { describe, expect, it } from "vitest";
import { Secret } from "../secret.ts";
import { createLogger } from "./create-logger.ts";

function record(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("trace", { write: (line) => lines.push(line) }));
  return lines.join("");
}

describe("the log", () => {
  it("hides what travels under a secret's name, at any of the depths in use", () => {
    const log = record((logger) => {
      logger.info({ token: "hunter2", a: { password: "hunter2" }, b: { c: { cvc: "hunter2" } } }, "said");
      logger.info({
        list: [{ headers: { cookie: "hunter2" } }],
        deep: { a: { b: { c: { d: { key: "hunter2" } } } } },
      });
      logger
        .child({ apiKey: "hunter2" })
        .warn({ secret: new Secret("hunter2"), vault: new Secret("hunter2") });
    });
    expect(log).not.toContain("hunter2");
  });

  it("tells what failed and where without what the error quotes", () => {
    const cause = new Error("GET https://user:hunter2@shop.test/embed?token=hunter2 failed");
    const error = new Error("fill: timed out\n  - fill(4242424242424242)", { cause });
    Object.assign(error, { detail: "Key (email)=(hunter2)", body: "hunter2" });
    const log = record((logger) => logger.error({ err: error }, "failed"));
    expect(log).toContain("fill: timed out");
    expect(log).toContain("create-logger.test.ts");
    expect(log).not.toMatch(/hunter2|4242/);
  });

  it("ends where what it is given goes round in a circle, and leaves the rest as it is", () => {
    const circle: Record<string, unknown> = { at: new Date(0), count: 3, names: ["a", "b"], nothing: null };
    circle.self = circle;
    const log = record((logger) => logger.info(circle, "said"));
    expect(JSON.parse(log)).toMatchObject({
      at: "1970-01-01T00:00:00.000Z",
      count: 3,
      names: ["a", "b"],
      nothing: null,
      self: { count: 3 },
    });
  });

  it("describes an error wherever it stands", () => {
    const error = Object.assign(new Error("it broke"), { detail: "hunter2" });
    const log = record((logger) => {
      logger.warn(error);
      logger.warn({ browser: { failure: error } }, "browser");
    });
    expect(log.match(/it broke/g)?.length).toBeGreaterThanOrEqual(2);
    expect(log).not.toContain("hunter2");
  });

  it("hides keys and card numbers in a message", () => {
    const log = record((logger) =>
      logger.error({ err: new Error("no ck_test_abcdefghijklmnop and no 4242 4242 4242 4242 here") }),
    );
    expect(log).not.toMatch(/abcdef|4242/);
  });
});
