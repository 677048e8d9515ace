import { expect, it } from "vitest";
import { emailOf } from "./prove-by-code.ts";

it.each(["ada@example.com", "ada.l+shop@mail.example.co.uk", "o'neil@example.com", "anna@bücher.example"])(
  "a code is mailed to %s",
  (email) => {
    expect(emailOf({ contact: { email } })).toBe(email);
  },
);

it.each([
  "victim@example.com\r\nBcc: other@example.com",
  "victim@example.com, other@example.com",
  "victim@example.com;other@example.com",
  "<other@example.com> victim@example.com",
  "other@example.com (victim@example.com)",
  "=?utf-8?q?x=0D=0ABcc:_a@b.c?=@example.com",
  '"a,b"@example.com',
  "ada@example.com\u202e",
  "ada",
  "@example.com",
  `${"a".repeat(400)}@example.com`,
  7,
])("no code is mailed to %j", (email) => {
  expect(emailOf({ contact: { email } } as never)).toBeUndefined();
});
