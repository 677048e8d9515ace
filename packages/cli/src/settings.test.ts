import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings, saveSettings, settingsFile } from "./settings.ts";

const url = "https://buy.example";
const apiKey = "ck_test_0123456789abcdef";

let homeFolder: string;
let warnings: string[];
const warn = (text: string) => void warnings.push(text);
beforeEach(async () => {
  homeFolder = await mkdtemp(join(tmpdir(), "cartwright-cli-"));
  warnings = [];
});
afterEach(() => rm(homeFolder, { recursive: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test("a saved key is readable to its owner alone", async () => {
  const host = { env: {}, homeFolder };
  const file = await saveSettings(host, { url, apiKey });
  expect(file).toBe(join(homeFolder, ".config/cartwright/config.json"));
  expect(await modeOf(file)).toBe(0o600);
  expect(await readSettings(host, { warn })).toMatchObject({ url, apiKey });
  expect(warnings).toEqual([]);
});

test("a file that others can read is mended, with a warning", async () => {
  const host = { env: {}, homeFolder };
  const file = await saveSettings(host, { url, apiKey });
  await chmod(file, 0o644);
  expect(await readSettings(host, { warn })).toMatchObject({ apiKey });
  expect(await modeOf(file)).toBe(0o600);
  expect(warnings).toEqual([expect.stringContaining("could be read by other users")]);
});

test("a saved key goes to the address that it was saved with, and to no other", async () => {
  const host = { env: { CARTWRIGHT_URL: "https://other.example" }, homeFolder };
  await saveSettings(host, { url, apiKey });
  expect(await readSettings(host, { warn })).toMatchObject({
    url: "https://other.example",
    apiKey: undefined,
  });
  expect((await readSettings(host, { url: `${url}/`, warn })).apiKey).toBe(apiKey);
});

test("the environment comes before the file", async () => {
  const env = {
    XDG_CONFIG_HOME: join(homeFolder, "x"),
    CARTWRIGHT_API_KEY: "ck_test_env",
    CARTWRIGHT_URL: url,
  };
  const host = { env, homeFolder };
  await saveSettings(host, { url: "https://other.example", apiKey });
  expect(settingsFile(host)).toBe(join(homeFolder, "x/cartwright/config.json"));
  expect(await readSettings(host, { warn })).toMatchObject({ url, apiKey: "ck_test_env" });
});

test.each(["localhost:4000", "file:///etc/passwd", ""])("refuses the address %j", async (address) => {
  await expect(readSettings({ env: {}, homeFolder }, { url: address, warn })).rejects.toThrow("address");
});
