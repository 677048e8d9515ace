import { expect, test } from "vitest";
import { findPublicSetting, isLoopbackUrl, type ReachSettings } from "./find-public-setting.ts";

const laptop: ReachSettings = {
  databaseUrl: undefined,
  host: "127.0.0.1",
  internalHost: "127.0.0.1",
  baseUrl: undefined,
  dashboardUrl: undefined,
  answerUrl: undefined,
  isBehindProxy: false,
};

test.each([
  {},
  { host: "::1" },
  { host: "127.8.8.8" },
  { host: "localhost" },
  { host: "LOCALHOST" },
  { host: "::ffff:127.0.0.1" },
  { baseUrl: "http://127.0.0.1:4000" },
  { baseUrl: "http://localhost.:4000/" },
  { baseUrl: "http://[::1]:4000" },
  { baseUrl: "http://api.localhost:4000", dashboardUrl: "http://localhost:4200" },
  { baseUrl: "http://2130706433/" },
])("%j is for the people at this machine", (settings) => {
  expect(findPublicSetting({ ...laptop, ...settings })).toBeUndefined();
});

test.each([
  [{ databaseUrl: "postgres://127.0.0.1/x" }, "DATABASE_URL"],
  [{ host: "0.0.0.0" }, "HOST"],
  [{ host: "::" }, "HOST"],
  [{ host: "192.168.1.4" }, "HOST"],
  [{ host: "::ffff:10.0.0.1" }, "HOST"],
  [{ host: "api.internal" }, "HOST"],
  [{ host: "api.localhost" }, "HOST"],
  [{ host: "127.0.0.1.nip.io" }, "HOST"],
  [{ internalHost: "10.0.0.7" }, "INTERNAL_HOST"],
  [{ baseUrl: "https://api.example.com" }, "BASE_URL"],
  [{ answerUrl: "https://answer.example.com" }, "ANSWER_URL"],
  [{ baseUrl: "http://127.0.0.1.nip.io" }, "BASE_URL"],
  [{ baseUrl: "http://localhost.example.com" }, "BASE_URL"],
  [{ baseUrl: "http://0.0.0.0:4000" }, "BASE_URL"],
  [{ baseUrl: "http://notlocalhost" }, "BASE_URL"],
  [{ baseUrl: "http://localhost@shop.example" }, "BASE_URL"],
  [{ dashboardUrl: "https://shop.example./" }, "DASHBOARD_URL"],
  [{ isBehindProxy: true }, "TRUST_PROXY"],
] as const)("%j is for others", (settings, name) => {
  expect(findPublicSetting({ ...laptop, ...settings })).toBe(name);
});

test("a URL that is none names no machine", () => {
  expect(isLoopbackUrl("localhost")).toBe(false);
});
