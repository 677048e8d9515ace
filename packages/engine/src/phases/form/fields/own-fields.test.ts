import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { Objection } from "./objections.ts";
import { ownFields } from "./own-fields.ts";

const field = (given: Partial<Field>) =>
  ({
    role: "email",
    control: "text",
    form: 0,
    value: "",
    selector: "#email",
    sentBy: "",
    isAside: false,
    ...given,
  }) as Field;
const city = field({ role: "city", selector: "#city" });
const signUp = field({ selector: "#news", form: 1 });
const work = {
  emailFields: new Set(["#email"]),
  objections: new Map<string, Objection>(),
  complained: new Map<string, string>(),
} as const;

it("leaves out a form for an e-mail address alone, once the shop has that", () => {
  expect(ownFields(work, [city, signUp])).toEqual([city]);
});

it("keeps it as long as the shop has none, or where that was given in it", () => {
  expect(ownFields({ ...work, emailFields: new Set<string>() }, [city, signUp])).toEqual([city, signUp]);
  const own = field({ form: 1 });
  expect(ownFields(work, [city, own])).toEqual([city, own]);
});

it("keeps a step for an e-mail address alone beside sign-ups, if its button alone leads on", () => {
  const step = [field({ sentBy: "Continue" }), field({ selector: "#again", sentBy: "Continue" })];
  const offer = field({ selector: "#offer", form: 1, sentBy: "Get my voucher" });
  expect(ownFields({ ...work, emailFields: new Set<string>() }, [...step, offer])).toEqual(step);
  const other = field({ selector: "#other", form: 1, sentBy: "Continue" });
  expect(ownFields({ ...work, emailFields: new Set<string>() }, [...step, other])).toEqual([]);
});
