import type { Question } from "@cartwright/contract";
import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../visit.ts";
import { askForFields } from "./ask-for-fields.ts";

test("the parts of a birthday are asked for by what they are of", async () => {
  const questions: Question[] = [];
  const visit = {
    host: {
      ask: async (question: Question) => {
        questions.push(question);
        return {};
      },
    },
  } as unknown as Visit;
  const part = { role: "dateOfBirth", control: "select", choices: [] };
  const fields = [
    { ...part, name: "d", label: "Day" },
    { ...part, name: "born", label: "Date of birth" },
    { name: "tax", label: "Tax number", role: "taxId", control: "text" },
  ] as unknown as Field[];

  await askForFields(visit, fields, "shop.example");

  const titles = Object.values(questions[0]?.responseSchema.properties ?? {}).map(({ title }) => title);
  expect(titles).toEqual(["Date of birth: Day", "Date of birth", "Tax number"]);
  expect(questions[0]?.message).toContain('"Date of birth: Day", "Date of birth", "Tax number"');
});
