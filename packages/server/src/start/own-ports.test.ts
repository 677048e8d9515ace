import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { readOwnPorts } from "./own-ports.ts";

it("the mail server and the page's calls on this machine are among the service's own ports", () => {
  const config = readConfig({ SMTP_URL: "smtp://127.0.0.1:2525", INTERNAL_URL: "http://localhost:4400" });
  expect([...readOwnPorts(config)]).toEqual(expect.arrayContaining([2525, 4400]));
  expect(readOwnPorts(readConfig({ SMTP_URL: "smtps://localhost" }))).toContain(465);
  expect(readOwnPorts(readConfig({ SMTP_URL: "smtps://mail.example:2526" }))).not.toContain(2526);
});
